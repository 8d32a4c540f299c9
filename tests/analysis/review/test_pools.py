"""The keeper of engine pools: one pool at a time, prepared once, warm between reviews."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from server.analysis.engine.locate import EngineSpec
from server.analysis.review import pools
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pools import PoolKeeper

FAKE = (sys.executable, str(Path(__file__).parents[2] / "fake_uci.py"))


@pytest.fixture
def specs(monkeypatch: pytest.MonkeyPatch) -> dict[str, EngineSpec]:
    """What each name means on this test's machine."""
    known: dict[str, EngineSpec] = {}
    monkeypatch.setattr(pools, "resolve_engine", lambda name, *_, **places: known[name])
    return known


def keeper() -> PoolKeeper:
    return PoolKeeper(None, 1, Path("nowhere"))


def test_a_pool_stays_until_another_engine_is_asked_for(specs: dict[str, EngineSpec]) -> None:
    specs["auto"] = EngineSpec("one", "One", FAKE)
    specs["builtin"] = EngineSpec("two", "Two", FAKE)
    subject = keeper()
    first = subject.pool_for(ReviewOptions())
    assert subject.pool_for(ReviewOptions(nodes=5_000)) is first
    assert subject.pool_for(ReviewOptions(engine="builtin")) is not first
    subject.close()


def test_whoever_counts_is_told_by_every_pool(specs: dict[str, EngineSpec]) -> None:
    specs["auto"] = EngineSpec("one", "One", FAKE)
    told: list[str] = []
    subject = PoolKeeper(None, 1, Path("nowhere"), lambda name, amount: told.append(name))
    subject.pool_for(ReviewOptions()).count("nodes", 1)
    subject.close()
    assert told == ["nodes"]


def test_an_engine_is_prepared_once_before_its_first_start(
    specs: dict[str, EngineSpec], tmp_path: Path
) -> None:
    note = tmp_path / "prepared"
    prepare = (sys.executable, "-c", f"open({str(note)!r}, 'a').write('x')")
    specs["auto"] = EngineSpec("one", "One", FAKE, preparation=prepare)
    subject = keeper()
    subject.pool_for(ReviewOptions()).warm()
    assert note.read_text() == "x"
    subject.pool_for(ReviewOptions()).warm()
    assert note.read_text() == "x"
    subject.close()


def test_an_engine_whose_preparation_fails_is_started_all_the_same(specs: dict[str, EngineSpec]) -> None:
    specs["auto"] = EngineSpec("one", "One", FAKE, preparation=(sys.executable, "-c", "raise SystemExit(1)"))
    subject = keeper()
    assert subject.pool_for(ReviewOptions()).identity
    subject.close()
