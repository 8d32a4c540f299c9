"""Mates that are allowed, missed, brought nearer, put off."""

from __future__ import annotations

from tests.analysis.reasons.situations import MISSES_MATE, facts, kinds, said

FOOL = ("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g4")
LATE = "7k/8/8/8/8/8/5R2/K5R1 w - - 0 1"


def test_a_mate_that_was_not_there_is_allowed() -> None:
    found = facts(*FOOL, ("Nc3 Nf6", -47), ("Qh4#", "#-1"))
    assert found[0]["kind"] == "allows_mate"
    assert found[0]["in"] == 1
    assert found[0]["base"] == "after"
    assert found[0]["san"] == ["Qh4#"]
    assert said(*FOOL, ("Nc3 Nf6", -47), ("Qh4#", "#-1")).startswith("Allows mate in one: 2…Qh4#.")


def test_a_mate_of_ones_own_is_missed() -> None:
    found = facts(*MISSES_MATE)
    assert found[0]["kind"] == "misses_mate"
    assert found[0]["in"] == 1
    assert found[0]["base"] == "before"
    assert said(*MISSES_MATE).startswith("Misses mate in one: 29.Qxf8#.")


def test_what_was_mate_anyway_comes_sooner() -> None:
    told = ("k7/8/8/8/8/8/7p/K6q w - - 0 1", "Ka2", ("Kb2 Qd1", "#-5"), ("Qb1+", "#-2"))
    found = facts(*told)
    assert {"kind": "noise"} in found
    assert [(fact["in"], fact["was"]) for fact in found if fact["kind"] == "shortens"] == [(2, 5)]
    assert said(*told, language="en").startswith("Brings the mate 3 moves closer; the game was lost anyway.")


def test_a_mate_that_takes_longer_is_no_missed_one() -> None:
    found = facts(LATE, "Kb2", ("Rh2#", "#1"), ("Kh7 Rh2#", "#2"))
    assert "prolongs" in kinds(found)
    assert "misses_mate" not in kinds(found)


def test_a_mate_that_takes_much_longer_counts_as_missed() -> None:
    assert "misses_mate" in kinds(facts(LATE, "Kb2", ("Rh2#", "#1"), ("Kh7 Rh2#", "#9")))


def test_the_way_to_mate_is_kept() -> None:
    told = (LATE, "Kb2", ("Kb2 Kh7 Rh2#", "#2"), ("Kh7 Rh2#", "#1"))
    assert "mates" in kinds(facts(*told))
    assert said(*told) == "Mate follows next move."
