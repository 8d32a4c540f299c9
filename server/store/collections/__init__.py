"""Collections: their games, their edits, whom or what they follow, the digests of their seasons."""
