"""The point of a move: what it hits, threatens, leaves or stops, as small searches around it show."""
