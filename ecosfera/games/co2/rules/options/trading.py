"""What an offer must obey (RULES 11.3, 11.4, 11.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.options.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.co2.rules.pieces.ranges import NOTE
from ecosfera.games.co2.rules.position.standing import rent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.rules.pieces.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.position.state import Side, View


def trade_refusal(
    view: View, partner: PlayerId, give: Side, get: Side, *, settle: bool
) -> RefusalReason | None:
    """Return why the active player and a partner cannot agree on this, or None if they can.

    `give` is what the active player gives.
    """
    debt = view.debt
    if settle and (debt is None or debt.to != partner):
        return RefusalReason(RefusalCode.NOTHING_TO_SETTLE, player=partner)
    reason = _shape_refusal(give, get, settle=settle)
    if reason is None:
        reason = _lacking(view, view.turn.player, give) or _lacking(view, partner, get)
    if reason is None:
        reason = _below_rent(view, view.turn.player, give, get, 0)
    if reason is None:
        forgiven = debt.euros if settle and debt is not None else 0
        reason = _below_rent(view, partner, get, give, forgiven)
    return reason


def rent_of(view: View, territories: Iterable[TerritoryId]) -> int:
    """Return the sum of the present rents of territories."""
    return sum(rent(view, territory) for territory in territories)


def _shape_refusal(give: Side, get: Side, *, settle: bool) -> RefusalReason | None:
    """Return what is wrong with an offer whoever makes it (RULES 11.3)."""
    if give.empty and get.empty and not settle:
        return RefusalReason(RefusalCode.EMPTY_OFFER)
    if len(give.cards) != len(get.cards):
        return RefusalReason(RefusalCode.CARDS_UNEQUAL)
    if give.euros and get.euros:
        return RefusalReason(RefusalCode.EUROS_BOTH_WAYS)
    if give.credits and get.credits:
        return RefusalReason(RefusalCode.CREDITS_BOTH_WAYS)
    if (give.euros + get.euros) % NOTE:
        return RefusalReason(RefusalCode.NO_HUNDREDS)
    return None


def _lacking(view: View, player: PlayerId, side: Side) -> RefusalReason | None:
    """Return what a player does not have of what the offer says they give (RULES 11.3)."""
    for territory in side.territories:
        if view.owners[territory] != player:
            return RefusalReason(RefusalCode.TERRITORY_MISSING, territory, player=player)
    has = view.players[player]
    if side.credits > has.credits:
        return RefusalReason(RefusalCode.CREDITS_MISSING, player=player, n=side.credits)
    if side.euros > has.euros:
        return RefusalReason(RefusalCode.EUROS_MISSING, player=player, n=side.euros)
    for kind in sorted(set(side.cards)):
        if side.cards.count(kind) > has.hand.count(kind):
            return RefusalReason(RefusalCode.CARDS_MISSING, kind=kind, player=player)
    return None


def _below_rent(
    view: View, player: PlayerId, give: Side, get: Side, forgiven: int
) -> RefusalReason | None:
    """Return whether a player would get territories for less than their rent (RULES 11.4)."""
    if give.territories or not get.territories:
        return None
    least = rent_of(view, get.territories)
    if give.money + forgiven >= least:
        return None
    return RefusalReason(RefusalCode.BELOW_RENT, get.territories[0], player=player, n=least)
