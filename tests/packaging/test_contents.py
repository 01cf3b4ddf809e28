"""The contents of the package, tested without building it."""

from __future__ import annotations

import configparser
import importlib
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

from ecosfera.app import classroom_file
from ecosfera.core.saves.library import GIVEN_OUT
from ecosfera.tools.check.command import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "build" / "package"
LARGEST_ART = 30_000_000


@pytest.fixture(scope="module")
def package() -> object:
    """Make the modules of the build importable, as the build does."""
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
    wanted |= {"./CHANGELOG.md"}
    wanted |= {f"locales/{lang}/card.po" for lang in LANGUAGES}
    wanted |= {
        path.relative_to(ROOT).as_posix()
        for pattern in (
            *(
                "assets/data/*",
                "assets/*/data/*",
                "assets/fonts/*",
                "assets/art/species/*",
                "assets/sound/*",
            ),
            "locales/*/*.po",
        )
        for path in ROOT.glob(pattern)
    }
    assert wanted <= shipped.keys()


def test_pictures_of_the_readme_are_not_shipped(shipped: dict[str, Path]) -> None:
    assert not [name for name in shipped if "/readme/" in name]
    assert not [name for name in shipped if name.endswith((".svg", ".py"))]
    assert sum(path.stat().st_size for path in shipped.values()) < LARGEST_ART


def test_fonts_of_others_are_left_out(package: object) -> None:
    heavy = ("pygame_gui/data/NotoSansJP-Bold.otf", "/x/NotoSansJP-Bold.otf", "DATA")
    light = ("pygame/freesansbold.ttf", "/x/freesansbold.ttf", "DATA")
    assert module("contents").wanted([heavy, light]) == [light]


def test_the_benchmark_stays_in_the_checkout(package: object) -> None:
    modules = ["ecosfera.tools", "ecosfera.tools.bench", "ecosfera.tools.bench.rules_and_bots"]
    modules += ["ecosfera.tools.benches"]
    kept = ["ecosfera.tools", "ecosfera.tools.benches"]
    assert module("contents").modules_of_players(modules) == kept
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    assert wheel["targets"]["wheel"]["exclude"] == ["ecosfera/tools/bench"]


def test_nothing_the_game_imports_is_excluded(package: object) -> None:
    excluded = set(module("contents").EXCLUDES)
    used = {
        line.split()[1]
        for path in (ROOT / "ecosfera").rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"\s*(from|import) \w", line)
    } - {"mypy_extensions"}  # types for the compiler, which the program does not import
    assert not {name for name in used if name in excluded or name.partition(".")[0] in excluded}


def test_the_spec_is_valid_python_and_asks_for_no_packing() -> None:
    text = (ROOT / "build" / "ecosfera.spec").read_text("utf-8")
    compile(text, "ecosfera.spec", "exec")
    assert "upx=True" not in text
    assert "contents.EXCLUDES" in text


@pytest.mark.parametrize("argument", ["--version", "simulate", "-c"])
def test_only_who_has_processes_waits_for_their_preparation(package: object, argument: str) -> None:
    hook = "def prepare():\n    import multiprocessing\n\n\nprepare()\n"
    script = module("contents").only_for_processes(hook)
    script += "print('multiprocessing' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-", argument], input=script, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(argument != "--version")


def test_a_frozen_start_waits_for_no_other_processes() -> None:
    script = (
        "import runpy, sys, atexit; sys.frozen = True; sys.argv = ['ecosfera', '--version'];"
        "atexit.register(lambda: print('multiprocessing' in sys.modules));"
        "runpy.run_module('ecosfera', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[-1] == "False"


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


def test_small_icons_come_from_the_drawing_made_for_them(package: object, tmp_path: Path) -> None:
    icons = module("icons")
    app = ROOT / "assets" / "art" / "app"
    icons.make(app / "icon.png", tmp_path / "both")
    shutil.copy(app / "icon.png", tmp_path / "icon.png")
    icons.make(tmp_path / "icon.png", tmp_path / "one")
    both, one = ((tmp_path / name / "ecosfera.ico").read_bytes() for name in ("both", "one"))
    changed = []
    for index, size in enumerate(icons.WINDOWS):
        pictures = []
        for ico in (both, one):
            length, start = struct.unpack_from("<II", ico, 6 + 16 * index + 8)
            pictures.append(ico[start : start + length])
        if pictures[0] != pictures[1]:
            changed.append(size)
    assert changed == [16, 24, 32]


@pytest.fixture
def desktop(package: object, tmp_path: Path) -> Path:
    """Return a package with the files for Linux desktops."""
    icon = ROOT / "assets" / "art" / "app" / "icon.png"
    module("desktop").install(tmp_path, {512: icon})
    return tmp_path


def test_the_desktops_know_the_program_by_one_name(package: object, desktop: Path) -> None:
    contents = module("contents")
    name = contents.APP_ID
    # Only characters that macOS, AppStream and D-Bus accept.
    assert re.fullmatch(r"[a-z]+(\.[a-z]+){2,}", name)
    metainfo = ET.parse(desktop / f"share/metainfo/{name}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == name
    assert metainfo.findtext("launchable") == f"{name}.desktop"
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == contents.version()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date", ""))
    languages = {element.text for element in metainfo.iterfind("languages/lang")}
    assert languages == set(contents.LANGUAGES)
    assert entry(desktop)["Icon"] == name
    files = [path for path in desktop.rglob("*") if path.is_file()]
    assert {path.name.removeprefix(name) for path in files} == {
        *(".metainfo.xml", ".desktop", ".xml", ".png", "add-to-menu.sh")
    }
    for path in files:
        if path.suffix != ".png":
            text = path.read_text("utf-8")
            assert name in text
            assert "@" not in text.replace('"$@"', "")


def test_the_name_stands_in_one_place(package: object) -> None:
    name = module("contents").APP_ID
    texts = [p for p in (ROOT / "build").rglob("*") if p.suffix in {".py", ".xml", ".sh", ".spec"}]
    having = [p.name for p in texts if "out" not in p.parts and name in p.read_text("utf-8")]
    assert having == ["contents.py"]


def entry(folder: Path) -> configparser.SectionProxy:
    """Return the menu entry for desktops."""
    (file,) = folder.rglob("*.desktop")
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(file, "utf-8")
    return parser["Desktop Entry"]


def test_a_double_click_on_a_saved_game_opens_it(desktop: Path) -> None:
    assert entry(desktop)["Exec"] == "ecosfera %f"
    (kind,) = desktop.glob("share/mime/packages/*.xml")
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    root = ET.parse(kind).getroot()
    name = root.find("m:mime-type", space).get("type")  # type: ignore[union-attr]
    assert entry(desktop)["MimeType"] == f"{name};"
    pattern = root.find(".//m:glob", space).get("pattern")  # type: ignore[union-attr]
    assert pattern == f"*{GIVEN_OUT}"
    for file in ("windows/ecosfera.iss", "../ecosfera.spec"):
        assert GIVEN_OUT.removeprefix(".") in (PACKAGE / file).read_text("utf-8")


def test_the_menu_entry_survives_any_name_of_the_folder(desktop: Path, tmp_path: Path) -> None:
    folder = tmp_path / 'skolan på ön 100% "$5" \\\\ `x`'
    shutil.copytree(desktop, folder, ignore=shutil.ignore_patterns("skolan*", "home"))
    home = tmp_path / "home"
    home.mkdir()
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    script = [str(folder / "add-to-menu.sh")]
    subprocess.run(script, env=environment, check=True, capture_output=True)
    share = home / ".local" / "share"
    assert entry(share / "applications")["Exec"].endswith('/ecosfera" %f')
    subprocess.run([*script, "--remove"], env=environment, check=True, capture_output=True)
    left = [p for p in share.rglob("*") if p.is_file() and p.suffix in {".desktop", ".png"}]
    assert left == []


def test_the_manifest_asks_for_no_rights_and_sharp_text() -> None:
    text = (PACKAGE / "windows" / "ecosfera.manifest").read_text("utf-8")
    ET.fromstring(text.encode())
    assert 'level="asInvoker"' in text
    assert "PerMonitorV2" in text


def test_saves_have_the_type_the_desktop_looks_for() -> None:
    save = (ROOT / "tests" / "fixtures" / "saves" / "format-1.json").read_text("utf-8")
    kind = PACKAGE / "linux" / "ecosfera.xml"
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    match = ET.parse(kind).getroot().find(".//m:match", space)
    assert match is not None
    assert save.startswith(match.get("value", "?"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", ["quick-start", "lesson-plan", "co2-lesson-plan"])
def test_teachers_have_their_pages_in_every_language(lang: str, page: str) -> None:
    text = (ROOT / "assets" / "teachers" / lang / f"{page}.md").read_text("utf-8")
    english = (ROOT / "assets" / "teachers" / "en" / f"{page}.md").read_text("utf-8")
    for mark in ("# ", "## ", "| ", "- ", "```"):
        lines = [sum(t.startswith(mark) for t in part.splitlines()) for part in (text, english)]
        assert lines[0] == lines[1], mark
    codes = re.findall(r"\b[3-9A-Z]{5}-[3-9A-Z]{5}\b", text)
    assert codes or page == "co2-lesson-plan"
    for code in codes:
        assert classroom_file.read(f'code = "{code}"'.encode(), Path("x")).code == code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_in_the_quick_start_can_be_used_as_they_stand(lang: str) -> None:
    text = (ROOT / "assets" / "teachers" / lang / "quick-start.md").read_text("utf-8")
    room = classroom_file.read(text.split("```")[1].encode(), Path("x"))
    assert (room.language, room.kiosk, room.wipe) == (lang, True, True)


def test_every_line_of_the_example_can_be_used() -> None:
    text = (PACKAGE / "classroom-example.toml").read_text("utf-8")
    assert tomllib.loads(text) == {}
    # Comments in prose have a space after "#".
    used = re.sub(r"(?m)^#(?! )", "", text)
    with_code = used.partition("[setup]")[0]
    without = re.sub(r"(?m)^code.*$", "", used)
    assert classroom_file.read(with_code.encode(), Path("x")).locked == {"language", "settings"}
    assert classroom_file.read(without.encode(), Path("x")).setup["seed"] == "our class"


def test_pages_become_printable(package: object) -> None:
    pytest.importorskip("markdown_it")
    page = module("pages").html("# One *sea*\n\n| a | b |\n| --- | --- |\n| <c> | d |\n", "sv")
    assert '<html lang="sv">' in page
    assert "<title>One sea</title>" in page
    assert "<td>&lt;c&gt;</td>" in page
    assert "@page" in page


# File names as in the wheels of pygame-ce, Python and compilers on the three systems.
LIBRARIES = """
libSDL2-2-50d19f93.0.so.0.3200.10 libSDL2_image-2-d6906c81.0.so.0.800.12 libFLAC-e7027ec5.so.14.0.0
libSDL2_mixer-2-6719e6f6.0.so.0.800.2 libSDL2_ttf-2-e69aa315.0.so.0.2400.0 libstdc++.so.6
libbrotlicommon-c828db13.so.1.2.0 libfluidsynth-2d6ca569.so.3.5.6 libfreetype-b83c5fb4.so.6.20.6
libharfbuzz-672f7280.so.0.61430.0 libjpeg-a5e764f6.so.62.4.0 libmpg123-8b3c3c9e.so.0.49.4 libz.so.1
libogg-15db22d2.so.0.8.6 libopus-ddd6afb9.so.0.11.1 libopusfile-96d7a9c0.so.0.4.5 libbz2.so.1.0
libpng16-fefdc88d.so.16.58.0 libsharpyuv-f86ac02c.so.0.1.2 libsndfile-b31f7dcd.so.1.0.37
libtiff-9370c332.so.6.3.0 libvorbisenc-263afe1b.so.2.0.12 libwavpack-59f0eb24.so.1.2.8 libffi.so.8
libwebpdemux-cecf59a9.so.2.0.17 libxmp-35a4066c.so.4.7.2 libgcc_s.so.1 libuuid.so.1 liblzma.so.5
libpython3.11.so.1.0
libwebp.7.2.0.dylib libmpg123.0.dylib libxmp.4.7.2.dylib libogg.0.8.6.dylib libpng16.16.58.0.dylib
libbrotlidec.1.2.0.dylib libvorbisfile.3.3.8.dylib libSDL2-2.0.0.dylib libportmidi.2.0.7.dylib
libSDL2_mixer-2.0.0.800.2.dylib libfreetype.6.dylib libz.1.3.1.zlib-ng.dylib libwavpack.1.dylib
SDL2.dll SDL2_image.dll libtiff-5.dll libwebp-7.dll libwebpdemux-2.dll libjpeg-62.dll freetype.dll
libpng16-16.dll SDL2_mixer.dll libogg-0.dll libopus-0.dll libopusfile-0.dll libwavpack-1.dll
libxmp.dll SDL2_ttf.dll portmidi.dll libffi-8.dll
""".split()  # noqa: SIM905 (easier to read and to add to)


def test_every_library_of_the_three_systems_has_a_licence(package: object, tmp_path: Path) -> None:
    for name in LIBRARIES:
        (tmp_path / name).touch()
    lines = module("licences")._libraries(tmp_path)
    assert {line.split(": ")[0] for line in lines} == set(LIBRARIES)
    assert "libopusfile-0.dll: Opusfile, BSD-3-Clause" in lines


def test_a_library_nobody_looked_up_stops_the_build(package: object, tmp_path: Path) -> None:
    licences = module("licences")
    (tmp_path / "libmystery.so.3").touch()
    with pytest.raises(licences.UnknownLibraryError, match=r"libmystery\.so\.3"):
        licences._libraries(tmp_path)


def test_a_library_whose_notice_is_missing_stops_the_build(
    package: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    licences = module("licences")
    notices = tmp_path / "shared-libraries.txt"
    notices.write_text(licences.OF_LIBRARIES.read_text("utf-8").replace("\nVorbis\n", "\nNone\n"))
    monkeypatch.setattr(licences, "OF_LIBRARIES", notices)
    (tmp_path / "libvorbis.so.0").touch()
    with pytest.raises(licences.UnknownLibraryError, match=r"libvorbis\.so\.0"):
        licences._libraries(tmp_path)


def test_a_font_nobody_looked_up_stops_the_build(package: object, tmp_path: Path) -> None:
    licences = module("licences")
    for text in licences.FONTS.values():
        (tmp_path / "licences").mkdir(exist_ok=True)
        (tmp_path / "licences" / text).touch()
    (tmp_path / "NunitoSans-Bold.ttf").touch()
    assert licences._fonts(tmp_path, tmp_path / "licences") == [
        "NunitoSans-Bold.ttf: OFL-Nunito (OFL-Nunito.txt)"
    ]
    (tmp_path / "Corporate.otf").touch()
    with pytest.raises(licences.UnknownLibraryError, match="Corporate"):
        licences._fonts(tmp_path, tmp_path / "licences")


def test_modules_are_traced_to_whoever_wrote_them(package: object) -> None:
    licences = module("licences")
    shipped = ["ecosfera.cli", "json.decoder", "pygame.base", "pydantic.main", "pyimod01_archive"]
    assert licences.distributions(shipped) == ["pydantic", "pygame-ce", "pyinstaller"]
    compiled = licences.distributions([*shipped, "ecosfera_rules__mypyc"])
    assert compiled == ["mypy", "pydantic", "pygame-ce", "pyinstaller"]
    with pytest.raises(licences.UnknownLibraryError, match="mystery"):
        licences.distributions([*shipped, "mystery.part"])


def test_every_package_and_crate_shipped_has_its_licence(package: object, tmp_path: Path) -> None:
    pytest.importorskip("PyInstaller")
    licences = module("licences")
    licences.collect(tmp_path, tmp_path / "licences", ["pygame", "pydantic", "pydantic_core"])
    text = (tmp_path / "licences" / "README.txt").read_text("utf-8")
    for name in re.findall(r"\(([\w.-]+\.txt)\)", text):
        assert (tmp_path / "licences" / name).is_file()
    crates = (tmp_path / "licences" / "pydantic-core-crates.txt").read_text("utf-8")
    assert "\nregex 1." in crates


def test_each_part_of_a_crate_must_leave_a_licence_we_have(package: object) -> None:
    allowed = module("licences").allowed
    assert allowed("Unlicense OR MIT")
    assert allowed("(MIT OR Apache-2.0) AND Unicode-3.0")
    assert not allowed("MIT AND GPL-3.0-only")
    assert not allowed("")


def test_windows_reads_the_version(package: object) -> None:
    sys.path.insert(0, str(ROOT / "build"))
    pytest.importorskip("markdown_it")
    told = module("build").version_information("1.2.3")
    sys.path.remove(str(ROOT / "build"))
    assert "filevers=(1, 2, 3, 0)" in told
    assert "StringStruct('ProductVersion', '1.2.3')" in told


def test_the_reader_of_licences_works_without_what_is_left_out(
    package: object, tmp_path: Path
) -> None:
    (origin,) = importlib.import_module("pygame_gui").__path__
    whole = Path(origin)
    data = [(path.relative_to(whole.parent).as_posix(), "", "DATA") for path in whole.rglob("*")]
    kept = {name for name, _, _ in module("contents").wanted(data)}
    assert len(kept) < len(data)
    for name in sorted(kept):
        if (whole.parent / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).symlink_to(whole.parent / name)
    script = (
        "import pygame_gui\n"
        "from ecosfera.ui.testing.offscreen import no_display, shown\n"
        "from ecosfera.tools.shots import states\n"
        "with no_display():\n"
        "    (shot,) = [shot for shot in states() if shot.name == 'licences']\n"
        "    shown(shot, (1366, 768), 'en', 1.0)\n"
        "print(pygame_gui.__file__)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith(str(tmp_path))
