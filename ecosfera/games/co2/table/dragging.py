"""Pieces of the table that are dragged: onto a square, or onto a player to begin an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.offer_draft import GET, GIVE
from ecosfera.games.co2.moves.targets import Target, TargetKind, player
from ecosfera.games.co2.rules.actions import OfferTemplate
from ecosfera.games.co2.sheets.board_pieces import Item, StartOffer, draw_dragged
from ecosfera.ui.draw.theme import AMBER

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import pygame

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import View
    from ecosfera.tabletop.targets import Drag
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets import Widget


def offers(view: View, choices: Iterable[Action], target: Target) -> Mapping[Target, StartOffer]:
    """Return the players onto whom a piece can be dragged to begin an offer.

    What the player owns goes to somebody else; what others own goes to the player.
    """
    me = view.turn.player
    partners = [action for action in choices if isinstance(action, OfferTemplate)]
    if target.kind is TargetKind.CARD:
        owner, number = me, target.which
    elif target.kind is TargetKind.SQUARE:
        territory = view.catalogue.board[target.which].territory
        holder = None if territory is None else view.owners[territory]
        if territory is None or holder is None:
            return {}
        owner, number = holder, territory
    else:
        return {}
    if owner == me:
        given = Item(GIVE, target.kind, number)
        return {player(partner.to): StartOffer(partner, given) for partner in partners}
    wanted = Item(GET, target.kind, number)
    return {player(me): StartOffer(p, wanted) for p in partners if p.to == owner}


def sign_of(view: View, target: Target, front: int) -> str:
    """Return the name of the sign of a piece; the hand of the player `front` lies in front."""
    catalogue = view.catalogue
    if target.kind is TargetKind.CARD:
        return f"co2_action_{catalogue.kinds[view.players[front].hand[target.which]].id}"
    territory = catalogue.board[target.which].territory
    if territory is None:
        return "co2_icon_handshake"
    return f"co2_area_{catalogue.areas[catalogue.territories[territory].area].id}"


def draw(
    target: pygame.Surface,
    context: UiContext,
    drag: Drag[Target],
    sign: str,
    goals: Iterable[Widget],
) -> None:
    """Draw what is dragged, and the goals where it can be dropped."""
    m = context.metrics
    inside = False
    for goal in goals:
        over = goal.holds(drag.at)
        inside = inside or over
        width = max(1, m.px(4 if over else 2))
        radius = goal.radius(context)
        context.shapes.put_box(target, goal.rect, radius, (0, 0, 0, 0), AMBER, width)
    draw_dragged(target, context, sign, drag.at, inside=inside)
