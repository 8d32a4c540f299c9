"""The database itself: its tables and connections, migrations, copies, checks."""
