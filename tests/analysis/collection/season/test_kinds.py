from __future__ import annotations

from typing import Any

import pytest

from server.analysis.collection.season.kinds import UNPROVEN, kinds_of, split


@pytest.mark.parametrize(
    ("fact", "word"),
    [
        ({"kind": "hangs", "name": "left"}, "allowed:hangs"),
        ({"kind": "misses_win"}, "missed:misses_win"),
        ({"kind": "no_recapture"}, "missed:no_recapture"),
        ({"kind": "gives_back"}, "given_up:gives_back"),
        ({"kind": "motif", "name": "fork", "side": "black"}, "allowed:motif.fork"),
        ({"kind": "motif", "name": "fork", "side": "white"}, "missed:motif.fork"),
        ({"kind": "motif", "name": "fork"}, "missed:motif.fork"),
        ({"kind": "motif"}, "missed:motif"),
        ({"kind": "perpetual", "name": "misses"}, "missed:perpetual.misses"),
        ({"kind": "stalemate", "name": "gives"}, "allowed:stalemate.gives"),
        ({"kind": "king", "name": "castling_lost"}, "given_up:king.castling_lost"),
        ({"kind": "threat", "name": "overlooked"}, "allowed:threat.overlooked"),
        ({"kind": "threat", "name": "met"}, "other:unproven"),
        ({"kind": "point", "name": "hits-two"}, "allowed:point.double_attack"),
        ({"kind": "better", "name": "pins-guard"}, "missed:better.pin"),
        ({"kind": "better", "name": "order"}, "missed:better.other"),
        ({"kind": "noise"}, "other:noise"),
        ({"kind": "result", "name": "win_to_draw"}, "given_up:result.win_to_draw"),
        ({"kind": "result", "name": "slower"}, "other:unproven"),
    ],
)
def test_a_fact_is_counted_by_kind_and_by_whose_it_was(fact: Any, word: str) -> None:
    assert kinds_of([fact], "white") == [word]


def test_each_kind_counts_once_and_merits_do_not() -> None:
    facts: Any = [
        {"kind": "hangs", "name": "left"},
        {"kind": "activity", "name": "takes"},
        {"kind": "develops"},
        {"kind": "hangs", "name": "moved"},
    ]
    assert kinds_of(facts, "black") == ["allowed:hangs"]


def test_a_fault_that_nothing_proves_has_a_kind_of_its_own() -> None:
    assert kinds_of([], "white") == [f"other:{UNPROVEN}"]
    assert kinds_of([{"kind": "motif", "name": "sacrifice", "side": "white"}], "white") == ["other:unproven"]


def test_a_word_comes_apart_again() -> None:
    assert split("given_up:king.castling_lost") == ("given_up", "king.castling_lost")
    assert split("other:unproven") == ("other", "unproven")
    assert split("strange:thing") == ("other", "thing")
