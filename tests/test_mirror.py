"""Every module has a test of its name: `server/a/b.py` has `tests/a/test_b.py`, `endgames/a/b.py` has
`tests/endgames/a/test_b.py`, `static/js/a/b.ts` has `tests/js/a/b.test.js`. What has none stands here, with
the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.system.paths import ROOT, STATIC

TESTS = ROOT / "tests"
PAGE = STATIC / "js"

UNTESTED = {
    "analysis/builtin/compiled.py": "a decorator: tests/endgames/test_compiled.py",
    "analysis/events/state.py": "declarations alone: both folds are held to them by tests/analysis/events",
    "analysis/events/values.py": "declarations alone: tests/scripts/test_wire.py",
    "analysis/events/wire.py": "written by scripts/wire.py: tests/scripts/test_wire.py holds it fresh",
    "imports/faults.py": "declarations alone: tests/web/api/test_imports.py holds what becomes of each",
    "imports/wanted.py": "declarations alone",
    "analysis/collection/tournament/shapes.py": "declarations alone: tests/scripts/test_wire.py",
    "analysis/collection/season/shapes.py": "declarations alone: tests/scripts/test_wire.py",
    "analysis/collection/finding/shapes.py": "declarations alone: tests/scripts/test_wire.py",
    "analysis/collection/openings/shapes.py": "declarations alone: tests/scripts/test_wire.py",
    "programs/assistant_shapes.py": "declarations alone: tests/programs/test_mcp_server.py",
    "web/services.py": "declarations alone",
    "wire/bodies.py": "declarations alone: tests/web/api/test_openapi.py and tests/scripts/test_wire.py",
}
"""Modules of the server that need no test of their name."""

DRAWING = {
    "board/bar", "board/board", "board/controls", "board/hints", "board/input", "board/move_field",
    "board/playline", "board/promotion", "board/settings_dialog", "collection/bar", "collection/collection",
    "collection/edit", "collection/edit_switch", "collection/live", "collection/offer", "collection/report",
    "file/file", "file/game", "file/season", "embed/collection", "embed/followed", "embed/game",
    "embed/gone", "embed/menu", "embed/pgn", "embed/review", "embed/season", "embed/tournament",
    "embed/viewer", "endgame/endgames", "endgame/panel", "endgame/pawn_marks", "endgame/solved",
    "explore/editor", "explore/exploring", "explore/panel", "explore/people", "explore/position",
    "explore/switch", "find/find", "find/open", "explore/verdict", "learn/drill", "learn/lesson",
    "learn/panel", "lib/board_first", "lib/catalogue",
    "lib/chosen", "lib/dialogs", "lib/dom", "lib/icons", "lib/language", "mine/again", "mine/list",
    "mine/mine", "main", "panels/graph", "panels/graph_drawing", "panels/moves", "panels/panels",
    "chess/badges", "chess/figurines", "rounds/crosstable", "rounds/rounds", "rounds/teams", "share/share",
    "stage/stage", "notes/editor", "notes/link", "notes/notes", "notes/noting", "notes/writer",
    "openings/lines_board", "openings/openings", "openings/panel", "openings/repertoire",
    "openings/training", "openings/training_panel", "openings/walking", "season/head", "season/lessons",
    "season/places", "season/plain", "season/repertoire", "season/tables", "season/training",
    "panels/level", "panels/people", "panels/people_place", "panels/time_place", "panels/reason",
    "panels/verdict", "review", "review/board_in_view", "review/page", "review/removal",
    "review/side_question", "start", "start/audience", "start/choosing", "start/follow", "start/form",
    "start/import", "start/options", "start/sample", "board/choices", "share/embed", "notes/greeting",
    "lib/menu", "menu", "embed/pgn_puzzles", "embed/puzzle_board", "embed/puzzles", "learn/guess",
    "learn/guess_panel", "learn/parts", "stage/panel_parts",
    "explore/play_out", "explore/play_panel", "stage/make_room",
}  # fmt: skip
"""Modules of the page that draw or put together what draws: `e2e/` looks at them in a browser."""

SHAPES = {"wire", "vendor.d", *(f"{room.parent.name}/types" for room in PAGE.glob("*/types.ts"))}
"""Types alone: nothing of them runs."""

_DRAWS = re.compile(r"""\bdocument\b|/dom\.ts["']""")
_IMPORT = re.compile(r"""(?:\bfrom|\bimport\()\s*["'](\.[^"']+)\.ts["']""")


def modules(folder: Path, pattern: str) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob(pattern)}


def untested_server() -> set[str]:
    """Modules of the server without a test of their name; packages' own files and migrations aside."""
    named = {module for module in modules(ROOT / "server", "*.py") if "migrations/" not in module}
    own = {module for module in named if not module.endswith("__init__.py") and module != "wsgi.py"}
    return {module for module in own if not place_of_test(module).is_file()}


def place_of_test(module: str, tests: Path = TESTS) -> Path:
    path = Path(module)
    return tests / path.parent / f"test_{path.name}"


def untested_page() -> set[str]:
    named = {module.removesuffix(".ts") for module in modules(PAGE, "*.ts")} - SHAPES
    return {module for module in named if not (TESTS / "js" / f"{module}.test.js").is_file()}


def test_every_module_of_the_server_has_a_test_of_its_name() -> None:
    assert sorted(untested_server()) == sorted(UNTESTED)


def test_every_module_of_the_endgames_has_a_test_of_its_name() -> None:
    own = {module for module in modules(ROOT / "endgames", "*.py") if not module.endswith("__init__.py")}
    assert len(own) > 50
    assert not [module for module in sorted(own) if not place_of_test(module, TESTS / "endgames").is_file()]


def test_every_module_of_the_page_that_does_not_draw_has_a_test_of_its_name() -> None:
    assert sorted(untested_page()) == sorted(DRAWING)


@pytest.mark.parametrize("module", sorted(DRAWING))
def test_what_is_said_to_draw_touches_the_page_or_puts_together_what_does(module: str) -> None:
    text = (PAGE / f"{module}.ts").read_text("utf-8")
    folder = (PAGE / module).parent
    imported = {(folder / name).resolve().relative_to(PAGE).as_posix() for name in _IMPORT.findall(text)}
    assert _DRAWS.search(text) or imported & DRAWING
