"""The pydantic models of the card data, and the loaded content."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import CardId


def _tidy(text: str) -> str:
    """Return the text unchanged; raise `ValueError` if it is not well-formed as a name."""
    if text != " ".join(text.split()):
        raise ValueError("has spaces at its ends, or several in a row")
    if text != unicodedata.normalize("NFC", text):
        raise ValueError("is not in Unicode's composed form (NFC)")
    if not text.replace("\u00ad", "").isprintable():
        raise ValueError("has characters that cannot be shown")
    return text


def _unique(names: list[str]) -> list[str]:
    """Return the list unchanged; raise `ValueError` if it holds a name twice."""
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"{', '.join(twice)} stands in it twice")
    return names


Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=120), AfterValidator(_tidy)]
Element = Literal["sunlight", "oxygen", "salinity", "nutrients", "temperature"]
Habitat = Literal["ice", "mud", "river", "rock", "open_water", "coast"]
Ability = Literal["pass", "plus", "refresh"]


class DataEntry(BaseModel):
    """Base of all entries: frozen, no type conversion, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SpeciesEntry(DataEntry):
    """The fields that producers and consumers share."""

    id: Id
    name: Text
    """English name."""
    latin: Text
    group: Text
    habitats: Annotated[list[Habitat], Field(min_length=1), AfterValidator(_unique)]
    abilities: Annotated[list[Ability], AfterValidator(_unique)]
    star: bool
    microscopic: bool


class ProducerEntry(SpeciesEntry):
    """A producer, which costs elements."""

    cost: Annotated[list[Element], Field(min_length=1)]


class ConsumerEntry(SpeciesEntry):
    """A consumer, whose kind policy cards may name."""

    kind: Literal["bird", "fish", "mammal", "zoobenthos", "zooplankton"]


class PolicyEntry(DataEntry):
    """A policy card."""

    id: Id
    name: Text
    """English name."""
    category: Literal["negative", "dual", "measure", "funding"]
    duration: Literal["once", "next_turn", "permanent"]
    theme: Text
    house: bool
    reaction: bool
    count: Annotated[int, Field(ge=1)] = 1


@dataclass(frozen=True, slots=True)
class Content:
    """All card data: the rules' catalogue and the full entry of each card."""

    catalogue: Catalogue
    species: Mapping[str, ProducerEntry | ConsumerEntry]
    """The sixty species by id, producers first, in the order of the catalogue."""
    policies: Mapping[str, PolicyEntry]
    """The policy cards by id, `funding` last."""

    def species_on(self, card: CardId) -> ProducerEntry | ConsumerEntry:
        """Return the entry of the species on a producer or consumer card."""
        return self.species[self.catalogue.names[card]]


def content_of(
    catalogue: Catalogue,
    species: list[ProducerEntry | ConsumerEntry],
    policies: list[PolicyEntry],
) -> Content:
    """Return the content made of checked entries."""
    return Content(
        catalogue,
        MappingProxyType({entry.id: entry for entry in species}),
        MappingProxyType({entry.id: entry for entry in policies}),
    )
