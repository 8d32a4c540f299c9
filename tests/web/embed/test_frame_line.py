from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.i18n import texts
from server.system.paths import ROOT
from server.web.embed import frame_line
from tests.web.api.test_collections import create

Json = dict[str, Any]
Post = Callable[..., Json]
PGN = "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0"


def frames(text: str) -> list[dict[str, str]]:
    """The attributes of each frame of a review or a collection in a text of HTML."""
    found = re.findall(r"<iframe ([^>]*/embed/[^>]*)>", text)
    return [dict(re.findall(r'([\w-]+)="([^"]*)"', attributes)) for attributes in found]


@pytest.mark.parametrize("language", texts.languages())
def test_the_element_has_its_words_in_each_language(language: str) -> None:
    words = frame_line.element_words(language)
    assert {name for name, said in words.items() if "{text}" in said} == {"address", "server", "silent"}
    assert not [said for said in words.values() if said.startswith("element-")]


@pytest.mark.parametrize("page", ["embed.md", "examples/club.html"])
def test_the_lines_of_the_guide_have_its_height_and_its_sandbox(page: str) -> None:
    found = frames((ROOT / "docs" / page).read_text("utf-8"))
    assert found
    for frame in found:
        assert frame["height"] == str(frame_line.REVIEW.height)
        assert f"max-width: {frame_line.REVIEW.width}px" in frame["style"]
        assert frame["sandbox"] == frame_line.SANDBOX


def test_oembed_gives_the_same_frame(client: FlaskClient, post: Post) -> None:
    pages = {
        f"/r/{post(PGN)['id']}": frame_line.REVIEW,
        f"/c/{create(client, PGN)['id']}": frame_line.COLLECTION,
    }
    for page, size in pages.items():
        answer = client.get("/oembed", query_string={"url": f"http://localhost{page}"}).json
        assert answer
        (frame,) = frames(answer["html"])
        assert (answer["width"], answer["height"]) == (size.width, size.height)
        assert frame["height"] == str(size.height)
        assert frame["sandbox"] == frame_line.SANDBOX
