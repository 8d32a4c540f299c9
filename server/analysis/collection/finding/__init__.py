"""Finding games by a position, by material or by a pawn structure."""
