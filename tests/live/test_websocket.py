from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest

from server.live.websocket import WatchedSocket

Ends = tuple[WatchedSocket, socket.socket, list[str], list[float]]


@pytest.fixture
def ends() -> Iterator[Ends]:
    """A line that may bring 1,000 bytes a minute, its other end, the pauses it made, and the time."""
    near, far = socket.socketpair()
    near.settimeout(10)
    far.settimeout(10)
    pauses: list[str] = []
    time = [0.0]
    yield WatchedSocket(near, lambda: pauses.append("pause"), 1000, lambda: time[0]), far, pauses, time
    near.close()
    far.close()


def test_it_is_the_socket_that_it_stands_for(ends: Ends) -> None:
    line, far, _, _ = ends
    far.sendall(b"come")
    assert line.recv(4) == b"come"
    line.sendall(b"go")
    assert far.recv(2) == b"go"
    assert line.fileno() > 0


def test_who_finds_bytes_waiting_gives_way_now_and_then(ends: Ends) -> None:
    line, far, pauses, time = ends
    far.sendall(b"x" * 70)
    for number in range(64):
        time[0] += 60
        assert line.recv(1) == b"x", number
    assert pauses == ["pause", "pause"]


def test_more_than_a_page_would_ever_send_ends_it(ends: Ends) -> None:
    line, far, _, _ = ends
    far.sendall(b"x" * 2000)
    assert len(line.recv(900)) == 900
    assert line.recv(900) == b""
    assert far.recv(1) == b"", "the other side is told"


def test_small_reads_count_too(ends: Ends) -> None:
    line, far, _, _ = ends
    far.sendall(b"x" * 100)
    read = 0
    while line.recv(1):
        read += 1
    assert read < 40


def test_a_minute_later_it_begins_anew(ends: Ends) -> None:
    line, far, _, time = ends
    far.sendall(b"x" * 2000)
    assert len(line.recv(900)) == 900
    time[0] = 60
    assert len(line.recv(900)) == 900


def test_a_line_that_is_gone_can_be_cut(ends: Ends) -> None:
    line, far, _, _ = ends
    far.close()
    line.cut()
    line.close()
    line.cut()


def test_a_send_is_whole_also_where_the_other_side_is_slow(ends: Ends) -> None:
    line, far, _, _ = ends
    received = bytearray()

    def read() -> None:
        while piece := far.recv(4096):
            received.extend(piece)

    reader = threading.Thread(target=read)
    reader.start()
    assert line.send(b"x" * 3_000_000) == 3_000_000
    line.cut()
    reader.join()
    assert len(received) == 3_000_000


def test_a_send_to_nobody_is_a_broken_pipe(ends: Ends) -> None:
    line, _, _, _ = ends
    line.close()
    with pytest.raises(BrokenPipeError):
        line.send(b"x")


def test_small_messages_do_not_wait_for_each_other() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        inner = socket.create_connection(listener.getsockname())
        assert not inner.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        WatchedSocket(inner, lambda: None)
        assert inner.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        inner.close()
