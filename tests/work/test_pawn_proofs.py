"""The child that solves pawn endings: asked, stopped, dead."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import pytest

from server.analysis.endings.solved import Ending
from server.analysis.errors import Postponed, Stopped
from server.analysis.evaluation import Line, Score
from server.sandbox.endgames import agreed_of, compile_in, endings_of
from server.sandbox.process import ChildAnswer, Question
from server.work import pawn_proofs
from server.work.pawn_proofs import PawnChild

BOARD = chess.Board("8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1")
LINES = (Line(1, 20, Score(cp=600), ("h3h4",)),)


class FakeChild:
    """Says at once that it is ready; keeps silent for `silent` polls before it answers."""

    answer: ChildAnswer = ChildAnswer((True, None))
    silent = 0
    dies = False

    def __init__(self, module: str, arguments: list[str]) -> None:
        self.asked: list[Question] = []
        self.ended = False
        self.greeted = False
        self.left = self.silent
        made.append(self)

    def ask(self, request: bytes, patience: float) -> bytes:
        self.asked.append(pickle.loads(request))
        return self.hear(patience)

    def hear(self, patience: float) -> bytes:
        if not self.greeted:
            self.greeted = True
            return b""
        if self.dies:
            raise ConnectionError("the other end has gone")
        if self.left:
            self.left -= 1
            raise TimeoutError
        return pickle.dumps(self.answer)

    def end(self) -> None:
        self.ended = True


made: list[Any] = []
ENDING = Ending(
    {"wdl": 2, "dtm": None, "table": "pawns", "source": "kibitz 1", "keep": ["h3h4"], "themes": []}
)
NONE = Ending()


@pytest.fixture(autouse=True)
def children(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    made.clear()
    monkeypatch.setattr(pawn_proofs, "Child", FakeChild)
    compiled(monkeypatch)
    yield


def solver(tmp_path: Path) -> PawnChild:
    return PawnChild(tmp_path)


def test_a_child_is_asked_with_the_lines_and_the_folder(tmp_path: Path) -> None:
    one = solver(tmp_path)
    assert one(BOARD, LINES, lambda: False) == (True, None)
    assert one(BOARD, LINES, lambda: False).tried
    (child,) = made
    assert child.asked[0].work is agreed_of
    assert child.asked[0].arguments == (BOARD.fen(), LINES, tmp_path)


def test_it_is_waited_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(FakeChild, "silent", 3)
    assert solver(tmp_path)(BOARD, LINES, lambda: False) == (True, None)


def test_a_stop_ends_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(FakeChild, "silent", 3)
    with pytest.raises(Stopped):
        solver(tmp_path)(BOARD, LINES, lambda: True)
    assert made[0].ended


def test_a_child_that_dies_costs_the_answer_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one = solver(tmp_path)
    monkeypatch.setattr(FakeChild, "dies", True)
    assert one(BOARD, LINES, lambda: False) == (True, None)
    monkeypatch.setattr(FakeChild, "dies", False)
    assert one(BOARD, LINES, lambda: False) == (True, None)
    assert len(made) == 2


def test_one_that_takes_too_long_is_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(FakeChild, "silent", 10**9)
    monkeypatch.setattr(pawn_proofs, "SECONDS", -1.0)
    assert solver(tmp_path)(BOARD, LINES, lambda: False) == (True, None)


def test_what_it_could_not_do_is_no_answer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer(failed="slow"))
    assert solver(tmp_path)(BOARD, LINES, lambda: False) == (True, None)


def asked(child: Any) -> list[Any]:
    return [question.arguments for question in child.asked if question.work is endings_of]


def compiled(monkeypatch: pytest.MonkeyPatch, *, is_so: bool = True) -> None:
    monkeypatch.setattr(pawn_proofs, "is_compiled", lambda folder: is_so)


def test_what_is_solved_at_once_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([ENDING]))
    one = PawnChild(tmp_path, postpones=True)
    assert [one.endings([BOARD], lambda: False) for _ in range(2)] == [[ENDING]] * 2
    (child,) = made
    assert asked(child) == [((BOARD.fen(),), tmp_path, False)]


def test_what_takes_longer_is_solved_aside_and_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([NONE]))
    one = PawnChild(tmp_path, postpones=True)
    with pytest.raises(Postponed) as postponed:
        one.endings([BOARD], lambda: False)
    assert one._solving is not None
    one._solving.join()
    assert postponed.value.can_go_on()
    assert one.endings([BOARD], lambda: False) == [NONE]
    one._known.clear()
    with pytest.raises(Postponed):
        one.endings([BOARD], lambda: False)  # that it takes longer is known by now
    one._solving.join()
    short, long = made
    assert [each[2] for each in (*asked(short), *asked(long))] == [False, True, True]


def test_what_is_compiled_first_is_compiled_by_another_child(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first large ending on a machine had no answer: the compiler had taken the memory."""
    compiled(monkeypatch, is_so=False)
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([ENDING]))
    assert PawnChild(tmp_path).endings([BOARD], lambda: False) == [ENDING]
    compiler, solver = made
    assert [question.work for question in compiler.asked] == [compile_in]
    assert compiler.ended
    assert asked(solver) == [((BOARD.fen(),), tmp_path, True)]


def test_it_can_be_compiled_for_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one = solver(tmp_path)
    one.prepare(lambda: False)
    assert made == []
    compiled(monkeypatch, is_so=False)
    one.prepare(lambda: False)
    (compiler,) = made
    assert [question.work for question in compiler.asked] == [compile_in]
    assert compiler.ended


def test_so_it_is_for_a_position(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiled(monkeypatch, is_so=False)
    assert solver(tmp_path)(BOARD, LINES, lambda: False) == (True, None)
    compiler, prover = made
    assert [question.work for question in (*compiler.asked, *prover.asked)] == [compile_in, agreed_of]
    assert compiler.ended


def test_one_is_solved_aside_after_the_other_and_what_is_short_goes_on_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled(monkeypatch, is_so=False)
    monkeypatch.setattr(FakeChild, "silent", 10**9)
    one = PawnChild(tmp_path, postpones=True)
    with pytest.raises(Postponed) as first:
        one.endings([BOARD], lambda: False)  # nothing is compiled: that takes long
    with pytest.raises(Postponed) as second:
        one.endings([BOARD.mirror()], lambda: False)
    assert not first.value.can_go_on()
    assert not second.value.can_go_on()
    assert len(made) == 1
    compiled(monkeypatch)
    monkeypatch.setattr(FakeChild, "silent", 0)
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([ENDING]))
    assert one.endings([BOARD.mirror()], lambda: False) == [ENDING]
    assert second.value.can_go_on(), "whatever else is being solved"
    one.close()
    assert first.value.can_go_on()
    assert all(child.ended for child in made)


def test_who_cannot_ask_again_waits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([NONE]))
    assert PawnChild(tmp_path).endings([BOARD], lambda: False) == [NONE]
    monkeypatch.setattr(FakeChild, "dies", True)
    assert PawnChild(tmp_path).endings([BOARD, BOARD], lambda: False) == [NONE, NONE]


def test_few_games_are_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pawn_proofs, "KEPT", 1)
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([ENDING]))
    one = PawnChild(tmp_path)
    for board in (BOARD, BOARD.mirror(), BOARD):
        assert one.endings([board], lambda: False) == [ENDING]
    assert len(asked(made[0])) == 3


def test_it_says_what_it_waits_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[Any] = []
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([ENDING]))
    compiled(monkeypatch, is_so=False)
    one = PawnChild(tmp_path, tell=told.append)
    one.endings([BOARD], lambda: False)
    assert [words.key for words in told] == ["status-preparing", "status-solving"]
    assert "is done only once" in told[0]
    one.endings([BOARD], lambda: False)
    compiled(monkeypatch)
    one.endings([BOARD.mirror()], lambda: False)
    assert len(told) == 2, "what is known, or solved at once, is not waited for"


def test_a_review_that_is_set_aside_says_for_what(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(FakeChild, "answer", ChildAnswer([ENDING]))
    compiled(monkeypatch, is_so=False)
    one = PawnChild(tmp_path, postpones=True)
    with pytest.raises(Postponed, match="solver to be compiled"):
        one.endings([BOARD], lambda: False)
    one.close()
