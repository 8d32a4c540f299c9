"""The live part alone, under gunicorn as `kibitz serve` has it: what is watched, and `/figures` of the
process.

`python -m gunicorn tests.live.served:app`, with the settings of a Kibitz whose database is there.
"""

from __future__ import annotations

import os
from pathlib import Path

import flask

from server.live.socket import create_live
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store

_settings = Settings.from_environ()
_store = Store(_settings.database_url)
_live = create_live(_store, CollectionStore(_store.database), _settings)
app = flask.Flask(__name__)


@app.get("/figures")
def figures() -> dict[str, int]:
    """Open connections, those that were given up, bytes that wait for all, resident bytes, the process."""
    opened = list(_live.connections._open.values())
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return {
        "open": len(opened),
        "dropped": _live.connections._traffic.dropped,
        "waiting": sum(connection.outbox.waiting for connection in opened),
        "resident": resident,
        "pid": os.getpid(),
    }


_live.init_app(app)
