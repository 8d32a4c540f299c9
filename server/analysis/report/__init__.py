"""What a finished game amounts to: figures, key moments, the annotated PGN."""
