"""Where the files of the program lie: in a checkout beside the package (`test_wheel.py`: inside it)."""

from __future__ import annotations

from pathlib import Path

import pytest

import server
from server import files


def test_a_checkout_is_no_installed_program() -> None:
    assert not files.INSTALLED
    assert files.ROOT == files.PACKAGES
    assert files.DATA == files.ROOT / "var"


@pytest.mark.parametrize(
    "file",
    [
        files.STATIC / "i18n" / "en.ftl",
        files.TEMPLATES / "app.html",
        files.MODELS / "model.tflite",
        files.RESOURCES,
        files.PACKAGES / "server" / "__init__.py",
    ],
    ids=lambda file: file.name,
)
def test_what_the_program_is_made_of_is_there(file: Path) -> None:
    assert file.exists()


def test_our_own_processes_import_the_same_package_from_the_working_folder() -> None:
    assert str(files.PACKAGES / "server" / "__init__.py") == server.__file__
