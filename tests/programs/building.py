"""A machine of its own for the tests of `kibitz engine`: processor, apt, make and engines are fakes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from server.analysis.engine import locate, processor
from server.programs import engine_build
from tests.analysis.engine.fakes import PROGRAM

TOOLS = "export PATH=/usr/bin:/bin\n"
FLAGS = "sse2 sse4_1 popcnt avx2 bmi2"
BENCH = 3_467_381


class Machine:
    """`folder`: has the programs of its path, its apt's lists, the source package, the data folder."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.data = folder, folder / "data"
        self.made = folder / "made"
        for name in ("bin", "games", "apt", "package/src", "package/nets"):
            (folder / name).mkdir(parents=True)
        (folder / "cpuinfo").write_text(f"flags : {FLAGS}\n")
        (folder / "apt" / "sources.list").write_text("deb http://deb.example/debian trixie main\n")
        monkeypatch.setattr(processor, "CPUINFO", folder / "cpuinfo")
        monkeypatch.setattr(locate, "GAMES_FOLDER", folder / "games")
        monkeypatch.setattr(engine_build, "APT", folder / "apt")
        monkeypatch.setenv("PATH", str(folder / "bin"))
        (folder / "package" / "src" / "Makefile").write_text("# x86-64-bmi2, x86-64-avx2\n")
        (folder / "package" / "nets" / "nn-1.nnue").write_text("a network")
        self.write_engine(folder / "package" / "src" / "engine")
        self.write("dpkg-source", "")
        self.write("g++", "")
        self.write_apt("cp -r PACKAGE stockfish-17")
        self.write_make("profile-build|build)")

    def write(self, name: str, words: str) -> Path:
        """A program on the path."""
        file = self.folder / "bin" / name
        file.write_text(f"#!/bin/sh\n{TOOLS}{words}\n")
        file.chmod(0o755)
        return file

    def write_apt(self, source: str) -> None:
        """`source`: what it does to get the source package."""
        source = source.replace("PACKAGE", str(self.folder / "package"))
        self.write(
            "apt-get", f'case "$*" in *update) exit 100;; *"source --only-source stockfish") {source};; esac'
        )

    def write_make(self, works: str) -> None:
        """`works`: the targets that do, as `case` has them."""
        steps = "[ -f nn-1.nnue ] && cp engine stockfish"
        self.write(
            "make",
            f'echo "$*" >> {self.made}\n'
            f'for word in "$@"; do case $word in {works} {steps}; exit $?;; esac; done\n'
            "echo 'error: no such thing'\nexit 2",
        )

    def write_engine(
        self, file: Path, bench: int = BENCH, name: str = "", compiled_for: str = "AVX2"
    ) -> None:
        """A program that does what Kibitz asks of Stockfish."""
        rename = f" | /usr/bin/sed -u 's/Fake 1/{name}/'" if name else ""
        file.write_text(
            f"#!/bin/sh\nif [ \"$1\" = bench ]; then echo 'Nodes searched  : {bench}'; exit; fi\n"
            f"{sys.executable} {PROGRAM} --compiled-for '64bit {compiled_for}'{rename}\n"
        )
        file.chmod(0o755)

    @property
    def built(self) -> Path:
        return self.data / "engine" / "x86-64-bmi2" / "stockfish"

    def left(self) -> list[Path]:
        """What there is in the data folder."""
        return sorted(self.data.rglob("*")) if self.data.exists() else []
