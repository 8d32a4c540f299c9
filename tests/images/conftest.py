"""The fonts, loaded once for all tests of drawings."""

from __future__ import annotations

import pytest

from server.images.lettering import Lettering
from server.system.paths import ROOT


@pytest.fixture(scope="session")
def letters() -> Lettering:
    return Lettering(ROOT / "node_modules")
