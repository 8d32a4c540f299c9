"""The texts that people read, in their language, and the letters of the pieces."""
