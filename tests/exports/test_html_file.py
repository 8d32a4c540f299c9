from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from server.analysis.collection.season.digest import digest_text
from server.analysis.collection.season.player_games import Source
from server.analysis.collection.season.season import season_of
from server.analysis.collection.tournament.tournament import tournament_of
from server.exports.html_file import (
    FileLook,
    NotBuiltError,
    _viewer,
    collection_file,
    game_title,
    review_file,
    script_json,
    season_file,
)
from server.system.paths import RESOURCES
from tests.folded import fold, numbered
from tests.seasons import fifty_games

MOST_BYTES = 400_000
SPOILT = "</script><!--<script>\u2028\u2029]]>&amp;'\""


@pytest.fixture(scope="module")
def state() -> Any:
    """A finished review of 87 plies."""
    events = json.loads((RESOURCES / "samples" / "kasparov.json").read_text("utf-8"))["events"]
    return fold(numbered(events))


class Parts(HTMLParser):
    """The scripts and styles of a page: (attributes, text); tags that a page of ours has no use for."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.parts: list[tuple[str, dict[str, str | None], str]] = []
        self.tags: list[str] = []
        self._open: tuple[str, dict[str, str | None]] | None = None
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._open = (tag, dict(attrs)) if tag in ("script", "style") else None

    def handle_data(self, data: str) -> None:
        if self._open:
            self.parts.append((*self._open, data))
            self._open = None

    def json(self, id_: str) -> Any:
        return json.loads(next(text for _, attrs, text in self.parts if attrs.get("id") == id_))

    def game(self, number: int) -> Any:
        text = next(text for _, attrs, text in self.parts if attrs.get("id") == f"game-{number}")
        return json.loads(zlib.decompress(base64.b64decode(text)))


def test_json_in_a_script_ends_no_script_and_means_the_same() -> None:
    value = {"name": SPOILT, "half": "\ud800", "plain": "Müller"}
    text = str(script_json(value))
    assert not re.search("[<>&\u2028\u2029]", text)
    assert "Müller" in text
    assert text.encode()
    assert json.loads(text) == value


def test_a_review_is_a_page_under_400_kb_with_all_that_it_shows(state: Any) -> None:
    html = review_file("A v B", state, FileLook(orientation="black"))
    assert len(html.encode()) < MOST_BYTES
    page = Parts(html)
    kept = page.json("file")
    assert kept["options"] == {"orientation": "black", "notation": "language"}
    assert (kept["table"], kept["numbers"]) == (None, [1])
    game = page.game(1)
    assert [move["classification"] for move in game["moves"]] == [
        move["classification"] for move in state["moves"]
    ]
    assert game["moves"][46]["reason"] == state["moves"][46]["reason"]
    assert page.json("pieces").keys() >= {"wK", "bP"}


def test_it_names_no_address_and_its_policy_lets_nothing_in(state: Any) -> None:
    html = review_file("A v B", state, FileLook())
    page = Parts(html)
    assert [tag for tag in page.tags if tag in ("link", "img", "iframe", "a")] == ["link"]
    assert '<link rel="icon" href="data:,">' in html
    policy = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"', html)[0]
    for tag, attrs, text in page.parts:
        if attrs.get("type") != "application/json":
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"{tag}-src &#39;sha256-{digest}&#39;" in policy
    assert policy.startswith("default-src &#39;none&#39;")
    assert "unsafe" not in policy and "http" not in policy
    assert "url(" not in re.sub(
        r"url\(\"?data:", "", next(text for tag, _, text in page.parts if tag == "style")
    )


def test_whatever_a_game_is_called_ends_nothing(state: Any) -> None:
    headers = {**state["game"]["headers"], "White": SPOILT}
    spoilt: Any = {**state, "game": {**state["game"], "headers": headers}}
    title = game_title(spoilt, "en")
    html = review_file(title, spoilt, FileLook())
    page = Parts(html)
    assert page.tags.count("script") == Parts(review_file("x", state, FileLook())).tags.count("script")
    assert "<!--" not in html and "\u2028" not in Parts(html).json("file").get("options", {})
    assert page.json("file")["title"] == title
    assert page.game(1)["game"]["headers"]["White"] == SPOILT


def test_a_collection_is_one_page_with_its_table_and_no_address_of_a_review(state: Any) -> None:
    row = {"headers": {"White": "A", "Black": SPOILT}, "status": "done", "plies": 87, "opening": None}
    row |= {"fault": None}
    table: Any = [
        {**row, "number": 1, "id": "secret-1"},
        {**row, "number": 2, "id": "secret-2", "status": "failed"},
    ]
    standings = tournament_of([])
    html = collection_file("Cup <1>", table, standings, {1}, [(1, state)], FileLook("de"))
    kept = Parts(html).json("file")
    assert kept["standings"] == standings
    assert [shown["id"] for shown in kept["table"]] == ["1", None]
    assert kept["numbers"] == [1]
    assert kept["title"] == "Cup <1>"
    assert "secret" not in html
    assert '<html class="is-short" lang="de"' in html


def test_what_is_wrong_with_games_has_its_words_only_if_there_is_something(state: Any) -> None:
    faulty: Any = {
        **state,
        "game": {**state["game"], "warnings": [{"code": "x", "message": "", "place": ""}]},
    }
    assert "fault-null-move" not in review_file("A game", state, FileLook())
    assert "fault-null-move" in review_file("A game", faulty, FileLook())


@pytest.fixture(scope="module")
def season() -> Any:
    """Ann's season of fifty games."""
    sources = [
        Source(
            number,
            {"headers": log[0]["headers"], "plies": len(log[0]["moves"]), "opening": log[0]["opening"]},
            f"secret-{number}",
            digest,
        )
        for number, log in enumerate(fifty_games(), 1)
        for digest in [json.loads(digest_text({"seq": at, **event} for at, event in enumerate(log, 1)))]
    ]
    return season_of({"id": "secret", "title": "Liga"}, sources, "Ann")


def test_a_season_is_a_page_with_every_position_and_no_address(season: Any) -> None:
    html = season_file("Ann", season, FileLook("de"))
    assert len(html.encode()) < MOST_BYTES
    page = Parts(html)
    kept = page.game(1)
    assert kept["positions"] == season["positions"]
    assert kept["kinds"] == season["kinds"]
    assert {game["review"] for game in kept["games"]} == {None}
    assert "secret" not in html and "secret" not in json.dumps(kept)
    assert "season-foot-open = Jede Zahl" in page.json("catalogue")["text"]
    assert page.json("pieces").keys() >= {"wK", "bP"}


def test_its_texts_are_of_one_language_and_those_that_it_can_say(state: Any) -> None:
    text = Parts(review_file("x", state, FileLook("de"))).json("catalogue")["text"]
    assert "moves-label = Züge" in text
    for key in ("reason-mates", "class-blunder", "report-accuracy", "why-line-refutes", "move-better"):
        assert re.search(rf"^{key} =", text, re.MULTILINE), key
    said = [*state["report"]["story"], *(said for move in state["moves"] for said in move["reason"]["said"])]
    assert {found["key"] for found in said} <= set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    assert not re.search(r"^(settings|uci)-", text, re.MULTILINE)


def test_long_lines_are_cut_and_the_rest_of_a_state_stays(state: Any) -> None:
    line = {**state["positions"][20]["lines"][0], "pv": ["e2e4"] * 40, "san": ["e4"] * 40}
    positions = [{**state["positions"][20], "lines": [line]}, None]
    longer: Any = {**state, "positions": positions}
    game = Parts(review_file("x", longer, FileLook())).game(1)
    assert len(game["positions"][0]["lines"][0]["pv"]) == len(game["positions"][0]["lines"][0]["san"]) == 16
    assert game["positions"][1] is None
    assert game["report"] == state["report"]


def test_a_title_says_who_plays(state: Any) -> None:
    def titled(**headers: str) -> str:
        game = {"headers": headers, "result": headers.get("Result", "*")}
        named: Any = {**state, "game": game}
        return game_title(named, "de")

    assert titled(White="Ann", Black="?", Result="1-0") == "Ann – Schwarz, 1-0"
    assert titled(White="Ann", Black="Bob") == "Ann – Bob"
    unread: Any = {**state, "game": None}
    assert game_title(unread, "en") == "Game review"


def test_where_nothing_was_built_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(NotBuiltError, match="make setup"):
        _viewer(tmp_path)
