"""Whole boards by play alone, area: what either side has whatever is agreed on positions that come back.

Knows no regions, no safety, no values: all positions that can be reached, and the best of what follows each,
from below (endless play is White's) or from above (Black's) until nothing changes. Of the rules of ko it
knows the one that all have: a stone that took one is not taken back at once.
"""

from __future__ import annotations

from bench.go_sums import AlphaBeta
from endgames.go.board import OTHER, AfterMove, Shape

FAR = 1000
State = tuple[str, str, bool, int]
"""The board, who moves, whether the other side has just passed, the point that a ko bars, or -1."""


class TooMany(Exception):  # noqa: N818  (a fact)
    """More positions than are looked at."""


class WholePlay:
    """The positions that can be reached from some, and the scores of play."""

    def __init__(self, shape: Shape, texts: list[str], most: int = 60_000) -> None:
        self._shape = shape
        self._follow: dict[State, list[State]] = {}
        waiting = [(text, color, False, -1) for text in texts for color in OTHER]
        while waiting:
            state = waiting.pop()
            if state not in self._follow:
                self._follow[state] = self._after(*state)
                waiting += self._follow[state]
                if len(self._follow) > most:
                    raise TooMany
        self.least = self._settled(-FAR)
        self.most = self._settled(FAR)

    def _after(self, text: str, color: str, passed: bool, bar: int) -> list[State]:
        """What may follow; the pass comes last, and ends the game after another."""
        found: list[State] = []
        for point, sign in enumerate(text):
            played = self._shape.play(text, point, color) if sign == "." and point != bar else None
            if played is not None:
                barred = self._barred(text, played, color) if played.taken == 1 else -1
                found.append((played.text, OTHER[color], False, barred))
        return found if passed else [*found, (text, OTHER[color], True, -1)]

    def _barred(self, text: str, played: AfterMove, color: str) -> int:
        (gone,) = (p for p, sign in enumerate(text) if sign == OTHER[color] and played.text[p] == ".")
        back = self._shape.play(played.text, gone, OTHER[color])
        return gone if back is not None and back.text == text else -1

    def _settled(self, start: int) -> dict[State, int]:
        count = AlphaBeta(self._shape, "").count
        scores = dict.fromkeys(self._follow, start)
        before: dict[State, list[State]] = {state: [] for state in scores}
        for state, follow in self._follow.items():
            for each in follow:
                before[each].append(state)
        ends = {state: count(state[0]) for state in scores if state[2]}
        waiting = set(scores)
        while waiting:
            state = waiting.pop()
            values = [scores[each] for each in self._follow[state]]
            if state[2]:
                values.append(ends[state])
            best = max(values) if state[1] == "x" else min(values)
            if best != scores[state]:
                scores[state] = best
                waiting.update(before[state])
        return scores
