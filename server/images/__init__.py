"""Drawn images of a review: a board, a card for link previews, an animation.

Drawing is pure (a picture in, SVG text or image bytes out) and knows no web and no store. It takes too long
for the web process, which has a child do it (`server/web/makers.py`).
"""
