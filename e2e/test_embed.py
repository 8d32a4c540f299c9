"""The viewer on somebody else's site: another origin, a sandbox, no JavaScript."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, post_json

IMMORTAL = (Path(__file__).parents[1] / "tests" / "data" / "games" / "00.pgn").read_text()


class ClubPage(BaseHTTPRequestHandler):
    """A club's page that consists of what was pasted into it."""

    body: ClassVar[str] = ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        script = "window.heights = []; addEventListener('message', event => heights.push(event.data));"
        self.wfile.write(f"<!doctype html><script>{script}</script>{self.body}".encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def club() -> Iterator[str]:
    """The address of a web site on another origin."""
    site = ThreadingHTTPServer(("127.0.0.1", 0), ClubPage)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_address[1]}/"
    site.shutdown()
    site.server_close()


def start_review(server: Server) -> str:
    made = post_json(f"{server.url}/api/reviews", {"pgn": IMMORTAL, "options": {"preset": "fast"}})
    key: str = made["id"]
    return key


@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts"'])
def test_an_embed_on_another_origin_is_live_and_tells_its_height(
    page: Page, server: Server, club: str, sandbox: str
) -> None:
    key = start_review(server)
    ClubPage.body = f'<iframe {sandbox} src="{server.url}/embed/{key}" width="600" height="700"></iframe>'
    page.goto(club)
    frame = page.frame_locator("iframe")
    expect(frame.locator("button.move[data-ply]")).to_have_count(45)
    expect(frame.locator("button.move[data-ply='44']")).to_have_attribute(
        "data-class", "best", timeout=FINISHED
    )
    heights = page.evaluate("heights.filter(data => data.type === 'kibitz:height')")
    assert heights and heights[-1]["id"] == key and heights[-1]["height"] > 200


def test_an_embed_is_readable_without_javascript(server: Server, context: BrowserContext) -> None:
    key = start_review(server)
    assert context.browser is not None
    plain = context.browser.new_context(java_script_enabled=False)
    page = plain.new_page()
    page.goto(f"{server.url}/embed/{key}")
    expect(page.locator("svg").first).to_be_visible()
    expect(page.locator("body")).to_contain_text("Anderssen")
    expect(page.locator("body")).to_contain_text("Be7")
    plain.close()


def test_only_the_embed_may_be_framed_by_others(context: BrowserContext, server: Server, club: str) -> None:
    key = start_review(server)
    page = context.new_page()
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    ClubPage.body = f'<iframe src="{server.url}/r/{key}"></iframe>'
    page.goto(club)
    page.wait_for_timeout(1000)
    assert any("frame-ancestors" in text for text in refused)
    assert page.frame_locator("iframe").locator("button.move").count() == 0
