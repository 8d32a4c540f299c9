"""A game that is played on: what is legal, and answers that keep what was promised."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from endgames.go import played
from endgames.go.local_games import Rules
from endgames.go.played import GoPosition, NoAnswerError, PlayedGame
from tests.sampling import first

CORRIDORS = [".x.x.x.", "xxxxxxx", "x.....o", "xxxxooo", "xx...oo", "xxoooo.", "xxo.o.o"]
"""Two borders that are open, between groups that live."""


def game_of(rows: Sequence[str], rules: Rules = Rules.TERRITORY) -> PlayedGame:
    game = PlayedGame(len(rows), rules)
    game.positions = [GoPosition("".join(f"{row}#" for row in rows) + "#" * (len(rows) + 1))]
    return game


def point(game: PlayedGame, name: str) -> int:
    return next(at for at in range(len(game.here.text)) if game.shape.name(at) == name)


def test_a_ko_is_not_taken_back_at_once_but_after_two_passes() -> None:
    game = game_of([".xo..", "xo.o.", ".xo..", ".....", "....."])
    assert game.play("x", point(game, "C4"))
    assert not game.play("o", point(game, "B4"))
    assert game.here.prisoners == 1
    assert game.play("o", None)
    assert game.play("x", None)
    assert game.play("o", point(game, "B4"))
    assert game.here.prisoners == 0


def test_suicide_and_a_taken_point_are_illegal() -> None:
    game = game_of([".x.", "x..", "..."])
    assert not game.play("o", point(game, "A3"))
    assert not game.play("o", point(game, "B3"))
    assert len(game.positions) == 1


def test_undo_takes_back_to_the_first_position() -> None:
    game = PlayedGame(3, Rules.AREA)
    assert game.play("x", 0)
    assert game.undo()
    assert game.rows() == ["..."] * 3
    assert not game.undo()


@pytest.mark.parametrize("rules", Rules)
@pytest.mark.parametrize("begins", first(1, ["x", "o"]))
def test_an_ending_is_played_out_to_what_was_promised(rules: Rules, begins: str) -> None:
    game = game_of(CORRIDORS, rules)
    solved = game._solved(game.here)
    assert solved is not None
    wanted = (solved.black_first if begins == "x" else solved.white_first).exact
    color = begins
    while not (len(game.positions) > 2 and game.here.last is None and game.positions[-2].last is None):
        game.answer(color)
        color = "o" if color == "x" else "x"
    assert game.score() == wanted
    assert len(game.positions) > 3, "a move, two passes"


def test_a_move_of_the_other_side_never_costs_what_was_promised() -> None:
    game = game_of(CORRIDORS)
    game.answer("x")
    asked = 0
    for at in range(len(game.here.text)):
        if game.play("o", at):
            before = game.here.promised["x"].score
            game.answer("x")
            assert game.here.promised["x"].score >= before
            asked += 1
            game.undo()
            game.undo()
    assert asked > 5


def test_where_the_solver_does_not_tell_there_is_no_move() -> None:
    game = PlayedGame(9, Rules.TERRITORY)
    with pytest.raises(NoAnswerError):
        game.answer("x")
    with pytest.raises(NoAnswerError):
        game.score()
    assert len(game.positions) == 1


def test_no_score_where_it_matters_who_moves() -> None:
    with pytest.raises(NoAnswerError):
        game_of(CORRIDORS, Rules.AREA).score()


def test_prisoners_count_by_territory_alone() -> None:
    rows = [".xo", "xx.", ".x."]
    scores = {}
    for rules in Rules:
        game = game_of(rows, rules)
        before = game.score()
        assert game.play("x", point(game, "C2"))
        scores[rules] = (before, game.score())
    # By territory White's dead stone counts two either way, and Black's move in his own cost one back.
    assert scores == {Rules.TERRITORY: (Fraction(6), Fraction(5)), Rules.AREA: (Fraction(9), Fraction(9))}


def test_a_game_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "MOST_MOVES", 2)
    game = PlayedGame(3, Rules.AREA)
    assert game.play("x", None)
    assert game.play("o", None)
    assert game.is_full
    assert not game.play("x", None)


def test_what_is_assumed_is_kept_by_playouts_without_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(["..xo...", "..xooo.", ".xxo.x.", ".xoo.o.", "xxo.o..", ".xxo...", "..xo..."])
    game.answer("x")
    assert game.here.promised["x"] == (Fraction(-10), False)
    monkeypatch.setattr(played, "solve", lambda *_, **__: pytest.fail("solved"))
    assert game.play("o", None)
    game.answer("x")
    assert game.here.promised["x"].score == -10


def test_what_is_proven_is_kept_by_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(CORRIDORS)
    game.answer("x")
    assert game.here.promised["x"].is_proven
    asked = list[bool]()
    monkeypatch.setattr(played, "solve", lambda *_, proven_only: asked.append(proven_only))
    monkeypatch.setattr(PlayedGame, "_tried", lambda self, *_: self._after("x", None))
    assert game.play("o", None)
    game.answer("x")
    assert asked
    assert all(asked)
    assert game.here.promised["x"].is_proven
