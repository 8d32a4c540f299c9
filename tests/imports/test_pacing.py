from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.imports.faults import SiteBusy
from server.imports.pacing import OwnPauses, SitePacing

HOLDER = """
import sys
from pathlib import Path
from server.imports.pacing import SitePacing
with SitePacing(Path(sys.argv[1])).turn("lichess"):
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_one_at_a_time_has_a_site_and_others_wait_for_it(tmp_path: Path) -> None:
    turns, inside, most = SitePacing(tmp_path), [0], []

    def ask() -> None:
        with turns.turn("lichess"):
            inside[0] += 1
            most.append(inside[0])
            inside[0] -= 1

    threads = [threading.Thread(target=ask) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 6


def test_who_waits_too_long_is_told_so_and_the_other_site_is_free() -> None:
    turns = SitePacing(None, patience=0.05)
    with turns.turn("lichess"):
        with turns.turn("chess.com"):
            pass
        told: list[SiteBusy] = []

        def ask() -> None:
            try:
                with turns.turn("lichess"):
                    raise AssertionError("two at once")
            except SiteBusy as fault:
                told.append(fault)

        thread = threading.Thread(target=ask)
        thread.start()
        thread.join()
        assert "one request at a time" in told[0].message and told[0].wait == 10
    with turns.turn("lichess"):
        pass


def test_the_line_before_a_site_is_short() -> None:
    turns, waiting = SitePacing(None), threading.Barrier(8)
    told: list[str] = []

    def ask() -> None:
        waiting.wait()
        with turns.turn("lichess"):
            pass

    with turns.turn("lichess"):
        threads = [threading.Thread(target=ask) for _ in range(7)]
        for thread in threads:
            thread.start()
        waiting.wait()
        line = turns._lines["lichess"]
        while line._value:  # until all seven stand in it
            pass
        with pytest.raises(SiteBusy) as caught, turns.turn("lichess"):
            pass
        told.append(caught.value.message)
    for thread in threads:
        thread.join()
    assert "Kibitz is already fetching games" in told[0]


def test_another_process_on_this_machine_is_waited_for(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout and holder.stdin
        assert holder.stdout.readline() == b"mine\n"
        with pytest.raises(SiteBusy), SitePacing(tmp_path, patience=0.0).turn("lichess"):
            pass
        holder.stdin.close()
        with SitePacing(tmp_path).turn("lichess"):
            pass


@pytest.mark.parametrize(
    ("asked", "seconds"),
    [(None, 60), ("5", 60), ("120", 120), ("99999", 600), ("Wed, 21 Oct", 60), ("٣", 60)],
)
def test_a_site_that_wants_a_rest_has_a_minute_at_least(asked: str | None, seconds: int) -> None:
    pauses = OwnPauses()
    turns = SitePacing(None, pauses)
    assert turns.rest("lichess", asked).wait == seconds
    assert seconds - 2 < pauses.left("lichess") <= seconds
    with pytest.raises(SiteBusy, match="asked Kibitz to slow down"), turns.turn("lichess"):
        pass
    with turns.turn("chess.com"):
        pass
