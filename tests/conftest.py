"""What every test may ask for: real servers, started by the first test that does. And what they all have:
their folders in memory, new databases at once."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from endgames.paths import COMPILED, COMPILED_VARIABLE
from server.store.database.database import metadata
from tests import scratch
from tests.servers import postgres_cluster, postgres_server, postgres_url

__all__ = ["postgres_cluster", "postgres_server", "postgres_url"]

os.environ.setdefault(COMPILED_VARIABLE, str(COMPILED))
"""Compiled once for all tests, also where a test has a data folder of its own."""
scratch.use_memory()
_FIRST = (
    "tests/chaos/test_one_visitor.py",
    "tests/work/test_worker.py",
    "tests/analysis/review/",
    "tests/fuzz/test_fuzz.py",
)
"""Those that take longest: one of them at the end would leave the other processors idle."""


_STARTS = re.compile(
    r"\b(subprocess|multiprocessing|fakes|resolve_engine|postgres\w*|[Ss]andbox|create_app|make_app|app|client"
    r"|tests\.(page|processes|servers|stub_\w+)|numba|builtin|endgames\.(go|structures)|endings\.whole|certificate|prover"
    r"|hypothesis|pipeline|write_changelog|e2e)\b"
)
"""What starts a server, a process or a compiler, reviews whole games or tries random cases, by its name."""
_LONG = (
    "endgames/pawns/test_sums.py",
    "images/test_draw.py",
    "models/test_shallow.py",
    "programs/test_go.py",
    "programs/test_start_check.py",
    "reasons/test_explain.py",
    "reasons/test_words.py",
    "review/test_people.py",
    "scripts/test_build_openings.py",
    "scripts/test_patterns.py",
    "work/test_follower.py",
    "work/test_recovery.py",
)
"""Modules that take five seconds and more, which is too long for `make check`."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Without the collector of garbage: it would look at all tests again and again, a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(_FIRST))
    for item in items:
        if is_quick(item):
            item.add_marker("quick")


def is_quick(item: pytest.Item) -> bool:
    """Whether the module, the fixtures and the parameters of a test name nothing that starts something."""
    assert isinstance(item, pytest.Function)
    names = " ".join((item.name, *item.fixturenames))
    return not (item.get_closest_marker("nightly") or _STARTS.search(names) or _starts(item.path))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`-m quick` need not import the others."""
    is_test = collection_path.match("test_*.py") and config.option.markexpr == "quick"
    return True if is_test and _starts(collection_path) else None


@cache
def _starts(module: Path) -> bool:
    return module.as_posix().endswith(_LONG) or bool(_STARTS.search(module.read_text()))


@pytest.fixture(autouse=True, scope="session")
def tables_are_worded_once() -> Iterator[None]:
    """For all databases of SQLite: SQLAlchemy takes longer to word them than SQLite to make them."""
    plain, words = metadata.create_all, list[str]()

    def word(made: Any, *_: object) -> None:
        words.append(str(made.compile(dialect=sqlite.dialect())))

    def create_all(bind: sa.Connection, **how: Any) -> None:
        if bind.dialect.name != "sqlite":
            plain(bind, **how)
            return
        if not words:
            plain(sa.create_mock_engine("sqlite://", word), checkfirst=False)
        for statement in words:
            bind.exec_driver_sql(statement)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(metadata, "create_all", create_all)
        yield


@pytest.fixture
def usual_umask() -> Iterator[None]:
    """New files are readable by everybody, unless their maker says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)
