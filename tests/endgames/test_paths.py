"""The files that come with the package are there; what it writes is its user's alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from endgames import paths


@pytest.mark.parametrize("name", ["KPvK.kbt", "KQvK.kbt", "KRvK.kbt", "duels.npz"])
def test_what_comes_with_the_package_is_there(name: str) -> None:
    assert (paths.DATA / name).is_file()


def test_compiled_code_lies_outside_the_checkout() -> None:
    assert not paths.COMPILED.is_relative_to(Path(__file__).parents[2])


def test_a_private_folder_is_its_users_alone(usual_umask: None, tmp_path: Path) -> None:
    paths.make_private_folder(tmp_path / "deep" / "own")
    paths.make_private_folder(tmp_path / "deep" / "own")
    assert (tmp_path / "deep" / "own").stat().st_mode & 0o777 == 0o700
