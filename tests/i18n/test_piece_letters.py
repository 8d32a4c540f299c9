"""Moves in the letters of their reader: in Python, on the page, and in the texts of every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.i18n import texts
from server.i18n.piece_letters import ENGLISH, FIGURINES, in_letters
from tests.page import answer_of_page

GERMAN = "KDTLS"
MOVES = {
    "Nf3": "Sf3",
    "Qxd8+": "Dxd8+",
    "Rad1": "Tad1",
    "R1d2": "T1d2",
    "Bb5": "Lb5",
    "Bxb5": "Lxb5",
    "bxc3": "bxc3",
    "Kxe2": "Kxe2",
    "Qa1xb2#": "Da1xb2#",
    "exd8=Q#": "exd8=D#",
    "b8=N": "b8=S",
    "O-O-O+": "O-O-O+",
    "--": "--",
    "18...Nc2+ 19.Kd1 Nxa1": "18...Sc2+ 19.Kd1 Sxa1",
    "24…Rxd4": "24…Txd4",
    "24. Rxd4!?": "24. Txd4!?",
    "none": "none",
    "": "",
}


def lines() -> Iterator[list[str]]:
    """Moves of games that go anywhere, every kind of promotion among them."""
    boards = [chess.Board(), chess.Board("1n2k3/P1P5/8/8/3R4/8/5q1p/R2RK3 w Q - 0 1")]
    for board in boards:
        for move in list(board.legal_moves):
            sans, after = [board.san(move)], board.copy()
            after.push(move)
            yield [*sans, *(after.san(answer) for answer in after.legal_moves)]


@pytest.mark.parametrize(("english", "german"), MOVES.items())
def test_pieces_and_promotions_get_their_letters(english: str, german: str) -> None:
    assert in_letters(english, GERMAN) == german


def test_figurines_stand_for_the_letters() -> None:
    assert in_letters("18...Nc2+ 19.Kd1 exd8=Q", FIGURINES) == "18...♘c2+ 19.♔d1 exd8=♕"


@given(st.lists(st.sampled_from([san for line in lines() for san in line])), st.permutations("KDTLS♔♕"))
def test_nothing_else_of_a_move_changes(sans: list[str], pieces: list[str]) -> None:
    signs = "".join(pieces[:5])
    english = " ".join(f"{number}.{san}" for number, san in enumerate(sans))
    changed = in_letters(english, signs)
    assert len(changed) == len(english)
    assert all(
        b == signs[ENGLISH.index(a)] if a in ENGLISH else b == a
        for a, b in zip(re.sub("O", "o", english), re.sub("O", "o", changed), strict=True)
    )
    assert in_letters(english, ENGLISH) == english


def test_the_page_writes_the_same() -> None:
    cases = [*MOVES, *(san for line in lines() for san in line)]
    for pieces in (GERMAN, FIGURINES, ENGLISH):
        theirs = answer_of_page(
            {"chess/notation.ts": "inLetters"},
            f"{json.dumps(cases)}.map((moves) => inLetters(moves, {json.dumps(pieces)}))",
        )
        assert theirs == [in_letters(moves, pieces) for moves in cases]


@pytest.mark.parametrize("code", texts.languages())
def test_a_language_states_five_letters(code: str) -> None:
    assert len(set(texts.catalogues()[code].pieces)) == 5
