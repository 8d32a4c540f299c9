"""A real WordPress shows what docs/embed.md promises of it; `wordpress.py`, which imitates one, stays in
`make test`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.other_site import finished_review
from e2e.real_wordpress import WordPress, real_wordpress
from e2e.review_page import FINISHED

pytestmark = pytest.mark.soak

PGN = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 2. Nf3 f6? { [%eval 1.4] "Weakens" the king... } 2... *'


@pytest.fixture(scope="module")
def wordpress(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WordPress]:
    with real_wordpress(tmp_path_factory.mktemp("wp")) as site:
        yield site


def test_a_bare_link_becomes_a_viewer_as_wide_as_its_column(
    page: Page, server: Server, wordpress: WordPress
) -> None:
    link = f"{server.url}/r/{finished_review(server)}?show="
    block = f'<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n{link}\n</div></figure>'
    page.set_viewport_size({"width": 390, "height": 900})
    for content in (link, f'<!-- wp:embed {{"url":"{link}"}} -->\n{block}\n<!-- /wp:embed -->'):
        page.goto(wordpress.post(content))
        frame = page.frame_locator("iframe.wp-embedded-content")
        expect(frame.locator(".is-live .board__squares img")).to_have_count(32, timeout=FINISHED)
        expect(frame.get_by_role("tab")).to_have_count(0)  # `show=` is kept
        expect(page.locator("iframe.wp-embedded-content")).to_be_visible()
        expect(page.locator("blockquote.wp-embedded-content")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_the_recipe_of_a_pgn_survives_the_editor(page: Page, server: Server, wordpress: WordPress) -> None:
    script = f'<script src="{server.url}/static/embed.js" defer></script>'
    recipe = f"{script}\n<div><kibitz-review><pre>\n{PGN}\n</pre></kibitz-review></div>"
    for content in (f"<!-- wp:html -->\n{recipe}\n<!-- /wp:html -->", recipe):
        page.goto(wordpress.post(content))
        frame = page.frame_locator("kibitz-review iframe")
        expect(frame.locator("button.move")).to_have_count(4, timeout=FINISHED)
        expect(frame.get_by_text("Ann").first).to_be_visible()
