"""What a final verdict's move costs or wins on the board, put into its reason: facts and sentences.

Owns what the facts are given of a review: the lines, the verdict, the moves around. What they say is
`server/analysis/reasons`'s.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from server.analysis.classification.exact import proven
from server.analysis.classification.safety import captured_square
from server.analysis.events.events import Event, MoveEvent
from server.analysis.events.values import Piece, Proofs, Reason
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.analysis.review.judge import Judge, MoveVerdict
from server.analysis.review.proving import Prover
from server.analysis.review.run import Run

EARLIER_PLIES = 2, 4
"""Plies before a move at which the same better move was missed, where it is told without its point."""


class Reasons:
    """The facts and sentences of the verdicts of one review, and the proofs of what they claim."""

    def __init__(self, judge: Judge, prover: Prover) -> None:
        self._judge = judge
        self._prover = prover
        self._seen: dict[int, Context] = {}
        """What was known of the moves around when a verdict was told last."""
        self.recall = prover.recall
        self.forget = prover.forget

    def merged(self, event: MoveEvent) -> MoveEvent:
        """A verdict, as the judge has it, with what its reason says."""
        judged = self._judge.verdict(event.ply)
        assert judged is not None
        self._seen[event.ply] = _context(self._judge, judged, event.reason)
        reason = with_facts(self._judge, judged, event.reason, self._prover.proofs(event.ply))
        return replace(event, reason=reason)

    def tell(self, run: Run) -> Iterator[Event]:
        """All verdicts stand: tell each again whose reason the others around it, or a proof, have changed."""
        final = run.verdicts()
        tried = self._prover.ask(
            lambda ply, proofs: scene_of(self._judge, final[ply], proofs),
            list(final),
            run.pool,
            run.should_stop,
        )
        changed = [ply for ply, judged in final.items() if self._is_seen_anew(judged, run)]
        yield from run.tell_moves(final[ply] for ply in dict.fromkeys([*tried, *changed]))

    def _is_seen_anew(self, judged: MoveVerdict, run: Run) -> bool:
        """Whether more is known of the moves around it than when it was told."""
        return _context(self._judge, judged, run.as_told(judged).reason) != self._seen[judged.ply]


def with_facts(judge: Judge, judged: MoveVerdict, reason: Reason, proofs: Proofs | None = None) -> Reason:
    """The `reason` of a verdict, with `facts` and `said` if it is final. `proofs`: what was searched for its
    claims."""
    if judged.provisional:
        return reason
    scene = scene_of(judge, judged, proofs, reason)
    facts = facts_of(scene)
    worded: Reason = {**reason, "facts": facts, "said": say(facts, scene)}
    return {**worded, "proofs": proofs} if proofs and (scene.faulty or scene.alone) else worded


def scene_of(
    judge: Judge, judged: MoveVerdict, proofs: Proofs | None = None, reason: Reason | None = None
) -> Scene:
    """The move as the facts see it. `reason`: its own, with the answers to the captures that it names."""
    ply, board = judged.ply, judge.boards[judged.ply - 1]
    before, after = judge.lines[ply - 1] or (), judge.lines[ply] or ()
    return Scene(board, judge.moves[ply - 1], before, after, _context(judge, judged, reason), proofs)


def is_fault(judged: MoveVerdict | None) -> bool:
    """Whether a move is judged, and as a fault."""
    given = judged.verdict.classification if judged else None
    return given is not None and given.facts.fault


def _context(judge: Judge, judged: MoveVerdict, reason: Reason | None) -> Context:
    ply, verdict = judged.ply, judged.verdict
    earlier, before = judge.verdict(ply - 1), [judge.verdict(ply - by) for by in EARLIER_PLIES]
    taken = captured_square(judge.boards[ply - 2], judge.moves[ply - 2]) if ply > 1 else None
    exact = judge.exact.get(ply - 1)
    uci = judge.boards[ply - 1].uci(judge.moves[ply - 1])
    told = None if exact is None else exact.points_after(uci)
    return Context(
        expected_before=verdict.expected_before,
        expected_after=verdict.expected_after,
        classification=verdict.classification,
        best=verdict.best,
        taken=judge.moves[ply - 2].to_square if taken is not None else None,
        lost=judge.boards[ply - 2].piece_type_at(taken) if taken is not None else None,
        fault=ply - 1 if is_fault(earlier) else None,
        given=earlier.verdict.loss if earlier else None,
        again=all(own is not None and is_fault(own) and own.verdict.best == verdict.best for own in before),
        offered=_offered(verdict.reason),
        refused=_refused(reason or verdict.reason),
        mate_before=verdict.reason.get("before", {}).get("mate"),
        mate_after=verdict.reason.get("after", {}).get("mate"),
        exact=exact,
        proven=proven(judge.lines[ply] or (), judge.exact.get(ply), judge.boards[ply - 1].turn, told),
    )


def _offered(reason: Reason) -> Piece | None:
    """The most valuable piece that a brilliant move offers."""
    pieces = reason.get("unsafe", [])
    first = max(pieces, key=lambda each: "pnbrq".find(each["piece"]), default=None)
    return {"piece": first["piece"], "square": first["square"]} if first else None


def _refused(reason: Reason) -> tuple[str, ...]:
    """The capture of the offered piece that costs least, and what it runs into, UCI."""
    offered = _offered(reason)
    found = [
        (answer["expected"], each["move"], answer["line"])
        for piece in reason.get("unsafe", [])
        if offered and piece["square"] == offered["square"]
        for each in piece.get("captures", [])
        if (answer := each["answer"])
    ]
    if not found:
        return ()
    _, move, line = min(found)
    return (move, *line)
