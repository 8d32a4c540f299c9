"""No request, no text and no message has an answer from 500 up, or leaves a traceback in the log.

A short form on a fixed seed for every change; `make nightly` sends 20,000 requests that are new each time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.fuzz.conftest import Site
from tests.fuzz.texts import BYTES, TEXTS

Json = dict[str, Any]
SHORT, LONG = "short", "long"
EXAMPLES = {
    "api": {SHORT: 90, LONG: 4000},
    "texts": {SHORT: 20, LONG: 2500},
    "sockets": {SHORT: 30, LONG: 3000},
}
"""Examples; one of texts is five requests, one of sockets is at least one message."""
FORMS = pytest.mark.parametrize("form", [SHORT, pytest.param(LONG, marks=pytest.mark.nightly)])
HOW = st.sampled_from(["/api/reviews", "/api/reviews?hideNames=1", "/api/collections"])
PLACES = ("/api/{kind}/{id}", "/api/{kind}/{id}.pgn", "/embed/{short}{id}", "/{letter}/{id}")


def fuzzing(what: str, form: str) -> Callable[[Any], Any]:
    """The settings of Hypothesis: no deadline, as the machine may be busy."""
    return settings(
        max_examples=EXAMPLES[what][form],
        derandomize=form == SHORT,
        deadline=None,
        database=None,
        phases=[Phase.generate],  # to make a fault smaller takes minutes
        suppress_health_check=list(HealthCheck),
    )


@FORMS
def test_no_request_that_the_document_allows_or_forbids_is_a_fault(site: Site, form: str) -> None:
    schema = schemathesis.openapi.from_wsgi("/api/openapi.json", site.app)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    cases = st.one_of([one.as_strategy(generation_mode=mode) for one in operations for mode in modes])

    @fuzzing("api", form)
    @given(cases, st.integers(0, 5))
    def ask(case: Any, known: int) -> None:
        if known and "id" in case.path_parameters:
            owned = site.collections if "collections" in case.operation.path else site.reviews
            case.path_parameters["id"] = list(owned)[known % len(owned)]
            if known > 2 and not case.operation.path.endswith("}"):  # what may be deleted stays
                case.headers["X-Delete-Token"] = owned[case.path_parameters["id"]]
        if case.query:
            case.query.pop("wait", None)  # half a minute each
        response = case.call(headers=site.visitor())
        site.note(response.status_code, f"{case.method} {case.formatted_path}\n{case.body!r}"[:4000])

    ask()
    assert {200, 201, 403, 404, 422} <= site.answered


@FORMS
def test_no_text_is_a_fault_of_the_reader_or_of_what_shows_it(site: Site, form: str) -> None:
    @fuzzing("texts", form)
    @given(BYTES, TEXTS, HOW)
    def post(sent: bytes, text: str, path: str) -> None:
        answers = [
            site.ask("POST", path, data=sent, content_type="text/plain"),
            site.ask("POST", path, data=json.dumps({"pgn": text}), content_type="application/json"),
        ]
        for answer in answers:
            if answer.status_code == 201:
                look_at(site, answer.json["id"], collection="collections" in path)

    post()
    assert {200, 201, 422} <= site.answered


def look_at(site: Site, made_id: str, *, collection: bool) -> None:
    kind, short, letter = ("collections", "c/", "c") if collection else ("reviews", "", "r")
    for place in PLACES:
        path = place.format(kind=kind, id=made_id, short=short, letter=letter)
        assert site.ask("GET", path).status_code == 200
    assert site.ask("GET", f"/oembed?url=http://localhost/{letter}/{made_id}").status_code == 200


MESSAGES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70) | st.binary(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["id", "after", "x"]), inner),
    max_leaves=8,
)
EVENTS = st.sampled_from(["watch", "unwatch", "watch_collection", "unwatch_collection", "connect", "nothing"])


def messages(site: Site) -> st.SearchStrategy[Any]:
    known = st.sampled_from([*site.reviews, *site.collections])
    asked = st.fixed_dictionaries({"id": known}, optional={"after": st.integers(-1, 1 << 40) | MESSAGES})
    return st.one_of(asked, MESSAGES)


@FORMS
def test_no_message_of_a_socket_is_a_fault(site: Site, form: str) -> None:
    socketio = site.app.extensions["socketio"]
    client = socketio.test_client(site.app)

    @fuzzing("sockets", form)
    @given(st.lists(st.tuples(EVENTS, st.lists(messages(site), max_size=3)), min_size=1, max_size=4))
    def send(sent: list[tuple[str, list[Any]]]) -> None:
        nonlocal client
        for event, what in sent:
            if not client.is_connected():
                client = socketio.test_client(site.app)
            client.emit(event, *what, callback=True)
            site.note(200, f"{event} {what!r}"[:2000])
        client.get_received()

    send()
    if client.is_connected():
        client.disconnect()


@FORMS
def test_no_bytes_on_the_way_of_a_socket_are_a_fault(site: Site, form: str) -> None:
    packets = st.one_of(
        st.text(max_size=40),
        st.tuples(
            st.sampled_from(["4", "40", "42", "43", "45", "451-", "2", "b", "6"]), st.text(max_size=40)
        ).map("".join),
        MESSAGES.map(lambda what: f"42{json.dumps(['watch', what], default=str)}"),
        st.integers(1, 3000).map(lambda depth: "42" + "[" * depth),
    )

    @fuzzing("sockets", form)
    @given(st.lists(packets, min_size=1, max_size=3))
    def send(sent: list[str]) -> None:
        opened = site.ask("GET", "/socket.io/?EIO=4&transport=polling").text
        way = f"/socket.io/?EIO=4&transport=polling&sid={json.loads(opened[1:])['sid']}"
        site.ask("POST", way, data="40", content_type="text/plain")
        site.ask("POST", way, data="\x1e".join(sent).encode("utf-8", "replace"), content_type="text/plain")
        site.ask("POST", way, data="1", content_type="text/plain")

    send()


def test_whoever_said_good_bye_and_polls_on_is_a_stranger(site: Site) -> None:
    """Found by the long form: the library raised."""
    opened = site.ask("GET", "/socket.io/?EIO=4&transport=polling").text
    key = json.loads(opened[1:])["sid"]
    way = f"/socket.io/?EIO=4&transport=polling&sid={key}"
    site.app.extensions["socketio"].server.eio.sockets[key].closed = True
    assert site.ask("POST", way, data="40", content_type="text/plain").status_code == 400
    assert site.ask("GET", way).status_code == 400
