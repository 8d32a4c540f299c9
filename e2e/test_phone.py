"""A review on a touch screen: the board stays in view, a tap and a swipe do what one expects."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server, chromium_only
from e2e.review_page import until
from e2e.screen import FIRST_LINE, HANGS_OVER, box, fault_address
from tests.sampling import first

IN_SIGHT = """() => {
  const { top, bottom, left, right } = document.querySelector(".board__frame").getBoundingClientRect();
  const ends = document.elementsFromPoint((left + right) / 2, bottom - 4);
  return top >= 0 && bottom <= innerHeight && ends.some((found) => found.closest(".board__frame"));
}"""
"""Whether the whole board is in the window, with nothing over it."""
NOTE_THE_PRESS = """() => {
  globalThis.tabsNow = () => document.querySelector(".tabs").getBoundingClientRect().top;
  addEventListener("pointerdown", () => { globalThis.tabsAtPress = tabsNow(); }, { capture: true });
}"""
"""Keeps where the tabs stood at the press: a tap may scroll to its target first."""
COVERED = """() => {
  const found = document.activeElement;
  const bar = document.querySelector(".review .controls");
  const { bottom, height } = found.getBoundingClientRect();
  return !bar.contains(found) && height > 0 && bottom > bar.getBoundingClientRect().top && found.className;
}"""
"""What has the focus, if it lies behind the bar at the bottom."""
TOUCH_SCREENS = [(390, 844), (320, 568), (768, 1024), (844, 390)]
TARGETS = {
    "key moment": ("report", ".moment"),
    "story": ("report", ".report__story button"),
    "move": ("moves", "button.move[data-ply='31']"),
}
"""What leads to another position: under which tab, and the element."""


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return fault_address(server)


def on_a_touch_screen(browser: Browser, address: str, width: int, height: int) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".tabs [data-tab=report]").click()
    expect(page.locator(".report__start")).to_be_visible()
    return page


@chromium_only
@pytest.mark.parametrize(("width", "height"), first(1, TOUCH_SCREENS))
def test_start_review_shows_the_board_and_the_reason_and_names_no_key(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, address, width, height)
    page.locator(".report__start").tap()
    expect(page.locator(".verdict")).to_contain_text("Key moment 1")
    page.wait_for_function(IN_SIGHT)
    expect(page.locator(".toast")).to_contain_text("The star buttons")
    until(page, f"document.querySelector('.verdict h2').getBoundingClientRect().bottom <= {height}", True)
    if height > 600:
        until(page, f"({FIRST_LINE})() <= {height}", True)
    page.context.close()


@chromium_only
def test_nothing_that_has_the_focus_is_behind_the_bar_at_the_bottom(browser: Browser, address: str) -> None:
    page = on_a_touch_screen(browser, address, 390, 844)
    page.evaluate("scrollTo(0, 0)")
    for _ in range(30):
        page.keyboard.press("Tab")
        until(page, COVERED, False)
    page.context.close()


@pytest.mark.nightly
@chromium_only
def test_a_finished_review_opens_with_its_report_and_names_no_key(browser: Browser, address: str) -> None:
    page = on_a_touch_screen(browser, f"{address.split('#')[0]}?start", 390, 844)
    start = page.locator(".verdict .report__start")
    page.evaluate("scrollTo(0, 0)")
    expect(start).to_be_in_viewport(ratio=1)
    expect(page.locator(".verdict .report__story")).to_be_visible()
    expect(page.locator(".verdict")).not_to_contain_text("n goes to")
    page.locator(".controls__next").tap()
    expect(page.locator(".report > .report__lead .report__start")).to_be_visible()
    page.locator(".controls__previous").tap()
    expect(start).to_be_visible()
    page.context.close()


@chromium_only
@pytest.mark.parametrize(("width", "height"), first(1, TOUCH_SCREENS))
@pytest.mark.parametrize("target", first(1, TARGETS))
def test_the_board_stays_in_view_while_the_report_and_the_moves_are_read(
    browser: Browser, address: str, target: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, f"{address.split('#')[0]}#2", width, height)
    tab, css = TARGETS[target]
    page.locator(f".tabs [data-tab={tab}]").tap()
    found = page.locator(css).first
    found.evaluate("element => element.scrollIntoView({ block: 'end' })")
    page.wait_for_function(IN_SIGHT)
    page.evaluate(NOTE_THE_PRESS)
    found.tap()
    expect(page.locator("button.move[data-ply='2']")).not_to_have_attribute("aria-current", "true")
    page.wait_for_function(IN_SIGHT)
    page.wait_for_function("() => Math.abs(tabsNow() - tabsAtPress) < 2")
    assert page.evaluate(HANGS_OVER) == 0
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".is-scrolled")).to_have_count(0)
    page.context.close()


@pytest.mark.nightly
@chromium_only
@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024)])
def test_the_board_shrinks_as_the_page_scrolls_past_it_and_the_page_keeps_its_height(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, address, width, height)
    page.wait_for_load_state("networkidle")  # what is said of the move is complete
    page.evaluate("scrollTo(0, 0)")
    away = page.locator(".is-scrolled, .is-growing")
    expect(away).to_have_count(0)
    top, full = box(page, ".tabs")["top"], box(page, ".board__frame")["width"]
    for y in (0, 40, 80, 120, 200, 300, 500, 120, 0):
        page.evaluate("y => scrollTo(0, y)", y)
        page.wait_for_function(IN_SIGHT)
        assert box(page, ".tabs")["top"] == pytest.approx(top - y, abs=1)
        page.wait_for_function(
            """() => document.querySelector(".board__frame").getBoundingClientRect().bottom
              <= Math.max(document.querySelector(".controls").getBoundingClientRect().top, innerHeight / 3)"""
        )
    expect(away).to_have_count(0)
    assert box(page, ".board__frame")["width"] == full
    page.evaluate("scrollTo(0, 600)")
    page.wait_for_function(
        "full => document.querySelector('.board__frame').offsetWidth <= 0.75 * full", arg=full
    )
    page.context.close()


@pytest.mark.nightly
@chromium_only
def test_a_phone_that_is_turned_while_the_page_is_scrolled_keeps_the_board_in_view(
    browser: Browser, address: str
) -> None:
    page = on_a_touch_screen(browser, address, 390, 844)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    full = box(page, ".board__frame")["width"]
    page.evaluate("scrollTo(0, 900)")
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT)
        assert page.evaluate(HANGS_OVER) == 0
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function("full => document.querySelector('.board__frame').offsetWidth === full", arg=full)
    page.wait_for_function(
        """() => { const [stage, verdict] = [".stage", ".verdict"].map((css) =>
          document.querySelector(css).getBoundingClientRect());
          return Math.abs(verdict.top - stage.bottom - 6) < 1; }"""
    )
    page.context.close()


@pytest.mark.nightly
@chromium_only
@pytest.mark.parametrize(("width", "height"), first(1, TOUCH_SCREENS))
def test_the_drill_begins_with_its_board_and_its_question_in_view(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, address, width, height)
    page.locator(".report__learn").tap()
    expect(page.locator(".drill__task")).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    assert box(page, ".drill__task")["top"] >= box(page, ".stage" if width < height else ".top")["bottom"] - 1
    assert box(page, ".drill__task")["top"] < height
    page.context.close()


@chromium_only
def test_a_swipe_over_the_board_steps_and_a_piece_that_may_move_is_moved(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(f"{address.split('#')[0]}#3")
    current = page.locator("button.move[aria-current]")
    expect(current).to_have_attribute("data-ply", "3")
    touch = context.new_cdp_session(page)

    def swipe(square: str, x: int, y: int = 0) -> None:
        at = box(page, f"[data-square={square}]")
        begin = {"x": at["left"] + at["width"] / 2, "y": at["top"] + at["width"] / 2}
        end = {"x": begin["x"] + x, "y": begin["y"] + y}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [begin]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [end]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe("e4", -90)
    expect(current).to_have_attribute("data-ply", "4")
    swipe("d4", 90)
    expect(current).to_have_attribute("data-ply", "3")
    swipe("d4", 10)
    swipe("a7", 90)  # Black's turn, and his pawn
    expect(current).to_have_attribute("data-ply", "3")
    context.close()
