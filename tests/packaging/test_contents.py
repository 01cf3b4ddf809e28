"""What goes into the package, without building it."""

from __future__ import annotations

import configparser
import importlib
import re
import struct
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

from ecosfera import classroom

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "build" / "package"
LANGUAGES = ("en", "fi", "de", "sv")
LARGEST_ART = 30_000_000


@pytest.fixture(scope="module")
def package() -> object:
    """Makes the build's own modules importable, as the build does."""
    sys.path.insert(0, str(PACKAGE))
    yield importlib.import_module
    sys.path.remove(str(PACKAGE))


def module(name: str) -> ModuleType:
    return importlib.import_module(name)


@pytest.fixture
def shipped(package: object) -> dict[str, Path]:
    """Each file the program reads, by its place in the package."""
    return {f"{folder}/{path.name}": path for path, folder in module("contents").data_files()}


def test_everything_the_game_reads_is_shipped(shipped: dict[str, Path]) -> None:
    wanted = {"assets/data/species.toml", "assets/art/app/icon.png", "locales/terms.toml"}
    wanted |= {f"locales/{lang}/card.po" for lang in LANGUAGES}
    wanted |= {
        path.relative_to(ROOT).as_posix()
        for pattern in ("assets/data/*", "assets/fonts/*", "assets/art/species/*", "locales/*/*.po")
        for path in ROOT.glob(pattern)
    }
    assert wanted <= shipped.keys()


def test_sources_and_pictures_of_the_readme_are_not_shipped(shipped: dict[str, Path]) -> None:
    assert not [name for name in shipped if "/src/" in name or "/readme/" in name]
    assert not [name for name in shipped if name.endswith((".svg", ".py"))]
    assert sum(path.stat().st_size for path in shipped.values()) < LARGEST_ART


def test_fonts_of_others_are_left_out(package: object) -> None:
    heavy = ("pygame_gui/data/NotoSansJP-Bold.otf", "/x/NotoSansJP-Bold.otf", "DATA")
    light = ("pygame/freesansbold.ttf", "/x/freesansbold.ttf", "DATA")
    assert module("contents").wanted([heavy, light]) == [light]


def test_nothing_the_game_imports_is_excluded(package: object) -> None:
    excluded = set(module("contents").EXCLUDES)
    used = {
        line.split()[1]
        for path in (ROOT / "ecosfera").rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"\s*(from|import) \w", line)
    }
    assert not {name for name in used if name in excluded or name.partition(".")[0] in excluded}


def test_the_spec_is_valid_python_and_asks_for_no_packing() -> None:
    text = (ROOT / "build" / "ecosfera.spec").read_text("utf-8")
    compile(text, "ecosfera.spec", "exec")
    assert "upx=True" not in text
    assert "contents.EXCLUDES" in text


def test_icons_hold_a_picture_of_each_size(package: object, tmp_path: Path) -> None:
    icons = module("icons")
    icons.make(ROOT / "assets" / "art" / "app" / "icon.png", tmp_path)
    ico = (tmp_path / "ecosfera.ico").read_bytes()
    assert struct.unpack_from("<HHH", ico) == (0, 1, len(icons.WINDOWS))
    for index in range(len(icons.WINDOWS)):
        length, start = struct.unpack_from("<II", ico, 6 + 16 * index + 8)
        assert ico[start : start + 4] == b"\x89PNG"
        assert start + length <= len(ico)
    icns = (tmp_path / "ecosfera.icns").read_bytes()
    assert (icns[:4], struct.unpack_from(">I", icns, 4)[0]) == (b"icns", len(icns))


def test_the_desktops_know_the_program_by_one_name(package: object) -> None:
    contents = module("contents")
    metainfo = ET.parse(PACKAGE / "linux" / f"{contents.APP_ID}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == contents.APP_ID
    assert metainfo.find("releases/release").get("version") == contents.version()  # type: ignore[union-attr]
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PACKAGE / "linux" / f"{contents.APP_ID}.desktop", "utf-8")
    assert entry["Desktop Entry"]["Icon"] == contents.APP_ID
    assert contents.APP_ID in (PACKAGE / "linux" / "add-to-menu.sh").read_text("utf-8")


def test_the_manifest_asks_for_no_rights_and_sharp_text() -> None:
    text = (PACKAGE / "windows" / "ecosfera.manifest").read_text("utf-8")
    ET.fromstring(text.encode())
    assert 'level="asInvoker"' in text
    assert "PerMonitorV2" in text


def test_saves_have_the_type_the_desktop_looks_for() -> None:
    save = (ROOT / "tests" / "fixtures" / "saves" / "format-1.json").read_text("utf-8")
    (kind,) = PACKAGE.glob("linux/*ecosfera.xml")
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    match = ET.parse(kind).getroot().find(".//m:match", space)
    assert match is not None
    assert save.startswith(match.get("value", "?"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", ["quick-start", "lesson-plan"])
def test_teachers_have_their_pages_in_every_language(lang: str, page: str) -> None:
    text = (ROOT / "assets" / "teachers" / lang / f"{page}.md").read_text("utf-8")
    english = (ROOT / "assets" / "teachers" / "en" / f"{page}.md").read_text("utf-8")
    for mark in ("# ", "## ", "| ", "- ", "```"):
        lines = [sum(t.startswith(mark) for t in part.splitlines()) for part in (text, english)]
        assert lines[0] == lines[1], mark
    codes = re.findall(r"\b[3-9A-Z]{5}-[3-9A-Z]{5}\b", text)
    assert codes
    for code in codes:
        assert classroom.read(f'code = "{code}"'.encode(), Path("x")).code == code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_in_the_quick_start_can_be_used_as_they_stand(lang: str) -> None:
    text = (ROOT / "assets" / "teachers" / lang / "quick-start.md").read_text("utf-8")
    room = classroom.read(text.split("```")[1].encode(), Path("x"))
    assert (room.language, room.kiosk, room.wipe) == (lang, True, True)


def test_every_line_of_the_example_can_be_used() -> None:
    text = (PACKAGE / "classroom-example.toml").read_text("utf-8")
    assert tomllib.loads(text) == {}
    # a comment of words has a space after its sign
    used = re.sub(r"(?m)^#(?! )", "", text)
    with_code = used.partition("[setup]")[0]
    without = re.sub(r"(?m)^code.*$", "", used)
    assert classroom.read(with_code.encode(), Path("x")).locked == {"language", "settings"}
    assert classroom.read(without.encode(), Path("x")).setup.seed == "our class"


def test_pages_become_printable(package: object) -> None:
    pytest.importorskip("markdown_it")
    page = module("pages").html("# One *sea*\n\n| a | b |\n| --- | --- |\n| <c> | d |\n", "sv")
    assert '<html lang="sv">' in page
    assert "<title>One sea</title>" in page
    assert "<td>&lt;c&gt;</td>" in page
    assert "@page" in page


def test_a_library_nobody_looked_up_stops_the_build(package: object, tmp_path: Path) -> None:
    licences = module("licences")
    (tmp_path / "libSDL2-2-50d19f93.0.so.0.3200.10").touch()
    (tmp_path / "zlib1.dll").touch()
    assert [line.split(": ")[1] for line in licences._libraries(tmp_path)] == [
        "SDL and its satellites, Zlib",
        "zlib, Zlib",
    ]
    (tmp_path / "libmystery.so.3").touch()
    with pytest.raises(licences.UnknownLibraryError, match=r"libmystery\.so\.3"):
        licences._libraries(tmp_path)


def test_windows_reads_the_version(package: object) -> None:
    sys.path.insert(0, str(ROOT / "build"))
    pytest.importorskip("markdown_it")
    told = module("build").version_information("1.2.3")
    sys.path.remove(str(ROOT / "build"))
    assert "filevers=(1, 2, 3, 0)" in told
    assert "StringStruct('ProductVersion', '1.2.3')" in told
