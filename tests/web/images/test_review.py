"""The images of a review: what they show, how they are kept, what they do with nonsense."""

from __future__ import annotations

import io
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient
from PIL import Image

from server.store.reviews.reviews import Store
from tests.sampling import first
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]
NAMES = ("card.png", "board.png", "board.svg", "game.gif")
RED = (204, 55, 51)
PGN = '[White "Adams"]\n[Black "Torre, Carlos"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 f6 3. Nxe5 1-0'


@pytest.fixture
def app(make_app: MakeApp) -> flask.Flask:
    return make_app(**GENEROUS, KIBITZ_IMAGES_PER_MINUTE="1000")


@pytest.fixture
def review(post: Callable[..., Json], store: Store) -> str:
    """A review whose 4th ply is a blunder."""
    review_id: str = post(PGN)["id"]
    store.leases.claim_next("tests")
    store.leases.append(review_id, "tests", [_blunder(4)])
    return review_id


def _blunder(ply: int) -> Json:
    return {
        "type": "move",
        "ply": ply,
        "classification": "blunder",
        "accuracy": 20.0,
        "loss": 0.4,
        "expected_before": 0.5,
        "expected_after": 0.1,
        "best": {"uci": "b8c6", "san": "Nc6"},
        "opening": None,
        "nag": 4,
        "reason": {},
        "provisional": False,
        "pass": 1,
        "close": None,
        "quiet": False,
        "people": None,
    }


def picture(client: FlaskClient, address: str) -> Image.Image:
    answer = client.get(address)
    assert answer.status_code == 200, answer.text
    return Image.open(io.BytesIO(answer.data))


def near(image: Image.Image, x: int, y: int, color: tuple[int, int, int]) -> bool:
    found = image.convert("RGB").getpixel((x, y))
    assert isinstance(found, tuple)
    return all(abs(a - b) < 12 for a, b in zip(found, color, strict=True))


def test_the_card_is_1200_by_630_and_shows_the_verdict(client: FlaskClient, review: str) -> None:
    card = picture(client, f"/r/{review}/card.png?ply=4")
    assert (card.format, card.size) == ("PNG", (1200, 630))
    assert near(card, 694, 330, RED)  # the large badge's ground, beside its glyph


def test_the_badge_sits_on_the_squares_upper_right_corner(client: FlaskClient, review: str) -> None:
    board = picture(client, f"/r/{review}/board.png?ply=4&size=800")
    assert board.size == (800, 800)
    assert near(board, 593 - 16, 207, RED)  # f6: file 6, third rank from above
    turned = picture(client, f"/r/{review}/board.png?ply=4&size=800&orientation=black")
    assert near(turned, 293 - 16, 507, RED)


def test_the_better_move_has_its_arrow_after_a_fault_alone(client: FlaskClient, review: str) -> None:
    fault = client.get(f"/r/{review}/board.svg?ply=4").text
    assert "#007f63" in fault
    assert "#007f63" not in client.get(f"/r/{review}/board.svg?ply=3").text


def test_each_ply_has_its_own_image(client: FlaskClient, review: str) -> None:
    images = {client.get(f"/r/{review}/card.png?ply={ply}").data for ply in range(6)}
    assert len(images) == 6


def test_the_svg_is_well_formed_and_has_all_pieces(client: FlaskClient, review: str) -> None:
    answer = client.get(f"/r/{review}/board.svg?ply=0")
    assert answer.mimetype == "image/svg+xml"
    root = ET.fromstring(answer.text)
    uses = [item for item in root.iter() if item.tag.endswith("}use")]
    assert len(uses) == 32


def test_a_line_is_played_from_the_ply(client: FlaskClient, review: str) -> None:
    def pieces(query: str) -> str:
        return client.get(f"/r/{review}/board.svg?{query}").text

    assert pieces("ply=2&line=g1f3") != pieces("ply=2")
    assert "b. n . . . ." not in pieces("ply=2&line=b1c3")
    assert pieces("ply=2&line=e1e8") == pieces("ply=2")  # not legal: the position itself
    assert pieces("ply=2&line=hello") == pieces("ply=2")


def test_each_image_has_the_pieces_that_are_asked_for(client: FlaskClient, review: str) -> None:
    for name in NAMES:
        own, merida, unknown = (
            client.get(f"/r/{review}/{name}?ply=2&to=2&size=200&pieces={pieces}").data
            for pieces in ("cburnett", "merida", "wood")
        )
        assert own == unknown != merida, name


def test_the_animation_has_a_frame_for_each_position(client: FlaskClient, review: str) -> None:
    film = picture(client, f"/r/{review}/game.gif?delay=300")
    assert (film.format, getattr(film, "n_frames", 0), film.size[0]) == ("GIF", 6, 480)
    assert film.info["duration"] == 300


def test_a_span_of_the_game_may_be_given_either_way_round(client: FlaskClient, review: str) -> None:
    for query in ("from=2&to=4", "from=4&to=2"):
        assert getattr(picture(client, f"/r/{review}/game.gif?{query}"), "n_frames", 0) == 3


def test_options_that_make_no_sense_fall_back(client: FlaskClient, review: str) -> None:
    odd = (
        "ply=x",
        "ply=-1",
        "ply=١",
        "size=0",
        "size=1e9",
        "theme=../x",
        "pieces=../x",
        "orientation=",
        "line=,,",
    )
    for query in odd:
        answer = client.get(f"/r/{review}/board.svg?{query}")
        assert answer.status_code == 200, query
        ET.fromstring(answer.text)


def test_sizes_have_limits(client: FlaskClient, review: str) -> None:
    assert picture(client, f"/r/{review}/board.png?size=99999").size == (1600, 1600)
    assert picture(client, f"/r/{review}/board.png?size=1").size == (160, 160)


def test_a_ply_past_the_end_is_the_last(client: FlaskClient, review: str) -> None:
    last = client.get(f"/r/{review}/board.svg?ply=5").data
    assert client.get(f"/r/{review}/board.svg?ply=99").data == last
    assert client.get(f"/r/{review}/board.svg?ply=last").data == last


def test_there_is_no_image_of_no_review(client: FlaskClient) -> None:
    for name in NAMES:
        answer = client.get(f"/r/nothing/{name}")
        assert (answer.status_code, answer.mimetype) == (404, "text/plain"), name


def test_a_deleted_review_leaves_no_image(client: FlaskClient, post: Callable[..., Json]) -> None:
    made = post(PGN)
    assert client.get(f"/r/{made['id']}/board.png").status_code == 200
    client.delete(f"/api/reviews/{made['id']}", headers={"X-Delete-Token": made["delete_token"]})
    assert client.get(f"/r/{made['id']}/board.png").status_code == 404
    images = client.application.extensions["kibitz"].settings.data_dir / "images"
    assert not list(images.glob("*/*"))


def test_a_review_deleted_while_its_image_is_drawn_leaves_none(
    client: FlaskClient, review: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = client.application.extensions["kibitz"]
    draw = services.images.draw

    def drawn(*given: Any) -> bytes:
        image: bytes = draw(*given)
        store.delete(review)
        return image

    monkeypatch.setattr(services.images, "draw", drawn)
    assert client.get(f"/r/{review}/board.png").status_code == 404
    assert not list((services.settings.data_dir / "images").glob("*"))


def test_an_expired_review_has_no_image_though_one_was_drawn(
    client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = client.post("/api/reviews", json={"pgn": PGN, "expiresDays": 1}).json or {}
    addresses = [f"/r/{made['id']}/{name}" for name in NAMES]
    tags = [client.get(address).headers["ETag"] for address in addresses]
    monkeypatch.setattr(store, "_clock", lambda: time.time() + 86401)
    for address, tag in zip(addresses, tags, strict=True):
        assert client.get(address).status_code == 404
        assert client.get(address, headers={"If-None-Match": tag}).status_code == 404


def test_images_are_unlisted_and_known_by_their_tag(client: FlaskClient, review: str) -> None:
    first = client.get(f"/r/{review}/board.png?ply=4")
    assert first.headers["X-Robots-Tag"] == "noindex"
    assert first.headers["Cache-Control"] == "no-cache"  # the review runs
    again = client.get(f"/r/{review}/board.png?ply=4", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert again.data == b""


def test_a_new_event_makes_a_new_image(client: FlaskClient, review: str, store: Store) -> None:
    before = client.get(f"/r/{review}/board.png?ply=2")
    store.leases.append(review, "tests", [_blunder(2)])
    after = client.get(f"/r/{review}/board.png?ply=2")
    assert after.headers["ETag"] != before.headers["ETag"]
    assert after.data != before.data


@pytest.mark.parametrize("name", NAMES)
def test_no_cache_shows_an_image_without_asking_and_asking_costs_no_fold(
    client: FlaskClient, review: str, store: Store, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    store.leases.append(review, "tests", [{"type": "done", "totals": {}, "recipe": {}}])
    first = client.get(f"/r/{review}/{name}?ply=2")
    assert first.headers["Cache-Control"] == "no-cache"
    monkeypatch.setattr("server.web.resources.states.fold", None)
    again = client.get(f"/r/{review}/{name}?ply=2", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"
    store.delete(review)
    gone = client.get(f"/r/{review}/{name}?ply=2", headers={"If-None-Match": first.headers["ETag"]})
    assert gone.status_code == 404


def test_a_drawn_image_takes_no_memory_of_the_web_process(
    client: FlaskClient, review: str, store: Store
) -> None:
    store.leases.append(review, "tests", [{"type": "done", "totals": {}, "recipe": {}}])
    image = client.get(f"/r/{review}/board.png", headers={"Accept-Encoding": "br"})
    assert image.data.startswith(b"\x89PNG")
    assert client.application.extensions["kibitz"].kept.bytes == 0


def test_an_option_that_there_is_not_makes_no_further_image(client: FlaskClient, review: str) -> None:
    first, again = (client.get(f"/r/{review}/board.png?ply=4{more}") for more in ("", "&utm=1"))
    assert first.headers["ETag"] == again.headers["ETag"]


def test_an_image_that_is_kept_is_not_drawn_again(
    client: FlaskClient, review: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = client.get(f"/r/{review}/card.png?ply=4").data
    images = client.application.extensions["kibitz"].images
    monkeypatch.setattr(type(images), "draw", lambda *_: pytest.fail("drawn again"))
    assert client.get(f"/r/{review}/card.png?ply=4").data == first


@pytest.mark.parametrize(
    "name",
    first(
        3,
        [
            "<script>alert(1)</script>",
            "x" * 1000,
            "丁立人",
            "&\"'<>",
            "😀♞",
            "Ünsal Ødegård",
            "Рагозин",
            "\u202eevil",
        ],
    ),
)
def test_any_name_is_harmless(client: FlaskClient, post: Callable[..., Json], name: str) -> None:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    review_id = post(f'[White "{escaped}"]\n\n1. e4 *')["id"]
    assert picture(client, f"/r/{review_id}/card.png").size == (1200, 630)
    assert picture(client, f"/r/{review_id}/game.gif").size[0] == 480
    assert "<script>alert" not in client.get(f"/r/{review_id}").text


def test_drawing_has_a_rate_and_says_so(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_IMAGES_PER_MINUTE="2").test_client()
    review_id = client.post("/api/reviews", json={"pgn": PGN}).json["id"]  # type: ignore[index]
    answers = [client.get(f"/r/{review_id}/board.png?ply={ply}") for ply in (1, 1, 1, 2, 3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429]
    assert "Please try again in" in answers[-1].text


def test_why_there_is_no_image_is_told_in_the_language_of_the_request(
    client: FlaskClient, review: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(node_modules: object) -> None:
        raise OSError("no fonts")

    monkeypatch.setattr("server.images.drawing._draw", fail)
    response = client.get(f"/r/{review}/board.png?ply=1", headers={"Accept-Language": "de"})
    assert response.status_code == 503
    assert "Das hat nicht geklappt" in response.text
