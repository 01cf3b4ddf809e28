"""The page of something that is not a card, in the detail corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.screens.table.panels.details import move_verdict
from ecosfera.games.baltica.screens.table.panels.details.detail_page import PAD, columns
from ecosfera.games.baltica.screens.table.panels.details.detail_text import (
    LARGER,
    draw_fact,
    draw_title,
    title_fit,
)
from ecosfera.games.baltica.text.move_preview import NOTHING, Preview
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame


@dataclass(frozen=True, slots=True)
class DetailPage:
    """A page about something that is not a card."""

    title: str
    text: str = ""
    sub: str = ""
    sign: str = ""
    picture: str = ""
    preview: Preview = NOTHING


def draw_page(target: pygame.Surface, frame: TableFrame, page: DetailPage) -> None:
    """Draw a page about something that is not a card."""
    brush, zone = frame.brush, frame.zones.reading
    u = brush.u
    column = page_column(frame, page)
    bottom = column.bottom + PAD * u
    if _pictured(frame, page):
        bottom = max(bottom, picture_box(frame, page).bottom + PAD * u)
    brush.paper(target, zone._replace(h=min(zone.h, bottom - zone.y)))
    if _pictured(frame, page):
        where = rect(picture_box(frame, page))
        image = brush.pictures.rounded(page.picture, where.size, brush.px(10))
        put(target, image, where.topleft)
    elif page.sign:
        k = 2.4 * frame.zones.body
        tint = theme.TEAL if page.sign.startswith("icon_") else None
        brush.sign(target, page.sign, zone.x + 14 * u, column.y, k, tint)
    foot = move_verdict.draw(target, frame, column, page.preview)
    y = draw_title(target, frame, page.title, Box(column.x, column.y, column.w, foot - column.y))
    if page.sub and y + brush.text.line_height(brush.body, 1.28) <= foot:
        y = brush.para(
            target,
            page.sub,
            Box(column.x, y, column.w, foot - y),
            brush.body,
            theme.SLATE,
            FontFace.BOLD,
        )
    draw_fact(target, frame, page.text, column, y + 3 * u, foot, LARGER)


def _pictured(frame: TableFrame, page: DetailPage) -> bool:
    return bool(page.picture) and frame.brush.pictures.has(page.picture)


def picture_box(frame: TableFrame, page: DetailPage) -> Box:
    """Return the box of the picture, in the picture's own proportions."""
    box = columns(frame)[0]
    wide, high = frame.brush.pictures.natural(page.picture) or (2, 3)
    return box._replace(h=min(box.h, box.w * high / wide))


def page_column(frame: TableFrame, page: DetailPage) -> Box:
    """Return the column of the text on such a page, no higher than needed."""
    if _pictured(frame, page):
        return _shortened(frame, page, columns(frame)[1])
    column = frame.zones.reading.inset(14 * frame.brush.u)
    if page.sign:
        wide = 2.4 * frame.zones.body + 12 * frame.brush.u
        column = Box(column.x + wide, column.y, column.w - wide, column.h)
    return _shortened(frame, page, column)


def _shortened(frame: TableFrame, page: DetailPage, column: Box) -> Box:
    """Return the column as high as everything on a page needs at its largest size."""
    brush, u, width = frame.brush, frame.brush.u, max(8, rect(column).width)
    strip = move_verdict.place(frame, column, page.preview)
    high = 0.0 if strip is None else column.bottom - strip.top + 4 * u
    title = title_fit(frame, page.title, column._replace(h=column.h - high))
    high += len(title.lines) * brush.text.line_height(title.size, 1.12)
    if page.sub:
        high += brush.text.height(page.sub, FontFace.BOLD, brush.body, width, 1.28)
    size = round(brush.body * (1.0 if brush.large else LARGER))
    if page.text:
        high += brush.text.height(page.text, FontFace.TEXT, size, width, 1.26)
    least = 2.4 * frame.zones.body if page.sign else 0.0
    return column._replace(h=min(column.h, max(least, high + 10 * u)))
