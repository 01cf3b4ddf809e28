"""The data files: complete, consistent, and checked with messages that help to mend them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.games.co2 import validate
from ecosfera.games.co2.content import ContentError, load_catalogue, load_tables
from ecosfera.games.co2.content.savings import load_savings

DATA = paths.assets() / "co2" / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the data that may be spoiled."""
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def problems(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as raised:
        load_catalogue(folder)
    return str(raised.value).splitlines()


def change(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_the_data_is_complete() -> None:
    catalogue = load_catalogue()
    assert len(catalogue.territories) == 24
    assert catalogue.territories[0].name == "Pavullo nel Frignano"
    assert load_tables().actions[0].text("it") == "Risparmio Energetico"


CHANGES = [
    ("territories.csv", "pavullo,", "Pavullo,", "territories.csv: Pavullo, id: use small letters"),
    (
        "territories.csv",
        "\nsestola,",
        "\npavullo,",
        "territories.csv: pavullo, id: stands a second",
    ),
    ("territories.csv", ",Carpi,plain_secchia", ",Carpi,sea", "carpi, area: is 'sea'; it must be"),
    ("territories.csv", ",Carpi,", ",,", "territories.csv: carpi, name: must not be empty"),
    ("territories.csv", ",500,2,200,", ",550,2,200,", "price: must be a multiple of 100"),
    ("territories.csv", ",500,2,200,", ",x,2,200,", "price: is 'x'; a whole number is needed"),
    ("territories.csv", ",500,2,200,", ",500,9,200,", "co2: must be from 1 to 5"),
    ("territories.csv", ",500,2,200,", ",500,2,900,", "rent0: the rents must rise"),
    (
        "territories.csv",
        "green_building,public_transport",
        "gold,public_transport",
        "action1: is 'gold'",
    ),
    (
        "territories.csv",
        "green_building,public_transport",
        "public_transport,public_transport",
        "action1: the four actions must be of different kinds",
    ),
    (
        "territories.csv",
        "green_building,public_transport",
        "biodiversity,public_transport",
        "3 are needed",
    ),
    (
        "territories.csv",
        "Soliera,plain_secchia",
        "Soliera,mountain",
        "plain_secchia, id: has 2 territories",
    ),
    ("territories.csv", "It is the chief", " It is the chief", "fact1_en: has spaces at its ends"),
    ("areas.csv", "mountain,1", "mountain,2", "areas.csv: mountain, number: must be 1"),
    ("board.csv", "0,via,", "0,co2,", "VIA must be square 0"),
    ("board.csv", "0,via,", "0,sea,", "kind: is 'sea'"),
    ("board.csv", "\n1,territory,pavullo", "\n2,territory,pavullo", "square: must be 1"),
    ("board.csv", "territory,pavullo", "territory,carpi", "does not fit the table of territories"),
    ("board.csv", "5,co2,,", "5,co2,carpi,", "territory: must be empty"),
    ("board.csv", ",energy_saving,", ",gold,", "icon: is 'gold'"),
    ("actions.csv", "energy_saving,12", "energy_saving,11", "cards: must be 12"),
    ("events.csv", ",good,energy_saving", ",nice,energy_saving", "tone: is 'nice'"),
    ("events.csv", "credits_per_done", "gift", "effect: is 'gift'"),
    ("events.csv", "good,energy_saving", "good,", "action: is ''"),
    ("events.csv", "credits_per_done,1,3", "credits_per_done,0,3", "n: must not be 0"),
    ("events.csv", "credits_per_done,1,3", "credits_per_done,4,3", "max: must not be less"),
    ("events.csv", "fine_per_missing,100", "fine_per_missing,150", "n: must be a multiple of 100"),
    ("events.csv", "id,tone", "name,tone", "events.csv: the first line must be id,tone"),
    ("events.csv", "Energy check-up", '"Energy', "is not a table of comma-separated values"),
    ("areas.csv", "mountain,1,Mountain", "mountain,1", "areas.csv: mountain: has 4 values; 5 are"),
    ("areas.csv", "Mountain", "Mount\u0007ain", "characters that cannot be shown"),
    ("areas.csv", "Mountain", "Mounta\u0308in", "composed form"),
]


@pytest.mark.parametrize(("name", "old", "new", "message"), CHANGES)
def test_a_mistake_is_named_with_its_file_row_and_column(
    folder: Path, name: str, old: str, new: str, message: str
) -> None:
    change(folder, name, old, new)
    assert any(message in problem for problem in problems(folder)), problems(folder)


def test_every_problem_is_listed_and_check_tells_them(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(folder, "areas.csv", "mountain,1", "mountain,2")
    change(folder, "actions.csv", "energy_saving,12", "energy_saving,11")
    assert len(problems(folder)) == 2
    monkeypatch.setattr(validate, "load_tables", lambda: load_tables(folder))
    report = validate.validate()
    assert (report.seen, len(report.problems)) == ("", 2)


def test_a_file_that_cannot_be_read_is_named(folder: Path) -> None:
    (folder / "areas.csv").unlink()
    (folder / "board.csv").write_bytes(b"\xff\xfe")
    lines = (folder / "events.csv").read_text("utf-8")
    (folder / "events.csv").write_text(lines + "x\n" * 2000, "utf-8")
    found = problems(folder)
    assert [line.partition(":")[0] for line in found] == ["areas.csv", "board.csv", "events.csv"]


@pytest.mark.parametrize("name", [path.name for path in sorted(DATA.glob("*.csv"))])
def test_a_table_without_rows_is_named(folder: Path, name: str) -> None:
    header = (folder / name).read_text("utf-8").splitlines()[0]
    (folder / name).write_text(header + "\n", "utf-8")
    assert any(line.startswith(f"{name}: there are 0 rows; ") for line in problems(folder))


def test_a_missing_row_is_counted(folder: Path) -> None:
    lines = (folder / "events.csv").read_text("utf-8").splitlines()
    (folder / "events.csv").write_text("\n".join(lines[:-1]) + "\n", "utf-8")
    assert problems(folder)[0].endswith("there are 17 rows; 18 are needed")


def test_every_action_has_an_example_of_what_it_saves_with_its_source() -> None:
    savings = load_savings(load_catalogue())
    assert savings.tonnes([("green_building", 2), ("water_saving", 1)]) == 660
    assert len(savings.sources) > 4


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"water_saving"', '"energy_saving"', "must name each of these actions once"),
        ("kg = 440", "kg = -440", "kg: must be 10 to 5000"),
        ("[household]", "[household", "is not valid TOML"),
    ],
)
def test_a_faulty_example_is_reported(folder: Path, old: str, new: str, message: str) -> None:
    change(folder, "savings.toml", old, new)
    with pytest.raises(ContentError, match=message):
        load_savings(load_catalogue(), folder)
