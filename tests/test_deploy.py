"""What lies in `deploy/`: each path, setting and command in it is there, the programs it is for take it, and
nginx with it does what the page needs."""

from __future__ import annotations

import logging
import re
import shutil
import subprocess
import threading
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
import yaml
from simple_websocket import Client
from werkzeug.serving import make_server

from server.app import create_app
from server.cli import build_parser
from server.settings import Settings
from server.system.paths import ROOT
from tests import nginx
from tests.known_settings import known_settings
from tests.processes import Site

DEPLOY = nginx.DEPLOY
CONTAINER = (ROOT / "Containerfile").read_text()
needs_nginx = pytest.mark.skipif(not nginx.PROGRAM, reason="nginx is not installed")
needs_openssl = pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed")


COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
EXAMPLES = dict(
    re.findall(r"^#?([A-Z_]+)=(.*)$", "\n".join(file.read_text() for file in DEPLOY.rglob("*env*")), re.M)
)


def commands() -> set[str]:
    """The words that `kibitz` takes."""
    (known,) = (action for action in build_parser()._actions if action.dest == "COMMAND" or action.choices)
    return set(known.choices or ())


def settings_of(environment: dict[str, str], caplog: pytest.LogCaptureFixture) -> Settings:
    """The settings that the environment makes; fails where one of its variables is none."""
    with caplog.at_level(logging.WARNING):
        settings = Settings.from_environ(environment)
    assert not [record.getMessage() for record in caplog.records]
    return settings


def filled(text: str) -> str:
    """With the variables of `.env` as the example has them."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: EXAMPLES[found[1]], text)


def with_secrets(environment: dict[str, str], folder: Path) -> dict[str, str]:
    """With the files of secrets in `folder`, as the head of compose.yaml makes them."""
    text = (DEPLOY / "compose.yaml").read_text()
    (database,) = re.findall(r'^# +echo "([^"]+)" > secrets/database_url$', text, re.M)
    (folder / "database_url").write_text(re.sub(r"\$\(.*\)", "a-password", database))
    (folder / "metrics_token").write_text("0123456789abcdef\n")
    return {key: filled(value).replace("/run/secrets", str(folder)) for key, value in environment.items()}


def answer(url: str, **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


@contextmanager
def behind_nginx(folder: Path, prefix: str = "") -> Iterator[str]:
    """The address of an nginx before one web process and one that is gone."""
    fixed = {"KIBITZ_DATA_DIR": str(folder), "KIBITZ_ASYNC_MODE": "threading", "KIBITZ_PROXIES": "1"}
    app = create_app(Settings.from_environ(fixed | {"KIBITZ_PREFIX": prefix}))
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        with nginx.serving(folder, [nginx.free_port(), server.server_port], below=bool(prefix)) as url:
            yield url
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
        app.extensions["kibitz"].store.close()
        app.extensions["kibitz"].parsers.close()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with behind_nginx(tmp_path_factory.mktemp("deploy")) as url:
        yield url


@needs_nginx
@needs_openssl
def test_nginx_takes_the_set_up_as_it_stands(tmp_path: Path) -> None:
    """With a certificate in its place and ports that anybody may open."""
    (tmp_path / "tls").mkdir()
    made = ["-newkey", "rsa:2048", "-nodes", "-subj", "/CN=kibitz.example", "-days", "1"]
    files = ["-keyout", str(tmp_path / "tls" / "kibitz.key"), "-out", str(tmp_path / "tls" / "kibitz.crt")]
    subprocess.run(["openssl", "req", "-x509", *made, *files], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text().replace("/var/cache/nginx/kibitz", str(tmp_path / "cache"))
    for port in ("80", "443"):
        site = re.sub(rf"(listen (?:\[::\]:)?){port}\b", rf"\g<1>{nginx.free_port()}", site)
    (tmp_path / "kibitz.conf").write_text(site)
    shutil.copy(DEPLOY / "nginx-upstream.conf", tmp_path / "kibitz-upstream.conf")
    main = nginx.write_main(tmp_path, "kibitz.conf")
    assert nginx.PROGRAM
    tested = subprocess.run(
        [nginx.PROGRAM, "-t", "-c", str(main), "-p", str(tmp_path), "-e", str(tmp_path / "error.log")],
        capture_output=True,
        text=True,
    )
    assert tested.returncode == 0, tested.stderr
    assert "[warn]" not in tested.stderr


@needs_nginx
def test_nginx_takes_the_main_file_for_many_watchers(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx-main.conf").read_text()
    for place in ("/run/nginx.pid", "/var/log/nginx/error.log"):
        text = text.replace(place, str(tmp_path / Path(place).name))
    for folder in ("modules-enabled", "conf.d", "sites-enabled"):
        (tmp_path / folder).mkdir()
        text = text.replace(f"/etc/nginx/{folder}", str(tmp_path / folder))
    (tmp_path / "nginx.conf").write_text(text)
    (tmp_path / "conf.d" / "site.conf").write_text(f"server {{ listen 127.0.0.1:{nginx.free_port()}; }}")
    tested = subprocess.run(
        [str(nginx.PROGRAM), "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True
    )
    assert tested.returncode == 0, tested.stderr
    connections, files = (
        int(re.findall(rf"{name} (\d+);", text)[0]) for name in ("worker_connections", "worker_rlimit_nofile")
    )
    assert files >= 2 * connections


@needs_nginx
def test_a_web_process_that_is_gone_is_passed_over(proxied: str) -> None:
    assert {answer(f"{proxied}/healthz")[0] for _ in range(4)} == {200}


@needs_nginx
def test_the_page_names_the_address_that_the_visitor_sees(proxied: str) -> None:
    host = proxied.removeprefix("http://")
    status, headers, _ = answer(f"{proxied}/embed/nowhere")
    assert status == 404
    assert f"http://{host}" in headers["Content-Security-Policy"]
    assert f"ws://{host}" in headers["Content-Security-Policy"]


@needs_nginx
def test_files_that_may_be_kept_are_served_by_nginx_alone(proxied: str) -> None:
    page = answer(f"{proxied}/")[2].decode()
    path = re.findall(r'src="(/static/[^"]*built/app/main-\w+\.js)"', page)[0]
    for encodings in ("gzip, deflate, br", "br", "gzip", "identity"):
        first = answer(proxied + path, **{"Accept-Encoding": encodings})
        again = answer(proxied + path, **{"Accept-Encoding": encodings})
        assert again[1]["X-Cache"] == "HIT"
        assert again[2] == first[2]
        assert "immutable" in again[1]["Cache-Control"]
        coding = {"gzip, deflate, br": "br", "identity": None}.get(encodings, encodings)
        assert again[1]["Content-Encoding"] == coding
        for header in ("Content-Security-Policy", "X-Content-Type-Options", "Access-Control-Allow-Origin"):
            assert again[1][header] == first[1][header] is not None


@needs_nginx
def test_every_answer_asks_for_tls_and_names_its_request(proxied: str) -> None:
    page = answer(f"{proxied}/")[2].decode()
    path = re.findall(r'src="(/static/[^"]*built/app/main-\w+\.js)"', page)[0]
    names = set()
    for asked in ("/", "/r/nowhere", "/metrics", path, path):
        headers = answer(proxied + asked)[1]
        assert headers["Strict-Transport-Security"] == "max-age=63072000"
        names.add(headers["X-Request-Id"])
    assert len(names) == 5


@needs_nginx
def test_what_is_no_file_is_never_kept(proxied: str) -> None:
    for path in ("/", "/healthz", "/robots.txt", "/r/nowhere"):
        assert "X-Cache" not in answer(proxied + path)[1]


@needs_nginx
def test_a_socket_opens_through_it(proxied: str) -> None:
    socket = Client(f"ws://{proxied.removeprefix('http://')}/socket.io/?EIO=4&transport=websocket")
    socket.send("40")  # at once: what came with the handshake is seen with the next piece
    assert socket.receive(60).startswith("0")
    assert socket.receive(60).startswith("40")
    socket.close()


@needs_nginx
@pytest.mark.parametrize("path", ["/metrics", "//metrics", "/./metrics", "/x/../metrics", "/%6Detrics"])
def test_figures_are_not_for_visitors(proxied: str, path: str) -> None:
    status, _, body = answer(proxied + path)
    assert status == 404
    assert b"kibitz_" not in body


@needs_nginx
def test_below_a_path_of_a_site_it_is_the_same(tmp_path: Path) -> None:
    with behind_nginx(tmp_path, prefix="/kibitz") as site:
        assert answer(f"{site}/")[2] == b"the club"
        page = answer(f"{site}/kibitz?lang=de")[2].decode()
        assert 'lang="de"' in page
        path = re.findall(r'src="(/kibitz/static/[^"]*built/app/main-\w+\.js)"', page)[0]
        assert [answer(site + path)[1]["X-Cache"] for _ in range(2)] == ["MISS", "HIT"]
        assert answer(f"{site}/kibitz/metrics")[0] == 404
        socket = Client(f"ws{site.removeprefix('http')}/kibitz/socket.io/?EIO=4&transport=websocket")
        socket.send("40")
        assert socket.receive(60).startswith("0")
        socket.close()


def kibitz_services() -> dict[str, Any]:
    return {name: service for name, service in SERVICES.items() if service["image"].startswith("kibitz:")}


def test_the_services_of_kibitz_have_settings_and_commands_that_there_are(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    assert (
        {service["command"][1] for service in kibitz_services().values()} == {"web", "worker"} <= commands()
    )
    for service in kibitz_services().values():
        settings = settings_of(with_secrets(service["environment"], tmp_path), caplog)
        assert settings.database_url == "postgresql://kibitz:a-password@postgres/kibitz"
        assert settings.metrics == "0123456789abcdef"
        assert settings.proxies == 1
        assert settings.hosts


def test_no_secret_is_in_the_environment_and_each_file_is_made() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    made = set(re.findall(r"^#.* > secrets/(\w+)$", text, re.M))
    assert made == COMPOSE["secrets"].keys()
    assert {secret["file"] for secret in COMPOSE["secrets"].values()} == {
        f"./secrets/{name}" for name in made
    }
    for service in SERVICES.values():
        for key, value in service.get("environment", {}).items():
            assert "PASSWORD" not in key or key.endswith("_FILE")
            if key.endswith("_FILE"):
                assert value.removeprefix("/run/secrets/") in service["secrets"]


def test_each_image_is_pinned_to_a_version() -> None:
    images = [service["image"] for service in SERVICES.values() if not service["image"].startswith("kibitz")]
    assert images
    assert [image for image in images if not re.search(r":\d+\.\d+(\.\d+)?-[a-z]+$", image)] == []
    assert {service["image"] for service in kibitz_services().values()} == {
        "kibitz:${KIBITZ_VERSION:?see env.example}"
    }


def test_a_scraper_reaches_the_webs_and_nothing_else() -> None:
    reached = {name for name, service in SERVICES.items() if "metrics" in service["networks"]}
    webs = {name for name, service in kibitz_services().items() if service["command"][1] == "web"}
    assert reached == webs
    assert all("inner" in service["networks"] for service in SERVICES.values())
    assert COMPOSE["networks"].keys() == {"inner", "metrics"}


def test_each_service_is_there_whom_others_wait_for_and_tells_its_health() -> None:
    for name, service in SERVICES.items():
        for other, condition in service.get("depends_on", {}).items():
            assert condition["condition"] == "service_healthy"
            waited_for = SERVICES[other]
            told = "healthcheck" in waited_for or "HEALTHCHECK" in CONTAINER
            assert told and not waited_for.get("healthcheck", {}).get("disable"), (name, other)


def test_the_files_that_are_put_into_containers_are_there() -> None:
    bound = [volume for service in SERVICES.values() for volume in service["volumes"]]
    files = [volume.split(":")[0] for volume in bound if volume.startswith("./")]
    assert "./nginx.conf" in files
    assert [file for file in files if not (DEPLOY / file).is_file()] == ["./tls"], "the owner's own"
    named = {volume.split(":")[0] for volume in bound if not volume.startswith("./")}
    assert named == COMPOSE["volumes"].keys()
    build = kibitz_services()["web1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_data_lie_where_the_container_keeps_them() -> None:
    (volume,) = re.findall(r"^VOLUME (.+)$", CONTAINER, re.M)
    assert all(f"data:{volume}" in service["volumes"] for service in kibitz_services().values())


def test_nginx_finds_the_web_processes_of_the_compose_file() -> None:
    (port,) = re.findall(r"^EXPOSE (.+)$", CONTAINER, re.M)
    upstreams = re.findall(
        r"^upstream (\w+) \{(.*?)^\}", (DEPLOY / "compose-upstream.conf").read_text(), re.M | re.S
    )
    webs = {name for name, service in kibitz_services().items() if service["command"][1] == "web"}
    assert {name for name, _ in upstreams} == {"kibitz_web", "kibitz_sockets"}
    for _, servers in upstreams:
        assert set(re.findall(r"server ([\w.:]+)", servers)) == {f"{web}:{port}" for web in webs}


def test_both_upstreams_differ_in_their_servers_alone() -> None:
    texts = [(DEPLOY / name).read_text() for name in ("nginx-upstream.conf", "compose-upstream.conf")]
    ours, compose = (re.sub(r"server [\w.:]+|^#.*\n", "", text, flags=re.M).strip() for text in texts)
    assert ours == compose


def test_any_setting_reaches_the_containers() -> None:
    """By the file that they all read, unless compose.yaml or the image says it."""
    for service in kibitz_services().values():
        assert (DEPLOY / f"{service['env_file']}.example").is_file()
    named = set(re.findall(r"^#?(KIBITZ_\w+)=", (DEPLOY / "kibitz.env.example").read_text(), re.M))
    own = set(kibitz_services()["web1"]["environment"])
    own |= {key.removesuffix("_FILE") for key in own} | {f"{key}_FILE" for key in own}
    image = set(re.findall(r"(KIBITZ_\w+)=", CONTAINER))
    assert not named & (own | image)
    files = {f"{key}_FILE" for key in named}
    assert known_settings() <= named | files | own | image
    assert named <= known_settings()


def test_what_the_examples_hold_is_what_holds_without_them(caplog: pytest.LogCaptureFixture) -> None:
    text = (DEPLOY / "kibitz.env.example").read_text()
    chosen = {"KIBITZ_LINKS", "KIBITZ_CORES", "KIBITZ_CONTACT", "KIBITZ_FOLLOW", "KIBITZ_CONNECTIONS"}
    lines = dict(re.findall(r"^#(KIBITZ_\w+)=(.*)$", text, re.M))
    usual = {key: value for key, value in lines.items() if key not in chosen}
    assert settings_of(usual, caplog) == Settings.from_environ({})
    settings_of(lines, caplog)


def test_a_new_version_comes_one_process_after_the_other(tmp_path: Path) -> None:
    told = tmp_path / "told"
    compose = tmp_path / "compose"
    compose.write_text(f'#!/bin/sh\necho "$@" >> {told}\n')
    compose.chmod(0o755)
    subprocess.run([DEPLOY / "roll.sh"], check=True, env={"COMPOSE": str(compose), "PATH": "/usr/bin:/bin"})
    steps = [line.split() for line in told.read_text().splitlines()]
    anew = [words[-1] for words in steps if words[0] == "up"]
    assert anew[0] == "worker"
    assert set(anew) == kibitz_services().keys()
    for name in anew[1:]:
        place = steps.index(["up", "-d", "--no-deps", "--wait", name])
        assert steps[place + 1] == ["exec", "-T", "nginx", "nginx", "-s", "reload"]
    assert "restart" not in SERVICES["nginx"]["depends_on"]["web1"], "nginx stays"


@needs_nginx
@pytest.mark.nightly
def test_nobody_notices_that_one_web_after_the_other_is_made_anew(tmp_path: Path) -> None:
    site = Site(tmp_path)
    over = threading.Event()
    statuses: Counter[int] = Counter()

    def ask(url: str) -> None:
        while not over.wait(0.02):  # nginx lets an address ask a hundred times a second
            statuses[answer(url)[0]] += 1

    try:
        webs = site.two_webs()
        with nginx.serving(tmp_path, [web.port for web in webs]) as url:
            asking = threading.Thread(target=ask, args=(url,))
            asking.start()
            for web in webs:
                web.stop()
                site.web(web.port)
                nginx.reload(tmp_path)  # as roll.sh does: else it may pass over the new one for 5 s
            over.set()
            asking.join()
    finally:
        over.set()
        site.close()
    assert statuses.keys() == {200}
    assert statuses[200] > 10


def test_the_example_of_the_environment_holds_settings(caplog: pytest.LogCaptureFixture) -> None:
    text = (DEPLOY / "systemd" / "kibitz.env").read_text()
    named = dict(re.findall(r"^#?(KIBITZ_\w+)=(.*)$", text, re.M))
    assert len(named) > 5
    assert settings_of(named, caplog).proxies == 1


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_command_that_there_is_with_settings_that_there_are(
    unit: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text = unit.read_text()
    (command,) = re.findall(r"^ExecStart=/opt/kibitz/bin/kibitz (\w+)$", text, re.M)
    assert command in commands()
    (pairs,) = re.findall(r"^Environment=(.+)$", text, re.M)
    environment = dict(pair.split("=", 1) for pair in pairs.replace("%i", "8001").split())
    settings_of(environment, caplog)
    (folder,) = re.findall(r"^StateDirectory=(.+)$", text, re.M)
    assert environment["KIBITZ_DATA_DIR"] == f"/var/lib/{folder}"


def test_the_units_differ_in_no_line_of_their_sandbox() -> None:
    parts = {unit.read_text().partition("# It writes into")[2].partition("[Install]")[0] for unit in UNITS}
    assert len(UNITS) == 3
    assert len(parts) == 1
    assert "ProtectSystem=strict" in parts.pop()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        (tmp_path / unit.name).write_text(unit.read_text().replace("/opt/kibitz/bin/kibitz", "/bin/true"))
    verified = subprocess.run(
        ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())], capture_output=True, text=True
    )
    assert verified.returncode == 0, verified.stderr
    assert str(tmp_path) not in verified.stderr, verified.stderr


def test_the_page_of_deployment_names_every_file_and_no_other() -> None:
    page = (ROOT / "docs" / "deployment.md").read_text("utf-8")
    files = {f"deploy/{file.relative_to(DEPLOY)}" for file in DEPLOY.rglob("*") if file.is_file()}
    named = set(re.findall(r"`(deploy/[\w./@-]+)`", page))
    assert named - {"deploy/.env", "deploy/systemd/"} == files
