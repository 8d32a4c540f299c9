"""`kibitz web`: a web process alone, and how `serve` starts its own."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.programs.web import check_port, web_command
from server.settings import Settings, SettingsError
from tests.processes import PATIENCE, Process, Site
from tests.sampling import first


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(tmp_path)
    yield made
    made.close()


def test_a_port_in_use_is_told_in_a_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=rf"cannot listen on 127\.0\.0\.1:{port}.*KIBITZ_PORT"):
            check_port("127.0.0.1", port)
    check_port("127.0.0.1", port)


@pytest.mark.parametrize("mode", first(1, ["eventlet", "threading"]))
def test_it_answers_alone_and_ends_in_good_order(site: Site, mode: str) -> None:
    web = site.web(KIBITZ_ASYNC_MODE=mode)
    status, made = web.request("/api/reviews", {"pgn": "1. e4 *"})
    assert status == 201
    assert web.request(f"/api/reviews/{made['id']}")[1]["status"] == "waiting", "there is no worker"
    assert web.stop() == 0
    assert not {"WARNING", "ERROR", "Traceback"} & set(re.findall(r"\w+", web.log.read_text()))


def test_a_second_one_on_the_same_port_is_told_so_at_once(site: Site) -> None:
    first = site.web()
    second = Process(
        ["web"], {**site.environment, "KIBITZ_PORT": str(first.port)}, site.folder / "second.log"
    )
    assert second.process.wait(PATIENCE) == 2
    told = second.log.read_text()
    assert told.startswith("kibitz: Kibitz cannot listen on") and "Traceback" not in told


def test_the_web_is_one_process_in_both_modes() -> None:
    green = web_command(Settings(async_mode="eventlet", port=8001))
    assert green[green.index("-k") + 1] == "eventlet"
    assert green[green.index("-w") + 1] == "1", "Socket.IO's clients live in one process"
    assert "127.0.0.1:8001" in green
    threads = web_command(Settings(async_mode="threading", host="::1"))
    assert threads[threads.index("-k") + 1] == "gthread"
    assert "[::1]:8000" in threads


@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_so_many_connections_are_open_at_once_as_the_setting_says(mode: str) -> None:
    command = web_command(Settings(async_mode=mode, connections=4321))
    assert command[command.index("--worker-connections") + 1] == "4321"
    if mode == "threading":
        assert command[command.index("--threads") + 1] == "4321"


def test_it_drops_the_images_of_reviews_that_are_gone(site: Site) -> None:
    """Where no worker shares its folder nobody else would."""
    image = site.folder / "data" / "images" / "deleted" / "board"
    image.parent.mkdir(parents=True)
    image.write_bytes(b"image")
    site.web()
    deadline = time.monotonic() + 30
    while image.exists():
        assert time.monotonic() < deadline, "it stays"
        time.sleep(0.02)
