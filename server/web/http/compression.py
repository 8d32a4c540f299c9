"""How an answer is packed for its way: the coding that its asker takes, and the packing itself."""

from __future__ import annotations

import functools
import gzip

import brotli
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

CODINGS = ("br", "gzip")
"""The better first. zstd, which Flask-Compress knows too, makes larger files at a like price."""
BROTLI_LEVEL = 6
SMALLEST = 500
"""Bytes below which packing wins nothing."""

_GZIP_LEVEL = 6
_LONGEST_REMEMBERED = 200


def coding_of(accepted: str) -> str:
    """One of CODINGS for the header `Accept-Encoding`, or "" for none."""
    return _remembered(accepted) if len(accepted) <= _LONGEST_REMEMBERED else _best(accepted)


def packed(body: bytes, coding: str) -> bytes:
    """`body` in one of CODINGS; "": as it is."""
    if coding == "br":
        made: bytes = brotli.compress(body, mode=brotli.MODE_TEXT, quality=BROTLI_LEVEL)
        return made
    return gzip.compress(body, _GZIP_LEVEL, mtime=0) if coding == "gzip" else body


def _best(accepted: str) -> str:
    wanted = parse_accept_header(accepted, Accept)
    best = max(CODINGS, key=wanted.quality)  # the first of those that are wanted alike
    return best if wanted.quality(best) > 0 else ""


_remembered = functools.lru_cache(256)(_best)
"""Browsers send a handful of these headers."""
