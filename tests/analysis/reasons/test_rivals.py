"""Why there was no other move."""

from __future__ import annotations

import pytest

from server.analysis.classes import Classification
from server.analysis.events.values import Proofs
from server.analysis.reasons.explain import Scene, facts_of
from tests.analysis.reasons.situations import SAAVEDRA, facts, kinds, said, scene


def test_the_only_legal_move_out_of_check() -> None:
    told = ("k7/8/8/8/8/1p6/r7/K7 w - - 0 1", "Kb1", ("Kb1 Kb7", -900), ("Kb7 Kc1", -900))
    assert {"kind": "only_legal", "name": "check"} in facts(*told)
    assert said(*told) == "The only way out of check."


@pytest.mark.parametrize(
    ("best", "second", "kept", "sentence"),
    [
        (400, 0, "win", "The only move that keeps the win."),
        (150, -100, "advantage", "The only move that keeps the advantage."),
        (0, -300, "balance", "The only move that keeps the balance."),
        (-300, -700, "rest", "Everything else loses faster."),
        (0, "#-2", "mate", "The only move that avoids mate."),
        (244, -400, "win", "The only move that keeps the win."),
        (241, -400, "advantage", "The only move that keeps the advantage."),
        (82, -400, "advantage", "The only move that keeps the advantage."),
        (79, -400, "balance", "The only move that keeps the balance."),
        (-138, -700, "balance", "The only move that keeps the balance."),
        (-141, -700, "rest", "Everything else loses faster."),
    ],
)
def test_the_only_good_move_keeps_what_is_there(
    best: int, second: int | str, kept: str, sentence: str
) -> None:
    told = (SAAVEDRA, "c7", ("c7 Rd6+", best), ("Rd6+ Kb5", best), ("Kb7 Rd7+", second))
    found = facts(*told, classification=Classification.CRITICAL)
    (only,) = (fact for fact in found if fact["kind"] == "only_good")
    assert only["name"] == kept
    assert said(*told, classification=Classification.CRITICAL).startswith(sentence)


def test_of_two_good_moves_neither_is_the_only_one() -> None:
    told = (SAAVEDRA, "c7", ("c7 Rd6+", 400), ("Rd6+ Kb5", 400), ("Kb7 Rd7+", 350))
    assert "only_good" not in kinds(facts(*told, classification=Classification.BEST))
    assert "only_good" not in kinds(facts(*told))
    assert "only_good" not in kinds(facts(*told, classification=Classification.CRITICAL)), "it wins too"


def test_the_next_best_must_miss_what_is_kept_by_a_margin() -> None:
    kept = [
        second
        for second in (250, 239, 221, 180, 0)
        for told in [(SAAVEDRA, "c7", ("c7 Rd6+", 400), ("Rd6+ Kb5", 400), ("Kb7 Rd7+", second))]
        if "only_good" in kinds(facts(*told, classification=Classification.CRITICAL))
    ]
    assert kept == [180, 0]


@pytest.mark.parametrize(("lost", "only"), [(None, True), (0.4, True), (0.12, False), (0.0, False)])
def test_a_search_that_tells_the_next_best_apart_knows_better(lost: float | None, only: bool) -> None:
    told = (SAAVEDRA, "c7", ("c7 Rd6+", 400), ("Rd6+ Kb5", 400), ("Kb7 Rd7+", 0))
    seen = scene(*told, classification=Classification.CRITICAL)
    answer = [seen.answer] if seen.answer else []
    proofs: Proofs = {} if lost is None else {"rival": lost}
    looked = Scene(seen.board, seen.move, seen.lines, answer, seen.context, proofs)
    assert ("only_good" in kinds(facts_of(looked))) is only


def test_what_loses_faster_loses_by_a_margin_too() -> None:
    told = (SAAVEDRA, "c7", ("c7 Rd6+", -300), ("Rd6+ Kb5", -300), ("Kb7 Rd7+", -330))
    assert "only_good" not in kinds(facts(*told, classification=Classification.CRITICAL))
