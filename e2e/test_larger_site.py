"""Two webs and two workers on one PostgreSQL, seen by a browser: what is started at one web is
watched at the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import ROOT
from e2e.review_page import FINISHED, classes, post_json, wait_until_reviewed
from tests.processes import Site, Web
from tests.servers import postgres

GAME = (ROOT / "tests" / "data" / "games" / "00.pgn").read_text()
GAMES = "\n\n".join(f'[White "{name}"]\n[Black "B"]\n\n1. e4 e5 2. Nf3 Nc6 *' for name in "ACDE")


@pytest.fixture(scope="module")
def webs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Web, Web]]:
    """Two webs, with two workers and Stockfish behind them."""
    with postgres() as database:
        site = Site(tmp_path_factory.mktemp("larger"), KIBITZ_DATABASE_URL=database.fresh())
        try:
            site.worker(), site.worker()
            yield site.two_webs()
        finally:
            site.close()
        assert "Traceback" not in site.logs()


@pytest.mark.nightly
def test_a_review_that_was_started_at_one_web_is_watched_at_the_other(
    page: Page, context: BrowserContext, webs: tuple[Web, Web]
) -> None:
    order = {"pgn": GAME, "options": {"nodes": 20_000}}
    review_id = post_json(f"{webs[1].url}/api/reviews", order)["id"]
    page.goto(f"{webs[0].url}/r/{review_id}")
    other = context.new_page()
    other.goto(f"{webs[1].url}/r/{review_id}")
    for watched in (page, other):
        wait_until_reviewed(watched)
    assert classes(page) == classes(other)
    assert None not in classes(page)


@pytest.mark.nightly
def test_a_collection_fills_at_the_web_that_did_not_take_it(page: Page, webs: tuple[Web, Web]) -> None:
    made = post_json(f"{webs[1].url}/api/collections", {"pgn": GAMES, "options": {"nodes": 1000}})
    page.goto(f"{webs[0].url}/c/{made['id']}")
    expect(page.locator(".collection__row")).to_have_count(4)
    expect(page.locator(".collection__row.is-done")).to_have_count(4, timeout=FINISHED)
