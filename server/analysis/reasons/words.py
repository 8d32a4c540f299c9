"""From facts to at most two sentences: which facts are told, and by which keys of the catalogue.

Owns the choice and nothing of the language: `static/i18n/en.ftl` and `de.ftl` ("The reason") say the keys. A
move goes in as numbered SAN ("14.Rxa5", English letters), a piece as its small letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import chess

from server.analysis.classes import Classification
from server.analysis.engine.rule import has_one_move
from server.analysis.evaluation import NOTHING_AT_STAKE, second_line
from server.analysis.events.values import Base, Fact, Piece
from server.analysis.notation import MoveNumber
from server.analysis.reasons.endings import ending_said, is_solved
from server.analysis.reasons.exchange import gain
from server.analysis.reasons.losses import AS_GOOD_AS_DECIDED
from server.analysis.reasons.material import ONE_PIECE, VALUES, parts
from server.analysis.reasons.mates import NEXT_MATE
from server.analysis.reasons.means import AIMED, MATES
from server.analysis.reasons.merits import merits, threatened_mate
from server.analysis.reasons.played import Played
from server.analysis.reasons.points.aims import effect
from server.analysis.reasons.points.choose import beside, comes_anyway, hint, idea, shown, told
from server.analysis.reasons.result_words import result_said
from server.analysis.reasons.rivals import failing
from server.analysis.reasons.scene import FAULT, GREAT, Scene
from server.i18n.texts import Text

MOST = 2
"""Sentences of a reason."""

NEAR_MATE = 3
"""Moves of a mate that is told of even where the game is decided."""

FAR_MATE = 8
"""Moves of a mate beyond which its number says nothing of a good move."""

QUICK = 5
"""Moves of a mate for which it matters that a slower one was played."""

PIECE = 3
"""Points whose loss, where it is called an inaccuracy, asks for a reason."""

MORE = 2
"""Points that a move wins itself where the better one is said to win more."""

LOST = 0.3
"""Expected points below which a game was lost anyway."""

FOLLOWS = 3
"""Moves of a line that are shown where its first says nothing."""

SHARP = 5
"""Moves of a line that are shown at the most: till something falls, or where the third takes or checks."""

EVEN = 0.5
"""Expected points below which a piece that is taken is not called won: it may have been offered."""

_DRAWS = ("stalemate", "perpetual", "repetition", "insufficient")
_DRAWN = {"perpetual", "repetition"}
"""Draws that say more of a good move than what it attacks."""
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
    "reason-brings-through",
}
"""Sentences that name the better move, or leave no doubt of it."""
_NO_WHY = {
    *("blocks_check", "trades", "centre", "open_file", "half_open_file"),
    *("keeps_out", "lets_out", "fianchetto", "space_kingside", "space_queenside", "king_walks"),
}
"""What a move does that is no reason why it is better: as a rule others do the same."""
_SHARP_KINDS = {"escapes", "recaptures", "takes", "attacks", "guards", "pins", "threatens_mate"}
"""What may explain a great loss, by kind or name."""
_SAID_BY_RESULT = {"reason-mate-follows", "reason-mated"}
"""Sentences that say no more than where exact knowledge begins."""
_LESS_THAN_RESULT = {"reason-better", "reason-better-so", "reason-better-again"}
"""Sentences of a fault that say what was better."""
_BARE = ("reason-better", "reason-better-so")
"""Sentences that name a better move without a why."""
_NAMES_COST = {
    *("reason-hangs", "reason-gives", "reason-falls", "reason-unguards", "reason-lets-through"),
    *("reason-fork", "reason-fork-same", "reason-trapped", "reason-trapped-it"),
    *("reason-threat-was", "reason-brings-through"),
    *("reason-stalemate", "reason-repetition", "reason-perpetual", "reason-insufficient"),
    *("reason-no-recapture", "reason-is-pinned"),
}
"""Sentences of a fault that say what it costs, and where."""
_SHOWS_WHY = {
    *("reason-wins", "reason-recaptures", "reason-offers", "reason-offers-so"),
    *("reason-promotes", "reason-plan-threatens-mate", "reason-mate-follows"),
}
"""Sentences of a good move that say why no other would do."""
_MERITS = {
    *("reason-escapes", "reason-develops", "reason-plan-stops-mate", "reason-plan-threatens-mate"),
    *(f"reason-activity-{name}" for name in ("attacks", "guards", "pins", "unpins", "open-file", "seventh")),
}
"""What a good move does, of which two are told."""
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
    """Whether a fault's sentence says less than the result it leads to: what was better."""
    return text["params"].get("as") == "better" or text["key"] in _LESS_THAN_RESULT


def names_cost(text: Text) -> bool:
    """Whether the sentence of a fault names what it costs on the board: such a one is told as it is."""
    key, params = text["key"], text["params"]
    if key in _NAMES_COST:
        return True
    if key in ("reason-allows-mate", "reason-misses-mate"):
        return int(str(params["count"])) <= QUICK
    if key == "reason-loses":
        return params["given"] == "queen"
    if key == "reason-threat-overlooked":
        return "x" in str(params["move"]) or params["mate"] == "yes"
    if key == "reason-misses":
        return params["square"] != "none"
    return key == "reason-motif" and params["name"] == "skewer"


def shows_why(text: Text) -> bool:
    """Whether the sentence of a move that alone was good says why it was."""
    return text["key"] in _SHOWS_WHY


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
    if points := told(scene):
        if scene.context.again and not points[0].answers:
            yield _text("reason-better-again", move=numbered(scene.number, scene.better.san(1)))
            return
        yield from (each.text for each in points)
        named = any("better" in each.text["params"] for each in points)
        if len(points) == 1 and points[0].answers and len(scene.better) and not named:
            yield _bare(scene)
        return
    texts = [text for fact in facts for text in _fault(fact, by_kind, scene)]
    better = list(_better(facts, scene, texts[0]["key"] if texts else ""))
    if not texts:
        yield from _of_little(better, scene)
        return
    if texts[0]["key"] in ("reason-loses", "reason-line-loses") and texts[0]["params"]["given"] != "queen":
        texts = [found.text] if (found := shown(scene)) else texts
    yield from texts[:1]
    yield from _why_so_little(texts, by_kind, scene)
    yield from texts[1:]
    far = "allows_mate" in by_kind and by_kind["allows_mate"]["in"] > NEAR_MATE
    if far and scene.expected[0] < AS_GOOD_AS_DECIDED and all(map(_is_bare, better)):
        yield _text("reason-lost-anyway")
    elif not any(map(_names_better, texts[:MOST])):
        yield from better


def _of_little(better: Sequence[Text], scene: Scene) -> Iterator[Text]:
    """The sentences of a fault of which nothing is proven: a hint at the answer, and what was better."""
    answer, other = hint(scene)
    if answer is not None:
        yield answer.text
    if answer is not None and "better" in answer.text["params"]:
        return
    if not better or not _is_bare(better[0]):
        yield from better
    elif other is not None:
        yield other.text
    else:
        shows = answer is None or answer.name == "forces"
        yield from better if shows else [_bare(scene)]


def _names_better(text: Text) -> bool:
    return text["key"] in _NAMES_BETTER or text["params"].get("name") == "misses"


def _is_bare(better: Text) -> bool:
    """Whether it says no why, or one that many moves have."""
    return better["key"] in _BARE or better["key"] == "reason-develops"


def _bare(scene: Scene) -> Text:
    """The better move alone; with the next two where it is taken and the third is a blow."""
    steps = scene.better.steps[:3]
    blows = len(steps) == 3 and not (steps[0].quiet or steps[2].quiet) and steps[1].where == steps[0].where
    return _text("reason-better", move=numbered(scene.number, scene.better.san(3 if blows else 1)))


def _of_decided(by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    """The sentences of a fault that decided nothing more: a mate that comes sooner, or is far off."""
    if "shortens" in by_kind:
        yield _shortens(by_kind["shortens"])
    elif "allows_mate" in by_kind and scene.expected[0] >= NOTHING_AT_STAKE:
        fact = by_kind["allows_mate"]
        yield _text("reason-allows-mate", count=fact["in"], move=_mate(fact, scene))
        yield _text("reason-lost-anyway")


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
            yield _text("reason-no-recapture", square=fact["square"], move=_first(fact, scene))
        case "hangs" if _hanging(by_kind):
            yield _hangs(fact, by_kind, scene)
        case "loses" if not _hanging(by_kind):
            yield _loses(fact, by_kind, scene)
        case "misses_win" if _worth_telling(fact, by_kind):
            yield _misses(fact, scene)
        case "motif" if _shows_means(fact, by_kind):
            before = by_kind[_told_before(by_kind)]
            alone = before["kind"] == "hangs" or before.get("what") in ONE_PIECE
            yield _motif(fact, scene, _first(before, scene), before.get("square") if alone else None)
        case "misses_punishing" if scene.got <= 0 and _worth_telling(fact, by_kind):
            yield _text("reason-unpunished")
        case "threat" if fact["name"] == "overlooked" and _is_threat(fact, by_kind, scene):
            yield _overlooked(fact, by_kind, scene)


def _is_threat(fact: Fact, by_kind: _ByKind, scene: Scene) -> bool:
    """Whether the threat that the answer carries out explains the fault: it still pays, it is not won back,
    the better move meets it, and no other sentence says it."""
    if "perpetual" in by_kind or _was_left(by_kind):
        return False
    answer, costs = scene.reply, _COUNTED & by_kind.keys()
    if answer and not costs and scene.after.is_capture(answer) and gain(scene.after, answer) < 1:
        return False
    return scene.got <= 0 and ("in" in fact or not comes_anyway(scene))


def _shows_means(fact: Fact, by_kind: _ByKind) -> bool:
    """Whether a motif explains what is lost or missed: that is proven; a mate by its picture alone."""
    before = by_kind[_told_before(by_kind)]
    return before.get("proven", True) and (before["kind"] not in _MATES or fact["name"] in MATES)


def _overlooked(fact: Fact, by_kind: _ByKind, scene: Scene) -> Text:
    """The threat that the answer carries out."""
    answer = scene.played.san(2)[1:]  # as it is played: after a pass it may give no check
    move = numbered(scene.number.later(1), answer)
    if any(by_kind[kind].get("san", [])[:1] == answer for kind in _AT_ONCE if kind in by_kind):
        named = next(kind for kind in by_kind if kind in _COUNTED) in _AT_ONCE
        side = _side(not scene.mover)
        return _text("reason-threat-was", side=side, move="none" if named else move)
    mates = not scene.played.steps[1].check and threatened_mate(scene.played.boards[2]) is not None
    return _text("reason-threat-overlooked", move=move, mate="yes" if mates else "no")


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
    if loses is None or hangs["piece"] == "q":
        return True
    piece = chess.piece_name(chess.PIECE_SYMBOLS.index(hangs["piece"]))
    return loses["what"] not in ONE_PIECE - {piece} and loses["net"] <= 2 * hangs["net"]


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
    move = numbered(_start(fact, scene), scene.played.san(1 + _captures(scene))[1:])
    word = _given(fact, by_kind.get("loses"))
    if word is not None:
        given, taken = parts(word)
        return _text("reason-gives", given=given, taken=taken or "none", move=move)
    return _text("reason-hangs", piece=fact["piece"], square=fact["square"], how=fact["name"], move=move)


def _captures(scene: Scene) -> int:
    """The moves of the answer up to where taking back on one square ends, with a capture of its side."""
    steps = scene.played.steps[1:]
    count = 1
    while count < min(3, len(steps)) and steps[count].captured and steps[count].where == steps[0].where:
        count += 1
    if count == 2:
        return 3 if len(steps) > 2 and steps[2].captured else 1
    return count


def _loses(fact: Fact, by_kind: _ByKind, scene: Scene) -> Text:
    given, taken = parts(fact["what"])
    move = _first(fact, scene)
    hangs = by_kind.get("hangs")
    if given == "promotion":
        return _text("reason-lets-through", move=move)
    if 0 < fact.get("ply", 0) < SHARP and "square" in fact and given in ONE_PIECE and not taken:
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
    key = "reason-wins-more" if scene.got >= MORE else "reason-misses"
    move = _first(fact, scene) if square and fact["ply"] > 2 else _until(fact, scene)
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
    if name == "pin" and targets:
        return _text("reason-is-pinned", piece=targets[0]["piece"], square=targets[0]["square"])
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


def _better(facts: Sequence[Fact], scene: Scene, first: str) -> Iterator[Text]:
    """The better move and why: what it guards, the threat that it meets, what else it does; what follows
    where nothing else is said. `first`: the key of the sentence before, after which some of it needs no
    words."""
    if not len(scene.better):
        return
    move = numbered(scene.number, scene.better.san(1))
    does = next(_merits_told(scene), None)
    if does is not None and does.get("name") == "stops_mate" and first == "reason-allows-mate":
        does = None  # which that has said
    met = next((fact for fact in facts if fact["kind"] == "threat" and fact["name"] == "met"), None)
    guards = does is not None and (does["kind"] == "escapes" or does.get("name") == "guards")
    if met is not None and not guards and first != "reason-threat-overlooked" and _comes(met, scene):
        against = numbered(scene.number.later(1), met["san"])
        yield _text("reason-threat-met", better=move, move=against)
    elif does is not None:
        yield _does(does, scene, scene.better.boards[1], better=move)
    elif first and (found := beside(scene) or idea(scene, "before")):
        yield found.text
    elif not first and len(scene.better) >= FOLLOWS:
        following = numbered(scene.number.later(1), scene.better.san(FOLLOWS)[1:])
        yield _text("reason-better-so", better=move, move=following)
    else:
        yield _bare(scene)


def _comes(met: Fact, scene: Scene) -> bool:
    """Whether a threat is what happens after the fault, or mate."""
    target = chess.Move.from_uci(met["by"]).to_square
    return "in" in met or (scene.reply is not None and scene.reply.to_square == target)


def _merits_told(scene: Scene) -> Iterator[Fact]:
    """What the better move does that is a reason why it is better; nothing where its first merit is one of
    the move that was played too: the difference is another then."""
    own = [_point(fact, scene.move) for fact in merits(scene.played, scene.trade)]
    for fact in merits(scene.better, scene.trade):
        first = scene.better.steps[0].move
        if _point(fact, first) in own or (fact.get("name") == "attacks" and _attacks_too(fact, scene)):
            return
        if fact["kind"] == "wins" and fact.get("ply") == 0:  # what it wins in all is no part of this sentence
            fact = {**fact, "kind": "activity", "name": "takes"}
        name = fact.get("name", fact["kind"])
        same = scene.move.from_square == scene.better.steps[0].move.from_square
        checks = scene.better.steps[0].check
        if (name == "escapes" and (checks or (same and scene.got >= 0))) or (
            name == "takes" and gain(scene.board, first) < 0
        ):
            continue  # the move that was played goes away too; or it costs more
        if name == "offers" and fact["piece"] != "q":
            continue  # of no more weight than keeping the piece
        told = fact["kind"] not in ("wins", "promotes", "underpromotes") and name not in _NO_WHY
        if told and (scene.loss < GREAT or name in _SHARP_KINDS):
            yield fact


def _attacks_too(fact: Fact, scene: Scene) -> bool:
    """Whether the move that was played attacks the same piece."""
    seen = scene.after.attacks_mask(scene.move.to_square)
    return bool(seen >> chess.parse_square(fact["square"]) & 1)


def _point(fact: Fact, move: chess.Move) -> tuple[object, ...]:
    """What two moves have in common that do the same. The same piece develops wherever it goes."""
    where = move.from_square if fact["kind"] == "develops" else fact.get("square")
    return fact["kind"], fact.get("name"), fact.get("piece"), where, fact.get("by")


def _of_good(facts: Sequence[Fact], by_kind: _ByKind, scene: Scene) -> Iterator[Text]:
    texts = [text for fact in facts for text in _good(fact, by_kind, scene)]
    if not _DRAWN & by_kind.keys():
        texts = [*(each.text for each in told(scene)), *texts]
    if scene.alone and "only_good" not in by_kind:
        texts += filter(None, [_only_good(scene, "none")])
    yield from texts[:1]
    only = [text for text in texts[1:] if text["key"].startswith("reason-only-good")]
    if texts[1:2] and texts[1]["key"] == "reason-mate-follows":
        yield texts[1]
    elif only:
        yield only[0]
    elif texts[1:2] and _is_merit_beside(*texts[:2]):
        yield texts[1]


def _is_merit_beside(first: Text, second: Text) -> bool:
    """Whether the second merit of a good move says more than the first one."""
    keys = first["key"], second["key"]
    if not _MERITS.issuperset(keys) or keys[0] == keys[1] or keys[1] == "reason-develops":
        return False
    if keys == ("reason-activity-pins", "reason-activity-attacks"):
        return first["params"]["square"] != second["params"]["square"]
    if keys == ("reason-plan-stops-mate", "reason-activity-guards"):
        return str(second["params"]["square"]) not in str(first["params"]["move"])
    return keys[1] != "reason-escapes" or first["params"].get("saved") == "no"


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
            if fact["in"] <= FAR_MATE and fact.get("side"):
                yield _text("reason-mated", count=fact["in"], longest="yes" if _longest(scene) else "no")
            elif fact["in"] <= FAR_MATE:
                yield _text("reason-mate-follows", count=fact["in"])
        case "hangs":
            yield _text("reason-leaves", piece=fact["piece"], square=fact["square"], move=_first(fact, scene))
        case "misses_win":
            yield _text("reason-was-there", given=fact["what"], taken="none", move=_first(fact, scene))
        case "motif":
            (offered,) = fact["targets"]
            yield _offers(offered, scene)
        case "only_legal":
            yield _text("reason-only-legal", name=fact["name"])
        case "only_good":
            yield from filter(None, [_only_good(scene, fact["name"])])
        case "stalemate" | "perpetual" | "repetition" | "insufficient":
            yield _draw(fact, scene)
        case "allows_mate" if fact["in"] <= NEXT_MATE and not has_one_move(scene.board):
            yield _text("reason-allows-mate", count=fact["in"], move=_mate(fact, scene))
        case "noise" | "point" | "result" | "allows_mate" | "prolongs":
            pass
        case "king" if fact["name"] == "castles":
            pass  # everybody sees it
        case "threat":
            yield _text("reason-threat-meets", move=numbered(scene.number.later(1), fact["san"]))
        case "wins" if not fact.get("ply") and scene.expected[1] < EVEN:
            yield _does({**fact, "kind": "activity", "name": "takes"}, scene, scene.after)
        case _:
            yield _does(fact, scene, scene.after)


def _only_good(scene: Scene, name: str) -> Text | None:
    """That no other move is good (`name`: what it keeps, or "none"), and what fails that most people play in
    its place; None where there is nothing to say."""
    line = failing(scene) if name != "rest" else None
    if line is None:
        return _text("reason-only-good", name=name) if name != "none" else None
    move, then = (numbered(scene.number.later(at), [san]) for at, san in enumerate(line.san()))
    does = effect(line.boards[1], line.steps[1].move).told()
    if scene.points["instead"]["look"].get("mate", 0) < -1:
        does = {"does": "mates"}
    return _text("reason-only-good-so", name=name, move=move, refuted=then, **does)


def _longest(scene: Scene) -> bool:
    """Whether it is the best move, and after the next best one mate comes sooner."""
    best, second = (scene.mate(line) for line in (scene.top, second_line(scene.lines)))
    return not len(scene.better) and best is not None and second is not None and best < second < 0


def _offers(offered: Piece, scene: Scene) -> Text:
    """The piece that is offered, and what taking it runs into: till it mates or nothing is taken any more."""
    params: _Params = {"piece": offered["piece"], "square": offered["square"]}
    line = Played(scene.after, scene.context.refused, SHARP)
    if len(line) < 2:
        return _text("reason-offers", **params)
    shown = next((place for place in (2, 4) if place >= len(line) or line.steps[place - 1].quiet), SHARP)
    shown = len(line) if line.end.is_checkmate() else min(shown, len(line))
    return _text("reason-offers-so", move=numbered(scene.number.later(1), line.san(shown)), **params)


def _does(fact: Fact, scene: Scene, after: chess.Board, better: str = "") -> Text:
    """What a move does, by a fact of `merits.py`. `after`: the position after it; `better`: the move where it
    is not the one that was played."""
    params: _Params = {
        "as": "better" if better else "played",
        "better": better,
        "piece": fact.get("piece", "p"),
        "square": fact.get("square", "none"),
        "file": fact.get("square", "none")[:1],
        "check": "yes" if after.is_check() else "no",
        "target": next((each["square"] for each in fact.get("targets", [])), "none"),
        "saved": "check" if scene.board.is_check() else "yes" if fact.get("was_hanging") else "no",
        "move": "",
    }
    if fact.get("name") == "pins":
        params["to"] = "k" if after.is_pinned(after.turn, chess.parse_square(fact["square"])) else "q"
    if fact.get("name") == "offers":
        own = after.piece_type_at(chess.parse_square(fact["square"])) or chess.PAWN
        params["piece"] = fact["piece"] if chess.piece_symbol(own) == fact["piece"] else "none"
    if fact["kind"] == "wins":
        given, taken = parts(fact["what"])
        params |= {"given": given, "taken": taken or "none"}
        params["square"] = params["square"] if given in ONE_PIECE and not taken else "none"
    if fact.get("name") == "stops_mate":
        params["move"] = numbered(scene.number.later(1), [_threat(fact["by"], scene.board)])
    elif "by" in fact:
        params["move"] = numbered(scene.number.later(2), [_threat(fact["by"], after)])
    if "san" in fact:
        params["move"] = numbered(_start(fact, scene), fact["san"])
    name = f"-{fact['name']}" if "name" in fact else ""
    return _text(f"reason-{fact['kind']}{name}".replace("_", "-"), **params)


def _threat(uci: str, after: chess.Board) -> str:
    """SAN of a move that the side that is not to move threatens."""
    view = after.copy(stack=False)
    view.push(chess.Move.null())
    return view.san(view.parse_uci(uci))


def _side(color: chess.Color) -> str:
    return chess.COLOR_NAMES[color]


def _first(fact: Fact, scene: Scene) -> str:
    """The first move of the fact's line, numbered."""
    return numbered(_start(fact, scene), fact["san"][:1])


def _until(fact: Fact, scene: Scene) -> str:
    """The moves of the fact's line up to that by which something falls; the first ones where that is far
    off."""
    shown = fact.get("ply", 0) + 1
    if shown == 1 and fact["base"] == "after":
        shown = _captures(scene)
    return numbered(_start(fact, scene), fact["san"][: shown if shown <= SHARP else FOLLOWS])


def _mate(fact: Fact, scene: Scene) -> str:
    """The moves of a mate that are shown: the first, three where nobody sees it at a glance."""
    return numbered(_start(fact, scene), fact["san"][: 3 if fact["in"] > NEAR_MATE else 1])


def _start(fact: Fact, scene: Scene) -> MoveNumber:
    return scene.number.later(1) if fact["base"] == "after" else scene.number


def _text(key: str, **params: str | int | float | Text) -> Text:
    return {"key": key, "params": dict(params)}
