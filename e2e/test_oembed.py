"""A link in a WordPress post becomes the viewer: discovery, filter, sandbox, secret, height, links."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e import wordpress
from e2e.conftest import Server
from e2e.other_site import OtherSite, finished_review, other_site


@pytest.fixture
def blog() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def post(server: Server, blog: OtherSite, place: str = "") -> str:
    """A blog's post with a link to a review -> its address."""
    html = wordpress.embed(f"{server.url}/r/{finished_review(server)}{place}")
    return blog.show(f'<h1>A post</h1><div style="width: 600px">{html}</div>{wordpress.SCRIPT}')


def test_a_link_in_a_post_becomes_a_viewer_of_the_right_height(
    page: Page, server: Server, blog: OtherSite
) -> None:
    page.goto(post(server, blog))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".is-live .board__squares img")).to_have_count(32)
    expect(page.locator("iframe")).to_be_visible()
    expect(page.locator("blockquote")).to_be_hidden()
    assert page.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    needed = frame.locator("html").evaluate("root => Math.ceil(root.getBoundingClientRect().height)")
    expect(page.locator("iframe")).to_have_attribute("height", str(needed))
    assert 200 < needed <= 1000


def test_before_the_viewer_speaks_the_post_has_a_link(page: Page, server: Server, blog: OtherSite) -> None:
    address = post(server, blog)
    page.route("**/embed/**", lambda route: route.abort())
    page.goto(address)
    expect(page.get_by_role("link", name="Ann v Bob, 1-0")).to_be_visible()
    expect(page.locator("iframe")).to_be_hidden()


def test_a_link_to_a_ply_opens_there(page: Page, server: Server, blog: OtherSite) -> None:
    page.goto(post(server, blog, "?ply=5"))
    current = page.frame_locator("iframe").locator("button.move[aria-current]")
    expect(current).to_have_attribute("data-ply", "5")


def test_the_way_to_the_full_review_leads_out_of_the_sandbox(
    page: Page, server: Server, blog: OtherSite
) -> None:
    page.goto(post(server, blog))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".is-live .board__squares img")).to_have_count(32)
    expect(page.locator("iframe")).to_be_visible()
    frame.get_by_role("link", name="Open the full review").click()
    page.wait_for_url(re.compile(re.escape(f"{server.url}/r/{finished_review(server)}")))
