"""The reference data is complete, and problems of its files are reported."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.games.baltica.content import ContentError, load_catalogue
from ecosfera.games.baltica.content.reference import load_food_web, load_rulebook, load_sources
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode
from ecosfera.words import Words

CARDS = load_catalogue()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a copy of the data to damage."""
    folder = tmp_path / "data"
    shutil.copytree(paths.assets() / "data", folder)
    return folder


def change(data: Path, file: str, old: str, new: str) -> None:
    text = (data / file).read_text("utf-8")
    assert old in text
    (data / file).write_text(text.replace(old, new, 1), "utf-8")


def test_the_rulebook_has_eleven_pages_and_every_text_it_names() -> None:
    book, words = load_rulebook(CARDS), Words.load("en", paths.locales())
    assert [page.id for page in book.pages if page.level == 2] == ["policies"]
    assert len(book.pages) == 11
    named = [f"rules.{page.id}.title" for page in book.pages]
    named += [text for page in book.pages for text in page.paragraphs]
    named += [e.text for page in book.pages for e in page.examples if e.text]
    assert not [text for text in (*named, *book.topics) if not words.has(text)]


def test_the_examples_show_the_cards_they_name() -> None:
    page = next(p for p in load_rulebook(CARDS).pages if p.id == "producers")
    own, lent = page.examples
    assert [CARDS.names[card] for card in own.use] == ["sunlight#1", "oxygen#1", "nutrients#1"]
    assert lent.market is not None
    assert CARDS.names[lent.market] == "nutrients#1"
    assert [CARDS.names[card] for card in lent.get] == ["potamogeton_perfoliatus"]


def test_a_refusal_leads_to_the_paragraph_that_explains_it() -> None:
    book = load_rulebook(CARDS)
    paragraph = book.refusals[RefusalCode.MISSING_ELEMENTS.value]
    assert paragraph == "rules.producers.4"
    assert book.pages[book.page_of(paragraph)].id == "producers"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"rules.goal.4",', '"rules.goal.3",', "stands there twice"),
        ('get = ["perca_fluviatilis"]', 'get = ["perca"]', "no card 'perca'"),
        ('market = "nutrients"', 'market = "pressure"', "no element"),
        ('card-used = "rules.turn.2"', 'card-used = "rules.turn.9"', "stands on no page"),
        ('card-used = "rules.turn.2"', 'card-eaten = "rules.turn.2"', "refusals"),
        ('figure = "table"', 'figure = "chair"', "figure"),
        ('tiles = ["coast"]', 'tiles = ["beach"]', "tiles"),
    ],
)
def test_what_is_wrong_with_the_rulebook_is_told(data: Path, old: str, new: str, told: str) -> None:
    change(data, "rulebook.toml", old, new)
    with pytest.raises(ContentError) as caught:
        load_rulebook(CARDS, data)
    assert told in str(caught.value)
    assert "rulebook.toml" in str(caught.value)


def test_the_food_web_can_be_walked_both_ways() -> None:
    web = load_food_web(CARDS)
    assert "clupea_harengus" in web.eats["gadus_morhua"]
    assert "gadus_morhua" in web.eaten_by["clupea_harengus"]
    down = {(eater, prey) for eater, found in web.eats.items() for prey in found}
    up = {(eater, prey) for prey, found in web.eaten_by.items() for eater in found}
    assert down == up


def test_a_species_that_is_not_in_the_game_is_told(data: Path) -> None:
    change(data, "foodweb.toml", 'squalus_acanthias = ["clupea', 'squalus_acanthias = ["krill')
    with pytest.raises(ContentError, match="no species 'krill_harengus'"):
        load_food_web(CARDS, data)


def test_nobody_eats_itself(data: Path) -> None:
    change(
        data,
        "foodweb.toml",
        'saduria_entomon = ["macoma',
        'saduria_entomon = ["saduria_entomon", "macoma',
    )
    with pytest.raises(ContentError, match="saduria_entomon"):
        load_food_web(CARDS, data)


def test_the_sources_have_names(data: Path) -> None:
    assert any("HELCOM" in source.name for source in load_sources())
    change(data, "sources.toml", "about = ", "note = ")
    with pytest.raises(ContentError, match=r"sources\.toml"):
        load_sources(data)
