"""The drawing process: it comes back, it gives up in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.i18n.texts import translated
from server.images.drawing_process import DrawingError, DrawingProcess
from server.images.pictures import BoardLook, BoardPicture, StillPicture
from server.system.paths import ROOT

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BOARD = StillPicture(BoardPicture(START), BoardLook(size=160))


@pytest.fixture
def drawing() -> Iterator[DrawingProcess]:
    made = DrawingProcess(ROOT / "node_modules")
    yield made
    made.close()


def test_a_dead_drawing_process_is_replaced(drawing: DrawingProcess) -> None:
    first = drawing.draw(BOARD)
    child = drawing._kept.child
    assert child is not None
    child.process.kill()
    child.process.wait()
    assert drawing.draw(BOARD) == first


def test_a_picture_that_cannot_be_drawn_ends_in_words_and_the_process_lives(drawing: DrawingProcess) -> None:
    with pytest.raises(DrawingError, match="could not be drawn"):
        drawing.draw(StillPicture(BoardPicture("no position"), BoardLook()))
    child = drawing._kept.child
    assert drawing.draw(BOARD).startswith(b"\x89PNG")
    assert drawing._kept.child is child


def test_whoever_goes_while_it_draws_leaves_no_image_behind(
    drawing: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = drawing.draw(BOARD)
    other = StillPicture(BoardPicture(START), BoardLook(size=320))
    with monkeypatch.context() as patch:
        patch.setattr("server.system.child._received", gone)
        with pytest.raises(KeyboardInterrupt):
            drawing.draw(other)
    assert drawing.draw(BOARD) == first


def gone(connection: object) -> bytes:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (TimeoutError, "zu lange gedauert"),
        (ConnectionError, "noch einmal versuchen"),
        (None, "nicht zeichnen."),
    ],
)
def test_why_there_is_none_can_be_said_in_every_language(
    drawing: DrawingProcess, monkeypatch: pytest.MonkeyPatch, fault: type[OSError] | None, words: str
) -> None:
    def ask(self: object, request: bytes, patience: float) -> bytes:
        if fault:
            raise fault
        return b""

    monkeypatch.setattr("server.system.child.Child.ask", ask)
    with pytest.raises(DrawingError) as caught:
        drawing.draw(BOARD)
    assert words in translated(caught.value.message, "de")
