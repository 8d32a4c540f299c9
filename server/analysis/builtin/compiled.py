"""The decorator of the engine's compiled functions. Their code lies in a folder named after this package's
sources."""

from __future__ import annotations

from pathlib import Path

from endgames.compiled import compiler

jit = compiler(Path(__file__).parent)
