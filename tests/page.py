"""The page's side of facts that Python states too: its modules asked by Node, its catalogues' keys."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from fluent.syntax import FluentParser, ast

from server import texts
from server.files import STATIC


def answer_of_page(imports: dict[str, str], expression: str) -> Any:
    """What `expression` is in a module with `imports`: {"static/js" path: "names"}; it must be JSON."""
    lines = [
        f"import {{ {names} }} from {json.dumps(str(STATIC / 'js' / path))};"
        for path, names in imports.items()
    ]
    script = "\n".join([*lines, f"process.stdout.write(JSON.stringify({expression}));"])
    command = ["node", "--input-type=module", "-e", script]
    return json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


def keys_of(code: str, prefix: str) -> set[str]:
    """The keys of a catalogue that begin so, without the beginning."""
    body = FluentParser().parse((texts.FOLDER / f"{code}.ftl").read_text("utf-8")).body
    keys = (entry.id.name for entry in body if isinstance(entry, ast.Message))
    return {key.removeprefix(prefix) for key in keys if key.startswith(prefix)}
