"""Folded reviews and games made by hand, as small as a season needs them."""

from __future__ import annotations

from typing import Any

from server.analysis.collection.season.digest import Digest, DigestFault, digest_of
from server.analysis.collection.season.player_games import Source
from server.analysis.events.values import Opening

Json = dict[str, Any]
FIGURES: Json = {"accuracy": None, "acpl": None, "counts": {}, "moves": 0}


def record(ply: int, clock: float | None = None) -> Json:
    return {"san": f"move{ply}", "uci": "a2a3", "fen": f"after {ply}", "clock": clock, "emt": None}


def move(ply: int, classification: str = "best", accuracy: float | None = 100.0, **more: Any) -> Json:
    reason = {"facts": more.pop("facts", [])}
    told = {"classification": classification, "accuracy": accuracy, "quiet": False, "reason": reason}
    told |= {"loss": 0.25, "people": None, "expected_before": 0.6, "expected_after": 0.35}
    return {"ply": ply, **told, **more}


def state(plies: int = 4, **parts: Any) -> Any:
    """A finished review of `plies` moves, all best and level; `clocks`, `moves` (ply -> body), `wins` (ply ->
    White's points), `report`, `headers`, `opening`, `changes`, `by_ply`, `start` say what is otherwise."""
    clocks, moves, wins = (parts.get(name, {}) for name in ("clocks", "moves", "wins"))
    figures = {"white": FIGURES, "black": FIGURES}
    nothing = {"opening": figures, "middlegame": figures, "endgame": figures}
    return {
        "game": {
            "headers": parts.get("headers", {}),
            "start_fen": parts.get("start", "start w - - 0 1"),
            "opening": parts.get("opening"),
            "moves": [record(ply, clocks.get(ply)) for ply in range(1, plies + 1)],
        },
        "phases": {
            "endgame_changes": parts.get("changes", []),
            "by_ply": parts.get("by_ply", ["opening"] * plies),
        },
        "positions": [{"win": wins.get(ply, 0.5)} for ply in range(plies + 1)],
        "moves": [moves.get(ply, move(ply)) for ply in range(1, plies + 1)],
        "report": {**figures, "phases": nothing, **parts.get("report", {})},
    }


def fault(ply: int, side: str = "white", **more: Any) -> DigestFault:
    made: Any = {
        "ply": ply,
        "side": side,
        "san": f"move{ply}",
        "fen": f"before {ply}",
        "classification": "blunder",
        "phase": "opening",
        "clock": None,
        "spent": None,
        "in_trouble": False,
        "quiet": False,
        "kinds": ["allowed:hangs"],
        "miss": None,
        "loss": 0.3,
        "good": None,
        **more,
    }
    found: DigestFault = made
    return found


def digest(**parts: Any) -> Digest:
    """A game of two moves a side without anything to tell, but for what `parts` say; `white` and `black` are
    added to their sides."""
    made = digest_of(state())
    sides: Any = {side: {**made[side], **parts.pop(side, {})} for side in ("white", "black")}
    whole: Any = {**made, **sides, **parts}
    found: Digest = whole
    return found


def source(number: int, made: Digest | None = None, **headers: str) -> Source:
    """A game of Ann with White against Bob that she won, but for what `headers` say."""
    told = {"White": "Ann", "Black": "Bob", "Result": "1-0", **headers}
    opening: Opening = {"eco": "C50", "name": "Italian Game: Quiet"}
    review = None if made is None else f"r{number}"
    return Source(number, {"headers": told, "plies": 4, "opening": opening}, review, made)
