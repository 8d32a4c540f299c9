"""`models/model.tflite` under every interpreter that is installed: its contract, and that it is its
weights."""

from __future__ import annotations

import csv
from importlib import import_module
from pathlib import Path
from typing import Any

import chess
import numpy as np
import pytest

from server.analysis.nn import loader
from server.analysis.nn.features import dense, from_boards
from server.analysis.nn.loader import INTERPRETERS, MODEL_FILE, Model, NoInterpreter, interpreter_class
from server.analysis.nn.weights import Weights, load_weights, scores
from tests.analysis.builtin.random_weights import SHAPES, random_weights

POSITIONS = Path(__file__).resolve().parents[3] / "bench" / "data" / "nn_positions.csv"
MEGABYTE = 1_000_000

Floats = np.ndarray[Any, np.dtype[np.float32]]


@pytest.fixture(scope="module")
def boards() -> list[chess.Board]:
    with POSITIONS.open(encoding="utf-8", newline="") as text:
        return [chess.Board(row["fen"]) for row in csv.DictReader(text)][::7]


@pytest.fixture(params=INTERPRETERS)
def model(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Model:
    """The shipped file in one of the interpreters; skipped where that one is not installed."""
    pytest.importorskip(request.param)
    monkeypatch.setattr(loader, "INTERPRETERS", (request.param,))
    return Model()


def compare(model: Model, first: list[chess.Board], second: list[chess.Board]) -> Floats:
    return model.compare(dense(from_boards(first)), dense(from_boards(second)))


def test_two_inputs_and_one_output_of_the_contract(model: Model) -> None:
    interpreter = interpreter_class()(model_path=str(MODEL_FILE))
    inputs, outputs = interpreter.get_input_details(), interpreter.get_output_details()
    assert [list(tensor["shape_signature"]) for tensor in inputs] == [[-1, 769], [-1, 769]]
    assert [list(tensor["shape_signature"]) for tensor in outputs] == [[-1, 1]]
    assert {tensor["dtype"] for tensor in (*inputs, *outputs)} == {np.float32}


def test_a_position_is_as_good_as_itself(model: Model, boards: list[chess.Board]) -> None:
    assert compare(model, boards, boards) == pytest.approx(0.5, abs=1e-6)


def test_the_two_directions_add_up_to_one(model: Model, boards: list[chess.Board]) -> None:
    there, back = compare(model, boards, boards[::-1]), compare(model, boards[::-1], boards)
    assert there + back == pytest.approx(1, abs=1e-6)
    assert there.std() > 0.1


def test_the_output_is_the_weights_own_to_two_centipawns(model: Model, boards: list[chess.Board]) -> None:
    agree(model, load_weights(), boards)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_writer_takes_networks_of_other_shapes(
    shape: tuple[int, int, int], boards: list[chess.Board], tmp_path: Path
) -> None:
    pytest.importorskip("ai_edge_litert.schema_py_generated")
    weights = random_weights(*shape)
    file = tmp_path / "model.tflite"
    import_module("models.training.write_tflite").write_tflite(weights, file)
    agree(Model(file), weights, boards)


def agree(model: Model, weights: Weights, boards: list[chess.Board]) -> None:
    """The model's comparisons are differences of the weights' scores, to two centipawns."""
    by_weights = scores(weights, from_boards(boards))
    # Against a neighbour in value the sigmoid is steep, so that its inverse loses no digits.
    order = np.argsort(by_weights)
    first, second = [boards[row] for row in order[1:]], [boards[row] for row in order[:-1]]
    chances = compare(model, first, second).astype(np.float64)
    gaps = np.diff(by_weights[order])
    assert np.log(chances / (1 - chances)) / weights.k == pytest.approx(gaps / weights.k, abs=2)


def test_one_row_gives_what_it_gives_among_many(model: Model, boards: list[chess.Board]) -> None:
    first, second = boards[:20], boards[20:40]
    together = compare(model, first, second)
    alone = [compare(model, [one], [other])[0] for one, other in zip(first, second, strict=True)]
    assert together == pytest.approx(alone, abs=1e-6)


def test_the_file_is_small_and_all_its_operators_are_of_version_one() -> None:
    assert MODEL_FILE.stat().st_size <= 2 * MEGABYTE
    schema = pytest.importorskip("ai_edge_litert.schema_py_generated")
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(MODEL_FILE.read_bytes(), 0))
    assert {code.version for code in model.operatorCodes} == {1}


def test_the_file_is_what_the_writer_makes_of_the_weights() -> None:
    pytest.importorskip("ai_edge_litert.schema_py_generated")
    build = import_module("models.training.write_tflite").build
    assert build(load_weights()) == MODEL_FILE.read_bytes()


def test_a_machine_without_an_interpreter_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "INTERPRETERS", ("no_such_interpreter",))
    with pytest.raises(NoInterpreter, match="no_such_interpreter"):
        interpreter_class()
