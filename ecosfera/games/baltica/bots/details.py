"""The details of a game with one row: which species, and how many of what.

Each detail is something that holds or does not, for example "Calanoida lies in the deck" or "three
consumers of the deck live on the coast", and has a weight of its own. So a detail may be worth
anything, where a feature counts in proportion. The sums for the cards that the player owns, and
for the market, are remembered, as a search meets them again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera import paths
from ecosfera.core.files.data_files import read
from ecosfera.games.baltica.bots.features import Kinds
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    ELEMENTS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRODUCER,
    HABITATS,
)
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT, EVERY_HABITAT
from ecosfera.games.baltica.rules.state import EMPTY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from ecosfera.games.baltica.bots.alone import Cards
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State

FILE: Final = "details.toml"
HEAD: Final = """\
# The details of games with one row for the searching bot (ecosfera/games/baltica/bots/details.py):
# how much each changes the logarithm of the odds of winning. The lists for species have a number
# for each, in the order of species.toml; all others one for none, one, two and so on, the last also
# for more. Learned by build/learn.py, together with the weights of rows_1 in weights.toml.
"""
SPECIES: Final = FIRST_POLICY - FIRST_PRODUCER
OF_SPECIES: Final = {
    "deck": SPECIES,
    "other": SPECIES,  # of the player's other cards
    "market": SPECIES,
    "rate": SPECIES,  # counts in proportion: expected ways to acquire it in a row, at most 1
}
OF_HABITAT: Final = {
    "consumers": 5,
    "deck_consumers": 4,
    "producers": 7,
    "deck_producers": 5,
    "market_consumers": 4,
    "market_producers": 4,
    "restored": 5,  # once it is restored, the number of producers is all that counts
}
OF_ELEMENT: Final = {"cards": 8, "deck": 6, "stack": 6}
OF_TABLE: Final = {
    "pressures": 16,
    "deck_pressures": 10,
    "impacts": 6,
    "restored": 6,
    "tokens": 8,  # by the mask of those face up
    "deck": 24,
    "cards": 40,
    "turn": 24,  # in twos
}
PARTS: Final = {
    **{f"species_{name}": size for name, size in OF_SPECIES.items()},
    **{f"{habitat}_{name}": size for habitat in HABITATS for name, size in OF_HABITAT.items()},
    **{f"{element}_{name}": size for element in ELEMENTS for name, size in OF_ELEMENT.items()},
    **OF_TABLE,
}
"""How many details there are of each kind; they are numbered in this order."""
COUNT: Final = sum(PARTS.values())
REMEMBERED: Final = 50_000
"""Maximum number of sums that are remembered; then all are forgotten."""


def starts() -> dict[str, int]:
    """Return the number of the first detail of each kind."""
    found, first = {}, 0
    for name, size in PARTS.items():
        found[name] = first
        first += size
    return found


START: Final = starts()
_WANTED: Final = [
    [START[f"{habitat}_{name}"] for name in OF_HABITAT if name != "restored"]
    for habitat in HABITATS
]
_DONE: Final = [START[f"{habitat}_restored"] for habitat in HABITATS]
_CARDS: Final = [START[f"{element}_cards"] for element in ELEMENTS]
_DECK: Final = [START[f"{element}_deck"] for element in ELEMENTS]
_STACK: Final = [START[f"{element}_stack"] for element in ELEMENTS]
_IMPACTS: Final = START["impacts"]
_RESTORED: Final = START["restored"]
_TOKENS: Final = START["tokens"]


class Details:
    """The values of the details, by their weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = weights
        self._known: dict[object, float] = {}

    def worth(
        self,
        state: State,
        deck: Sequence[CardId],
        rest: Sequence[CardId],
        every: Cards,
        impacts: int,
    ) -> float:
        """Return what all details change the logarithm of the odds by.

        `deck` and `rest` are the cards of the row's player, and `every` has both.
        """
        restored = state.restored
        unrestored = ALL_HABITATS & ~restored
        owned = (restored, tuple(sorted(deck)), tuple(sorted(rest)))
        total = self._known.get(owned)
        if total is None:
            total = self._sum(owned, of_cards(state.catalogue, deck, rest, unrestored))
        market = (restored, *state.producers, *state.consumers, *map(len, state.elements))
        offered = self._known.get(market)
        if offered is None:
            offered = self._sum(market, of_market(state, unrestored))
        weights = self.weights
        first = START["species_rate"] - FIRST_PRODUCER
        total += offered
        total += weights[_IMPACTS + impacts] + weights[_RESTORED + len(state.habitats)]
        total += weights[_TOKENS + state.tokens[0]] + weights[_of("turn", state.number // 2)]
        return total + sum([weights[first + card] * min(1.0, r) for card, r in every.rates])

    def _sum(self, key: object, details: Iterable[int]) -> float:
        """Remember and return the sum of the weights of some details."""
        if len(self._known) > REMEMBERED:
            self._known.clear()
        weights = self.weights
        found = self._known[key] = sum([weights[detail] for detail in details])
        return found


def of_cards(
    catalogue: Catalogue, deck: Sequence[CardId], rest: Sequence[CardId], unrestored: int
) -> list[int]:
    """Return the details of the player's cards that hold."""
    found = [
        START[name] + card - FIRST_PRODUCER
        for name, cards in (("species_deck", deck), ("species_other", rest))
        for card in cards
        if FIRST_PRODUCER <= card < FIRST_POLICY
    ]
    near, every = Kinds(catalogue, deck), Kinds(catalogue, [*deck, *rest])
    for habitat in EVERY_HABITAT:
        producers = every.producers_at[habitat]
        if unrestored >> habitat & 1:
            consumers, near_consumers, at, near_producers, *_ = _WANTED[habitat]
            found += (
                consumers + min(4, every.consumers_at[habitat]),
                near_consumers + min(3, near.consumers_at[habitat]),
                at + min(6, producers),
                near_producers + min(4, near.producers_at[habitat]),
            )
        else:
            found.append(_DONE[habitat] + min(4, producers))
    for element in EVERY_ELEMENT:
        found.append(_CARDS[element] + min(7, every.elements[element]))
        found.append(_DECK[element] + min(5, near.elements[element]))
    found.append(_of("pressures", every.pressures))
    found.append(_of("deck_pressures", near.pressures))
    found.append(_of("deck", len(deck)))
    found.append(_of("cards", len(deck) + len(rest)))
    return found


def of_market(state: State, unrestored: int) -> list[int]:
    """Return the details of the market that hold."""
    habitats = state.catalogue.habitats
    first = START["species_market"] - FIRST_PRODUCER
    offered = [card for card in (*state.producers, *state.consumers) if card != EMPTY]
    found = [first + card for card in offered]
    for habitat in EVERY_HABITAT:
        if unrestored >> habitat & 1:
            living = [card for card in offered if habitats[card] >> habitat & 1]
            consumers = sum([card >= FIRST_CONSUMER for card in living])
            *_, consumers_at, producers_at = _WANTED[habitat]
            found.append(consumers_at + min(3, consumers))
            found.append(producers_at + min(3, len(living) - consumers))
    found += [_STACK[e] + min(5, len(state.elements[e])) for e in EVERY_ELEMENT]
    return found


def _of(kind: str, number: int) -> int:
    """Return the detail of a kind for a number; the last one is also for more."""
    return START[kind] + min(PARTS[kind] - 1, number)


def load_details(folder: Path | None = None) -> list[float]:
    """Load the weights of the details. Raise `DataFileError` if the file is invalid."""
    return read((folder or paths.assets() / "data") / FILE, _weights)


def _weights(tables: Mapping[str, Any]) -> list[float]:
    """Return the weights of the parsed file."""
    found: list[float] = []
    for name, size in PARTS.items():
        numbers = [float(number) for number in tables[name]]
        if len(numbers) != size:
            raise ValueError(f"{name} has {len(numbers)} numbers instead of {size}")
        found += numbers
    return found


def save_details(weights: Sequence[float], folder: Path | None = None) -> None:
    """Write the weights of the details to the file."""
    text = HEAD + "\n"
    for name, first in START.items():
        numbers = weights[first : first + PARTS[name]]
        text += f"{name} = [{', '.join(map(repr, numbers))}]\n"
    ((folder or paths.assets() / "data") / FILE).write_text(text, encoding="utf-8")
