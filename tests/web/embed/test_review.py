from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import pytest
from flask.testing import FlaskClient
from markupsafe import escape

from server.analysis.events.events import NoteEvent
from server.analysis.events.fold import fold, initial_state
from server.i18n import texts
from server.i18n.opening_names import opening_name
from server.store.reviews.reviews import Store
from server.web.embed.options import COLORS, FONTS, SHOWN, SWITCHES
from server.web.embed.review import first_ply, without_unsaid

Json = dict[str, Any]
Post = Callable[..., Json]
PGN = '[White "Ann"]\n[Black "Bob <b>"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0'


def data_of(html: str) -> Any:
    """The JSON in the page for its script."""
    found = re.search(r'<script type="application/json" id="embed-data">(.*?)</script>', html, re.DOTALL)
    assert found
    return json.loads(found.group(1))


def without_scripts(html: str) -> str:
    return re.sub(r"<script.*?</script>", "", html, flags=re.DOTALL)


def board_of(html: str) -> str:
    """The position of the first paint, which python-chess's drawing holds as text."""
    found = re.search(r"<pre>(.*?)</pre>", html, re.DOTALL)
    assert found
    return found.group(1).replace("\n", "/")


def test_the_embed_is_readable_without_a_script(client: FlaskClient, post: Post) -> None:
    made = post(PGN)
    html = without_scripts(client.get(f"/embed/{made['id']}?ply=3").text)
    assert "<svg" in html
    assert "Qxe5#" in html
    assert "Bob &lt;b&gt;" in html
    assert f"http://localhost/r/{made['id']}" in html


def test_the_embed_is_stepped_through_by_links_without_a_script(client: FlaskClient, post: Post) -> None:
    made = post(PGN)
    html = without_scripts(client.get(f"/embed/{made['id']}?ply=3&theme=dark&show=moves").text)
    onward = re.search(r'href="(\?[^"]*)" rel="next"', html)
    assert onward
    assert parse_qs(onward.group(1).replace("&amp;", "&")[1:]) == {
        "ply": ["4"],
        "theme": ["dark"],
        "orientation": ["white"],
        "show": ["moves"],
    }


def test_what_an_embed_does_not_say_does_not_travel() -> None:
    bare: Any = {"said": [], "facts": []}
    unsaid: Any = {"reason": {**bare, "proofs": {}}, "people": {"played": [0.5], "best": [0.5]}}
    said: Any = {"reason": bare, "people": {**unsaid["people"], "moves": []}}
    state: Any = {"status": "done", "moves": [None, unsaid, said, {"reason": bare, "people": None}]}
    line = {"cp": 20, "mate": None, "pv": ["e2e4"]}
    state["positions"] = [None, {"win": 0.5, "lines": [{**line, "san": ["e4"]}]}]
    state["notes"] = [{"ply": 1, "line": [], "comment": "Mine."}]
    moves = without_unsaid(state)["moves"]
    assert without_unsaid(state)["positions"] == [None, {"win": 0.5, "lines": [line]}]
    assert without_unsaid(state)["notes"] == state["notes"]
    assert without_unsaid(state, ["menu", "notes"])["notes"] == []
    assert moves == [None, {"reason": bare, "people": None}, said, {"reason": bare, "people": None}]
    assert unsaid["people"], "the log is left as it is"
    assert "proofs" in unsaid["reason"]


def test_notes_are_read_without_javascript_as_texts_and_can_be_left_out(
    client: FlaskClient, store: Store, post: Post
) -> None:
    made = post(PGN)
    note = NoteEvent(1, comment="<b>Mine</b> \u202e.")
    store.note(made["id"], note.to_wire(), 9)
    store.note(made["id"], NoteEvent(1, ("d7d5",), comment="Beside.").to_wire(), 9)
    shown = client.get(f"/embed/{made['id']}").text
    assert "Note: <bdi>&lt;b&gt;Mine&lt;/b&gt; \u202e.</bdi>" in without_scripts(shown)
    assert len(data_of(shown)["state"]["notes"]) == 2
    hidden = client.get(f"/embed/{made['id']}?hide=notes").text
    assert "Mine" not in hidden and "Beside" not in hidden


def test_the_embed_holds_the_folded_state(client: FlaskClient, store: Store, post: Post) -> None:
    made = post(PGN)
    data = data_of(client.get(f"/embed/{made['id']}?theme=dark&ply=last&lang=de").text)
    assert data["id"] == made["id"]
    assert data["state"] == fold(store.events(made["id"]))
    assert data["options"] == {
        "mode": "review",
        "theme": "dark",
        "orientation": "white",
        "ply": "last",
        "line": [],
        "show": ["graph", "moves", "moments", "report"],
        "lang": "de",
        "pieces": "cburnett",
        "notation": "language",
        "hide": [],
        "rating": "players",
        "moves": "auto",
        **dict.fromkeys(SWITCHES, True),
        **dict.fromkeys((*COLORS, *FONTS)),
    }


def test_text_of_the_pgn_cannot_leave_its_script_element(client: FlaskClient, post: Post) -> None:
    evil = "</script><script>alert(1)</script>"
    made = post(f'[White "{evil}"]\n\n1. e4 {{{evil}}} *')
    for path in ("embed", "r"):
        assert evil not in client.get(f"/{path}/{made['id']}").text


def test_the_first_paint_is_the_position_asked_for(client: FlaskClient, post: Post) -> None:
    made = post(PGN)
    boards = {
        ply: board_of(client.get(f"/embed/{made['id']}?ply={ply}").text) for ply in ("0", "1", "last", "99")
    }
    assert boards["0"].endswith("P P P P P P P P/R N B Q K B N R")
    assert boards["1"].endswith("P P P P . P P P/R N B Q K B N R")
    assert boards["last"] == boards["99"] != boards["1"]


def test_the_first_paint_follows_a_line_beside_the_game(client: FlaskClient, post: Post) -> None:
    made = post(PGN)
    html = client.get(f"/embed/{made['id']}?ply=1&line=c7c5,g1f3,a1a8").text
    assert board_of(html).endswith(
        ". . p . . . . ./. . . . P . . ./. . . . . N . ./P P P P . P P P/R N B Q K B . R"
    )


@pytest.mark.parametrize(
    ("query", "knight"),
    [
        ("lang=en", "Nf3"),
        ("lang=de", "Sf3"),
        ("lang=de&notation=english", "Nf3"),
        ("lang=de&notation=figurines", "♘f3"),
    ],
)
def test_the_first_paint_writes_moves_as_asked(
    client: FlaskClient, post: Post, query: str, knight: str
) -> None:
    made = post("1. e4 e5 2. Nf3 *")
    html = without_scripts(client.get(f"/embed/{made['id']}?ply=3&{query}").text)
    assert f'aria-current="true">{knight}<' in html
    assert f"<span>2. {knight} " in html


@pytest.fixture
def sample(client: FlaskClient) -> tuple[str, Json]:
    """The address of a finished review with faults, and its state."""
    key = re.search(r"sample-club-[0-9a-f]+", client.get("/").text)
    assert key
    address = f"/embed/{key[0]}"
    return address, data_of(client.get(address).text)["state"]


def fault_with_move(state: Json) -> Json:
    """The first fault that lasts whose first sentence names a knight's, a rook's or a queen's move."""
    return next(
        move
        for move in state["moves"]
        if move["classification"] in ("mistake", "blunder")
        and not move.get("quiet")
        and re.search(r"[NRQ]x?[a-h]", move["reason"]["said"][0]["params"].get("move", ""))
    )


def said(move: Json, language: str, notation: str) -> str:
    return " ".join(texts.from_json(each, language, notation) or "" for each in move["reason"]["said"])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("notation", ["language", "english", "figurines"])
def test_the_first_paint_says_why_under_the_board_in_the_moves_and_in_the_key_moments(
    client: FlaskClient, sample: tuple[str, Json], language: str, notation: str
) -> None:
    address, state = sample
    fault = fault_with_move(state)
    query = f"?ply={fault['ply']}&lang={language}&notation={notation}"
    html = without_scripts(client.get(address + query).text)
    words = said(fault, language, notation)
    for kind in ("embed__why", "embed__said", "moment__said"):
        assert re.search(rf'<(p|span) class="{kind}">{re.escape(str(escape(words)))}</\1>', html), kind


def test_reasons_can_be_hidden_and_the_board_alone_has_none(
    client: FlaskClient, sample: tuple[str, Json]
) -> None:
    address, state = sample
    query = f"?ply={fault_with_move(state)['ply']}&lang=en"
    hidden = without_scripts(client.get(f"{address}{query}&hide=reasons").text)
    for kind in ("embed__why", "embed__said", "moment__said"):
        assert f'class="{kind}"' not in hidden
    assert 'class="embed__why"' not in without_scripts(client.get(f"{address}{query}&show=").text)


def test_a_line_beside_the_game_has_no_reason_and_the_start_names_the_opening(
    client: FlaskClient, sample: tuple[str, Json]
) -> None:
    address, state = sample
    start = client.get(address).text
    assert f'<p class="embed__why">{state["game"]["opening"]["eco"]} ' in start
    assert '<p class="embed__why"></p>' in client.get(f"{address}?ply=1&line=e7e6").text


def test_the_embed_speaks_the_language_asked_for(client: FlaskClient, post: Post) -> None:
    made = post(PGN)
    assert "Open in Kibitz" in client.get(f"/embed/{made['id']}?lang=en").text
    german = client.get(f"/embed/{made['id']}?lang=de").text
    assert "In Kibitz öffnen" in german
    assert '<html lang="de"' in german


def test_the_opening_has_its_name_in_the_readers_language(
    client: FlaskClient, sample: tuple[str, Json]
) -> None:
    address, state = sample
    english = state["game"]["opening"]["name"]
    german = opening_name(english, functools.partial(texts.text, "de"))
    assert german != english
    page = without_scripts(client.get(f"{address}?lang=de").text)
    assert page.count(german) == 2
    assert english not in page


@pytest.mark.parametrize("part", ["moves", "report"])
def test_a_part_that_was_not_asked_for_is_not_shown(client: FlaskClient, post: Post, part: str) -> None:
    made = post(PGN)
    others = ",".join(name for name in SHOWN if name != part)
    marks = {"moves": 'class="embed__moves"', "report": 'class="first-report"'}
    assert marks[part] in client.get(f"/embed/{made['id']}").text
    assert marks[part] not in client.get(f"/embed/{made['id']}?show={others}").text


def test_the_viewer_of_a_pgn_needs_no_review(client: FlaskClient) -> None:
    html = client.get("/embed/pgn?theme=light&orientation=black").text
    assert data_of(html)["options"]["orientation"] == "black"
    assert 'data-theme="light"' in html


def test_a_ply_past_the_end_is_the_last() -> None:
    state = initial_state() | {"moves": [None] * 5}
    assert [first_ply(asked, state) for asked in (0, 5, 6, "last")] == [0, 5, 5, 5]
