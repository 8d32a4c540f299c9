"""What `endgames` refuses is told as the house tells its faults."""

from __future__ import annotations

import pytest

from endgames.refusals import UnfitError, message
from server.analysis.endings.refusals import in_words, refusals_in_words
from server.analysis.errors import KibitzError
from server.i18n.texts import translated


def test_a_message_can_be_said_in_every_language() -> None:
    words = in_words(message("table-not-there", name="KRvKP"))
    assert words.key == "table-not-there"
    assert "KRvKP" in words
    assert "KRvKP" in translated(words, "de") != words


def test_a_refusal_keeps_its_place() -> None:
    with pytest.raises(KibitzError) as told, refusals_in_words():
        raise UnfitError(message("fault-go-wall"), place="SQ")
    assert told.value.place == "SQ"
    assert told.value.message == in_words(message("fault-go-wall"))
