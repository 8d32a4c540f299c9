"""What comes in as JSON is read by its declaration; what is wrong is told with its place."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta

from server.analysis.reading import Path, Wrong, read
from server.i18n.texts import translated


class Item(TypedDict):
    size: Annotated[int, Meta(ge=1)]


class Shape(TypedDict):
    """All kinds of fields."""

    text: str
    number: NotRequired[Annotated[int, Meta(ge=1, le=5)]]
    plain: NotRequired[int]
    share: NotRequired[float]
    flag: NotRequired[bool]
    word: NotRequired[Literal["a", "b"]]
    side: NotRequired[Annotated[Literal["a", None], Meta(description="a remark")]]
    choice: NotRequired[Annotated[int | None, Meta(extra_json_schema={"enum": [1, 7, None]})]]
    maybe: NotRequired[str | None]
    names: NotRequired[dict[str, str]]
    items: NotRequired[list[list[Item]]]


FROM_ONE = "size must be a whole number of at least 1."

GOOD: list[dict[str, Any]] = [
    {},
    {"number": 1},
    {"number": 5, "plain": -3, "flag": False, "word": "b"},
    {"side": None},
    {"choice": None, "maybe": None, "share": 1},
    {"choice": 7, "maybe": "x", "names": {"a": "b"}},
    {"items": []},
    {"items": [[{"size": 1}], []]},
]

BAD: list[tuple[dict[str, Any], Path, str, str]] = [
    ({"text": 1}, ("text",), "text must be text.", "text muss Text sein."),
    ({"number": 0}, ("number",), "number must be a whole number from 1 to 5.", "von 1 bis 5"),
    ({"number": 6}, ("number",), "number must be a whole number from 1 to 5.", "von 1 bis 5"),
    ({"number": True}, ("number",), "number must be a whole number from 1 to 5.", "von 1 bis 5"),
    ({"number": 1e0}, ("number",), "number must be a whole number from 1 to 5.", "von 1 bis 5"),
    ({"plain": "3"}, ("plain",), "plain must be a whole number.", "eine ganze Zahl"),
    ({"plain": None}, ("plain",), "plain must be a whole number.", "eine ganze Zahl"),
    ({"share": "1"}, ("share",), "share must be a number.", "eine Zahl"),
    ({"flag": 1}, ("flag",), "flag must be true or false.", "true oder false"),
    ({"word": "c"}, ("word",), "word must be one of a, b.", "eines von a, b"),
    ({"word": ["a"]}, ("word",), "word must be one of a, b.", "eines von a, b"),
    ({"side": "b"}, ("side",), "side must be one of a, or null.", "oder null"),
    ({"choice": 2}, ("choice",), "choice must be one of 1, 7, or null.", "oder null"),
    ({"choice": True}, ("choice",), "choice must be one of 1, 7, or null.", "oder null"),
    ({"maybe": 3}, ("maybe",), "maybe must be text.", "muss Text sein"),
    ({"names": []}, ("names",), "names must be an object.", "ein Objekt"),
    ({"items": {}}, ("items",), "items must be a list.", "eine Liste"),
    ({"items": [[], [{"size": 1}, {"size": 0}]]}, ("items", 1, 1, "size"), FROM_ONE, "mindestens 1"),
    ({"items": [[{}]]}, ("items", 0, 0, "size"), "size is missing.", "size fehlt."),
    ({"items": [[5]]}, ("items", 0, 0), "items must be an object.", "ein Objekt"),
    ({"plain": "\ud800"}, ("plain",), "plain must be a whole number.", "eine ganze Zahl"),
    ({"z": 1, "b" * 99: 1}, ("b" * 60,), f"Unknown field: {'b' * 60}.", "Unbekanntes Feld"),
    ({"other": 1}, ("other",), "Unknown field: other.", "Unbekanntes Feld: other."),
]


@pytest.mark.parametrize("change", GOOD)
def test_what_is_as_declared_is_given_back(change: dict[str, Any]) -> None:
    data = {"text": "x", **change}
    assert read(Shape, data, "it") is data


@pytest.mark.parametrize(("change", "path", "english", "german"), BAD)
def test_what_is_not_is_told_with_its_place(
    change: dict[str, Any], path: Path, english: str, german: str
) -> None:
    with pytest.raises(Wrong) as caught:
        read(Shape, {"text": "x", **change}, "it")
    assert caught.value.path == path
    assert caught.value.message == english
    assert german in translated(caught.value.message, "de")


@pytest.mark.parametrize("data", [[], None, "x", 3])
def test_what_is_no_object_is_told_by_its_name(data: object) -> None:
    with pytest.raises(Wrong, match=r"^it must be an object\.$") as caught:
        read(Shape, data, "it")
    assert caught.value.path == ()


def test_a_field_that_must_be_there_is_missed() -> None:
    with pytest.raises(Wrong, match=r"^text is missing\.$") as caught:
        read(Shape, {}, "it")
    assert caught.value.path == ("text",)


def test_an_open_shape_may_hold_more() -> None:
    data = {"text": "x", "other": 1, "items": [[{"size": 2, "more": 1}]]}
    assert read(Shape, data, "it", closed=False) is data
