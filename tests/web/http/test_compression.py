from __future__ import annotations

import gzip

import brotli
import pytest

from server.web.http.compression import coding_of, packed


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", ""),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "gzip"),
        ("br;q=0, gzip;q=0", ""),
        ("identity", ""),
        ("zstd", ""),
        ("*", "br"),
        ("*;q=0", ""),
        ("br;q=x", ""),
        ("x" * 300 + ", gzip", "gzip"),
    ],
)
def test_the_best_coding_that_the_asker_takes(accepted: str, coding: str) -> None:
    assert coding_of(accepted) == coding
    assert coding_of(accepted) == coding, "and so when it is remembered"


def test_what_is_packed_can_be_unpacked() -> None:
    body = b"1. e4 e5 2. Nf3 " * 100
    assert brotli.decompress(packed(body, "br")) == body
    assert gzip.decompress(packed(body, "gzip")) == body
    assert packed(body, "") == body
    assert packed(body, "gzip") == packed(body, "gzip"), "the same whenever it is made"
