"""Sheets over the table, for reading: a card very large, all other rows, what has happened."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.screen import skin
from ecosfera.screen.shapes import put
from ecosfera.screen.table import happened, places, reading, rows
from ecosfera.screen.table.zones import Box

if TYPE_CHECKING:
    import pygame

    from ecosfera.screen.table.look import Look
    from ecosfera.screen.table.play import Play


class Sheet(StrEnum):
    """What can be laid over the table."""

    CARD = "card"
    ROWS = "rows"
    LOG = "log"


def box(look: Look, sheet: Sheet) -> Box:
    """Where a sheet lies."""
    zones = look.zones
    top = zones.bar.bottom + zones.margin
    if sheet is Sheet.ROWS:
        return rows.box(zones)
    high = zones.height - top - 2 * zones.margin
    wide = min(zones.width - 4 * zones.margin, max(0.62 * zones.width, 44 * zones.body))
    return Box((zones.width - wide) / 2, top, wide, high)


def earlier(look: Look, play: Play) -> int:
    """How far the sheet of what has happened can be scrolled back, in pixels."""
    return happened.hidden(_laid(look, play, Sheet.LOG), _log(look, play), happened.heads(look))


def page(look: Look, play: Play) -> float:
    """How far a page of the sheet of what has happened goes, in pixels."""
    return happened.page(_laid(look, play, Sheet.LOG))


def _log(look: Look, play: Play) -> list[str]:
    return play.log or [look.book.words("table.log-empty")]


def _laid(look: Look, play: Play, sheet: Sheet) -> Look:
    """The look with the sheet in the place of the reading corner."""
    where = box(look, sheet)
    if sheet is Sheet.LOG:
        least = happened.height(look, where.w, _log(look, play), happened.heads(look))
        where = Box(where.x, where.y, where.w, min(where.h, least))
    return replace(look, zones=replace(look.zones, reading=where))


def draw(
    target: pygame.Surface,
    look: Look,
    play: Play,
    sheet: Sheet,
    card: int | None,
    back: int,
) -> None:
    """Draws a sheet over a darker table; that of the log `back` pixels before its end."""
    zones, brush = look.zones, look.brush
    brush.scrim(target, Box(0, zones.bar.bottom, zones.width, zones.height - zones.bar.bottom))
    large = _laid(look, play, sheet)
    if sheet is Sheet.ROWS:
        rows.draw(target, look)
    elif sheet is Sheet.CARD and card is not None:
        reading.draw_card(target, large, card, look.preview)
    elif sheet is Sheet.LOG:
        title, bold = look.book.words("table.log"), happened.heads(look)
        happened.draw_all(target, large, title, _log(look, play), bold, back)
    _cross(target, look, large.zones.reading)


def _cross(target: pygame.Surface, look: Look, where: Box) -> None:
    """At the upper right corner: a click takes the sheet away (a click anywhere does)."""
    brush, found = look.brush, places.cross(look.zones, where)
    x, y, side = round(found.x), round(found.y), round(found.w)
    put(target, brush.shapes.disc(side, skin.PAPER, skin.INK, brush.px(1.6)), (x, y))
    k = round(0.62 * side)
    brush.sign(target, "icon_cross", x + (side - k) / 2, y + (side - k) / 2, k, skin.INK)


def spoken(look: Look, play: Play, sheet: Sheet, card: int | None) -> list[str]:
    """What a sheet says aloud."""
    book, words = look.book, look.book.words
    if sheet is Sheet.LOG:
        return [words("table.log"), *(play.log[-8:] or [words("table.log-empty")])]
    if sheet is Sheet.ROWS:
        return [
            words(
                "table.say.row",
                player=look.people[player].name,
                cards=book.names_inside(look.seen.rows[player]) or words("table.say.nothing"),
            )
            for player in look.others
        ]
    if card is None:
        return []
    return [book.name(card), reading.meaning(look, card)]
