"""Whom a request counts for: an address of IPv4, or of IPv6 the /64 that one household or server has whole.

Rates, quotas and sockets all ask here. Pure, and knows no framework: it takes the WSGI environment, in which
the visitor's own address stands where trusted proxies forwarded it (`server/app.py`).
"""

from __future__ import annotations

import functools
import ipaddress
import re
from collections.abc import Mapping

UNKNOWN = "unknown"
"""All visitors without a valid address (a Unix socket, a proxy that writes "unknown"). They count as one, so
that no nonsense buys a count of its own."""

_PREFIX = 64
_MAX_CHARS = 100
_WITH_PORT = re.compile(
    r"(?:\[([0-9A-Fa-f:.%\w]{2,90})\]|([0-9]{1,3}(?:\.[0-9]{1,3}){3}))(?::[0-9]{1,5})?", re.ASCII
)


def visitor_of(environ: Mapping[str, object]) -> str:
    """Whom the request of this WSGI environment counts for."""
    return visitor_at(str(environ.get("REMOTE_ADDR") or ""))


@functools.lru_cache(maxsize=4096)
def visitor_at(address: str) -> str:
    """The same for an address as text -> "192.0.2.7", "2001:db8:1:2::/64" or UNKNOWN.

    Taken with a port or in brackets, as some proxies forward it, and with a zone, which says nothing.
    """
    text = address.strip()
    if len(text) > _MAX_CHARS:
        return UNKNOWN
    if named := _WITH_PORT.fullmatch(text):
        text = named[1] or named[2]
    try:
        ip = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is None:
            return str(ipaddress.IPv6Network((ip, _PREFIX), strict=False))
        ip = ip.ipv4_mapped
    return str(ip)
