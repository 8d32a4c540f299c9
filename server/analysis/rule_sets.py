"""The sets of rules that a review can be judged by: which corrections of the original rules each makes.

The one place that lists them. A correction is a member, so that no rule asks a set for its name. What each
does is in the module that makes it; a reason names those that changed a class (`docs/reasons.md`). The sets'
names for people are the catalogues' (`start-rules-<name>`, and `status-rules-<name>` but for the default).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from server.analysis.errors import OptionsError


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A member for each correction: whether the set makes it.

    `slower_mate`: a mate that still mates is at least excellent. `not_lower`: a move that keeps its expected
    points is no fault. `decided`: a move in a game that is lost before and after it, or won, is no fault.
    `already_lost`: walking into mate in a lost position is no blunder. These four raise a class
    (`classification/point_loss.py`). `reconciled`: what a move proved counts for the position before
    it, too (`classification/reconcile.py`). `looked_best`: a best move that loses points is searched again;
    where it stays the best, the position before it was worth no more than what it led to
    (`classification/point_loss.py`). `exact`: what a table knows is not searched, and decides
    (`classification/exact.py`).
    """

    name: str
    slower_mate: bool = False
    not_lower: bool = False
    decided: bool = False
    already_lost: bool = False
    reconciled: bool = False
    looked_best: bool = False
    exact: bool = False


KIBITZ = RuleSet(
    "kibitz",
    slower_mate=True,
    not_lower=True,
    decided=True,
    already_lost=True,
    reconciled=True,
    looked_best=True,
    exact=True,
)
SEED = RuleSet("seed")
"""The original to the letter."""

RULE_SETS: Mapping[str, RuleSet] = {rules.name: rules for rules in (KIBITZ, SEED)}
"""By name, the default first."""


def rule_set(name: str) -> RuleSet:
    """The set of that name. Raises OptionsError for any other: no review silently gets other rules."""
    if name not in RULE_SETS:
        raise OptionsError(f"no rule set is called {name!r}", place="options.rules")
    return RULE_SETS[name]
