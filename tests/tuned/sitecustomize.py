"""Python imports this before anything else if its folder is in PYTHONPATH: see `tuned`. A constant is set as
soon as its module has been imported, and before anybody has used it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

_TUNED: dict[str, Any] = json.loads(os.environ.get("TUNED", "{}"))


class _Tuner(PathFinder):
    """Finds modules as Python does, and has those with such constants set them."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        constants = {key.rpartition(".")[2]: _TUNED[key] for key in _TUNED if key.rpartition(".")[0] == name}
        spec = PathFinder.find_spec(name, path, target) if constants else None
        if spec is None or spec.loader is None:
            return None
        execute = spec.loader.exec_module

        def execute_and_tune(module: ModuleType) -> None:
            execute(module)
            missing = [constant for constant in constants if not hasattr(module, constant)]
            assert not missing, f"{name} has no {missing}"
            vars(module).update(constants)

        spec.loader.exec_module = execute_and_tune  # type: ignore[method-assign]
        return spec


sys.meta_path.insert(0, _Tuner)
