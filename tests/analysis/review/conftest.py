"""What the reviews of a session share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import chess
import pytest

from server.analysis.events.values import Fact
from server.analysis.reasons.explain import facts_of
from server.analysis.reasons.scene import Scene
from server.analysis.reasons.words import say
from server.analysis.review import proving, reasoning
from server.i18n.texts import Text
from tests.analysis.review import whole_logs


@pytest.fixture(autouse=True, scope="session")
def own_logs() -> None:
    """Each session makes its own reviews."""
    whole_logs.forget()


@pytest.fixture(autouse=True, scope="session")
def known_scenes() -> Iterator[None]:
    """Find what is said of a move once for all reviews that see the same move, lines and proofs: that is
    most of the work of a review whose engine is a fake."""
    scenes: dict[str, Scene] = {}
    facts: dict[Scene, list[Fact]] = {}
    said: dict[tuple[Scene, str], list[Text]] = {}

    def scene_of(board: chess.Board, *seen: object) -> Scene:
        key = repr((board.root().fen(), board.chess960, board.move_stack, seen))
        if key not in scenes:
            scenes[key] = Scene(board, *seen)  # type: ignore[arg-type]
        return scenes[key]

    def known_facts(scene: Scene) -> list[Fact]:
        if scene not in facts:
            facts[scene] = facts_of(scene)
        return facts[scene]

    def known_words(found: Sequence[Fact], scene: Scene) -> list[Text]:
        key = scene, repr(found)
        if key not in said:
            said[key] = say(found, scene)
        return said[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reasoning, "Scene", scene_of)
        for module in (reasoning, proving):
            patch.setattr(module, "facts_of", known_facts)
            patch.setattr(module, "say", known_words)
        yield
