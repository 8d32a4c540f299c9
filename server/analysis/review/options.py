"""What a person may choose for a review, checked once where it comes in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, TypedDict

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
from server.analysis.events.values import Options, RuleSet, about, words_of
from server.analysis.reading import Wrong, read
from server.analysis.rule_sets import RULE_SETS
from server.i18n.texts import sentence

OptionsJson = Mapping[str, object]
"""Options as they are stored; `ReviewOptions.from_json` reads them."""
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
        try:
            asked = read(AskedOptions, data, "options")
        except Wrong as wrong:
            place = ".".join(map(str, ("options", *wrong.path)))
            raise OptionsError(wrong.message, place=place) from None
        default = ReviewOptions()
        return ReviewOptions(
            engine=asked.get("engine", default.engine),
            nodes=_nodes(asked, default.nodes),
            multipv=asked.get("multipv", default.multipv),
            rules=asked.get("rules", default.rules),
            include_theory=asked.get("includeTheory", True),
            include_critical=asked.get("includeCritical", True),
            include_brilliant=asked.get("includeBrilliant", True),
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


def _nodes(asked: AskedOptions, default: int) -> int:
    if "preset" in asked:
        if "nodes" in asked:
            raise OptionsError(sentence("wrong-preset-and-nodes"), place="options.preset")
        return PRESETS[asked["preset"]]
    return asked.get("nodes", default)
