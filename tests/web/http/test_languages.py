from __future__ import annotations

import json
import re

import flask
import flask.testing
import pytest

from server.i18n.texts import languages, sentence
from server.web.http.languages import language, said, t


@pytest.mark.parametrize(
    ("query", "header", "expected"),
    [
        ("", "", "en"),
        ("", "de-AT,de;q=0.9,en;q=0.5", "de"),
        ("", "pt, en;q=0.2, de;q=0.1", "en"),
        ("?lang=de", "en", "de"),
        ("?lang=xx", "de", "de"),
    ],
)
def test_the_page_is_in_the_language_of_the_address_or_of_the_browser(
    client: flask.testing.FlaskClient, query: str, header: str, expected: str
) -> None:
    answer = client.get(f"/{query}", headers={"Accept-Language": header} if header else {})
    assert f'<html lang="{expected}"' in answer.text
    assert "Accept-Language" in answer.headers["Vary"]


def test_the_page_is_told_the_languages_and_their_letters(client: flask.testing.FlaskClient) -> None:
    found = re.search(r'id="catalogue">(.*?)</script>', client.get("/").text, re.DOTALL)
    assert found
    catalogue = json.loads(found[1])
    assert catalogue["languages"] == languages()
    assert catalogue["letters"] == ["KDTLS", "RDTAC", "RDTFC"]


def test_outside_of_a_request_it_is_english() -> None:
    assert language() == "en"
    assert t("side-white") == "White"


def test_what_was_said_is_said_again_where_its_key_is_known(app: flask.Flask) -> None:
    with app.test_request_context(headers={"Accept-Language": "de"}):
        assert said(sentence("error-ended")) == "Diese Analyse ist schon zu Ende."
        assert said("No such key.") == "No such key."
        assert said(None) is None


def test_an_answer_in_no_language_does_not_vary_by_it(client: flask.testing.FlaskClient) -> None:
    assert "Accept-Language" not in client.get("/healthz").headers.get("Vary", "")
