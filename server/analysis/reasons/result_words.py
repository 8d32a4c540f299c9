"""The sentence of a result that a table knows: `reason-result-*` of the catalogues.

Owns the choice of key and what it takes. A distance that no table tells is 0 there.
"""

from __future__ import annotations

from server.analysis.events.values import Fact
from server.analysis.reasons.scene import Scene
from server.i18n.texts import Text


def result_said(fact: Fact, scene: Scene) -> Text:
    """The sentence of a fact of kind `result`."""
    name = fact["name"]
    was, now = fact.get("was", 0), fact.get("in", 0)
    params: dict[str, str | int | float | Text] = {"count": now}
    match name:
        case "win_to_draw" | "win_to_spoilt" | "win_to_loss" | "draw_to_loss":
            only = "yes" if fact.get("what") == "only" else "no"
            params = {"was": was, "count": now, "move": _better(scene), "only": only, "end": _end(scene)}
        case "slower":
            params = {"count": now + 1 - was, "move": _better(scene)}
        case "sooner":
            params = {"count": was - now, "move": _better(scene)}
    return {"key": f"reason-result-{name.replace('_', '-')}", "params": params}


def _better(scene: Scene) -> str:
    """The table's first move, numbered."""
    return f"{scene.number.text()}{scene.better.san(1)[0]}" if len(scene.better) else ""


def _end(scene: Scene) -> str:
    return "stalemate" if scene.after.is_stalemate() else "other"
