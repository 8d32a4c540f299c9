"""review(): a game, an engine pool and options in, events out, in stages (`pipeline.py`)."""
