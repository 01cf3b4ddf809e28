"""The species of the guide, their groups, and filtering by group and habitat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.content.models import ConsumerEntry, Content, ProducerEntry

    Species = ProducerEntry | ConsumerEntry

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
