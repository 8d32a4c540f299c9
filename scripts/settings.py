"""Make docs/settings.md of the settings as they are declared, or tell that it is stale.

python -m scripts.settings           write the page
python -m scripts.settings --check   write nothing; 1 if the page is not as it would be written
"""

from __future__ import annotations

import argparse
import sys

from server.settings import FIXED, GONE, all_declared
from server.system.paths import ROOT

PAGE = ROOT / "docs" / "settings.md"
_HEAD = """\
# Settings

What an operator may choose, for who runs Kibitz ([deployment.md](deployment.md)). Do not edit:
`python -m scripts.settings` writes this page from the declarations in `server/settings.py`.

Kibitz reads these variables once at the start. A value that cannot be used stops the start with a sentence.
A relative path is meant from the folder in which you call the command; `~` is your home. A value that may
hold a password may stand in a file: {files} name it.

| variable | value | default | meaning |
|---|---|---|---|
"""
_STOPS = """
## Settings that are gone

A start with {variables} ends with a sentence: remove it. The database does both
jobs. You may delete the old `queue.db` in the data folder, the tables `huey_*` in PostgreSQL, or the Redis.

These are ignored, with a warning at the start:

| variable | now |
|---|---|
"""


def page() -> str:
    """The text of docs/settings.md."""
    settings = list(all_declared())
    files = " and ".join(f"`{name}_FILE`" for name, setting in settings if setting.secret)
    rows = [
        f"| `{name}` | {setting.kind.words} | {setting.usual} | {setting.meaning} |\n"
        for name, setting in settings
    ]
    stops = " or ".join(f"`KIBITZ_{name}`" for name, gone in GONE.items() if gone.stops)
    now = {name: FIXED.get(name, gone.instead) for name, gone in GONE.items() if not gone.stops}
    ignored = [f"| `KIBITZ_{name}` | {text} |\n" for name, text in now.items()]
    return "".join([_HEAD.format(files=files), *rows, _STOPS.format(variables=stops), *ignored])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args(arguments).check:
        PAGE.write_text(page(), "utf-8")
        return 0
    if PAGE.read_text("utf-8") == page():
        return 0
    sys.stderr.write(f"{PAGE.relative_to(ROOT)} is stale: run python -m scripts.settings\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
