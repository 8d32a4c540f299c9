from __future__ import annotations

from server.web.pages.page import missing, page
from tests.web.conftest import MakeApp


def test_what_a_page_is_called_stands_in_its_head_and_in_its_previews(make_app: MakeApp) -> None:
    with make_app().test_request_context():
        shown = page("A <game>", "About it", noindex=True, open_graph={"og:title": "A preview"})
    assert "<title>A &lt;game&gt;</title>" in shown
    assert 'content="A preview"' in shown
    assert "noindex" in shown


def test_an_address_where_nothing_is_gets_the_page_too(make_app: MakeApp) -> None:
    with make_app().test_request_context("/nowhere"):
        answer = missing()
    assert answer.status_code == 404
    assert "<title>" in answer.get_data(as_text=True)
