"""Positions for tests of the rules: name what matters, the rest is filled in harmlessly.

Cards are words: `sunlight` is the next free sunlight card, `sunlight#3` that very one, `pressure`
the next pressure card, `funding` the next funding card, everything else an id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from ecosfera.core.rng import seeded
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ALL_TOKENS,
    ELEMENTS,
    EVERY_CARD,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    HABITATS,
    CardKind,
    Catalogue,
)
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import apply, legal, refusal
from ecosfera.games.baltica.rules.events import Event
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT, EVERY_PLAYER, CardId
from ecosfera.games.baltica.rules.refusal_reasons import RefusalReason
from ecosfera.games.baltica.rules.state import EMPTY, State

catalogue = cache(load_catalogue)

PLAIN_DECK = "salinity temperature sunlight oxygen nutrients"
"""A deck that strikes with nothing when its top four become a row."""


class _Box:
    """All 200 cards, handed out by name, each once."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.free = set(EVERY_CARD)

    def take(self, word: str) -> CardId:
        if word in self.cards.ids:
            card = self.cards.ids[word]
        else:
            names = (c for c in sorted(self.free) if self.cards.names[c].startswith(f"{word}#"))
            card = next(names)
        self.free.remove(card)
        return card

    def take_all(self, words: str) -> list[CardId]:
        return [self.take(word) for word in words.split()]

    def rest(self, first: int, end: int) -> list[CardId]:
        cards = sorted(c for c in self.free if first <= c < end)
        self.free.difference_update(cards)
        return cards


def position(
    *rows: str,
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    producers: str = "",
    consumers: str = "",
    producer_deck: str | None = None,
    consumer_deck: str | None = None,
    stacks: Mapping[str, int] | None = None,
    pressures: int | None = None,
    policy_deck: str = "",
    pool: str = "",
    active: str = "",
    habitats: str = "",
    impacts: int = 0,
    implemented: int = 0,
    tokens: Sequence[str] = (),
    used: str = "",
    ability_used: str = "",
    star_used: str = "",
    player: int = 0,
    acquired: bool = False,
    offer: bool = False,
    noise: bool = False,
) -> State:
    """Return a position with these rows, one for each player; decks list the top card first.

    Market slots and decks not named are filled with species not named elsewhere. `producer_deck`
    or `consumer_deck` given means exactly these cards; the rest of that kind is out of the game.
    """
    cards = catalogue()
    box = _Box(cards)
    players = len(rows)
    state = State(
        cards,
        Config(players=players, policies=True, seed="test", first_player=player),
        rows=[box.take_all(row) for row in rows],
        decks=[],
        discards=[box.take_all(pile) for pile in discards] or [[] for _ in rows],
        tokens=[ALL_TOKENS] * players,
        producers=box.take_all(producers),
        producer_deck=[],
        consumers=box.take_all(consumers),
        consumer_deck=[],
        elements=[],
        pressures=[],
        policy_deck=box.take_all(policy_deck)[::-1],
        pool=box.take_all(pool),
        active=box.take_all(active),
        policy_discard=[],
        removed=[],
        habitats=[EVERY_HABITAT[HABITATS.index(name)] for name in habitats.split()],
        rng=seeded("test"),
        restored=sum(1 << HABITATS.index(name) for name in habitats.split()),
        impacts=impacts,
        implemented=implemented,
        player=EVERY_PLAYER[player],
        acquired=acquired,
        offer=offer,
        abilities_blocked=noise,
    )
    state.decks = [box.take_all(deck)[::-1] for deck in decks or [PLAIN_DECK] * players]
    for names, slots, deck, first, end in (
        (producer_deck, state.producers, state.producer_deck, FIRST_PRODUCER, FIRST_CONSUMER),
        (consumer_deck, state.consumers, state.consumer_deck, FIRST_CONSUMER, FIRST_POLICY),
    ):
        if names is not None:
            deck.extend(box.take_all(names)[::-1])
            slots.extend([EMPTY] * (4 - len(slots)))
        else:
            deck.extend(box.rest(first, end)[::-1])
            while len(slots) < 4:
                slots.append(deck.pop())
    for index, name in enumerate(ELEMENTS):
        size = (stacks or {}).get(name, 4)
        state.elements.append([box.take(name) for _ in range(size)])
        assert index == len(state.elements) - 1
    supply = box.rest(FIRST_PRESSURE, FIRST_PRODUCER)
    kept = len(supply) if pressures is None else pressures
    state.pressures = supply[:kept]
    state.removed = sorted({*box.free, *supply[kept:]})
    for player_tokens, names in enumerate(tokens):
        state.tokens[player_tokens] = sum(1 << ABILITIES.index(name) for name in names.split())
    state.used = _mask(state, used)
    state.ability_used = _mask(state, ability_used)
    state.star_used = _mask(state, star_used)
    return state


def _mask(state: State, words: str) -> int:
    """Cards of the active row as a bit mask; the leftmost of equal names not taken yet."""
    mask = 0
    for word in words.split():
        card = next(c for c in state.row if is_named(c, word) and not mask >> c & 1)
        mask |= 1 << card
    return mask


def is_named(card: CardId, word: str) -> bool:
    """Whether a card answers to a word."""
    name = catalogue().names[card]
    return word in (name, name.split("#")[0])


def card(name: str) -> CardId:
    """Return the card of an exact name."""
    return catalogue().ids[name]


def words(cards: Iterable[CardId]) -> str:
    """Return the names of cards without numbers: `sunlight pressure gadus_morhua`."""
    names = catalogue().names
    return " ".join("-" if c == EMPTY else names[c].split("#")[0] for c in cards)


def in_row(state: State, word: str, player: int | None = None) -> CardId:
    """Return the leftmost card of a row with this name."""
    row = state.rows[state.player if player is None else player]
    return next(c for c in row if is_named(c, word))


def do(state: State, action: act.Action) -> State:
    """Return the state after a legal action."""
    return apply(state, action)[0]


def events_of(state: State, action: act.Action) -> list[Event]:
    """Return the events of a legal action."""
    return apply(state, action)[1]


def why(state: State, action: act.Action) -> RefusalReason | None:
    """Return the reason why an action is refused; None if it is legal."""
    return refusal(state, action)


def can(state: State, kind: type[act.Action]) -> list[act.Action]:
    """Return the legal actions of one type."""
    return [action for action in legal(state) if isinstance(action, kind)]


def acquire(name: str) -> act.AcquireProducer:
    """Return the action that acquires a producer."""
    return act.AcquireProducer(card(name))


def bring_in(name: str, one: str, two: str) -> act.AcquireConsumer:
    """Return the action that acquires a consumer with two producers."""
    return act.AcquireConsumer(card(name), (card(one), card(two)))


def restore(one: str, two: str) -> act.RestoreHabitats:
    """Return the action that restores what two consumers share."""
    return act.RestoreHabitats((card(one), card(two)))


def implement(measure: str, **choices: int | tuple[int, ...]) -> act.Implement:
    """Return the action that implements a measure."""
    return act.Implement(card(measure), **choices)  # type: ignore[arg-type]


def kinds(cards: Iterable[CardId]) -> set[CardKind]:
    """Return the kinds of cards."""
    return {catalogue().kinds[c] for c in cards}


END = act.END_TURN
P0, P1, P2, P3 = EVERY_PLAYER
