"""How findings become events: the one module that makes them, but for the report (`report/report.py`) and
the author's moves in them (`game/wire_form.py`).

Owns the shapes alone; what is found is given, and the order in which it is told is `pipeline.py`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import chess

import server
from server.analysis.classification.exact import Exact
from server.analysis.classification.waterfall import Verdict
from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import HASH_MB
from server.analysis.engine.plan import CHUNK_SCHEME, SearchPlan
from server.analysis.evaluation import Line, Score, expected_points, is_decided, points_of, top_line
from server.analysis.events import events, values, wire
from server.analysis.game.openings import Opening
from server.analysis.game.wire_form import arrow_records, move_records, warnings_of
from server.analysis.notation import in_san
from server.analysis.review.judge import MoveVerdict
from server.analysis.review.prepared_game import PreparedGame

_PV_PLIES = 16
"""Plies of a line that go on the wire; nobody plays out more by hand."""


@dataclass(frozen=True, slots=True)
class Known:
    """A position's answer, where it came from and who gave it. `again`: the round of second thoughts that it
    is from, 0: none. `exact`: what a table knows, of source "table", or what is proven of a pawn ending;
    `pawns`: its pawns as local games."""

    analysis: Analysis
    source: values.Source
    engine: str
    again: int = 0
    exact: Exact | None = None
    pawns: values.PawnSums | None = None

    @property
    def is_solved(self) -> bool:
        """Whether it is what a search found with what is proven of a pawn ending."""
        return self.exact is not None and self.source != "table"

    @staticmethod
    def from_wire(position: wire.Position) -> Known:
        """What `position_event` made of an answer, its lines cut."""
        lines = tuple(map(_line_of, position["lines"]))
        analysis = Analysis(lines, position["depth"], position["nodes"], position["wobble"])
        return Known(
            analysis,
            position["source"],
            position["engine"],
            position["again"],
            exact_of(position["exact"]),
            position["pawns"],
        )


def game_event(prepared: PreparedGame) -> events.GameEvent:
    """The game with its names in the book."""
    game, names = prepared.game, [_opening(opening) for opening in prepared.openings]
    last = next(((ply, name) for ply, name in reversed(list(enumerate(names))) if name), None)
    return events.GameEvent(
        headers=game.headers,
        start_fen=game.start.fen(),
        variant=game.variant,
        result=game.result,
        moves=move_records(game.line),
        opening=None if last is None else {**last[1], "ply": last[0]},
        openings=tuple(names),
        comment=game.intro.text,
        arrows=arrow_records(game.intro.arrows),
        warnings=warnings_of(game.notices),
    )


def phases_event(prepared: PreparedGame) -> events.PhasesEvent:
    """The phases of a game."""
    phases = prepared.phases
    changes: list[values.EndgameChange] = [
        {"row": change.row, "ply": change.ply, "type": change.type} for change in phases.endgame_changes
    ]
    return events.PhasesEvent(
        opening_end=phases.opening_end,
        middlegame_end=phases.middlegame_end,
        endgame_type=phases.endgame_type,
        endgame_changes=tuple(changes),
        by_ply=tuple(phase.value for phase in phases.by_ply),
    )


def preview_event(win: Sequence[float]) -> events.PreviewEvent:
    """The network's guess, White's expected points at each position."""
    guess = tuple(round(chance, 4) for chance in win)
    return events.PreviewEvent(win=guess, model=f"Kibitz network {server.__version__}")


def plan_event(
    prepared: PreparedGame, plan: SearchPlan, engine: values.Engine, cores: int, pass_number: int
) -> events.PlanEvent:
    """A run over the game begins: `cores` engines search at once."""
    options = prepared.options
    return events.PlanEvent(
        engine=engine,
        nodes=options.nodes,
        multipv=options.multipv,
        rules=options.rules,
        options=options.to_json(),
        positions=len(prepared.boards),
        searches=plan.searches,
        chunks=len(plan.chunks),
        cores=cores,
        pass_=pass_number,
    )


def position_event(ply: int, found: Known, board: chess.Board, pass_number: int) -> events.PositionEvent:
    """The answer for the position `board`, which is not changed."""
    top, exact = top_line(found.analysis.lines), found.exact
    assert top is not None
    return events.PositionEvent(
        ply=ply,
        lines=tuple(line_to_wire(line, board) for line in found.analysis.lines),
        win=points_of(exact.points, board.turn)
        if exact
        else expected_points(top.score, last_moved=not board.turn),
        depth=found.analysis.depth,
        nodes=found.analysis.nodes,
        engine=found.engine,
        source=found.source,
        pass_=pass_number,
        wobble=found.analysis.wobble,
        again=found.again,
        exact=_exact(exact) if exact else None,
        pawns=found.pawns,
    )


def move_event(prepared: PreparedGame, judged: MoveVerdict, pass_number: int = 1) -> events.MoveEvent:
    """A verdict."""
    verdict, before = judged.verdict, prepared.boards[judged.ply - 1]
    class_, best, opening = verdict.classification, verdict.best, prepared.openings[judged.ply]
    return events.MoveEvent(
        ply=judged.ply,
        classification=class_.value if class_ else None,
        accuracy=verdict.accuracy,
        loss=verdict.loss,
        expected_before=verdict.expected_before,
        expected_after=verdict.expected_after,
        best={"uci": before.uci(best), "san": before.san(best)} if best else None,
        opening=opening.name if opening else None,
        nag=class_.nag if class_ else None,
        reason=verdict.reason,
        provisional=judged.provisional,
        pass_=pass_number,
        close=verdict.close.value if verdict.close else None,
        quiet=_is_quiet(verdict),
    )


def _is_quiet(verdict: Verdict) -> bool:
    before, after = verdict.expected_before, verdict.expected_after
    return before is not None and after is not None and is_decided(before, after)


def done_event(
    prepared: PreparedGame,
    known: Sequence[Known],
    tables: Sequence[values.Table],
    engine: values.Engine,
    seconds: float,
    people: str | None = None,
) -> events.DoneEvent:
    """The end of a run that took `seconds`; `known`: the answers for all positions, `tables` gave some;
    `people`: how it was asked what people play."""
    searches = [found for found in known if found.source == "search"]
    totals: values.Totals = {
        "moves": len(prepared.game.moves),
        "positions": len(known),
        "searches": len(searches),
        "nodes": sum(found.analysis.nodes for found in searches),
        "seconds": round(seconds, 2),
    }
    recipe: values.Recipe = {
        "kibitz": server.__version__,
        "engine": engine,
        "options": prepared.options.to_json(),
        "chunks": CHUNK_SCHEME,
        "hash_mb": HASH_MB,
        "threads": 1,
        "tables": list(tables),
    }
    if people is not None:
        recipe["people"] = people
    return events.DoneEvent(totals=totals, recipe=recipe)


def _opening(opening: Opening | None) -> values.Opening | None:
    return {"eco": opening.eco, "name": opening.name} if opening else None


def _exact(found: Exact) -> values.Exact:
    told: values.Exact = {
        "wdl": found.wdl,
        "dtm": found.dtm,
        "table": found.table,
        "source": found.source,
        "keep": list(found.keep),
    }
    if found.unsure:
        told["unsure"] = list(found.unsure)
    if found.themes:
        told["themes"] = list(found.themes)
    return told


def exact_of(found: values.Exact | None) -> Exact | None:
    """What `exact` of a position says."""
    return found and Exact(
        found["wdl"],
        found["dtm"],
        found["table"],
        found["source"],
        tuple(found["keep"]),
        tuple(found.get("unsure", ())),
        tuple(found.get("themes", ())),
    )


def line_to_wire(line: Line, board: chess.Board) -> values.Line:
    """An engine line of the position on `board`."""
    found: values.Line = {
        "rank": line.rank,
        "depth": line.depth,
        "cp": line.score.cp,
        "mate": line.score.mate,
        "pv": list(line.pv[:_PV_PLIES]),
        "san": in_san(board, line.pv[:_PV_PLIES]),
    }
    if line.against is not None:
        found["against"] = {"cp": line.against.cp, "mate": line.against.mate}
    return found


def _line_of(line: values.Line) -> Line:
    against = Score(**line["against"]) if "against" in line else None
    score = Score(cp=line["cp"], mate=line["mate"])
    return Line(line["rank"], line["depth"], score, tuple(line["pv"]), against)
