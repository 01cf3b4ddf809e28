"""The policy pool: active policies, measures, and funding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.palette import POLICY_COLOURS
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels.piles import LABEL_GROUND
from ecosfera.games.baltica.rules.cards import Category, Duration
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.view import is_funding, pool_cards
from ecosfera.games.baltica.stage import positions
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.text import FontFace

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame

DURATIONS = {
    Duration.ONCE: "icon_now",
    Duration.NEXT_TURN: "icon_clock",
    Duration.PERMANENT: "icon_infinity",
}
MORE = CardId(-1)
"""`which` of the target for the cards that do not fit."""


def boxes(frame: TableFrame) -> list[tuple[CardId, Box]]:
    """Return every chip with its card; `MORE` for the last one if some do not fit."""
    cards = pool_cards(frame.seen)
    found = positions.chips(frame.zones, len(cards))
    if len(found) < len(cards):
        first = frame.pool_first % len(cards)
        cards = cards[first:] + cards[:first]
        return [*zip(cards, found[:-1], strict=False), (MORE, found[-1])]
    return list(zip(cards, found, strict=True))


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the caption, the funding and the chips."""
    zone = frame.zones.pool
    if zone is None or frame.zones.level == 1:
        return
    brush, words = frame.brush, frame.book.words
    b = frame.zones.body
    shown = boxes(frame)
    brush.panel(target, zone if shown else _empty_ground(frame, zone), LABEL_GROUND)
    caption = Box(zone.x + 6 * brush.u, zone.y + 4 * brush.u, zone.w - 12 * brush.u, 1.5 * b)
    funding = words("table.funding-count", n=sum(map(is_funding, frame.seen.pool)))
    side = frame.zones.sign * 1.1
    width = brush.text.width(funding, FontFace.HEAVY, brush.body)
    tone = theme.mix(POLICY_COLOURS["funding"], theme.WHITE, 0.75)
    brush.line(
        target, funding, (caption.right, caption.cy), brush.body, tone, FontFace.HEAVY, "midright"
    )
    brush.sign(
        target,
        "policy_funding",
        caption.right - width - side - 4 * brush.u,
        caption.cy - side / 2,
        side,
    )
    room = caption.w - width - side - 7 * brush.u
    title = words("table.pool")
    fit = brush.text.fit(title, FontFace.HEAVY, brush.body, brush.floor, round(room), 1)
    brush.line(
        target,
        fit.lines[0],
        (caption.x, caption.cy),
        fit.size,
        theme.PAPER,
        FontFace.HEAVY,
        "midleft",
    )
    if not shown:
        rest = _hint_box(frame, zone)
        size = _hint_size(frame, rest)
        if size is not None:
            brush.para(target, words("table.pool-empty"), rest, size, theme.FOAM)
    for card, box in shown:
        if card == MORE:
            _more(target, frame, box, len(pool_cards(frame.seen)) - len(shown) + 1)
        elif card not in frame.flying:
            chip(target, frame, card, box)
    for card, box in shown:
        if Target(TargetKind.POOL, card) in frame.hinted:
            at = (box.right - 4 * brush.u, box.y)
            brush.beacon(target, box, 8 * brush.u, at, frame.herald)


def _hint_box(frame: TableFrame, zone: Box) -> Box:
    """Return the room for what an empty pool is for."""
    u = frame.brush.u
    y = zone.y + 4 * u + 1.5 * frame.zones.body
    return Box(zone.x + 6 * u, y, zone.w - 12 * u, zone.bottom - y - 4 * u)


def _hint_size(frame: TableFrame, room: Box) -> int | None:
    """Return the text size in which an empty pool says what it is for, if that fits."""
    brush, hint = frame.brush, frame.book.words("table.pool-empty")
    return largest_size(
        brush.body,
        brush.floor,
        lambda size: brush.fits(
            hint, FontFace.TEXT, size, room.w, int(room.h // brush.text.line_height(size))
        ),
    )


def _empty_ground(frame: TableFrame, zone: Box) -> Box:
    """Return the ground of an empty pool, no higher than its words."""
    brush, room = frame.brush, _hint_box(frame, zone)
    size, high = _hint_size(frame, room), 0.0
    if size is not None:
        hint, width = frame.book.words("table.pool-empty"), max(8, round(room.w))
        high = brush.text.height(hint, FontFace.TEXT, size, width, 1.28)
    return zone._replace(h=min(zone.h, room.y + high + 4 * brush.u - zone.y))


def chip(target: pygame.Surface, frame: TableFrame, card: CardId, box: Box) -> None:
    """Draw a policy card as a line: category, title, duration."""
    brush, policy = frame.brush, frame.book.cards.policy(card)
    card_target = Target(TargetKind.POOL, card)
    radius = 8 * brush.u
    if frame.glows(card_target) or card_target in frame.chosen or card_target in frame.hinted:
        brush.glow(target, box, radius)
    brush.box(target, box, theme.PAPER, radius)
    tone = POLICY_COLOURS[policy.category]
    brush.margin(target, box, tone, radius, 6)
    if frame.pointed == card_target:
        brush.edge(target, box, radius, theme.WHITE, 3)
    side = min(frame.zones.sign * 1.15, box.h - 4 * brush.u)
    brush.sign(target, f"policy_{policy.category}", box.x + 9 * brush.u, box.cy - side / 2, side)
    x = box.x + side + 15 * brush.u
    right = box.right - 6 * brush.u
    if policy.duration is not Duration.ONCE or policy.category is not Category.MEASURE:
        k = min(frame.zones.sign, box.h - 6 * brush.u)
        right -= k + 3 * brush.u
        brush.sign(target, DURATIONS[policy.duration], right, box.cy - k / 2, k, tone)
        right -= 3 * brush.u
    room = Box(x, box.y, right - x - 2 * brush.u, box.h)
    size, broken = fitted_title(frame, frame.book.policy(card), room)
    brush.text.block(
        target, tuple(broken), rect(room), FontFace.BOLD, size, theme.INK, leading=1.08, middle=True
    )


def fitted_title(frame: TableFrame, title: str, room: Box) -> tuple[int, list[str]]:
    """Return the size and lines of a title, as large as fits, or cut off."""
    brush, width = frame.brush, max(1, round(room.w))

    def lines(size: int) -> int:
        return max(1, int((room.h - 2 * brush.u) // (1.08 * size)))

    size = largest_size(
        brush.body,
        brush.floor,
        lambda size: brush.text.fits(title, FontFace.BOLD, size, width, lines(size)),
    )
    size = size or brush.floor
    return size, brush.text.cut(title, FontFace.BOLD, size, width, lines(size))


def _more(target: pygame.Surface, frame: TableFrame, box: Box, n: int) -> None:
    brush = frame.brush
    brush.box(target, box, faded_paper(), 8 * brush.u)
    if frame.pointed == Target(TargetKind.POOL, MORE):
        brush.edge(target, box, 8 * brush.u, theme.WHITE, 3)
    brush.fitted(target, frame.book.words.count("table.more", n), box, theme.INK)


def faded_paper() -> theme.Colour:
    """Return the colour of translucent paper."""
    return theme.faded(theme.PAPER, 0.8)
