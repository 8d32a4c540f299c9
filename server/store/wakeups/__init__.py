"""Telling other processes at once what has changed in the store, where PostgreSQL or Redis can carry it. The
store stays the truth: a wake-up that is lost costs a second, until somebody looks by himself."""
