"""The names of openings in the reader's language. All else knows them in English, as "Sicilian Defense:
Najdorf Variation, English Attack". The texts have the parts of a name ("opening-najdorf-variation"); a part
that a language lacks stays English. The twin of static/js/chess/opening_names.ts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from server.i18n.texts import Say, Wanted

_PREFIX = "opening-"
_WITH_MOVE = re.compile(r"with (?:\.\. ?)?([KQRBNa-hO]\S*[0-9]\+?)")


def opening_name(name: str, say: Say) -> str:
    """An English name in the language of `say`, as far as that has it."""
    family_and_parts = key_of("parts")
    if say(family_and_parts, family="", parts="") == family_and_parts:
        return name
    family, _, rest = name.partition(": ")
    said = _in_language(family, say)
    if rest:
        said = say(family_and_parts, family=said, parts=_in_language(rest, say))
    return said[:1].upper() + said[1:]


def key_of(part: str) -> str:
    """The text for a part of a name."""
    plain = re.sub(r"[\u0300-\u036f'’.]", "", unicodedata.normalize("NFD", part)).lower()
    return _PREFIX + re.sub("[^a-z0-9]+", "-", plain)


def only_of(names: Iterable[str], wanted: Wanted) -> Wanted:
    """`wanted`, of the names of openings those alone that the English `names` are said with."""
    parts = {part for name in names for part in re.split(": |, ", name)} | {"parts", "with"}
    prefixes = tuple(prefix for prefix in wanted.prefixes if prefix != _PREFIX)
    return Wanted(wanted.keys | {key_of(part) for part in parts}, prefixes)


def _in_language(parts: str, say: Say) -> str:
    return ", ".join(_part(part, say) for part in parts.split(", "))


def _part(part: str, say: Say) -> str:
    if move := _WITH_MOVE.fullmatch(part):
        return say(key_of("with"), move=move[1])
    key = key_of(part)
    said = say(key)
    return part if said == key else said
