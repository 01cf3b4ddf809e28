"""`ecosfera check`: what it checks, and its messages."""

from __future__ import annotations

import re
import shutil
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.cli import main
from ecosfera.games.baltica.validate import table_problems, validate
from ecosfera.tools.check.command import (
    LANGUAGES,
    missing_pictures,
    picture_problems,
    text_problems,
)

REPORT = validate()


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return copies of card data and texts to damage."""
    return copy(tmp_path, monkeypatch)


def copy(folder: Path, patch: pytest.MonkeyPatch) -> Path:
    """Copy card data and texts to a folder, use these, and return it."""
    plain = shutil.copyfile  # nobody asks for times and rights
    shutil.copytree(paths.assets() / "data", folder / "assets" / "data", copy_function=plain)
    shutil.copytree(paths.locales(), folder / "locales", copy_function=plain)
    patch.setattr(paths, "assets", lambda: folder / "assets")
    patch.setattr(paths, "locales", lambda: folder / "locales")
    return folder


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def checked(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["check"])
    return status, capsys.readouterr().out


def test_what_is_shipped_has_no_problem(capsys: pytest.CaptureFixture[str]) -> None:
    status, report = checked(capsys)
    assert (status, report.splitlines()[-1]) == (0, "Everything fits together.")
    assert "60 species and 26 kinds of policy cards, in 11 languages." in report
    assert "24 territories and 18 event cards." in report


@pytest.fixture
def art(tmp_path: Path) -> Path:
    """Return a copy of the pictures to damage."""
    folder = tmp_path / "art"
    shutil.copytree(paths.assets() / "art", folder, ignore=shutil.ignore_patterns("*.large*"))
    return folder


def test_every_picture_is_there_and_whole(art: Path) -> None:
    assert picture_problems(REPORT.pictures, art) == []


def test_missing_pictures_of_every_kind_are_told(art: Path) -> None:
    for name in ("species/calanoida.webp", "tiles/habitat_ice.webp", "portraits/pike.webp"):
        (art / name).unlink()
    assert picture_problems(REPORT.pictures, art) == [
        "assets/art: no picture of species/calanoida, portraits/pike, tiles/habitat_ice"
    ]


@pytest.mark.parametrize("content", ["{", "[]", '{"x.py": {}}', '{"x.py": []}'])
def test_a_damaged_record_of_the_pictures_is_told(art: Path, content: str) -> None:
    (art / "rendered.json").write_text(content, "utf-8")
    problems = picture_problems((), art)
    assert [
        line for line in problems if line.startswith("assets/art/rendered.json: cannot be read")
    ]


@pytest.mark.parametrize("name", ["species/gadus_morhua.webp", "signs/ice.png", "tiles/x.webp"])
def test_a_picture_that_is_not_whole_is_told(art: Path, name: str) -> None:
    file = art / name
    file.write_bytes(file.read_bytes()[:-9] if file.is_file() else b"")
    assert picture_problems(REPORT.pictures, art) == [f"assets/art/{name}: is damaged; put it back"]


@pytest.mark.parametrize(
    ("file", "old", "new", "report"),
    [
        ("presets", "[[preset]]", "[[preset", "presets.toml: is not valid TOML: "),
        ("presets", "constant", "konstant", "presets.toml: constant is missing"),
        ("presets", "greedy = [12, 200]", "greedy = 7", "presets.toml: something in it is not"),
        ("weights", "[rows_3]", "[rows_5]", "weights.toml: rows_3 is missing"),
        ("weights", " = ", " = 'much' # ", "weights.toml: something in it is not"),
        ("details", "tokens", "token", "details.toml: tokens is missing"),
        ("details", "\nturn = [", "\nturn = [1.0, ", "details.toml: something in it is not"),
    ],
)
def test_tables_of_numbers_are_checked(
    copied: Path, file: str, old: str, new: str, report: str
) -> None:
    replace(copied / f"assets/data/{file}.toml", old, new)
    (problem,) = table_problems()
    assert problem.startswith(report)


def test_a_picture_may_be_webp_or_png(tmp_path: Path) -> None:
    (tmp_path / "species").mkdir()
    (tmp_path / "species" / "calanoida.webp").touch()
    (tmp_path / "species" / "rotifera.png").touch()
    missing = missing_pictures(REPORT.pictures, tmp_path, [])
    assert "species/calanoida" not in missing
    assert "species/rotifera" not in missing
    assert "species/protists" in missing
    assert len(missing) == 84


def test_a_card_without_name_is_told(copied: Path) -> None:
    replace(copied / "locales/en/card.po", 'msgid "card.name.calanoida"', 'msgid "card.name.x"')
    problems = text_problems(copied / "locales", REPORT.messages)
    assert "locales/en/card.po: no text for card.name.calanoida" in problems


def test_a_message_that_a_language_lacks_is_told(copied: Path) -> None:
    replace(copied / "locales/fi/card.po", 'msgid "card.label.cost"', 'msgid "card.other"')
    assert text_problems(copied / "locales", REPORT.messages) == [
        "locales/fi/card.po: no text for card.label.cost"
    ]


def test_an_empty_text_is_no_text(copied: Path) -> None:
    (copied / "locales/sv/extra.po").write_text("", "utf-8")
    (copied / "locales/en/extra.po").write_text('msgid "extra.a"\nmsgstr "A"\n', "utf-8")
    for lang in set(LANGUAGES) - {"en", "sv"}:
        text = 'msgid "extra.a"\nmsgstr ""\n' if lang == "fi" else 'msgid "extra.a"\nmsgstr "A"\n'
        (copied / "locales" / lang / "extra.po").write_text(text, "utf-8")
    assert sorted(text_problems(copied / "locales", REPORT.messages)) == [
        "locales/fi/extra.po: no text for extra.a",
        "locales/sv/extra.po: no text for extra.a",
    ]


def test_a_damaged_file_is_told(copied: Path) -> None:
    (copied / "locales/de/card.po").write_bytes(b"\xff\xfe")
    problems = text_problems(copied / "locales", REPORT.messages)
    assert any("card.po: not UTF-8 text" in problem for problem in problems)


def test_an_unfinished_language_is_counted_and_is_no_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(paths.locales(), locales)
    monkeypatch.setattr(paths, "locales", lambda: locales)
    (locales / "qaa").mkdir()
    text = 'msgid "words.language"\nmsgstr "Eesti  keel"\n\nmsgid "words.list-comma"\nmsgstr ""\n'
    (locales / "qaa/words.po").write_text(text, "utf-8")
    (locales / "qaa/card.po").write_bytes(b"\xff\xfe")
    status, report = checked(capsys)
    assert (status, report.splitlines()[-1]) == (0, "Everything fits together.")
    assert re.search(r"(?m)^unfinished: qaa: 1 of [0-9]{4} texts \(0 %\)\.$", report)
    assert "warning: locales/qaa/words.po: words.language: has spaces too many" in report
    assert "qaa/card.po: not UTF-8 text" in report
    assert "in 11 languages." in report


def test_every_card_has_its_messages() -> None:
    wanted = set(REPORT.messages)
    assert {"card.name.gadus-morhua", "card.short.gadus-morhua", "card.group.fish-shark"} <= wanted
    assert {"policy.oil-spill.title", "policy.funding.effect"} <= wanted


# -- one run over many faults ----


@pytest.fixture(scope="module")
def faults(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """Return a folder of damaged copies, and what `check` and `check --all` tell of them."""
    folder = tmp_path_factory.mktemp("damaged")
    with pytest.MonkeyPatch.context() as patch:
        locales = copy(folder, patch) / "locales"
        replace(folder / "assets/data/species.toml", 'habitats = ["river", "mud"]', "habitats = []")
        replace(folder / "assets/data/policies.toml", "count = 5", "count = 4")
        shutil.rmtree(locales / "da")
        replace(locales / "terms.toml", "[[term]]", "[[term")
        replace(locales / "et/menu.po", '\nmsgid "menu.quit"', '\n#, fuzzy\nmsgid "menu.quit"')
        (locales / "fi/card.po").write_text("", "utf-8")
        refusals = locales / "sv/refusal.po"
        refusals.write_text(refusals.read_text("utf-8").replace("{elements}", "{stuff}"), "utf-8")
        reports: list[str] = []
        for options in ([], ["--all"]):
            with redirect_stdout(StringIO()) as out:
                assert main(["check", *options]) == 1
            reports.append(out.getvalue())
    first, whole = reports
    return folder, first, whole


def test_every_problem_is_told_and_counted(faults: tuple[Path, str, str]) -> None:
    folder, report, _ = faults
    assert "problem: species.toml: myriophyllum_spicatum, habitats: must not be empty" in report
    assert "problem: policies.toml: category: there are 4 funding cards" in report
    assert f"problem: {folder / 'locales' / 'da'}: there are no texts of this language" in report
    assert report.splitlines()[-1].endswith(" problems.")


def test_a_damaged_list_of_terms_is_told(faults: tuple[Path, str, str]) -> None:
    assert "problem: locales/terms.toml: cannot be used: " in faults[1]


def test_the_state_of_every_translation_is_told(faults: tuple[Path, str, str]) -> None:
    report = faults[1]
    assert re.search(r"(?m)^et: ([0-9]{4}) of \1 texts \(100 %\), 1 to be looked at again", report)
    assert re.search(r"(?m)^pl: ([0-9]{4}) of \1 texts \(100 %\)\.$", report)


def test_long_lists_are_shortened_unless_all_is_wanted(faults: tuple[Path, str, str]) -> None:
    _, report, full_report = faults
    assert re.search(r"card\.po: no text for .+ and \d+ more \(ecosfera check --all\)\n", report)
    assert "card.name.zostera-marina" not in report
    assert "card.name.zostera-marina" in full_report
    assert " more " not in full_report


def test_an_unfaithful_translation_is_told(faults: tuple[Path, str, str]) -> None:
    assert "problem: locales/sv/refusal.po: refusal." in faults[1]
