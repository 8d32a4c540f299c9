"""The code in the docs runs: JavaScript with stand-ins for the page; commands are only parsed.

e2e/test_handed_out.py loads the HTML of docs/embed.md and docs/viewer.md in a browser, and
tests/library/test_examples.py runs the Python of docs/library.md."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.system.paths import ROOT
from tests.docs_code import blocks_of
from tests.processes import PATIENCE, Site

Json = dict[str, Any]
DOCS = sorted((ROOT / "docs").glob("*.md"))
SCRIPT = re.compile(r"^(const |let |addEventListener|import )")
SHELL = re.compile(r"^(kibitz |curl |make |python |apt-get |until )")
EVENT = {"type": "kibitz:event", "event": "plychange", "ply": 23}
HEIGHT = {"type": "kibitz:height", "id": "x", "height": 703}

STAND_INS = """
const calls = [];
const heard = {};
const posted = [];
const listen = (name, handler) => { (heard[name] ??= []).push(handler); };
const contentWindow = { postMessage: (data) => posted.push(data) };
const own = { addEventListener: listen, style: {}, contentWindow };
const element = new Proxy(own, {
  get: (target, name) => target[name] ?? ((...given) => calls.push([name, ...given])),
});
const document = { querySelector: () => element, querySelectorAll: () => [element] };
const addEventListener = listen;
const logged = [];
const told = globalThis.console;
{
  const console = { log: (...words) => logged.push(words) };
  const run = new Function("document", "addEventListener", "console", SAMPLE);
  run(document, addEventListener, console);
}
for (const handler of heard.load ?? []) handler({});
for (const data of MESSAGES) {
  for (const handler of heard.message ?? []) {
    handler({ source: element.contentWindow, origin: "null", data });
    handler({ source: {}, origin: "https://elsewhere.example", data });
  }
}
for (const handler of heard.plychange ?? []) handler({ detail: { ply: 1, san: "e4", verdict: null } });
told.log(JSON.stringify({ calls, posted, logged, height: own.style.height ?? null }));
"""


def run(sample: str) -> Json:
    """What a sample does with a page: the methods it calls, the messages it posts, what it logs."""
    given = f"const SAMPLE = {json.dumps(sample)};\nconst MESSAGES = {json.dumps([EVENT, HEIGHT])};\n"
    done = subprocess.run(
        ["node", "--input-type=module"], input=given + STAND_INS, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    seen: Json = json.loads(done.stdout)
    return seen


def scripts() -> Iterator[tuple[Path, str]]:
    for page in DOCS:
        yield from ((page, block) for block in blocks_of(page) if SCRIPT.match(block))


def sample(beginning: str) -> str:
    """The sample of docs/embed.md that has these words."""
    (found,) = (block for _, block in scripts() if beginning in block)
    return found


def test_every_script_of_the_docs_runs() -> None:
    found = list(scripts())
    assert len(found) >= 4
    for _, block in found:
        run(block)


def test_the_samples_of_the_element_call_what_they_name() -> None:
    calls = run(sample("review.goto"))["calls"]
    assert [call[0] for call in calls] == ["goto", "next", "flip", "play", "theme"]
    calls = run(sample("games.goto"))["calls"]
    assert calls == [["goto", "4/23"], ["nextGame"]]


def test_the_sample_of_messages_greets_commands_and_hears_its_own_frame() -> None:
    seen = run(sample("kibitz:hello"))
    assert [message["type"] for message in seen["posted"] if isinstance(message, dict)] == [
        "kibitz:hello",
        "kibitz:command",
    ]
    assert seen["logged"] == [["plychange", EVENT]]


def test_the_sample_of_heights_sets_the_frame_s() -> None:
    assert run(sample("kibitz:height"))["height"] == "703px"


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_the_commands_of_the_docs_parse(page: Path) -> None:
    for command in filter(SHELL.match, blocks_of(page)):
        done = subprocess.run(["bash", "-n"], input=command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stderr}"


@pytest.mark.nightly
def test_the_program_of_the_protocol_has_a_game_reviewed(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    site = Site(tmp_path)
    site.use_fake_engine()
    try:
        site.worker()
        program = program.replace("http://127.0.0.1:8000", site.web().url)
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    finally:
        site.close()
    assert done.stdout.split()[::2] == ["1", "2", "3", "4", "5"], done.stderr + site.logs()
    assert done.stdout.endswith("5 best\n")
