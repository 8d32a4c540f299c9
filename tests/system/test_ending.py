"""What a signal that ends a program finds: a lock that is held, a program that waits."""

from __future__ import annotations

import subprocess
import sys

import pytest

HELD = """
import os, signal, threading
from server.system.ending import end_on_signal
over = threading.Event()
end_on_signal(over.set)
with over._cond:  # as within over.wait()
    os.kill(os.getpid(), signal.{name})
assert over.wait(30)
print("ended")
"""


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_signal_in_the_middle_of_a_wait_ends_it(name: str) -> None:
    command = [sys.executable, "-c", HELD.format(name=name)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout == "ended\n"
