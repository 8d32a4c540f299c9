"""What this machine's processor has, and which builds of Stockfish it can run.

Linux alone says it (/proc/cpuinfo); elsewhere nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

CPUINFO = Path("/proc/cpuinfo")

_AVX2 = frozenset({"avx2", "popcnt"})
_BMI2 = _AVX2 | {"bmi2"}
_AVX512 = _BMI2 | {"avx512f", "avx512bw"}

ARCHITECTURES: dict[str, frozenset[str]] = {
    "x86-64-vnni512": _AVX512 | {"avx512_vnni", "avx512dq", "avx512vl"},
    "x86-64-avx512": _AVX512,
    "x86-64-avxvnni": _BMI2 | {"avx_vnni"},
    "x86-64-bmi2": _BMI2,
    "x86-64-avx2": _AVX2,
    "x86-64-sse41-popcnt": frozenset({"sse4_1", "popcnt"}),
    "armv8-dotprod": frozenset({"asimd", "asimddp"}),
    "armv8": frozenset({"asimd"}),
}
"""The builds that are faster than a distribution's, fastest first: the ARCH of Stockfish's Makefile, and the
flags of Linux that it needs."""

_WORDS = {
    "avx512_vnni": "VNNI",
    "avx512f": "AVX512",
    "bmi2": "BMI2",
    "avx2": "AVX2",
    "sse4_1": "SSE41",
    "ssse3": "SSSE3",
    "sse2": "SSE2",
    "popcnt": "POPCNT",
    "asimddp": "NEON_DOTPROD",
    "asimd": "NEON",
}
"""Flags of Linux, as Stockfish names them where it says what it was compiled for."""

_SLOW_BMI2 = ("AuthenticAMD", "23")
"""Maker and family of the processors (Zen 1 and 2) that have BMI2 but are slower with it."""


def processor_flags(cpuinfo: Path | None = None) -> frozenset[str]:
    """The flags of the first core; empty: unknown."""
    maker = family = ""
    try:
        with (cpuinfo or CPUINFO).open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                name, _, value = (part.strip() for part in line.partition(":"))
                if name == "vendor_id":
                    maker = value
                elif name == "cpu family":
                    family = value
                elif name in ("flags", "Features"):
                    flags = frozenset(value.split())
                    return flags - {"bmi2"} if (maker, family) == _SLOW_BMI2 else flags
    except OSError:
        pass
    return frozenset()


def architectures_for(flags: Iterable[str]) -> list[str]:
    """The builds that a processor with these flags can run, fastest first."""
    has = frozenset(flags)
    return [name for name, needs in ARCHITECTURES.items() if needs <= has]


def in_words(flags: Iterable[str]) -> str:
    """What matters to Stockfish, as it says it: "BMI2 AVX2 SSE41 POPCNT"; "" if nothing is known."""
    has = frozenset(flags)
    return " ".join(word for flag, word in _WORDS.items() if flag in has)
