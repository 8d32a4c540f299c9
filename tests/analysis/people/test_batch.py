from __future__ import annotations

from typing import Any

import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.limits import GameLimits
from server.analysis.people.batch import people_record

GAME = {"w": 1500, "b": 1400, "moves": "e2e4 e7e5 g1f3"}
LIMITS = GameLimits()


def test_a_game_has_the_move_played_and_the_likeliest_of_every_ply() -> None:
    (first, _, third) = people_record(GAME, LIMITS)["plies"]
    assert set(first) == {"p", "first", "p_first"}
    assert first["first"] == "e2e4"
    assert first["p"] == first["p_first"] > 0.5
    assert (third["first"], third["p"]) == ("g1f3", third["p_first"])


def test_a_rare_move_is_rare_and_not_impossible() -> None:
    (ply,) = people_record({**GAME, "moves": "h2h3"}, LIMITS)["plies"]
    assert ply["first"] == "e2e4"
    assert 0 < ply["p"] < 0.02


def test_each_side_is_asked_at_its_own_rating() -> None:
    weak, strong, mixed = (
        people_record({**GAME, "w": white, "b": black}, LIMITS)["plies"]
        for white, black in ((1100, 1100), (1900, 1900), (1900, 1100))
    )
    assert [ply["p"] for ply in mixed] == [strong[0]["p"], weak[1]["p"], strong[2]["p"]]
    assert weak[0]["p"] != strong[0]["p"]


def test_a_position_may_be_given_where_black_begins() -> None:
    start = "8/8/8/8/8/5K2/2kp4/4R3 b - - 0 60"
    record = {"w": 1900, "b": 1100, "start_fen": start, "moves": "d2e1n f3e2"}
    first, second = people_record(record, LIMITS)["plies"]
    assert first["first"] == "d2e1q"
    assert first["p"] < 0.05 < second["p"]


@pytest.mark.parametrize("moves", ["e1g1", "e1h1"])
def test_castling_may_be_written_either_way(moves: str) -> None:
    before = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5"
    assert people_record({**GAME, "moves": f"{before} {moves}"}, LIMITS)["plies"][-1]["p"] > 0.2


def test_a_game_without_moves_has_no_plies() -> None:
    assert people_record({**GAME, "moves": " "}, LIMITS) == {"plies": []}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"w": None}, r"^w must be a whole number from 0 to 4,000\.$"),
        ({"b": float("nan")}, r"^b must be a whole number"),
        ({"b": 4001}, r"^b must be a whole number"),
        ({"moves": ["e2e4"]}, r"^moves must be text\.$"),
        ({"moves": "e2e4 e7e6 e1g1"}, r"^move 2, White: “e1g1” is not a legal move here\.$"),
        ({"moves": "e2e4 0000"}, r"^move 1, Black: "),
        ({"start_fen": "nonsense"}, r"^start_fen: "),
        (
            {"start_fen": "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1"},
            r"^start_fen: .*Chess960",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(change: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        people_record({**GAME, **change}, LIMITS)


def test_a_missing_rating_is_told() -> None:
    with pytest.raises(GameError, match=r"^w is missing\.$"):
        people_record({"b": 1500, "moves": ""}, LIMITS)


def test_a_game_may_be_as_long_as_the_settings_say() -> None:
    with pytest.raises(LimitError, match="3 plies"):
        people_record(GAME, GameLimits(plies=2))
