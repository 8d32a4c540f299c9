"""docs/protocol.md shows every event as it is: the same types, the same fields."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from server.analysis.events import events, values
from server.analysis.review.options import ReviewOptions
from server.settings import GONE
from server.web.api.openapi import document
from tests.known_settings import known_settings

PAGE = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text()
_ALL = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
EXAMPLES: dict[str, dict[str, Any]] = {example["type"]: example for example in _ALL if "type" in example}
(ROW,) = (example for example in _ALL if "type" not in example)
EVENTS = {cls.type: cls for cls in events.Event.__subclasses__()}


def fields(cls: Any) -> set[str]:
    return set(cls.__struct_encode_fields__)


def test_every_event_has_an_example_and_every_example_is_an_event() -> None:
    assert EXAMPLES.keys() == EVENTS.keys()


@pytest.mark.parametrize("kind", EVENTS)
def test_an_example_has_the_fields_of_its_event(kind: str) -> None:
    assert EXAMPLES[kind].keys() == fields(EVENTS[kind]) | {"type"}


def test_the_move_of_the_example_game_has_the_fields_of_a_record() -> None:
    assert EXAMPLES["game"]["moves"][0].keys() == fields(values.MoveRecord)


def test_the_options_of_the_examples_are_options() -> None:
    options = EXAMPLES["plan"]["options"]
    assert ReviewOptions.from_json(options).to_json() == options == EXAMPLES["done"]["recipe"]["options"]


def test_every_setting_is_in_the_deployment_guide_and_every_name_there_is_a_setting() -> None:
    guide = (Path(__file__).parents[1] / "docs" / "deployment.md").read_text()
    gone = {f"KIBITZ_{name}" for name in GONE}
    assert set(re.findall(r"KIBITZ_[A-Z_]+", guide)) == known_settings() | gone


def test_the_row_of_a_collection_is_as_the_api_describes_it() -> None:
    schema = document()["components"]["schemas"]["CollectedGame"]
    assert ROW.keys() == set(schema["required"])
