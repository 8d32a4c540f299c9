"""By which means lines win."""

from __future__ import annotations

from tests.analysis.reasons.situations import LEAVES_B7, facts, kinds, said


def test_a_fork_is_told_where_the_line_cashes_it_in() -> None:
    cashed = (
        "r7/4k3/8/1N6/8/8/6P1/4K2R b - - 0 1",
        "Ke8",
        ("Kd7 Kd2 Rb8 Nc3", 100),
        ("Nc7+ Kd7 Nxa8 Kc6 Kd2", 900),
    )
    found = facts(*cashed)
    assert kinds(found)[:2] == ["loses", "motif"]
    assert found[1]["name"] == "fork"
    assert found[1]["by_piece"] == {"piece": "n", "square": "c7"}
    assert {piece["square"] for piece in found[1]["targets"]} == {"e8", "a8"}
    assert said(*cashed) == "After 2.Nc7+ the rook on a8 falls. A fork: 2.Nc7+ hits king and rook."


def test_a_fork_that_takes_nothing_is_not_told() -> None:
    missed = (
        "r3k3/8/8/1N6/8/8/6P1/4K2R b - - 0 1",
        "Ke7",
        ("Kd7 Kd2 Rb8 Nc3", 100),
        ("Nc7 Ra2 Nd5+ Kd6 Kd1", 200),
    )
    assert "motif" not in kinds(facts(*missed))


def test_a_piece_without_a_way_out_is_said_to_have_none() -> None:
    assert kinds(facts(*LEAVES_B7))[:3] == ["loses", "motif", "traps"]
    assert said(*LEAVES_B7).endswith("the rook on a8 falls too. It has no way out.")
    assert said(*LEAVES_B7, language="de").endswith("fällt auch der Turm auf a8. Er hat kein Feld mehr.")
