"""The samples that Kibitz is delivered with: whole, as a review of today would be, and nobody's."""

from __future__ import annotations

import json
import re
from typing import Any, cast, get_args, get_type_hints

import chess
import flask
import pytest
from flask.testing import FlaskClient

from server.analysis.engine.base import Analysis
from server.analysis.engine.pool import EnginePool
from server.analysis.events.fold import fold, known
from server.analysis.events.values import Engine
from server.analysis.events.wire import AnyEvent
from server.analysis.game.game import parse_game
from server.analysis.people.prediction import predictions
from server.analysis.reading import read
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import prelude, review
from server.store.reviews.reviews import Store
from server.system.paths import STATIC
from server.web.pages.samples import FOLDER, NAMES, Samples
from tests.folded import numbered

Json = dict[str, Any]
STALE = "the sample is stale: run `python -m scripts.samples`"
SHAPES = {get_args(get_type_hints(shape)["type"])[0]: shape for shape in get_args(AnyEvent)}


def sample(name: str) -> Json:
    return cast(Json, json.loads((FOLDER / f"{name}.json").read_text("utf-8")))


class Nobody:
    """An engine of a name that cannot be asked."""

    def __init__(self, engine: Engine) -> None:
        self.identity = engine["name"]

    def new_game(self) -> None:
        raise AssertionError(STALE)

    def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
        raise AssertionError(STALE)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture(params=NAMES)
def delivered(request: pytest.FixtureRequest) -> Json:
    return sample(request.param)


def test_each_sample_is_there_and_named_in_every_language() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == {file.stem for file in FOLDER.glob("*.pgn")}
    assert {file.stem for file in FOLDER.glob("*.json")} == set(NAMES)
    for language in ("en", "de"):
        catalogue = (STATIC / "i18n" / f"{language}.ftl").read_text("utf-8")
        for name in NAMES:
            assert re.search(rf"^start-sample-{name} = ", catalogue, re.M), (language, name)


def test_a_sample_is_the_review_of_its_game_and_complete(delivered: Json) -> None:
    state = fold(numbered(delivered["events"]))
    game = parse_game(delivered["pgn"])
    assert state["status"] == "done"
    assert [move["uci"] for move in known(state["game"])["moves"]] == [move.uci() for move in game.moves]
    assert all(move and move["classification"] and not move["provisional"] for move in state["moves"])
    assert all(position and position["lines"] for position in state["positions"][:-1])
    assert not known(state["report"])["provisional"]


def test_its_pgn_is_the_one_that_it_was_made_of() -> None:
    for name in NAMES:
        assert sample(name)["pgn"] == (FOLDER / f"{name}.pgn").read_text("utf-8"), STALE


def test_its_events_have_the_shape_of_today(delivered: Json) -> None:
    for event in numbered(delivered["events"]):
        shape = SHAPES[event["type"]]
        assert read(shape, event, event["type"]), STALE


def test_kibitz_of_today_says_the_same_of_the_game(delivered: Json) -> None:
    """Nothing is searched; all that follows from what was searched is made anew and held against the log. The
    networks' last digits are another processor's own."""
    events, options = numbered(delivered["events"]), ReviewOptions.from_json(delivered["options"])
    game, plan = parse_game(delivered["pgn"]), known(fold(events)["plan"])
    for event in prelude(game, options):
        if event.type in ("game", "phases"):
            assert event.to_wire() in delivered["events"], STALE
    pool = EnginePool(lambda halt: Nobody(plan["engine"]), plan["cores"])
    try:
        told = list(review(game, options, pool, events[:-1], people=predictions))
    finally:
        pool.close()
    news = [event.to_wire() for event in told if event.type not in ("report", "done")]
    moves = {move["ply"]: move for move in fold(events)["moves"] if move}
    assert all(event["type"] == "move" for event in news), STALE
    assert news == [{"type": "move"} | nearly(moves[event["ply"]]) for event in cast(list[Json], news)], STALE


def nearly(value: Any) -> Any:
    """Numbers are as good as the same within a thousandth."""
    if isinstance(value, dict):
        return {key: nearly(item) for key, item in value.items()}
    if isinstance(value, list):
        return [nearly(item) for item in value]
    return pytest.approx(value, abs=1e-3) if isinstance(value, float) else value


def test_the_page_is_told_of_the_samples_and_each_opens_complete(client: FlaskClient, store: Store) -> None:
    html = client.get("/").text
    found = re.search(r'<script type="application/json" id="config">(.*?)</script>', html, re.S)
    assert found
    offered = json.loads(found[1])["samples"]
    assert [item["name"] for item in offered] == list(NAMES)
    assert all(store.get(item["id"]) is None for item in offered)  # nothing is stored before it is asked for
    for item in offered:
        assert client.get(f"/r/{item['id']}").status_code == 200
        body = client.get(f"/api/reviews/{item['id']}").json
        assert body is not None
        assert (body["status"], body["state"]["status"], body["queue_position"]) == ("done", "done", None)
        assert client.get(f"/embed/{item['id']}").status_code == 200
        assert client.get(f"/api/reviews/{item['id']}.pgn").status_code == 200
    assert client.get("/r/sample-club-00000000").status_code == 404


@pytest.mark.parametrize(("method", "what"), [("delete", ""), ("post", "/stop"), ("post", "/deeper")])
def test_a_sample_is_nobodys(client: FlaskClient, app: flask.Flask, method: str, what: str) -> None:
    review_id = app.extensions["kibitz"].samples.offered()[0]["id"]
    address = f"/api/reviews/{review_id}{what}"
    assert client.get(f"/api/reviews/{review_id}").status_code == 200
    answer = client.open(
        address, method=method.upper(), headers={"X-Delete-Token": "x"}, json={"nodes": 10**6}
    )
    assert answer.status_code == 403


def test_a_sample_is_brought_once_and_no_other_name_brings_one(store: Store) -> None:
    samples = Samples(store)
    review_id = samples.offered()[-1]["id"]
    assert samples.bring(review_id)
    count = len(store.events(review_id))
    assert samples.bring(review_id)
    assert len(store.events(review_id)) == count
    assert not samples.bring("sample-club")
