"""Computer teammates: who plays each row, and thanks for the cards that people pass to them."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.bots.courtesy import Company
from ecosfera.games.baltica.bots.hint import explain_move
from ecosfera.games.baltica.bots.hint_reasons import breaks_promise
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.rules.actions import (
    MARKET,
    AcquireConsumer,
    AcquireProducer,
    EndTurn,
    Implement,
    Pass,
)
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.engine import refusal
from ecosfera.games.baltica.rules.events import CardsUsed
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.tabletop.players import Players

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from ecosfera.core.bot import Decision
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


class Gift(NamedTuple):
    """A card that was passed."""

    card: CardId
    giver: PlayerId
    receiver: PlayerId


class Gifts:
    """Remembers passed cards until they are used, or the turn of their receiver ends.

    `is_teammate` returns whether the computer plays a row.
    """

    def __init__(self, is_teammate: Callable[[PlayerId], bool]) -> None:
        self._is_teammate = is_teammate
        self._gifts: dict[CardId, Gift] = {}

    def note(self, before: State, action: Action) -> None:
        """Remember what players pass to each other, unless both are teammates."""
        player = before.player
        if isinstance(action, Pass) and action.to >= 0:
            if not (self._is_teammate(action.to) and self._is_teammate(player)):
                self._gifts[action.card] = Gift(action.card, player, action.to)
        elif isinstance(action, EndTurn):
            self._gifts = {c: gift for c, gift in self._gifts.items() if gift.receiver != player}

    def used(self, player: PlayerId, foresee: Callable[[], Sequence[Event]]) -> Gift | None:
        """Return the card that an action of a player would use and was given; forget it.

        `foresee` returns the events of the action.
        """
        mine = [card for card, gift in self._gifts.items() if gift.receiver == player]
        if not mine:
            return None
        for event in foresee():
            if isinstance(event, CardsUsed):
                for card in mine:
                    if card in event.cards:
                        return self._gifts.pop(card)
        return None

    def pressure_givers(self, player: PlayerId) -> frozenset[PlayerId]:
        """Return the people who have passed pressure cards to a teammate since its last turn."""
        gifts = self._gifts.values()
        return frozenset(g.giver for g in gifts if g.receiver == player and is_pressure(g.card))

    def given(self, player: PlayerId) -> frozenset[CardId]:
        """Return the other cards that were passed to a player, and that no teammate has used."""
        gifts = self._gifts.values()
        return frozenset(g.card for g in gifts if g.receiver == player and not is_pressure(g.card))

    def forget(self) -> None:
        """Forget all of them after a jump in the match's history."""
        self._gifts.clear()


class Teammates(Players["State", "Action"]):
    """Who plays each row. The people can exclude a measure for one turn."""

    def __init__(self, characters: Iterable[str], seed: str) -> None:
        super().__init__(characters, seed, _to_decide, teammate)
        self.gifts = Gifts(self.plays)
        """The cards that were passed from or to people."""
        self._planned: tuple[Action, ...] = ()
        """The routine actions that are to follow the last decision in the same turn."""
        self._decided_in: State | None = None
        """The position of that decision."""
        self._promised: tuple[Action, ...] = ()
        """What was said that the next player can do."""
        self._promised_in = -1
        """The number of the turn in which it was said."""
        self._refused: set[CardId] = set()
        self._turn = -1

    @property
    def only_person(self) -> PlayerId | None:
        """Return the row of the only person at the table, or None."""
        people = [PlayerId(seat) for seat in range(len(self.characters)) if not self.plays(seat)]
        return people[0] if len(people) == 1 else None

    def thoughts(
        self, state: State, ordered: Action | None
    ) -> Generator[None, None, Decision[Action]]:
        """Choose an action, leaving out what the people refused and what courtesy forbids."""
        player = in_front(state)
        bot = self.bot(self.characters[player])
        assert isinstance(bot, Searcher)
        people = frozenset(seat for seat in state.players if not self.plays(seat))
        given = self.gifts.given(player)
        company = Company(people, self.gifts.pressure_givers(player), given)
        refused = frozenset(self._refused)
        promised = self._promised if self._promised_in == state.number else ()

        def declines(action: Action) -> bool:
            if isinstance(action, Implement) and action.measure in refused:
                return True
            if promised and breaks_promise(state, action, promised):
                return True
            return company.declines(state, action)

        planned = self._planned if self._decided_in is not state else ()
        if ordered is None and planned and refusal(state, planned[0]) is None:
            # What was decided together is not thought over again, which saves the people time.
            plan = yield from explain_move(bot, state, declines, planned[0])
            line = planned
        else:
            plan = yield from explain_move(bot, state, declines, ordered, given)
            line = plan.line
        self._decided_in = state
        if plan.promised:
            self._promised, self._promised_in = plan.promised, state.number
        self._planned = tuple(itertools.takewhile(is_routine, line))[1:]
        return plan

    def think(self, state: State, seconds: float, ordered: Action | None = None) -> None:
        """Think about a position for some seconds, unless people decide."""
        if state.number != self._turn:
            self._turn = state.number
            self._refused.clear()
            self._planned = ()
        super().think(state, seconds, ordered)

    def refuse(self, measure: CardId) -> None:
        """Exclude a measure that the people do not want in this turn, and think again."""
        self._refused.add(measure)
        self.forget()


def is_routine(action: Action) -> bool:
    """Return whether several such actions are announced together.

    They acquire species, or return elements to the market.
    """
    if isinstance(action, Pass):
        return action.card < FIRST_PRESSURE and action.to == MARKET
    return isinstance(action, AcquireProducer | AcquireConsumer)


def _to_decide(state: State) -> int | None:
    return in_front(state) if state.outcome is None else None
