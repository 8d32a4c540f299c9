from __future__ import annotations

import json
from typing import Any

from flask.testing import FlaskClient

from server.system.paths import BUILT
from tests.web.conftest import MakeApp


def kept(client: FlaskClient, root: str = "") -> dict[str, Any]:
    """What the worker is told to keep."""
    answer = client.get(f"{root}/worker.js")
    assert answer.mimetype == "text/javascript"
    begin = "self.kept="
    assert answer.text.startswith(begin)
    told: dict[str, Any] = json.JSONDecoder().raw_decode(answer.text.removeprefix(begin))[0]
    assert answer.text.endswith((BUILT / "worker.js").read_text("utf-8"))
    return told


def test_the_worker_is_asked_for_again_each_time_and_may_ask_this_server_alone(client: FlaskClient) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "connect-src 'self'" in answer.headers["Content-Security-Policy"]
    again = client.get("/worker.js", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304


def test_all_that_the_app_can_load_is_kept_once(client: FlaskClient) -> None:
    told = kept(client)
    files = told["files"]
    assert len(set(files)) == len(files)
    for address in files:
        answer = client.get(address)
        assert (answer.status_code, "immutable" in answer.headers["Cache-Control"]) == (200, True), address
    page = client.get("/r/nothing").text
    assert all(f'"{address}"' in page for address in files if "/main" in address)
    for part in ("/built/app/mine-", "/css/drill.css", "/i18n/de.ftl?v=", "/i18n/de/later.ftl?v="):
        assert any(part in address for address in files), part
    for other in ("/embed", "/about.css", "/theme.css", "file"):
        assert not any(other in address for address in files), other


def test_below_a_path_the_worker_keeps_what_lies_there(make_app: MakeApp) -> None:
    told = kept(make_app(KIBITZ_PREFIX="/kibitz").test_client(), "/kibitz")
    assert told["root"] == "/kibitz"
    assert all(address.startswith("/kibitz/") for address in told["files"])
