from __future__ import annotations

import json
import re

from flask.testing import FlaskClient

from tests.web.api.test_collections import create
from tests.web.api.test_rounds import GAMES


def test_the_table_can_be_read_without_javascript(client: FlaskClient) -> None:
    made = create(client)
    page = client.get(f"/embed/c/{made['id']}?theme=dark").text
    assert "Club Cup" in page and "Ann" in page and "Ruy Lopez" in page
    assert "½–½" in page
    assert "move 2, White: “Nxe9” is not possible" in page
    first = made["reviews"][0]["id"]
    assert f'href="/embed/{first}?from=collection&amp;theme=dark"' in page
    assert 'data-theme="dark"' in page


def test_it_may_be_framed_by_anybody_and_sets_no_cookie(client: FlaskClient) -> None:
    response = client.get(f"/embed/c/{create(client)['id']}")
    assert "frame-ancestors" not in response.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in response.headers
    assert "Set-Cookie" not in response.headers
    assert response.headers["X-Robots-Tag"] == "noindex"


def test_it_speaks_the_language_that_is_asked_for(client: FlaskClient) -> None:
    made = create(client)
    page = client.get(f"/embed/c/{made['id']}?lang=de").text
    assert "Genauigkeit Weiß" in page
    assert f"/embed/{made['reviews'][0]['id']}?from=collection&amp;lang=de" in page


def test_what_is_not_there_is_said_plainly(client: FlaskClient) -> None:
    assert client.get("/embed/c/nowhere").status_code == 404


def kept(page: str) -> dict[str, object]:
    """What the server has put into the page for the script."""
    found = re.search(r'id="embed-data">(.*?)</script>', page)
    assert found
    told: dict[str, object] = json.loads(found[1])
    return told


def test_the_players_stand_as_the_api_says(client: FlaskClient) -> None:
    made = create(client, GAMES)
    page = client.get(f"/embed/c/{made['id']}?show=players").text
    assert kept(page)["standings"] == client.get(f"/api/collections/{made['id']}/standings").json
    lines = re.findall(r'standings__rank">(\d+)</td>.*?standings__name">(\w+)</th>.*?<strong>(\d)', page)
    assert lines == [("1", "Ann", "2"), ("2", "Cid", "1"), ("3", "Bob", "0")]
    assert "collection__table" not in page


def test_players_who_are_not_asked_for_are_not_reckoned(client: FlaskClient) -> None:
    page = client.get(f"/embed/c/{create(client, GAMES)['id']}").text
    assert kept(page)["standings"] is None
    assert "standings__name" not in page and "collection__table" in page


def test_crosstable_and_teams_are_shown_where_they_are_asked_for(client: FlaskClient) -> None:
    teams = '[WhiteTeam "Ulm"]\n[BlackTeam "Lund"]\n[Result'
    made = create(client, GAMES.replace("[Result", teams, 1))
    page = client.get(f"/embed/c/{made['id']}?show=crosstable,teams").text
    assert "collection__table" not in page and 'class="standings"' not in page
    assert re.findall(r'rounds__game">([^<]+)</t[hd]>', page)[:4] == ["R1", "R2", "1 3", "+ 2"]
    assert "Ulm: match points 2, board points 1" in page
    assert "unofficial" in page, "Bob has no game in the second round"
