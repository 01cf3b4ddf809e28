"""What a position is worth to a player, in euros."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules.pieces import ACTIONS, BOTTOM, CREDIT_PRICE
from ecosfera.games.co2.rules.state import balance, rent

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.pieces import PlayerId
    from ecosfera.games.co2.rules.state import View

POINT: Final = 250
"""A point of the balance."""
CREDIT: Final = 120
"""A credit: more than its price, for it cannot be bought for actions."""
WON: Final = 1_000_000
PLACE: Final = 450
"""A territory, beside its balance."""
POSSIBLE: Final = 110
"""An action not yet done on an own territory."""
BONUS_SHARES: Final = (0.0, 0.04, 0.25, 0.7)
"""The part of an area's bonus that counts for 0 to 3 of its territories."""
NEXT_CARD: Final = 60
"""A card that an own territory needs next."""
LATER_CARD: Final = 20
"""A card that an own territory needs later."""
LITTLE_MONEY: Final = 1200
"""Below so many euros, each is worth more."""
FEW_CREDITS: Final = 4
NEAR_BOTTOM: Final = BOTTOM + 5


def worth(view: View, player: PlayerId) -> float:
    """Return what the position is worth to a player."""
    has = view.players[player]
    if has.out is not None:
        return -WON
    points = balance(view, player)
    if points >= view.config.goal:
        return WON
    total: float = has.euros + CREDIT * has.credits + POINT * points
    total -= max(0, LITTLE_MONEY - has.euros) / 2
    total -= max(0, FEW_CREDITS - has.credits) * CREDIT / 2
    total -= max(0, NEAR_BOTTOM - points) * 2 * POINT
    debt = view.debt
    if debt is not None and debt.player == player:
        total -= debt.euros + CREDIT_PRICE * debt.credits
    return total + _places(view, player) + _cards(view, player)


def _places(view: View, player: PlayerId) -> float:
    """Return what territories and areas are worth beyond the balance of now."""
    total = 0.0
    owned = [0] * len(view.catalogue.areas)
    for territory in view.owned(player):
        owned[view.catalogue.territories[territory].area] += 1
        total += PLACE + rent(view, territory) + POSSIBLE * (ACTIONS - view.done[territory])
    for area, count in zip(view.catalogue.areas, owned, strict=True):
        bonus = sum(view.catalogue.territories[territory].bonus for territory in area.territories)
        total += BONUS_SHARES[count] * bonus * POINT
    return total


def _cards(view: View, player: PlayerId) -> float:
    """Return what the hand is worth; a card counts for one territory only."""
    hand = list(view.players[player].hand)
    total = 0.0
    places = [(view.catalogue.territories[t].kinds, view.done[t]) for t in view.owned(player)]
    for later in range(ACTIONS):
        for kinds, done in places:
            if done + later < ACTIONS and kinds[done + later] in hand:
                hand.remove(kinds[done + later])
                total += LATER_CARD if later else NEXT_CARD
    return total
