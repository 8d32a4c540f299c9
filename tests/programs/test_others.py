"""The commands that do something and end."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from endgames.cgt.printed import ValueRecord
from endgames.go.printed import GoRecord
from server.analysis.endings.solved import Solved
from server.programs.others import add_others
from server.system.paths import ROOT

WORDS = {
    "uci", "review", "classify", "people", "import", "value", "go", "tables", "endgame", "backup", "admin",
}  # fmt: skip


def test_all_of_them_are_registered() -> None:
    commands = argparse.ArgumentParser().add_subparsers()
    add_others(commands)
    assert commands.choices.keys() >= WORDS


@pytest.mark.parametrize(("word", "record"), [("endgame", Solved), ("go", GoRecord), ("value", ValueRecord)])
def test_the_help_names_all_that_a_line_has(word: str, record: type) -> None:
    commands = argparse.ArgumentParser().add_subparsers()
    add_others(commands)
    told = commands.choices[word].description
    assert told
    web = {"ordered"}  # what the web process leaves to a worker
    assert {field for field in record.__annotations__ if field not in told} <= web
    assert max(map(len, told.splitlines())) <= 80
    assert "Exit status: 0; 1 if" in told
    assert f"| kibitz {word} " in told


def test_what_stays_has_loaded_none_of_them_and_the_web_no_numbers() -> None:
    loaded = "import sys, {}; print(*sorted(sys.modules))"
    for module, without in (
        (
            "server.cli, server.programs.serve",
            {"sqlalchemy", "numpy", "chess.engine", "server.programs.others"},
        ),
        ("server.cli, server.app", {"numpy", "server.programs.others"}),
        ("server.cli, server.work.worker", {"server.programs.others"}),
    ):
        told = subprocess.run(
            [sys.executable, "-c", loaded.format(module)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert not without & set(told.stdout.split()), module
