"""What every test may ask for: real servers, started by the first test that does."""

from __future__ import annotations

from tests.servers import postgres_cluster, postgres_server, postgres_url, redis_server, redis_url

__all__ = ["postgres_cluster", "postgres_server", "postgres_url", "redis_server", "redis_url"]
