"""What is known of a game before any engine."""

from __future__ import annotations

from typing import NoReturn

import pytest

from server.analysis.engine.plan import SearchKind
from server.analysis.game.game import parse_game
from server.analysis.nn.loader import NoInterpreter
from server.analysis.phases import Phase
from server.analysis.review import prepared_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.prepared_game import PreparedGame

GAME = parse_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. h4 *")


def prepared(**options: bool) -> PreparedGame:
    return PreparedGame.of(GAME, ReviewOptions(**options))  # type: ignore[arg-type]


def test_every_position_has_its_name_in_the_book_or_none() -> None:
    game = prepared()
    assert len(game.boards) == len(game.openings) == len(game.phases.by_ply) + 1 == 8
    assert game.openings[0] is None and game.openings[7] is None
    assert [name.name if name else None for name in game.openings[5:7]] == [
        "Ruy Lopez",
        "Ruy Lopez: Morphy Defense",
    ]


def test_a_study_has_no_opening() -> None:
    study = parse_game('[FEN "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"]\n\n1. c7 Rd6+ 2. Kb5 *')
    assert PreparedGame.of(study, ReviewOptions()).phases.by_ply == (Phase.ENDGAME,) * 3


def test_the_judge_knows_the_book_unless_nobody_wants_it() -> None:
    def static(game: PreparedGame) -> list[int]:
        return [judged.ply for judged in game.judge().static_verdicts()]

    assert static(prepared()) == [1, 2, 3, 4, 5, 6]
    assert static(prepared(include_theory=False)) == []


def test_a_review_without_theory_searches_the_book_in_full() -> None:
    def nodes(game: PreparedGame) -> int:
        return sum(search.nodes for chunk in game.plan().chunks for search in chunk.searches)

    assert nodes(prepared()) < nodes(prepared(include_theory=False))


def test_a_claim_at_the_end_counts_where_the_end_was_read() -> None:
    def last(moves: str) -> SearchKind:
        return PreparedGame.of(parse_game(f"{moves} 1/2-1/2"), ReviewOptions()).plan().positions[-1].kind

    moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1"
    assert last(moves) is SearchKind.RULE
    assert last(f"{moves} Qh4") is SearchKind.FULL, "more was played, which cannot be read"


def test_the_network_has_a_guess_for_every_position() -> None:
    guesses = prepared().preview()
    assert guesses is not None and len(guesses) == 8
    assert all(0 < guess < 1 for guess in guesses)


def test_without_an_interpreter_there_is_no_guess_and_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> NoReturn:
        raise NoInterpreter("none")

    monkeypatch.setattr(prepared_game, "shared", missing)
    assert prepared().preview() is None
