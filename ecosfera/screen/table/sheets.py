"""Sheets over the table, for reading: a card very large, all other rows, what has happened."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.screen import skin
from ecosfera.screen.shapes import put
from ecosfera.screen.table import others, reading
from ecosfera.screen.table.brush import rect
from ecosfera.screen.table.zones import Box, spread
from ecosfera.screen.text import Face

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
        high = zones.row.y - top - zones.margin
        return Box(zones.margin, top, zones.width - 2 * zones.margin, high)
    high = zones.height - top - 2 * zones.margin
    wide = min(zones.width - 4 * zones.margin, max(0.62 * zones.width, 44 * zones.body))
    return Box((zones.width - wide) / 2, top, wide, high)


def draw(target: pygame.Surface, look: Look, play: Play, sheet: Sheet, card: int | None) -> None:
    """Draws a sheet over a darker table."""
    zones, brush = look.zones, look.brush
    brush.scrim(target, Box(0, zones.bar.bottom, zones.width, zones.height - zones.bar.bottom))
    where = box(look, sheet)
    log = play.log[-60:] or [look.book.words("table.log-empty")]
    if sheet is Sheet.LOG:
        least = reading.log_height(look, where.w, log)
        where = Box(where.x, where.y, where.w, min(where.h, least))
    if sheet is Sheet.ROWS:
        _rows(target, look, where)
        return
    large = replace(look, zones=replace(zones, reading=where))
    if sheet is Sheet.CARD and card is not None:
        reading.draw_card(target, large, card, look.preview)
    elif sheet is Sheet.LOG:
        reading.draw_log(target, large, look.book.words("table.log"), log)


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
    found = [book.name(card), book.latin(card), book.group(card)]
    found.append(book.habitats_inside(book.habitats(card)))
    found.append(words.list([book.ability(a) for a in book.abilities(card)]))
    found.append(book.facts(card))
    return [text for text in found if text]


def _rows(target: pygame.Surface, look: Look, where: Box) -> None:
    """Every other row with cards as large as on the market."""
    brush, zones = look.brush, look.zones
    brush.box(target, where, skin.faded(skin.PANEL, 0.93), 16 * brush.u)
    gap = 8 * brush.u
    n = max(1, len(look.others))
    high = (where.h - (n + 1) * gap) / n
    for i, player in enumerate(look.others):
        band = Box(where.x + gap, where.y + gap + i * (high + gap), where.w - 2 * gap, high)
        brush.panel(target, band, 0.5)
        person = look.people[player]
        radius = min(0.3 * high, 2.2 * zones.body)
        head = max(9 * zones.body, 2 * radius + 20 * brush.u)
        others.avatar(
            target, look, person, band.x + head / 2, band.y + 0.36 * high, radius, skin.PAPER
        )
        name = Box(
            band.x + 4 * brush.u,
            band.y + 0.36 * high + radius,
            head - 8 * brush.u,
            1.8 * zones.body,
        )
        brush.fitted(target, person.name, name, skin.PAPER, Face.HEAVY)
        others.tokens(
            target,
            look,
            player,
            band.x + (head - 3.4 * zones.sign) / 2,
            min(name.bottom + 2 * brush.u, band.bottom - zones.sign - 4 * brush.u),
            zones.sign * 1.05,
        )
        _cards(
            target,
            look,
            player,
            Box(
                band.x + head,
                band.y + 6 * brush.u,
                band.w - head - 8 * brush.u,
                high - 12 * brush.u,
            ),
        )


def _cards(target: pygame.Surface, look: Look, player: int, room: Box) -> None:
    row = look.seen.rows[player]
    w = min(room.h / 1.5, look.zones.own[0])
    edges, seen = spread([False] * len(row), w, room.w, look.zones.gap)
    for card, x, shown in zip(row, edges, seen, strict=True):
        place = rect(Box(room.x + x, room.cy - 0.75 * w, w, 1.5 * w))
        image = look.faces.card(card, place.width, round(shown))
        put(target, image.surface, (place.x - image.pad, place.y - image.pad))
