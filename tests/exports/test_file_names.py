from __future__ import annotations

from typing import Any

import pytest

from server.exports.file_names import file_name, title_file_name
from tests.folded import fold


def state(**headers: str) -> Any:
    return {**fold([]), "game": {"headers": headers}}


@pytest.mark.parametrize(
    ("headers", "name"),
    [
        ({"White": "Ann", "Black": "Bob"}, "ann-bob.pgn"),
        ({"White": "Müller, José", "Black": "Ångström"}, "muller-jose-angstrom.pgn"),
        ({"White": "../../etc/passwd", "Black": 'a"b\r\nc'}, "etc-passwd-a-b-c.pgn"),
        ({"White": "", "Black": "Bob"}, "bob.pgn"),
        ({"White": "?", "Black": "棋手"}, "game.pgn"),
        ({}, "game.pgn"),
        ({"StudyName": "Endgames", "ChapterName": "Lucena's bridge"}, "lucena-s-bridge.pgn"),
    ],
)
def test_a_file_is_called_after_its_players(headers: dict[str, str], name: str) -> None:
    assert file_name(state(**headers)) == name


def test_a_review_without_a_game_has_a_name_too() -> None:
    assert file_name(fold([])) == "game.pgn"


def test_names_are_cut_and_never_end_in_a_hyphen() -> None:
    assert file_name(state(White="a" * 79 + " b")) == "a" * 79 + ".pgn"
    assert title_file_name("x" * 200) == "x" * 80 + ".pgn"


def test_a_collection_is_called_after_its_title() -> None:
    assert title_file_name("Club Cup 2026!") == "club-cup-2026.pgn"
    assert title_file_name("???") == "games.pgn"
