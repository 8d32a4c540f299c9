"""Somebody else's web site: pages on another origin, and what a review of its own is like there."""

from __future__ import annotations

import functools
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from e2e.conftest import Server
from e2e.review_page import FINISHED, get_json, post_json

IMMORTAL = (Path(__file__).parents[1] / "tests" / "data" / "games" / "00.pgn").read_text()
SHORT = '[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0'


class OtherSite:
    """`pages`: path -> HTML. `url`: the site's origin."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pages: dict[str, str] = {}

    def show(self, body: str, path: str = "/", head: str = "") -> str:
        """Put a page there -> its address."""
        self.pages[path] = (
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" '
            f'content="width=device-width"><link rel="icon" href="data:,">{head}<body style="margin:0">{body}'
        )
        return self.url + path


@contextmanager
def other_site() -> Iterator[OtherSite]:
    """A site that is up while it is needed."""
    httpd = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    site = OtherSite(f"http://127.0.0.1:{httpd.server_address[1]}")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            text = site.pages.get(self.path.split("?")[0])
            self.send_response(200 if text else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write((text or "").encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    httpd.RequestHandlerClass = Handler
    threading.Thread(target=httpd.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    yield site
    httpd.shutdown()
    httpd.server_close()


def start_review(server: Server, pgn: str = IMMORTAL) -> str:
    """A review that runs -> its id."""
    made = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"preset": "fast"}})
    key: str = made["id"]
    return key


def finished_review(server: Server) -> str:
    """The id of a review of `SHORT` that is done; one for all tests."""
    return _finished(server.url)


@functools.cache
def _finished(url: str) -> str:
    made = post_json(f"{url}/api/reviews", {"pgn": SHORT, "options": {"preset": "fast"}})
    deadline = time.monotonic() + FINISHED / 1000
    while get_json(f"{url}/api/reviews/{made['id']}")["status"] != "done":
        assert time.monotonic() < deadline, "the review does not come to its end"
        time.sleep(0.2)
    key: str = made["id"]
    return key
