"""Puzzles in embeds: a review's in a frame, a PGN's in the element and in the viewer without a server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import FrameLocator, Page, Route, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, sample_id
from server.system.paths import BUILT

BACK_RANK = """[Event "Mate in one"]
[SetUp "1"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"]

1. Re8# { The back rank is weak. } *"""


def panel_of(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


def solve(page: Page) -> None:
    """The one puzzle of `BACK_RANK`, by keyboard: a wrong move, then the right one."""
    frame = panel_of(page)
    expect(frame.locator(".puzzles__panel")).to_contain_text("1 of 1", timeout=FINISHED)
    expect(frame.locator(".puzzles__panel")).to_contain_text("Mate in one")
    for move in ("Kf1", "Re8"):
        frame.locator(".board__type").press("Enter")
        frame.locator(".move-field input").fill(move)
        frame.locator(".move-field input").press("Enter")
        if move == "Kf1":
            expect(frame.locator("[data-tone=bad]")).to_contain_text("Kf1 is not it")
            expect(frame.get_by_role("button", name="Try again")).to_be_focused()
            frame.get_by_role("button", name="Try again").click()
    expect(frame.locator("[data-tone=good]")).to_contain_text("Re8# is the best move")
    expect(frame.locator(".puzzles__panel")).to_contain_text("The back rank is weak.")
    frame.get_by_role("button", name="Finish").click()
    expect(frame.locator(".puzzles__panel")).to_contain_text("Solved 0 of 1 without help")


def test_a_reviews_puzzles_are_asked_in_a_frame(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{server.url}/embed/{sample_id(server.url, 'club')}?mode=puzzle")
    panel = page.locator(".puzzles__panel")
    expect(panel).to_contain_text("1 of", timeout=FINISHED)
    panel.get_by_role("button", name="Hint").click()
    expect(panel.locator(".drill__hint")).to_contain_text("Look at")
    panel.get_by_role("button", name="Solution").click()
    expect(panel).to_contain_text("The best move is")
    expect(panel.get_by_role("link")).to_have_attribute("target", "_blank")
    panel.get_by_role("button", name="Next").click()
    expect(panel).to_contain_text("2 of")
    assert not page.context.cookies()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_element_asks_a_pgns_puzzle(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/about")
    page.set_content(
        f'<script src="{server.url}/static/embed.js" defer></script>'
        f'<kibitz-review mode="puzzle" lang="en" server="{server.url}"><pre>{BACK_RANK}</pre></kibitz-review>'
    )
    solve(page)


def test_the_viewer_without_a_server_asks_it_from_a_disk(page: Page, tmp_path: Path) -> None:
    for name in ("kibitz-viewer.js", "kibitz-puzzles.js"):
        (tmp_path / name).write_bytes((BUILT / "viewer" / name).read_bytes())
    (tmp_path / "club.html").write_text(
        '<!doctype html><meta charset="utf-8"><script src="kibitz-viewer.js" defer></script>'
        f'<kibitz-viewer mode="puzzle" lang="en"><pre>{BACK_RANK}</pre></kibitz-viewer>'
    )
    page.goto((tmp_path / "club.html").as_uri())
    solve(page)


def test_a_hint_asked_for_before_the_rules_are_there_comes_with_them(page: Page, server: Server) -> None:
    held: list[Route] = []
    page.route("**/chess-*.js", lambda route: held.append(route))
    page.goto(f"{server.url}/embed/{sample_id(server.url, 'club')}?mode=puzzle")
    panel = page.locator(".puzzles__panel")
    panel.get_by_role("button", name="Hint").click(timeout=FINISHED)
    expect(panel.locator(".drill__hint")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    expect(panel.locator(".drill__hint")).to_contain_text("Look at")
