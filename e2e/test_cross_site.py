"""Somebody else's page, in a real browser: its forms and its fetches create nothing."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Server
from e2e.other_site import OtherSite, other_site
from tests.sampling import first

ENCTYPES = ("text/plain", "multipart/form-data", "application/x-www-form-urlencoded")
SITES = {"same site, another port": "127.0.0.1", "another site": "localhost"}


@pytest.fixture
def evil() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def form(server: Server, enctype: str) -> str:
    return (
        f'<form method="post" enctype="{enctype}" action="{server.url}/api/reviews">'
        '<input name="1. e4 e5 " value=" 2. Nf3 *"><button>Win a prize</button></form>'
    )


def answer_to(page: Page, address: str, button: str) -> int:
    """Open a page and press what is there -> the status of the POST."""
    page.goto(address)
    with page.expect_response(lambda response: response.request.method == "POST") as found:
        (page.frame_locator("iframe") if "sandbox" in address else page).locator(button).click()
    return found.value.status


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """One on which the browser may complain: the refusal would stand in a frame."""
    return context.new_page()


@pytest.mark.parametrize("host", first(1, SITES.values()), ids=list(SITES))
def test_no_form_of_another_origin_creates_a_review(
    page: Page, server: Server, evil: OtherSite, host: str
) -> None:
    for enctype in ENCTYPES:
        address = evil.show(form(server, enctype)).replace("127.0.0.1", host)
        assert answer_to(page, address, "button") == 403, enctype
        sandboxed = f'<iframe sandbox="allow-forms" srcdoc="{escape(form(server, enctype))}"></iframe>'
        address = evil.show(sandboxed, "/sandbox").replace("127.0.0.1", host)
        assert answer_to(page, address, "button") == 403, f"{enctype} of an opaque origin"


def test_no_fetch_of_another_origin_does(page: Page, server: Server, evil: OtherSite) -> None:
    wishes = '{ method: "POST", mode: "no-cors", headers: { "Content-Type": "text/plain" }, body: "1. e4 *" }'
    script = f'onclick = () => fetch("{server.url}/api/reviews", {wishes})'
    address = evil.show(f"<button>Win</button><script>{script}</script>")
    assert answer_to(page, address, "button") == 403
