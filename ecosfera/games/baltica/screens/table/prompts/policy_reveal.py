"""A policy card shown in the centre of the table, with its effect."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.rules.cards import Category, Duration
from ecosfera.games.baltica.screens.table.panels.policy_pool import DURATIONS
from ecosfera.games.baltica.text.card_names import dashed
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import colour, faded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.prompts.prompt import LostCard, RevealContent
    from ecosfera.ui.widgets.button import Button

LOST = colour("#C2336B")


def page_box(frame: TableFrame) -> Box:
    """Return the box of the page, centred in the window."""
    zones, b = frame.zones, frame.zones.body
    high = max(0.6 * zones.height, min(26 * b, 0.80 * zones.height))
    wide = min(max(0.66 * zones.width, 44 * b), zones.width - 4 * zones.margin, 1.85 * high)
    room = zones.height - high
    return Box(
        (zones.width - wide) / 2, max(zones.margin, room / 2 - 0.045 * zones.height), wide, high
    )


def button_boxes(frame: TableFrame, labels: Sequence[str]) -> list[Box]:
    """Return the boxes of the buttons below the page."""
    page, b, u = page_box(frame), frame.zones.body, frame.brush.u
    widths = [
        max(12 * b, frame.brush.text.width(label, FontFace.BOLD, frame.brush.size(1.25)) + 6 * b)
        for label in labels
    ]
    gap = 16 * u
    high = max(frame.zones.target, min(3.4 * b, frame.zones.height - page.bottom - 20 * u))
    x = (frame.zones.width - sum(widths) - gap * (len(widths) - 1)) / 2
    y = min(page.bottom + 18 * u, frame.zones.height - high - 6 * u)
    found = []
    for w in widths:
        found.append(Box(x, y, w, high))
        x += w + gap
    return found


def draw_in_steps(
    target: pygame.Surface, frame: TableFrame, drawn: RevealContent, buttons: Sequence[Button]
) -> Iterator[None]:
    """Draw the veil, the page and its buttons, one part per step."""
    brush, u = frame.brush, frame.brush.u
    book, words = frame.book, frame.book.words
    brush.scrim(target, Box(0, 0, frame.zones.width, frame.zones.height), 0.55)
    page = page_box(frame)
    policy = book.cards.policy(drawn.card)
    tone = theme.POLICIES[policy.category]
    where, reach = rect(page), brush.px(16)
    brush.shapes.put_shadow(target, where, brush.px(18), reach, faded(tone, 0.95))
    brush.paper(target, page, 18 * u)
    yield
    pad = 16 * u
    high = page.h - 2 * pad
    wide = min(high * 2 / 3, page.w * 0.38)
    picture = Box(page.x + pad, page.y + pad, wide, high)
    _picture(target, frame, drawn.card, picture, tone)
    yield
    column = Box(
        picture.right + 22 * u, page.y + pad, page.right - pad - picture.right - 26 * u, high
    )
    y = _head(target, frame, drawn, column, tone)
    yield
    y = _kind(target, frame, drawn.card, column, y)
    yield
    name = dashed(policy.id)
    lower = column.bottom
    background = words(f"policy.{name}.background")
    asked = brush.size(1.15)
    wide = round(column.w)
    question = (
        brush.text.height(drawn.question, FontFace.BOLD, asked, wide) if drawn.question else 0
    )
    effect = words(f"policy.{name}.effect")
    most = lower - y - brush.text.height(effect, FontFace.BOLD, brush.body, wide, 1.22) - 2 * u
    kept = _kept(frame, drawn.hits, question, _height(frame, background, wide), column.w, most)
    yield
    y = _effect(target, frame, effect, Box(column.x, y, column.w, lower - y - kept))
    yield
    if drawn.hits:
        free = lower - _height(frame, background, wide) - question
        if free - y < 110 * u:
            free = lower - question
        y = _hits(target, frame, drawn.hits, Box(column.x, y, column.w, lower - y), free)
        yield
    if drawn.question:
        room = Box(column.x, y, column.w, lower - y)
        y = brush.para(target, drawn.question, room, asked, theme.BROWN, FontFace.BOLD) + 6 * u
    _background(target, frame, background, Box(column.x, y, column.w, lower - y))
    for button in buttons:
        yield
        # Otherwise text of the row behind would show through.
        ground = brush.shapes.box(button.rect.size, button.radius(brush.context), theme.PANEL)
        put(target, ground, button.rect.topleft)
        button.draw(target, brush.context)


def _head(
    target: pygame.Surface, frame: TableFrame, drawn: RevealContent, column: Box, tone: theme.Colour
) -> float:
    """Draw who reads the card, and its name; return the y below them."""
    brush, u = frame.brush, frame.brush.u
    y = column.y + 2 * u
    brush.line(target, drawn.reader, (column.x, y), brush.size(1.05), tone, FontFace.BOLD)
    y += 1.35 * brush.size(1.05)
    largest = brush.size(1.6 if brush.large else 2.3)
    fit = brush.text.fit(
        frame.book.policy(drawn.card), FontFace.TITLE, largest, brush.size(1.3), round(column.w), 2
    )
    step = brush.text.line_height(fit.size, 1.1)
    brush.text.place(
        target,
        fit,
        rect(Box(column.x, y, column.w, step * len(fit.lines))),
        FontFace.TITLE,
        theme.INK,
        leading=1.1,
    )
    return y + step * len(fit.lines) + 4 * u


def _kept(
    frame: TableFrame,
    hits: Sequence[LostCard],
    question: float,
    background: float,
    wide: float,
    most: float,
) -> float:
    """Return the height reserved below the effect, whose text has priority."""
    brush, u = frame.brush, frame.brush.u
    if not hits and not question:
        return 0.0
    kept = 5.2 * frame.zones.body + 30 * u + (question if hits else 0)
    if len(hits) > 3:
        return max(kept, min(_many(frame, hits, wide) + background + question, most))
    if brush.large and hits:
        return max(min(kept, most), 1.5 * brush.size(1.05) + 80 * u + question)
    return kept


def _background(target: pygame.Surface, frame: TableFrame, background: str, room: Box) -> None:
    """Draw the background information at the foot, if all of it fits."""
    brush = frame.brush
    high = _height(frame, background, round(room.w)) - 12 * brush.u
    if background and high < room.h - 2 * brush.u:
        where = Box(room.x, room.bottom - high, room.w, high)
        brush.para(target, background, where, brush.size(1.05), theme.SLATE, leading=1.26)


def _height(frame: TableFrame, background: str, wide: int) -> float:
    """Return the height of the background information with the gap above it."""
    brush = frame.brush
    if not background:
        return 0
    return brush.text.height(background, FontFace.TEXT, brush.size(1.05), wide, 1.26) + 12 * brush.u


def _effect(target: pygame.Surface, frame: TableFrame, effect: str, room: Box) -> float:
    """Draw the effect of the card as large as fits; return the y below it."""
    brush = frame.brush
    size = largest_size(
        brush.size(1.75),
        brush.floor,
        lambda size: brush.text.height(effect, FontFace.BOLD, size, round(room.w), 1.22) <= room.h,
    )
    size = size or brush.floor
    end = brush.para(target, effect, room, size, theme.INK, FontFace.BOLD, leading=1.22)
    return end + 10 * brush.u


def _picture(
    target: pygame.Surface, frame: TableFrame, card: CardId, box: Box, tone: theme.Colour
) -> None:
    brush, u = frame.brush, frame.brush.u
    where = rect(box)
    radius = brush.px(14)
    name = frame.book.picture(card)
    if brush.pictures.has(name):
        put(target, brush.pictures.rounded(name, where.size, radius), where.topleft)
    else:
        tones = (theme.mix(tone, theme.WHITE, 0.35), tone, theme.mix(tone, theme.INK, 0.55))
        put(target, brush.shapes.gradient(where.size, radius, tones), where.topleft)
        k = 0.5 * box.w
        category = frame.book.cards.policy(card).category
        brush.sign(target, f"policy_{category}", box.cx - k / 2, box.cy - 0.6 * k, k)
    brush.shapes.put_box(target, where, radius, (0, 0, 0, 0), tone, brush.px(7))
    policy = frame.book.cards.policy(card)
    k = 50 * u
    brush.sign(target, f"policy_{policy.category}", box.x + 12 * u, box.y - 2 * u, k)


def _kind(target: pygame.Surface, frame: TableFrame, card: CardId, column: Box, y: float) -> float:
    """Draw the category and the duration; return the y below them."""
    brush, u, words = frame.brush, frame.brush.u, frame.book.words
    policy = frame.book.cards.policy(card)
    tone = theme.POLICIES[policy.category]
    kept = policy.category in {Category.MEASURE, Category.FUNDING}
    lasting = policy.duration is not Duration.ONCE
    how = (
        "measure"
        if policy.category is Category.MEASURE and not lasting
        else dashed(policy.duration)
    )
    parts: list[tuple[str, str, theme.Colour | None]] = [
        (f"policy_{policy.category}", words(f"card.category.{policy.category}"), None)
    ]
    if policy.category is not Category.FUNDING:
        icon = "policy_funding" if kept and not lasting else DURATIONS[policy.duration]
        parts.append(
            (icon, words(f"card.duration.{how}"), tone if icon.startswith("icon_") else None)
        )
    side = frame.zones.sign * 1.15
    x = column.x
    for icon, text, tint in parts:
        wide = side + 6 * u + brush.text.width(text, FontFace.BOLD, brush.body)
        if x > column.x and x + wide > column.right:
            x = column.x
            y += side + 5 * u
        brush.sign(target, icon, x, y + 2 * u, side, tint)
        end = brush.line(
            target,
            text,
            (x + side + 6 * u, y + 2 * u + side / 2),
            brush.body,
            theme.SLATE,
            FontFace.BOLD,
            "midleft",
        )
        x = end.right + 18 * u
    return y + side + 14 * u


def _hits(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], column: Box, free: float
) -> float:
    """Draw the cards that will go, with their places, larger where they end above `free`."""
    brush, u, b = frame.brush, frame.brush.u, frame.zones.body
    y = column.y
    brush.line(
        target,
        frame.book.words("table.will-go"),
        (column.x, y),
        brush.size(1.05),
        theme.WINE,
        FontFace.BOLD,
    )
    y += 1.5 * brush.size(1.05) + 5 * u
    if len(hits) > 3:
        return _grouped(target, frame, hits, Box(column.x, y, column.w, free - y))
    least = min(4.4 * b, 66 * u, max(20.0, (column.bottom - y) / 1.5))
    beside = column.w / min(3, len(hits)) - 6.6 * b
    w = max(least, min(beside, 110 * u, (free - y - 6 * u) / 1.5))
    names = column.w / min(3, len(hits)) - w > 6.5 * b
    step = column.w / min(3, len(hits)) if names else w + 8 * u
    step = min(step, column.w / max(1, min(len(hits), 6)) if names else step)
    for i, hit in enumerate(hits):
        box = Box(column.x + i * step, y, w, 1.5 * w)
        _lost(target, frame, hit.card, box)
        room = Box(box.right + 7 * u, y, step - w - 12 * u, box.h)
        if room.w > 4 * b:
            end = brush.para(
                target,
                frame.book.name(hit.card),
                room,
                brush.body,
                theme.INK,
                FontFace.BOLD,
                leading=1.16,
            )
            rest = Box(room.x, end, room.w, room.bottom - end)
            brush.para(target, hit.where, rest, brush.body, theme.SLATE, leading=1.16)
    return y + 1.5 * w + 8 * u


def _many(frame: TableFrame, hits: Sequence[LostCard], wide: float) -> float:
    """Return the height that many cards need to fill the width, with head and captions."""
    brush = frame.brush
    head = 1.5 * brush.size(1.05) + 5 * brush.u
    return head + 1.5 * _share(frame, hits, wide) + 1.3 * brush.body + 10 * brush.u


def _share(frame: TableFrame, hits: Sequence[LostCard], wide: float) -> float:
    """Return the width of cards side by side, with gaps between places."""
    u, n = frame.brush.u, len(hits)
    places = len({hit.where for hit in hits})
    w = (wide - (n - 1) * 8 * u) / (n + 0.4 * (places - 1))
    return min(110 * u, max(36 * u, w))


def _grouped(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], room: Box
) -> float:
    """Draw many cards grouped by place, with captions; return the y below them."""
    brush, u = frame.brush, frame.brush.u
    places = list(dict.fromkeys(hit.where for hit in hits))
    caption = 1.3 * brush.body
    w = min(_share(frame, hits, room.w), max(20.0, (room.h - caption) / 1.5))
    apart = 0.4 * w
    most = (room.w - w - apart * (len(places) - 1)) / (len(hits) - 1)
    step = min(w + 8 * u, most)
    x, y = room.x, room.y
    for place in places:
        first = x
        for hit in hits:
            if hit.where == place:
                _lost(target, frame, hit.card, Box(x, y, w, 1.5 * w))
                x += step
        end = x - step + w
        wide = brush.text.width(place, FontFace.TEXT, brush.body)
        left = max(room.x, min(first, room.right - wide))
        if wide <= max(end, room.right if place == places[-1] else end + apart) - left:
            at = (left, y + 1.5 * w + 0.75 * caption)
            brush.line(target, place, at, brush.body, theme.SLATE, anchor="midleft")
        x += apart
    return y + 1.5 * w + caption + 8 * u


def _lost(target: pygame.Surface, frame: TableFrame, card: CardId, box: Box) -> None:
    """Draw a small card that will go, with a dashed edge."""
    # Use the same width for all, or only some would have room for signs.
    image = frame.faces.mini(card, math.ceil(box.w), math.ceil(box.h))
    put(target, image.surface, (round(box.x) - image.pad, round(box.y) - image.pad))
    frame.brush.dashes(target, box.inset(-2 * frame.brush.u), LOST, 8 * frame.brush.u, 2.4)
