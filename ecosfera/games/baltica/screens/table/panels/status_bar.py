"""The status bar: whose turn it is, what can be done, and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.news import NO_NEWS
from ecosfera.games.baltica.rules.cards import CONSUMERS, PRODUCERS
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.screens.table.panels.other_rows import avatar, face
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame

BUTTONS = ("menu", "rules", "hint", "redo", "undo")
"""All possible buttons, from the right."""


def button_boxes(frame: TableFrame) -> dict[str, Box]:
    """Return the boxes of the buttons; with large text they have no labels."""
    brush, zones = frame.brush, frame.zones
    u, bar = brush.u, zones.bar
    high = bar.h - 10 * u
    x = bar.right - zones.margin
    found = {}
    for name in frame.bar:
        w = max(zones.target, high * 1.1)
        if not brush.large and name != "redo":
            word = frame.book.words(f"table.{name}")
            w = brush.text.width(word, FontFace.BOLD, brush.body) + brush.body * 1.25 + 26 * u
        found[name] = Box(x - w, bar.y + 5 * u, w, high)
        x -= w + 6 * u
    return found


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw whose turn it is and the sentence, without the buttons."""
    brush, zones = frame.brush, frame.zones
    bar, u = zones.bar, brush.u
    brush.box(target, bar, faded(theme.PANEL, 0.62))
    person = frame.people[frame.front]
    circle = face(frame, frame.front)
    avatar(target, frame, person, circle.cx, circle.cy, circle.w / 2, theme.AMBER)
    x = circle.right + 9 * u
    say = frame.book.words
    title = say("table.turn", player=person.name)
    round_ = say("table.round", n=(frame.seen.number - 1) // len(frame.people) + 1)
    room = 0.19 * zones.width
    fit = brush.text.fit(title, FontFace.HEAVY, brush.size(1.2), brush.floor, round(room), 1)
    one = brush.line(
        target, fit.lines[0], (x, bar.h * 0.33), fit.size, theme.PAPER, FontFace.HEAVY, "midleft"
    )
    two = brush.line(
        target, round_, (x, bar.h * 0.73), brush.size(0.95), theme.FOAM, FontFace.TEXT, "midleft"
    )
    # With large text the sentence needs the room.
    end = two.right if brush.large else _gained(target, frame, two.right + 12 * u, bar.h * 0.73)
    left = max(one.right, end) + 18 * u
    right = min(box.x for box in button_boxes(frame).values()) - 12 * u
    middle = Box(left, 2 * u, right - left, bar.h - 4 * u)
    _sentence(target, frame, middle)


def gained(frame: TableFrame) -> tuple[int, int]:
    """Return how many producers and how many consumers the players have taken."""
    seen = frame.seen
    taken = []
    for all_, deck, slots in (
        (PRODUCERS, seen.producer_deck, seen.producers),
        (CONSUMERS, seen.consumer_deck, seen.consumers),
    ):
        taken.append(all_ - deck - sum(card != EMPTY for card in slots))
    return taken[0], taken[1]


def _gained(target: pygame.Surface, frame: TableFrame, x: float, y: float) -> float:
    """Draw the numbers of plants and animals taken; return the x coordinate at their right."""
    brush, size = frame.brush, frame.brush.size(0.95)
    side = 1.25 * size
    for sign, number in zip(("icon_leaf", "icon_fish"), gained(frame), strict=True):
        brush.sign(target, sign, x, y - side / 2, side, theme.FOAM)
        at = (x + side + 3 * brush.u, y)
        end = brush.line(target, str(number), at, size, theme.PAPER, FontFace.BOLD, "midleft")
        x = end.right + 9 * brush.u
    return x


def _sentence(target: pygame.Surface, frame: TableFrame, box: Box) -> None:
    """Draw the sentence in one line if it fits, otherwise in two smaller ones."""
    brush, words = frame.brush, frame.sentence
    if frame.news != NO_NEWS:
        box = box.inset(2 * brush.news_size, 0)
    width = max(8, round(box.w))
    largest = brush.size(1.3)
    if brush.text.width(words, FontFace.BOLD, brush.size(1.05)) <= width:
        fit = brush.text.fit(words, FontFace.BOLD, largest, brush.size(1.05), width, 1)
    else:
        fit = brush.text.fit(words, FontFace.BOLD, brush.size(1.05), brush.floor, width, 2)
    brush.text.place(
        target,
        fit,
        rect(box),
        FontFace.BOLD,
        theme.PALE_GOLD,
        align=TextAlign.CENTRE,
        leading=1.14,
        middle=True,
    )
    if frame.news != NO_NEWS:
        wide = max(brush.text.width(line, FontFace.BOLD, fit.size) for line in fit.lines)
        brush.news(target, box.cx - wide / 2 - brush.news_size, box.cy)
