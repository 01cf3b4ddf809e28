"""The greedy bot: takes what brings it most at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.co2.bots.offers import GAIN, agreed, best_offer, gains
from ecosfera.games.co2.bots.worth import worth
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.engine import apply, legal
from ecosfera.games.co2.rules.state import Counter, Offer, with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State, View

OFFERS: Final = 1
"""Number of offers that the bot makes in a turn."""
_FORCED: Final = (act.Roll, act.Pay)
"""Actions that leave nothing to weigh."""


class GreedyBot(Bot["State", "Action"]):
    """Takes the action after which its position is worth most; offers what both gain from."""

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return the best action."""
        yield
        return best_action(with_hidden_shuffled(state, self._luck.number()))


def best_action(state: State) -> Action:
    """Return the action that brings most at once. The game must not be over."""
    view = state.view
    top = view.pending[-1] if view.pending else None
    if isinstance(top, Offer | Counter):
        return _answer(view, top)
    options = legal(view)
    for action in options:
        if isinstance(action, _FORCED):
            return action
    if view.turn.offers < OFFERS:
        offer = best_offer(view)
        if offer is not None:
            return offer
    options = [option for option in options if not isinstance(option, act.OfferTemplate)]
    player = view.turn.player
    return max(options, key=lambda action: worth(apply(state, action)[0].view, player))


def _answer(view: View, offer: Offer | Counter) -> Action:
    """Return whether to accept an offer."""
    partner = offer.player if isinstance(offer, Offer) else offer.partner
    me = view.to_decide
    other = view.turn.player if me == partner else partner
    gain = gains(view, agreed(view, offer, partner), me, other)
    return act.Accept() if gain >= GAIN else act.Refuse()
