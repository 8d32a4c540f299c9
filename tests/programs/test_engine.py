"""`kibitz engine`: what it tries, what it says, what it builds and removes."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import pytest

from server.analysis.engine import locate
from server.programs import engine, engine_trial
from server.programs.engine import add_engine
from server.programs.engine_trial import Reference, Trial
from server.settings import Settings
from tests.analysis.engine.fakes import fake_spec
from tests.programs.building import Machine

REFERENCE: Reference = {
    "engine": "Stockfish 15.1",
    "nodes": 2_000_000,
    "blocks": [{"moves": ["e2e4", "e7e5"], "first": 1, "classes": ["best"], "losses": [0.0]}],
}


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr(engine_trial, "NODES", 8_000)
    monkeypatch.setattr(engine, "read_reference", lambda: REFERENCE)
    # Kibitz's own engine is compiled at its first start; another stands for it.
    monkeypatch.setattr(locate, "_BUILTIN_SPEC", replace(fake_spec(), kind="builtin", label="Kibitz"))
    return Machine(tmp_path, monkeypatch)


def run(machine: Machine, *words: str, engine: str | None = None) -> int:
    parser = argparse.ArgumentParser()
    add_engine(parser.add_subparsers())
    parsed = parser.parse_args(["engine", *words])
    code: int = parsed.run(parsed, Settings(data_dir=machine.data, engine=engine, cores=2))
    return code


def test_an_engine_is_built_tried_and_removed(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(machine, "--build") == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == f"Fake 1 is built for x86-64-bmi2: {machine.built}"
    assert "Restart Kibitz" in out
    assert err.splitlines()[2] == "kibitz: compiling for x86-64-bmi2, profile-build (some minutes)"
    machine.write_engine(machine.folder / "games" / "stockfish", compiled_for="SSE2")
    assert run(machine) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in told[1:4]] == [str(machine.built), "engine", told[3].split()[-1]]
    assert told[1].split()[:3] == ["Fake", "1", "AVX2"]
    assert told[3].split()[2] == "SSE2"
    assert told[4] == "Classes: 1 moves, judged by Stockfish 15.1 with 2,000,000 nodes."
    assert run(machine, "--remove") == 0
    assert machine.left() == []
    assert "deleted" in capsys.readouterr().out
    assert run(machine, "--remove") == 0
    assert capsys.readouterr().out == "No engine was built.\n"


def test_an_engine_of_the_settings_stays_the_first_and_that_is_said(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    own = machine.folder / "own"
    machine.write_engine(own)
    assert run(machine, "--build", engine=str(own)) == 0
    assert f"KIBITZ_ENGINE names another engine ({own})" in capsys.readouterr().out


def test_an_engine_that_fails_is_told_in_its_row(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    own = machine.write("own", "exit 1")
    assert run(machine, engine=str(own)) == 0
    assert "failed: " in capsys.readouterr().out.splitlines()[1]


def test_a_slow_build_is_advised_against(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.write_engine(machine.folder / "games" / "stockfish", compiled_for="SSE2")
    assert run(machine) == 0
    assert "A build for AVX2" in capsys.readouterr().out.splitlines()[-1]


def test_it_says_which_to_take() -> None:
    first = Trial(fake_spec(), "Old 1", 100.0, 9, 10)
    fast = replace(first, name="New 2", speed=200.0)
    script = replace(fast, spec=replace(fast.spec, kind="stockfish-js"))
    assert engine._verdict([first]) == "Take Old 1. `auto` takes it already."
    said = engine._verdict([first, fast])
    assert said.startswith("Take New 2: set KIBITZ_ENGINE=") and said.endswith("`auto` takes Old 1.")
    assert "choose the engine `stockfish-js`" in engine._verdict([first, script])
