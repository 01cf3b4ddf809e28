"""The texts of the game are complete, consistent and displayable in every language."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from ecosfera import paths
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.content.models import ProducerEntry
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.tools.check.texts import read_language
from ecosfera.ui.draw.text import FontFace
from ecosfera.words import Words, languages

LOCALES = paths.locales()
DATA = paths.assets() / "data"
SOFT_HYPHEN = "\u00ad"
LATIN_ONLY = "Nunito_500Medium_Italic"
LONGEST_PART = 15
"""Number of letters that fit on one line of a card: no name has more without a break."""


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words.load(request.param, LOCALES)


@pytest.mark.parametrize("message", ["end.minutes", "end.rounds", "saves.empty-bin-text"])
def test_twenty_one_is_not_one(words: Words, message: str) -> None:
    assert "21" in words.count(message, 21)


def test_the_languages_that_must_be_complete_are_there() -> None:
    assert set(LANGUAGES) <= set(languages(LOCALES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_is_in_the_fonts(lang: str) -> None:
    fonts = {
        path.stem: set(TTFont(path).getBestCmap())
        for path in (paths.assets() / "fonts").glob("*.ttf")
    }
    assert len(fonts) >= 4
    texts = "".join(
        "".join(message.forms) for message in read_language(lang, LOCALES).messages.values()
    )
    shown = set(texts) - {SOFT_HYPHEN, "\n"}
    for name, characters in fonts.items():
        missing = {char for char in shown if ord(char) not in characters}
        if name in {FontFace.TITLE, FontFace.CYRILLIC_TITLE}:
            # Titles with small figures are drawn in another font.
            missing -= {*map(chr, range(0x2080, 0x208A))}
        if name == FontFace.TITLE:
            # So are titles with Cyrillic letters.
            missing -= {*map(chr, range(0x400, 0x500))}
        assert sorted(missing) == [], name


def test_a_language_is_read_without_problems(words: Words) -> None:
    words.read_all()
    assert words.problems == []


def test_there_is_a_sentence_for_every_refusal(words: Words) -> None:
    for why in RefusalCode:
        assert words.has(f"refusal.{why.value}")


def test_names_of_species_are_those_of_the_card_data() -> None:
    words = Words.load("en", LOCALES)
    for name, species in load_content().species.items():
        said = words(f"card.name.{name.replace('_', '-')}").replace(SOFT_HYPHEN, "")
        assert said == species.name


def test_names_on_cards_have_no_brackets_and_can_break(words: Words) -> None:
    for name in load_content().species:
        short = words(f"card.short.{name.replace('_', '-')}")
        assert "(" not in short
        parts = short.replace(SOFT_HYPHEN, " ").replace("-", "- ").split()
        assert max(map(len, parts)) <= LONGEST_PART, short


def test_the_guide_has_two_or_three_facts_about_every_species(words: Words) -> None:
    for name in load_content().species:
        plain = name.replace("_", "-")
        facts = [n for n in range(1, 6) if words.has(f"guide.{plain}.{n}")]
        assert facts in ([1, 2], [1, 2, 3]), name


def test_policy_cards_have_title_effect_and_background(words: Words) -> None:
    for name in load_content().policies:
        for part in ("title", "effect", "background"):
            assert words.has(f"policy.{name.replace('_', '-')}.{part}"), name


# -- the rulebook and the food web -----------------------------------------------------------------


@pytest.fixture(scope="module")
def rulebook() -> dict[str, Any]:
    return tomllib.loads((DATA / "rulebook.toml").read_text(encoding="utf-8"))


def test_every_text_of_the_rulebook_is_on_one_page(rulebook: dict[str, Any]) -> None:
    placed: list[str] = []
    for page in rulebook["page"]:
        paragraphs, examples = page["paragraphs"], page.get("example", [])
        placed += [
            f"rules.{page['id']}.title",
            *paragraphs,
            *(e["text"] for e in examples if "text" in e),
        ]
    pages = {page["id"] for page in rulebook["page"]}
    written = [
        name
        for name in read_language("en", LOCALES).messages
        if name.startswith("rules.") and name.split(".")[1] in pages
    ]
    assert sorted(placed) == sorted(written)


def test_topics_and_refusals_lead_to_paragraphs(rulebook: dict[str, Any]) -> None:
    pages = rulebook["page"]
    paragraphs = {text for page in pages for text in page["paragraphs"]}
    assert set(rulebook["topics"].values()) <= paragraphs
    assert set(rulebook["refusals"].values()) <= paragraphs
    assert set(rulebook["refusals"]) <= {why.value for why in RefusalCode}


def test_the_examples_of_the_rulebook_are_true(rulebook: dict[str, Any]) -> None:
    content = load_content()
    species = content.species
    costs = {entry.id: entry.cost for entry in species.values() if isinstance(entry, ProducerEntry)}
    for page in rulebook["page"]:
        for example in page.get("example", []):
            used = example["use"]
            if page["id"] == "producers":
                (gained,) = example["get"]
                paid = [*used, *([example["market"]] if "market" in example else [])]
                assert sorted(paid) == sorted(costs[gained])
            elif page["id"] in {"consumers", "habitats"}:
                one, two = (set(species[name].habitats) for name in used)
                if page["id"] == "habitats":
                    assert one & two == set(example["tiles"])
                else:
                    (gained,) = example["get"]
                    common = one & two & set(species[gained].habitats)
                    assert bool(common) == example.get("possible", True)


def test_the_food_web_names_animals_and_what_they_eat() -> None:
    web = tomllib.loads((DATA / "foodweb.toml").read_text(encoding="utf-8"))["eats"]
    species = load_content().species
    consumers = {load_content().catalogue.names[card] for card in range(140, 170)}
    assert set(web) <= consumers
    for eater, eaten in web.items():
        assert eaten
        assert len(set(eaten)) == len(eaten)
        assert set(eaten) <= set(species) - {eater}
