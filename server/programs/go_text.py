"""A solved Go board in words, as `kibitz go --format text` prints it."""

from __future__ import annotations

from fractions import Fraction
from string import ascii_letters

from endgames.go import AssumptionRecord, LocalRecord, SolvedBoard, Span, record_of
from server.i18n.texts import sentence

_LETTERS = "".join(letter for letter in ascii_letters if letter not in "xoXO")


def in_words(solved: SolvedBoard) -> str:
    """The board with its local games lettered, and each game's value in words."""
    record = record_of(solved)
    signs = list(solved.text)
    lines = []
    for index, (part, local) in enumerate(zip(solved.parts, record["local_games"], strict=True)):
        letter = _LETTERS[index % len(_LETTERS)]
        for point in part.region.points:
            if signs[point] == ".":
                signs[point] = letter
        lines.append(_local_in_words(letter, local))
    width = solved.shape.width + 1
    rows = [
        "".join(signs[start : start + width - 1]) for start in range(0, width * solved.shape.height, width)
    ]
    scores = sentence("go-scores", black=_range(solved.black_first), white=_range(solved.white_first))
    best = sentence(
        "go-best", black=" ".join(record["best_black"]) or "-", white=" ".join(record["best_white"]) or "-"
    )
    doubt = [sentence("go-may-lose", points=record["may_lose"])] if "may_lose" in record else []
    assumed = _assumed_in_words(record["assumptions"])
    kos = [sentence("go-kos", points=" ".join(solved.kos))] if solved.kos and not solved.is_exact else []
    return "\n".join([*rows, *lines, scores, *assumed, *kos, best, *doubt])


def _assumed_in_words(assumptions: list[AssumptionRecord]) -> list[str]:
    """Each group and each area by one of its points, then whether playouts told a score."""

    def names(color: str, what: str) -> str:
        found = {a["points"][0]: None for a in assumptions if (a["color"], a["what"]) == (color, what)}
        return " ".join(found) or "-"

    standing = [each["share"] for each in assumptions if each["points"]]
    scores = [each["share"] for each in assumptions if not each["points"]]
    told = list[str]()
    if standing:
        points = {
            "black": names("black", "lives"),
            "white": names("white", "lives"),
            "blackarea": names("black", "area"),
            "whitearea": names("white", "area"),
        }
        told.append(sentence("go-assumed", share=round(100 * min(standing)), **points))
    if scores:
        told.append(sentence("go-by-playouts", share=round(100 * min(scores))))
    return told


def _local_in_words(letter: str, local: LocalRecord) -> str:
    value, mean, temperature = local["value"], local["mean"], local["temperature"]
    if value is None or mean is None or temperature is None:
        return sentence("go-local-ko", letter=letter, low=local["low"], high=local["high"])
    key = "go-local-number" if Fraction(temperature) < 0 else "go-local"
    return sentence(key, letter=letter, value=value, mean=mean, temperature=temperature)


def _range(span: Span) -> str:
    return _lead(span.low) if span.exact is not None else f"{_lead(span.low)}…{_lead(span.high)}"


def _lead(points: Fraction) -> str:
    """As in SGF: B+3, W+1, 0."""
    return f"B+{points}" if points > 0 else f"W+{-points}" if points < 0 else "0"
