"""The open hand of the person whose turn it is, or was last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.action_card import RADIUS, card_face, draw_card
from ecosfera.games.co2.cards.brush import WHITE, rect
from ecosfera.games.co2.moves.targets import card
from ecosfera.games.co2.rules.ids import EVERY_KIND
from ecosfera.games.co2.rules.state import Phase
from ecosfera.games.co2.stage.columns import SIDE_BY_SIDE
from ecosfera.games.co2.stage.meaning import fitting_cards
from ecosfera.games.co2.stage.zones import hand_boxes
from ecosfera.ui.draw import theme

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    import pygame

    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.ui.draw.box import Box


TICK: Final = 0.34
"""Diameter of the tick on a chosen card, as a share of the card's width."""
AREA: Final = 0.36
"""Side of the sign of an area that needs a card, as a share of the card's width."""
LIFTED: Final = 6
"""How far a card that can be played is lifted out of the hand, in units."""
RIM: Final = 3
"""Width of its rim, in units."""
OUTSIDE: Final = 3
"""How far the rim of a chosen card lies outside of it, in units, so that it hides no text."""


def boxes(frame: TableFrame) -> tuple[Box, ...]:
    """Return the boxes of the cards; those that can be played are lifted out of the hand."""
    lift, count = frame.brush.px(LIFTED), len(frame.hand)
    columns = frame.columns if len(frame.columns) == count else tuple(range(count))
    places = _boxes(frame, max(SIDE_BY_SIDE, count))
    return tuple(
        places[column]._replace(y=places[column].y - (lift if card(slot) in frame.targets else 0))
        for slot, column in enumerate(columns)
    )


def _boxes(frame: TableFrame, count: int) -> tuple[Box, ...]:
    inner = frame.zones.cards.inset(frame.brush.px(8), frame.brush.px(7))
    return hand_boxes(inner, count, frame.brush.px(6))


def load_pictures(frame: TableFrame) -> Iterator[None]:
    """Draw the cards of the hand, then all other cards, lit and not, one per step.

    Each takes a frame, and the hand of the next person may have any of them.
    """
    size = rect(_boxes(frame, 1)[0]).size
    for kind in dict.fromkeys((*frame.hand, *EVERY_KIND)):
        for lit in (True, False):
            card_face(frame.brush, frame.names, kind, size, lit=lit)
            yield


def key(frame: TableFrame) -> Hashable:
    """Return what the picture of the hand depends on."""
    targets = [card(slot) for slot in range(len(frame.hand))]
    return (
        frame.hand,
        frame.columns,
        frame.front,
        tuple(
            (
                target in frame.targets,
                target in frame.chosen,
                target in frame.hinted,
                target == frame.pointed,
            )
            for target in targets
        ),
        tuple(fitting_cards(frame.view, frame.front).items()),
        _is_time(frame),
    )


def _is_time(frame: TableFrame) -> bool:
    """Return whether the player in front could play cards, if they fit and nothing forbids it.

    While a bubble waits, nothing can be chosen yet, and a choice of an event card is of no card.
    """
    turn = frame.view.turn
    if frame.view.pending:
        return False
    own = turn.player == frame.front and not frame.beginning
    return own and turn.phase is not Phase.ROLL and bool(frame.targets)


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the cards: in the player's own turn those dim that cannot be played now.

    Those that can be are lifted and have a rim of their own, unlike what the keys are on.

    Each card that an own territory needs next has the sign of its area.
    """
    brush = frame.brush
    brush.panel(target, frame.zones.cards, 0.55)
    radius = brush.px(RADIUS)
    fitting, time = fitting_cards(frame.view, frame.front), _is_time(frame)
    areas = frame.view.catalogue.areas
    places = zip(frame.hand, boxes(frame), strict=True)
    for slot, (kind, box) in enumerate(places):
        card_target = card(slot)
        lit = card_target in frame.targets
        if card_target in frame.hinted:
            brush.glow(target, box, radius, theme.AMBER)
        dim = time and not lit and card_target not in {*frame.chosen, *frame.hinted}
        draw_card(target, brush, frame.names, kind, box, lit=not dim)
        if slot in fitting and card_target not in frame.chosen:
            side = AREA * box.w
            at = box.right - 0.5 * side - brush.px(3), box.y + 0.5 * side + brush.px(3)
            brush.sign_at(target, f"co2_area_{areas[fitting[slot]].id}", *at, side)
        if lit:
            brush.edge(target, box, radius, palette.READY, RIM)
        if card_target == frame.pointed:
            brush.edge(target, box, radius, WHITE, 2.5)
        if card_target in frame.chosen:
            around = brush.px(OUTSIDE)
            brush.edge(target, box.inset(-around, -around), radius + around, theme.AMBER, 5)
            side = TICK * box.w
            at = box.right - 0.6 * side, box.y + 0.6 * side
            brush.disc(target, *at, side / 2, theme.AMBER, theme.INK, 1.5)
            brush.sign_at(target, "icon_check", *at, 0.66 * side, theme.INK)
