"""What was traded in the last rounds, so that nobody offers the same things back and forth."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecosfera.games.co2.rules import state
from ecosfera.games.co2.rules.actions import Accept, MakeCounter, Propose

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import Side, State, View

MEMORY: Final = 8
"""For so many rounds a trade is not undone."""


class Trade(NamedTuple):
    """A trade that was made."""

    round: int
    player: PlayerId
    """The player who made the offer."""
    partner: PlayerId
    give: Side
    """What the player who made the offer gave."""
    get: Side


def accepted(view: View) -> Trade:
    """Return the trade that accepting the offer or counter-offer on top would make."""
    top = view.pending[-1]
    assert isinstance(top, state.Offer | state.Counter)
    partner = top.player if isinstance(top, state.Offer) else top.partner
    return Trade(view.turn.round, view.turn.player, partner, top.give, top.get)


def trades_of(match: Match[State, Any, Any]) -> Iterator[Trade]:
    """Yield the trades of a match, the last one first."""
    actions = match.actions
    for place in range(len(actions) - 1, -1, -1):
        if isinstance(actions[place], Accept):
            yield accepted(match.state_after(place).view)


def offers_of(match: Match[State, Any, Any]) -> Iterator[tuple[View, Propose | MakeCounter]]:
    """Yield the offers and counter-offers of the last rounds, the last one first.

    With each comes the position in which it was made.
    """
    actions, since = match.actions, match.state.view.turn.round - MEMORY
    for place in range(len(actions) - 1, -1, -1):
        view, action = match.state_after(place).view, actions[place]
        if view.turn.round < since:
            return
        if isinstance(action, Propose | MakeCounter):
            yield view, action


def refused_of(match: Match[State, Any, Any]) -> Iterator[Propose]:
    """Yield the offers of this turn that were not accepted, the last one first."""
    actions, number = match.actions, match.state.view.turn.number
    for place in range(len(actions) - 2, -1, -1):
        if match.state_after(place).view.turn.number != number:
            return
        action = actions[place]
        if isinstance(action, Propose) and not isinstance(actions[place + 1], Accept):
            yield action


def no_better(offer: Propose, refused: Propose) -> bool:
    """Return whether an offer gives its partner no more than another one to the same player."""
    if (offer.to, offer.settle) != (refused.to, refused.settle):
        return False
    return _within(offer.give, refused.give) and _within(refused.get, offer.get)


def _within(one: Side, other: Side) -> bool:
    """Return whether all that a side holds is in another one."""
    return (
        set(one.territories) <= set(other.territories)
        and not Counter(one.cards) - Counter(other.cards)
        and one.credits <= other.credits
        and one.euros <= other.euros
    )


def undoes(view: View, offer: Propose, trades: Iterable[Trade]) -> bool:
    """Return whether an offer would give back what was traded in the last rounds.

    The last of the trades comes first. Who owes something may sell whatever there is.
    """
    since = view.turn.round - MEMORY
    return view.debt is None and any(
        _gives_back(view.turn.player, offer, trade)
        for trade in takewhile(lambda trade: trade.round >= since, trades)
    )


def _gives_back(player: PlayerId, offer: Propose, trade: Trade) -> bool:
    """Return whether an offer of a player is a trade with the same partner in reverse."""
    if {player, offer.to} != {trade.player, trade.partner}:
        return False
    mine = player == trade.player
    gave, got = (trade.give, trade.get) if mine else (trade.get, trade.give)
    if offer.give.territories or offer.get.territories:
        return _meet(gave.territories, offer.get.territories) or _meet(
            got.territories, offer.give.territories
        )
    if offer.give.cards:
        return _meet(gave.cards, offer.get.cards) and _meet(got.cards, offer.give.cards)
    sold, bought = gave.credits and offer.get.credits, got.credits and offer.give.credits
    return bool(sold or bought)


def _meet(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return not set(one).isdisjoint(other)
