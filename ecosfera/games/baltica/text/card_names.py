"""The names of cards in the players' language, and their pictures and signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ecosfera import paths
from ecosfera.games.baltica.content.catalogue import read_tables
from ecosfera.games.baltica.content.habitat_order import AROUND, in_order
from ecosfera.games.baltica.moves.impacts import pressure_scene
from ecosfera.games.baltica.records import most_impacts
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ELEMENTS,
    HABITATS,
    CardKind,
    abilities_in,
    element_of,
)
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT
from ecosfera.words import Noun

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import AbilityId, CardId, ElementId, HabitatId
    from ecosfera.words import Words

LITTER: Final = "beach_litter"
SOFT_HYPHEN: Final = "\u00ad"


def dashed(name: str) -> str:
    """Return an id in the form used by message ids."""
    return name.replace("_", "-")


class Fact(Protocol):
    """A fact about a species that the table shows besides its name."""

    @property
    def latin(self) -> str:
        """Return the scientific name."""
        ...

    @property
    def group(self) -> str:
        """Return the group, such as bird or brown alga."""
        ...

    @property
    def microscopic(self) -> bool:
        """Return whether the card shows the magnifying glass."""
        ...


class Facts(Protocol):
    """The cards and the facts about their species: the full content or `TableFacts`."""

    @property
    def catalogue(self) -> Catalogue:
        """Return the catalogue of the rules."""
        ...

    def species_on(self, card: CardId) -> Fact:
        """Return the facts about the species on a card."""
        ...


class SpeciesFacts(NamedTuple):
    """The facts about one species."""

    latin: str
    group: str
    microscopic: bool


@dataclass(frozen=True, slots=True)
class TableFacts:
    """The facts that the table needs, read without the models that check all card data."""

    catalogue: Catalogue
    species: dict[str, SpeciesFacts]

    @classmethod
    def read(cls, catalogue: Catalogue) -> TableFacts:
        """Return the facts about the cards of a catalogue; the last ones read are kept."""
        if not _last or _last[0].catalogue is not catalogue:
            _last[:] = [cls._read(catalogue)]
        return _last[0]

    @classmethod
    def _read(cls, catalogue: Catalogue) -> TableFacts:
        tables = read_tables(paths.assets() / "data")
        entries = [*tables.species["producer"], *tables.species["consumer"]]
        species = {
            entry["id"]: SpeciesFacts(
                # Some have no scientific name of their own, and the data repeats the English one.
                "" if entry["latin"] == entry["name"] else entry["latin"],
                entry["group"],
                entry["microscopic"],
            )
            for entry in entries
        }
        return cls(catalogue, species)

    def species_on(self, card: CardId) -> SpeciesFacts:
        """Return the facts about the species on a producer or consumer card."""
        return self.species[self.catalogue.names[card]]


_last: list[TableFacts] = []
"""The facts read last, if any."""


class CardNames:
    """Names, pictures and signs of everything on the table.

    `sea` is the id of the sea of the journey that is played on, if any.
    """

    def __init__(self, content: Facts, words: Words, sea: str = "") -> None:
        self.content = content
        self.cards = content.catalogue
        self.words = words
        self.sea = sea

    # -- names ----

    @property
    def place(self) -> str:
        """Return the name of the sea of the journey; empty if none is played on."""
        return self.words(f"journey.{self.sea}") if self.sea else ""

    @property
    def special(self) -> str:
        """Return what is special at the sea of the journey; empty if none is played on."""
        return self.words(f"journey.{self.sea}-about") if self.sea else ""

    @property
    def goals(self) -> str:
        """Return how the stars of the sea of the journey are won; empty if none is played on."""
        if not self.sea:
            return ""
        few, more = most_impacts(3), most_impacts(2)
        return self.words("journey.goals", few=few, more=more)

    def name(self, card: CardId) -> str:
        """Return the name on a card: short, with soft hyphens."""
        match self.cards.kinds[card]:
            case CardKind.ELEMENT:
                return self.element(element_of(card))
            case CardKind.PRESSURE:
                return self.words("card.pressure")
            case CardKind.POLICY:
                return self.policy(card)
            case _:
                return self.words(f"card.short.{dashed(self.cards.names[card])}")

    def inside(self, card: CardId, n: int = 1) -> str:
        """Return the name of a card for use inside a sentence, in the form for `n` cards."""
        match self.cards.kinds[card]:
            case CardKind.ELEMENT:
                return self.words.noun(f"card.element-card.{ELEMENTS[element_of(card)]}", n)
            case CardKind.PRESSURE:
                return self.words.noun("card.pressure-card", n)
            case CardKind.POLICY if self.is_litter(card):
                return self.words.noun("card.litter-inside")
            case CardKind.POLICY:
                return self.policy(card)
            case _:
                return self.words.noun(f"card.inside.{dashed(self.cards.names[card])}")

    def large_name(self, card: CardId) -> str:
        """Return the name of a card that is shown large: that of a pressure is what people do."""
        if self.cards.kinds[card] is CardKind.PRESSURE and not self.is_litter(card):
            return self.words(f"card.pressure-name.{pressure_scene(card) + 1}")
        return self.name(card)

    def ecology(self, card: CardId) -> str:
        """Return what an element or a pressure means for the sea; empty for other cards."""
        match self.cards.kinds[card]:
            case CardKind.ELEMENT:
                return self.words(f"card.element-about.{ELEMENTS[element_of(card)]}")
            case CardKind.PRESSURE if not self.is_litter(card):
                return self.words(f"card.pressure-about.{pressure_scene(card) + 1}")
            case _:
                return ""

    def policy(self, card: CardId) -> str:
        """Return the title of a policy card."""
        return self.words(f"policy.{dashed(self.cards.policy(card).id)}.title")

    def policy_effect(self, card: CardId) -> str:
        """Return what a policy card does."""
        return self.words(f"policy.{dashed(self.cards.policy(card).id)}.effect")

    def policy_background(self, card: CardId) -> str:
        """Return what is known about the subject of a policy card."""
        return self.words(f"policy.{dashed(self.cards.policy(card).id)}.background")

    def element(self, element: ElementId) -> str:
        """Return the name of an element as a heading."""
        return self.words(f"card.element.{ELEMENTS[element]}")

    def element_inside(self, element: ElementId) -> str:
        """Return the name of an element for use inside a sentence."""
        return self.words.noun(_element_id(element))

    def elements_inside(self, elements: Sequence[ElementId]) -> str:
        """Return elements as a list in a sentence, with a number for repeated ones."""
        found = []
        for element in dict.fromkeys(elements):
            n, name = list(elements).count(element), self.words.noun(_element_id(element))
            found.append(name if n == 1 else self._times(n, name))
        return self.words.list(found)

    def _times(self, n: int, element: Noun) -> Noun:
        """Return an element with a number, which has the forms of the element."""

        def in_form(form: str) -> str:
            return self.words("card.element-times", n=n, element=element.in_form(form))

        return Noun(self.words("card.element-times", n=n, element=element), in_form)

    def element_cards(
        self, elements: Iterable[ElementId], *, n: int = 3, either: bool = False
    ) -> str:
        """Return `n` cards of each of these elements, as a list in a sentence."""
        names = [self.words.noun(f"card.element-card.{ELEMENTS[e]}", n) for e in elements]
        return self.words.list(names, either=either)

    def habitat(self, habitat: HabitatId) -> str:
        """Return the name of a habitat as a heading."""
        return self.words(f"card.habitat.{dashed(HABITATS[habitat])}")

    def habitats_inside(self, habitats: Iterable[HabitatId], *, either: bool = False) -> str:
        """Return habitats as a list in a sentence."""
        names = [
            self.words.noun(f"card.habitat-inside.{dashed(HABITATS[h])}")
            for h in in_order(habitats)
        ]
        return self.words.list(names, either=either)

    def ability(self, ability: AbilityId) -> str:
        """Return the name of an ability."""
        return self.words(f"card.ability.{ABILITIES[ability]}")

    def ability_verb(self, ability: AbilityId) -> str:
        """Return what one does with an ability."""
        return self.words(f"card.ability-verb.{ABILITIES[ability]}")

    def names_inside(self, cards: Iterable[CardId], *, either: bool = False) -> str:
        """Return cards as a list in a sentence, with a number for repeated names.

        With `either` (a choice among them) each name is given once.
        """
        alike: dict[str, list[CardId]] = {}
        for card in cards:
            alike.setdefault(self.inside(card), []).append(card)
        names = [self.inside(some[0], 1 if either else len(some)) for some in alike.values()]
        return self.words.list(names, either=either)

    def latin(self, card: CardId) -> str:
        """Return the scientific name; empty if there is none."""
        return self.content.species_on(card).latin if self.is_species(card) else ""

    def group(self, card: CardId) -> str:
        """Return the group of a species, such as brown alga or bird; empty if its name says it."""
        if not self.is_species(card):
            return ""
        plain = self.content.species_on(card).group.replace("(", "").replace(")", "")
        group = self.words(f"card.group.{plain.replace(' ', '-')}")
        same = self.name(card).replace(SOFT_HYPHEN, "").casefold()
        return "" if group.replace(SOFT_HYPHEN, "").casefold() == same else group

    def facts(self, card: CardId) -> str:
        """Return the text of the species guide about a species; empty if there is none."""
        if not self.is_species(card):
            return ""
        name = f"guide.{dashed(self.cards.names[card])}"
        ids = (f"{name}.{i}" for i in (1, 2, 3))
        facts = [self.words(fact) for fact in ids if self.words.has(fact)]
        return " ".join(facts)

    # -- what is on the cards ----

    def is_species(self, card: CardId) -> bool:
        """Return whether a card shows a species."""
        return self.cards.kinds[card] in {CardKind.PRODUCER, CardKind.CONSUMER}

    def is_litter(self, card: CardId) -> bool:
        """Return whether a card is beach litter."""
        return self.cards.names[card] == LITTER

    def is_consumer(self, card: CardId) -> bool:
        """Return whether a card shows a consumer."""
        return self.cards.kinds[card] is CardKind.CONSUMER

    def is_producer(self, card: CardId) -> bool:
        """Return whether a card shows a producer."""
        return self.cards.kinds[card] is CardKind.PRODUCER

    def microscopic(self, card: CardId) -> bool:
        """Return whether the card of a species shows the magnifying glass."""
        return self.is_species(card) and self.content.species_on(card).microscopic

    def habitats(self, card: CardId) -> list[HabitatId]:
        """Return the habitats of a card, in their order around the flower."""
        return [h for h in AROUND if self.cards.habitats[card] >> h & 1]

    def cost(self, card: CardId) -> list[ElementId]:
        """Return the elements a producer costs, one entry for each card."""
        cost = self.cards.species(card).cost
        return [e for e, n in zip(EVERY_ELEMENT, cost, strict=True) for _ in range(n)]

    def abilities(self, card: CardId) -> tuple[AbilityId, ...]:
        """Return the abilities of a card."""
        return abilities_in(self.cards.abilities[card])

    def impact(self, kind: ImpactKind) -> str:
        """Return what an impact tile stands for, as it is called inside a sentence."""
        return self.words(f"card.impact.{kind}")

    def impacts_so_far(self, kinds: Sequence[ImpactKind]) -> str:
        """Return a sentence that says what the impact tiles on the table stand for."""
        names = self.words.list([self.impact(kind) for kind in kinds])
        return self.words("table.about.impacts-named", names=names)

    def impact_about(self, kind: ImpactKind) -> str:
        """Return what that does to the sea."""
        return self.words(f"card.impact-about.{kind}")

    def picture(self, card: CardId) -> str:
        """Return the name of the picture on a card."""
        name = self.cards.names[card]
        match self.cards.kinds[card]:
            case CardKind.ELEMENT:
                return f"elements/{ELEMENTS[element_of(card)]}"
            case CardKind.PRESSURE:
                return f"pressures/pressure_{pressure_scene(card) + 1}"
            case CardKind.POLICY:
                return f"policies/{self.cards.policy(card).id}"
            case _:
                return f"species/{name}"


def _element_id(element: ElementId) -> str:
    """Return the message id of the name of an element inside a sentence."""
    return f"card.element-inside.{ELEMENTS[element]}"
