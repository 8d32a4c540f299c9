"""From the raw `info` lines of one UCI search to the lines that may be used.

Owns the choice of depth and the White's view. Lines are read with cheap string operations, and only the moves
of the chosen ones are parsed: an engine waits while this runs.

The choice: an engine reports its ranks in blocks, one for each depth. The deepest block in which every
expected rank is there with an exact score (no lowerbound, no upperbound) and its own first move is taken, the
later one of equals. Failing that, the deepest exact rank 1 alone. Failing that, nothing: a bound never
becomes a score.

What the engine said later, of a deeper depth that it did not finish, may contradict the chosen score: the
move fails (upperbound) or holds far more (lowerbound). `contradiction` measures by how much.

Beside it, how far the score of rank 1 moved over the last depths (wobble). A search that has not settled says
less of what a larger one would find (`classification/close_call.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import chess

from server.analysis.engine.base import Analysis, EngineFault
from server.analysis.evaluation import Line, Score, expected_points, points_by

PV_PLIES = 20
"""Plies of a line that are kept: more than a person plays out, and each one costs time to check."""

WOBBLE_DEPTHS = 6
"""Depths, up to the chosen one, whose scores are held against each other."""

_NUMBERS = ("depth", "multipv", "nodes")


@dataclass(frozen=True, slots=True)
class RawInfo:
    """One `info` line. `kind` "cp" or "mate", `value` as the side to move sees it; `bound`: "lower" or
    "upper" where the score is no more than that, else ""; `pv` not parsed yet."""

    depth: int
    rank: int
    kind: str
    value: int
    bound: str
    nodes: int
    pv: str

    @property
    def exact(self) -> bool:
        return not self.bound

    @property
    def first_move(self) -> str:
        return self.pv.split(maxsplit=1)[0]


def read_info(text: str) -> RawInfo | None:
    """The line as data, or None if it carries no depth, score and pv, or is malformed."""
    head, _, pv = text.partition(" pv ")
    tokens = head.split()
    try:
        numbers = {name: int(tokens[tokens.index(name) + 1]) for name in _NUMBERS if name in tokens}
        score = tokens.index("score")
        kind, value = tokens[score + 1], int(tokens[score + 2])
    except (ValueError, IndexError):
        return None
    if (
        "depth" not in numbers
        or not pv.strip()
        or kind not in ("cp", "mate")
        or (kind == "mate" and not value)
    ):
        return None
    bound = next((side for side in ("lower", "upper") if f"{side}bound" in tokens), "")
    return RawInfo(
        numbers["depth"], numbers.get("multipv", 1), kind, value, bound, numbers.get("nodes", 0), pv.strip()
    )


def choose_analysis(raw: Iterable[str], board: chess.Board, ranks: int) -> Analysis | None:
    """The answer in `raw` for `board`, `ranks` lines expected; None if no exact score is in it.

    Raises EngineFault if a chosen line begins with an illegal move.
    """
    infos = [info for info in map(read_info, raw) if info is not None]
    chosen = _deepest_block(infos, ranks) or _deepest_first_rank(infos)
    if not chosen:
        return None
    lines = tuple(_line(info, board) for info in chosen)
    nodes = max(info.nodes for info in infos)
    return Analysis(lines, lines[0].depth, nodes, _wobble(infos, lines[0].depth, board))


def contradiction(raw: Iterable[str], board: chess.Board, analysis: Analysis) -> float:
    """Expected points, 0..1, by which what `raw` says later contradicts the lines chosen from it; 0 if it
    agrees."""
    chosen = {line.rank: _points(line.score, board) for line in analysis.lines}
    later = [info for info in map(read_info, raw) if info is not None and info.rank in chosen]
    start = max(at for at, info in enumerate(later) if info.depth == analysis.depth and info.exact)
    gaps = (_gap(chosen[info.rank], info, board) for info in later[start + 1 :])
    return max(gaps, default=0.0)


def _gap(chosen: float, info: RawInfo, board: chess.Board) -> float:
    """How far a score of the same rank, exact or a bound, is from the chosen points of the side to move."""
    more = _points(_score(info, board), board) - chosen
    match info.bound:
        case "lower":
            return max(0.0, more)
        case "upper":
            return max(0.0, -more)
        case _:
            return abs(more)


def _points(score: Score, board: chess.Board) -> float:
    """Expected points of the side to move."""
    return points_by(score, board.turn, last_moved=not board.turn)


def _wobble(infos: list[RawInfo], depth: int, board: chess.Board) -> float:
    """Expected points, rounded as they go into the log, between the best and the worst exact score of rank 1
    in the WOBBLE_DEPTHS depths up to `depth`."""
    scores = {info.depth: _score(info, board) for info in infos if info.rank == 1 and info.exact}
    last = [expected_points(scores[at], last_moved=not board.turn) for at in sorted(scores) if at <= depth]
    last = last[-WOBBLE_DEPTHS:]
    return round(max(last) - min(last), 4)


def _deepest_block(infos: list[RawInfo], ranks: int) -> list[RawInfo]:
    best: list[RawInfo] = []
    for block in _blocks(infos):
        complete = [block[rank] for rank in range(1, ranks + 1) if rank in block and block[rank].exact]
        distinct = {info.first_move for info in complete}
        if len(distinct) == ranks and (not best or complete[0].depth >= best[0].depth):
            best = complete
    return best


def _blocks(infos: list[RawInfo]) -> Iterator[dict[int, RawInfo]]:
    """Lines that were reported together: rank 1 said again, or another depth, begins a new block.

    Ranks of one depth from two blocks do not fit together: moves change places in between.
    """
    block: dict[int, RawInfo] = {}
    depth = None
    for info in infos:
        if block and (info.depth != depth or (info.rank == 1 and 1 in block)):
            yield block
            block = {}
        depth = info.depth
        block[info.rank] = info
    yield block


def _deepest_first_rank(infos: list[RawInfo]) -> list[RawInfo]:
    exact = [info for info in infos if info.rank == 1 and info.exact]
    return [max(reversed(exact), key=lambda info: info.depth)] if exact else []


def _line(info: RawInfo, board: chess.Board) -> Line:
    return Line(info.rank, info.depth, _score(info, board), _moves(info.pv, board))


def _score(info: RawInfo, board: chess.Board) -> Score:
    value = info.value if board.turn == chess.WHITE else -info.value
    return Score(cp=value) if info.kind == "cp" else Score(mate=value)


def _moves(pv: str, board: chess.Board) -> tuple[str, ...]:
    """The moves as this board writes them. An illegal tail, as old hash entries give it, is cut off."""
    board = board.copy(stack=False)
    moves: list[str] = []
    for text in pv.split()[:PV_PLIES]:
        try:
            move = board.parse_uci(text)
        except ValueError:
            break
        moves.append(board.uci(move))
        board.push(move)
    if not moves:
        raise EngineFault(f"its line begins with {pv[:10]!r}, which is no legal move")
    return tuple(moves)
