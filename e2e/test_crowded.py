"""More watchers than a web process has room for: whoever comes last still sees the review grow."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext

from e2e.conftest import in_one_browser, start_server, stop_server
from e2e.review_page import FINISHED, post_json, wait_until_reviewed
from tests.live.serving import RawClient

GAME = (Path(__file__).parents[1] / "tests" / "data" / "games" / "00.pgn").read_text()


@pytest.mark.nightly
@in_one_browser
def test_a_page_for_whose_socket_there_is_no_room_shows_the_review_all_the_same(
    context: BrowserContext, tmp_path: Path
) -> None:
    server = start_server(tmp_path / "data", KIBITZ_CONNECTIONS="40")
    with ExitStack() as ends:
        ends.callback(stop_server, server)
        sockets: list[RawClient] = []
        while not sockets or b" 101 " in sockets[-1].head:
            sockets.append(ends.enter_context(closing(RawClient(urlsplit(server.url).netloc))))
        assert len(sockets) == 25, "24 of 40 connections, and one that was refused"
        made = post_json(f"{server.url}/api/reviews", {"pgn": GAME, "options": {"nodes": 30_000}})
        page = context.new_page()
        with page.expect_request("**/events?*", timeout=FINISHED):  # it polls
            page.goto(f"{server.url}/r/{made['id']}")
        wait_until_reviewed(page)
