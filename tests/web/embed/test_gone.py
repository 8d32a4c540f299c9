from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

GONE = "/embed/nowhere"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (GONE, "This review does not exist. It may have been deleted."),
        ("/embed/c/nowhere", "This collection does not exist. It may have been deleted."),
        (f"{GONE}?lang=de", "Diese Analyse gibt es nicht. Vielleicht wurde sie gelöscht."),
        ("/embed/c/nowhere?lang=de", "Diese Sammlung gibt es nicht. Vielleicht wurde sie gelöscht."),
        ("/embed/a/b/c", "There is nothing at this address."),
        ("/embed/%3Cscript%3E", "There is nothing at this address."),
    ],
)
def test_a_frame_of_nothing_says_so_in_a_page(client: FlaskClient, path: str, sentence: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.mimetype == "text/html"
    assert f'<p class="embed__waiting" role="status">{sentence}</p>' in response.text
    assert "<script>" not in response.text
    assert "X-Frame-Options" not in response.headers


@pytest.mark.parametrize(
    ("query", "theme", "scheme"),
    [("", "auto", "light dark"), ("?theme=dark", "dark", "dark"), ("?theme=x", "auto", "light dark")],
)
def test_it_has_the_theme_of_the_address(client: FlaskClient, query: str, theme: str, scheme: str) -> None:
    page = client.get(GONE + query).text
    assert f'data-theme="{theme}"' in page
    assert f'<meta name="color-scheme" content="{scheme}">' in page


def test_its_module_knows_whose_height_it_tells(client: FlaskClient) -> None:
    page = client.get("/embed/c/abc?show=players").text
    assert 'data-subject="abc"' in page
    module = re.search(r'src="([^"]*embed/gone-\w+\.js)"', page)
    assert module and client.get(module[1]).status_code == 200
    assert " style=" not in page and "<style" not in page


def test_other_faults_of_a_frame_stay_text(client: FlaskClient) -> None:
    assert client.post(GONE).mimetype == "text/plain"


def test_elsewhere_nothing_changes(client: FlaskClient) -> None:
    assert client.get("/api/reviews/nowhere").mimetype == "application/json"
    assert "embed__waiting" not in client.get("/r/nowhere").text
