"""Kibitz: a chess game review that streams into the page."""

__version__ = "0.26.0"
