from __future__ import annotations

import json

import pytest

from server.live.encoded import Encoded, MessageJson


def test_an_encoded_message_is_written_as_it_stands() -> None:
    text = MessageJson.dumps(["events", Encoded('{"id":"x","events":[]}')], separators=(",", ":"))
    assert text == '["events",{"id":"x","events":[]}]'
    assert json.loads(MessageJson.dumps(['ev"il', Encoded("1")])) == ['ev"il', 1]


@pytest.mark.parametrize("data", [["status", {"id": "ü"}], [1], {"a": None}, "text", ["a", "b", "c"]])
def test_everything_else_is_plain_json(data: object) -> None:
    assert MessageJson.dumps(data, separators=(",", ":")) == json.dumps(data, separators=(",", ":"))
    assert MessageJson.loads(MessageJson.dumps(data)) == data


@pytest.mark.parametrize("text", ["[" * 5000, '{"a":' * 5000, "nonsense"])
def test_what_is_no_json_or_nested_too_deeply_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):
        MessageJson.loads(text)
