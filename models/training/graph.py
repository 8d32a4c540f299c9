"""A TensorFlow Lite file in the making, with flatbuffers and the schema inside ai_edge_litert, without
TensorFlow.

Owns tensors, operators and how they are packed; knows no network. All operators are of the lowest version
that does what is wanted, so that tflite-runtime 2.14 runs the file as well as later ones.
"""

from __future__ import annotations

from typing import Any

import flatbuffers
import numpy as np
import numpy.typing as npt
from ai_edge_litert import schema_py_generated as schema

Operator = schema.BuiltinOperator
Array = npt.NDArray[Any]

VERSIONS = {Operator.DEQUANTIZE: 3}
"""Of operators whose first version does not do: before 3, DEQUANTIZE reads no float16."""


class Graph:
    """Tensors and operators in the making. Every tensor is named by its number."""

    def __init__(self) -> None:
        self.tensors: list[Any] = []
        self.buffers: list[Any] = [schema.BufferT()]  # the first stands for "no data"
        self.operators: list[Any] = []
        self.codes: list[int] = []

    def rows(self, name: str, *shape: int) -> int:
        """A float32 tensor with as many rows as there are positions, each of this shape."""
        return self._tensor(name, [1, *shape], signature=[-1, *shape])

    def constant(self, name: str, values: Array) -> int:
        """Float32 weights."""
        return self._tensor(name, list(values.shape), np.ascontiguousarray(values, np.float32))

    def halves(self, name: str, values: Array) -> int:
        """Weights that lie in the file as float16, and are read as float32."""
        shape = list(values.shape)
        stored = self._tensor(f"{name}_16", shape, values.astype(np.float16), kind=schema.TensorType.FLOAT16)
        read = self._tensor(name, shape)
        self.add(Operator.DEQUANTIZE, [stored], [read], "Dequantize")
        return read

    def integers(self, name: str, values: Array) -> int:
        """An axis or indices, as SPLIT and GATHER want them."""
        return self._tensor(name, list(values.shape), values.astype(np.int32), kind=schema.TensorType.INT32)

    def _tensor(
        self,
        name: str,
        shape: list[int],
        data: Array | None = None,
        signature: list[int] | None = None,
        kind: int = schema.TensorType.FLOAT32,
    ) -> int:
        tensor = schema.TensorT()
        tensor.name, tensor.shape, tensor.type, tensor.shapeSignature = name, shape, kind, signature
        tensor.buffer = 0
        if data is not None:
            buffer = schema.BufferT()
            buffer.data = np.frombuffer(data.tobytes(), np.uint8)
            self.buffers.append(buffer)
            tensor.buffer = len(self.buffers) - 1
        self.tensors.append(tensor)
        return len(self.tensors) - 1

    def add(self, code: int, inputs: list[int], outputs: list[int], options: str = "", **fields: int) -> None:
        """An operator; `options` names its table in the schema, without "Options"."""
        if code not in self.codes:
            self.codes.append(code)
        operator = schema.OperatorT()
        operator.opcodeIndex = self.codes.index(code)
        operator.inputs, operator.outputs = inputs, outputs
        if options:
            operator.builtinOptionsType = getattr(schema.BuiltinOptions, f"{options}Options")
            operator.builtinOptions = getattr(schema, f"{options}OptionsT")()
            for name, value in fields.items():
                setattr(operator.builtinOptions, name, value)
        self.operators.append(operator)

    def layer(self, name: str, source: int, weights: Array, bias: Array, *, clip: bool = False) -> int:
        """`source @ weights.T + bias`, clipped to [0, 6] if asked."""
        output = self.rows(name, len(weights))
        inputs = [source, self.constant(f"{name}_w", weights), self.constant(f"{name}_b", bias)]
        kind = schema.ActivationFunctionType
        clipping = kind.RELU6 if clip else kind.NONE
        self.add(
            Operator.FULLY_CONNECTED, inputs, [output], "FullyConnected", fusedActivationFunction=clipping
        )
        return output

    def combine(self, name: str, what: str, one: int, other: int, columns: int) -> int:
        """Add, Sub or Mul, element by element."""
        output = self.rows(name, columns)
        self.add(getattr(Operator, what.upper()), [one, other], [output], what)
        return output

    def join(self, name: str, one: int, other: int, columns: int, axis: int) -> int:
        """Two tensors as one, along the axis."""
        output = self.rows(name, columns)
        self.add(Operator.CONCATENATION, [one, other], [output], "Concatenation", axis=axis)
        return output

    def split(self, names: list[str], source: int, columns: int, axis: int) -> list[int]:
        """One tensor as equal parts, along the axis."""
        outputs = [self.rows(name, columns) for name in names]
        along = self.integers(f"axis_{axis}", np.array(axis))
        self.add(Operator.SPLIT, [along, source], outputs, "Split", numSplits=len(outputs))
        return outputs

    def pick(self, name: str, source: int, columns: Array) -> int:
        """The columns with these numbers."""
        output = self.rows(name, len(columns))
        self.add(Operator.GATHER, [source, self.integers(f"{name}_of", columns)], [output], "Gather", axis=1)
        return output

    def packed(self, description: str, inputs: list[int], output: int) -> bytes:
        """The file's content."""
        main = schema.SubGraphT()
        main.name, main.tensors, main.operators = "main", self.tensors, self.operators
        main.inputs, main.outputs = inputs, [output]
        model = schema.ModelT()
        model.version, model.description = 3, description
        model.subgraphs, model.buffers = [main], self.buffers
        model.operatorCodes = [_code(number) for number in self.codes]
        builder = flatbuffers.Builder(1 << 21)
        builder.Finish(model.Pack(builder), file_identifier=b"TFL3")
        return bytes(builder.Output())


def _code(number: int) -> Any:
    code = schema.OperatorCodeT()
    code.builtinCode = code.deprecatedBuiltinCode = number
    code.version = VERSIONS.get(number, 1)
    return code
