"""What a person may choose for a review, checked once where it comes in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypedDict

from server.analysis.engine.budget import (
    DEFAULT_MULTIPV,
    DEFAULT_PRESET,
    MAX_MULTIPV,
    MAX_NODES,
    MIN_MULTIPV,
    MIN_NODES,
    PRESETS,
)
from server.analysis.engine.locate import NAMES as ENGINES
from server.analysis.errors import OptionsError
from server.analysis.events.events import Options, RuleSet, about, words_of
from server.analysis.rule_sets import RULE_SETS

AskedNodes = Annotated[int, about("nodes a position", ge=MIN_NODES, le=MAX_NODES)]


class AskedOptions(TypedDict, total=False):
    """Options as they are asked for: what is left out keeps its default."""

    engine: Annotated[str, words_of("", ENGINES)]
    preset: Annotated[str, words_of("", PRESETS, "instead of nodes")]
    nodes: AskedNodes
    multipv: Annotated[int, about("engine lines of a position", ge=MIN_MULTIPV, le=MAX_MULTIPV)]
    rules: RuleSet
    includeTheory: bool
    includeCritical: bool
    includeBrilliant: bool


_FLAGS = {
    "includeTheory": "include_theory",
    "includeCritical": "include_critical",
    "includeBrilliant": "include_brilliant",
}
_KNOWN = frozenset({"engine", "preset", "nodes", "multipv", "rules", *_FLAGS})


@dataclass(frozen=True, slots=True)
class ReviewOptions:
    """`nodes`: the engine's budget for a position (see `engine.budget`); `multipv`: lines of it, 1..5."""

    engine: str = "auto"
    nodes: int = PRESETS[DEFAULT_PRESET]
    multipv: int = DEFAULT_MULTIPV
    rules: str = next(iter(RULE_SETS))
    include_theory: bool = True
    include_critical: bool = True
    include_brilliant: bool = True

    @staticmethod
    def from_json(data: object) -> ReviewOptions:
        """Options from the JSON of a request; what is left out keeps its default. Raises OptionsError."""
        if not isinstance(data, dict):
            raise OptionsError("The options must be an object.", place="options")
        unknown = sorted(str(key) for key in data.keys() - _KNOWN)
        if unknown:
            raise OptionsError(f"Unknown option: {', '.join(unknown)}.", place=f"options.{unknown[0]}")
        default = ReviewOptions()
        return ReviewOptions(
            engine=_choice(data, "engine", ENGINES, default.engine),
            nodes=_nodes(data, default.nodes),
            multipv=_number(data, "multipv", MIN_MULTIPV, MAX_MULTIPV, default.multipv),
            rules=_choice(data, "rules", tuple(RULE_SETS), default.rules),
            **{name: _flag(data, key) for key, name in _FLAGS.items()},
        )

    def to_json(self) -> Options:
        """The options as JSON that `from_json` takes."""
        return {
            "engine": self.engine,
            "nodes": self.nodes,
            "multipv": self.multipv,
            "rules": self.rules,
            "includeTheory": self.include_theory,
            "includeCritical": self.include_critical,
            "includeBrilliant": self.include_brilliant,
        }


def _nodes(data: dict[str, Any], default: int) -> int:
    if "preset" in data:
        if "nodes" in data:
            raise OptionsError("Give either a preset or a number of nodes.", place="options.preset")
        return PRESETS[_choice(data, "preset", tuple(PRESETS), DEFAULT_PRESET)]
    return _number(data, "nodes", MIN_NODES, MAX_NODES, default)


def _number(data: dict[str, Any], key: str, low: int, high: int, default: int) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionsError(f"{key} must be a whole number from {low:,} to {high:,}.", place=f"options.{key}")
    return value


def _choice(data: dict[str, Any], key: str, allowed: tuple[str, ...], default: str) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or value not in allowed:
        raise OptionsError(f"{key} must be one of {', '.join(allowed)}.", place=f"options.{key}")
    return value


def _flag(data: dict[str, Any], key: str) -> bool:
    value = data.get(key, True)
    if not isinstance(value, bool):
        raise OptionsError(f"{key} must be true or false.", place=f"options.{key}")
    return value
