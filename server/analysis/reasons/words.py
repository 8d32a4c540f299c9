"""From facts to at most two sentences: which facts are told, and by which keys of the catalogue.

Owns the choice and nothing of the language: `static/i18n/en.ftl` and `de.ftl` ("The reason") say the keys. A
move goes in as numbered SAN ("14.Rxa5", English letters), a piece as its small letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import chess

from server.analysis.classes import Classification
from server.analysis.evaluation import NOTHING_AT_STAKE
from server.analysis.events.values import Base, Fact
from server.analysis.notation import MoveNumber
from server.analysis.reasons.drift import GREAT
from server.analysis.reasons.endings import ending_said, is_solved
from server.analysis.reasons.material import ONE_PIECE, VALUES, parts
from server.analysis.reasons.mates import NEXT_MATE
from server.analysis.reasons.means import AIMED, MATES
from server.analysis.reasons.merits import merits
from server.analysis.reasons.played import Played
from server.analysis.reasons.result_words import result_said
from server.analysis.reasons.scene import FAULT, Scene
from server.i18n.texts import Text

MOST = 2
"""Sentences of a reason."""

NEAR_MATE = 3
"""Moves of a mate that is told of even where the game is decided."""

QUICK = 5
"""Moves of a mate for which it matters that a slower one was played."""

SLIP = 0.03
"""Expected points from which a good move is said to cost a little."""

PIECE = 3
"""Points whose loss, where it is called an inaccuracy, asks for a reason."""

LOST = 0.3
"""Expected points below which a game was lost anyway."""

FOLLOWS = 3
"""Moves of a line that are shown where its first says nothing."""

SHARP = 5
"""Moves of a line that are shown at the most: till something falls, or where the third takes or checks."""

EVEN = 0.5
"""Expected points below which a piece that is taken is not called won: it may have been offered."""

_DRAWS = ("stalemate", "perpetual", "repetition", "insufficient")
_MATES = ("allows_mate", "misses_mate")
_MEANS = ("stalemate", "repetition", "hangs")
"""By which a result is lost or kept."""
_PIECES = {
    *("reason-hangs", "reason-gives", "reason-loses", "reason-falls", "reason-unguards"),
    *("reason-misses", "reason-wins-more"),
}
"""Sentences that say what is lost or missed."""
_AT_ONCE = ("allows_mate", "hangs", "loses")
"""Kinds whose sentence names the answer."""
_COUNTED = {"hangs", "loses", "misses_win", "no_recapture", *_MATES, *_DRAWS}
"""Kinds that say by a board or a count what a fault costs."""
_NAMES_BETTER = {
    *("reason-misses", "reason-wins-more", "reason-misses-mate", "reason-no-recapture", "reason-line-misses"),
    "reason-activity-wrong-taker",
    "reason-brings-through",
}
"""Sentences that name the better move, or leave no doubt of it."""
_NO_WHY = {"checks", "leaves_check", "blocks_check"}
"""What a move does that is no reason why it is better."""
_SAID_BY_RESULT = {"reason-mate-follows", "reason-mated", "reason-keeps", "reason-stands"}
"""Sentences that say no more than where exact knowledge begins."""
_LESS_THAN_RESULT = {
    *("reason-better", "reason-better-so", "reason-little-better"),
    *("reason-after", "reason-chances"),
}
"""Sentences of a fault that say what was better, or how far chances fall."""
_BY_LINE: dict[str, Base] = {"reason-line-loses": "after", "reason-line-misses": "before"}
"""Sentences that say of an engine's line what it wins, and no more."""
_Params = dict[str, str | int | float | Text]
_ByKind = Mapping[str, Fact]


def say(facts: Sequence[Fact], scene: Scene) -> list[Text]:
    """The sentences for `facts` of the move in `scene`; none for a move of the book that is no fault."""
    given = scene.context.classification
    by_kind: dict[str, Fact] = {}
    for fact in facts:
        by_kind.setdefault(fact["kind"], fact)
    if scene.after.is_checkmate():
        return [_text("reason-mates")]
    if given == Classification.THEORY and scene.loss < FAULT:
        return []
    if scene.context.exact is not None and "result" in by_kind:
        return list(_of_result(facts, by_kind, scene))[:MOST]
    if scene.faulty or (given is None and any(kind in by_kind for kind in _MATES)):
        texts = _of_fault(facts, by_kind, scene)
    else:
        texts = _of_good(facts, by_kind, scene)
    if "result" in by_kind:
        others = [text for text in texts if text["key"] not in _SAID_BY_RESULT]
        told = [*others[: MOST - 1], result_said(by_kind["result"], scene)]
        return told[::-1] if scene.faulty and _is_less(told[0]) else told
    return list(texts)[:MOST]


def _is_less(text: Text) -> bool:
    """Whether a fault's sentence says less than the result it leads to: what was better, or how far chances
    fall."""
    return text["params"].get("as") == "better" or text["key"] in _LESS_THAN_RESULT


def unproven(said: Sequence[Text]) -> list[Base]:
    """The lines whose claims `said` tells as those lines' alone, as nobody has tried them."""
    return [_BY_LINE[text["key"]] for text in said if text["key"] in _BY_LINE]


def numbered(number: MoveNumber, sans: Sequence[str]) -> str:
    """The moves of a line as people write them: "14.Rxa5 Ra7 15.h5"."""
    words = []
    for index, san in enumerate(sans):
        at = number.later(index)
        words.append(f"{at.text()}{san}" if at.white or not index else san)
    return " ".join(words)


def _of_fault(facts: Sequence[Fact], by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    if "noise" in by_kind and not any(by_kind[kind]["in"] <= NEAR_MATE for kind in _MATES if kind in by_kind):
        yield from _of_decided(by_kind, scene)
        return
    texts = [text for fact in facts for text in _fault(fact, by_kind, scene)]
    better = list(_better(facts, scene, texts[0]["key"] if texts else ""))
    if not texts and _explains(better, scene):
        yield from better  # what it does not do is all that can be said of it
        return
    if not texts:
        texts = [_falls(scene)]
    if all(fact["kind"] not in _COUNTED for fact in facts):
        texts = texts[:1]  # of what is given up beside material one thing is enough
    if texts[0]["key"] == "reason-activity-wrong-taker":
        texts = [texts[0], _falls(scene)]  # that it is wrong says not why
    yield from texts[:1]
    yield from _why_so_little(texts, by_kind, scene)
    yield from texts[1:]
    if not any(text["key"] in _NAMES_BETTER for text in texts[:MOST]):
        yield from better


def _of_decided(by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    """The sentences of a fault that decided nothing more: a mate that comes sooner, or is far off."""
    if "shortens" in by_kind:
        yield _shortens(by_kind["shortens"])
    elif "allows_mate" in by_kind and scene.expected[0] >= NOTHING_AT_STAKE:
        fact = by_kind["allows_mate"]
        yield _text("reason-allows-mate", count=fact["in"], move=_mate(fact, scene))
        yield _text("reason-lost-anyway")
    else:
        yield _text("reason-decided")


def _why_so_little(texts: Sequence[Text], by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    """Why a lost or missed piece is no more than an inaccuracy: the game was lost or is won anyway."""
    slight = scene.context.classification == Classification.INACCURACY
    if not slight or not texts or texts[0]["key"] not in _PIECES:
        return
    if max(fact["net"] for kind in ("hangs", "loses", "misses_win") if (fact := by_kind.get(kind))) < PIECE:
        return
    if scene.expected[0] < LOST:
        yield _text("reason-lost-anyway")
    elif scene.expected[1] > 1 - LOST:
        yield _text("reason-still-wins")


def _explains(better: Sequence[Text], scene: Scene) -> bool:
    """Whether what the better move does is reason enough for what the fault costs."""
    shown = not better or better[0]["key"] in ("reason-better", "reason-better-so")
    return not shown and scene.loss < GREAT


def _falls(scene: Scene) -> Text:
    """How far the chances fall, after which moves: the first of the answer, more where those still take or
    check."""
    before, after = (round(100 * points) for points in scene.expected)
    params: _Params = {"side": _side(scene.mover), "before": before, "after": after}
    line = Played(scene.after, scene.answer.pv if scene.answer else (), SHARP)
    if not len(line):
        return _text("reason-chances", **params)
    shown = FOLLOWS if len(line) < SHARP or line.steps[FOLLOWS - 1].quiet else SHARP
    return _text("reason-after", move=numbered(scene.number.later(1), line.san(shown)), **params)


def _of_result(facts: Sequence[Fact], by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    """What became of a result that is known, by which means, and what the move does."""
    if "only_legal" in by_kind:
        yield _text("reason-only-legal", name=by_kind["only_legal"]["name"])
    result = by_kind["result"]
    stalemate = by_kind.get("stalemate")
    if stalemate is None or scene.faulty:
        yield result_said(result, scene)
    yield from (ending_said(fact, scene) for fact in facts if fact["kind"] == "ending")
    means = (fact for fact in facts if fact["kind"] in _MEANS)
    for fact in means:
        if fact is not stalemate or fact["name"] != "gives" or not scene.faulty:
            yield from _fault(fact, by_kind, scene)
    if is_solved(scene) and not scene.faulty:
        others = [fact for fact in facts if fact["kind"] not in ("result", "ending", *_MEANS)]
        yield from (text for fact in others for text in _good(fact, by_kind, scene))


def _fault(fact: Fact, by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    """The sentence of one fact of a fault; none where another fact's sentence holds it."""
    if fact.get("proven") is False:
        yield from _by_line(fact, by_kind, scene)
        return
    match fact["kind"]:
        case "allows_mate" | "misses_mate" as kind:
            key = f"reason-{kind.replace('_', '-')}"
            yield _text(key, count=fact["in"], move=_mate(fact, scene))
        case "shortens":
            yield _shortens(fact)
        case "prolongs" if "misses_mate" not in by_kind:
            yield _text("reason-prolongs", count=fact["was"], move=_first(fact, scene))
        case "stalemate" | "perpetual" | "repetition" | "insufficient":
            yield _draw(fact, scene)
        case "no_recapture" if "allows_mate" not in by_kind:
            yield _text("reason-no-recapture", square=fact["square"])
        case "hangs" if _hanging(by_kind):
            yield _hangs(fact, by_kind, scene)
        case "loses" if not _hanging(by_kind):
            yield _loses(fact, by_kind, scene)
        case "misses_win" if _worth_telling(fact, by_kind):
            yield _misses(fact, scene)
        case "motif" if by_kind[_told_before(by_kind)].get("proven", True):
            before = by_kind[_told_before(by_kind)]
            alone = before["kind"] == "hangs" or before.get("what") in ONE_PIECE
            yield _motif(fact, scene, _first(before, scene), before.get("square") if alone else None)
        case "gives_back":
            yield _text("reason-lead-gone")
        case "misses_punishing" if scene.got <= 0 and _worth_telling(fact, by_kind):
            yield _text("reason-unpunished")
        case "threat" if fact["name"] == "overlooked" and not _was_left(by_kind):
            move = numbered(scene.number.later(1), fact["san"])
            known = any(
                by_kind[kind].get("san", [])[:1] == fact["san"] for kind in _AT_ONCE if kind in by_kind
            )
            yield _text("reason-threat-was" if known else "reason-threat-overlooked", move=move)
        case "king" | "activity" | "structure" | "plan":
            yield _given_up(fact, scene)


def _by_line(fact: Fact, by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    """What the lines alone say of a claim."""
    if fact["kind"] == "loses":
        given, taken = parts(fact["what"])
        yield _text("reason-line-loses", given=given, taken=taken or "none", move=_first(fact, scene))
    elif fact["kind"] == "misses_win" and _worth_telling(fact, by_kind):
        given, taken = parts(fact["what"])
        yield _text("reason-line-misses", given=given, taken=taken or "none", move=_first(fact, scene))


def _was_left(by_kind: _ByKind) -> bool:
    """Whether it is said already that a piece hung before the move."""
    return "hangs" in by_kind and by_kind["hangs"]["name"] == "left"


def _shortens(fact: Fact) -> Text:
    return _text("reason-shortens", count=fact["was"] - fact["in"])


def _hanging(by_kind: _ByKind) -> bool:
    """Whether the piece that is taken at once says what is lost."""
    hangs, loses = by_kind.get("hangs"), by_kind.get("loses")
    if hangs is None:
        return False
    if "what" not in hangs and hangs["net"] < VALUES[chess.PIECE_SYMBOLS.index(hangs["piece"])] - 1:
        return False  # it is given for something
    return loses is None or loses["net"] <= 2 * hangs["net"] or hangs["net"] >= 3


def _worth_telling(missed: Fact, by_kind: _ByKind) -> bool:
    """Whether what was missed is worth a sentence beside what is lost."""
    if any(kind in by_kind for kind in ("allows_mate", "misses_mate")):
        return False
    if "no_recapture" in by_kind and by_kind["no_recapture"]["proven"]:
        return False
    return "loses" not in by_kind or 2 * missed["net"] > by_kind["loses"]["net"]


def _given(hangs: Fact, loses: Fact | None) -> str | None:
    """The word for a piece that is given for something; None where it is given for nothing much."""
    if hangs["name"] != "moved":
        return None
    whole = loses["what"] if loses and loses.get("ply") == 0 else ""
    return next(
        (word for word in (hangs.get("what", ""), whole) if "_for_" in word or word == "exchange"), None
    )


def _hangs(fact: Fact, by_kind: _ByKind, scene: Scene) -> Text:
    move = _first(fact, scene)
    word = _given(fact, by_kind.get("loses"))
    if word is not None:
        given, taken = parts(word)
        return _text("reason-gives", given=given, taken=taken or "none", move=move)
    return _text("reason-hangs", piece=fact["piece"], square=fact["square"], how=fact["name"], move=move)


def _loses(fact: Fact, by_kind: _ByKind, scene: Scene) -> Text:
    given, taken = parts(fact["what"])
    move = _first(fact, scene)
    hangs = by_kind.get("hangs")
    if given == "promotion":
        return _text("reason-lets-through", move=move)
    if fact.get("ply") and "square" in fact and given in ONE_PIECE and not taken:
        params: _Params = {"piece": fact["piece"], "square": fact["square"], "move": move}
        if hangs and hangs["name"] == "unguarded":
            return _text("reason-unguards", guarded=hangs["square"], **params)
        return _text("reason-falls", **params)
    return _text("reason-loses", given=given, taken=taken or "none", move=_until(fact, scene))


def _misses(fact: Fact, scene: Scene) -> Text:
    given, taken = parts(fact["what"])
    if given == "promotion":
        return _text("reason-brings-through", move=_first(fact, scene))
    square = fact.get("square") if given in ONE_PIECE and not taken else None
    key = "reason-wins-more" if scene.got > 0 else "reason-misses"
    move = _first(fact, scene) if square else _until(fact, scene)
    return _text(key, given=given, taken=taken or "none", square=square or "none", move=move)


def _told_before(by_kind: _ByKind) -> str:
    """The kind of the fact that a motif explains: the first one of what is lost or missed."""
    return next(kind for kind in by_kind if kind in (*_MATES, "loses", "hangs", "misses_win"))


def _motif(fact: Fact, scene: Scene, named: str, square: str | None) -> Text:
    """By which means: what it hits where that is the point, else its name. `named`, `square`: the move and
    the square of the piece that the sentence before has named."""
    name, targets = fact["name"], fact["targets"]
    move = numbered(_start(fact, scene).later(fact["ply"]), [fact["san"][fact["ply"]]])
    if name in MATES:
        return _text("reason-mate-by", name=name)
    bare = _text("reason-motif", name=name, move="none" if move == named else move)
    if name not in AIMED or not targets:
        return bare
    first, second = targets[0]["piece"], targets[1]["piece"] if len(targets) > 1 else "none"
    if name == "fork" and second != "none":
        key = "reason-fork-same" if first == second else "reason-fork"
        return _text(key, first=first, second=second, piece=first, move=move)
    if name == "trappedPiece":
        key = "reason-trapped-it" if targets[0]["square"] == square else "reason-trapped"
        return _text(key, piece=first, square=targets[0]["square"])
    return bare


def _draw(fact: Fact, scene: Scene) -> Text:
    won = "yes" if scene.expected[0] >= 0.6 else "no"
    move = _first(fact, scene) if "san" in fact else ""
    return _text(f"reason-{fact['kind']}", name=fact["name"], won=won, move=move)


def _given_up(fact: Fact, scene: Scene) -> Text:
    """What a fault gives up that is no material, by a fact of `drift.py`."""
    name = f"reason-{fact['kind']}-{fact['name'].replace('_', '-')}"
    move = _first(fact, scene) if "san" in fact else ""
    if fact["name"] == "wrong_taker":
        return _text(name, move=numbered(scene.number, scene.better.san(1)))
    if fact["name"] == "lets_threaten":
        mate = _threat(fact["by"], scene.played.boards[2])
        return _text(name, move=move, mate=numbered(scene.number.later(3), [mate]))
    if "ply" in fact:
        move = numbered(_start(fact, scene).later(fact["ply"]), [fact["san"][fact["ply"]]])
    piece, square = fact.get("piece", "p"), fact.get("square", "none")
    other = fact.get("squares", [square])[-1]
    return _text(
        name, piece=piece, square=square, other=other, move=move or "none", side=_side(not scene.mover)
    )


def _better(facts: Sequence[Fact], scene: Scene, first: str) -> Iterator[Text]:
    """The better move and why: what it guards, the threat that it meets, what else it does, what follows.
    `first`: the key of the sentence before, after which some of it needs no words."""
    if not len(scene.better):
        return
    move = numbered(scene.number, scene.better.san(1))
    if first == "reason-king-stays":
        yield _text("reason-better", move=move)
        return
    does = next(_merits_told(scene), None)
    met = next((fact for fact in facts if fact["kind"] == "threat" and fact["name"] == "met"), None)
    guards = does is not None and (does["kind"] == "escapes" or does.get("name") == "guards")
    if met is not None and not guards and first != "reason-threat-overlooked":
        against = numbered(scene.number.later(1), met["san"])
        yield _text("reason-threat-met", better=move, move=against)
    elif does is not None:
        yield _does(does, scene, scene.better.boards[1], better=move)
    elif len(scene.better) >= FOLLOWS:
        following = numbered(scene.number.later(1), scene.better.san(FOLLOWS)[1:])
        yield _text("reason-better-so", better=move, move=following)
    else:
        yield _text("reason-better", move=move)


def _merits_told(scene: Scene) -> Iterator[Fact]:
    """What the better move does that is a reason why it is better; nothing where its first merit is one of
    the move that was played too: the difference is another then."""
    own = [_point(fact, scene.move) for fact in merits(scene.played, scene.trade)]
    for fact in merits(scene.better, scene.trade):
        if _point(fact, scene.better.steps[0].move) in own:
            return
        if fact["kind"] == "wins" and fact.get("ply") == 0:  # what it wins in all is no part of this sentence
            fact = {**fact, "kind": "activity", "name": "takes"}
        if fact["kind"] not in ("wins", "promotes", "underpromotes") and fact.get("name") not in _NO_WHY:
            yield fact


def _point(fact: Fact, move: chess.Move) -> tuple[object, ...]:
    """What two moves have in common that do the same. The same piece develops wherever it goes."""
    where = move.from_square if fact["kind"] == "develops" else fact.get("square")
    return fact["kind"], fact.get("name"), fact.get("piece"), where, fact.get("by")


def _of_good(facts: Sequence[Fact], by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    texts = [text for fact in facts for text in _good(fact, by_kind, scene)]
    yield from texts[:1]
    if len(texts) > 1 and texts[1]["key"] in ("reason-only-good", "reason-mate-follows"):
        yield texts[1]
    if not texts and "noise" not in by_kind:
        yield _quiet(scene)
    named = {"misses_mate", "misses_win"} & by_kind.keys()
    if scene.loss >= SLIP and len(scene.better) and not named:
        yield _text("reason-little-better", move=numbered(scene.number, scene.better.san(1)))


def _good(fact: Fact, by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    """The sentence of one fact of a good move."""
    match fact["kind"]:
        case "misses_mate":
            yield _text("reason-misses-mate", count=fact["in"], move=_mate(fact, scene))
        case "prolongs" if "misses_mate" not in by_kind and fact["was"] <= QUICK:
            yield _text("reason-prolongs", count=fact["was"], move=_first(fact, scene))
        case "shortens":
            yield _shortens(fact)
        case "mates":
            key = "reason-mated" if fact.get("side") else "reason-mate-follows"
            yield _text(key, count=fact["in"])
        case "hangs":
            yield _text("reason-leaves", piece=fact["piece"], square=fact["square"], move=_first(fact, scene))
        case "misses_win":
            yield _text("reason-was-there", given=fact["what"], taken="none", move=_first(fact, scene))
        case "motif":
            (offered,) = fact["targets"]
            yield _text("reason-offers", piece=offered["piece"], square=offered["square"])
        case "only_legal" | "only_good" as kind:
            yield _text(f"reason-{kind.replace('_', '-')}", name=fact["name"])
        case "stalemate" | "perpetual" | "repetition" | "insufficient":
            yield _draw(fact, scene)
        case "allows_mate" if fact["in"] <= NEXT_MATE and scene.board.legal_moves.count() > 1:
            yield _text("reason-allows-mate", count=fact["in"], move=_mate(fact, scene))
        case "noise" | "allows_mate" | "prolongs":
            pass
        case "threat":
            yield _text("reason-threat-meets", move=numbered(scene.number.later(1), fact["san"]))
        case "wins" if not fact.get("ply") and scene.expected[1] < EVEN:
            yield _does({**fact, "kind": "activity", "name": "takes"}, scene, scene.after)
        case _:
            yield _does(fact, scene, scene.after)


def _does(fact: Fact, scene: Scene, after: chess.Board, better: str = "") -> Text:
    """What a move does, by a fact of `merits.py`. `after`: the position after it; `better`: the move where it
    is not the one that was played."""
    params: _Params = {
        "as": "better" if better else "played",
        "better": better,
        "piece": fact.get("piece", "p"),
        "square": fact.get("square", "none"),
        "file": fact.get("square", "none")[:1],
        "move": "",
    }
    if fact["kind"] == "wins":
        given, taken = parts(fact["what"])
        params |= {"given": given, "taken": taken or "none"}
        params["square"] = params["square"] if given in ONE_PIECE and not taken else "none"
    if "by" in fact:
        params["move"] = numbered(scene.number.later(2), [_threat(fact["by"], after)])
    if "san" in fact:
        params["move"] = numbered(_start(fact, scene), fact["san"])
    name = f"-{fact['name']}" if "name" in fact else ""
    return _text(f"reason-{fact['kind']}{name}".replace("_", "-"), **params)


def _threat(uci: str, after: chess.Board) -> str:
    """SAN of a move that the side that has just moved threatens."""
    view = after.copy(stack=False)
    view.push(chess.Move.null())
    return view.san(view.parse_uci(uci))


def _quiet(scene: Scene) -> Text:
    before, after = (round(100 * points) for points in scene.expected)
    side = _side(scene.mover)
    if scene.loss >= SLIP and len(scene.better):
        return _text("reason-chances", side=side, before=before, after=after)
    return _text("reason-keeps" if before == after else "reason-stands", side=side, after=after)


def _side(color: chess.Color) -> str:
    return chess.COLOR_NAMES[color]


def _first(fact: Fact, scene: Scene) -> str:
    """The first move of the fact's line, numbered."""
    return numbered(_start(fact, scene), fact["san"][:1])


def _until(fact: Fact, scene: Scene) -> str:
    """The moves of the fact's line up to that by which something falls; the first alone where that is far
    off."""
    shown = fact.get("ply", 0) + 1
    return numbered(_start(fact, scene), fact["san"][: shown if shown <= SHARP else 1])


def _mate(fact: Fact, scene: Scene) -> str:
    """The moves of a mate that are shown: the first, three where nobody sees it at a glance."""
    return numbered(_start(fact, scene), fact["san"][: 3 if fact["in"] > NEAR_MATE else 1])


def _start(fact: Fact, scene: Scene) -> MoveNumber:
    return scene.number.later(1) if fact["base"] == "after" else scene.number


def _text(key: str, **params: str | int | float | Text) -> Text:
    return {"key": key, "params": dict(params)}
