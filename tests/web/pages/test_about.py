from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

import server
from server.system.paths import BUILT, NODE_MODULES
from server.web.files.bundles import first_script
from server.web.pages.licences import gather
from tests.web.conftest import MakeApp

LINKS = "Imprint=https://club.example/imprint Our club=/club?a=1&b=2 Source=https://club.example/source"


def test_the_page_tells_version_licence_and_whose_work_is_served(client: FlaskClient) -> None:
    page = client.get("/about").text
    assert server.__version__ in page
    for notice in gather(NODE_MODULES).values():
        assert f"/about/licences/{notice.key}" in page
        assert notice.licence in page
        assert notice.name in page


def test_every_licence_can_be_read_whole(client: FlaskClient) -> None:
    for address in set(re.findall(r'href="(/about/licences/[^"]+)"', client.get("/about").text)):
        response = client.get(address)
        assert (response.status_code, response.mimetype) == (200, "text/plain")
        assert len(response.text) > 500


@pytest.mark.parametrize("key", ["nobody", "../../pyproject.toml", "%2e%2e%2fpyproject.toml", "LICENSE", ""])
def test_only_texts_of_licences_are_read(client: FlaskClient, key: str) -> None:
    assert client.get(f"/about/licences/{key}").status_code == 404


def test_the_chosen_theme_is_there_before_anything_is_drawn(client: FlaskClient) -> None:
    """By the script of the app's own head, as built: a browser takes no other file for one."""
    (script,) = re.findall(r"<script[^>]*>(.*?)</script>", client.get("/about").text, re.S)
    assert script == first_script(BUILT)


def test_it_speaks_the_readers_language(client: FlaskClient) -> None:
    german = client.get("/about", headers={"Accept-Language": "de"})
    assert '<html lang="de"' in german.text
    assert "Über Kibitz" in german.text
    assert "Accept-Language" in german.headers["Vary"]
    assert "About Kibitz" in client.get("/about?lang=en", headers={"Accept-Language": "de"}).text


def test_links_stand_at_the_foot_of_the_page_and_on_about(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_LINKS=LINKS).test_client()
    for path in ("/", "/about"):
        for language, imprint in (("en", "Imprint"), ("de", "Impressum")):
            page = client.get(f"{path}?lang={language}").text
            foot = page[page.index('<footer class="foot">') :]
            assert re.search(rf'<a href="https://club.example/imprint"[^>]*>{imprint}</a>', foot)
            assert '<a href="/club?a=1&amp;b=2">Our club</a>' in foot
            assert f'href="/about?lang={language}"' in foot


def test_the_source_is_the_one_that_is_named(make_app: MakeApp, client: FlaskClient) -> None:
    named = make_app(KIBITZ_LINKS=LINKS).test_client().get("/about").text
    assert '<dd><a href="https://club.example/source">' in named
    assert "gives you the source code if you ask" in client.get("/about").text


def test_a_name_of_a_link_is_text(make_app: MakeApp) -> None:
    page = make_app(KIBITZ_LINKS="<b>Us</b>=https://club.example/").test_client().get("/").text
    assert "&lt;b&gt;Us&lt;/b&gt;" in page
    assert "<b>Us</b>" not in page


def test_it_needs_nothing_from_elsewhere(client: FlaskClient) -> None:
    page = client.get("/about").text
    loaded = re.findall(r'(?:src|<link[^>]*href)="([^"]+)"', page)
    assert loaded
    assert all(address.startswith("/static/") for address in loaded)
