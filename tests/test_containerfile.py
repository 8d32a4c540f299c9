"""What can be checked of the Containerfile where no container can be built: its paths, versions, settings."""

from __future__ import annotations

import json
import re
import tomllib

from server.settings import Settings
from server.system.paths import ROOT

TEXT = (ROOT / "Containerfile").read_text()
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
