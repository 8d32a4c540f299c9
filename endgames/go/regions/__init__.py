"""What is compiled: the proof that a side has a score."""
