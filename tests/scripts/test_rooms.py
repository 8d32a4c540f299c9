"""The wall of the page: what breaks it is told by its place, and today nothing does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.rooms import PAGE, ROOT, Import, faults, imports


def page(folder: Path, **modules: str) -> list[str]:
    """What is told of a page with these modules; `lib__dom` is `lib/dom.ts`."""
    for name, text in modules.items():
        file = folder / PAGE / f"{name.replace('__', '/')}.ts"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return [*faults(imports(folder))]


def test_the_page_keeps_the_law() -> None:
    found = imports()
    assert len(found) > 500
    assert not [*faults(found)]


def test_an_import_that_runs_down_is_nobodys_business(tmp_path: Path) -> None:
    assert not page(tmp_path, lib__dom="", chess__fen='import { h } from "../lib/dom.ts";\n')


@pytest.mark.parametrize(
    "text",
    [
        'import { fen } from "../chess/fen.ts";',
        'import "../chess/fen.ts";',
        'export { fen } from "../chess/fen.ts";',
        'import type {\n  Fen,\n} from "../chess/fen.ts";',
        'const fen = () => import("../chess/fen.ts");',
        'let fen: typeof import("../chess/fen.ts");',
        'let fen: import("../chess/fen.ts").Fen;',
    ],
)
def test_an_import_that_runs_up_is_told_by_its_place(tmp_path: Path, text: str) -> None:
    (told,) = page(tmp_path, chess__fen="", lib__dom=f"// drawing\n{text}\n")
    line = 4 if "\n" in text else 2
    assert told == f"static/js/lib/dom.ts:{line}: lib may not know chess (chess/fen.ts)"


def test_rooms_of_one_line_know_nothing_of_each_other(tmp_path: Path) -> None:
    (told,) = page(tmp_path, start__wish="", season__deck='import "../start/wish.ts";\n')
    assert told.endswith("season may not know start (start/wish.ts)")


def test_a_room_that_nobody_has_placed_is_told(tmp_path: Path) -> None:
    (told,) = page(tmp_path, lib__dom="", attic__box='import "../lib/dom.ts";\n')
    assert told == "attic: a room that scripts/rooms.py does not know"


def test_modules_that_need_each_other_are_told_also_if_one_is_loaded_when_it_is_wanted(
    tmp_path: Path,
) -> None:
    (told,) = page(tmp_path, lib__a='import "./b.ts";\n', lib__b='const a = () => import("./a.ts");\n')
    assert told in (
        "a circle: lib/a.ts -> lib/b.ts -> lib/a.ts",
        "a circle: lib/b.ts -> lib/a.ts -> lib/b.ts",
    )


def test_types_may_name_each_other_within_a_room(tmp_path: Path) -> None:
    assert not page(
        tmp_path, lib__a='import type { B } from "./b.ts";\n', lib__b='let a: import("./a.ts").A;\n'
    )


def test_what_is_no_module_of_the_page_is_passed_over(tmp_path: Path) -> None:
    modules = {"lib__a": 'import { io } from "socket.io-client";\nimport "../../embed.js";\n'}
    assert not page(tmp_path, **modules)
    assert imports(tmp_path) == []


def test_types_alone_run_not(tmp_path: Path) -> None:
    page(tmp_path, lib__a='import type { B } from "./b.ts";\nimport { b } from "./b.ts";\n', lib__b="")
    a, b = Path("lib/a.ts"), Path("lib/b.ts")
    assert imports(tmp_path) == [Import(a, 1, b, runs=False), Import(a, 2, b, runs=True)]


def test_every_module_is_loaded_by_another_or_is_an_entry() -> None:
    entries = {f"{name}.ts" for name in json.loads((ROOT / "resources" / "bundles.json").read_text())}
    alone = {
        "lib/chosen.ts",
        "offline/worker.ts",
        "viewer/options.ts",
        "vendor.d.ts",
    }  # scripts/bundle.mjs has them
    modules = {file.relative_to(ROOT / PAGE).as_posix() for file in (ROOT / PAGE).rglob("*.ts")}
    assert modules - {found.of.as_posix() for found in imports()} == entries | alone


def test_every_style_sheet_is_asked_for() -> None:
    asking = [
        ROOT / "resources" / "bundles.json",
        *(ROOT / PAGE).rglob("*.ts"),
        *(ROOT / "server/web").rglob("*.py"),
    ]
    text = "".join(file.read_text("utf-8") for file in asking)
    sheets = {file.stem for file in (ROOT / "static" / "css").glob("*.css")}
    assert not {name for name in sheets if f'"{name}"' not in text}
