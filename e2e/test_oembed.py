"""A link in a WordPress post becomes the viewer: discovery, filter, sandbox, secret, height, links."""

from __future__ import annotations

import re
import time
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e import wordpress
from e2e.conftest import Server
from e2e.other_site import SHORT, OtherSite, finished_review, other_site
from e2e.review_page import FINISHED, post_json, until
from tests.sampling import first


@pytest.fixture
def blog() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def post(server: Server, blog: OtherSite, place: str = "") -> str:
    """A blog's post with a link to a review -> its address."""
    return quoted(blog, wordpress.embed(f"{server.url}/r/{finished_review(server)}{place}"))


def quoted(blog: OtherSite, html: str) -> str:
    """A post with what WordPress has made of a link -> its address."""
    return blog.show(f'<h1>A post</h1><div style="max-width: 600px">{html}</div>{wordpress.SCRIPT}')


def test_a_link_in_a_post_becomes_a_viewer_of_the_right_height(
    page: Page, server: Server, blog: OtherSite
) -> None:
    page.goto(post(server, blog))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".is-live .board__squares img")).to_have_count(32)
    expect(page.locator("iframe")).to_be_visible()
    expect(page.locator("blockquote")).to_be_hidden()
    assert page.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    needed = "root => String(Math.ceil(root.getBoundingClientRect().height))"
    deadline = time.monotonic() + FINISHED / 1000
    while (given := page.locator("iframe").get_attribute("height")) != frame.locator("html").evaluate(needed):
        assert time.monotonic() < deadline, given  # both grow until all is there
        page.wait_for_timeout(100)
    assert 200 < int(given or 0) <= 1000


def test_before_the_viewer_speaks_the_post_has_a_link(page: Page, server: Server, blog: OtherSite) -> None:
    address = post(server, blog)
    page.route("**/embed/**", lambda route: route.abort())
    page.goto(address)
    expect(page.get_by_role("link", name="Ann v Bob, 1-0")).to_be_visible()
    expect(page.locator("iframe")).to_be_hidden()


@pytest.mark.parametrize("place", first(1, ["?ply=5&show=", "#5"]))
def test_a_link_to_a_ply_opens_there(page: Page, server: Server, blog: OtherSite, place: str) -> None:
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(post(server, blog, place))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".move, .is-live .board__squares img").first).to_be_visible()
    expect(frame.get_by_role("tab")).to_have_count(0 if "show=" in place else 3)
    until(page, "document.documentElement.scrollWidth - innerWidth", 0)  # it fills its column
    if "show=" in place:
        bishop = frame.locator("[role=gridcell]", has_text="c4, white bishop")
        expect(bishop).to_have_count(1)
        return
    current = page.frame_locator("iframe").locator("button.move[aria-current]")
    expect(current).to_have_attribute("data-ply", "5")


def test_the_way_to_the_full_review_leads_out_of_the_sandbox(
    page: Page, server: Server, blog: OtherSite
) -> None:
    page.goto(post(server, blog))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".is-live .board__squares img")).to_have_count(32)
    expect(page.locator("iframe")).to_be_visible()
    frame.get_by_role("link", name="Open in Kibitz").click()
    page.wait_for_url(re.compile(re.escape(f"{server.url}/r/{finished_review(server)}")))


def test_what_was_deleted_says_so_in_the_place_of_the_quotation_that_wordpress_keeps(
    page: Page, server: Server, blog: OtherSite
) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": SHORT, "options": {"nodes": 1000}})
    html = wordpress.embed(made["url"])
    request = urllib.request.Request(
        f"{server.url}/api/reviews/{made['id']}",
        method="DELETE",
        headers={"X-Delete-Token": made["delete_token"]},
    )
    urllib.request.urlopen(request).close()
    page.goto(quoted(blog, html))
    expect(page.locator("iframe")).to_be_visible()
    expect(page.locator("blockquote")).to_be_hidden()
    expect(page.frame_locator("iframe").get_by_role("status")).to_contain_text("This review does not exist.")


PASTED = """<kibitz-review>{begin}[White "Ann"]
[Black "Bob"]
[Date "2024.01.01"]

1. e4 e5 2. Qh5 {{so "..." it begins}} 2... Nc6 3. Bc4 Nf6?? 4. Qxf7# 1-0{end}</kibitz-review>"""


def test_a_pgn_in_a_block_of_html_shows_its_moves_whatever_the_editor_made_of_it(
    page: Page, server: Server, blog: OtherSite
) -> None:
    blocks = [PASTED.format(begin="<pre>", end="</pre>"), PASTED.format(begin="", end="")]
    pasted = "".join(wordpress.printed(f"<div>{block}</div>") for block in blocks)
    assert "“Ann”" in pasted and "2…" in pasted and '"Ann"' in pasted and "<br />" in pasted
    script = f'<script src="{server.url}/static/embed.js" defer></script>'
    of_author = wordpress.printed(
        f"<section>{wordpress.authored(f'{script}<div>{blocks[0]}</div>')}</section>"
    )
    page.goto(blog.show(pasted + of_author, head=script), wait_until="domcontentloaded")
    left = page.locator("section")  # of an author's recipe the PGN is left, to read
    expect(left.locator("pre")).to_contain_text("1. e4 e5 2. Qh5")
    expect(left.locator("script, kibitz-review")).to_have_count(0)
    for index in range(2):
        page.locator("kibitz-review").nth(index).scroll_into_view_if_needed()
        frame = page.frame_locator("kibitz-review iframe").nth(index)
        expect(frame.locator("button.move[data-ply]")).to_have_count(7, timeout=FINISHED)
        expect(frame.locator(".player__name").last).to_have_text("Ann")
        expect(frame.locator(".embed__fault")).to_have_count(0)
