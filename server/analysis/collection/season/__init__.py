"""A season: what the reviews of a collection say of one player, added up. Pure."""
