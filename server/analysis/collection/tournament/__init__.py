"""A collection's games as a tournament: who met whom, how they stand, what was best. Pure; docs/rounds.md."""
