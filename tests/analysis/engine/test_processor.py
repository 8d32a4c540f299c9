"""What a processor has, and which builds of Stockfish it can run."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.analysis.engine.processor import ARCHITECTURES, architectures_for, in_words, processor_flags

OLD = "fpu sse sse2 ssse3"
V2 = f"{OLD} sse4_1 popcnt"
V3 = f"{V2} avx2 bmi2"
V4 = f"{V3} avx512f avx512bw avx512dq avx512vl avx512_vnni"


def cpuinfo(folder: Path, flags: str, maker: str = "GenuineIntel", family: str = "6") -> Path:
    core = f"processor\t: 0\nvendor_id\t: {maker}\ncpu family\t: {family}\nflags\t\t: {flags}\n\n"
    file = folder / "cpuinfo"
    file.write_text(core + core.replace("avx2", "avx3"))
    return file


@pytest.mark.parametrize(
    ("flags", "best"),
    [
        ("", None),
        (OLD, None),
        (V2, "x86-64-sse41-popcnt"),
        (f"{V2} avx2", "x86-64-avx2"),
        (V3, "x86-64-bmi2"),
        (f"{V3} avx_vnni", "x86-64-avxvnni"),
        (f"{V3} avx512f avx512bw", "x86-64-avx512"),
        (V4, "x86-64-vnni512"),
        ("fp asimd", "armv8"),
        ("fp asimd asimddp", "armv8-dotprod"),
    ],
)
def test_the_fastest_build_that_a_processor_can_run(flags: str, best: str | None) -> None:
    assert next(iter(architectures_for(flags.split())), None) == best


def test_a_processor_can_run_what_lesser_ones_can() -> None:
    x86 = [name for name in ARCHITECTURES if name.startswith("x86") and name != "x86-64-avxvnni"]
    assert architectures_for(V4.split()) == x86


def test_the_flags_are_those_of_the_first_core(tmp_path: Path) -> None:
    assert processor_flags(cpuinfo(tmp_path, V3)) == set(V3.split())


def test_bmi2_is_no_gain_on_amds_first_zens(tmp_path: Path) -> None:
    assert "bmi2" not in processor_flags(cpuinfo(tmp_path, V3, "AuthenticAMD", "23"))
    assert "bmi2" in processor_flags(cpuinfo(tmp_path, V3, "AuthenticAMD", "25"))


def test_an_arm_has_features(tmp_path: Path) -> None:
    (tmp_path / "cpuinfo").write_text("processor\t: 0\nFeatures\t: fp asimd\nCPU part\t: 0xd0c\n")
    assert processor_flags(tmp_path / "cpuinfo") == {"fp", "asimd"}


def test_where_nothing_is_said_nothing_is_known(tmp_path: Path) -> None:
    assert processor_flags(tmp_path / "none") == frozenset()
    (tmp_path / "cpuinfo").write_text("processor : 0\n")
    assert processor_flags(tmp_path / "cpuinfo") == frozenset()
    assert in_words(()) == ""


def test_it_is_said_in_the_words_of_stockfish() -> None:
    assert in_words(V4.split()) == "VNNI AVX512 BMI2 AVX2 SSE41 SSSE3 SSE2 POPCNT"
