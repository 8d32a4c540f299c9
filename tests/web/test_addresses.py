"""The public addresses are a promise: docs/embed.md names them, and all of them are there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient

from server.web.embed.options import COLLECTION_OPTIONS, OPTIONS

Json = dict[str, Any]
Post = Callable[..., Json]
DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "embed.md").read_text()
PROMISED = {
    "/r/<id>", "/embed/<id>", "/embed/pgn", "/oembed", "/static/embed.js", "/static/viewer/kibitz-viewer.js",
    "/r/<id>/card.png", "/r/<id>/board.png", "/r/<id>/board.svg", "/r/<id>/game.gif", "/api/reviews/<id>",
    "/api/reviews/<id>/events", "/api/reviews/<id>.pgn", "/api/reviews/<id>.html",
    "/api/collections/<id>.html", "/explore", "/c/<id>", "/embed/c/<id>", "/api/collections/<id>",
    "/api/collections/<id>.pgn",
}  # fmt: skip
"""An address that was promised once is never taken out of here."""

EXAMPLES = {
    "mode": "puzzle",
    "theme": "dark",
    "orientation": "black",
    "ply": "1",
    "line": "e7e5",
    "show": "graph,moves",
    "lang": "de",
    "pieces": "cburnett",
    "notation": "figurines",
    "hide": "clocks,players",
    "rating": "1500",
    "moves": "below",
    "keyboard": "off",
    "wheel": "off",
    "draw": "off",
    "lightsquares": "f0d9b5",
    "darksquares": "b58863",
    "accent": "0a7",
    "font": "Georgia",
    "headings": "Georgia",
    "after": "1",
    "maxwidth": "600",
    "maxheight": "500",
    "format": "json",
    "size": "320",
    "coordinates": "off",
    "from": "0",
    "to": "1",
    "delay": "500",
    "fen": "8/8/8/8/8/8/8/K1k5",
    "variant": "chess960",
    "original": "1",
    "variations": "0",
    "comments": "0",
}
REQUIRED = {"/explore": {"fen": EXAMPLES["fen"]}}
DRAWN = (".png", ".gif")
"""By a process of their own: tests/web/images/test_review.py asks for them."""


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def named_options() -> list[str]:
    """The names in the first column of the table of options, of which a row may have several."""
    rows = re.findall(r"^\|([^|]*)\|", section("Options"), re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


def addresses() -> dict[str, list[str]]:
    """The stable addresses, each with its options."""
    lines = re.findall(r"^- `([^`]+)`(?: \(([^)]*)\))?:", section("Stable addresses"), re.MULTILINE)
    return {
        address: named_options() if options == "all options" else re.findall(r"`(\w+)`", options)
        for address, options in lines
    }


ADDRESSES = addresses()


def test_every_promised_address_is_in_the_guide() -> None:
    assert set(ADDRESSES) >= PROMISED


def test_the_guide_names_the_options_of_the_embed() -> None:
    assert set(ADDRESSES["/embed/<id>"]) == set(ADDRESSES["/embed/pgn"]) == set(OPTIONS)
    assert set(named_options()) == set(OPTIONS)
    assert set(ADDRESSES["/embed/c/<id>"]) == set(COLLECTION_OPTIONS)


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_of_the_guide_is_there_with_its_options(
    app: flask.Flask, client: FlaskClient, post: Post, address: str
) -> None:
    review = post("1. e4 e5 2. Nf3 *")
    path = address.replace("<id>", review["id"])
    app.url_map.bind("localhost").match(path)
    if address.endswith(DRAWN) or "/c/" in address or "/collections/" in address:
        return
    examples = EXAMPLES | {"url": review["url"]}
    required = REQUIRED.get(address, {}) | ({"url": review["url"]} if address == "/oembed" else {})
    assert client.get(path, query_string=required).status_code == 200
    for option in ADDRESSES[address]:
        response = client.get(path, query_string={**required, option: examples[option]})
        assert response.status_code == 200, option


def test_the_element_may_be_loaded_from_anywhere_and_copied(client: FlaskClient) -> None:
    response = client.get("/static/embed.js")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert response.mimetype == "text/javascript"
    assert "SPDX-License-Identifier: MIT" in response.text


@pytest.mark.parametrize("name", ["kibitz-viewer.js", "kibitz-puzzles.js", "LICENSE", "THIRD-PARTY.txt"])
def test_the_viewer_can_be_downloaded_with_its_licences(client: FlaskClient, name: str) -> None:
    response = client.get(f"/static/viewer/{name}")
    assert response.status_code == 200
    assert re.search("GPL|GNU GENERAL PUBLIC LICENSE|licence", response.text)


def test_the_element_stays_small(client: FlaskClient) -> None:
    response = client.get("/static/embed.js", headers={"Accept-Encoding": "gzip"})
    assert response.headers["Content-Encoding"] == "gzip"
    assert len(response.data) < 8 * 1024


def test_the_element_takes_every_option_of_the_embed(client: FlaskClient) -> None:
    script = client.get("/static/embed.js").text
    passed_on = re.search(r"PASSED_ON = \[([^]]*)\]", script)
    assert passed_on
    assert set(re.findall(r'"(\w+)"', passed_on.group(1))) | {"lang"} == {*OPTIONS, *COLLECTION_OPTIONS}
