"""Connections: how many of an address there are, and which are too slow."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from server.front.clients import LEAST_SPEED, LONGEST_BODY, Client, Clients, Stage
from tests.clock import Clock

ADDRESS = ("192.0.2.7", 4000)


@pytest.fixture
def clock() -> Clock:
    return Clock(100.0)


@pytest.fixture
def clients(clock: Clock) -> Clients:
    return Clients(20, 3, clock)


_opened: list[socket.socket] = []


@pytest.fixture
def theirs() -> Iterator[list[socket.socket]]:
    """The other ends."""
    opened: list[socket.socket] = []
    yield opened
    for each in [*opened, *_opened]:
        each.close()
    _opened.clear()


def come(clients: Clients, theirs: list[socket.socket], address: object = ADDRESS) -> Client | None:
    ours, other = socket.socketpair()
    other.settimeout(30)
    theirs.append(other)
    _opened.append(ours)
    return clients.admit(ours, address)


def arrived(clients: Clients, theirs: list[socket.socket]) -> Client:
    client = come(clients, theirs)
    assert client is not None
    return client


def test_an_address_has_so_many_and_another_as_many_again(
    clients: Clients, theirs: list[socket.socket]
) -> None:
    assert all(come(clients, theirs) for _ in range(3))
    assert come(clients, theirs) is None
    assert theirs[-1].recv(1000).startswith(b"HTTP/1.1 503 Service Unavailable")
    assert come(clients, theirs, ("192.0.2.8", 4000))
    assert len(clients) == 4


def test_addresses_of_one_household_count_as_one(clients: Clients, theirs: list[socket.socket]) -> None:
    for end in "123":
        assert come(clients, theirs, (f"2001:db8::{end}", 4000, 0, 0))
    assert come(clients, theirs, ("2001:db8::4", 4000, 0, 0)) is None


def test_one_that_is_closed_makes_room(clients: Clients, theirs: list[socket.socket]) -> None:
    first, *_ = [arrived(clients, theirs) for _ in range(3)]
    first.close()
    first.close()
    assert come(clients, theirs)
    assert come(clients, theirs) is None


def test_a_socket_counts_no_more(clients: Clients, theirs: list[socket.socket]) -> None:
    for client in [arrived(clients, theirs) for _ in range(3)]:
        client.upgrade()
        client.upgrade()
    assert come(clients, theirs)
    assert len(clients) == 4


def test_a_share_is_kept_for_others_when_nearly_all_are_taken(theirs: list[socket.socket]) -> None:
    clients = Clients(40, 36)
    assert all(come(clients, theirs) for _ in range(36))
    assert come(clients, theirs, ("192.0.2.8", 1))
    for _ in range(15):
        assert come(clients, theirs, ("192.0.2.9", 1))
    assert all(come(clients, theirs, ("192.0.2.8", 1)) for _ in range(15))
    assert come(clients, theirs, ("192.0.2.8", 1)) is None


def test_without_a_number_for_an_address_all_may_come(theirs: list[socket.socket]) -> None:
    clients = Clients(20, None)
    assert all(come(clients, theirs) for _ in range(20))


@pytest.mark.parametrize(("stage", "grace"), [(Stage.HEAD, 10), (Stage.BODY, 10), (Stage.ANSWER, 30)])
def test_one_that_does_not_move_is_slow_after_a_while(
    clients: Clients, theirs: list[socket.socket], clock: Clock, stage: Stage, grace: float
) -> None:
    client = arrived(clients, theirs)
    client.enter(stage)
    clock.now += grace - 0.1
    assert not client.is_slow()
    clock.now += 0.1
    assert client.is_slow()


@pytest.mark.parametrize("stage", [Stage.WORK, Stage.SOCKET])
def test_one_that_has_to_wait_is_never_slow(
    clients: Clients, theirs: list[socket.socket], clock: Clock, stage: Stage
) -> None:
    client = arrived(clients, theirs)
    client.enter(stage)
    clock.now += 10_000
    assert not client.is_slow()


def test_a_body_that_comes_fast_enough_is_read_on_for_a_time(
    clients: Clients, theirs: list[socket.socket], clock: Clock
) -> None:
    client = arrived(clients, theirs)
    client.enter(Stage.BODY)
    for _ in range(int(LONGEST_BODY / 10)):
        theirs[0].sendall(b"x" * 10 * LEAST_SPEED)
        assert len(client.recv(1 << 20)) == 10 * LEAST_SPEED
        clock.now += 10
        assert not client.is_slow()
    theirs[0].sendall(b"x" * 10 * LEAST_SPEED)
    client.recv(1 << 20)
    clock.now += 10
    assert client.is_slow()


def test_an_answer_that_is_read_too_slowly_is_noticed_in_each_measure(
    clients: Clients, theirs: list[socket.socket], clock: Clock
) -> None:
    client = arrived(clients, theirs)
    client.enter(Stage.ANSWER)
    client.sendall(b"x" * 30 * LEAST_SPEED)
    clock.now += 30
    assert not client.is_slow()
    client.send(b"x" * 29 * LEAST_SPEED)
    clock.now += 30
    assert client.is_slow()


def test_a_slow_body_ends_and_can_still_be_answered(
    clients: Clients, theirs: list[socket.socket], clock: Clock
) -> None:
    client = arrived(clients, theirs)
    client.enter(Stage.BODY)
    clock.now += 10
    clients.cut_slow()
    assert client.recv(10) == b""
    client.sendall(b"slow")
    assert theirs[0].recv(10) == b"slow"


def test_a_slow_reader_is_cut_off(clients: Clients, theirs: list[socket.socket], clock: Clock) -> None:
    client = arrived(clients, theirs)
    client.enter(Stage.ANSWER)
    clock.now += 30
    clients.cut_slow()
    assert theirs[0].recv(10) == b""
    with pytest.raises(BrokenPipeError):
        client.send(b"x")


def test_one_that_is_closed_while_others_are_counted_is_no_fault(
    clients: Clients, theirs: list[socket.socket]
) -> None:
    """Python may throw a socket away, and close it, at any moment in the same thread."""
    client = arrived(clients, theirs)
    with clients._lock:
        client.close()
    assert len(clients) == 0
