"""What a game can be found by, of positions made by hand."""

from __future__ import annotations

import json

import chess
import pytest

from server.analysis.collection.finding.features import (
    KINDS,
    features_of,
    group_of,
    key_of,
    keys_of,
    kind_of_type,
    ply_of,
)
from server.analysis.endgame_types import EndgameType
from server.i18n.texts import text
from tests.seasons import fifty_games

IQP = "r4rk1/pp2pppp/8/8/3P4/8/PP3PPP/R4RK1"
NOTHING = chess.STARTING_BOARD_FEN


def kinds(men: str, times: int = 6) -> list[tuple[str, str | None]]:
    return [(found["kind"], found["side"]) for found in features_of([men] * times)]


def mirrored(men: str) -> str:
    return chess.BaseBoard(men).mirror().board_fen()


@pytest.mark.parametrize(
    ("men", "kind"),
    [
        ("4k3/4p3/8/8/8/8/4P3/4K3", "pawns"),
        ("4k3/4p3/8/8/8/8/4P3/4KRR1", None),
        ("r3k3/4p3/8/8/8/8/4P3/4KRR1", "rooks"),
        ("r3k3/4p3/8/8/8/8/4P3/4KQR1", None),
        ("q3k3/4p3/8/8/8/8/4P3/4KQ2", "queens"),
        ("n3k3/4p3/8/8/8/8/4P3/4KN2", "knights"),
        ("2b1k3/4p3/8/8/8/8/4P3/2B1K3", "opposite-bishops"),
        ("5bk1/4p3/8/8/8/8/4P3/2B1K3", None),
        ("2b1k3/4p3/8/8/8/8/4P3/2B1KB2", None),
        ("2b1k2r/4p3/8/8/8/8/4P3/2B1K2R", "rooks-opposite-bishops"),
        ("2b1k2r/4p3/8/8/8/8/4P3/2BQK2R", None),
    ],
)
def test_endings_are_told_by_the_men_that_are_left(men: str, kind: str | None) -> None:
    assert kinds(men) == ([(kind, None)] if kind else [])
    assert kinds(mirrored(men)) == ([(kind, None)] if kind else [])


@pytest.mark.parametrize(
    ("men", "kind"),
    [
        (IQP, "isolated-queens-pawn"),
        (IQP.replace("PP3PPP", "PPP2PPP"), None),
        (IQP.replace("pp2pppp", "pp1ppppp"), None),
        (IQP.replace("pp2pppp", "pp3ppp"), None),
        (IQP.replace("PP3PPP", "P7"), None),
        ("r4rk1/pp2pppp/8/8/2PP4/8/P4PPP/R4RK1", "hanging-pawns"),
        ("r4rk1/pp2pppp/8/8/2PP4/1P6/5PPP/R4RK1", None),
        ("r4rk1/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/R4RK1", "carlsbad"),
        ("r4rk1/pp3ppp/8/3p4/3P4/4P3/PP3PPP/R4RK1", None),
        ("r4rk1/pp2pp1p/3p2p1/8/2P1P3/8/PP3PPP/R4RK1", "maroczy"),
        ("r4rk1/ppp1pp1p/3p2p1/8/2P1P3/8/PP3PPP/R4RK1", None),
        ("r4rk1/ppp2ppp/4p3/3p4/3P1P2/4P3/PPP3PP/R4RK1", "stonewall"),
        ("r4rk1/pppppppp/8/8/8/2P5/P1PPPPPP/R4RK1", "doubled-pawns"),
    ],
)
def test_structures_are_one_sides(men: str, kind: str | None) -> None:
    extra = [("rooks", None)]
    assert sorted(kinds(men)) == sorted(extra + ([(kind, "white")] if kind else []))
    assert sorted(kinds(mirrored(men))) == sorted(extra + ([(kind, "black")] if kind else []))


def test_a_bishop_against_a_knight_is_the_bishops_side() -> None:
    men = "n3k3/4p3/8/8/8/8/4P3/4KB2"
    assert (kinds(men), kinds(mirrored(men))) == ([("bishop-knight", "white")], [("bishop-knight", "black")])
    assert kinds("nn2k3/4p3/8/8/8/8/4P3/4KB2") == []


def test_a_structure_has_to_last_and_an_ending_to_be_reached() -> None:
    minor = IQP.replace("r4rk1", "rb3rk1")
    assert features_of([NOTHING, *[minor] * 5, NOTHING]) == []
    assert features_of([NOTHING, *[minor] * 6, NOTHING]) == [
        {"kind": "isolated-queens-pawn", "side": "white", "ply": 1, "men": minor}
    ]
    ending = "4k3/4p3/8/8/8/8/4P3/4K3"
    assert features_of([NOTHING, ending, NOTHING]) == []
    assert [found["ply"] for found in features_of([NOTHING, ending, ending])] == [1]
    assert [found["ply"] for found in features_of([NOTHING, ending])] == [1]
    assert features_of([]) == []


def test_the_first_time_counts() -> None:
    ending, other = "4k3/4p3/8/8/8/8/4P3/4K3", "3qk3/4p3/8/8/8/8/4P3/4K3"
    assert [found["ply"] for found in features_of([ending, ending, other, ending, ending])] == [0]


def test_a_position_is_found_by_its_key_and_never_between_two() -> None:
    keys = keys_of([NOTHING, IQP, NOTHING, IQP])
    assert ply_of(keys, key_of(IQP)) == 1
    assert ply_of(keys, key_of(mirrored(IQP))) is None
    assert ply_of(keys, keys[4:12]) is None
    assert ply_of(f"{keys[4:12]}{keys}", keys[4:12]) == 0
    assert ply_of(f"{keys}{keys[4:12]}", keys[4:12]) == 4


def test_real_games_are_read_as_python_chess_writes_them() -> None:
    for log in fifty_games()[:3]:
        positions = [move["fen"].split()[0] for move in log[0]["moves"]]
        boards = [chess.BaseBoard(men).board_fen() for men in positions]
        assert keys_of(positions) == keys_of(boards)


def test_every_kind_has_a_group_and_its_words() -> None:
    assert kind_of_type(EndgameType.PAWN.value) is None
    assert kind_of_type("Rook + Minor Piece") == "type-rook-minor-piece"
    for kind in KINDS:
        group = group_of(kind)
        key = f"endgame-{kind}" if group == "type" else f"find-kind-{kind}"
        assert text("en", key) != key
    assert {group_of(kind) for kind in KINDS} == {"ending", "type", "structure"}
    assert len(set(KINDS)) == len(KINDS) == len(json.loads(json.dumps(KINDS)))
