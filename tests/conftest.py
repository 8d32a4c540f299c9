"""What every test may ask for: real servers, started by the first test that does. And what they all have:
their folders in memory, new databases at once."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from server.store.database import migrations
from server.system.paths import COMPILED, COMPILED_VARIABLE
from tests import fresh_tables, scratch
from tests.servers import postgres_cluster, postgres_server, postgres_url

__all__ = ["postgres_cluster", "postgres_server", "postgres_url"]

os.environ.setdefault(COMPILED_VARIABLE, str(COMPILED))
"""Compiled once for all tests, also where a test has a data folder of its own."""
scratch.use_memory()
_FIRST = (
    "tests/chaos/test_chaos.py",
    "tests/test_wheel.py",
    "tests/work/test_worker.py",
    "tests/work/test_full_disk.py",
    "tests/work/test_start_faults.py",
)
"""The files that take longest, waiting for processes most of it: one of them at the end would leave the other
processors idle."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(_FIRST))


@pytest.fixture
def usual_umask() -> Iterator[None]:
    """New files are readable by everybody, unless their maker says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture(autouse=True, scope="session")
def new_databases_are_quick() -> Iterator[None]:
    """Of this process; what a test starts goes all the steps."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "upgrade", fresh_tables.upgrade)
        yield
