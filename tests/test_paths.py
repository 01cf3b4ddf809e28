"""The paths of files in a checkout, a wheel, a frozen program, and a portable installation."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from ecosfera import paths

ROOT = Path(__file__).parent.parent


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that holds the program instead of this checkout."""
    package = tmp_path / "Över allt" / "ecosfera"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "PACKAGE", package)
    return package.parent


def test_a_checkout_has_assets_and_locales_beside_the_package() -> None:
    assert (paths.assets() / "data" / "species.toml").is_file()
    assert (paths.locales() / "en").is_dir()


def test_a_wheel_has_them_in_the_package(program: Path) -> None:
    (program / "ecosfera" / "assets").mkdir()
    assert paths.assets() == program / "ecosfera" / "assets"
    assert paths.locales() == program / "ecosfera" / "locales"


def test_a_wheel_has_all_licences_in_the_package(program: Path) -> None:
    for name in ("LICENSES/MIT.txt", "assets/fonts/OFL-Nunito.txt"):
        file = program / "ecosfera" / name
        file.parent.mkdir(parents=True)
        file.touch()
    assert [file.name for file in paths.licences()] == ["MIT.txt", "OFL-Nunito.txt"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert included["LICENSES"] == "ecosfera/LICENSES"


def test_a_frozen_program_has_them_beside_the_package(program: Path) -> None:
    assert paths.assets() == program / "assets"
    assert paths.locales() == program / "locales"


def test_user_files_are_where_the_system_wants_them(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    folders = paths.user_folders()
    for folder in (folders.config, folders.data, folders.log):
        assert folder.is_absolute()
        assert "ecosfera" in str(folder)
        assert program not in folder.parents


@pytest.mark.skipif(sys.platform != "linux", reason="other systems ask elsewhere")
def test_without_a_home_folder_nothing_is_kept_where_the_program_was_started(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    folders = paths.user_folders()
    for folder in (folders.config, folders.data, folders.log):
        assert folder.is_absolute()
        with pytest.raises(OSError, match="ot a directory"):
            folder.mkdir(parents=True)


def test_a_data_folder_keeps_all_in_one_place(tmp_path: Path) -> None:
    folders = paths.user_folders(tmp_path / "mine")
    assert folders.config == folders.data == folders.log == tmp_path / "mine"
    assert folders.settings_file == tmp_path / "mine" / "settings.json"
    assert folders.saves == tmp_path / "mine" / "saves"
    assert folders.statistics_file == tmp_path / "mine" / "statistics.jsonl"
    assert folders.log_file == tmp_path / "mine" / "ecosfera.log"
    assert not folders.data.exists()


def test_portable_keeps_all_beside_the_program(program: Path) -> None:
    (program / "portable.txt").touch()
    assert paths.user_folders().data == program / "ecosfera-data"


def test_a_data_folder_wins_over_portable(program: Path, tmp_path: Path) -> None:
    (program / "portable.txt").touch()
    assert paths.user_folders(tmp_path / "mine").data == tmp_path / "mine"


def test_beside_a_frozen_program_is_beside_its_executable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Ecosfera" / "ecosfera.exe"))
    assert paths.program_folder() == tmp_path / "Ecosfera"


def test_beside_a_mac_app_is_beside_its_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "Games" / "Ecosfera.app" / "Contents" / "MacOS" / "ecosfera"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(inside))
    assert paths.program_folder() == tmp_path / "Games"


def test_files_are_exchanged_only_through_folders_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    (tmp_path / "Downloads").mkdir()
    found = paths.exchange_folders()
    assert all(folder.is_dir() for folder in found)
    assert tmp_path / "Documents" not in found


def test_whoever_has_no_home_exchanges_files_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", nobody)
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "Downloads").mkdir()
    found = paths.exchange_folders()
    assert all(folder.is_dir() for folder in found)
    if sys.platform == "linux":
        assert tmp_path / "Downloads" in found
