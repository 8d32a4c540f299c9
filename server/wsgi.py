"""The WSGI entry for gunicorn: `server.wsgi:app`. The one room of eventlet; nothing else imports it.

The patch comes before all other imports, so this module alone looks at KIBITZ_ASYNC_MODE besides
`settings`, which checks it.
"""

import os

if os.environ.get("KIBITZ_ASYNC_MODE", "").strip() in ("", "eventlet"):
    import eventlet

    eventlet.monkey_patch()

import logging
import sys

from server.app import create_app
from server.settings import Settings, SettingsError

try:
    _settings = Settings.from_environ()
except SettingsError as error:
    sys.exit(f"kibitz: {error.message}")
logging.basicConfig(level=_settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
app = create_app(_settings)
