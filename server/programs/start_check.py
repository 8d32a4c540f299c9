"""What keeps web and worker from starting, looked for in a process of its own: `check_apart`. So the
supervisor, which stays, does not load the 40 MB of libraries that this takes.

`python -m server.programs.start_check`: settings in, a fault out, each a line of JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from server.settings import Settings, SettingsError
from server.system import logs
from server.system.paths import PACKAGES

_MODULE = "server.programs.start_check"


def check_apart(settings: Settings) -> None:
    """As `server.work.start_faults.check_start`. Raises SettingsError."""
    asked = {
        "data_dir": str(settings.data_dir),
        "database_url": settings.database_url,
        "log_level": settings.log_level,
        "log_format": settings.log_format,
    }
    command = [sys.executable, "-m", _MODULE]
    told = subprocess.run(
        command, input=json.dumps(asked), stdout=subprocess.PIPE, text=True, cwd=PACKAGES, check=True
    )
    if told.stdout:
        fault = json.loads(told.stdout)
        raise SettingsError(fault["message"], place=fault["place"])


def main() -> None:
    """Of the process of its own."""
    from server.work.start_faults import check_start  # what takes the memory

    asked = json.loads(sys.stdin.read())
    settings = Settings(**{**asked, "data_dir": Path(asked["data_dir"])})
    logs.set_up(settings.log_level, settings.log_format)
    try:
        check_start(settings)
    except SettingsError as error:
        sys.stdout.write(json.dumps({"message": error.message, "place": error.place}))


if __name__ == "__main__":
    main()
