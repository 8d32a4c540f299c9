"""Builds Stockfish for this processor, from the distribution's source package, into the data folder.

Needs no root: apt gets lists and a cache of its own. All work is done in one folder, which is gone
afterwards, however it ends; only a checked program is put in its place. Never called by a server.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from server.analysis.engine.compilation import ask_engine
from server.analysis.engine.locate import STOCKFISH, EngineSpec, engine_folder, installed_stockfish
from server.analysis.engine.processor import ARCHITECTURES, architectures_for, processor_flags
from server.analysis.errors import KibitzError
from server.system.private_files import make_private_folder

APT = Path("/etc/apt")
"""Where the sources of packages are listed."""
ROOM = 1 << 30
"""Bytes that must be free: sources, networks, objects and the program itself take some 600 MB."""
_NEEDED = {"dpkg-source": "dpkg-dev", "make": "make", "g++": "g++"}
"""Programs, and the packages of Debian that have them."""
_FETCH, _COMPILE, _BENCH = 1800.0, 5400.0, 600.0
"""Most seconds of a step."""
_TICK = 20.0
"""Seconds between two words on how long a step has taken."""
_TAIL = 3
"""Last lines of a log that are told if a step fails."""

DOWNLOAD = (
    "You can download a Stockfish for your processor instead: put the program from "
    "https://stockfishchess.org/download/ on this machine and set KIBITZ_ENGINE to its path."
)

Tell = Callable[[str], object]
"""Told what is being done, and now and then how long it has taken."""


class BuildError(KibitzError):
    """No engine was built; the message says why and what to do."""

    code = "engine_build"


def build(data_dir: Path, cores: int, tell: Tell, architecture: str | None = None) -> Path:
    """Build the engine -> its program. `architecture`: another than the fastest, one of ARCHITECTURES. Raises
    BuildError; then nothing has changed."""
    able = architectures_for(processor_flags())
    if not able:
        raise BuildError(f"Kibitz knows no faster Stockfish for this processor. {DOWNLOAD}")
    if architecture and architecture not in able:
        raise BuildError(f"This processor cannot run {architecture}. It can run: {', '.join(able)}.")
    _check_tools()
    with _work_folder(data_dir) as work:
        try:
            source = _fetch(work, tell)
            chosen = architecture or _known(able, source)
            program = _compile(source, chosen, cores, tell)
            _check(program, tell)
            return _install(program, engine_folder(data_dir) / chosen)
        except OSError as error:
            raise BuildError(f"Cannot write to the data folder {data_dir}: {error.strerror}.") from None


def remove(data_dir: Path) -> bool:
    """Delete what was built -> whether there was anything. Raises BuildError while one is being built."""
    folder = engine_folder(data_dir)
    if not folder.exists():
        return False
    built = [folder / architecture for architecture in ARCHITECTURES if (folder / architecture).exists()]
    with _work_folder(data_dir, room=0):
        try:
            _delete(built)
        except OSError as error:
            raise BuildError(f"Cannot delete {error.filename}: {error.strerror}.") from None
    return bool(built)


def _check_tools() -> None:
    if shutil.which("apt-get") is None:
        raise BuildError(f"There is no apt-get: Kibitz builds from the source packages of Debian. {DOWNLOAD}")
    missing = [package for program, package in _NEEDED.items() if shutil.which(program) is None]
    if missing:
        packages = " ".join(missing)
        raise BuildError(
            f"A compiler or its tools are missing. Install them: apt-get install {packages}. {DOWNLOAD}"
        )


@contextmanager
def _work_folder(data_dir: Path, room: int = ROOM) -> Iterator[Path]:
    """An empty folder beside the built engines, for one build at a time; what an earlier one has left is
    deleted."""
    folder = engine_folder(data_dir)
    work = folder / "building"
    try:
        make_private_folder(data_dir)
        work.mkdir(parents=True, exist_ok=True)
        held = os.open(work, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError as error:
        raise BuildError(f"Cannot write to the data folder {data_dir}: {error.strerror}.") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise BuildError("Another build is running. Wait for its end.") from None
    try:
        _delete(work.iterdir())
        free = shutil.disk_usage(work).free
        if free < room:
            raise BuildError(
                f"A build needs {room >> 20} MB of disk in {data_dir}; {free >> 20} MB are free."
            )
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)
        with suppress(OSError):  # there is an engine in it, or it is gone
            folder.rmdir()
        os.close(held)


def _delete(paths: Iterable[Path]) -> None:
    """Of a link only the link."""
    for each in paths:
        if each.is_dir() and not each.is_symlink():
            shutil.rmtree(each)
        else:
            each.unlink()


# Sources


def _fetch(work: Path, tell: Tell) -> Path:
    """Fetch and unpack the source package -> the folder with its Makefile."""
    lists = work / "sources"
    for each in (lists, work / "lists" / "partial", work / "cache" / "archives" / "partial"):
        each.mkdir(parents=True)
    for number, text in enumerate(source_lists()):
        kind = "sources" if text.startswith("Types:") else "list"
        (lists / f"{number}.{kind}").write_text(text, "utf-8")
    apt = [
        "apt-get",
        *("-o", f"Dir::Etc::SourceList={work}/none", "-o", f"Dir::Etc::SourceParts={lists}"),
        *("-o", f"Dir::State::Lists={work}/lists", "-o", f"Dir::Cache={work}/cache"),
        *("-o", "APT::Sandbox::User=root", "-o", "Acquire::Languages=none", "-o", "Acquire::Retries=2"),
    ]
    updated, log = work / "update.log", work / "source.log"
    # One list of many may be missing: whether it matters is seen when the package is wanted.
    _run("fetching the lists of source packages", [*apt, "update"], updated, _FETCH, tell)
    wanted = [*apt, "source", "--only-source", "stockfish"]
    fetched = _run("fetching the source of Stockfish", wanted, log, _FETCH, tell) == 0
    makefiles = [found for found in work.glob("*/src/Makefile") if fetched]
    if not makefiles:
        why = _faults(updated, log)
        raise BuildError(f"The source package of Stockfish cannot be fetched. {why} {DOWNLOAD}")
    source = makefiles[0].parent
    for network in source.parent.rglob("*.nnue"):
        if network.parent != source and not (source / network.name).exists():
            shutil.copy(network, source)
    return source


def source_lists(apt: Path | None = None) -> list[str]:
    """The texts of apt's lists with the source packages of the same places, in place of the programs."""
    folder = apt or APT
    found = [folder / "sources.list", *sorted((folder / "sources.list.d").glob("*"))]
    texts: list[str] = []
    for file in found:
        try:
            lines = file.read_text("utf-8", errors="replace").splitlines()
        except OSError:
            continue
        if file.suffix == ".sources":
            texts += _deb822(lines)
        elif file.suffix == ".list":
            fields = [line.split(None, 1) for line in lines]
            programs = [each[1] for each in fields if each[:1] == ["deb"] and len(each) > 1]
            texts += [f"deb-src {rest}\n" for rest in programs]
    return texts


def _deb822(lines: Sequence[str]) -> Iterator[str]:
    """Of a file of stanzas each that has programs, with sources in their place."""
    stanza: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            stanza.append(line)
            continue
        types = [each for each in stanza if each.lower().startswith("types:")]
        rest = [each for each in stanza if each not in types and not each.startswith("#")]
        if any("deb" in each.partition(":")[2].split() for each in types):
            yield "\n".join(["Types: deb-src", *rest, ""])
        stanza = []


def _faults(*logs: Path) -> str:
    """The first fault that apt tells of in each log."""
    found = []
    for log in logs:
        lines = [line for line in _lines(log) if line.startswith("E: ")]
        found += [f"apt: {line.removeprefix('E: ').strip()}." for line in lines[:1]]
    return " ".join(found)


# Compiling


def _known(able: Sequence[str], source: Path) -> str:
    """The fastest build that the processor can run and this version knows."""
    text = (source / "Makefile").read_text("utf-8", errors="replace")
    for architecture in able:
        if architecture in text:
            return architecture
    raise BuildError(f"This Stockfish has no build for this processor. {DOWNLOAD}")


def _compile(source: Path, architecture: str, cores: int, tell: Tell) -> Path:
    """The program, tuned by a run of its own if that works."""
    log = source / "make.log"
    for target in ("profile-build", "build"):
        step = f"compiling for {architecture}, {target} (some minutes)"
        command = ["make", f"-j{cores}", target, f"ARCH={architecture}"]
        if _run(step, command, log, _COMPILE, tell) == 0 and (source / "stockfish").is_file():
            return source / "stockfish"
        _run("cleaning up", ["make", "clean"], source / "clean.log", _FETCH, tell)
    raise BuildError(f"Stockfish cannot be compiled: {' / '.join(_lines(log)[-_TAIL:])}")


def _check(program: Path, tell: Tell) -> None:
    """The program runs, and searches as the installed one of the same version does. Raises BuildError."""
    own = _signature(program, program.parent, tell)
    if own is None:
        raise BuildError("The Stockfish that was built does not run: its command bench fails.")
    installed = installed_stockfish()
    if installed is None or _name(installed) != _name(program):
        return
    other = _signature(installed, program.parent, tell)
    if other is not None and other != own:
        raise BuildError(
            f"The Stockfish that was built searches another way than {installed} of the same version"
            f" (bench {own}, not {other}). It was deleted."
        )


def _name(program: Path | str) -> str:
    return ask_engine(EngineSpec(STOCKFISH, "Stockfish", (str(program),)))["name"]


def _signature(program: Path | str, folder: Path, tell: Tell) -> int | None:
    """The nodes of its command bench: the same for all builds of a version. None if it fails. Its log is
    written into `folder`."""
    log = folder / "bench.log"
    if _run(f"checking {program}", [str(program), "bench"], log, _BENCH, tell):
        return None
    for line in _lines(log):
        name, _, value = line.partition(":")
        if name.strip() == "Nodes searched" and value.strip().isdigit():
            return int(value)
    return None


def _install(program: Path, place: Path) -> Path:
    """Put the program in its place, and take away the builds for other processors."""
    ready = program.parent / "ready"
    ready.mkdir()
    program.rename(ready / "stockfish")
    for architecture in ARCHITECTURES:
        shutil.rmtree(place.parent / architecture, ignore_errors=True)
    ready.rename(place)
    return place / "stockfish"


def _run(step: str, command: Sequence[str], log: Path, limit: float, tell: Tell) -> int:
    """Run a step to its end, in the folder of its `log` -> its status. Raises BuildError if it takes too
    long; it and its children are ended, also when this process is told to end."""
    tell(step)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    began = time.monotonic()
    with log.open("wb") as out:
        try:
            process = subprocess.Popen(
                command,
                cwd=log.parent,
                env={**environment, "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=lambda: os.nice(10),
            )
        except OSError as error:
            raise BuildError(f"{command[0]} cannot be run: {error.strerror}.") from None
        try:
            while True:
                try:
                    return process.wait(_TICK)
                except subprocess.TimeoutExpired:
                    seconds = time.monotonic() - began
                    tell(f"{step}: {seconds:.0f} s")
                    if seconds > limit:
                        raise BuildError(f"{command[0]} took longer than {limit:.0f} s.") from None
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _lines(log: Path) -> list[str]:
    try:
        return [line for line in log.read_text("utf-8", errors="replace").splitlines() if line.strip()]
    except OSError:
        return []
