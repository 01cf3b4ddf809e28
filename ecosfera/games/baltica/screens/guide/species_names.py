"""The names of species, in the language of the game and in the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.line_breaking import shown

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.guide.species_groups import SpeciesIndex
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


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
