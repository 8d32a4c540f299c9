"""What of an image is sent, kept and drawn; by its address `test_images` asks for it."""

from __future__ import annotations

import pytest
from werkzeug.exceptions import NotFound

from server.images.drawing import Picture
from server.web.images.drawn import drawn
from server.web.services import services
from tests.web.conftest import MakeApp
from tests.web.images.test_collection import Pencil, with_pencil


def nothing() -> Picture:
    raise AssertionError("nothing is to be drawn")


def test_who_has_the_image_gets_none_and_nothing_is_drawn(make_app: MakeApp) -> None:
    with make_app().test_request_context(headers={"If-None-Match": '"now"'}):
        answer = drawn("review", "now", "image/png", nothing, lambda: True)
    assert (answer.status_code, answer.get_etag(), answer.data) == (304, ("now", False), b"")
    assert answer.headers["Cache-Control"] == "no-cache"


def test_an_image_is_drawn_once_and_none_is_left_of_what_has_gone(make_app: MakeApp) -> None:
    app = with_pencil(make_app(), Pencil())
    with app.test_request_context():
        first = drawn("review", "now", "image/gif", lambda: None, lambda: True)  # type: ignore[arg-type, return-value]
        again = drawn("review", "now", "image/gif", nothing, lambda: True)
        assert first.data == again.data == b"image 1"
        assert again.mimetype == "image/gif"
        with pytest.raises(NotFound):
            drawn("other", "now", "image/gif", lambda: None, lambda: False)  # type: ignore[arg-type, return-value]
        assert services().images.find("other", "now") is None
