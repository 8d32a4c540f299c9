"""What every test may ask for: real servers, started by the first test that does."""

from __future__ import annotations

import os

from server.files import COMPILED, COMPILED_VARIABLE
from tests.servers import postgres_cluster, postgres_server, postgres_url, redis_server, redis_url

__all__ = ["postgres_cluster", "postgres_server", "postgres_url", "redis_server", "redis_url"]

os.environ.setdefault(COMPILED_VARIABLE, str(COMPILED))
"""Compiled once for all tests, also where a test has a data folder of its own."""
