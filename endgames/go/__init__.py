"""Late Go endgames as sums of local games: safe blocks, local trees, values, best moves."""
