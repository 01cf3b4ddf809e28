"""Sheets over the table: a very large card, all other rows, discard piles, the log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.games.baltica.panels import detail_pages, log_panel, other_rows, pile_sheet
from ecosfera.games.baltica.panels.log_panel import LogView
from ecosfera.games.baltica.panels.policy_page import PolicyContent, PolicyPage
from ecosfera.games.baltica.rules.cards import FIRST_POLICY
from ecosfera.games.baltica.stage import positions
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.widgets.scroll_view import ScrollView


class TableSheet(StrEnum):
    """The sheets."""

    CARD = "card"
    ROWS = "rows"
    LOG = "log"
    PILES = "piles"
    """The discard piles of all rows."""


@dataclass(frozen=True, slots=True)
class OpenSheet:
    """The sheet that is open over the table."""

    sheet: TableSheet
    card: CardId | None = None
    """The card shown by `CARD`."""
    log: LogView | None = None
    """The view shown by `LOG`, which keeps how far it is scrolled."""
    policy: PolicyPage | None = None
    """The page shown by `CARD` of a policy card."""

    @property
    def scroll(self) -> ScrollView | None:
        """Return what can be scrolled."""
        return self.log if self.policy is None else self.policy.text


def box(frame: TableFrame, sheet: TableSheet) -> Box:
    """Return the box of a sheet."""
    zones = frame.zones
    top = zones.bar.bottom + zones.margin
    if sheet is TableSheet.ROWS:
        return other_rows.box(zones)
    high = zones.height - top - 2 * zones.margin
    wide = min(zones.width - 4 * zones.margin, max(0.62 * zones.width, 44 * zones.body))
    return Box((zones.width - wide) / 2, top, wide, high)


def open_sheet(frame: TableFrame, sheet: TableSheet, card: CardId | None = None) -> OpenSheet:
    """Return a sheet for a frame; the log at its end."""
    if sheet is not TableSheet.LOG:
        policy = _policy_page(frame, card) if sheet is TableSheet.CARD else None
        return OpenSheet(sheet, card, policy=policy)
    heads = log_panel.heads(frame)
    return OpenSheet(sheet, card, LogView(_laid(frame, sheet), _log(frame), heads))


def _policy_page(frame: TableFrame, card: CardId | None) -> PolicyPage | None:
    """Return the page of a policy card with what can be done with it now; else None."""
    if card is None or card < FIRST_POLICY:
        return None
    return PolicyPage(frame, PolicyContent(card, question=frame.preview.sentence))


def update(frame: TableFrame, opened: OpenSheet) -> None:
    """Let an open log show what a new frame says, and a policy page fit its window."""
    if opened.policy is not None:
        opened.policy.show(frame)
    if opened.log is not None:
        opened.log.show(_laid(frame, TableSheet.LOG), _log(frame), log_panel.heads(frame))


def _log(frame: TableFrame) -> tuple[str, ...]:
    return frame.log or (frame.book.words("table.log-empty"),)


def _laid(frame: TableFrame, sheet: TableSheet, card: CardId | None = None) -> TableFrame:
    """Return the frame with the sheet in place of the detail corner."""
    where = box(frame, sheet)
    if card is not None and not frame.brush.large:
        # The sheet is as high as the picture, and leaves the list in sight.
        zones = frame.zones
        wide = min(0.56 * zones.width, zones.reading.x - 2 * zones.margin)
        high = min(where.h, detail_pages.picture_height(frame, wide))
        left = (zones.reading.x - wide) / 2
        where = Box(left, where.y + (where.h - high) / 3, wide, high)
    if sheet is TableSheet.PILES:
        least = pile_sheet.height(frame, where.w, where.h)
        where = Box(where.x, where.y, where.w, least)
    if sheet is TableSheet.LOG:
        least = log_panel.height(frame, where.w, _log(frame), log_panel.heads(frame))
        where = Box(where.x, where.y, where.w, min(where.h, least))
    return replace(frame, zones=replace(frame.zones, reading=where))


def draw(target: pygame.Surface, frame: TableFrame, opened: OpenSheet) -> None:
    """Draw a sheet over a darkened table."""
    zones, brush = frame.zones, frame.brush
    brush.scrim(target, Box(0, zones.bar.bottom, zones.width, zones.height - zones.bar.bottom))
    if opened.policy is not None:
        for _ in opened.policy.draw_in_steps(target):
            pass
        _cross(target, frame, opened.policy.box)
        return
    large = _laid(frame, opened.sheet, opened.card)
    if opened.sheet is TableSheet.ROWS:
        other_rows.draw_sheet(target, frame)
    elif opened.sheet is TableSheet.PILES:
        pile_sheet.draw(target, large)
    elif opened.sheet is TableSheet.CARD and opened.card is not None:
        detail_pages.draw_card(target, large, opened.card, frame.preview)
    elif opened.log is not None:
        opened.log.draw(target, brush.context)
        opened.log.draw_bar(target)
    _cross(target, frame, large.zones.reading)


def _cross(target: pygame.Surface, frame: TableFrame, where: Box) -> None:
    """Draw the close button at the upper right corner."""
    brush, found = frame.brush, positions.cross(frame.zones, where)
    x, y, side = round(found.x), round(found.y), round(found.w)
    put(target, brush.shapes.disc(side, theme.PAPER, theme.INK, brush.px(1.6)), (x, y))
    k = round(0.62 * side)
    brush.sign(target, "icon_cross", x + (side - k) / 2, y + (side - k) / 2, k, theme.INK)


def spoken(frame: TableFrame, opened: OpenSheet) -> list[str]:
    """Return the sentences to speak when a sheet opens."""
    book, words = frame.book, frame.book.words
    if opened.sheet is TableSheet.LOG:
        return [words("table.log"), *_log(frame)[-8:]]
    if opened.sheet is TableSheet.ROWS:
        return [
            words(
                "table.say.row",
                player=frame.people[player].name,
                cards=book.names_inside(frame.seen.rows[player]) or words("table.say.nothing"),
            )
            for player in frame.others
        ]
    if opened.sheet is TableSheet.PILES:
        return [
            words(
                "table.join",
                one=f"{pile_sheet.title(frame, pile)}.",
                two=book.names_inside(pile.cards),
            )
            for pile in pile_sheet.piles(frame)
        ]
    if opened.card is None:
        return []
    sentences = [book.large_name(opened.card), detail_pages.meaning(frame, opened.card)]
    return sentences if opened.policy is None else [*sentences, book.policy_background(opened.card)]
