"""The viewer on somebody else's site: another origin, a sandbox, no JavaScript, narrow columns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from e2e.conftest import Server, chromium_only
from e2e.other_site import OtherSite, finished_review, other_site, start_review
from e2e.review_page import FINISHED, sample_id
from tests.sampling import first

LISTENER = """<script>
window.heights = [];
addEventListener("message", ({ data }) => {
  if (data.type !== "kibitz:height") return;
  heights.push(data);
  const frame = document.querySelector("iframe");
  if (frame && frame.dataset.obedient) frame.style.height = `${data.height}px`;
});
</script>"""
FRAMES = """async (count) => {
  for (let drawn = 0; drawn < count; drawn++) await new Promise(requestAnimationFrame);
}"""
"""So many times the page is drawn."""


@pytest.fixture
def club() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


@pytest.mark.parametrize("sandbox", first(1, ['sandbox="allow-scripts"', ""]))
def test_an_embed_on_another_origin_is_live_and_tells_its_height(
    page: Page, server: Server, club: OtherSite, sandbox: str
) -> None:
    key = start_review(server)
    frame_line = f'<iframe {sandbox} src="{server.url}/embed/{key}" width="600" height="700"></iframe>'
    page.goto(club.show(frame_line, head=LISTENER))
    frame = page.frame_locator("iframe")
    expect(frame.locator("button.move[data-ply]")).to_have_count(45)
    # No mouse: reasons that come in move the list below them.
    frame.locator("button.move[data-ply='44']").dispatch_event("click")
    expect(frame.locator(".embed__why")).to_contain_text("22… ")
    expect(frame.locator("button.move[data-ply='44']")).to_have_attribute(
        "data-class", "best", timeout=FINISHED
    )
    expect(frame.locator(".embed__why")).to_contain_text("is the best move")
    heights = page.evaluate("heights")
    assert heights and heights[-1]["id"] == key and heights[-1]["height"] > 200


@pytest.mark.nightly
def test_an_embed_keeps_nothing_in_the_browser(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/embed/{finished_review(server)}")
    expect(page.locator(".is-live button.move[data-ply]")).to_have_count(7)
    page.locator("button.move[data-ply='3']").click()
    assert page.context.cookies() == []
    assert page.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]


@pytest.mark.nightly
@pytest.mark.parametrize("width", first(1, [390, 280, 559, 560, 768, 1000]))
def test_an_embed_fits_its_frame_and_asks_for_one_height(
    page: Page, server: Server, club: OtherSite, width: int
) -> None:
    source = f"{server.url}/embed/{finished_review(server)}?ply=5"
    style = f"width: {width}px; border: 0"
    line = f'<iframe data-obedient="1" sandbox="allow-scripts" src="{source}" style="{style}"></iframe>'
    page.goto(club.show(line, head=LISTENER))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".is-live button.move[aria-current]")).to_contain_text("Bc4")
    expect(frame.locator(".graph__band").first).to_be_visible()
    page.evaluate(FRAMES, 60)  # a loop would show by now
    told = page.evaluate("heights.map(data => data.height)")
    assert 200 < told[-1] <= 1000
    assert len(told) < 12, told
    root = frame.locator("html")
    assert root.evaluate("root => [root.scrollWidth - root.clientWidth, root.className]") == [0, ""]
    assert root.evaluate("root => root.scrollHeight") <= told[-1]
    edges = root.evaluate(
        "root => [...root.querySelectorAll('button, .board__frame, .graph, .panels, .player')]"
        ".filter(item => item.offsetWidth).map(item => item.getBoundingClientRect().right)"
    )
    assert max(edges) <= width


@pytest.mark.nightly
def test_a_frame_that_is_too_low_scrolls(page: Page, server: Server, club: OtherSite) -> None:
    source = f"{server.url}/embed/{finished_review(server)}"
    page.goto(club.show(f'<iframe src="{source}" width="400" height="300"></iframe>'))
    root = page.frame_locator("iframe").locator("html")
    expect(root).to_have_class("is-short")
    assert root.evaluate("root => root.scrollWidth - root.clientWidth") == 0


def test_the_panels_change_by_click_and_by_key(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/embed/{finished_review(server)}")
    moves, moments, report = (page.get_by_role("tab").nth(index) for index in range(3))
    expect(moves).to_have_attribute("aria-selected", "true")
    report.click()
    expect(page.locator(".report__value").first).to_be_visible()
    report.press("ArrowLeft")
    expect(moments).to_be_focused()
    page.locator(".moment").first.click()
    moves.click()
    expect(page.locator("button.move[aria-current]")).to_be_visible()


WHY = "Allows mate in one: 4.Qxf7#."
"""Of 3... Nf6, ply 6 of `SHORT`."""


@pytest.mark.parametrize("script", [True, pytest.param(False, marks=[chromium_only, pytest.mark.nightly])])
@pytest.mark.parametrize("width", first(1, [280, 1000]))
def test_an_embed_says_why_with_javascript_and_without(
    server: Server, context: BrowserContext, width: int, script: bool
) -> None:
    assert context.browser is not None
    size: ViewportSize = {"width": width, "height": 900}
    own = context.browser.new_context(java_script_enabled=script, viewport=size)
    page = own.new_page()
    page.goto(f"{server.url}/embed/{finished_review(server)}?ply=6&lang=en")
    if script:
        expect(page.locator(".is-live button.move[aria-current]")).to_contain_text("Nf6")
    expect(page.locator(".embed__why")).to_contain_text(WHY)
    in_list = page.locator(".moves__said" if script else ".embed__said").filter(has_text=WHY)
    # below the board it would fill the list
    expect(in_list).to_be_visible(visible=width == 1000 or not script)
    if script:
        page.get_by_role("tab", name="Moments").click()
    expect(page.locator(".moment__said").filter(has_text=WHY)).to_be_visible()
    if script:
        page.keyboard.press("Home")
        expect(page.locator(".embed__why")).not_to_contain_text("mate")
    own.close()


def test_an_embed_says_nothing_where_reasons_are_hidden(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/embed/{finished_review(server)}?ply=6&lang=en&hide=reasons")
    expect(page.locator(".is-live button.move[aria-current]")).to_contain_text("Nf6")
    page.get_by_role("tab", name="Moments").click()
    expect(page.locator(".moment").first).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Allows mate")


@pytest.mark.nightly
def test_a_list_that_scrolls_makes_the_frame_no_higher(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/embed/{sample_id(server.url, 'club')}?ply=44")
    expect(page.locator(".is-live .move__miss").first).to_be_attached()
    assert page.evaluate("""() => {
      const { documentElement: root } = document;
      return root.scrollHeight <= Math.max(innerHeight, Math.ceil(root.getBoundingClientRect().height));
    }""")


@pytest.mark.parametrize("address", first(1, ["?ply=2#5", "?ply=5", "#5", "#5#?secret=abc"]))
def test_an_embed_opens_at_the_ply_of_its_address(page: Page, server: Server, address: str) -> None:
    page.goto(f"{server.url}/embed/{finished_review(server)}{address}")
    expect(page.locator("button.move[aria-current]")).to_have_attribute("data-ply", "5")


@pytest.mark.nightly
@pytest.mark.parametrize("address", ["?ply=1&line=c7c5,g1f3", "#1:c7c5,g1f3"])
def test_an_embed_opens_in_a_line_beside_the_game(page: Page, server: Server, address: str) -> None:
    page.goto(f"{server.url}/embed/{finished_review(server)}{address}")
    expect(page.locator("[role=gridcell]", has_text="f3, white knight")).to_have_count(1)
    expect(page.locator("[role=gridcell]", has_text="c5, black pawn")).to_have_count(1)


def test_an_embed_shows_what_was_asked_for_in_its_language(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/embed/{finished_review(server)}?show=moves,report&lang=de&theme=dark")
    expect(page.get_by_role("tab")).to_have_count(2)
    expect(page.get_by_role("tab").first).to_have_text("Züge")
    expect(page.locator(".graph")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


@chromium_only
def test_an_embed_can_be_read_and_stepped_through_without_javascript(
    server: Server, context: BrowserContext
) -> None:
    key = finished_review(server)
    assert context.browser is not None
    plain = context.browser.new_context(java_script_enabled=False, viewport={"width": 280, "height": 700})
    page = plain.new_page()
    page.goto(f"{server.url}/embed/{key}?ply=6&lang=en")
    for part in (".embed__board svg", ".bar", ".first-graph svg", ".embed__moment", ".first-report"):
        expect(page.locator(part).first).to_be_visible()
    expect(page.locator(".embed__steps")).to_contain_text("3… Nf6 ?? Blunder")
    page.get_by_role("link", name="Forward").click()
    expect(page.locator(".embed__move.is-current")).to_contain_text("Qxf7#")
    page.locator(".embed__move", has_text="Bc4").click()
    expect(page.locator(".embed__steps")).to_contain_text("3. Bc4")
    widest = page.locator(".embed__viewer, .embed__viewer *").evaluate_all(
        "items => Math.max(...items.map(item => item.getBoundingClientRect().right))"
    )
    assert widest <= 280
    plain.close()


@chromium_only
def test_only_the_embed_may_be_framed_by_others(
    context: BrowserContext, server: Server, club: OtherSite
) -> None:
    key = finished_review(server)
    page = context.new_page()
    with page.expect_console_message(lambda message: "frame-ancestors" in message.text):
        page.goto(club.show(f'<iframe src="{server.url}/r/{key}"></iframe>'))
    assert page.frame_locator("iframe").locator("button.move").count() == 0


@pytest.mark.nightly
@pytest.mark.parametrize("width", [280, 320, 600])  # of 600 on the moves stand beside the board
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_embed_cuts_no_name_of_a_panel(
    page: Page, server: Server, language: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{server.url}/embed/{finished_review(server)}?lang={language}")
    expect(page.get_by_role("tab")).to_have_count(3)
    cut = "tabs => tabs.filter(tab => tab.scrollWidth > tab.clientWidth).map(tab => tab.textContent)"
    assert page.get_by_role("tab").evaluate_all(cut) == []


@pytest.mark.nightly
@pytest.mark.parametrize("query", first(1, ["", "?show=board", "?moves=below"]))
@pytest.mark.parametrize("width", first(1, [390, 760, 1280]))
def test_the_foot_stands_where_the_viewer_does(page: Page, server: Server, width: int, query: str) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(f"{server.url}/embed/{sample_id(server.url)}{query}")
    expect(page.locator("#viewer.is-live")).to_be_visible()
    page.wait_for_function(
        """() => {
          const [viewer, foot] = ["#viewer", ".embed__foot"].map((css) => document.querySelector(css));
          return viewer.getBoundingClientRect().x === foot.getBoundingClientRect().x;
        }"""
    )
