"""Compiled playouts."""
