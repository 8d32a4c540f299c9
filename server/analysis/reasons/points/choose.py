"""Which explanation is told: of all candidates the one that accounts for most and is seen most easily.

Owns whose fault it is, what that makes of a candidate's worth, and when a second one is told too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from server.analysis.events.values import Base
from server.analysis.reasons.exchange import turned
from server.analysis.reasons.losses import material_facts
from server.analysis.reasons.points.aims import hits
from server.analysis.reasons.points.attacks import attacks
from server.analysis.reasons.points.candidate import BESIDE, Candidate
from server.analysis.reasons.points.gains import both, gains
from server.analysis.reasons.points.ideas import idea_of
from server.analysis.reasons.points.pawns import passed_pawns
from server.analysis.reasons.points.plans import allowed, answer_plans, better_plans, endings, forces
from server.analysis.reasons.points.point import PointOf, point_of
from server.analysis.reasons.points.replies import answer_fails, replies
from server.analysis.reasons.points.stops import guards, lets_in, prevents, stops, threatened_push
from server.analysis.reasons.points.threats import threats
from server.analysis.reasons.scene import Scene

BASES: tuple[Base, ...] = ("after", "before")
LEAST = 0.31
"""The share of the loss that a candidate must account for."""
NEEDED = 0.25
"""The worth that it must have."""
LITTLE = 0.14
"""The worth of a candidate about the other move that is told beside the best one."""
WEAK = 0.7
"""The ease up to which a candidate says less than what is proven to be lost or missed."""
SOME = 0.1
"""The worth of one about the answer that is told beside the better move."""
TEMPO = 0.22
"""The same of a better move that gains time by an attack."""
FAINT = 0.06
"""The worth that will do where otherwise only the better move's line can be shown."""
MUCH = 0.2
"""The worth of a candidate about the answer that is told beside a missed chance."""
SURE = 0.9
"""The share of the loss from which a better move's attack is told beside the answer."""
STOPS = "stops"
"""In the names of candidates that say which answer the better move stops."""
GIFT = 0.5
"""The share of the loss that the opponent's last move gave, from which a fault is a missed chance."""
OTHER_SIDE = 0.85
"""What a candidate is worth that is about the move of which the fault is not."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A candidate and its worth: share, ease, and how far it fits the fault."""

    candidate: Candidate
    worth: float


def ranked(scene: Scene) -> list[Ranked]:
    """The candidates of a fault, the best first; none where nothing was searched."""
    found = (each for each in _every(scene) if each.candidate.share >= LEAST)
    return [each for each in found if each.worth >= _needed(each.candidate)]


@lru_cache(maxsize=16)
def _every(scene: Scene) -> list[Ranked]:
    answer, better = (_point(scene, base) for base in BASES)
    found = [Ranked(each, _worth(each, scene, answer, better)) for each in _of(answer, better)]
    return sorted((each for each in found if each.worth >= FAINT), key=lambda each: -each.worth)


@lru_cache(maxsize=16)  # the facts ask and the words
def hint(scene: Scene) -> tuple[Candidate | None, Candidate | None]:
    """The best candidates about the answer and the better move of a fault of which nothing else can be said:
    less will do."""
    if not scene.faulty or told(scene):
        return None, None
    answer, better = (_best(scene, FAINT, answers=each) for each in (True, False))
    better = better or idea(scene, "before", plain=True)
    if answer is None and not (better and STOPS in better.name):
        answer = idea(scene, "after", plain=True)
    return answer, better


def idea(scene: Scene, base: Base, *, plain: bool = False) -> Candidate | None:
    """What the answer or the better move is for, where no other candidate says it. `plain`: a plan will do
    that aims at nothing yet."""
    own, other = (_point(scene, each) for each in (base, "before" if base == "after" else "after"))
    if own is None or not scene.faulty or (base == "after" and _comes_anyway(own, other)):
        return None
    found = idea_of(own, other) or (allowed(own) if plain and base == "after" else None)
    aims = found is not None and found.text["params"].get("does") != "none"
    return found if aims or plain else None


def shown(scene: Scene) -> Candidate | None:
    """What the answer does, in place of a word for what the fault loses that names no square."""
    return _best(scene, LITTLE, answers=True)


def _best(scene: Scene, least: float, *, answers: bool) -> Candidate | None:
    """The best candidate about the answer, or about the better move, that is worth `least`."""
    found = (each.candidate for each in _every(scene) if each.worth >= least)
    return next((each for each in found if each.answers == answers), None)


def beside(scene: Scene) -> Candidate | None:
    """What the better move has against the answer, where the answer itself is told."""
    found = (each.candidate for each in _every(scene))
    return next((each for each in found if each.share == BESIDE and not each.answers), None)


def _needed(candidate: Candidate) -> float:
    if candidate.name == "hits" and not candidate.answers:
        return TEMPO
    return NEEDED


@lru_cache(maxsize=32)
def _point(scene: Scene, base: Base) -> PointOf | None:
    given = scene.points.get(base)
    return None if given is None else point_of(scene, base, given)


def _of(answer: PointOf | None, better: PointOf | None) -> Iterator[Candidate]:
    for point in filter(None, (answer, better)):
        yield from attacks(point)
        yield from threats(point)
        yield from replies(point)
        yield from gains(point)
        yield from passed_pawns(point)
        if not point.own:
            yield from endings(point)
    if better is not None and better.own:
        return
    if answer is not None:
        yield from answer_plans(answer)
        yield from lets_in(answer)
        yield from forces(answer)
    if better is not None:
        yield from both(better)
        yield from better_plans(better)
        yield from threatened_push(better)
        if answer is not None:
            yield from guards(answer, better)
            yield from answer_fails(answer, better)
            yield from stops(answer, better)
            yield from prevents(answer, better)


def _worth(each: Candidate, scene: Scene, answer: PointOf | None, better: PointOf | None) -> float:
    point = answer if each.fact["base"] == "after" else better
    assert point is not None
    fits = 0.75 + 0.25 * point.special
    if point.own:
        return each.share * each.ease
    missed = scene.gift >= GIFT
    fits *= 1.0 if each.answers != missed else OTHER_SIDE
    if each.answers and answer is not None and not each.name.startswith("no-guard"):
        fits *= _cause(each, scene, answer, better)
    return each.share * each.ease * fits


def _cause(each: Candidate, scene: Scene, answer: PointOf, better: PointOf | None) -> float:
    """How far the fault is the cause of the answer: little where that only takes back, or was there before
    and was no threat then."""
    own = scene.played.steps[0]
    if _comes_anyway(answer, better):
        return 0.3 if each.name in ("takes", "takes-at-once") else 0.5
    if answer.captures and own.captured and answer.move.to_square == scene.move.to_square:
        return 0.6
    view = turned(scene.board)
    passes = scene.pass_costs
    there = view is not None and view.is_legal(answer.move) and answer.move.to_square != scene.move.to_square
    if there and view is not None and passes is not None and passes < 0.4 * answer.loss:
        before = {hit.square for hit in hits(view, answer.move)}
        now = {hit.square for hit in answer.hits}
        if now <= before and view.is_capture(answer.move) == answer.captures:
            return 0.75
    return 1.0


def _comes_anyway(answer: PointOf, better: PointOf | None) -> bool:
    """Whether the answer is as good against the better move."""
    return better is not None and better.is_met_by(answer.move)


def comes_anyway(scene: Scene) -> bool:
    """Whether the answer to a fault is as good against the better move, by its line or what was searched."""
    if scene.better.uci(2)[1:] == scene.played.uci(2)[1:] != []:
        return True
    answer = _point(scene, "after")
    return answer is not None and _comes_anyway(answer, _point(scene, "before"))


def _claims(scene: Scene) -> bool:
    """Whether it is proven what the move loses or misses, and that has a name."""
    facts = (fact for fact in material_facts(scene) if fact.get("proven"))
    return any(fact.get("what", "material") != "material" for fact in facts)


@lru_cache(maxsize=16)  # as `hint`
def told(scene: Scene) -> tuple[Candidate, ...]:
    """What is told of a fault: the best candidate, and the best one about the other move, the answer first;
    of a move that alone was good: the best candidate. None where nothing was searched, or nothing explains
    it."""
    found = ranked(scene)
    if found and found[0].candidate.ease <= WEAK and _claims(scene):
        return ()
    first = found[0].candidate if found else None
    if first is None or not scene.faulty:
        return (first,) if first else ()
    least = LITTLE if first.answers else MUCH if scene.gift >= GIFT else SOME
    others = (each.candidate for each in _every(scene) if each.worth >= least)
    others = (each for each in others if each.answers != first.answers)
    second = next(
        (each for each in others if each.answers or each.name != "hits" or each.share >= SURE), None
    )
    if "better" in first.text["params"] or any(STOPS in each.name for each in (first, second) if each):
        return (first,)  # which says what there is to say of both
    if second is None and first.name != "takes-the-one":
        base: Base = "before" if first.answers else "after"
        second = idea(scene, base, plain=not first.answers or first.ease <= WEAK)
    if second is None:
        return (first,)
    return (first, second) if first.answers else (second, first)
