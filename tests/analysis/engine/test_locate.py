"""Which engine a name means, on machines that have none, one or all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.analysis.engine import locate, processor
from server.analysis.engine.locate import AUTO, BUILTIN, NAMES, EngineSpec, find_engines, resolve_engine
from server.analysis.errors import EngineError


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any engine: folders `path`, `games`, `node_modules` under the one given."""
    for name in ("path", "games", "node_modules"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setattr(locate, "GAMES_FOLDER", tmp_path / "games")
    return tmp_path


def program(path: Path) -> str:
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def script(machine: Path) -> str:
    path = machine / "node_modules" / "stockfish" / "bin" / "stockfish-19-lite-single.js"
    path.parent.mkdir(parents=True)
    path.write_text("")
    return str(path)


def resolve(machine: Path, name: str = "auto", configured: str | None = None) -> EngineSpec:
    return resolve_engine(name, configured, node_modules=machine / "node_modules")


def test_where_nothing_is_installed_kibitz_plays_itself(machine: Path) -> None:
    assert resolve(machine).kind == "builtin"
    assert [spec.kind for spec in find_engines(node_modules=machine / "node_modules")] == ["builtin"]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in (AUTO, BUILTIN)])
def test_a_missing_engine_is_told_with_what_to_do(machine: Path, name: str) -> None:
    with pytest.raises(EngineError, match=r"is (not )?installed\. .*(apt-get|npm install)"):
        resolve(machine, name)


def test_an_unknown_name_is_told_with_those_that_are_known(machine: Path) -> None:
    with pytest.raises(EngineError, match=r"'fritz'.*stockfish-js"):
        resolve(machine, "fritz")


def test_settings_come_before_the_path_before_the_games_folder(machine: Path) -> None:
    games = program(machine / "games" / "stockfish")
    assert resolve(machine).command == (games,)
    path = program(machine / "path" / "stockfish")
    assert resolve(machine).command == (path,)
    own = program(machine / "my-engine")
    assert resolve(machine, configured=own).command == (own,)
    assert resolve(machine, "stockfish", configured=own).kind == "stockfish"


def test_an_engine_that_was_built_comes_between_the_settings_and_the_path(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (machine / "cpuinfo").write_text("flags : sse2 sse4_1 popcnt avx2\n")
    monkeypatch.setattr(processor, "CPUINFO", machine / "cpuinfo")
    path = program(machine / "path" / "stockfish")
    built = {}
    for name in ("x86-64-vnni512", "x86-64-avx2", "x86-64-sse41-popcnt"):
        (machine / "data" / "engine" / name).mkdir(parents=True)
        built[name] = program(machine / "data" / "engine" / name / "stockfish")
    assert resolve_engine(data_dir=machine / "data").command == (built["x86-64-avx2"],)
    own = program(machine / "my-engine")
    assert resolve_engine(configured=own, data_dir=machine / "data").command == (own,)
    (machine / "cpuinfo").write_text("flags : sse2\n")
    assert resolve_engine(data_dir=machine / "data").command == (path,)


def test_an_engine_in_the_settings_that_is_not_there_is_never_passed_over(machine: Path) -> None:
    program(machine / "path" / "stockfish")
    with pytest.raises(EngineError, match="no-such-engine"):
        resolve(machine, configured="/no-such-engine")


def test_the_package_needs_node_and_its_script(machine: Path) -> None:
    js = script(machine)
    with pytest.raises(EngineError):
        resolve(machine, "stockfish-js")
    node = program(machine / "path" / "node")
    expected = EngineSpec("stockfish-js", "Stockfish (WebAssembly)", (node, js))
    assert resolve(machine, "stockfish-js") == resolve(machine) == expected


def test_a_native_stockfish_comes_before_the_package(machine: Path) -> None:
    program(machine / "path" / "node")
    program(machine / "path" / "stockfish")
    script(machine)
    assert resolve(machine).kind == "stockfish"
    found = find_engines(node_modules=machine / "node_modules")
    assert [spec.kind for spec in found] == ["stockfish", "stockfish-js", "builtin"]


def test_both_stockfishes_are_installed_where_the_tests_run() -> None:
    assert [spec.kind for spec in find_engines()] == ["stockfish", "stockfish-js", "builtin"]
