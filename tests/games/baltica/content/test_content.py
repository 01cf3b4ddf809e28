"""The shipped card data is valid, and all problems of invalid data are reported at once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.games.baltica.content import (
    ContentError,
    DataProblem,
    load_catalogue,
    load_catalogue_and_facts,
    load_content,
)
from ecosfera.games.baltica.rules.cards import CONSUMER_CARDS, HABITATS, Group, habitats_in

EELGRASS = """id = "zostera_marina"
name = "Eelgrass"
latin = "Zostera marina"
group = "vascular plant"
cost = ["sunlight", "sunlight", "salinity"]
habitats = ["coast"]
abilities = ["pass"]
star = false
microscopic = false
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a copy of the card data to damage."""
    folder = tmp_path / "data"
    shutil.copytree(paths.assets() / "data", folder)
    return folder


def change(data: Path, file: str, *changes: tuple[str, str]) -> None:
    path = data / file
    text = path.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, "utf-8")


def problems(data: Path) -> list[DataProblem]:
    with pytest.raises(ContentError) as caught:
        load_content(data)
    return caught.value.problems


def only_problem(data: Path) -> str:
    found = problems(data)
    assert len(found) == 1, found
    return str(found[0])


def test_the_shipped_cards_are_those_of_the_rulebook() -> None:
    content = load_content()
    cards = content.catalogue
    eelgrass = cards.species(cards.ids["zostera_marina"])
    assert eelgrass.cost == (2, 0, 1, 0, 0)
    assert [HABITATS[h] for h in habitats_in(eelgrass.habitats)] == ["coast"]
    assert cards.group(cards.ids["squalus_acanthias"]) is Group.FISH
    assert cards.group(cards.ids["calanoida"]) is Group.OTHER
    assert content.species_on(CONSUMER_CARDS[0]).name == "Calanoid copepods"
    assert content.policies["funding"].count == 5
    assert content.policies["oil_spill"].theme == "hazardous substances"


def test_the_quick_catalogue_is_the_checked_one() -> None:
    quick, checked = load_catalogue(), load_content().catalogue
    assert quick.producers == checked.producers
    assert quick.consumers == checked.consumers
    assert quick.policies == checked.policies


def test_facts_are_what_the_rules_need_not_know() -> None:
    _, facts = load_catalogue_and_facts()
    assert facts["gadus_morhua"] == {
        "name": "Atlantic cod",
        "latin": "Gadus morhua",
        "group": "fish",
        "kind": "fish",
        "microscopic": False,
    }
    assert facts["strict_protection"]["reaction"] is True


WRONG_SPECIES = [
    ('habitats = ["coast"]', 'habitats = ["beach"]', "habitats[0]: is 'beach'; it must be 'ice'"),
    ('habitats = ["coast"]', "habitats = []", "habitats: must not be empty"),
    ('habitats = ["coast"]', 'habitats = ["coast", "coast"]', "coast stands in it twice"),
    ('habitats = ["coast"]', 'habitats = "coast"', "habitats: is 'coast': input should be"),
    ('"sunlight", "salinity"]', '"sun", "salinity"]', "cost[1]: is 'sun'; it must be 'sunlight'"),
    ('cost = ["sunlight", "sunlight", "salinity"]\n', "", "cost: is missing"),
    ('cost = ["sunlight", "sunlight", "salinity"]', "cost = []", "cost: must not be empty"),
    ('abilities = ["pass"]', 'abilities = ["fly"]', "abilities[0]: is 'fly'"),
    ("star = false", "star = 1", "star: is 1"),
    ("star = false", "", "star: is missing"),
    ('name = "Eelgrass"', 'name = ""', "name: must not be empty"),
    ('name = "Eelgrass"', 'name = " Eelgrass"', "name: has spaces at its ends"),
    ('name = "Eelgrass"', 'name = "A\u030algras"', "name: is not in Unicode's composed form"),
    ('name = "Eelgrass"', 'name = "Eel\\u0007grass"', "name: has characters that cannot be shown"),
    ('name = "Eelgrass"', 'name = "Bladderwrack"', "so is that of fucus_vesiculosus"),
    ('latin = "Zostera marina"', 'latin = "Zostera marina"\ncolour = 3', "colour: is not a field"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG_SPECIES)
def test_a_wrong_species_is_told_by_file_entry_and_field(
    data: Path, old: str, new: str, message: str
) -> None:
    change(data, "species.toml", (EELGRASS, EELGRASS.replace(old, new)))
    problem = only_problem(data)
    assert problem.startswith("species.toml: zostera_marina, ")
    assert message in problem


def test_a_consumer_has_no_cost(data: Path) -> None:
    change(data, "species.toml", ('kind = "mammal"', 'kind = "mammal"\ncost = ["sunlight"]'))
    assert only_problem(data) == "species.toml: pusa_hispida, cost: a consumer has no cost"


def test_an_unknown_kind_of_animal_is_told(data: Path) -> None:
    change(data, "species.toml", ('kind = "mammal"', 'kind = "whale"'))
    assert "pusa_hispida, kind: is 'whale'; it must be 'bird'" in only_problem(data)


def test_an_id_must_be_plain(data: Path) -> None:
    change(data, "species.toml", ('id = "zostera_marina"', 'id = "Zostera marina"'))
    assert "Zostera marina, id: is 'Zostera marina'; use small letters" in only_problem(data)


def test_an_id_may_not_stand_twice(data: Path) -> None:
    change(data, "species.toml", ('id = "zostera_marina"', 'id = "oil_spill"'))
    assert only_problem(data) == (
        "policies.toml: oil_spill, id: stands a second time; "
        "it is also producer 13 in the card data"
    )


def test_a_missing_species_is_told(data: Path) -> None:
    change(data, "species.toml", (f"[[producer]]\n{EELGRASS}", ""))
    assert only_problem(data) == "species.toml: producer: there are 29 producers; 30 are needed"


def test_calanoida_must_be_there(data: Path) -> None:
    change(data, "species.toml", ('id = "calanoida"', 'id = "copepods"'))
    assert only_problem(data).startswith("species.toml: calanoida: is missing among the consumers")


def test_a_table_of_another_name_is_told(data: Path) -> None:
    change(data, "species.toml", ("[[producer]]", "[[extra]]\nid = 'x'\n\n[[producer]]"))
    assert "extra: is not known here; use consumer or producer" in only_problem(data)


WRONG_POLICIES = [
    (
        ('id = "hunting"', 'id = "poaching"'),
        "poaching, id: the rules know no negative card of this id",
    ),
    (
        ('category = "negative"', 'category = "bad"'),
        "category: is 'bad'; it must be 'negative', 'dual'",
    ),
    (
        ('category = "negative"', 'category = "dual"'),
        "category: there are 9 negative cards; 10 are needed",
    ),
    (('duration = "once"', 'duration = "often"'), "duration: is 'often'; it must be 'once'"),
    (("house = false", "house = true"), "house: there are 4 house cards (atmospheric_deposition"),
    (("reaction = false", "reaction = true"), "reaction: must be false"),
    (("reaction = true", "reaction = false"), "strict_protection, reaction: must be true"),
    (("count = 5", "count = 4"), "category: there are 4 funding cards; 5 are needed"),
    (('id = "funding"', 'id = "money"'), "money, category: the funding cards, and no others"),
]


@pytest.mark.parametrize(("edit", "message"), WRONG_POLICIES)
def test_a_wrong_policy_is_told(data: Path, edit: tuple[str, str], message: str) -> None:
    change(data, "policies.toml", edit)
    assert any(message in str(problem) for problem in problems(data))


def test_all_that_is_wrong_is_told_at_once(data: Path) -> None:
    change(
        data,
        "species.toml",
        ('habitats = ["river", "mud"]', 'habitats = ["lake"]'),
        ('name = "Eelgrass"', 'name = ""'),
    )
    change(data, "policies.toml", ("house = true", "house = false"))
    found = [(problem.file, problem.entry, problem.field) for problem in problems(data)]
    assert found == [
        ("species.toml", "myriophyllum_spicatum", "habitats[0]"),
        ("species.toml", "zostera_marina", "name"),
        ("policies.toml", "", "house"),
    ]


def test_both_broken_files_are_told_with_line(data: Path) -> None:
    (data / "species.toml").write_text("[[producer]]\nid = oops\n", "utf-8")
    (data / "policies.toml").write_bytes(b"id = '\xff'\n")
    first, second = problems(data)
    assert str(first).startswith("species.toml: is not valid TOML: ")
    assert "line 2" in str(first)
    assert str(second) == "policies.toml: is not UTF-8 text (from byte 6 on); save it as UTF-8"


def test_a_missing_file_is_told(data: Path) -> None:
    (data / "species.toml").unlink()
    assert "species.toml: cannot be read" in only_problem(data)


def test_a_file_nested_too_deeply_is_told(data: Path) -> None:
    (data / "species.toml").write_text("a = " + "[" * 5000, "utf-8")
    assert "species.toml: is not valid TOML" in only_problem(data)


@pytest.mark.parametrize("text", ["", "producer = 3", "producer = [3]", "[[producer]]\nid = 3"])
def test_files_of_another_shape_are_told(data: Path, text: str) -> None:
    (data / "species.toml").write_text(text, "utf-8")
    found = [str(problem) for problem in problems(data)]
    assert any("there are 0 consumers; 30 are needed" in problem for problem in found)


UNUSABLE = [
    ("species.toml", 'habitats = ["coast"]', 'habitats = ["beach"]'),
    ("species.toml", 'habitats = ["coast"]', "habitats = []"),
    ("species.toml", 'cost = ["sunlight", "sunlight", "salinity"]', "cost = []"),
    ("species.toml", 'cost = ["sunlight", "sunlight", "salinity"]', "cost = 3"),
    ("species.toml", 'id = "calanoida"', 'id = "copepods"'),
    ("species.toml", 'kind = "mammal"', 'kind = "whale"'),
    ("species.toml", 'kind = "mammal"', 'kind = "mammal"\ncost = ["sunlight"]'),
    ("species.toml", 'id = "zostera_marina"', 'id = "oil_spill"'),
    ("policies.toml", 'id = "hunting"', 'id = "poaching"'),
    ("policies.toml", 'category = "negative"', 'category = "dual"'),
    ("policies.toml", 'category = "negative"', 'category = "bad"'),
    ("policies.toml", "count = 5", 'count = "five"'),
    ("policies.toml", "[[policy]]", "[policy]"),
]


@pytest.mark.parametrize(("file", "old", "new"), UNUSABLE)
def test_the_quick_catalogue_refuses_what_the_rules_cannot_use(
    data: Path, file: str, old: str, new: str
) -> None:
    change(data, file, (old, new))
    with pytest.raises(ContentError) as caught:
        load_catalogue(data)
    assert caught.value.problems
