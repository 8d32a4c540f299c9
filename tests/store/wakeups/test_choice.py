"""Which wake-ups an address brings."""

from __future__ import annotations

import pytest

from server.store.wakeups.by_postgresql import Notify
from server.store.wakeups.by_redis import Publisher
from server.store.wakeups.choice import Nobody, announcer, listen
from tests.store.wakeups.conftest import Ears


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("", Nobody),
        ("sqlite:////tmp/kibitz.db", Nobody),
        ("postgresql://db/kibitz", Notify),
        ("postgresql+psycopg://db/kibitz", Notify),
        ("redis://cache", Publisher),
        ("rediss://cache", Publisher),
    ],
)
def test_the_scheme_decides_who_tells(url: str, kind: type) -> None:
    made = announcer(url)
    assert isinstance(made, kind)
    made.close()


def test_where_nobody_tells_nobody_listens() -> None:
    assert listen("", Ears().hearer) is None


@pytest.mark.parametrize("server", ["postgres_url", "redis_url"])
def test_where_somebody_tells_he_is_heard(request: pytest.FixtureRequest, server: str) -> None:
    ears = Ears()
    listener = listen(request.getfixturevalue(server), ears.hearer)
    assert listener is not None
    ears.wait_until_relied(True)
    listener.close()
