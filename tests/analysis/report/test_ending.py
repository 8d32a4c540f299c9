"""How a game ended, and no guess."""

from __future__ import annotations

import chess
import pytest

from server.analysis.game.game import parse_game
from server.analysis.report.ending import GameEnding, ending_of

KNIGHTS = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"
MATE = "1. f3 e5 2. g4 Qh4#"


def ended(moves: str, result: str, termination: str = "", fen: str = "") -> GameEnding:
    headers = f'[Result "{result}"]\n'
    headers += f'[Termination "{termination}"]\n' if termination else ""
    headers += f'[FEN "{fen}"]\n' if fen else ""
    return ending_of(parse_game(f"{headers}\n{moves} {result}"))


def test_the_board_says_what_it_can_whatever_the_headers_say() -> None:
    assert ended(MATE, "0-1") == GameEnding("mate", chess.BLACK)
    assert ended(MATE, "*") == GameEnding("mate", chess.BLACK)
    assert ended("1. Qc7", "1-0", "Time forfeit", "k7/8/8/1K6/8/8/8/2Q5 w - - 0 1") == GameEnding("stalemate")


@pytest.mark.parametrize(
    ("termination", "how"),
    [
        ("", "unknown"),
        ("Normal", "resignation"),
        ("normal", "resignation"),
        ("Anna won by resignation", "resignation"),
        ("Time forfeit", "time"),
        ("Ben won on time", "time"),
        ("Abandoned", "abandoned"),
        ("Anna won - game abandoned", "abandoned"),
        ("adjudication", "unknown"),
        ("Game drawn by agreement", "unknown"),
    ],
)
def test_a_decisive_game_is_told_by_its_termination(termination: str, how: str) -> None:
    assert ended("1. e4 e5", "1-0", termination) == GameEnding(how, chess.WHITE)  # type: ignore[arg-type]
    assert ended("1. e4 e5", "0-1", termination).winner == chess.BLACK


@pytest.mark.parametrize(
    ("moves", "termination", "fen", "how"),
    [
        ("1. e4 e5", "", "", "unknown"),
        ("1. e4 e5", "Normal", "", "agreement"),
        ("1. e4 e5", "Game drawn by agreement", "", "agreement"),
        ("1. e4 e5", "Game drawn by timeout vs insufficient material", "", "time"),
        ("1. e4 e5", "Anna won by resignation", "", "unknown"),
        ("1. e4 e5", "Game drawn by repetition", "", "repetition"),
        ("1. e4 e5", "Game drawn by 50-move rule", "", "moves"),
        (KNIGHTS, "Normal", "", "repetition"),
        ("1. Kxa2", "Normal", "8/8/8/8/8/8/n6k/1K6 w - - 0 1", "material"),
        ("1. Rb1", "", "8/8/8/8/8/8/7k/R1K5 w - - 99 90", "moves"),
        ("1. Rb1", "", "8/8/8/8/8/8/7k/R1K5 w - - 98 90", "unknown"),
    ],
)
def test_a_draw_is_told_by_the_board_or_its_termination(
    moves: str, termination: str, fen: str, how: str
) -> None:
    assert ended(moves, "1/2-1/2", termination, fen) == GameEnding(how)  # type: ignore[arg-type]


def test_the_winners_name_says_nothing_of_how() -> None:
    names = '[White "Overtime_99"]\n[Black "Draw_Agreement"]\n'
    game = parse_game(f'{names}[Result "1-0"]\n[Termination "Overtime_99 won by resignation"]\n\n1. e4 1-0')
    assert ending_of(game).how == "resignation"
    game = parse_game(f'{names}[Result "0-1"]\n[Termination "Draw_Agreement won on time"]\n\n1. e4 0-1')
    assert ending_of(game).how == "time"
    game = parse_game(f'{names}[Result "0-1"]\n[Termination "Draw_Agreement won - abandoned"]\n\n1. e4 0-1')
    assert ending_of(game).how == "abandoned"
    black = '[White "Ann"]\n[Black "Time"]\n[Result "0-1"]\n[Termination "Time won by resignation"]'
    assert ending_of(parse_game(f"{black}\n\n1. e4 0-1")).how == "resignation"


def test_a_game_without_a_result_is_not_finished() -> None:
    assert ended("1. e4 e5", "*", "Normal") == GameEnding("unfinished")


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2"])
def test_a_game_whose_last_moves_cannot_be_played_is_not_finished(result: str) -> None:
    moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. Qh7 Be7"
    assert ended(moves, result, "Normal") == GameEnding("unfinished")
    assert ended(f"{MATE} 3. e4", result) == GameEnding("mate", chess.BLACK), "the end is on the board"


def test_a_game_that_is_still_being_played_says_so() -> None:
    assert ended("1. e4 e5", "*", "Unterminated") == GameEnding("going")
    assert ended("1. e4 e5", "1-0", "Unterminated") == GameEnding("unknown", True)
