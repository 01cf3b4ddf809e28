"""The line with the dice, the bank, the bag and the event cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards.dice import draw_die
from ecosfera.games.co2.moves.targets import DICE
from ecosfera.games.co2.panels.players import draw_amounts, lay_out_amounts
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.games.co2.stage.zones import Point, Zones

UNTHROWN: Final = faded(theme.PANEL, 0.6)
"""Veil over dice that are not thrown yet."""


def dice_box(zones: Zones) -> Box:
    """Return the box of the dice."""
    box = zones.piles
    return Box(box.x, box.y, 2.3 * box.h, box.h)


def die_side(zones: Zones) -> int:
    """Return the side of a die that lies on the table, in pixels."""
    return round(0.9 * dice_box(zones).h)


def die_places(zones: Zones) -> tuple[Point, Point]:
    """Return where the two dice lie."""
    box = dice_box(zones)
    return (box.x + 0.6 * box.h, box.cy), (box.x + 1.62 * box.h, box.cy)


def bank_box(zones: Zones) -> Box:
    """Return the box of bank, bag and event cards."""
    dice = dice_box(zones)
    return Box(dice.right, dice.y, zones.piles.right - dice.right, dice.h)


def key(frame: TableFrame) -> Hashable:
    """Return what the picture of the line depends on."""
    view = frame.view
    lit = (DICE in frame.targets, DICE in frame.hinted, frame.pointed == DICE)
    stock = (view.bank, sum(view.bag), view.deck) if frame.counts else None
    return stock, view.turn.dice, lit, frame.rolling


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the line; in the first round of newcomers only the dice."""
    brush, view = frame.brush, frame.view
    brush.panel(target, frame.zones.piles if frame.counts else dice_box(frame.zones), 0.66)
    side = die_side(frame.zones)
    numbers = view.turn.dice or (6, 6)
    lit = DICE in frame.targets
    for at, number in zip(die_places(frame.zones), numbers, strict=True):
        if lit:
            die_box = Box(at[0] - side / 2, at[1] - side / 2, side, side)
            brush.glow(target, die_box, 0.2 * side, theme.AMBER)
        if not frame.rolling:
            draw_die(target, brush, number, at, side)
            if view.turn.dice is None:
                die_box = Box(at[0] - side / 2, at[1] - side / 2, side, side)
                brush.box(target, die_box, UNTHROWN, 0.2 * side)
    if not frame.counts:
        return
    parts = (
        ("co2_credit", str(view.bank.credits), None),
        ("co2_euro", frame.names.words.number(view.bank.euros), None),
        ("icon_cards", str(sum(view.bag)), theme.FOAM),
        ("co2_event", str(view.deck), None),
    )
    room = bank_box(frame.zones).inset(brush.px(6), brush.px(2))
    draw_amounts(target, frame, lay_out_amounts(frame, parts, room))
