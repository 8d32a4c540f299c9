"""From facts to at most two sentences: which facts are told, and by which keys of the catalogue.

Owns the choice and nothing of the language: `static/i18n/en.ftl` and `de.ftl` ("The reason") say the keys. A
move goes in as numbered SAN ("14.Rxa5", English letters), a piece as its small letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from server.analysis.classes import Classification
from server.analysis.events.events import Fact
from server.analysis.notation import MoveNumber
from server.analysis.reasons.scene import Scene
from server.texts import Text

MOST = 2
"""Sentences of a reason."""

NEAR_MATE = 3
"""Moves of a mate that is told of even where the game is decided."""

_FAULTY = (
    "allows_mate",
    "misses_mate",
    "no_recapture",
    "hangs",
    "loses",
    "misses_win",
    "stalemate",
    "perpetual",
)
_ON_BOARD = {"knight", "bishop", "rook", "queen"}


def say(facts: Sequence[Fact], scene: Scene) -> list[Text]:
    """The sentences for `facts` of the move in `scene`; none for a move that needs none."""
    given = scene.context.classification
    if given == Classification.THEORY and not scene.faulty:
        return []
    if scene.after.is_checkmate():
        return [_text("reason-mates")]
    told = _faulty(facts, scene) if scene.faulty else _good(facts, scene)
    return list(told)[:MOST]


def numbered(number: MoveNumber, sans: Sequence[str]) -> str:
    """The moves of a line as people write them: "14.Rxa5 Ra7 15.h5"."""
    words = []
    for index, san in enumerate(sans):
        at = number.later(index)
        words.append(f"{at.text()}{san}" if at.white or not index else san)
    return " ".join(words)


def _faulty(facts: Sequence[Fact], scene: Scene) -> Iterator[Text]:
    by_kind: dict[str, Fact] = {}
    for fact in facts:
        by_kind.setdefault(fact["kind"], fact)
    if "noise" in by_kind and not _near_mate(by_kind):
        yield (
            _text("reason-shortens", by=_sooner(by_kind))
            if "shortens" in by_kind
            else _text("reason-decided")
        )
        return
    told = [text for fact in facts for text in _fault(fact, by_kind, scene)]
    yield from told
    if not told:
        yield from _drift(facts, scene)
    elif len(told) == 1 and "misses_win" not in by_kind and "misses_mate" not in by_kind:
        yield from _better(scene)


def _near_mate(facts: dict[str, Fact]) -> bool:
    return any(facts[kind]["in"] <= NEAR_MATE for kind in ("allows_mate", "misses_mate") if kind in facts)


def _sooner(facts: dict[str, Fact]) -> int:
    return facts["shortens"]["was"] - facts["shortens"]["in"]


def _fault(fact: Fact, facts: dict[str, Fact], scene: Scene) -> Iterator[Text]:
    """The sentence of one fact of a fault; none where another fact's sentence holds it."""
    match fact["kind"]:
        case "allows_mate" | "misses_mate" as kind:
            key = "reason-allows-mate" if kind == "allows_mate" else "reason-misses-mate"
            yield _text(key, count=fact["in"], move=_first(fact, scene))
        case "shortens":
            yield _text("reason-shortens", by=_sooner(facts))
        case "prolongs" if "misses_mate" not in facts:
            yield _text("reason-prolongs", was=fact["was"], move=_first(fact, scene))
        case "stalemate" | "perpetual" | "repetition" | "insufficient":
            yield _draw(fact, scene)
        case "no_recapture":
            yield _text("reason-no-recapture", square=fact["square"])
        case "hangs" if "loses" not in facts or facts["loses"]["net"] <= 2 * fact["net"] or fact["net"] >= 3:
            yield _hangs(fact, facts, scene)
        case "loses" if not _told_as_hanging(facts):
            yield _loses(fact, facts, scene)
        case "misses_win" if "no_recapture" not in facts and "misses_mate" not in facts:
            yield _misses(fact, scene)
        case "gives_back":
            yield _text("reason-lead-gone")
        case "misses_punishing":
            yield _text("reason-unpunished")


def _told_as_hanging(facts: dict[str, Fact]) -> bool:
    hangs, loses = facts.get("hangs"), facts["loses"]
    return bool(hangs and (loses["net"] <= 2 * hangs["net"] or hangs["net"] >= 3))


def _hangs(fact: Fact, facts: dict[str, Fact], scene: Scene) -> Text:
    move = _first(fact, scene)
    given, taken = _parts(facts["loses"]["what"]) if "loses" in facts else ("", "")
    if taken and fact["name"] == "moved" and scene.played.steps[0].captured:
        return _text("reason-gives", given=given, taken=taken, move=move)
    return _text("reason-hangs", piece=fact["piece"], square=fact["square"], how=fact["name"], move=move)


def _loses(fact: Fact, facts: dict[str, Fact], scene: Scene) -> Text:
    given, taken = _parts(fact["what"])
    move = _first(fact, scene)
    hangs = facts.get("hangs")
    if fact.get("ply") and given in _ON_BOARD and not taken:
        told = {"piece": fact["piece"], "square": fact["square"], "move": move}
        if hangs and hangs["name"] == "unguarded":
            return _text("reason-unguards", guarded=hangs["square"], **told)
        return _text("reason-falls", **told)
    return _text("reason-loses", given=given, taken=taken or "none", move=move)


def _misses(fact: Fact, scene: Scene) -> Text:
    given, taken = _parts(fact["what"])
    square = fact.get("square") if given in _ON_BOARD and not taken else None
    key = "reason-wins-more" if scene.got > 0 else "reason-misses"
    return _text(key, given=given, taken=taken or "none", square=square or "none", move=_first(fact, scene))


def _draw(fact: Fact, scene: Scene) -> Text:
    won = "yes" if scene.expected[0] >= 0.6 else "no"
    key = f"reason-{fact['kind']}"
    return _text(key, name=fact["name"], won=won, move=_first(fact, scene))


def _drift(facts: Sequence[Fact], scene: Scene) -> Iterator[Text]:
    """A fault that costs nothing one could count."""
    before, after = (round(100 * points) for points in scene.expected)
    side = "white" if scene.mover else "black"
    yield _text("reason-chances", side=side, before=before, after=after)
    yield from _better(scene)


def _better(scene: Scene) -> Iterator[Text]:
    if len(scene.better):
        yield _text("reason-better", move=numbered(scene.number, scene.better.san(1)))


def _good(facts: Sequence[Fact], scene: Scene) -> Iterator[Text]:
    for fact in facts:
        match fact["kind"]:
            case "only_legal":
                yield _text("reason-only-legal", name=fact["name"])
            case "only_good":
                yield _text("reason-only-good", name=fact["name"])
                if "what" in fact:
                    given, taken = _parts(fact["what"])
                    yield _text("reason-rival", given=given, taken=taken or "none", move=_first(fact, scene))
            case "prolongs":
                yield _text("reason-prolongs", was=fact["was"], move=_first(fact, scene))
            case "shortens":
                yield _text("reason-shortens", by=fact["was"] - fact["in"])
            case "stalemate" | "perpetual" | "repetition" | "insufficient":
                yield _draw(fact, scene)
            case "noise" | "allows_mate" | "misses_mate":
                pass
            case _:
                yield _does(fact, scene)
                return
    if not any(fact["kind"] not in ("noise", "allows_mate", "misses_mate") for fact in facts):
        yield _keeps(scene)


def _does(fact: Fact, scene: Scene) -> Text:
    """What the move does, by a fact of `merits.py`."""
    told: dict[str, str | int | float] = {
        "piece": fact.get("piece", "p"),
        "square": fact.get("square", ""),
        "move": "",
    }
    if "what" in fact:
        given, taken = _parts(fact["what"])
        told |= {"given": given, "taken": taken or "none"}
        told["square"] = told["square"] if given in _ON_BOARD and not taken else "none"
    if "by" in fact:
        told["move"] = _threat(fact["by"], scene)
    if "san" in fact:
        told["move"] = _line(fact, scene)
    name = fact.get("name", "")
    key = "-".join(("reason", fact["kind"], *(name.split("_") if name else ()))).replace("_", "-")
    return _text(key, **told)


def _threat(uci: str, scene: Scene) -> str:
    view = scene.after.copy(stack=False)
    view.turn = scene.mover
    return numbered(scene.number.later(2), [view.san(view.parse_uci(uci))])


def _keeps(scene: Scene) -> Text:
    side = "white" if scene.mover else "black"
    return _text("reason-keeps", side=side, after=round(100 * scene.expected[1]))


def _parts(what: str) -> tuple[str, str]:
    """What is given and what for: "queen_for_rook"."""
    given, _, taken = what.partition("_for_")
    return given, taken


def _first(fact: Fact, scene: Scene) -> str:
    """The first move of the fact's line, numbered."""
    return numbered(_start(fact, scene), fact["san"][:1])


def _line(fact: Fact, scene: Scene) -> str:
    return numbered(_start(fact, scene), fact["san"])


def _start(fact: Fact, scene: Scene) -> MoveNumber:
    return scene.number.later(1) if fact["base"] == "after" else scene.number


def _text(key: str, **params: str | int | float) -> Text:
    return {"key": key, "params": dict(params)}
