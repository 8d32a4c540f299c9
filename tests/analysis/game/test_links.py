"""An address alone is told as one, with what to press where it leads."""

from __future__ import annotations

import json

import pytest

from server.analysis.errors import GameError
from server.analysis.game.game import parse_game
from server.analysis.game.links import link_kind
from server.analysis.game.pgn_text import split_games
from server.analysis.game.privacy import hide_names
from server.system.paths import ROOT

CASES = json.loads((ROOT / "tests" / "data" / "pasted.json").read_text())["links"]


@pytest.mark.parametrize(("text", "kind"), CASES)
def test_an_address_is_known_by_its_host(text: str, kind: str | None) -> None:
    assert link_kind(text) == kind


@pytest.mark.parametrize("read", [parse_game, split_games, hide_names])
@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("https://lichess.org/AbCdEfGh", "link to lichess"),
        ("https://lichess.org/study/abcdefgh", "study on lichess"),
        ("https://www.chess.com/game/live/1", "link to chess.com"),
        ("https://example.org/1", "That is a link."),
    ],
)
def test_a_link_has_a_sentence_of_its_own(read: object, link: str, words: str) -> None:
    assert callable(read)
    with pytest.raises(GameError) as told:
        read(f" {link}\n")
    assert told.value.code == "link"
    assert words in told.value.message
    assert told.value.place is None
