"""The market: consumers, producers, elements, and their decks on the left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.palette import ELEMENT_COLOURS
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels.piles import LABEL_GROUND, pile
from ecosfera.games.baltica.rules.cards import ELEMENTS
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.stage import positions
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import first_fit, largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.rules.ids import CardId, ElementId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.draw.text import Fitted

NARROWEST: Final = 0.8
"""Minimum horizontal scale of the names of decks and stacks."""
NAME_LEADING: Final = 1.14


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw decks, cards and stacks; tabs last, so that no halo covers them."""
    _decks(target, frame)
    boxes = elements(target, frame)
    _cards(target, frame)
    for element, box in zip(EVERY_ELEMENT, boxes, strict=True):
        if _stack_glows(frame, element):
            frame.brush.tab(target, *_corner(frame, box), "icon_arrow_down")
    _beacons(target, frame)


def draw_badge(target: pygame.Surface, frame: TableFrame, marked: Target, box: Box) -> None:
    """Draw the tab on a card or stack of the market, if it has one."""
    at = tab_at(frame, box) if marked.kind is TargetKind.MARKET else _corner(frame, box)
    if marked in frame.hinted and marked not in frame.chosen:
        frame.brush.tab(target, *at, frame.herald)
    elif marked.kind is TargetKind.STACK and _stack_glows(frame, marked.element):
        frame.brush.tab(target, *at, "icon_arrow_down")
    elif marked.kind is TargetKind.MARKET and _lit(frame, marked.card):
        icon = "icon_check" if marked in frame.chosen else "icon_arrow_down"
        frame.brush.tab(target, *at, icon)


def _decks(target: pygame.Surface, frame: TableFrame) -> None:
    brush, zones = frame.brush, frame.zones
    names = _deck_names(frame)
    for consumers in (True, False):
        box = positions.market_pile(zones, consumers=consumers)
        count = frame.seen.consumer_deck if consumers else frame.seen.producer_deck
        whole = pile(target, frame, box, "consumer" if consumers else "producer", count)
        shelf_target = Target(TargetKind.SHELF, int(consumers))
        if frame.glows(shelf_target):
            ground = _deck_ground(frame, consumers=consumers)
            brush.edge(target, ground, 10 * brush.u, theme.AMBER, 2.4)
        if frame.pointed == shelf_target:
            brush.edge(target, whole, 0.09 * box.w, theme.WHITE, 3)
        name = names[consumers] if names else None
        _deck_caption(target, frame, name, str(count), consumers=consumers)


def _deck_caption(
    target: pygame.Surface, frame: TableFrame, name: Fitted | None, count: str, *, consumers: bool
) -> None:
    """Draw the name of a market deck and its number of cards on a plate below it."""
    brush = frame.brush
    label, number, _ = _deck_label(frame, consumers=consumers)
    step = brush.text.line_height(name.size, NAME_LEADING) if name is not None else 0
    tall = step * len(name.lines) if name is not None else 0
    pad = 3 * brush.u
    plate = Box(label.x - pad, label.y, label.w + 2 * pad, tall + number.h + 2 * pad)
    if brush.large:
        bottom = _deck_ground(frame, consumers=consumers).bottom
        plate = plate._replace(h=min(plate.h, bottom - plate.y))
    brush.box(target, plate, faded(theme.PANEL, LABEL_GROUND), 10 * brush.u)
    if name is not None:
        where = rect(Box(label.x, plate.y + pad, label.w, tall))
        brush.text.place(
            target,
            name,
            where,
            FontFace.BOLD,
            theme.PAPER,
            align=TextAlign.CENTRE,
            leading=NAME_LEADING,
        )
    number = Box(number.x, plate.y + pad + tall, number.w, plate.h - 2 * pad - tall)
    brush.fitted(target, count, number, theme.PALE_GOLD, FontFace.HEAVY, size=brush.size(1.05))


def _deck_ground(frame: TableFrame, *, consumers: bool) -> Box:
    """Return the box of a market deck with its name and number."""
    shelf = frame.zones.consumers if consumers else frame.zones.producers
    u = frame.brush.u
    return Box(shelf.x - 4 * u, shelf.y, frame.zones.deck_width + 8 * u, shelf.h)


def _deck_label(frame: TableFrame, *, consumers: bool) -> tuple[Box, Box, int]:
    """Return the boxes of a market deck's name and number, and the lines for the name."""
    brush = frame.brush
    ground = _deck_ground(frame, consumers=consumers)
    top = positions.market_pile(frame.zones, consumers=consumers).bottom + 4 * brush.u
    size = brush.size(1.05)
    number = Box(ground.x, ground.bottom - 1.45 * size, ground.w, 1.35 * size)
    label = Box(ground.x + 4 * brush.u, top, ground.w - 8 * brush.u, number.y - top)
    return label, number, 2 if label.h >= 2.1 * brush.floor * 1.1 else 1


def _deck_name(frame: TableFrame, *, consumers: bool) -> str:
    return frame.book.words("table.consumers" if consumers else "table.producers")


def _deck_names(frame: TableFrame) -> tuple[Fitted, ...]:
    """Return the layout of the names of both market decks, or none if one does not fit.

    A name is first made smaller and narrower before it is broken into two lines.
    """
    brush = frame.brush
    if brush.large:
        return ()
    names = [_deck_name(frame, consumers=consumers) for consumers in (False, True)]
    label, _, most = _deck_label(frame, consumers=True)

    def fitted(lines: int) -> tuple[Fitted, ...]:
        size = largest_size(
            brush.body,
            brush.floor,
            lambda size: all(
                brush.fits(name, FontFace.BOLD, size, label.w, lines) for name in names
            ),
        )
        if size is not None:
            return tuple(
                brush.text.fit(name, FontFace.BOLD, size, size, round(label.w), lines)
                for name in names
            )
        found = [brush.narrowed(name, FontFace.BOLD, label.w, lines, NARROWEST) for name in names]
        narrow = [fit for fit in found if fit is not None]
        if len(narrow) < len(names):
            return ()
        breadth = min(fit.breadth for fit in narrow)
        return tuple(fit._replace(breadth=breadth) for fit in narrow)

    return first_fit(map(fitted, range(1, most + 1)), bool) or ()


def _cards(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw idle cards first, then those that can be acquired, then the one pointed at."""
    ranked = []
    for consumers, slots in ((True, frame.seen.consumers), (False, frame.seen.producers)):
        for slot, card in enumerate(slots):
            box = positions.market_slot(frame.zones, slot, consumers=consumers)
            if card == EMPTY or card in frame.flying:
                _empty(target, frame, box)
            if card != EMPTY and card not in frame.flying:
                lit = _lit(frame, card)
                ranked.append((2 * frame.aimed(card, TargetKind.MARKET) + lit, card, box, lit))
    ranked.sort(key=lambda item: item[0])
    for _, card, box, lit in ranked:
        _card(target, frame, card, box, lit=lit)
    for _, card, box, lit in ranked:
        if card in frame.new_in_market:
            frame.brush.news(target, *frame.brush.news_on(box))
        card_target = Target(TargetKind.MARKET, card)
        if card_target in frame.hinted and card_target not in frame.chosen:
            frame.brush.beacon(target, box, 0.07 * box.w, tab_at(frame, box), frame.herald)
        elif lit:
            draw_badge(target, frame, card_target, box)


def tab_at(frame: TableFrame, box: Box) -> tuple[float, float]:
    """Return the centre of a card's tab: on its upper edge, where no sign is."""
    return box.cx, box.y + (9 if frame.brush.large else 6) * frame.brush.u


def _corner(frame: TableFrame, box: Box) -> tuple[float, float]:
    """Return the centre of a stack's tab: at its corner, beside sign and number."""
    return box.right - 2 * frame.brush.u, box.y + frame.brush.u


def _beacons(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the beacons of targets that are not cards: a row, a stack, the policy deck."""
    brush, zones = frame.brush, frame.zones
    for hinted in frame.hinted:
        if hinted.kind is TargetKind.SHELF:
            shelf = zones.consumers if hinted.which else zones.producers
            ground = _deck_ground(frame, consumers=bool(hinted.which))
            last = positions.market_slot(zones, 3, consumers=bool(hinted.which))
            left = ground.x + 4 * brush.u
            whole = Box(left, shelf.y, last.right - left, shelf.h)
            brush.beacon(target, whole, 10 * brush.u, tab_at(frame, ground), frame.herald)
        elif hinted.kind is TargetKind.STACK:
            box = stack_boxes(frame)[hinted.which]
            brush.beacon(target, box, 10 * brush.u, _corner(frame, box), frame.herald)
        elif hinted.kind is TargetKind.POLICY_DECK:
            box = positions.policy_pile(zones)
            brush.beacon(target, box, 0.07 * box.w, (box.right, box.y), frame.herald)


def _lit(frame: TableFrame, card: CardId) -> bool:
    shelf = Target(TargetKind.SHELF, int(frame.book.is_consumer(card)))
    target = Target(TargetKind.MARKET, card)
    return (
        frame.glows(target)
        or frame.glows(shelf)
        or target in frame.chosen
        or target in frame.hinted
    )


def _card(target: pygame.Surface, frame: TableFrame, card: CardId, box: Box, *, lit: bool) -> None:
    brush = frame.brush
    radius = 0.07 * box.w
    if lit:
        brush.glow(target, box, radius)
    where = rect(box)
    image = frame.faces.card(card, round(box.w), restored=frame.restored)
    put(target, image.surface, (where.x - image.pad, where.y - image.pad))
    if frame.aimed(card, TargetKind.MARKET):
        brush.edge(target, box, radius, theme.WHITE, 3)


def _empty(target: pygame.Surface, frame: TableFrame, box: Box) -> None:
    brush = frame.brush
    brush.box(target, box, faded(theme.PANEL, 0.28), 0.07 * box.w)
    brush.dashes(target, box, faded(theme.PAPER, 0.35), 0.07 * box.w)


def stack_boxes(frame: TableFrame) -> list[Box]:
    """Return the boxes of the five element stacks, wider where a name needs it.

    The names are narrowed if all of them fit only then.
    """
    brush = frame.brush
    boxes = positions.stacks(frame.zones)
    if brush.large:
        return boxes
    widths = [
        brush.text.width(frame.book.element(e), FontFace.BOLD, brush.floor) for e in EVERY_ELEMENT
    ]
    for share in (1.0, NARROWEST):
        needs = [share * width + 14 * brush.u for width in widths]
        boxes = positions.stacks(frame.zones, needs)
        if all(box.w >= need for box, need in zip(boxes, needs, strict=True)):
            break
    return boxes


def elements(target: pygame.Surface, frame: TableFrame) -> list[Box]:
    """Draw the element stacks and the policy deck; return the boxes of the stacks."""
    brush, zones = frame.brush, frame.zones
    box = zones.elements
    ground = Box(box.x - 4 * brush.u, box.y, zones.deck_width + 8 * brush.u, box.h)
    inner = ground.inset(2 * brush.u)
    caption = elements_name(frame, inner.w)
    if zones.level == 2:
        brush.box(target, ground, faded(theme.PANEL, LABEL_GROUND), 10 * brush.u)
        _policies(target, frame)
    elif caption is not None:
        tall = brush.text.line_height(caption.size, 1.14) * len(caption.lines) + 8 * brush.u
        plate = ground._replace(y=ground.cy - tall / 2, h=tall)
        brush.box(target, plate, faded(theme.PANEL, LABEL_GROUND), 10 * brush.u)
        brush.text.place(
            target,
            caption,
            rect(inner),
            FontFace.BOLD,
            theme.PAPER,
            align=TextAlign.CENTRE,
            leading=1.14,
            middle=True,
        )
    else:
        k = zones.sign
        brush.box(target, ground, faded(theme.PANEL, LABEL_GROUND), 10 * brush.u)
        brush.sign(target, "icon_cards", ground.cx - k / 2, ground.cy - k / 2, k, theme.FOAM)
    boxes = stack_boxes(frame)
    for element, where, name in zip(EVERY_ELEMENT, boxes, element_names(frame, boxes), strict=True):
        left, glow = len(frame.seen.elements[element]), _stack_glows(frame, element)
        _stack(target, frame, element, where, left, glow=glow, name=name)
    return boxes


def _stack_glows(frame: TableFrame, element: ElementId) -> bool:
    """Return whether a stack can be chosen, or lends a card for what is pointed at."""
    return frame.glows(Target(TargetKind.STACK, element)) or element == frame.preview.lends


def elements_name(frame: TableFrame, room: float) -> Fitted | None:
    """Return the layout of the stacks' label, narrowed if needed, or None if it does not fit."""
    brush, name = frame.brush, frame.book.words("table.elements")
    if brush.large:
        return None
    if brush.fits(name, FontFace.BOLD, brush.floor, room, 2):
        return brush.text.fit(name, FontFace.BOLD, brush.body, brush.floor, round(room), 2)
    return brush.narrowed(name, FontFace.BOLD, room, 1, NARROWEST)


def element_names(frame: TableFrame, boxes: list[Box]) -> list[Fitted | None]:
    """Return the layout of the name of each stack, narrowed if needed; None if not all fit."""
    brush, none = frame.brush, [None] * len(boxes)
    if brush.large or frame.zones.elements.h < 2.6 * frame.zones.body:
        return [*none]
    names = [
        _element_name(frame, frame.book.element(element), box.w - 9 * brush.u)
        for element, box in zip(EVERY_ELEMENT, boxes, strict=True)
    ]
    return names if all(names) else [*none]


def _element_name(frame: TableFrame, name: str, room: float) -> Fitted | None:
    """Return a name in one line, as large as fits; narrowed if the smallest size is too wide."""
    brush = frame.brush
    size = largest_size(
        brush.body, brush.floor, lambda size: brush.fits(name, FontFace.BOLD, size, room, 1)
    )
    least = 1.0 if size is not None else NARROWEST
    return brush.narrowed(name, FontFace.BOLD, room, 1, least, size=size)


def _stack(
    target: pygame.Surface,
    frame: TableFrame,
    element: ElementId,
    box: Box,
    left: int,
    *,
    glow: bool,
    name: Fitted | None,
) -> None:
    brush = frame.brush
    radius = 10 * brush.u
    if glow:
        brush.glow(target, box, radius)
    tone = ELEMENT_COLOURS[ELEMENTS[element]]
    ink = theme.INK if left else theme.PAPER
    if left:
        step = max(1.0, 0.9 * brush.u)
        layers = min(left, 4) - 1
        tile = Box(box.x, box.y, box.w - 3 * step, box.h - 3.4 * step)
        where = rect(tile)
        image = frame.faces.tile(element, where.width, where.height).surface
        dark = brush.shapes.box(
            where.size, round(radius), theme.mix(tone, theme.INK, 0.32), faded(theme.WHITE, 0.45), 1
        )
        for depth in range(layers, 0, -1):
            put(target, dark, (where.x + round(depth * step * 0.8), where.y + round(depth * step)))
        put(target, image, where.topleft)
    else:
        brush.box(target, box, faded(theme.PANEL, 0.4), radius)
        brush.dashes(target, box, tone, radius)
    if frame.pointed == Target(TargetKind.STACK, element):
        brush.edge(target, box, radius, theme.WHITE, 3)
    b = frame.zones.body
    label = 1.45 * b if name is not None else 0.0
    size = max(brush.floor, min(brush.size(1.5), round(box.h * 0.62)))
    glyph, wide = f"glyph_{ELEMENTS[element]}", brush.text.width(str(left), FontFace.HEAVY, size)
    side = min(box.h - label - 6 * brush.u, box.w * 0.46)
    if 19 * brush.u + side + wide + 2 * brush.u > box.w:
        # On a narrow tile the number stands below the sign.
        side = min(0.5 * box.h, 0.72 * box.w)
        middle = box.cx - 1.5 * brush.u
        brush.sign(target, glyph, middle - side / 2, box.y + 4 * brush.u, side, ink)
        low = (box.y + 4 * brush.u + side + box.bottom - 3 * brush.u) / 2
        size = max(brush.floor, min(size, round(0.42 * box.h)))
        brush.line(target, str(left), (middle, low), size, ink, FontFace.HEAVY, "center")
    else:
        y = box.y + (box.h - label - side) / 2
        brush.sign(target, glyph, box.x + 7 * brush.u, y, side, ink)
        at = (box.right - 12 * brush.u, y + side / 2)
        brush.line(target, str(left), at, size, ink, FontFace.HEAVY, "midright")
    if name is not None:
        below = Box(
            box.x + 3 * brush.u, box.bottom - label - 3 * brush.u, box.w - 9 * brush.u, label
        )
        brush.text.place(
            target,
            name,
            rect(below),
            FontFace.BOLD,
            ink,
            align=TextAlign.CENTRE,
            leading=NAME_LEADING,
            middle=True,
        )


def _policies(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the policy deck and its number of cards."""
    brush, zones = frame.brush, frame.zones
    box = positions.policy_pile(zones)
    deck_target = Target(TargetKind.POLICY_DECK)
    whole = pile(target, frame, box, "policy", frame.seen.policy_deck)
    if frame.glows(deck_target):
        brush.edge(target, whole, 0.09 * box.w, theme.AMBER, 2.4)
    if frame.pointed == deck_target:
        brush.edge(target, whole, 0.09 * box.w, theme.WHITE, 3)
    room = positions.policy_count(zones)
    count = str(frame.seen.policy_deck)
    brush.fitted(
        target,
        count,
        room,
        theme.PALE_GOLD,
        FontFace.HEAVY,
        size=brush.size(1.1),
        align=TextAlign.CENTRE,
    )
