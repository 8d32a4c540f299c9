"""The `failed` events that the worker writes, where the pipeline never began or crashed."""

from __future__ import annotations

from server.analysis.events.events import FailedEvent
from server.i18n.texts import sentence

STOPPED = FailedEvent.of("stopped", sentence("end-stopped"), retry=True)
"""Stopped while it waited."""
CRASHED = FailedEvent.of("crashed", sentence("end-crashed"), retry=True)
"""Every worker that tried it died."""
INTERNAL = FailedEvent.of("internal", sentence("end-internal"), retry=True)
"""A fault of ours."""
