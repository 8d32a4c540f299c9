from __future__ import annotations

from typing import Any

import pytest

from server import setting_kinds
from server.setting_kinds import FOLLOWED_HOSTS, GIGABYTES, ON_OFF, PROGRAM, SettingKind, one_of, whole


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (whole(1, 3), "3", 3),
        (one_of("text", "json"), "json", "json"),
        (ON_OFF, "off", False),
        (ON_OFF, "on", True),
        (GIGABYTES, "2", 2 << 30),
        (PROGRAM, "", None),
        (PROGRAM, "stockfish", "stockfish"),
        (FOLLOWED_HOSTS, "Lichess.org, lichess.org", ("lichess.org",)),
    ],
)
def test_a_text_is_read_as_its_kind(kind: SettingKind[Any], text: str, value: object) -> None:
    assert kind.read(text) == value


@pytest.mark.parametrize(
    ("kind", "text", "fault"),
    [
        (whole(1, 3000), "0", "it must lie between 1 and 3,000"),
        (whole(1, 3), "1.5", "not a whole number"),
        (one_of("text", "json"), "xml", "it must be one of text, json"),
        (ON_OFF, "yes", "it must be one of on, off"),
        (GIGABYTES, "4GB", "not a whole number"),
    ],
)
def test_another_text_is_refused_with_half_a_sentence(kind: SettingKind[Any], text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=f"^{fault}$"):
        kind.read(text)


def test_every_kind_says_what_may_be_written() -> None:
    kinds = [value for value in vars(setting_kinds).values() if isinstance(value, SettingKind)]
    assert len(kinds) > 10
    assert all(kind.words for kind in kinds)
    assert (whole(1, 65535).words, one_of("a", "b").words) == ("1 to 65,535", "`a`, `b`")
