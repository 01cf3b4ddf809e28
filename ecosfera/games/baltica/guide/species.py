"""The species of the guide: groups, filters by habitat, and names in all languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.ui.draw.line_breaking import shown

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.content.models import ConsumerEntry, Content, ProducerEntry

    Species = ProducerEntry | ConsumerEntry
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


PRODUCER_GROUPS: Final = ("plant", "alga", "phytoplankton", "microbe")
CONSUMER_GROUPS: Final = ("mammal", "bird", "fish", "zoobenthos", "zooplankton")
ALL, PRODUCERS, CONSUMERS, MICROSCOPIC, HERE = "all", "producers", "consumers", "micro", "here"
_GROUPS: Final = {
    "vascular plant": "plant",
    "moss": "plant",
    "brown alga": "alga",
    "red alga": "alga",
    "green alga": "alga",
    "green alga (charophyte)": "alga",
    "bacteria": "microbe",
    "viruses": "microbe",
}
"""Groups of producers; all others count as phytoplankton in the wide sense of the game."""


@dataclass(frozen=True, slots=True)
class GroupFilter:
    """The filter: a group, and a habitat if one is chosen."""

    group: str = ALL
    habitat: str = ""


class SpeciesIndex:
    """All species in the order of the guide: consumers first, then producers."""

    def __init__(self, content: Content, here: Collection[str] = ()) -> None:
        self.species: dict[str, Species] = dict(content.species)
        self.here = frozenset(here) & self.species.keys()
        rank = {group: i for i, group in enumerate((*CONSUMER_GROUPS, *PRODUCER_GROUPS))}
        self.order = sorted(self.species, key=lambda name: rank[self.group(name)])

    @property
    def groups(self) -> tuple[str, ...]:
        """Return the groups that can be chosen, in the order of the list."""
        last = (MICROSCOPIC, HERE) if self.here else (MICROSCOPIC,)
        return (ALL, CONSUMERS, *CONSUMER_GROUPS, PRODUCERS, *PRODUCER_GROUPS, *last)

    def group(self, name: str) -> str:
        """Return the group of a species."""
        entry = self.species[name]
        kind: str | None = getattr(entry, "kind", None)
        return kind or _GROUPS.get(entry.group, "phytoplankton")

    def is_producer(self, name: str) -> bool:
        """Return whether the species is on a producer card."""
        return self.group(name) in PRODUCER_GROUPS

    def chosen(self, choice: GroupFilter) -> list[str]:
        """Return the species that pass the filter."""
        return [name for name in self.order if self._fits(name, choice)]

    def _fits(self, name: str, choice: GroupFilter) -> bool:
        entry = self.species[name]
        if choice.habitat and choice.habitat not in entry.habitats:
            return False
        match choice.group:
            case "all":
                return True
            case "producers":
                return self.is_producer(name)
            case "consumers":
                return not self.is_producer(name)
            case "micro":
                return entry.microscopic
            case "here":
                return name in self.here
            case group:
                return self.group(name) == group

    def habitats(self, name: str) -> list[str]:
        """Return the habitats of a species, in the order in which they are shown."""
        return [h for h in NAMES_AROUND if h in self.species[name].habitats]


class SpeciesNames:
    """Names of species; other languages are loaded on first use."""

    def __init__(self, context: UiContext, shelf: SpeciesIndex) -> None:
        self.context = context
        self.shelf = shelf
        self._others: dict[str, Words] = {}

    def short(self, name: str) -> str:
        """Return the name on the card."""
        return self.context.words(f"card.short.{name.replace('_', '-')}")

    def full(self, name: str) -> str:
        """Return the full name."""
        return self.context.words(f"card.name.{name.replace('_', '-')}")

    def group(self, name: str) -> str:
        """Return the name of the biological group."""
        group = self.shelf.species[name].group
        plain = group.replace("(", "").replace(")", "").replace(" ", "-")
        return self.context.words(f"card.group.{plain}")

    def is_group(self, name: str) -> bool:
        """Return whether a species has the same name as its group, as viruses do."""
        return shown(self.short(name)).casefold() == shown(self.group(name)).casefold()

    def latin(self, name: str) -> str:
        """Return the scientific name; empty if the data has the English name in its place."""
        entry = self.shelf.species[name]
        return "" if entry.latin == entry.name else entry.latin

    def searched(self, name: str) -> str:
        """Return the text in which a search looks for a species: its names and its group."""
        return " ".join((self.short(name), self.full(name), self.latin(name), self.group(name)))

    def facts(self, name: str) -> list[str]:
        """Return two or three facts."""
        words, kebab = self.context.words, name.replace("_", "-")
        ids = [f"guide.{kebab}.{i}" for i in (1, 2, 3)]
        return [words(fact) for fact in ids if words.has(fact)]

    def elsewhere(self, name: str) -> list[tuple[str, str]]:
        """Return the language and the name for each of the other languages."""
        words = self.context.words
        found = []
        for code in self.context.languages:
            if code == words.lang:
                continue
            if code not in self._others:
                self._others[code] = type(words).load(code, words.folder)
            other = self._others[code]
            said = shown(other(f"card.name.{name.replace('_', '-')}"))
            found.append((other("words.language"), said))
        return found
