"""What can be checked of the Containerfile where no container can be built: its paths, versions, settings."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from server.settings import Settings
from server.system.paths import ROOT

TEXT = (ROOT / "Containerfile").read_text()
IMAGE = ROOT / "deploy" / "image"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_what_it_copies_is_there() -> None:
    copied = [words.split() for words in re.findall(r"^COPY (?!--from)(.+)$", TEXT, re.MULTILINE)]
    sources = [source for words in copied for source in words[:-1]]
    assert sources
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_its_python_and_node_are_those_that_kibitz_runs_on() -> None:
    low, high = re.findall(r"3\.(\d+)", PROJECT["requires-python"])
    minors = {int(minor) for minor in re.findall(r"python:3\.(\d+)-", TEXT)}
    assert len(minors) == 1
    assert minors <= set(range(int(low), int(high)))
    least = int(re.findall(r"\d+", json.loads((ROOT / "package.json").read_text())["engines"]["node"])[0])
    assert int(re.findall(r"node:(\d+)-", TEXT)[0]) >= least


def test_it_brings_the_driver_that_a_larger_set_up_needs() -> None:
    (extra,) = re.findall(r'pip install [^&]*\*\.whl\)\[(\w+)\]"', TEXT)
    assert extra == "postgresql" and extra in PROJECT["optional-dependencies"]


def test_its_settings_are_settings_and_its_command_is_one() -> None:
    (line,) = re.findall(r"^ENV (.+)$", TEXT, re.MULTILINE)
    settings = Settings.from_environ(dict(pair.split("=", 1) for pair in line.split()))
    assert str(settings.data_dir) == re.findall(r"^VOLUME (.+)$", TEXT, re.MULTILINE)[0]
    assert str(settings.port) == re.findall(r"^EXPOSE (.+)$", TEXT, re.MULTILINE)[0]
    assert json.loads(re.findall(r"^CMD (.+)$", TEXT, re.MULTILINE)[0])[0] in PROJECT["scripts"]


def program(file: Path, words: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{words}\n")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize(
    ("flags", "built", "started"),
    [
        ("sse2 sse4_1 popcnt avx2", ["x86-64-sse41-popcnt", "x86-64-avx2"], "x86-64-avx2"),
        ("sse2 sse4_1 popcnt avx", ["x86-64-sse41-popcnt", "x86-64-avx2"], "x86-64-sse41-popcnt"),
        ("sse2", ["x86-64-sse41-popcnt", "x86-64-avx2"], "debian"),
        ("sse2 sse4_1 popcnt avx2", [], "debian"),
        ("fp asimd", ["armv8"], "armv8"),
    ],
)
def test_the_image_starts_the_stockfish_for_its_processor(
    tmp_path: Path, flags: str, built: list[str], started: str
) -> None:
    for name in (*built, "debian"):
        program(tmp_path / name, f'echo {name} "$@"')
    (tmp_path / "cpuinfo").write_text(f"flags : {flags}\n")
    environment = {
        **os.environ,
        "CPUINFO": str(tmp_path / "cpuinfo"),
        "STOCKFISH_BUILT": str(tmp_path),
        "STOCKFISH_DEBIAN": str(tmp_path / "debian"),
    }
    said = subprocess.run(
        [IMAGE / "stockfish", "bench"], env=environment, capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == [started, "bench"]


def test_the_image_builds_a_stockfish_for_each_level(tmp_path: Path) -> None:
    """With an apt-get and a make that only look as if."""
    source = tmp_path / "package" / "src"
    program(source / "engine", "echo Nodes searched: 7")
    program(
        tmp_path / "bin" / "apt-get",
        f"cp -r {tmp_path}/package stockfish-15.1; touch stockfish-15.1/nn-1.nnue",
    )
    program(
        tmp_path / "bin" / "make",
        f'echo "$@" | sed "s/-j[0-9]* //" >> {tmp_path}/made\n'
        'case "$*" in *profile-build*avx2) exit 2;; *build*) [ -f nn-1.nnue ] && cp engine stockfish;; esac',
    )
    program(tmp_path / "bin" / "dpkg", "echo amd64")
    environment = {**os.environ, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}", "TMPDIR": str(tmp_path)}
    subprocess.run([IMAGE / "build-stockfish.sh", tmp_path / "out"], env=environment, check=True)
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == [
        "x86-64-avx2",
        "x86-64-sse41-popcnt",
    ]
    assert (tmp_path / "made").read_text().splitlines() == [
        "profile-build ARCH=x86-64-sse41-popcnt",
        "clean",
        "profile-build ARCH=x86-64-avx2",
        "clean",
        "build ARCH=x86-64-avx2",
        "clean",
    ]
