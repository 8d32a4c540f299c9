"""Combinatorial games: values, sums, thermographs, names. Knows no board (`docs/games.md`)."""
