"""What drawing a card may bring: of what use it may be, and what it risks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.bots.features import ROW as ROW_NAMES
from ecosfera.games.baltica.bots.features import Market, row
from ecosfera.games.baltica.bots.pairs import restoring_draws
from ecosfera.games.baltica.rules.actions import (
    AcquireConsumer,
    AcquireProducer,
    Plus,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import ALL_HABITATS, HABITATS, habitats_in
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in, strikes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId
    from ecosfera.games.baltica.rules.state import State


def next_cards(state: State) -> list[CardId]:
    """Return the cards that a draw may bring, each equally likely."""
    return state.decks[state.player] or state.discards[state.player]


def draws_of_use(state: State) -> tuple[int, int]:
    """Return how many of the cards that a draw may bring make another move possible, and of all."""
    return sum(1 for _ in _of_use(state)), len(next_cards(state))


def draw_decides(state: State, action: Action) -> bool:
    """Return whether an action draws a card that may bring the last habitat back."""
    last = len(state.habitats) == len(HABITATS) - 1
    return last and isinstance(action, Plus) and bool(restoring_draws(state)[1])


def _of_use(state: State) -> Iterator[CardId]:
    """Yield the cards that a draw may bring and that make another move possible."""
    market, unrestored = Market(state), ALL_HABITATS & ~state.restored
    unused = [card for card in state.row if not state.used >> card & 1]

    def choices(cards: Sequence[CardId]) -> list[float]:
        found = dict(zip(ROW_NAMES, row(state.catalogue, cards, unrestored, market), strict=True))
        return [found[name] for name in ("buys", "opens", "restores")]

    now = choices(unused)
    for card in next_cards(state):
        more = zip(choices([*unused, card]), now, strict=True)
        if not strikes([*state.row, card]) and any(new > old for new, old in more):
            yield card


class DrawUse(NamedTuple):
    """What the cards that a draw may bring make possible."""

    habitats: tuple[HabitatId, ...]
    """The habitats that could be restored."""
    species: tuple[CardId, ...]
    """The cards of the market that could be taken, in the order in which they lie there."""


def use_of_draw(state: State) -> DrawUse:
    """Return what the cards of use would make possible."""
    restored, taken = 0, set()
    for card in _of_use(state):
        drawn = state.copy()
        drawn.rows[drawn.player].append(card)
        for action in legal(drawn):
            match action:
                case RestoreHabitats(consumers=(one, two)):
                    habitats = state.catalogue.habitats
                    restored |= habitats[one] & habitats[two] & ~state.restored
                case AcquireProducer() | AcquireConsumer():
                    taken.add(action.card)
                case _:
                    pass
    lying = (*state.producers, *state.consumers)
    return DrawUse(habitats_in(restored), tuple(card for card in lying if card in taken))


class DrawRisk(NamedTuple):
    """How many of the cards that a draw may bring would end the turn."""

    ending: int
    cards: int
    impact: bool
    """Whether they would bring an impact as well."""


def risk_of_draw(state: State) -> DrawRisk:
    """Return the risk of drawing a card now."""
    cards = next_cards(state)
    ending = sum(strikes([*state.row, card]) for card in cards)
    return DrawRisk(ending, len(cards), pressures_in(state.row) >= STRIKE - 1)
