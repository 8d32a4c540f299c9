"""The ends of runs that no pipeline tells, as it never began or never came to one."""

from __future__ import annotations

from server.analysis.events.events import FailedEvent
from server.i18n.texts import sentence

STOPPED = FailedEvent.of("stopped", sentence("end-stopped"), retry=True)
"""Stopped while it waited."""
CRASHED = FailedEvent.of("crashed", sentence("end-crashed"), retry=True)
"""Its workers did not survive it."""
INTERNAL = FailedEvent.of("internal", sentence("end-internal"), retry=True)
"""A fault of ours."""
