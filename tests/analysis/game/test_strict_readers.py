"""What Kibitz writes is read by others who forgive little, and what they write by Kibitz: chessops (npm),
which plays every move, and pgn-extract (Debian), which complains of all that is not export format.

`make test` installs both; where one is missing the tests fail.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.analysis.events.fold import fold
from server.analysis.game.game import Game, parse_game, parse_games
from server.analysis.game.moves import Line
from server.analysis.game.writer import write_pgn
from server.analysis.report.annotated_pgn import annotated_pgn
from tests.sampling import first

ROOT = Path(__file__).parents[3]
DATA = ROOT / "tests" / "data"
RICH = r"""[Event "Club "final""]
[White "Ann \"The Fox\" O'Neil"]
[Black "C:\\games\\Bob \"\\\""]
[Annotator "Jörg – “the pen”"]
[ECO "B20"]

{Intro [x] %y ;z} 1. e4 $1 ; not } c5 2. e5
d5 {[%eval 0.31,20] [%clk 0:09:58] long word word word word word word word word word word word [%cal Ge2e4]
%percent [Event "x"] ; word} (1... c5 {Sicilian} 2. Nf3 (2. c3 {Alapin} d5) (2. d4) 2... d6 $6 $146)
({or} 1... e6) 2. exd5 Qxd5 {after} 3. Nc3 Qd6 4. d4 c6 5. Nf3 Nf6 6. Bd3 Bg4 7. O-O e6 8. h3 Bh5 1/2-1/2
"""
POSITION = '[FEN "4k3/P7/8/8/8/8/4P3/4K3 b - - 3 10"]\n\n10... Kd7 {so} 11. a8=Q Ke6 12. Qf3 *'
CHESS960 = (
    '[Variant "Chess960"]\n[FEN "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w KQkq - 0 1"]\n\n'
    "1. e4 e5 2. Bc4 Bc5 3. O-O-O *"
)
GAMES = {
    "rich": RICH,
    "position": POSITION,
    "no moves": '[White "A"]\n\n1-0',
    **{path.name: path.read_text("utf-8") for path in sorted((DATA / "games").glob("*.pgn"))},
}


def reviewed(name: str, language: str) -> str:
    """A sample of the start page as its export, with variations, evaluations and comments."""
    sample = json.loads((ROOT / "resources" / "samples" / f"{name}.json").read_text("utf-8"))
    events = ({"seq": seq, **event} for seq, event in enumerate(sample["events"], start=1))
    return annotated_pgn(parse_game(sample["pgn"]), fold(events), language)


def written(game: Game) -> str:
    return write_pgn(game.headers, game.start, game.intro, game.line)


def shape(line: Line) -> list[dict[str, Any]]:
    return [
        {
            "san": played.san,
            "nags": list(played.nags),
            "comment": played.note.raw,
            "starting": played.starting_note.raw,
            "variations": [shape(variation) for variation in played.variations],
        }
        for played in line
    ]


def content(game: Game) -> tuple[dict[str, str], str, list[dict[str, Any]]]:
    return game.headers, game.intro.raw, shape(game.line)


def canonical(text: str) -> Game:
    """The game as it is after having been written once: tags filled, no closing brace in a comment."""
    return parse_game(written(parse_game(text)))


def chessops(text: str) -> list[dict[str, Any]]:
    node = shutil.which("node")
    assert node, "Node is missing: `make test` needs it"
    reader = Path(__file__).with_name("chessops_reader.mjs")
    done = subprocess.run(
        [node, reader], cwd=ROOT, input=text, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    games: list[dict[str, Any]] = json.loads(done.stdout)
    return games


def pgn_extract(text: str, folder: Path) -> str:
    """The text as pgn-extract writes it again. Fails if it has anything to say."""
    program = shutil.which("pgn-extract", path=f"{os.environ['PATH']}:/usr/games")
    assert program, "pgn-extract is missing: `make test-tools` installs it"
    file = folder / "game.pgn"
    file.write_text(text, "utf-8")
    done = subprocess.run(
        [program, "-s", "-w", "79", str(file)], capture_output=True, cwd=folder, text=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("name", first(4, [*GAMES, "chess960"]))
def test_chessops_reads_the_same_game_and_its_own_is_read_by_us(name: str) -> None:
    game = canonical(GAMES.get(name, CHESS960))
    (read,) = chessops(written(game))
    assert (read["headers"], read["comment"], read["moves"]) == content(game)
    assert content(parse_game(read["pgn"])) == content(game)


@pytest.mark.parametrize("name", GAMES)
def test_pgn_extract_reads_the_same_game_without_complaint(name: str, tmp_path: Path) -> None:
    game = canonical(GAMES[name])
    assert content(parse_game(pgn_extract(written(game), tmp_path))) == content(game)


@pytest.mark.parametrize(("name", "language"), [("club", "de"), ("kasparov", "fr"), ("morphy", "en")])
def test_an_annotated_game_is_read_by_both(name: str, language: str, tmp_path: Path) -> None:
    text = reviewed(name, language)
    game = parse_game(text)
    assert any(played.variations for played in game.line)
    (read,) = chessops(text)
    assert (read["headers"], read["comment"], read["moves"]) == content(game)
    assert content(parse_game(pgn_extract(text, tmp_path))) == content(game)


def test_a_file_of_many_games_is_read_by_both(tmp_path: Path) -> None:
    """Their results are made up, which pgn-extract sees: they get those of their last positions."""
    games = list(parse_games((DATA / "collections" / "sixty.pgn").read_text("utf-8")))
    results = [{"Result": game.boards()[-1].result()} for game in games]
    text = "\n".join(
        written(replace(game, headers=game.headers | result))
        for game, result in zip(games, results, strict=True)
    )
    moves = [[played.san for played in game.line] for game in games]
    assert [[move["san"] for move in game["moves"]] for game in chessops(text)] == moves
    again = parse_games(pgn_extract(text, tmp_path))
    assert [[played.san for played in game.line] for game in again] == moves
