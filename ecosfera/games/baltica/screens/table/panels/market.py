"""The market: consumers, producers, elements, and their decks at the left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.cards import ELEMENTS
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.zones import Box
from ecosfera.games.baltica.screens.table.panels.sea_state import pile
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.ui.draw.text import Fitted

NARROWEST: Final = 0.8
"""How narrow the names of decks and stacks may be set rather than be broken."""


def draw(target: pygame.Surface, look: TableFrame) -> None:
    """Draws decks, cards and stacks; tabs last, or a neighbour's halo would hide them."""
    _decks(target, look)
    boxes = elements(target, look)
    _cards(target, look)
    for element, box in enumerate(boxes):
        if _stack_glows(look, element):
            look.brush.tab(target, *_corner(look, box), "icon_arrow_down")
    _beacons(target, look)


def draw_badge(target: pygame.Surface, look: TableFrame, spot: Target, box: Box) -> None:
    """The tab on a card or stack of the market, if it has one."""
    at = tab_at(look, box) if spot.kind is TargetKind.MARKET else _corner(look, box)
    if spot in look.hinted and spot not in look.chosen:
        look.brush.tab(target, *at, look.herald)
    elif spot.kind is TargetKind.STACK and _stack_glows(look, spot.which):
        look.brush.tab(target, *at, "icon_arrow_down")
    elif spot.kind is TargetKind.MARKET and _lit(look, spot.which):
        icon = "icon_check" if spot in look.chosen else "icon_arrow_down"
        look.brush.tab(target, *at, icon)


def _decks(target: pygame.Surface, look: TableFrame) -> None:
    brush, zones = look.brush, look.zones
    names = _deck_names(look)
    for consumers in (True, False):
        ground = _deck_ground(look, consumers=consumers)
        brush.box(target, ground, faded(theme.PANEL, 0.36), 10 * brush.u)
        box = positions.market_pile(zones, consumers=consumers)
        count = look.seen.consumer_deck if consumers else look.seen.producer_deck
        whole = pile(target, look, box, "consumer" if consumers else "producer", count)
        spot = Target(TargetKind.SHELF, int(consumers))
        if look.glows(spot):
            brush.edge(target, ground, 10 * brush.u, theme.AMBER, 2.4)
        if look.pointed == spot:
            brush.edge(target, whole, 0.09 * box.w, theme.WHITE, 3)
        label, number, _ = _deck_label(look, consumers=consumers)
        if names:
            name = names[consumers]
            brush.text.place(
                target,
                name,
                rect(label),
                Face.BOLD,
                theme.PAPER,
                align=Align.CENTRE,
                leading=1.1,
                middle=True,
            )
        elif brush.large:
            number = Box(number.x, label.y, number.w, ground.bottom - label.y)
        brush.fitted(target, str(count), number, theme.PALE_GOLD, Face.HEAVY, size=brush.size(1.05))


def _deck_ground(look: TableFrame, *, consumers: bool) -> Box:
    """What a market deck, its name and its number stand on."""
    shelf = look.zones.consumers if consumers else look.zones.producers
    u = look.brush.u
    return Box(shelf.x - 4 * u, shelf.y, look.zones.deck_width + 8 * u, shelf.h)


def _deck_label(look: TableFrame, *, consumers: bool) -> tuple[Box, Box, int]:
    """Where the name and the number of a market deck stand, and the lines the name may have."""
    brush = look.brush
    ground = _deck_ground(look, consumers=consumers)
    top = positions.market_pile(look.zones, consumers=consumers).bottom + 4 * brush.u
    size = brush.size(1.05)
    number = Box(ground.x, ground.bottom - 1.45 * size, ground.w, 1.35 * size)
    label = Box(ground.x + 4 * brush.u, top, ground.w - 8 * brush.u, number.y - top)
    return label, number, 2 if label.h >= 2.1 * brush.floor * 1.1 else 1


def _deck_name(look: TableFrame, *, consumers: bool) -> str:
    return look.book.words("table.consumers" if consumers else "table.producers")


def _deck_names(look: TableFrame) -> tuple[Fitted, ...]:
    """How the names of both market decks stand; none if one of them has no room.

    Each in one line, smaller and narrower if they must, rather than one of them broken.
    """
    brush = look.brush
    if brush.large:
        return ()
    names = [_deck_name(look, consumers=consumers) for consumers in (False, True)]
    label, _, most = _deck_label(look, consumers=True)
    for lines in range(1, most + 1):
        for size in range(brush.body, brush.floor - 1, -1):
            if all(brush.fits(name, Face.BOLD, size, label.w, lines) for name in names):
                return tuple(
                    brush.text.fit(name, Face.BOLD, size, size, round(label.w), lines)
                    for name in names
                )
        found = [brush.narrowed(name, Face.BOLD, label.w, lines, NARROWEST) for name in names]
        narrow = [fit for fit in found if fit is not None]
        if len(narrow) == len(names):
            breadth = min(fit.breadth for fit in narrow)
            return tuple(replace(fit, breadth=breadth) for fit in narrow)
    return ()


def _cards(target: pygame.Surface, look: TableFrame) -> None:
    """Idle cards first, then those that can be taken, then the one pointed at."""
    ranked = []
    for consumers, slots in ((True, look.seen.consumers), (False, look.seen.producers)):
        for slot, card in enumerate(slots):
            box = positions.market_slot(look.zones, slot, consumers=consumers)
            if card == EMPTY or card in look.flying:
                _empty(target, look, box)
            if card != EMPTY and card not in look.flying:
                lit = _lit(look, card)
                ranked.append((2 * look.aimed(card, TargetKind.MARKET) + lit, card, box, lit))
    ranked.sort(key=lambda item: item[0])
    for _, card, box, lit in ranked:
        _card(target, look, card, box, lit=lit)
    for _, card, box, lit in ranked:
        spot = Target(TargetKind.MARKET, card)
        if spot in look.hinted and spot not in look.chosen:
            look.brush.beacon(target, box, 0.07 * box.w, tab_at(look, box), look.herald)
        elif lit:
            draw_badge(target, look, spot, box)


def tab_at(look: TableFrame, box: Box) -> tuple[float, float]:
    """The middle of a card's tab: on its upper edge, where no sign stands."""
    return box.cx, box.y + (9 if look.brush.large else 6) * look.brush.u


def _corner(look: TableFrame, box: Box) -> tuple[float, float]:
    """The middle of a stack's tab: at its corner, beside sign and number."""
    return box.right - 2 * look.brush.u, box.y + look.brush.u


def _beacons(target: pygame.Surface, look: TableFrame) -> None:
    """What the hint means besides cards: a whole row, a stack, the policy deck."""
    brush, zones = look.brush, look.zones
    for spot in look.hinted:
        if spot.kind is TargetKind.SHELF:
            shelf = zones.consumers if spot.which else zones.producers
            ground = _deck_ground(look, consumers=bool(spot.which))
            last = positions.market_slot(zones, 3, consumers=bool(spot.which))
            left = ground.x + 4 * brush.u
            whole = Box(left, shelf.y, last.right - left, shelf.h)
            brush.beacon(target, whole, 10 * brush.u, tab_at(look, ground), look.herald)
        elif spot.kind is TargetKind.STACK:
            box = stack_boxes(look)[spot.which]
            brush.beacon(target, box, 10 * brush.u, _corner(look, box), look.herald)
        elif spot.kind is TargetKind.POLICY_DECK:
            box = positions.policy_pile(zones)
            brush.beacon(target, box, 0.07 * box.w, (box.right, box.y), look.herald)


def _lit(look: TableFrame, card: int) -> bool:
    shelf = Target(TargetKind.SHELF, int(look.book.is_consumer(card)))
    spot = Target(TargetKind.MARKET, card)
    return look.glows(spot) or look.glows(shelf) or spot in look.chosen or spot in look.hinted


def _card(target: pygame.Surface, look: TableFrame, card: int, box: Box, *, lit: bool) -> None:
    brush = look.brush
    radius = 0.07 * box.w
    if lit:
        brush.glow(target, box, radius)
    where = rect(box)
    image = look.faces.card(card, round(box.w))
    put(target, image.surface, (where.x - image.pad, where.y - image.pad))
    if look.aimed(card, TargetKind.MARKET):
        brush.edge(target, box, radius, theme.WHITE, 3)


def _empty(target: pygame.Surface, look: TableFrame, box: Box) -> None:
    brush = look.brush
    brush.box(target, box, faded(theme.PANEL, 0.28), 0.07 * box.w)
    brush.dashes(target, box, faded(theme.PAPER, 0.35), 0.07 * box.w)


def stack_boxes(look: TableFrame) -> list[Box]:
    """Where the five element stacks stand; widths by need if a name is too long."""
    brush = look.brush
    if brush.large:
        return positions.stacks(look.zones)
    needs = [
        brush.text.width(look.book.element(e), Face.BOLD, brush.floor) + 14 * brush.u
        for e in range(len(ELEMENTS))
    ]
    return positions.stacks(look.zones, needs)


def elements(target: pygame.Surface, look: TableFrame) -> list[Box]:
    """The five element stacks: flat tiles; and the policy deck left of them; gives their places."""
    brush, zones = look.brush, look.zones
    box = zones.elements
    ground = Box(box.x - 4 * brush.u, box.y, zones.deck_width + 8 * brush.u, box.h)
    brush.box(target, ground, faded(theme.PANEL, 0.36), 10 * brush.u)
    inner = ground.inset(2 * brush.u)
    caption = elements_name(look, inner.w)
    if zones.level == 2:
        _policies(target, look)
    elif caption is not None:
        brush.text.place(
            target,
            caption,
            rect(inner),
            Face.BOLD,
            theme.PAPER,
            align=Align.CENTRE,
            leading=1.14,
            middle=True,
        )
    else:
        k = zones.sign
        brush.sign(target, "icon_cards", ground.cx - k / 2, ground.cy - k / 2, k, theme.FOAM)
    boxes = stack_boxes(look)
    named = _names_fit(look, boxes)
    for element, where in enumerate(boxes):
        left, glow = len(look.seen.elements[element]), _stack_glows(look, element)
        _stack(target, look, element, where, left, glow=glow, named=named)
    return boxes


def _stack_glows(look: TableFrame, element: int) -> bool:
    """Whether an element stack can be chosen, or lends a card to what is pointed at."""
    return look.glows(Target(TargetKind.STACK, element)) or element == look.preview.lends


def elements_name(look: TableFrame, room: float) -> Fitted | None:
    """How the word for the stacks stands, in narrower letters if it must; none without room."""
    brush, name = look.brush, look.book.words("table.elements")
    if brush.large:
        return None
    if brush.fits(name, Face.BOLD, brush.floor, room, 2):
        return brush.text.fit(name, Face.BOLD, brush.body, brush.floor, round(room), 2)
    return brush.narrowed(name, Face.BOLD, room, 1, NARROWEST)


def _names_fit(look: TableFrame, boxes: list[Box]) -> bool:
    """Whether the names of all five fit: they go together or not at all."""
    brush = look.brush
    if brush.large or look.zones.elements.h < 2.6 * look.zones.body:
        return False
    return all(
        brush.text.width(look.book.element(e), Face.BOLD, brush.floor) <= box.w - 8 * brush.u
        for e, box in enumerate(boxes)
    )


def _stack(
    target: pygame.Surface,
    look: TableFrame,
    element: int,
    box: Box,
    left: int,
    *,
    glow: bool,
    named: bool,
) -> None:
    brush = look.brush
    radius = 10 * brush.u
    spot = Target(TargetKind.STACK, element)
    if glow:
        brush.glow(target, box, radius)
    tone = theme.ELEMENTS[ELEMENTS[element]]
    ink = theme.INK if left else theme.PAPER
    if left:
        step = max(1.0, 0.9 * brush.u)
        layers = min(left, 4) - 1
        tile = Box(box.x, box.y, box.w - 3 * step, box.h - 3.4 * step)
        where = rect(tile)
        image = look.faces.tile(element, where.width, where.height).surface
        dark = brush.shapes.box(
            where.size, round(radius), theme.mix(tone, theme.INK, 0.32), faded(theme.WHITE, 0.45), 1
        )
        for depth in range(layers, 0, -1):
            put(target, dark, (where.x + round(depth * step * 0.8), where.y + round(depth * step)))
        put(target, image, where.topleft)
    else:
        brush.box(target, box, faded(theme.PANEL, 0.4), radius)
        brush.dashes(target, box, tone, radius)
    if look.pointed == spot:
        brush.edge(target, box, radius, theme.WHITE, 3)
    b = look.zones.body
    label = 1.45 * b if named else 0.0
    size = max(brush.floor, min(brush.size(1.5), round(box.h * 0.62)))
    glyph, wide = f"glyph_{ELEMENTS[element]}", brush.text.width(str(left), Face.HEAVY, size)
    side = min(box.h - label - 6 * brush.u, box.w * 0.46)
    if 19 * brush.u + side + wide + 2 * brush.u > box.w:
        # a narrow tile: the number stands below the sign
        side = min(0.5 * box.h, 0.72 * box.w)
        middle = box.cx - 1.5 * brush.u
        brush.sign(target, glyph, middle - side / 2, box.y + 4 * brush.u, side, ink)
        low = (box.y + 4 * brush.u + side + box.bottom - 3 * brush.u) / 2
        size = max(brush.floor, min(size, round(0.42 * box.h)))
        brush.line(target, str(left), (middle, low), size, ink, Face.HEAVY, "center")
    else:
        y = box.y + (box.h - label - side) / 2
        brush.sign(target, glyph, box.x + 7 * brush.u, y, side, ink)
        at = (box.right - 12 * brush.u, y + side / 2)
        brush.line(target, str(left), at, size, ink, Face.HEAVY, "midright")
    if named:
        name = Box(
            box.x + 3 * brush.u, box.bottom - label - 3 * brush.u, box.w - 9 * brush.u, label
        )
        brush.fitted(target, look.book.element(element), name, ink)


def _policies(target: pygame.Surface, look: TableFrame) -> None:
    """The policy deck and how many cards it has left."""
    brush, zones = look.brush, look.zones
    box = positions.policy_pile(zones)
    spot = Target(TargetKind.POLICY_DECK)
    whole = pile(target, look, box, "policy", look.seen.policy_deck)
    if look.glows(spot):
        brush.edge(target, whole, 0.09 * box.w, theme.AMBER, 2.4)
    if look.pointed == spot:
        brush.edge(target, whole, 0.09 * box.w, theme.WHITE, 3)
    room = positions.policy_count(zones)
    count = str(look.seen.policy_deck)
    brush.fitted(
        target, count, room, theme.PALE_GOLD, Face.HEAVY, size=brush.size(1.1), align=Align.CENTRE
    )
