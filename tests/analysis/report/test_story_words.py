"""The story in a language."""

from __future__ import annotations

from typing import Any

from server.analysis.report.story_words import story_in


def state(report: Any) -> Any:
    return {"report": report}


def test_its_sentences_are_one_line_in_the_readers_letters() -> None:
    hangs = {"key": "story-how-hangs", "params": {"given": "queen"}}
    told = [
        {"key": "story-level-until", "params": {"move": "34…Ng7?", "how": hangs}},
        {"key": "story-level", "params": {}},
    ]
    assert story_in(state({"story": told}), "en") == (
        "The game was level until 34…Ng7?, which hung the queen. The game was level throughout."
    )
    assert story_in(state({"story": told}), "de", plain=True) == (
        "Die Partie war ausgeglichen bis 34...Sg7?, was die Dame einstellte. "
        "Die Partie war durchweg ausgeglichen."
    )


def test_without_a_report_or_a_story_there_is_nothing() -> None:
    assert story_in(state(None), "en") == ""
    assert story_in(state({"story": []}), "en") == ""
