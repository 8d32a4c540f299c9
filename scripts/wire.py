"""Make what others read of the wire out of its declaration, or tell that it is stale.

    python -m scripts.wire           write static/js/wire.ts, server/analysis/events/wire.py, docs/events.md
    python -m scripts.wire --check   write nothing; 1 if one of them is not as it would be written

The declarations: `server/analysis/events/` (`events.py`, `values.py`, `state.py`), `server/wire/bodies.py`.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import json
import keyword
import re
import sys
import textwrap
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Meta, Struct

from server.analysis.classification.batch import LineRecord
from server.analysis.collection.tournament import shapes
from server.analysis.events import events, values
from server.store.database.migrations import newest

ROOT = Path(__file__).resolve().parents[1]
PAGE_TYPES = ROOT / "static" / "js" / "wire.ts"
RELEASED = ROOT / "tests" / "data" / "released_wire.json"
"""What the last release promised: `make release` writes it."""
DECLARATIONS = ("server.i18n.texts", "server.analysis.events.values", "server.analysis.events.events")
"""Of what a stored log holds."""
PYTHON_TYPES = ROOT / "server" / "analysis" / "events" / "wire.py"
REFERENCE = ROOT / "docs" / "events.md"
EXAMPLES = ROOT / "tests" / "data" / "events"
"""A file of JSON for each example, named after its class; `tests/test_docs.py` holds them to the classes."""
WIDTH = 110


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an object on the wire."""

    name: str
    hint: Any
    required: bool
    meaning: str


def fields_of(cls: type) -> list[Field]:
    """The fields of a TypedDict or a Struct, in order, as they are called on the wire."""
    hints = get_type_hints(cls, include_extras=True)
    if is_typeddict(cls):
        required: frozenset[str] = vars(cls)["__required_keys__"]
        return [_field(name, hint, name in required) for name, hint in hints.items()]
    own = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
    assert issubclass(cls, Struct)
    encoded = dict(zip(cls.__struct_fields__, cls.__struct_encode_fields__, strict=True))
    return [_field(encoded[name], own[name], True) for name in cls.__struct_fields__]


def _field(name: str, hint: Any, required: bool) -> Field:
    if get_origin(hint) in (NotRequired, Required):
        required = get_origin(hint) is Required
        (hint,) = get_args(hint)
    metas = [meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Meta)]
    meanings = [meta.description for meta in metas if meta.description]
    return Field(name, hint, required, meanings[-1] if meanings else "")


def body_name(cls: type[events.Event]) -> str:
    """`Move` for `MoveEvent`: the event without `type` and `seq`, as the folded state holds it."""
    return cls.__name__.removesuffix("Event")


def event_fields(cls: type[events.Event]) -> list[Field]:
    """What a stored event has beside its body."""
    seq = Field("seq", int, True, "from 1 in its review, without gaps")
    return [seq, Field("type", Literal[cls.type], True, "")]


def names_of_words(module: types.ModuleType = values) -> dict[Any, str]:
    """The names that a module's declarations give to sets of words."""
    return {value: name for name, value in vars(module).items() if get_origin(value) is Literal}


def words_of_others() -> dict[str, list[str]]:
    """The sets of words that other rooms list, by name."""
    hints = [hint for hint in vars(values).values() if get_origin(hint) is Annotated]
    metas = [meta for hint in hints for meta in hint.__metadata__ if (meta.extra or {}).get("name")]
    return {meta.extra["name"]: meta.extra_json_schema["enum"] for meta in metas}


def declared(module: str) -> Iterator[type]:
    """The classes that a module declares, in its order."""
    scope = vars(importlib.import_module(module))
    for value in scope.values():
        if inspect.isclass(value) and value.__module__ == module and (is_typeddict(value) or _is_body(value)):
            yield value


def _is_body(cls: type) -> bool:
    return issubclass(cls, Struct) and cls is not events.Event


class Language:
    """How a hint is written; `names`: what sets of words are called."""

    null: str
    any: str
    words: ClassVar[Mapping[type, str]]
    between = " | "

    def __init__(self, names: dict[Any, str]) -> None:
        self.names = names

    def write(self, hint: Any) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.annotated(hint)
        if origin is Literal:
            return self.names.get(hint) or self.literal(arguments)
        if origin in (Union, types.UnionType):
            written = dict.fromkeys(self.write(argument) for argument in arguments)
            return self.names.get(hint) or self.between.join(written)
        if origin is tuple and arguments[-1] is not Ellipsis:
            return self.row([self.write(argument) for argument in arguments])
        if origin in (list, tuple):
            return self.array(self.write(arguments[0]))
        if origin is dict:
            return self.mapping(self.write(arguments[1]))
        if hint is type(None):
            return self.null
        return self.any if hint is Any else self.words.get(hint, hint.__name__)

    def annotated(self, hint: Any) -> str:
        for meta in hint.__metadata__:
            words = (meta.extra_json_schema or {}).get("enum")
            if words:
                return self.named((meta.extra or {}).get("name", ""), words)
        return self.write(get_args(hint)[0])

    def named(self, name: str, words: Any) -> str:
        """A set of words that another room lists."""
        return name or self.literal(words)

    def literal(self, words: Any) -> str:
        raise NotImplementedError

    def array(self, item: str) -> str:
        raise NotImplementedError

    def row(self, items: list[str]) -> str:
        """Things of which each has its place."""
        return f"[{', '.join(items)}]"

    def mapping(self, value: str) -> str:
        raise NotImplementedError


def _comment(text: str, indent: str = "") -> Iterator[str]:
    """The lines of a comment of TypeScript; none of an empty one."""
    line = f"{indent}/** {text} */"
    if text and len(line) <= WIDTH:
        yield line
    elif text:
        yield f"{indent}/**"
        yield from textwrap.wrap(text, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
        yield f"{indent} */"


class TypeScript(Language):
    null, any = "null", "unknown"
    words: ClassVar[Mapping[type, str]] = {str: "string", int: "number", float: "number", bool: "boolean"}

    def literal(self, words: Any) -> str:
        return " | ".join(json.dumps(word) for word in words)

    def array(self, item: str) -> str:
        return f"({item})[]" if "|" in item else f"{item}[]"

    def mapping(self, value: str) -> str:
        return f"Record<string, {value}>"

    def interface(self, name: str, fields: list[Field], doc: str, base: str = "") -> str:
        lines = list(_comment(doc))
        extends = f" extends {base}" if base else ""
        lines.append(f"export interface {name}{extends} {{")
        for field in fields:
            lines += _comment(field.meaning, "  ")
            lines.append(f"  {field.name}{'' if field.required else '?'}: {self.write(field.hint)};")
        return "\n".join([*lines, "}"])

    def alias(self, name: str, words: Iterable[str]) -> str:
        line = f"export type {name} = {self.literal(words)};"
        if len(line) <= WIDTH:
            return line
        lines = "".join(f"\n  | {json.dumps(word)}" for word in words)
        return f"export type {name} ={lines};"


class Python(Language):
    """Words that others list are plain strings."""

    null, any = "None", "Any"
    words: ClassVar[Mapping[type, str]] = {str: "str", int: "int", float: "float", bool: "bool"}

    def annotated(self, hint: Any) -> str:
        return self.write(get_args(hint)[0])

    def literal(self, words: Any) -> str:
        return f"Literal[{', '.join(json.dumps(word) for word in words)}]"

    def array(self, item: str) -> str:
        return f"list[{item}]"

    def mapping(self, value: str) -> str:
        return f"dict[str, {value}]"

    def typed_dict(self, name: str, fields: list[Field], doc: str, base: str = "TypedDict") -> str:
        written = {field.name: self._hint(field) for field in fields}
        if any(keyword.iskeyword(name) for name in written):
            entries = "".join(f"        {json.dumps(key)}: {hint},\n" for key, hint in written.items())
            return (
                f'{name} = TypedDict(\n    "{name}",\n    {{\n{entries}    }},\n)\n{name}.__doc__ = "{doc}"'
            )
        lines = [f"    {key}: {hint}" for key, hint in written.items()]
        return "\n".join([f"class {name}({base}):", f'    """{doc}"""', "", *lines])

    def _hint(self, field: Field) -> str:
        hint = self.write(field.hint)
        return hint if field.required else f"NotRequired[{hint}]"


class Markdown(Language):
    null, any = "null", "any value"
    words: ClassVar[Mapping[type, str]] = {
        str: "string",
        int: "integer",
        float: "number",
        bool: "boolean",
    }
    between = " or "

    def __init__(self, names: dict[Any, str]) -> None:
        super().__init__(names)
        self.listed: dict[str, Iterable[str]] = {}
        """The sets of words that were named: the page lists each once."""

    def write(self, hint: Any) -> str:
        written = super().write(hint)
        return _link(written) if hint in _classes_in(hint) else written

    def named(self, name: str, words: Any) -> str:
        self.listed[name] = words
        return _link(name)

    def literal(self, words: Any) -> str:
        return ", ".join(f"`{word}`" if isinstance(word, str) else json.dumps(word) for word in words)

    def array(self, item: str) -> str:
        return f"list of ({item})" if " or " in item or ", " in item else f"list of {item}"

    def mapping(self, value: str) -> str:
        return f"object of {value}"

    def fields(self, fields: list[Field]) -> str:
        """A line for each field; neighbours of which the same is said share one."""
        said = [("; ".join(filter(None, [self.write(each.hint), each.meaning])), each) for each in fields]
        groups = [(what, list(group)) for what, group in groupby(said, key=lambda pair: pair[0])]
        lines = [f"- {', '.join(_name(each) for _, each in group)}: {what}" for what, group in groups]
        return "\n".join(_wrapped(line, "  ") for line in lines)


def _name(field: Field) -> str:
    return f"`{field.name}`{'' if field.required else '?'}"


def _wrapped(text: str, indent: str = "") -> str:
    return textwrap.fill(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def page_types() -> str:
    """`static/js/wire.ts`."""
    names = names_of_words() | names_of_words(shapes)
    language = TypeScript(names)
    parts = [
        "// Made by scripts/wire.py of what the server declares: do not edit. Nothing of it runs.",
        *(language.alias(name, get_args(hint)) for hint, name in names.items()),
        *(language.alias(name, words) for name, words in words_of_others().items()),
    ]
    for cls in (cls for module in DECLARATIONS for cls in declared(module)):
        doc = first_line(cls)
        if issubclass(cls, events.Event):
            parts.append(language.interface(body_name(cls), fields_of(cls), doc))
            doc = f"A {body_name(cls)} as it is stored and sent."
            parts.append(language.interface(cls.__name__, event_fields(cls), doc, body_name(cls)))
        else:
            parts.append(language.interface(cls.__name__, fields_of(cls), doc))
    language.names[importlib.import_module("server.analysis.events.wire").AnyEvent] = "AnyEvent"
    any_event = "".join(f"\n  | {cls.__name__}" for cls in events.EVENTS)
    parts.append(f"/** An event as it is stored and sent. */\nexport type AnyEvent ={any_event};")
    own = (
        "server.analysis.endings.solved",
        "server.analysis.people.asked",
        "server.analysis.collection.tournament.shapes",
        "server.analysis.collection.season.shapes",
        "server.analysis.collection.openings.shapes",
        "server.analysis.collection.finding.shapes",
        "server.wire.bodies",
    )
    modules = ("server.analysis.events.state", "server.analysis.review.options", *own)
    for cls in [LineRecord, *(cls for module in modules for cls in declared(module))]:
        parts.append(language.interface(cls.__name__, fields_of(cls), first_line(cls)))
    return "\n\n".join(parts) + "\n"


def python_types() -> str:
    """`server/analysis/events/wire.py`."""
    language = Python(names_of_words())
    structs = (values.Warning, values.MoveRecord)
    parts = [language.typed_dict(cls.__name__, fields_of(cls), first_line(cls)) for cls in structs]
    for cls in events.EVENTS:
        body = body_name(cls)
        parts.append(language.typed_dict(body, fields_of(cls), f"The body of a {cls.__name__}."))
        parts.append(language.typed_dict(cls.__name__, event_fields(cls), f"A stored `{cls.type}`.", body))
    union = "\n    | ".join(cls.__name__ for cls in events.EVENTS)
    parts.append(f"AnyEvent = (\n    {union}\n)")
    text = "\n\n\n".join(parts)
    return f"{_PYTHON_HEAD.format(names=_imports(text))}\n\n{text}\n"


def _imports(text: str) -> str:
    """The names of `values.py` that `text` uses."""
    known = [cls.__name__ for cls in declared("server.analysis.events.values") if is_typeddict(cls)]
    names = sorted([*known, *names_of_words().values()])
    own = {"Warning", "MoveRecord"}
    return "".join(f"    {name},\n" for name in names if name not in own and _uses(text, name))


def _uses(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


_PYTHON_HEAD = '''"""Stored events as a reader finds them, plain JSON, and their bodies as a state holds them.

Made by `scripts/wire.py` of `events.py` and `values.py`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from server.analysis.events.values import (
{names})
from server.i18n.texts import Said, Text
'''


_REFERENCE_HEAD = """# Events and messages

Every field of the events of a review, of the state that they fold to, and of the messages of Socket.IO, for
those who write programs. [protocol.md](protocol.md) says how to use them, `/api/openapi.json` describes the
HTTP API. Do not edit: `python -m scripts.wire` writes this page.

`name`? may be absent.
"""
_OF_EVENTS = "server.analysis.events.wire"


def reference() -> str:
    """`docs/events.md`."""
    bodies = importlib.import_module("server.wire.bodies")
    state = importlib.import_module("server.analysis.events.state").State
    messages = (
        *(bodies.Watch, bodies.Unwatch, bodies.Watched, bodies.RefusedMessage),
        *(bodies.EventsMessage, bodies.StatusMessage, bodies.CollectionMessage),
    )
    language = Markdown({importlib.import_module(_OF_EVENTS).AnyEvent: "event"})
    seen: set[type] = set()
    parts = [_REFERENCE_HEAD.rstrip()]
    for title, classes in (("Events", events.EVENTS), ("The state", (state,)), ("Messages", messages)):
        parts.append(f"## {title}")
        for cls in (found for each in classes for found in reached(each, seen)):
            name = f"`{cls.type}`" if issubclass(cls, events.Event) else cls.__name__
            examples = [f"```json\n{file.read_text('utf-8')}```" for file in examples_of(cls)]
            parts += [f"### {name}", _wrapped(first_line(cls)), *examples, language.fields(fields_of(cls))]
    parts.append("## Words")
    for name, words in language.listed.items():
        parts += [f"### {name}", _wrapped(language.literal(words))]
    return "\n\n".join(parts) + "\n"


def reached(cls: type, seen: set[type]) -> Iterator[type]:
    """A class and those that hang in it, each once. Bodies of events are left out: the events are there."""
    if cls in seen or cls.__module__ == _OF_EVENTS:
        return
    seen.add(cls)
    yield cls
    for field in fields_of(cls):
        for part in _classes_in(field.hint):
            yield from reached(part, seen)


def _classes_in(hint: Any) -> Iterator[type]:
    if inspect.isclass(hint) and (is_typeddict(hint) or issubclass(hint, Struct)):
        yield hint
    for part in get_args(hint):
        yield from _classes_in(part)


def examples_of(cls: type) -> list[Path]:
    """`MoveEvent.json`, and `MoveEvent.WORD.json` for a second one."""
    return sorted(EXAMPLES.glob(f"{cls.__name__}.*json"))


class Promise(TypedDict):
    """What stored logs have. `fields`: by object those that a reader need not ask for first, once the
    database has taken `step`."""

    step: str
    fields: dict[str, list[str]]


def promised() -> Promise:
    """What this version promises."""
    fields = {
        cls.__name__: [field.name for field in fields_of(cls) if field.required]
        for module in DECLARATIONS
        for cls in declared(module)
    }
    return {"step": newest(), "fields": fields}


def first_line(cls: type) -> str:
    return (inspect.getdoc(cls) or "").partition("\n\n")[0].replace("\n", " ")


OUTPUTS: tuple[tuple[Path, Callable[[], str]], ...] = (
    (PYTHON_TYPES, python_types),  # first: the modules that the rest is made of import it
    (PAGE_TYPES, page_types),
    (REFERENCE, reference),
)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args(arguments).check
    stale = 0
    for path, make in OUTPUTS:
        text = make()
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale += 1
        print(f"{path.relative_to(ROOT)} {'is stale: run python -m scripts.wire' if check else 'written'}")
        if not check:
            path.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
