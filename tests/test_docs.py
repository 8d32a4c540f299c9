"""The examples of docs/events.md are events as they are: the same types, the same fields."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from scripts.wire import EXAMPLES, examples_of
from server.analysis.events import events, values
from server.analysis.review.options import ReviewOptions
from server.system.paths import ROOT
from server.wire.bodies import CollectedGame
from tests.known_settings import known_settings
from tests.web.documents import document

DOCS = ROOT / "docs"


def examples(cls: type) -> list[dict[str, Any]]:
    return [json.loads(file.read_text("utf-8")) for file in examples_of(cls)]


def fields(cls: Any) -> set[str]:
    return set(cls.__struct_encode_fields__)


@pytest.mark.parametrize("event", events.EVENTS, ids=lambda event: event.type)
def test_every_event_has_an_example_with_its_fields_and_their_types(event: type[events.Event]) -> None:
    assert examples(event)
    for example in examples(event):
        assert example.keys() == fields(event) | {"type"}
        assert isinstance(msgspec.convert(example, event), event)


def test_every_example_is_of_a_class() -> None:
    shown = {*events.EVENTS, CollectedGame}
    assert {file for cls in shown for file in examples_of(cls)} == set(EXAMPLES.iterdir())


def test_the_move_of_the_example_game_has_the_fields_of_a_record() -> None:
    (game,) = examples(events.GameEvent)
    assert game["moves"][0].keys() == fields(values.MoveRecord)


def test_the_options_of_the_examples_are_options() -> None:
    (plan,), (done,) = examples(events.PlanEvent), examples(events.DoneEvent)
    options = plan["options"]
    assert ReviewOptions.from_json(options).to_json() == options == done["recipe"]["options"]


def test_every_setting_that_a_page_names_is_one() -> None:
    pages = [page for page in DOCS.glob("*.md") if page.name != "settings.md"]
    named = {name for page in pages for name in re.findall(r"KIBITZ_[A-Z_]+", page.read_text("utf-8"))}
    assert named <= known_settings()


def test_the_row_of_a_collection_is_as_the_api_describes_it() -> None:
    schema = document()["components"]["schemas"]["CollectedGame"]
    (row,) = examples(CollectedGame)
    assert row.keys() == set(schema["required"])
