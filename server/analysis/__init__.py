"""The chess of Kibitz. Knows no Flask, no SQL and no queue."""
