"""Constants of the program that a process of a test has otherwise."""

from __future__ import annotations

import json
import os
from pathlib import Path


def tuned(**constants: object) -> dict[str, str]:
    """The environment of a process in which these constants have these values, named as
    `tuned(**{"server.work.recovery.MAX_ATTEMPTS": 100})`: `sitecustomize` beside this file sets them."""
    path = [str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, path)), "TUNED": json.dumps(constants)}


UNBOUNDED = tuned(
    **{
        "server.live.socket.ADDRESS_SOCKETS": 100_000,
        "server.live.socket.ADDRESS_MESSAGES_PER_MINUTE": 1_000_000,
        "server.programs.listening.ADDRESS_CONNECTIONS": 100_000,
    }
)
"""For many connections from one address."""
