"""The schemas of the API, made of the declarations (`server/wire/bodies.py`, `analysis/events/`) by msgspec.

Owns what msgspec does not know of the wire: a stored event has a `seq`; a reader finds every field that is
always written, whatever its default; a body of the state is its event without `type` and `seq`.
"""

# mypy: allow-any-explicit
# JSON Schema and hints of types are of no shape that could be said.

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_type_hints

import msgspec

from server.analysis.events.events import EVENTS
from server.analysis.events.state import Seq
from server.analysis.events.values import MoveRecord, Warning
from server.wire import bodies


def _is_own(value: object) -> bool:
    return isinstance(value, type) and value.__module__ == bodies.__name__


Schema = dict[str, Any]
"""JSON Schema, and OpenAPI around it: documents of a shape that others have laid down."""
_REF = "#/components/schemas/{name}"
_CLOSED = frozenset({"AskedOptions", *(cls.__name__ for cls in vars(bodies).values() if _is_own(cls))})
"""The API's own. Events and what hangs in them may grow: a reader must not mind a field it does not know."""


def schemas(used: Iterable[Any]) -> Schema:
    """The components by name: events, the types `used`, and what these are made of. All say what they
    hold."""
    stored = _components(EVENTS)
    structs: tuple[type[msgspec.Struct], ...] = (MoveRecord, Warning, *EVENTS)
    for struct in structs:
        _always_written(stored[struct.__name__])
    components = _components([cls for cls in used if cls is not bodies.Events and cls not in EVENTS])
    for cls in EVENTS:
        components[cls.__name__.removesuffix("Event")] = _body(stored[cls.__name__])
        _stored(stored[cls.__name__])
    found = {**components, **stored, "Event": _any_event(), "Events": _events()}
    for name, schema in found.items():
        if "properties" in schema and name in _CLOSED:
            schema["additionalProperties"] = False
    return found


def schema_of(hint: Any) -> Schema:
    """The schema of a declared type, where it stands by itself."""
    if hint is bodies.Events:
        return {"$ref": _REF.format(name=hint.__name__)}
    (schema,), _ = msgspec.json.schema_components([hint], ref_template=_REF)
    return schema


def _components(classes: Sequence[Any]) -> Schema:
    return msgspec.json.schema_components(classes, ref_template=_REF)[1]


def _always_written(schema: Schema) -> None:
    schema["required"] = list(schema.get("properties", {}))
    for value in schema.get("properties", {}).values():
        value.pop("default", None)


def _body(event: Schema) -> Schema:
    properties = {name: schema for name, schema in event["properties"].items() if name != "type"}
    title = event["title"].removesuffix("Event")
    return {**event, "title": title, "properties": properties, "required": list(properties)}


def _stored(event: Schema) -> None:
    event["properties"] = {"seq": schema_of(Seq), **event["properties"]}
    event["required"] = ["seq", *event["required"]]


def _any_event() -> Schema:
    refs = {cls.type: _REF.format(name=cls.__name__) for cls in EVENTS}
    return {
        "oneOf": [{"$ref": ref} for ref in refs.values()],
        "discriminator": {"propertyName": "type", "mapping": refs},
    }


def _events() -> Schema:
    """By hand: msgspec takes no union of TypedDicts."""
    hints = get_type_hints(bodies.Events, include_extras=True)
    properties = {
        name: {"type": "array", "items": {"$ref": _REF.format(name="Event")}}
        if name == "events"
        else schema_of(hint)
        for name, hint in hints.items()
    }
    return {
        "title": "Events",
        "description": bodies.Events.__doc__,
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }
