"""A wheel, installed into a fresh environment outside any checkout, is a whole Kibitz: it reviews, serves
the page with its libraries, draws, and plays."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import pytest

from server.analysis.people.network import LEVELS
from server.system.npm import BUILT_IN, NEEDED
from server.system.paths import ROOT

GAME = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6"
PATIENCE = 120.0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    (built,) = out.glob("*.whl")
    return built


def pip_of(place: Path) -> list[str]:
    """The pip of these tests, at work in another environment: one of its own takes long to make."""
    return [sys.executable, "-m", "pip", "--python", str(place / "bin" / "python")]


@pytest.fixture(scope="module")
def kibitz(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed program."""
    place = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True, timeout=120)
    install = [*pip_of(place), "install", "--quiet", "--no-compile", str(wheel)]
    subprocess.run(install, check=True, cwd=place, timeout=600)
    return place / "bin" / "kibitz"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A stranger's: a home of their own and no setting."""
    return {"HOME": str(tmp_path_factory.mktemp("home")), "PATH": f"{os.environ['PATH']}:/usr/games"}


@pytest.fixture(scope="module")
def site(
    kibitz: Path, environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    served = subprocess.Popen(
        [str(kibitz), "serve"],
        env={**environment, "KIBITZ_PORT": str(port)},
        cwd=tmp_path_factory.mktemp("elsewhere"),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert served.stdout is not None
    assert "Kibitz is at" in served.stdout.readline()
    yield f"http://127.0.0.1:{port}"
    served.send_signal(signal.SIGINT)
    served.wait(timeout=30)
    served.stdout.close()


def fetch(url: str, body: Any = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as response:
        content: bytes = response.read()
    return content


def test_the_wheel_holds_the_libraries_with_their_licences(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for package in (*NEEDED, *BUILT_IN):
        assert f"server/_files/node_modules/{package}/package.json" in names, package
    assert any(name.endswith("-lite-single.wasm") for name in names)
    assert any(re.search(r"built/app/main-\w+\.js", name) for name in names)
    assert "server/_files/node_modules/stockfish/Copying.txt" in names
    assert {"kibitz/__init__.py", "kibitz/py.typed", "endgames/__init__.py"} <= set(names)
    assert {"endgames/data/KPvK.kbt", "endgames/data/KQvK.kbt", "endgames/data/duels.npz"} <= set(names)
    assert {"server/_files/LICENSE", "server/_files/resources/licences/Apache-2.0.txt"} <= set(names)
    people = {*(f"people-{level}.tflite" for level in LEVELS), "PEOPLE_CARD.md", "PEOPLE_LICENSE.txt"}
    assert {f"server/_files/models/{name}" for name in people} <= set(names)
    assert not [name for name in names if name.endswith(".ts") or name.startswith(("tests/", "static/"))]


@pytest.mark.nightly
def test_it_reviews_a_game(kibitz: Path, environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "game.pgn").write_text(GAME)
    command = [str(kibitz), "review", "game.pgn", "--nodes", "2000", "--format", "json"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, check=True, timeout=120
    )
    state = json.loads(done.stdout)
    assert state["status"] == "done"
    assert state["game"]["opening"]["eco"].startswith("C7")
    assert all(move["classification"] for move in state["moves"])
    assert not (tmp_path / "var").exists()


@pytest.mark.nightly
def test_it_serves_the_page_and_reviews_for_it(site: str) -> None:
    assert b'id="catalogue"' in fetch(f"{site}/")
    script = re.search(rb'src="(/static/\w+/built/app/main-\w+\.js)"', fetch(f"{site}/"))
    assert script and b"import" in fetch(f"{site}{script[1].decode()}")
    about = fetch(f"{site}/about").decode()
    for licence in set(re.findall(r'href="(/about/licences/[^"]+)"', about)):
        assert len(fetch(f"{site}{licence}")) > 500, licence
    made = json.loads(fetch(f"{site}/api/reviews", {"pgn": GAME, "options": {"nodes": 2000}}))
    until = time.monotonic() + PATIENCE
    while (status := json.loads(fetch(f"{site}/api/reviews/{made['id']}"))["status"]) != "done":
        assert time.monotonic() < until, status
        time.sleep(0.2)
    assert fetch(f"{site}/r/{made['id']}/card.png").startswith(b"\x89PNG")


@pytest.mark.nightly
def test_it_plays(kibitz: Path, environment: dict[str, str], tmp_path: Path) -> None:
    with subprocess.Popen(
        [str(kibitz), "uci"],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write("uci\nisready\nposition startpos\ngo nodes 20\n")
        engine.stdin.flush()
        answer = next(line for line in engine.stdout if line.startswith("bestmove"))
        engine.stdin.write("quit\n")
        engine.stdin.flush()
        assert engine.wait(timeout=60) == 0
    assert chess.Move.from_uci(answer.split()[1]) in chess.Board().legal_moves
