from __future__ import annotations

import pytest
from socketio import packet

from server.live.packets import StrangersPacket, transport_log

NONSENSE = [
    "", "x", "7", "4", "42"[1:] + "[", "2", "2[]", "2[1]", "2{}", "2null", '2"watch"', "2" + "[" * 50_000,
]  # fmt: skip
NONSENSE += [
    "3[]",
    "31[1]",
    '51-["watch",{"_placeholder":true,"num":0}]',
    "61-[]",
    "5[]",
    "99999999999-x",
    "²",
]
NONSENSE += [
    "2/other,[]",
    '2/other,["watch"]',
    "4{}",
    "0[]",
    "2" + "1" * 200 + '["watch"]',
    '2["watch"',
    "1/other,",
]


@pytest.mark.parametrize("sent", [*NONSENSE, b"", b"x", b"\xff", b'2["watch"]'])
def test_what_makes_no_sense_is_an_event_that_nobody_listens_to(sent: str | bytes) -> None:
    read = StrangersPacket(encoded_packet=sent)
    assert (read.packet_type, read.namespace, read.id) == (packet.EVENT, None, None)
    assert (read.data, read.attachment_count) == (["nothing"], 0)


@pytest.mark.parametrize(
    ("text", "kind", "number", "data"),
    [
        ("0", packet.CONNECT, None, None),
        ('0{"token":1}', packet.CONNECT, None, {"token": 1}),
        ("0/other,", packet.CONNECT, None, None),
        ("1", packet.DISCONNECT, None, None),
        ('2["watch",{"id":"a"}]', packet.EVENT, None, ["watch", {"id": "a"}]),
        ('27["watch",{"id":"a"}]', packet.EVENT, 7, ["watch", {"id": "a"}]),
        ('2["watch"]', packet.EVENT, None, ["watch"]),
    ],
)
def test_what_is_asked_for_is_read_as_ever(text: str, kind: int, number: int | None, data: object) -> None:
    read = StrangersPacket(encoded_packet=text)
    assert (read.packet_type, read.id, read.data) == (kind, number, data)


def test_what_the_server_sends_is_the_library_s() -> None:
    sent = StrangersPacket(packet.EVENT, data=["status", {"id": "a"}])
    assert sent.encode() == '2["status",{"id":"a"}]'


def test_the_log_of_the_transport_leaves_out_what_anybody_can_make_it_write(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = transport_log()
    log.error("post request handler error")
    log.error("Unknown receive error")
    log.error("Invalid session x (further occurrences of this error will be logged with level INFO)")
    log.error("service task exception")
    assert [record.getMessage() for record in caplog.records] == ["service task exception"]
