"""Where the files of the program lie: in a checkout beside the package (`test_wheel.py`: inside it)."""

from __future__ import annotations

from pathlib import Path

import pytest

import server
from server.system import paths


def test_a_checkout_is_no_installed_program() -> None:
    assert not paths.INSTALLED
    assert paths.ROOT == paths.PACKAGES
    assert paths.DATA == paths.ROOT / "var"


def test_compiled_code_is_shared_by_checkouts_unless_the_data_lies_elsewhere(tmp_path: Path) -> None:
    assert not paths.compiled_of(paths.DATA).is_relative_to(paths.ROOT)
    assert paths.compiled_of(tmp_path) == tmp_path / "numba"


@pytest.mark.parametrize(
    "file",
    [
        paths.STATIC / "i18n" / "en.ftl",
        paths.TEMPLATES / "app.html",
        paths.MODELS / "model.tflite",
        paths.RESOURCES,
        paths.PACKAGES / "server" / "__init__.py",
    ],
    ids=lambda file: file.name,
)
def test_what_the_program_is_made_of_is_there(file: Path) -> None:
    assert file.exists()


def test_our_own_processes_import_the_same_package_from_the_working_folder() -> None:
    assert str(paths.PACKAGES / "server" / "__init__.py") == server.__file__
