"""Measurements of speed: each prints figures beside a baseline that it takes itself, in the same minute."""
