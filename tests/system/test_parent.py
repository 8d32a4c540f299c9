from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.system.paths import ROOT
from tests.processes import wait_until

PARENT = """
import subprocess, sys, time
from server.system.parent import end_with_parent
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
