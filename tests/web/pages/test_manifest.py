from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient


def test_the_page_names_a_manifest_with_which_it_can_be_installed(client: FlaskClient) -> None:
    assert '<link rel="manifest" href="/manifest.webmanifest">' in client.get("/").text
    assert 'href="/manifest.webmanifest?lang=de"' in client.get("/?lang=de").text
    answer = client.get("/manifest.webmanifest?lang=de")
    told: Any = answer.get_json(force=True)
    assert answer.mimetype == "application/manifest+json"
    assert "manifest-src 'self'" in answer.headers["Content-Security-Policy"]
    assert (told["lang"], told["start_url"], told["display"]) == ("de", "/", "standalone")
    assert told["description"].startswith("Analysen von Schachpartien")
    for icon in told["icons"]:
        drawn = client.get(icon["src"])
        assert (drawn.status_code, drawn.mimetype) == (200, "image/png")
    assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512"}


def test_what_is_shared_goes_where_it_is_taken(client: FlaskClient) -> None:
    told: Any = client.get("/manifest.webmanifest").get_json(force=True)
    target = told["share_target"]
    assert client.open(target["action"], method=target["method"], data={"text": "x"}).status_code == 200
