"""How often verdicts are those of a search ten times as large, and what the close calls are worth.

    python -m bench.calibration collect FILE GAMES    search (3 s a position; goes on where it was)
    python -m bench.calibration show FILE...          the tables
    python -m bench.calibration critical FILE OUT     critical moves found, missed; searches what OUT lacks

`collect` takes blocks of 17 moves after the book from a third of each amateur game (both players rated 1000
to 1900, nothing faster than blitz) of GAMES, a gzipped file of JSON lines (`w`, `b`: the ratings, `cls`: the
time control, `moves`: in UCI). All positions of a block get a review's own two searches (`second_look.py`).
The truth, 2,000,000 nodes and one line, is searched where a verdict may turn: where the loss lies within 1.5
times a wide margin of a fault's threshold (`_is_near`). Every third block gets the truth all over: its far
moves stand for those of the other blocks too, and weigh as much. Every depth of every search is kept, so that
`show` can also cut a search off early: its hash is then a little better than that of a true search of so many
nodes. A position is a line of JSON, chunks are cleared as in a review.

Every third game is held out: nothing is fitted to it. A share comes with its 95 % interval (Wilson's, for as
many moves as the weighted ones are worth) and with the moves counted in it. Moves of one game are taken to be
independent, which flatters the interval a little.

`critical` searches with 2,000,000 nodes and two lines wherever a review had the played move first and its
second line lost 0.05 or more: hardly anywhere else is a move critical.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import chess

from server.analysis.classes import Classification
from server.analysis.classification.close_call import Settling
from server.analysis.classification.point_loss import loss_from
from server.analysis.classification.waterfall import Options, Position, Verdict, classify_move
from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import DEFAULT_MULTIPV, PRESETS, second_nodes
from server.analysis.engine.info import choose_analysis, read_info
from server.analysis.engine.locate import STOCKFISH, resolve_engine
from server.analysis.engine.plan import LARGEST_CHUNK
from server.analysis.engine.process import UciEngine
from server.analysis.engine.second_look import joined
from server.analysis.evaluation import expected_loss, second_line, top_line
from server.analysis.game.openings import load_book
from server.analysis.review.judge import Judge

Json = dict[str, Any]
Block = list[Json]
"""Neighbouring positions of a game, as `collect` writes them."""

NODES = PRESETS["standard"]
SECOND = second_nodes(NODES, DEFAULT_MULTIPV)
TRUTH = 2_000_000
REVIEW = (("main", NODES - SECOND, 1), ("light", SECOND, 2))
"""Name, nodes, lines of searches that share a hash, as in a chunk."""

BLOCK = 3 * LARGEST_CHUNK - 1
"""Moves of a block."""

ALL_OVER = 3
"""One block in so many is searched with the truth all over."""

HELD_OUT = 3
"""One game in so many is held out."""

FAULTS = (Classification.INACCURACY, Classification.MISTAKE, Classification.BLUNDER)
MISTAKES = FAULTS[1:]
BOUNDS = tuple(map(loss_from, FAULTS))
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


def collect(path: Path, games: Path, seed: int) -> None:
    """Search block after block and append to `path`; blocks that are in it already are passed over."""
    done = {json.loads(line)["game"] for line in path.open()} if path.exists() else set()
    engine = Recording(resolve_engine(STOCKFISH))
    for number, block in enumerate(_blocks(games, seed), start=1):
        if block[0]["game"] in done:
            continue
        every = range(len(block))
        _search(engine, block, every, REVIEW)
        _search(engine, block, every if number % ALL_OVER == 0 else _wanted(block), (("true", TRUTH, 1),))
        with path.open("a") as file:
            file.write("".join(json.dumps(record) + "\n" for record in block))
    engine.close()


def _blocks(path: Path, seed: int) -> Iterator[Block]:
    """Blocks of games in random order, without any search."""
    randomly = random.Random(seed)
    with gzip.open(path, "rt") as file:
        games = [(number, game) for number, game in enumerate(map(json.loads, file)) if _is_amateurs(game)]
    randomly.shuffle(games)
    for at, (number, game) in enumerate(games):
        moves = game["moves"].split()
        boards = _boards(moves)
        names = load_book().names(boards)
        out_of_book = max((ply for ply, name in enumerate(names) if ply and name), default=0)
        for first in range(out_of_book, len(moves), BLOCK):
            if randomly.random() < 1 / 3:
                block = [
                    {
                        "game": f"rated-{number}-{first}",
                        "fold": at % HELD_OUT,
                        "ply": ply,
                        "played": moves[ply] if ply < len(moves) else None,
                        "fen": boards[ply].fen(),
                    }
                    for ply in range(first, min(first + BLOCK, len(moves)) + 1)
                    if not boards[ply].is_game_over()
                ]
                if len(block) > 1:
                    yield block


def _is_amateurs(game: Json) -> bool:
    return (
        all(1000 <= game[side] <= 1900 for side in "wb")
        and game["cls"] in ("blitz", "rapid", "classical")
        and len(game["moves"].split()) >= 20
    )


def _boards(moves: Sequence[str]) -> list[chess.Board]:
    boards = [chess.Board()]
    for move in moves:
        boards.append(boards[-1].copy())
        boards[-1].push_uci(move)
    return boards


def _search(
    engine: Recording, block: Block, which: Collection[int], searches: Sequence[tuple[str, int, int]]
) -> None:
    """Give those positions the depths of each search by its name, the last of a chunk first."""
    for at in range(0, len(block), LARGEST_CHUNK):
        engine.new_game()
        for record in reversed([block[i] for i in range(at, at + LARGEST_CHUNK) if i in which]):
            for name, nodes, lines in searches:
                engine.search(chess.Board(record["fen"]), nodes, lines)
                record[name] = engine.depths()


def _wanted(block: Block) -> set[int]:
    """The positions on both sides of each move that may turn, and one more where that proved them wrong."""
    answers = [both(record, chess.Board(record["fen"])) for record in block]
    near = [
        i
        for i, (verdict, pair) in enumerate(zip(_verdicts(block, both), pairwise(answers), strict=True))
        if verdict.classification != Classification.FORCED and _is_near(verdict, *pair)
    ]
    tops = [top_line(answer.lines) for answer in answers]
    proved = {
        i + 2
        for i in near
        if i + 2 < len(block)
        and (after := tops[i + 1])
        and (later := tops[i + 2])
        and expected_loss(after.score, later.score, mover=chess.Board(block[i]["fen"]).turn) > 0.005
    }
    return {*near, *(i + 1 for i in near), *proved}


def _is_near(verdict: Verdict, before: Analysis, after: Analysis) -> bool:
    """Whether a larger search may well move the loss over a fault's threshold."""
    margin = 0.012 + 0.3 * (before.wobble + after.wobble)
    return verdict.loss is not None and min(abs(verdict.loss - bound) for bound in BOUNDS) < 1.5 * margin


@dataclass(frozen=True, slots=True)
class Judged:
    """A move: the verdict by the truth, and by something smaller. `weight`: moves that it stands for."""

    held_out: bool
    weight: float
    truth: Verdict
    verdict: Verdict


Test = Callable[[Judged], bool]


def wrong(classes: Sequence[Classification]) -> Test:
    """Whether one says that a move is of these classes and the other that it is not."""
    return lambda move: (move.truth.classification in classes) != (move.verdict.classification in classes)


def same(move: Judged) -> bool:
    return move.truth.classification == move.verdict.classification


def close(move: Judged) -> bool:
    return move.verdict.close is not None


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


def read_blocks(paths: Sequence[Path]) -> list[Block]:
    records = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    return [list(block) for _, block in groupby(records, key=lambda record: record["game"])]


def judged(blocks: Sequence[Block], by: Answer) -> list[Judged]:
    """All moves with the truth on both sides, weighted so that they stand for all moves of `blocks`."""
    found: list[tuple[bool, bool, Verdict, Verdict]] = []
    far = far_judged = 0
    for block in blocks:
        wanted = _wanted(block)
        near = [i in wanted and i + 1 in wanted for i in range(len(block) - 1)]
        truths = _truths(block)
        smaller = _verdicts(block, by)
        far += near.count(False)
        if len(truths) == len(near):
            far_judged += near.count(False)
        else:
            truths = {i: truth for i, truth in truths.items() if near[i]}
        held_out = block[0]["fold"] == HELD_OUT - 1
        found += [(held_out, near[i], truth, smaller[i]) for i, truth in truths.items()]
    weight = far / far_judged
    return [Judged(out, 1.0 if near else weight, *verdicts) for out, near, *verdicts in found]


def _truths(block: Block) -> dict[int, Verdict]:
    """By the place in the block, of the moves with the truth on both sides."""
    found: dict[int, Verdict] = {}
    for known, places in groupby(range(len(block)), key=lambda i: "true" in block[i]):
        if known:
            run = list(places)
            verdicts = _verdicts([block[i] for i in run], answer("true"))
            found |= dict(zip(run, verdicts, strict=False))
    return found


def _verdicts(block: Block, by: Answer, *, critical: bool = False) -> list[Verdict]:
    boards = [chess.Board(record["fen"]) for record in block]
    moves = [chess.Move.from_uci(record["played"]) for record in block[:-1]]
    options = Options(include_critical=critical, include_brilliant=False)
    judge = Judge(boards, moves, [None] * len(boards), options)
    for ply, (record, board) in enumerate(zip(block, boards, strict=True)):
        analysis = by(record, board)
        judge.learn(ply, analysis.lines, Settling.of(analysis))
    return [move.verdict for move in judge.news()]


def show(paths: Sequence[Path]) -> Iterator[str]:
    """The tables, as lines."""
    blocks = read_blocks(paths)
    tried: dict[str, Answer] = {
        "one line, 100,000": answer("main", most=100_000),
        "one line, 130,000": answer("main", most=130_000),
        f"one line, {NODES - SECOND:,} + light (now)": both,
    }
    counted = judged(blocks, both)
    near = sum(move.weight == 1 for move in counted)
    yield (
        f"{sum(map(len, blocks)) - len(blocks)} moves in {len(blocks)} blocks; {len(counted)} judged by"
        f" {TRUTH:,} nodes, {near} of them near a threshold"
    )
    yield f"{'':34} {'same label':>10} {'fault wrong':>11} {'mistake wrong':>13}"
    for name, by in tried.items():
        moves = judged(blocks, by)
        faults, mistakes = (_share(moves, wrong(classes)) for classes in (FAULTS, MISTAKES))
        yield f"{name:34} {_share(moves, same):10.3f} {faults:11.2%} {mistakes:13.2%}"
    yield ""
    yield f"{'close calls':11} {'moves':>5} {'marked':>6}  of the unmarked: {'fault wrong':21}  mistake wrong"
    for name, held_out in (("fitted to", False), ("held out", True), ("all", None)):
        yield _marked(name, [move for move in counted if held_out in (None, move.held_out)])


def _marked(name: str, moves: Sequence[Judged]) -> str:
    sure = [move for move in moves if not close(move)]
    faults, mistakes = (_with_interval(sure, wrong(classes)) for classes in (FAULTS, MISTAKES))
    return f"{name:11} {len(moves):5} {_share(moves, close):6.1%}  {'':16} {faults:21}  {mistakes}"


def _share(moves: Iterable[Judged], is_one: Test) -> float:
    weights = [(move.weight, is_one(move)) for move in moves]
    return sum(weight for weight, one in weights if one) / sum(weight for weight, _ in weights)


def _with_interval(moves: Sequence[Judged], is_one: Test) -> str:
    """A share, its 95 % interval, and the moves of it that were judged."""
    share = _share(moves, is_one)
    weights = [move.weight for move in moves]
    count = sum(weights) ** 2 / sum(weight**2 for weight in weights)
    z = 1.96**2
    centre = (share + z / (2 * count)) / (1 + z / count)
    half = math.sqrt(z * (share * (1 - share) / count + z / (4 * count**2))) / (1 + z / count)
    return f"{share:.2%} ({centre - half:.1%}-{centre + half:.1%}, {sum(map(is_one, moves))})"


def show_critical(paths: Sequence[Path], out: Path) -> Iterator[str]:
    """Of the moves that are critical by two lines of the truth, those that a review finds, and those that are
    none."""
    asked = [
        pair
        for block in read_blocks(paths)
        for pair in pairwise(block)
        if "true" in pair[1] and _may_be_critical(pair[0])
    ]
    _search_two_lines([before for before, _ in asked], out)
    found, truth = (
        {i for i, pair in enumerate(asked) if _is_critical(pair, by)} for by in (both, answer("true2", 2))
    )
    yield f"{len(asked)} moves looked at, {len(truth)} critical by two lines of {TRUTH:,} nodes"
    yield f"found {len(found & truth)}, missed {len(truth - found)}, too many {len(found - truth)}"


def _may_be_critical(record: Json) -> bool:
    board = chess.Board(record["fen"])
    lines = both(record, board).lines
    top, second = top_line(lines), second_line(lines)
    if not (top and second and second.against and top.pv[0] == record["played"]):
        return False
    return expected_loss(second.against, second.score, mover=board.turn) >= LEAST_STAKE


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("file", type=Path)
    collecting.add_argument("games", type=Path)
    collecting.add_argument("--seed", type=int, default=19)
    showing = commands.add_parser("show")
    showing.add_argument("files", type=Path, nargs="+")
    deciding = commands.add_parser("critical")
    deciding.add_argument("file", type=Path)
    deciding.add_argument("out", type=Path)
    chosen = parser.parse_args()
    if chosen.command == "collect":
        collect(chosen.file, chosen.games, chosen.seed)
    elif chosen.command == "critical":
        print("\n".join(show_critical([chosen.file], chosen.out)))
    else:
        print("\n".join(show(chosen.files)))


if __name__ == "__main__":
    main()
