"""What the reviews of a collection say together: as a tournament, and of one player."""
