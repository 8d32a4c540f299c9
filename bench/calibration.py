"""How often verdicts are those of a search ten times as large, and what the close calls are worth.

    python -m bench.calibration collect FILE    search (3 s a position on one core; goes on where it was)
    python -m bench.calibration show FILE...    the tables
    python -m bench.calibration critical FILE OUT    critical moves found, missed; searches what OUT lacks

`collect` takes amateur games of `tests/data/phases.jsonl` (those in which a search of 2,000 nodes a position
finds a mean loss within `--loss`) and searches a stretch of each: with 2,000,000 nodes and one line, which
counts as the truth; with 200,000 nodes and two lines, as reviews did up to Kibitz 0.2; and with a review's
own two searches (`second_look.py`). Every depth of every search is kept, so that `show` can also cut a search
off early: its hash is then a little better than that of a true search of so many nodes. A position is a line
of JSON, chunks are cleared as in a review. Games go in turns into two halves.

`critical` searches with 2,000,000 nodes and two lines wherever a search of either kind had the played move
first and its second line lost 0.05 or more: hardly anywhere else is a move critical.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import chess

from server.analysis.classes import Classification
from server.analysis.classification.close_call import Settling
from server.analysis.classification.waterfall import Options, Position, Verdict, classify_move
from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import DEFAULT_MULTIPV, PRESETS, second_nodes
from server.analysis.engine.info import choose_analysis, read_info
from server.analysis.engine.locate import STOCKFISH, resolve_engine
from server.analysis.engine.plan import LARGEST_CHUNK
from server.analysis.engine.process import UciEngine
from server.analysis.engine.second_look import joined
from server.analysis.evaluation import expected_loss, second_line, top_line
from server.analysis.review.judge import Judge

Json = dict[str, Any]

GAMES = Path(__file__).parents[1] / "tests" / "data" / "phases.jsonl"
NODES = PRESETS["standard"]
SECOND = second_nodes(NODES, DEFAULT_MULTIPV)
TRUTH = 2_000_000
STRETCH = 36
"""Positions of a game that are searched."""

SEARCHES: tuple[tuple[tuple[str, int, int], ...], ...] = (
    (("today", NODES, 2),),
    (("main", NODES - SECOND, 1), ("light", SECOND, 2)),
    (("true", TRUTH, 1),),
)
"""Name, nodes, lines of each search; those in one group share a hash, as in a chunk."""

FAULTS = (Classification.INACCURACY, Classification.MISTAKE, Classification.BLUNDER)
MISTAKES = FAULTS[1:]
CONSTANT = 0.02
LEAST_STAKE = 0.05


class Recording(UciEngine):
    """An engine whose last search can be read depth by depth."""

    def depths(self) -> list[list[Any]]:
        infos = (read_info(text) for text in self._protocol.raw)
        return [
            [info.depth, info.nodes, info.rank, info.kind, info.value, int(info.exact), info.first_move]
            for info in infos
            if info is not None
        ]


def collect(path: Path, least: float, most: float, seed: int) -> None:
    """Search stretch after stretch and append to `path`; games that are in it already are passed over."""
    done = {json.loads(line)["game"] for line in path.open()} if path.exists() else set()
    engine = Recording(resolve_engine(STOCKFISH))
    randomly = random.Random(seed)
    games = [game for game in _games() if least <= mean_loss(engine, _boards(game)[:70]) < most]
    randomly.shuffle(games)
    for number, game in enumerate(games):
        boards = _boards(game)
        first = max(game["book_plies"], 4)
        start = randomly.randint(first, max(first, len(boards) - STRETCH)) if number % 2 else first
        plies = [
            ply for ply, board in enumerate(boards) if ply in range(start, start + STRETCH) and _open(board)
        ]
        if game["id"] in done:
            continue
        for at in range(0, len(plies), LARGEST_CHUNK):
            found = _search_chunk(engine, boards, plies[at : at + LARGEST_CHUNK])
            with path.open("a") as file:
                for ply, depths in found:
                    played = game["moves"][ply] if ply < len(game["moves"]) else None
                    record = {"game": game["id"], "half": number // 2 % 2, "ply": ply, "played": played}
                    file.write(json.dumps(record | {"fen": boards[ply].fen()} | depths) + "\n")
    engine.close()


def mean_loss(engine: UciEngine, boards: Sequence[chess.Board]) -> float:
    """Mean expected points that a move after the 12th gives away, by a tiny search."""
    engine.new_game()
    tops = [top_line(engine.search(board, 2_000, 1).lines) for board in boards if _open(board)]
    turns = [board.turn for board in boards]
    losses = [
        expected_loss(before.score, after.score, mover=turn)
        for (before, after), turn in zip(pairwise(tops), turns, strict=False)
        if before and after
    ][12:]
    return sum(losses) / len(losses) if losses else 0.0


def _games() -> list[Json]:
    games = [json.loads(line) for line in GAMES.read_text().splitlines()]
    return [
        game
        for game in games
        if game["id"].startswith("real") and not game["start_fen"] and len(game["moves"]) >= 40
    ]


def _boards(game: Json) -> list[chess.Board]:
    boards = [chess.Board()]
    for move in game["moves"]:
        boards.append(boards[-1].copy())
        boards[-1].push_uci(move)
    return boards


def _open(board: chess.Board) -> bool:
    return not board.is_game_over()


def _search_chunk(
    engine: Recording, boards: Sequence[chess.Board], plies: Sequence[int]
) -> list[tuple[int, dict[str, list[list[Any]]]]]:
    """Each position's depths by the name of the search, the last position searched first."""
    found: dict[int, dict[str, list[list[Any]]]] = {ply: {} for ply in plies}
    for group in SEARCHES:
        engine.new_game()
        for ply in reversed(plies):
            for name, nodes, lines in group:
                engine.search(boards[ply], nodes, lines)
                found[ply][name] = engine.depths()
    return sorted(found.items())


@dataclass(frozen=True, slots=True)
class Judged:
    """A move: the verdict by the truth, and by something smaller; `half`: of the games."""

    half: int
    truth: Verdict
    verdict: Verdict

    def wrong(self, classes: Sequence[Classification]) -> bool:
        """Whether one says that the move is of these classes and the other that it is not."""
        return (self.truth.classification in classes) != (self.verdict.classification in classes)


Answer = Callable[[Json, chess.Board], Analysis]


def answer(name: str, lines: int = 1, most: int | None = None) -> Answer:
    """The answer of a search, cut off after `most` nodes."""

    def read(record: Json, board: chess.Board) -> Analysis:
        said = (
            f"info depth {depth} multipv {rank} score {kind} {value}{'' if exact else ' lowerbound'}"
            f" nodes {nodes} pv {move}"
            for depth, nodes, rank, kind, value, exact, move in record[name]
            if most is None or nodes <= most
        )
        found = choose_analysis(said, board, min(lines, board.legal_moves.count()))
        assert found is not None
        return found

    return read


def both(record: Json, board: chess.Board) -> Analysis:
    """A review's own two searches."""
    return joined(answer("main")(record, board), answer("light", 2)(record, board))


def judged(stretches: Sequence[Sequence[Json]], by: Answer, *, critical: bool = False) -> list[Judged]:
    """All moves between neighbouring positions."""
    found = []
    for stretch in stretches:
        truths = _verdicts(stretch, answer("true"), critical=False)
        smaller = _verdicts(stretch, by, critical=critical)
        halves = (record["half"] for record in stretch)
        found += [Judged(*each) for each in zip(halves, truths, smaller, strict=False)]
    return found


def _verdicts(stretch: Sequence[Json], by: Answer, *, critical: bool) -> list[Verdict]:
    boards = [chess.Board(record["fen"]) for record in stretch]
    moves = [chess.Move.from_uci(record["played"]) for record in stretch[:-1]]
    options = Options(include_critical=critical, include_brilliant=False)
    judge = Judge(boards, moves, [None] * len(boards), options)
    for ply, (record, board) in enumerate(zip(stretch, boards, strict=True)):
        analysis = by(record, board)
        judge.learn(ply, analysis.lines, Settling.of(analysis))
    return [move.verdict for move in judge.news()]


def stretches(paths: Sequence[Path]) -> list[list[Json]]:
    """The positions of each game, cut where they are not neighbours."""
    records = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    found: list[list[Json]] = []
    for record in sorted(records, key=lambda each: (each["game"], each["ply"])):
        last = found[-1][-1] if found else None
        if last and (last["game"], last["ply"] + 1) == (record["game"], record["ply"]):
            found[-1].append(record)
        else:
            found.append([record])
    return [stretch for stretch in found if len(stretch) > 1]


def show(paths: Sequence[Path]) -> Iterator[str]:
    """The tables, as lines."""
    found = stretches(paths)
    tried: dict[str, Answer] = {
        f"two lines, {NODES:,} (0.2)": answer("today", 2),
        "one line, 100,000": answer("main", most=100_000),
        "one line, 130,000": answer("main", most=130_000),
        f"one line, {NODES - SECOND:,} + light (now)": both,
        "one line, 400,000": answer("true", most=400_000),
    }
    counted = judged(found, both)
    games = {stretch[0]["game"] for stretch in found}
    yield f"{len(counted)} moves of {len(games)} games, against {TRUTH:,} nodes"
    yield f"{'':34} {'same label':>10} {'fault wrong':>11} {'mistake wrong':>13}"
    for name, by in tried.items():
        moves = judged(found, by)
        same = sum(move.truth.classification == move.verdict.classification for move in moves) / len(moves)
        yield f"{name:34} {same:10.3f} {_share(moves, FAULTS):11.2%} {_share(moves, MISTAKES):13.2%}"
    yield ""
    yield f"{'close calls':34} {'marked':>10} {'fault wrong':>11} {'mistake wrong':>13}   among the unmarked"
    for name, half in (("one half of the games", 0), ("the other half", 1), ("all", None)):
        moves = [move for move in counted if half in (None, move.half)]
        yield _marked(name, moves, lambda move: move.verdict.close is not None)
    yield _marked(f"all, each within {CONSTANT}", counted, _within)


def show_critical(paths: Sequence[Path], out: Path) -> Iterator[str]:
    """Of the moves that are critical by two lines of the truth, those that each way finds, and those that are
    none."""
    found = stretches(paths)
    ways = {"two lines (0.2)": answer("today", 2), "second look (now)": both, "truth": answer("true2", 2)}
    asked = [pair for stretch in found for pair in pairwise(stretch) if _may_be_critical(pair[0], ways)]
    _search_two_lines([before for before, _ in asked], out)
    named = {name: {i for i, pair in enumerate(asked) if _is_critical(pair, by)} for name, by in ways.items()}
    truth = named.pop("truth")
    yield f"{len(asked)} moves looked at, {len(truth)} critical by two lines of {TRUTH:,} nodes"
    for name, plies in named.items():
        counts = len(plies & truth), len(truth - plies), len(plies - truth)
        yield f"{name:20} found {counts[0]:3}  missed {counts[1]:3}  too many {counts[2]:3}"


def _may_be_critical(record: Json, ways: Mapping[str, Answer]) -> bool:
    board = chess.Board(record["fen"])
    for name, by in ways.items():
        if name != "truth":
            lines = by(record, board).lines
            top, second = top_line(lines), second_line(lines)
            if top and second and top.pv[0] == record["played"]:
                first = second.against or top.score
                if expected_loss(first, second.score, mover=board.turn) >= LEAST_STAKE:
                    return True
    return False


def _is_critical(pair: Sequence[Json], by: Answer) -> bool:
    """By the position's own lines; the position after is the truth's."""
    before, after = pair
    board, result = (chess.Board(record["fen"]) for record in pair)
    positions = [
        Position(board, by(before, board).lines, None),
        Position(result, answer("true")(after, result).lines, None),
    ]
    verdict = classify_move(
        positions[0], chess.Move.from_uci(before["played"]), positions[1], Options(include_brilliant=False)
    )
    return verdict.classification == Classification.CRITICAL


def _search_two_lines(records: Sequence[Json], out: Path) -> None:
    """Give each of `records` the depths of "true2", from `out` or from a search that is added to it."""
    known: dict[str, Any] = dict(map(json.loads, out.open())) if out.exists() else {}
    engine = Recording(resolve_engine(STOCKFISH))
    for record in records:
        if record["fen"] not in known:
            engine.new_game()
            engine.search(chess.Board(record["fen"]), TRUTH, 2)
            known[record["fen"]] = engine.depths()
            with out.open("a") as file:
                file.write(json.dumps([record["fen"], known[record["fen"]]]) + "\n")
        record["true2"] = known[record["fen"]]
    engine.close()


def _marked(name: str, moves: Sequence[Judged], is_marked: Callable[[Judged], bool]) -> str:
    sure = [move for move in moves if not is_marked(move)]
    marked = 1 - len(sure) / len(moves)
    wrong = [sum(move.wrong(classes) for move in sure) / len(moves) for classes in (FAULTS, MISTAKES)]
    return f"{name:34} {marked:10.1%} {wrong[0]:11.2%} {wrong[1]:13.2%}"


def _within(move: Judged) -> bool:
    said = move.verdict.reason
    return said.get("measure") == "loss" and any(
        abs(said["value"] - bound) < CONSTANT for bound in (0.08, 0.12, 0.22)
    )


def _share(moves: Sequence[Judged], classes: Sequence[Classification]) -> float:
    return sum(move.wrong(classes) for move in moves) / len(moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("file", type=Path)
    collecting.add_argument("--loss", type=float, nargs=2, default=[0.045, 1.0])
    collecting.add_argument("--seed", type=int, default=9)
    showing = commands.add_parser("show")
    showing.add_argument("files", type=Path, nargs="+")
    deciding = commands.add_parser("critical")
    deciding.add_argument("file", type=Path)
    deciding.add_argument("out", type=Path)
    chosen = parser.parse_args()
    if chosen.command == "collect":
        collect(chosen.file, chosen.loss[0], chosen.loss[1], chosen.seed)
    elif chosen.command == "critical":
        print("\n".join(show_critical([chosen.file], chosen.out)))
    else:
        print("\n".join(show(chosen.files)))


if __name__ == "__main__":
    main()
