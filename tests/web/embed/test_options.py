from __future__ import annotations

from urllib.parse import parse_qs

import pytest

from server.web.embed.options import (
    COLLECTION_OPTIONS,
    OPTIONS,
    address,
    read_collection_options,
    read_options,
    turned,
)


@pytest.mark.parametrize(
    ("query", "option", "value"),
    [
        ({}, "mode", "review"),
        ({"mode": "puzzle"}, "mode", "puzzle"),
        ({"mode": "quiz"}, "mode", "review"),
        ({}, "theme", "auto"),
        ({"theme": "neon"}, "theme", "auto"),
        ({}, "orientation", "auto"),
        ({}, "hide", []),
        ({"hide": "players,clocks,board"}, "hide", ["clocks", "players"]),
        ({"hide": "reasons,menu"}, "hide", ["menu", "reasons"]),
        ({"hide": "notes,note"}, "hide", ["notes"]),
        ({}, "rating", "players"),
        ({"rating": "1500"}, "rating", 1500),
        ({"rating": "off"}, "rating", "off"),
        ({"rating": "2800"}, "rating", "players"),
        ({"rating": "15OO"}, "rating", "players"),
        ({}, "moves", "auto"),
        ({"moves": "below"}, "moves", "below"),
        ({"moves": "above"}, "moves", "auto"),
        ({}, "wheel", True),
        ({"wheel": "off"}, "wheel", False),
        ({"keyboard": "off"}, "keyboard", False),
        ({"draw": "no"}, "draw", True),
        ({"accent": "#0A7"}, "accent", "#00aa77"),
        ({"lightsquares": "f0d9b5"}, "lightsquares", "#f0d9b5"),
        ({"darksquares": "red;background:url(//x)"}, "darksquares", None),
        ({"accent": "oklch(52% 0.12 150)"}, "accent", "#287c42"),
        ({"accent": "var(--ink)"}, "accent", None),
        ({"accent": "#12345"}, "accent", None),
        ({"accent": "#0A７"}, "accent", None),
        ({"font": "Georgia, Times New Roman,serif"}, "font", "Georgia, Times New Roman,serif"),
        ({"font": '"x"; color: red'}, "font", None),
        ({"headings": "url(x)"}, "headings", None),
        ({"headings": "a,b,c,d,e"}, "headings", None),
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
    assert dict(read_options(query))[option] == value


def test_an_address_of_an_embed_brings_back_its_options() -> None:
    options = read_options({"theme": "dark", "orientation": "black", "show": "moves,report", "lang": "de"})
    options |= {"notation": "english", "hide": ["clocks", "menu"], "moves": "below", "draw": False}
    options |= {"rating": 1300}
    options |= {"accent": "#00aa77", "font": "Georgia, serif"}
    query = {name: values[0] for name, values in parse_qs(address(options, 7)[1:]).items()}
    assert read_options(query) == {**options, "ply": 7}


@pytest.mark.parametrize(
    ("asked", "header", "below"),
    [
        ("auto", "", "white"),
        ("auto", "black", "black"),
        ("auto", " Black", "black"),
        ("auto", "left", "white"),
        ("white", "black", "white"),
        ("black", "", "black"),
    ],
)
def test_who_is_below_says_the_address_else_the_game(asked: str, header: str, below: str) -> None:
    assert turned(read_options({"orientation": asked}), {"Orientation": header})["orientation"] == below
    assert turned(read_options({}), {})["orientation"] == "white"


def test_what_a_collection_hides_it_hides_in_its_games() -> None:
    assert read_collection_options({"hide": "reasons,games"})["hide"] == ["reasons"]
    assert read_collection_options({})["hide"] == []


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
        ("teams,crosstable,report", ["crosstable", "teams"]),
    ],
)
def test_a_collection_shows_its_games_where_nothing_else_is_asked_for(
    show: str | None, shown: list[str]
) -> None:
    options = read_collection_options({} if show is None else {"show": show})
    assert options["show"] == shown
    assert options.keys() == set(COLLECTION_OPTIONS)


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ({}, (None, 0, [])),
        ({"game": "4", "ply": "23"}, (4, 23, [])),
        ({"game": "4", "ply": "last"}, (4, "last", [])),
        ({"game": "4", "ply": "1", "line": "c7c5,g1f3"}, (4, 1, ["c7c5", "g1f3"])),
        ({"game": "0"}, (None, 0, [])),
        ({"game": "last"}, (None, 0, [])),
        ({"game": "-1", "ply": "x"}, (None, 0, [])),
        ({"game": "99999"}, (None, 0, [])),
    ],
)
def test_a_collection_opens_with_the_game_that_is_asked_for(query: dict[str, str], told: object) -> None:
    options = read_collection_options(query)
    assert (options["game"], options["ply"], options["line"]) == told
