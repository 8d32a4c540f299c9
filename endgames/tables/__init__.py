"""Exact answers where few men are left: tables of our own, and Syzygy's."""
