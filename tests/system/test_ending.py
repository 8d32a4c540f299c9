"""What a signal that ends a program finds: a lock that is held, a program that waits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.system.paths import ROOT
from tests.processes import wait_until

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


PARENT = """
import subprocess, sys, time
from server.system.ending import end_with_parent
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], preexec_fn=end_with_parent)
print(child.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child of its parent's end")
def test_a_child_ends_with_a_parent_that_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.kill()
    parent.communicate()
    wait_until(lambda: not Path(f"/proc/{child}").exists(), "the child's end", patience=30)
