from __future__ import annotations

import io
from typing import Any

import chess.pgn

from server.analysis.collection.openings.pgn_export import tree_pgn
from server.analysis.game.game import parse_game
from tests.analysis.collection.openings.test_tree import BY_BISHOP, ITALIAN, OTHER, fault, source, tree


def made(language: str = "en") -> str:
    found: Any = tree(
        source(1, ITALIAN, win=0.8, faults=[fault(2, "black")]),
        source(2, ITALIAN, "0-1", win=0.4),
        source(3, BY_BISHOP, "1/2-1/2", win=0.6),
        source(4, OTHER),
    )
    return tree_pgn(found, "Cup", language)


def test_the_most_played_line_stands_first_and_each_move_says_its_games() -> None:
    game = chess.pgn.read_game(io.StringIO(made()))
    assert game is not None and not game.errors
    assert [move.uci() for move in game.mainline_moves()][:3] == ["e2e4", "e7e5", "g1f3"]
    first = game.next()
    assert first is not None
    assert first.comment == "3 games: +1 =1 -1; White’s chances after the opening: 0.6"
    second = first.next()
    assert second is not None
    assert second.comment.endswith("an error in 1 of them")
    assert [other.san() for other in game.variations] == ["e4", "d4"]
    assert game.variations[1].comment == "1 game"


def test_readers_take_it_in_every_language() -> None:
    assert not parse_game(made("de")).notices
    german = " ".join(made("de").split())
    assert "4 Partien" in german and "Aussichten von Weiß nach der Eröffnung: 0,6" in german
