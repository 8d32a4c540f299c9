"""From bytes to games: text, its faults, the moves of a game, the book of openings."""
