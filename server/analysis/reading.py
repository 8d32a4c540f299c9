"""JSON that comes in, read by its declaration: requests, options, the records of the command line.

Owns what is said of a value that is not as declared, in the catalogue's words; where it stands is told as a
path, and the caller makes an error of both. A declaration is a TypedDict: msgspec reads the values, what
it does not know (unknown fields, words that another room lists) is checked here.
"""

# mypy: allow-any-explicit
# Hints of types are of no type that could be said.

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from server.i18n.texts import Sentence, sentence

_Shape = TypeVar("_Shape")
Path = tuple[str | int, ...]
_MAX_NAME = 60
"""Characters of a field that nobody knows, as they are told again."""
_SENTENCES = {bool: "wrong-flag", str: "wrong-text", float: "wrong-decimal", dict: "wrong-object"}


class Wrong(Exception):  # noqa: N818  (the caller says what kind of error it is)
    """`path`: fields and indices from the outside in; `message`: what is wrong there, for a person."""

    def __init__(self, path: Path, message: Sentence) -> None:
        super().__init__(message)
        self.path = path
        self.message = message


def read(shape: type[_Shape], data: object, name: str, *, closed: bool = True) -> _Shape:
    """`data` as the TypedDict `shape`, which `name` calls; raises Wrong. `closed`: it may hold no field that
    is not declared."""
    _check(shape, data, name, (), closed)
    return cast(_Shape, data)


def _check(hint: Any, value: object, name: str, path: Path, closed: bool) -> None:
    base, words, limits = _bare(hint)
    if base is object:
        return
    if words is not None:
        if not any(type(value) is type(word) and value == word for word in words):
            raise Wrong(path, _choice(name, words))
    elif get_origin(base) in (Union, UnionType):
        if value is not None:
            (inner,) = (argument for argument in get_args(base) if argument is not type(None))
            _check(inner, value, name, path, closed)
    elif is_typeddict(base):
        _check_object(base, value, name, path, closed)
    elif get_origin(base) is list:
        if not isinstance(value, list):
            raise Wrong(path, sentence("wrong-list", name=name))
        for index, item in enumerate(value):
            _check(get_args(base)[0], item, name, (*path, index), closed)
    else:
        try:
            msgspec.convert(value, hint)
        except (msgspec.ValidationError, UnicodeEncodeError):  # half a character, where a number should be
            raise Wrong(path, _plain(base, limits, name)) from None


def _check_object(shape: Any, value: object, name: str, path: Path, closed: bool) -> None:
    if not isinstance(value, dict):
        raise Wrong(path, sentence("wrong-object", name=name))
    fields = _fields(shape)
    if closed and (unknown := value.keys() - fields.keys()):
        first = min(map(str, unknown))[:_MAX_NAME]
        raise Wrong((*path, first), sentence("wrong-field", name=first))
    for field, (hint, required) in fields.items():
        if field in value:
            _check(hint, value[field], field, (*path, field), closed)
        elif required:
            raise Wrong((*path, field), sentence("wrong-missing", name=field))


@cache
def _fields(shape: Any) -> dict[str, tuple[Any, bool]]:
    """Each field's hint, and whether it must be there."""
    found = {}
    for name, hint in get_type_hints(shape, include_extras=True).items():
        absent = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if absent else hint, not absent and name in shape.__required_keys__)
    return found


def _bare(hint: Any) -> tuple[Any, tuple[Any, ...] | None, list[msgspec.Meta]]:
    """A hint without its remarks, the words that it allows (None: it lists none), its limits."""
    if get_origin(hint) is Literal:
        return hint, get_args(hint), []
    if get_origin(hint) is not Annotated:
        return hint, None, []
    metas = [meta for meta in hint.__metadata__ if isinstance(meta, msgspec.Meta)]
    base = get_args(hint)[0]
    if get_origin(base) is Literal:
        return base, get_args(base), metas
    words = [found for meta in metas if (found := (meta.extra_json_schema or {}).get("enum"))]
    return base, tuple(words[0]) if words else None, metas


def _choice(name: str, words: tuple[Any, ...]) -> Sentence:
    choices = ", ".join(str(word) for word in words if word is not None)
    return sentence("wrong-choice-or-null" if None in words else "wrong-choice", name=name, choices=choices)


def _plain(base: Any, limits: list[msgspec.Meta], name: str) -> Sentence:
    if base is int:
        return _number(limits, name)
    return sentence(_SENTENCES[get_origin(base) or base], name=name)


def _number(limits: list[msgspec.Meta], name: str) -> Sentence:
    low = next((meta.ge for meta in limits if meta.ge is not None), None)
    high = next((meta.le for meta in limits if meta.le is not None), None)
    if low is None:
        return sentence("wrong-number", name=name)
    if high is None:
        return sentence("wrong-number-from", name=name, low=low)
    return sentence("wrong-number-between", name=name, low=low, high=high)
