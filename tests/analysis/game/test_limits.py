"""How large a text may be, to the byte."""

from __future__ import annotations

import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.limits import GameLimits, check_text


def test_the_limits_are_those_that_are_promised() -> None:
    assert GameLimits() == GameLimits(
        bytes=1_048_576,
        games=200,
        plies=600,
        variation_depth=20,
        variation_nodes=5_000,
        header_chars=1_000,
        comment_chars=10_000,
    )


def test_tokens_grow_with_the_moves_that_are_taken() -> None:
    assert GameLimits().tokens == 54_800
    assert GameLimits(plies=700, variation_nodes=5_000).tokens == 55_600


def test_the_size_is_counted_in_bytes_of_utf_8() -> None:
    check_text("½½½½½", max_bytes=10)
    with pytest.raises(LimitError) as caught:
        check_text("½½½½½", max_bytes=9)
    assert caught.value.code == "text_too_large"


def test_both_sizes_are_told_in_kib() -> None:
    with pytest.raises(LimitError, match=r"is 3 KiB long; Kibitz accepts up to 2 KiB"):
        check_text("x" * 3072, max_bytes=2048)


def test_what_is_no_character_is_counted_all_the_same() -> None:
    check_text("1. e4 \ud800", max_bytes=7)
    with pytest.raises(LimitError):
        check_text("1. e4 \ud800", max_bytes=6)


@pytest.mark.parametrize("text", ["", " \r\n\t", "\ufeff \ufeff\n"])
def test_nothing_is_refused_as_empty(text: str) -> None:
    with pytest.raises(GameError) as caught:
        check_text(text, max_bytes=100)
    assert caught.value.code == "empty"


def test_one_sign_is_something() -> None:
    check_text("\ufeff*", max_bytes=100)
