"""Makes tables, in a process of its own: numba is here and nowhere else in the tables."""
