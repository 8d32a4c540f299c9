"""Files written after public bug reports (tests/data/reports): what each is read as."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.analysis.errors import GameError
from server.analysis.game.decoding import decode
from server.analysis.game.game import Game, parse_games

REPORTS = Path(__file__).parents[2] / "data" / "reports"


def games_of(name: str) -> list[Game]:
    return list(parse_games(decode((REPORTS / f"{name}.pgn").read_bytes())))


@pytest.mark.parametrize(
    ("name", "plies", "results", "codes"),
    [
        ("01-dgt-kings", [9], ["1-0"], ["broken_off"]),
        ("03-clocks", [10], ["*"], []),
        ("07-joined-games", [4, 4, 4, 6], ["1/2-1/2", "*", "1-0", "0-1"], []),
        ("09-fen-castling", [5], ["*"], ["fen_castling"]),
        ("10b-fen-ep", [3], ["*"], ["fen_en_passant"]),
        ("14c-lowercase-castling", [10], ["1-0"], []),
        ("15b-figurine-vs", [6], ["1-0"], []),
        ("16c-result", [6], ["1-0"], []),
        ("16f-result", [6], ["0-0"], []),
        ("16j-result-castle", [8], ["0-0"], []),
        ("16k-forfeit-00", [0], ["0-0"], []),
        ("23b-html", [6], ["1-0"], []),
        ("24-header-case", [1], ["1-0"], []),
        ("28-left-in-check", [5], ["1-0"], ["broken_off"]),
        ("35-nags", [16], ["*"], []),
        ("38-clk-hhmm", [6], ["*"], []),
    ],
)
def test_a_report_is_read(name: str, plies: list[int], results: list[str], codes: list[str]) -> None:
    games = games_of(name)
    assert [len(game.moves) for game in games] == plies
    assert [game.result for game in games] == results
    assert [notice.code for game in games for notice in game.notices] == codes
    assert {game.variant for game in games} == {"standard"}


def test_a_right_that_was_dropped_castles_nobody() -> None:
    with pytest.raises(GameError, match="“O-O-O” is not a legal move for Black here") as caught:
        games_of("09c-fen-castling-plays")
    assert caught.value.place == "move 1, Black"


def test_the_clocks_of_a_report_are_read() -> None:
    clocks = [played.note.clock for played in games_of("03-clocks")[0].line]
    assert clocks == [5412.7, 5381, 5280, 5220, 4805, 3510.5, 3599, None, 45.6, 97197]
    assert games_of("03-clocks")[0].line[5].note.spent == 0.01
    assert [played.note.clock for played in games_of("38-clk-hhmm")[0].line[:2]] == [5400, 5400]


def test_the_names_of_a_report_are_read() -> None:
    (game,) = games_of("22a-cp1250")
    assert (game.headers["White"], game.headers["Site"]) == ("Świątek, Żółć", "Jastrzębia Góra")
