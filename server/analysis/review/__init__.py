"""review(): a game, an engine pool and options in, events out. The order of things."""
