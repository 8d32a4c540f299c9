"""The colours that drawn images share with the page's style sheets."""

from __future__ import annotations

import re

import pytest

from server.analysis.classes import FACTS
from server.images.colors import ARROW_COLORS, PLAIN_TOUCH
from server.system.paths import STATIC


@pytest.mark.parametrize("name", ARROW_COLORS)
def test_arrows_have_the_pages_colours(name: str) -> None:
    sheet = (STATIC / "css" / "board.css").read_text("utf-8")
    (rule,) = re.findall(rf"^(?:\.board__arrow[\w-]*, )*\.board__arrow--{name}\b.*$", sheet, re.MULTILINE)
    assert f"{{ fill: {ARROW_COLORS[name]};" in rule


def test_squares_without_a_class_are_touched_as_on_a_light_page() -> None:
    sheet = (STATIC / "css" / "theme.css").read_text("utf-8")
    assert re.findall(r"--touch-plain: (#\w+);", sheet)[0] == PLAIN_TOUCH


def test_an_embed_without_javascript_has_the_colours_of_every_class() -> None:
    sheet = (STATIC / "css" / "embed.css").read_text("utf-8")
    for name in FACTS:
        rule = f"--of-class: var(--class-{name}); --of-class-ink: var(--class-{name}-ink);"
        assert f'.embed [data-class="{name}"] {{ {rule} }}' in sheet
