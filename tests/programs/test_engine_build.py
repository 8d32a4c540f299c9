"""Building Stockfish, with fakes of apt-get, make and a source package."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from server.analysis.engine.locate import resolve_engine
from server.programs import engine_build
from server.programs.engine_build import BuildError, build, remove, source_lists
from tests.analysis.engine.fakes import noted_pids
from tests.processes import is_alive, wait_until
from tests.programs.building import BENCH, Machine


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def run(machine: Machine, architecture: str | None = None) -> Path:
    return build(machine.data, 3, lambda words: None, architecture)


def refusal(machine: Machine, architecture: str | None = None) -> str:
    """Why nothing is built; nothing is left behind."""
    with pytest.raises(BuildError) as refused:
        run(machine, architecture)
    assert machine.left() == []
    return refused.value.message


def test_the_fastest_engine_for_the_processor_is_built_and_taken(machine: Machine) -> None:
    assert run(machine) == machine.built
    assert machine.made.read_text() == "-j3 profile-build ARCH=x86-64-bmi2\n"
    assert resolve_engine(data_dir=machine.data).command == (str(machine.built),)
    assert machine.left() == [machine.built.parent.parent, machine.built.parent, machine.built]


def test_a_slower_one_is_built_on_demand_and_takes_the_place_of_the_other(machine: Machine) -> None:
    run(machine)
    assert run(machine, "x86-64-avx2").parent.name == "x86-64-avx2"
    assert not machine.built.exists()


def test_a_compiler_that_cannot_profile_builds_without(machine: Machine) -> None:
    machine.write_make("build)")
    assert run(machine) == machine.built
    assert [line.split()[-2:] for line in machine.made.read_text().splitlines()] == [
        ["profile-build", "ARCH=x86-64-bmi2"],
        ["clean"],
        ["build", "ARCH=x86-64-bmi2"],
    ]


def test_what_cannot_be_compiled_is_told_with_the_last_words_of_make(machine: Machine) -> None:
    machine.write_make("nothing)")
    assert "cannot be compiled: error: no such thing" in refusal(machine)


def test_a_build_that_fails_leaves_the_earlier_one(machine: Machine) -> None:
    run(machine)
    machine.write_make("nothing)")
    with pytest.raises(BuildError):
        run(machine)
    assert machine.left()[-1] == machine.built
    assert len(machine.left()) == 3


@pytest.mark.parametrize(("bench", "name", "fine"), [(BENCH, "", True), (7, "Fake 2", True), (7, "", False)])
def test_it_searches_as_the_installed_one_of_the_same_version(
    machine: Machine, bench: int, name: str, fine: bool
) -> None:
    machine.write_engine(machine.folder / "games" / "stockfish", bench, name)
    if fine:
        assert run(machine) == machine.built
    else:
        assert f"bench {BENCH}, not 7" in refusal(machine)


def test_a_program_that_does_not_run_is_not_taken(machine: Machine) -> None:
    (machine.folder / "package" / "src" / "engine").write_text("#!/bin/sh\nexit 132\n")
    assert "does not run" in refusal(machine)


def test_a_source_package_that_cannot_be_fetched_is_told_with_what_to_download(machine: Machine) -> None:
    machine.write_apt("echo 'E: Failed to fetch stockfish.tar.gz  404  Not Found'; exit 100")
    said = refusal(machine)
    assert "apt: Failed to fetch stockfish.tar.gz  404  Not Found. You can download" in said
    assert "https://stockfishchess.org/download/" in said and "KIBITZ_ENGINE" in said


def test_tools_that_are_missing_are_told_with_their_packages(machine: Machine) -> None:
    (machine.folder / "bin" / "g++").unlink()
    (machine.folder / "bin" / "dpkg-source").unlink()
    assert "apt-get install dpkg-dev g++. You can download" in refusal(machine)
    (machine.folder / "bin" / "apt-get").unlink()
    assert refusal(machine).startswith("There is no apt-get")


@pytest.mark.parametrize("flags", ["", "sse2"])
def test_a_processor_that_would_gain_nothing_is_told_so(machine: Machine, flags: str) -> None:
    (machine.folder / "cpuinfo").write_text(f"flags : {flags}\n")
    assert "no faster Stockfish for this processor" in refusal(machine)


def test_what_the_processor_or_the_version_does_not_know_is_refused(machine: Machine) -> None:
    assert "cannot run x86-64-avx512" in refusal(machine, "x86-64-avx512")
    (machine.folder / "package" / "src" / "Makefile").write_text("# riscv64\n")
    assert "no build for this processor" in refusal(machine)


def test_a_full_disk_is_told_before_anything_is_fetched(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage(NamedTuple):
        free: int = 5 << 20

    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage())
    assert "needs 1024 MB of disk" in refusal(machine)


def test_a_data_folder_that_cannot_be_written_is_told(machine: Machine) -> None:
    machine.data.write_text("a file")
    with pytest.raises(BuildError, match="Cannot write to the data folder"):
        run(machine)


def test_a_disk_that_fills_up_meanwhile_is_told(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copy", fails)
    assert refusal(machine).endswith("No space left on device.")


def test_a_step_that_takes_too_long_is_ended_with_its_children(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_build, "_FETCH", 0.0)
    monkeypatch.setattr(engine_build, "_TICK", 0.3)
    pids = machine.folder / "pids"
    machine.write("apt-get", f"sleep 600 & echo $! > {pids}; wait")
    assert refusal(machine) == "apt-get took longer than 0 s."
    wait_until(lambda: not any(is_alive(pid) for pid in noted_pids(pids)))


def test_one_builds_at_a_time(machine: Machine) -> None:
    work = machine.data / "engine" / "building"
    work.mkdir(parents=True)
    held = os.open(work, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    for command in (run, lambda machine: remove(machine.data)):
        with pytest.raises(BuildError, match="Another build is running"):
            command(machine)
    os.close(held)


def test_what_a_killed_build_has_left_is_deleted(machine: Machine) -> None:
    work = machine.data / "engine" / "building"
    (work / "stockfish-16").mkdir(parents=True)
    (work / "update.log").write_text("")
    run(machine)
    assert not work.exists()


def test_a_built_engine_can_be_removed(machine: Machine) -> None:
    assert not remove(machine.data)
    run(machine)
    assert remove(machine.data)
    assert machine.left() == []


def test_what_lies_beside_the_built_engine_and_behind_a_link_is_kept(machine: Machine) -> None:
    elsewhere = machine.folder / "elsewhere"
    elsewhere.mkdir()
    machine.data.mkdir()
    (machine.data / "engine").symlink_to(elsewhere)
    run(machine)
    (elsewhere / "mine").write_text("kept")
    assert remove(machine.data)
    assert not remove(machine.data)
    assert [each.name for each in elsewhere.iterdir()] == ["mine"]


def test_a_link_in_place_of_the_work_folder_is_not_followed(machine: Machine) -> None:
    elsewhere = machine.folder / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "mine").write_text("kept")
    (machine.data / "engine").mkdir(parents=True)
    (machine.data / "engine" / "building").symlink_to(elsewhere)
    with pytest.raises(BuildError, match="Cannot write to the data folder"):
        run(machine)
    assert (elsewhere / "mine").exists()


def test_the_sources_are_those_of_the_programs(tmp_path: Path) -> None:
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list").write_text(
        "# deb http://no.example x main\n\ndeb [arch=amd64] http://one.example/debian trixie main\n"
        "\tdeb\thttp://tabs.example trixie main\ndeb\n"
        "deb-src http://one.example/debian trixie main\n"
    )
    (tmp_path / "sources.list.d" / "debian.sources").write_text(
        "Types: deb\n# a remark\nURIs: http://two.example/debian\nSuites: trixie\n updates\nEnabled: no\n\n\n"
        "Types: deb-src\nURIs: http://three.example\n\n"
        "Types: deb deb-src\nURIs: http://four.example"
    )
    (tmp_path / "sources.list.d" / "notes.txt").write_text("deb http://no.example x main")
    assert source_lists(tmp_path) == [
        "deb-src [arch=amd64] http://one.example/debian trixie main\n",
        "deb-src http://tabs.example trixie main\n",
        "Types: deb-src\nURIs: http://two.example/debian\nSuites: trixie\n updates\nEnabled: no\n",
        "Types: deb-src\nURIs: http://four.example\n",
    ]
    assert source_lists(tmp_path / "none") == []
