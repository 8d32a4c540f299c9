"""The commands that do something and end."""

from __future__ import annotations

import argparse
import subprocess
import sys

from server.programs.others import add_others
from server.system.paths import ROOT

WORDS = {
    "uci",
    "review",
    "classify",
    "people",
    "import",
    "value",
    "go",
    "tables",
    "endgame",
    "backup",
    "admin",
}


def test_all_of_them_are_registered() -> None:
    commands = argparse.ArgumentParser().add_subparsers()
    add_others(commands)
    assert commands.choices.keys() >= WORDS


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
