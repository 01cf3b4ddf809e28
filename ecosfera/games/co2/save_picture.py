"""Saved matches as small pictures and in words: the map with the best balance, and the progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.info import INFO
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PAPER, faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.game_screens import Summary
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


def signed(number: int) -> str:
    """Return a number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "\u2212")


def progress(words: Words, summary: Summary) -> str:
    """Return the round, or that the match is over."""
    message = "carbon.saved.round" if summary["outcome"] is None else "carbon.saved.over"
    return words(message, n=summary["round"])


def details(words: Words, summary: Summary) -> str:
    """Return the progress with the best balance."""
    best = signed(max(summary["balances"], default=0))
    state = progress(words, summary)
    return words("carbon.saved.detail", game=words(INFO.title), state=state, balance=best)


def draw(context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary) -> None:
    """Draw the map with the best balance on it."""
    radius = min(context.metrics.px(12), box.height // 5)
    put(target, context.pictures.rounded("co2/province", box.size, radius), box.topleft)
    side = round(0.6 * box.height)
    put(
        target,
        context.pictures.sign("co2_sun", side),
        (box.left + side // 4, box.centery - side // 2),
    )
    best = signed(max(summary["balances"], default=0))
    size, plate = _plate(context, box, best)
    context.shapes.put_box(target, plate, plate.height // 2, faded(INK, 0.6))
    context.text.draw(target, best, plate.center, FontFace.HEAVY, size, PAPER, anchor="center")


def _plate(context: UiContext, box: pygame.Rect, number: str) -> tuple[int, pygame.Rect]:
    """Return the size of the number on a picture, and the box of its ground beside the sun."""
    gap = max(2, box.height // 12)
    room = box.width - round(0.75 * box.height) - gap
    largest = max(context.metrics.floor, round(0.42 * box.height))

    def wide(size: int) -> int:
        return context.text.width(number, FontFace.HEAVY, size) + size

    size = largest_size(largest, 1, lambda size: wide(size) <= room) or 1
    plate = box.copy()
    plate.size = (wide(size), round(1.3 * size))
    plate.midright = (box.right - gap, box.centery)
    return size, plate
