"""A review with a fault in sight, and where things stand on its screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import finished_state, post_json

LONG_NAME = "Bartholomäuskirchenmaierhuberbergersdorfer" * 2
GAME = f"""[White "{LONG_NAME}"]
[Black "Bert"]
[WhiteElo "1400"]

1. e4 {{[%clk 0:09:50]}} d6 {{[%clk 0:09:48]}} 2. Qh5 {{[%clk 0:09:20]}} g6 {{[%clk 0:09:30]}}
3. Qd5 {{[%clk 0:09:00]}} e6 4. Qb3 f6 5. d4 c6 6. Nf3 Bd7 7. g4 h6 8. h4 b6 9. Nc3 a6 10. a4 b5 11. a5 e5
12. d5 cxd5 13. Qxd5 Qxa5 14. Rxa5 Ke7 15. Qxa8 Nc6 16. Qxa6 Nb8 17. Qb6 f5 18. gxf5 gxf5 19. Bh3 fxe4
20. Nd5+ Kf7 21. Qxb8 1-0
"""
FAULT = 26
"""The ply of 13...Qxa5, which gives the queen away."""
BOX = """(css) => {
  const box = document.querySelector(css).getBoundingClientRect();
  return { left: box.left, top: box.top, right: box.right, bottom: box.bottom, width: box.width };
}"""
"""Where an element is in the window."""
HANGS_OVER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FIRST_LINE = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".verdict__why > *"));
  return range.getClientRects()[0].bottom;
}"""


def fault_address(server: Server) -> str:
    """A review that is done, at its fault."""
    return f"{review(server, GAME)}#{FAULT}"


def review(server: Server, pgn: str) -> str:
    made = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"nodes": 1000}})
    finished_state(server.url, made["id"])
    url: str = made["url"]
    return url


def look(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    expect(page.locator(".verdict h2")).to_contain_text("Qxa5")
    expect(page.locator(".graph__bands")).to_contain_text("Opening")
    expect(page.locator(".clocks")).to_be_attached()


def box(page: Page, css: str) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(BOX, css)
    return found
