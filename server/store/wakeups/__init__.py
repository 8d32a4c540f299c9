"""Telling other processes at once what has changed in the store, if it is in PostgreSQL. The store stays the
truth: after a wake-up that is lost a process finds the change a second later, when it looks itself."""
