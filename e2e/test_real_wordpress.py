"""A real WordPress shows what docs/embed.md promises of it: in a block theme and a classic one, to
administrators and authors. `wordpress.py`, which imitates one, stays in `make test`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server, in_one_browser
from e2e.other_site import SHORT, finished_review
from e2e.real_wordpress import WordPress, real_wordpress
from e2e.review_page import FINISHED, post_json

pytestmark = [pytest.mark.nightly, in_one_browser]

PGN = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 2. Nf3 f6? { [%eval 1.4] "Weakens" the king... } 2... *'
THEMES = {"twentytwentythree": "block", "twentytwentyone": "classic"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WordPress]:
    with real_wordpress(tmp_path_factory.mktemp("wp")) as site:
        yield site


@pytest.fixture(params=THEMES)
def wordpress(site: WordPress, request: pytest.FixtureRequest) -> WordPress:
    assert site.wear(request.param) == THEMES[request.param]
    return site


def block(link: str) -> str:
    """The link as the block editor keeps it."""
    figure = f'<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n{link}\n</div></figure>'
    return f'<!-- wp:embed {{"url":"{link}"}} -->\n{figure}\n<!-- /wp:embed -->'


def recipe(server: Server) -> str:
    script = f'<script src="{server.url}/static/embed.js" defer></script>'
    return f"{script}\n<div><kibitz-review><pre>\n{PGN}\n</pre></kibitz-review></div>"


@pytest.mark.parametrize("login", ["editor", "writer"])
def test_a_bare_link_becomes_a_viewer_as_wide_as_its_column(
    page: Page, server: Server, wordpress: WordPress, login: str
) -> None:
    link = f"{server.url}/r/{finished_review(server)}?show="
    page.set_viewport_size({"width": 390, "height": 900})
    for content in (link, block(link)):
        page.goto(wordpress.post(content, login))
        frame = page.frame_locator("iframe.wp-embedded-content")
        expect(frame.locator(".is-live .board__squares img")).to_have_count(32, timeout=FINISHED)
        expect(frame.get_by_role("tab")).to_have_count(0)  # `show=` is kept
        expect(page.locator("iframe.wp-embedded-content")).to_be_visible()
        expect(page.locator("blockquote.wp-embedded-content")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_the_link_of_a_collection_becomes_its_table_and_a_game_opens_in_it(
    page: Page, server: Server, wordpress: WordPress
) -> None:
    made = post_json(
        f"{server.url}/api/collections", {"pgn": f"{SHORT}\n\n{SHORT}", "options": {"nodes": 1000}}
    )
    page.goto(wordpress.post(f"{server.url}/c/{made['id']}?show=games,players", "writer"))
    frame = page.frame_locator("iframe.wp-embedded-content")
    expect(frame.locator(".standings__name").first).to_have_text("Ann", timeout=FINISHED)
    frame.locator(".collection__link").first.click()
    expect(frame.locator("button.move[data-ply]")).to_have_count(7, timeout=FINISHED)
    height = "() => document.querySelector('iframe.wp-embedded-content').offsetHeight"
    page.wait_for_function(f"() => ({height})() > 400 && ({height})() <= 1000")
    frame.get_by_role("link", name="All games").click()
    expect(frame.locator(".collection__row")).to_have_count(2)


def test_the_recipe_of_a_pgn_survives_the_editor(page: Page, server: Server, wordpress: WordPress) -> None:
    for content in (f"<!-- wp:html -->\n{recipe(server)}\n<!-- /wp:html -->", recipe(server)):
        page.goto(wordpress.post(content))
        frame = page.frame_locator("kibitz-review iframe")
        expect(frame.locator("button.move")).to_have_count(4, timeout=FINISHED)
        expect(frame.get_by_text("Ann").first).to_be_visible()


def test_of_an_author_s_recipe_the_pgn_is_left_to_read(
    page: Page, server: Server, wordpress: WordPress
) -> None:
    page.goto(wordpress.post(f"<!-- wp:html -->\n{recipe(server)}\n<!-- /wp:html -->", "writer"))
    expect(page.locator("pre")).to_contain_text("1. e4 e5 2. Nf3 f6?")
    expect(page.locator("kibitz-review, script[src*='/static/embed.js']")).to_have_count(0)
