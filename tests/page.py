"""The page's side of facts that Python states too: its modules asked by Node, its catalogues' keys."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from server.i18n import texts
from server.system.paths import NODE_MODULES, ROOT, STATIC

ESBUILD = str(NODE_MODULES / ".bin" / "esbuild")


def answer_of_page(imports: dict[str, str], expression: str) -> Any:
    """What `expression` is in a module with `imports`: {"static/js" path: "names"}; it must be JSON."""
    lines = [
        f"import {{ {names} }} from {json.dumps(str(STATIC / 'js' / path))};"
        for path, names in imports.items()
    ]
    script = "\n".join([*lines, f"process.stdout.write(JSON.stringify({expression}));"])
    command = ["node", "--input-type=module", "-"]
    done = subprocess.run(command, input=together(script), capture_output=True, check=True, text=True)
    return json.loads(done.stdout)


def node(module: str) -> list[str]:
    """The command that runs a module of few lines, which imports little; its input is its own."""
    return ["node", "--input-type=module", "-e", together(module)]


def together(module: str) -> str:
    """The text of a module that imports TypeScript by whole paths, with all that it imports in it."""
    command = [ESBUILD, "--bundle", "--format=esm", "--platform=node", "--loader=ts", "--log-level=error"]
    return subprocess.run(command, input=module, capture_output=True, check=True, text=True, cwd=ROOT).stdout


def keys_of(code: str, prefix: str) -> set[str]:
    """The keys of a catalogue that begin so, without the beginning."""
    return {key.removeprefix(prefix) for key in _keys(code) if key.startswith(prefix)}


@cache
def _keys(code: str) -> list[str]:
    body = FluentParser().parse((texts.FOLDER / f"{code}.ftl").read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]
