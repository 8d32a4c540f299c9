"""`make release VERSION=0.2.0`: version, changelog, what its logs have, a commit, the wheel, a tag; no push.

Refuses if something is not committed, the version is not newer, or no change waits in `changes/`.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

from scripts import wire

ROOT = Path(__file__).resolve().parents[1]
_VERSION_FILE = Path("server/__init__.py")


class ReleaseError(Exception):
    """Why there is no release; the sentence is for a person."""


def released_version(source: str, version: str) -> str:
    """`server/__init__.py` with the new version. Raises ReleaseError unless it is newer."""
    found = re.search(r'__version__ = "(\d+(?:\.\d+)+)"', source)
    if found is None:
        raise ReleaseError(f"{_VERSION_FILE} names no version.")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or _numbers(version) <= _numbers(found[1]):
        raise ReleaseError(f"{version} is not a version above {found[1]}.")
    return source.replace(found[0], f'__version__ = "{version}"')


def write_changelog(root: Path, version: str, day: date) -> None:
    """Move the lines of `changes/` into the changelog. Raises ReleaseError if none waits or one is wrong."""
    if not any((root / "changes").glob("*.*.md")):
        raise ReleaseError("No change waits in changes/.")
    command = [sys.executable, "-m", "towncrier", "build", "--yes", "--dir", str(root)]
    command += ["--version", version, "--date", day.isoformat()]
    done = subprocess.run(command, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if done.returncode:
        raise ReleaseError(done.stderr.strip())


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version")
    version: str = parser.parse_args().version
    try:
        if _run("git", "status", "--porcelain"):
            raise ReleaseError("Something is not committed.")
        source = released_version((ROOT / _VERSION_FILE).read_text(), version)
        write_changelog(ROOT, version, date.today())
        (ROOT / _VERSION_FILE).write_text(source)
        wire.RELEASED.write_text(json.dumps(wire.promised(), indent=1) + "\n")
    except ReleaseError as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    _run(
        "git",
        "commit",
        "--quiet",
        "--all",
        "--message",
        f"Kibitz {version}\n\nThe changelog says what is new.",
    )
    _run(sys.executable, "-m", "build", "--wheel", "--outdir", "dist", ".")
    _run("git", "tag", "--annotate", f"v{version}", "--message", f"Kibitz {version}")
    print(f"dist/ holds the wheel, v{version} is tagged. To publish: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
