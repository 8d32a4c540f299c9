"""`models/people-LEVEL.tflite` under every interpreter that is installed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from server.analysis.nn import loader
from server.analysis.nn.loader import INTERPRETERS
from server.analysis.people import network
from server.analysis.people.network import LEVELS, Network, file_of, shared

MEGABYTE = 1_000_000


@pytest.mark.parametrize("interpreter", INTERPRETERS)
def test_a_network_answers_under_each_interpreter(interpreter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip(interpreter)
    monkeypatch.setattr(loader, "INTERPRETERS", (interpreter,))
    logits = Network(file_of(1500)).logits(np.ones((8, 8, 112), np.float32))
    assert logits.shape == (64 * 80,)
    assert logits.dtype == np.float32
    assert np.isfinite(logits).all()


def test_an_answer_is_kept_by_whoever_asked() -> None:
    asked = Network(file_of(1500))
    first = asked.logits(np.ones((8, 8, 112), np.float32))
    before = first.copy()
    assert not np.array_equal(asked.logits(np.zeros((8, 8, 112), np.float32)), before)
    assert np.array_equal(first, before)


def test_the_levels_are_three_small_files_and_loaded_once() -> None:
    assert list(shared()) == list(LEVELS)
    assert shared() is shared()
    assert sum(file_of(level).stat().st_size for level in LEVELS) < 4 * MEGABYTE


def test_networks_that_were_freed_are_loaded_again() -> None:
    before = shared()
    network.forget()
    assert shared() is not before
    assert list(shared()) == list(LEVELS)


def test_a_file_that_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "MODELS", tmp_path)
    with pytest.raises(ValueError, match=r"people-1100\.tflite"):
        Network(file_of(1100))
