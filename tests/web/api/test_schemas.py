"""The schemas say what really goes over the wire, all of it, and leave nothing open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from openapi_schema_validator import OAS31Validator

from server.analysis.engine.pool import EnginePool
from server.analysis.events.fold import fold
from server.analysis.events.log_so_far import read_log
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from tests.analysis.fake_pool import FakePool, WaveringPool
from tests.folded import numbered
from tests.web.documents import document

Json = dict[str, Any]
GAMES = Path(__file__).parents[2] / "data" / "games"
RICH = """[White "A"]

{ Before. } 1. e4 $1 { [%clk 0:10:00][%eval 0.2][%cal Ge2e4] Good. } e5 (1... c5 2. Nf3)
2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

1. d4 *
"""


def validator(schema: str) -> OAS31Validator:
    return OAS31Validator({"$ref": f"#/components/schemas/{schema}", "components": document()["components"]})


@pytest.fixture(scope="module", params=["immortal", "rich"])
def log(request: pytest.FixtureRequest) -> list[Json]:
    """A review and a deeper pass of it, as they are stored."""
    text = RICH if request.param == "rich" else (GAMES / "00.pgn").read_text()
    stored: list[Json] = []
    for nodes, pool in ((1_000, FakePool()), (5_000, WaveringPool())):
        run = review(parse_game(text), ReviewOptions(nodes=nodes), cast(EnginePool, pool), stored)
        stored = numbered(run, stored)
    return stored


def test_every_event_of_a_review_is_as_its_schema_says(log: list[Json]) -> None:
    schemas = {kind: validator(f"{kind.title()}Event") for kind in {event["type"] for event in log}}
    for event in log:
        schemas[event["type"]].validate(event)
    assert schemas.keys() >= {"game", "phases", "plan", "position", "move", "report", "done"}
    validator("Event").validate(log[0])


def test_every_event_of_a_review_is_read_as_it_was_declared(log: list[Json]) -> None:
    assert read_log(log) == log


def test_the_folded_state_is_as_its_schema_says(log: list[Json]) -> None:
    schema = validator("State")
    schema.validate(fold([]))
    for until in (1, len(log) // 2, len(log)):
        schema.validate(json.loads(json.dumps(fold(log[:until]))))


def parts(schema: Any, path: str) -> Iterator[tuple[str, Any]]:
    """All schemas within a schema, with their places."""
    yield path, schema
    for name, inner in schema.get("properties", {}).items():
        yield from parts(inner, f"{path}.{name}")
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            yield from parts(schema[key], f"{path}[]")
    for key in ("anyOf", "oneOf", "prefixItems"):
        for choice in schema.get(key, ()):
            yield from parts(choice, path)


def test_nothing_is_opaque() -> None:
    for name, schema in document()["components"]["schemas"].items():
        for path, part in parts(schema, name):
            assert part.keys() & {"type", "enum", "$ref", "anyOf", "oneOf"}, path
            if part.get("type") == "object":
                assert part.keys() & {"properties", "additionalProperties"}, path
            if part.get("type") == "array":
                assert part["items"] or part["prefixItems"], path
