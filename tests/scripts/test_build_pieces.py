"""The script that makes the sets of pieces of packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import build_pieces

SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50" onload="bad()"><script>bad()</script>
<defs><linearGradient id="0" x1="1"><stop offset="1" onclick="bad()"/></linearGradient></defs>
<path style="fill:red" fill="url(#0)" d="M0
 0h1"/><a href="javascript:bad()"><path d="M1 1"/></a></svg>"""


def test_of_a_drawing_shapes_are_kept_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "pychess_data/static/images/pieces/merida"
    folder.mkdir(parents=True)
    for color in "wb":
        for kind in "KQRBNP":
            (folder / f"{color}{kind}.svg").write_text(SVG)
    drawn = dict(build_pieces.merida(tmp_path))
    assert drawn["k"] == (
        '<g fill-rule="evenodd" transform="scale(.9)">'
        '<defs><linearGradient id="merida-bK-0" x1="1"><stop offset="1"/></linearGradient></defs>'
        '<path fill="url(#merida-bK-0)" d="M0 0h1"/></g>'
    )
    assert len(set(drawn.values())) == 12


def test_a_silhouette_has_a_rim_against_its_square(tmp_path: Path) -> None:
    folder = tmp_path / "svgs-full/solid"
    folder.mkdir(parents=True)
    for word in build_pieces.WORDS.values():
        (folder / f"chess-{word}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg"><path fill="currentColor" d="M3 3"/></svg>'
        )
    drawn = dict(build_pieces.solid(tmp_path))
    assert 'fill="#fff" stroke="#3a313f"' in drawn["Q"]
    assert 'fill="#2b2430" stroke="#f7f2f8"' in drawn["q"]
    assert list(drawn) == list(build_pieces.SIGNS)


def test_a_set_that_is_not_known_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["build_pieces.py", "wood", "."])
    with pytest.raises(SystemExit, match="usage"):
        build_pieces.main()
