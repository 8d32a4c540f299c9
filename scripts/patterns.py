"""Whether a text can make a regular expression slow: a part of `make lint`. Every pattern of the server and
of the page is given to recheck (npm), which tells how its time grows with the text; each must be linear.

python -m scripts.patterns

Collects those of Python (`patterns.mjs` those of the page): each call of `re` is evaluated in its module, so
that a pattern is checked as it is used. One that is matched where it stands is checked with its anchors, any
other as one that is looked for everywhere.
"""

from __future__ import annotations

import ast
import importlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from server.i18n.piece_letters import ENGLISH

ROOT = Path(__file__).parents[1]
PACKAGES = ("server", "endgames")
PAGE = ["static"]
_ANCHORED = {"match": ("^(?:", ")"), "fullmatch": ("^(?:", ")$")}
_FLAGS_AT = {
    "compile": 1, "search": 2, "match": 2, "fullmatch": 2, "findall": 2, "finditer": 2, "split": 3, "sub": 4,
}  # fmt: skip
"""The functions of `re`, and which argument of each holds the flags."""
_FLAGS = {re.IGNORECASE: "i", re.MULTILINE: "m", re.DOTALL: "s"}
_SAME = re.ASCII | re.UNICODE
"""Flags that change nothing of how long a pattern takes."""
LOCALS: Mapping[str, Mapping[str, Any]] = {
    "server/analysis/game/words.py": {"pieces": ENGLISH, "becomes": "[QRBNqrbn]"},
    "server/analysis/game/privacy.py": {"longest_first": ["Fischer, Robert James", "Fischer", "Robert"]},
}
"""An example for the variables of a function that makes its pattern itself."""


class Short(NamedTuple):
    """A pattern that is not linear, but never meets a long text. `why`: what keeps it short."""

    file: str
    source: str
    why: str


SHORT: tuple[Short, ...] = ()


class Pattern(TypedDict):
    """`source` and `flags` as JavaScript writes them; `place`: "file:line"."""

    place: str
    source: str
    flags: str


class Checked(Pattern):
    """`status`: safe, vulnerable or unknown; `how`: as in "2nd degree polynomial"."""

    status: str
    how: str


class Unreadable(Exception):  # noqa: N818  (it says what it is)
    """A pattern that cannot be had without running its function, or not be said in JavaScript."""


def patterns_of(
    tree: ast.AST, names: Mapping[str, Any], file: str, others: Sequence[ast.AST] = ()
) -> Iterator[Pattern]:
    """The patterns in `tree`, a module of Python with `names`; `others` may use them too. Raises
    Unreadable."""
    uses = dict(_uses([tree, *others]))
    calls = {id(call): name for name, call in _named(tree)}
    for node in ast.walk(tree):
        function = _function_of(node)
        if function and isinstance(node, ast.Call):
            place = f"{file}:{node.lineno}"
            raw, asked = _evaluated(node, function, {**names, **LOCALS.get(file, {})}, place)
            how = uses.get(calls.get(id(node), "")) if function == "compile" else function
            before, after = _ANCHORED.get(how or "", ("", ""))
            source, flags = in_javascript(raw, asked, place)
            yield {"place": place, "source": before + source + after, "flags": flags}


def _function_of(node: ast.AST) -> str | None:
    """The name of the function of `re` that is called here."""
    called = node.func if isinstance(node, ast.Call) else None
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "re":
        return called.attr if called.attr in _FLAGS_AT else None
    return None


def _evaluated(call: ast.Call, function: str, names: Mapping[str, Any], place: str) -> tuple[str, int]:
    at = _FLAGS_AT[function]
    told = [word.value for word in call.keywords if word.arg == "flags"] or call.args[at : at + 1]
    try:
        source, *flags = (eval(ast.unparse(part), dict(names)) for part in [call.args[0], *told])
    except NameError as fault:
        raise Unreadable(f"{place}: {fault}; give an example in LOCALS") from None
    return source, int(flags[0]) if flags else 0


def _named(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """(NAME, call) of each NAME = re.compile(...)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value


def _uses(trees: Sequence[ast.AST]) -> Iterator[tuple[str, str]]:
    """(NAME, method) where each use of NAME.method(...) is the same; none for names that go elsewhere."""
    methods: dict[str, set[str]] = {}
    nodes = [node for tree in trees for node in ast.walk(tree)]
    called = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            methods.setdefault(node.value.id, set()).add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in called:
            methods.setdefault(node.id, set()).add("")
    for name, found in methods.items():
        if len(found) == 1:
            yield name, found.pop()


def in_javascript(source: str, flags: int, place: str = "") -> tuple[str, str]:
    """A pattern of Python as JavaScript has it, and its flags. Raises Unreadable."""
    source = source.replace("(?P<", "(?<")
    if "(?m:^)" in source:
        source, flags = source.replace("(?m:^)", "^"), flags | re.MULTILINE
    if re.search(r"\(\?(?![:=!<])|\\[AZ]|\[\^?\]|[*+?}]\+", source):
        raise Unreadable(f"{place}: {source} cannot be said in JavaScript")
    known = re.RegexFlag(flags) & ~_SAME
    if known & ~(re.IGNORECASE | re.MULTILINE | re.DOTALL):
        raise Unreadable(f"{place}: {known!r} cannot be said in JavaScript")
    return source, "".join(letter for flag, letter in _FLAGS.items() if known & flag)


def of_server() -> list[Pattern]:
    """The patterns of all modules in PACKAGES. Raises Unreadable."""
    found: list[Pattern] = []
    files = sorted(file for name in PACKAGES for file in (ROOT / name).rglob("*.py"))
    texts = {file.relative_to(ROOT): file.read_text("utf-8") for file in files}
    for name, text in texts.items():
        tree = ast.parse(text if "import re\n" in text else "")
        if any(_function_of(node) for node in ast.walk(tree)):
            module = importlib.import_module(".".join(name.with_suffix("").parts))
            users = (other for other in texts.values() if f"from {module.__name__} import" in other)
            found += patterns_of(tree, vars(module), str(name), [*map(ast.parse, users)])
    return found


def check(python: Sequence[Pattern], folders: Sequence[str] = (), root: Path = ROOT) -> list[Checked]:
    """What recheck says of `python`, and of the patterns in the JavaScript below `folders` of `root`."""
    asked = json.dumps({"root": str(root), "folders": [*folders], "python": [*python]})
    command = ["node", str(Path(__file__).with_suffix(".mjs"))]
    done = subprocess.run(command, input=asked, stdout=subprocess.PIPE, text=True, check=True)
    found: list[Checked] = json.loads(done.stdout)
    return found


def slow(checked: Sequence[Checked]) -> list[Checked]:
    """Those that are not known to be linear, but for the ones in SHORT."""
    short = {(each.file, each.source) for each in SHORT}
    return [
        each
        for each in checked
        if each["status"] != "safe" and (each["place"].partition(":")[0], each["source"]) not in short
    ]


def idle(checked: Sequence[Checked]) -> list[Short]:
    """Those of SHORT that are not there any more, or linear by now."""
    found = {
        (each["place"].partition(":")[0], each["source"]) for each in checked if each["status"] != "safe"
    }
    return [each for each in SHORT if (each.file, each.source) not in found]


def main() -> int:
    try:
        checked = check(of_server(), PAGE)
    except Unreadable as fault:
        print(fault)
        return 1
    for each in slow(checked):
        print(f"{each['place']}: {each['status']}, {each['how']}: /{each['source']}/{each['flags']}")
    for old in idle(checked):
        print(f"{old.file}: stands in SHORT for nothing: {old.source}")
    print(f"{len(checked)} patterns looked at")
    return 1 if slow(checked) or idle(checked) else 0


if __name__ == "__main__":
    sys.exit(main())
