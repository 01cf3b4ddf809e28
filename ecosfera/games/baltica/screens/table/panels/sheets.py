"""Sheets over the table, for reading: a card very large, all other rows, what has happened."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.zones import Box
from ecosfera.games.baltica.screens.table.panels import detail_page, event_log, rows_sheet
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import put

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.controller import TableController
    from ecosfera.games.baltica.screens.table.frame import TableFrame


class TableSheet(StrEnum):
    """What can be laid over the table."""

    CARD = "card"
    ROWS = "rows"
    LOG = "log"


def box(look: TableFrame, sheet: TableSheet) -> Box:
    """Where a sheet lies."""
    zones = look.zones
    top = zones.bar.bottom + zones.margin
    if sheet is TableSheet.ROWS:
        return rows_sheet.box(zones)
    high = zones.height - top - 2 * zones.margin
    wide = min(zones.width - 4 * zones.margin, max(0.62 * zones.width, 44 * zones.body))
    return Box((zones.width - wide) / 2, top, wide, high)


def earlier(look: TableFrame, play: TableController) -> int:
    """How far the sheet of what has happened can be scrolled back, in pixels."""
    return event_log.hidden(
        _laid(look, play, TableSheet.LOG), _log(look, play), event_log.heads(look)
    )


def page(look: TableFrame, play: TableController) -> float:
    """How far a page of the sheet of what has happened goes, in pixels."""
    return event_log.page(_laid(look, play, TableSheet.LOG))


def _log(look: TableFrame, play: TableController) -> list[str]:
    return play.log or [look.book.words("table.log-empty")]


def _laid(look: TableFrame, play: TableController, sheet: TableSheet) -> TableFrame:
    """The look with the sheet in the place of the reading corner."""
    where = box(look, sheet)
    if sheet is TableSheet.LOG:
        least = event_log.height(look, where.w, _log(look, play), event_log.heads(look))
        where = Box(where.x, where.y, where.w, min(where.h, least))
    return replace(look, zones=replace(look.zones, reading=where))


def draw(
    target: pygame.Surface,
    look: TableFrame,
    play: TableController,
    sheet: TableSheet,
    card: int | None,
    back: int,
) -> None:
    """Draws a sheet over a darker table; that of the log `back` pixels before its end."""
    zones, brush = look.zones, look.brush
    brush.scrim(target, Box(0, zones.bar.bottom, zones.width, zones.height - zones.bar.bottom))
    large = _laid(look, play, sheet)
    if sheet is TableSheet.ROWS:
        rows_sheet.draw(target, look)
    elif sheet is TableSheet.CARD and card is not None:
        detail_page.draw_card(target, large, card, look.preview)
    elif sheet is TableSheet.LOG:
        title, bold = look.book.words("table.log"), event_log.heads(look)
        event_log.draw_all(target, large, title, _log(look, play), bold, back)
    _cross(target, look, large.zones.reading)


def _cross(target: pygame.Surface, look: TableFrame, where: Box) -> None:
    """At the upper right corner: a click takes the sheet away (a click anywhere does)."""
    brush, found = look.brush, positions.cross(look.zones, where)
    x, y, side = round(found.x), round(found.y), round(found.w)
    put(target, brush.shapes.disc(side, theme.PAPER, theme.INK, brush.px(1.6)), (x, y))
    k = round(0.62 * side)
    brush.sign(target, "icon_cross", x + (side - k) / 2, y + (side - k) / 2, k, theme.INK)


def spoken(
    look: TableFrame, play: TableController, sheet: TableSheet, card: int | None
) -> list[str]:
    """What a sheet says aloud."""
    book, words = look.book, look.book.words
    if sheet is TableSheet.LOG:
        return [words("table.log"), *(play.log[-8:] or [words("table.log-empty")])]
    if sheet is TableSheet.ROWS:
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
    return [book.name(card), detail_page.meaning(look, card)]
