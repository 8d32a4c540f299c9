"""Keeps one warm engine pool for a worker: engines outlive a review. Any thread may ask."""

from __future__ import annotations

import threading
from pathlib import Path

from server.analysis.engine.locate import EngineSpec, resolve_engine
from server.analysis.engine.pool import Count, EnginePool
from server.analysis.review.options import ReviewOptions


class PoolKeeper:
    """`engine`: path of a UCI engine from the settings, or None. `cores`: engines that search at once.
    `count` is told what they do. `data_dir`: the data folder, which may hold an engine."""

    def __init__(
        self,
        engine: str | None,
        cores: int,
        node_modules: Path,
        count: Count = lambda name, amount: None,
        *,
        data_dir: Path | None = None,
    ) -> None:
        self._engine = engine
        self._data_dir = data_dir
        self._cores = cores
        self._node_modules = node_modules
        self._count = count
        self._spec: EngineSpec | None = None
        self._pool: EnginePool | None = None
        self._lock = threading.RLock()

    def pool_for(self, options: ReviewOptions) -> EnginePool:
        """The pool of the engine that `options` name; starts none. Raises EngineError where it is not
        installed."""
        spec = resolve_engine(
            options.engine, self._engine, node_modules=self._node_modules, data_dir=self._data_dir
        )
        with self._lock:
            if self._pool is None or spec != self._spec:
                self.close()
                self._spec, self._pool = spec, EnginePool(spec, self._cores, count=self._count)
            return self._pool

    def close(self) -> None:
        """End the engines; a later call of `pool_for` starts new ones."""
        with self._lock:
            if self._pool is not None:
                self._pool.close()
            self._pool = self._spec = None
