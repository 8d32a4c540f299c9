from __future__ import annotations

from urllib.parse import parse_qs

import pytest

from server.web.embed.options import (
    COLLECTION_OPTIONS,
    OPTIONS,
    address,
    read_collection_options,
    read_options,
)


@pytest.mark.parametrize(
    ("query", "option", "value"),
    [
        ({}, "theme", "auto"),
        ({"theme": "neon"}, "theme", "auto"),
        ({"pieces": "wood"}, "pieces", "cburnett"),
        ({}, "notation", "language"),
        ({"notation": "figurines"}, "notation", "figurines"),
        ({"notation": "runes"}, "notation", "language"),
        ({"orientation": "black"}, "orientation", "black"),
        ({"ply": "17"}, "ply", 17),
        ({"ply": "-1"}, "ply", 0),
        ({"ply": "99999999999"}, "ply", 0),
        ({"ply": "²"}, "ply", 0),
        ({"line": "e7e5,g1f3"}, "line", ["e7e5", "g1f3"]),
        ({"line": "a7a8q"}, "line", ["a7a8q"]),
        ({"line": "e7e5,,g1f3"}, "line", []),
        ({"line": "<script>"}, "line", []),
        ({"show": "moves,graph"}, "show", ["graph", "moves"]),
        ({"show": "graph,report,moves"}, "show", ["graph", "moves", "report"]),
        ({"show": ""}, "show", []),
        ({"show": "ads"}, "show", []),
        ({"lang": "de"}, "lang", "de"),
        ({"lang": "xx"}, "lang", None),
    ],
)
def test_options_that_make_no_sense_fall_back(query: dict[str, str], option: str, value: object) -> None:
    assert read_options(query)[option] == value


def test_an_address_of_an_embed_brings_back_its_options() -> None:
    options = read_options({"theme": "dark", "orientation": "black", "show": "moves,report", "lang": "de"})
    options["notation"] = "english"
    query = {name: values[0] for name, values in parse_qs(address(options, 7)[1:]).items()}
    assert read_options(query) == {**options, "ply": 7}


def test_every_option_that_is_read_is_promised() -> None:
    assert read_options({}).keys() <= set(OPTIONS)


@pytest.mark.parametrize(
    ("show", "shown"),
    [
        (None, ["games"]),
        ("", ["games"]),
        ("nonsense", ["games"]),
        ("players", ["players"]),
        ("players,games", ["games", "players"]),
    ],
)
def test_a_collection_shows_its_games_where_nothing_else_is_asked_for(
    show: str | None, shown: list[str]
) -> None:
    options = read_collection_options({} if show is None else {"show": show})
    assert options["show"] == shown
    assert options.keys() == set(COLLECTION_OPTIONS)
