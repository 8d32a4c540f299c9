"""Collections: their games, their edits, the rounds that they follow, the digests of their seasons."""
