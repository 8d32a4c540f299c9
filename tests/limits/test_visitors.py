from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.limits.visitors import UNKNOWN, visitor_at, visitor_of


@pytest.mark.parametrize(
    ("address", "visitor"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7 ", "192.0.2.7"),
        ("192.0.2.7:5123", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:207", "192.0.2.7"),
        ("[::ffff:192.0.2.7]:443", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::1", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::1]", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("[fe80::1%eth0]:80", "fe80::/64"),
        ("::1", "::/64"),
        ("127.0.0.1", "127.0.0.1"),
    ],
)
def test_an_address_counts_as_itself_and_one_of_ipv6_as_its_64(address: str, visitor: str) -> None:
    assert visitor_at(address) == visitor


NO_ADDRESSES = ["", "-", "unknown", "_hidden", "1.2.3", "01.2.3.4", "256.1.1.1", "1.2.3.4:99999999", "::g"]
NO_ADDRESSES += [
    "1.2.3.4, 5.6.7.8",
    "[",
    "[]",
    "[1.2.3.4",
    "2001:db8::1]:443",
    "1" * 5000,
    "%eth0",
    "1.2.3.4\x00",
]


@pytest.mark.parametrize("address", NO_ADDRESSES)
def test_what_is_no_address_counts_as_one_visitor_together(address: str) -> None:
    assert visitor_at(address) == UNKNOWN


def test_the_environment_of_a_request_is_asked() -> None:
    assert visitor_of({"REMOTE_ADDR": "2001:db8::5"}) == "2001:db8::/64"
    assert visitor_of({"REMOTE_ADDR": None}) == visitor_of({}) == UNKNOWN


@given(st.ip_addresses(v=6))
def test_neighbours_of_a_64_count_together_and_others_do_not(ip: ipaddress.IPv6Address) -> None:
    beside, far = ipaddress.IPv6Address(int(ip) ^ 1), ipaddress.IPv6Address(int(ip) ^ (1 << 64))
    if ip.ipv4_mapped is None and far.ipv4_mapped is None:
        assert visitor_at(str(ip)) == visitor_at(str(beside))
        assert visitor_at(str(ip)) != visitor_at(str(far))


@given(st.text(max_size=60))
def test_nothing_that_is_forwarded_is_more_than_it_can_take(text: str) -> None:
    visitor = visitor_at(text)
    assert visitor == UNKNOWN or ipaddress.ip_network(visitor)
