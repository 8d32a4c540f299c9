"""Keeps one warm engine pool for a worker: engines outlive a review."""

from __future__ import annotations

import logging
import subprocess
from pathlib import Path

from server.analysis.engine.locate import EngineSpec, resolve_engine
from server.analysis.engine.pool import Count, EnginePool
from server.analysis.review.options import ReviewOptions

_log = logging.getLogger(__name__)

PREPARATION_DEADLINE = 300.0
"""Seconds for an engine's preparation. What fails here is told by the engine itself when it starts."""


class PoolKeeper:
    """`engine`: path of a UCI engine from the settings, or None. `cores`: engines that search at once.
    `count` is told what they do."""

    def __init__(
        self,
        engine: str | None,
        cores: int,
        node_modules: Path,
        count: Count = lambda name, amount: None,
    ) -> None:
        self._engine = engine
        self._cores = cores
        self._node_modules = node_modules
        self._count = count
        self._spec: EngineSpec | None = None
        self._pool: EnginePool | None = None

    def pool_for(self, options: ReviewOptions) -> EnginePool:
        """The pool of the engine that `options` name; raises EngineError where it is not installed."""
        spec = resolve_engine(options.engine, self._engine, node_modules=self._node_modules)
        if self._pool is None or spec != self._spec:
            self.close()
            _prepare(spec)
            self._spec, self._pool = spec, EnginePool(spec, self._cores, count=self._count)
        return self._pool

    def warm(self) -> None:
        """Start the engines of the default choice, so that the first review need not wait for them."""
        self.pool_for(ReviewOptions()).warm()

    def close(self) -> None:
        """End the engines; a later call of `pool_for` starts new ones."""
        if self._pool is not None:
            self._pool.close()
        self._pool = self._spec = None


def _prepare(spec: EngineSpec) -> None:
    if not spec.preparation:
        return
    try:
        subprocess.run(spec.preparation, check=True, capture_output=True, timeout=PREPARATION_DEADLINE)
    except (OSError, subprocess.SubprocessError) as error:
        _log.warning("%s could not be prepared: %s", spec.label, error)
