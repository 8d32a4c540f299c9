"""Engines: finding them, talking to them, and deciding what they are asked and how much.

`budget` (nodes, deadlines) < `base` (what an engine is) < `info`, `uci` (one UCI engine), `locate` (which
one), `plan` (what needs a search at all), `second_look` (how a position's nodes are spent) and `pool` (many
engines on one game). Nothing here knows classes of
moves.
"""
