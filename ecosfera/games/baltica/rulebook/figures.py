"""The large figures of the rulebook: table, row, tokens, policy cards, habitats, harder games."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.cards.card_faces import CardMarks
from ecosfera.games.baltica.cards.palette import ELEMENT_COLOURS
from ecosfera.games.baltica.rulebook.example_drawings import NAMELESS
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS, Category
from ecosfera.games.baltica.table.zones import zones
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.layout import columns, edges
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import FOAM, INK, PANEL, PAPER, STONE, STONE_DARK, WATER_BUTTON, faded
from ecosfera.ui.rulebook.drawings import framed, numbered
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rulebook.example_drawings import ExampleDrawer
    from ecosfera.ui.draw.box import Box

CONSUMERS: Final = (
    "perca_fluviatilis",
    "halichoerus_grypus",
    "mytilus_edulis",
    "somateria_mollissima",
)
PRODUCERS: Final = (
    "fucus_vesiculosus",
    "potamogeton_perfoliatus",
    "zostera_marina",
    "skeletonema_marinoi",
)
OTHERS: Final = (
    ("clupea_harengus", "chara_spp", "furcellaria_lumbricalis"),
    ("haliaeetus_albicilla", "cladophora_glomerata", "gadus_morhua"),
)
"""Rows of the other players; each species appears only once."""
ABLE: Final = ("potamogeton_perfoliatus", "perca_fluviatilis", "zostera_marina", "esox_lucius")
"""Species with an ability."""
NARROWEST: Final = 0.75
"""Minimum width of the cards of a row, as a fraction of a market card."""
POLICIES: Final = {
    Category.NEGATIVE: "oil_spill",
    Category.DUAL: "warm_summer",
    Category.MEASURE: "strict_protection",
    Category.FUNDING: "funding#1",
}

HABITATS_ACROSS: Final = 3
"""Habitat tiles side by side."""
NARROWEST_KIND: Final = 5.4
"""Minimum width of the columns of policy categories, in multiples of body text."""


def figure(hand: ExampleDrawer, name: str, width: int) -> DocumentPage:
    """Return the figure of this name."""
    makers = {
        "table": _table,
        "row": _row,
        "tokens": _tokens,
        "policies": _policies,
        "setup": _habitats,
        "harder": _harder,
    }
    return makers[name](hand, width)


# -- the table ----


def _table(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return a small plan of the table with numbers on its parts."""
    context = hand.context
    high = round(width * 9 / 16)
    # Always 1366 × 768 with three rows: the figure is a plan, independent of the window.
    plan = zones(1366, 768, 1.0, 3, 1)
    k = width / plan.width
    out = clear((width, high))
    out.blit(backdrop.sea(context.shapes, (width, high), 0.6, 0.1), (0, 0))

    def at(box: Box) -> pygame.Rect:
        return pygame.Rect(round(box.x * k), round(box.y * k), round(box.w * k), round(box.h * k))

    def panel(box: pygame.Rect, opacity: float) -> None:
        tone = faded(PANEL, opacity)
        put(out, context.shapes.box(box.size, max(3, round(8 * k)), tone), box.topleft)

    bar = at(plan.bar)
    panel(bar, 0.4)
    left = at(plan.habitats).unionall([at(plan.impacts), at(plan.pressure)])
    panel(left, 0.4)
    habitats = at(plan.habitats)
    _flower(hand, out, habitats, ("coast", "river", None, None, None, None))
    _stones(hand, out, at(plan.impacts), 1)
    _deck(hand, out, at(plan.pressure))
    near, radius = context.metrics.px(3), context.metrics.px(4)
    card = (round(plan.card[0] * k), round(plan.card[1] * k))
    step = round((plan.card[0] + plan.gap) * k)
    for shelf, species in ((plan.consumers, CONSUMERS), (plan.producers, PRODUCERS)):
        box = at(shelf)
        kind = "consumer" if species is CONSUMERS else "producer"
        wide = round(plan.deck_width * k)
        back = context.pictures.rounded(f"backs/back_{kind}", (wide, wide * 3 // 2), near)
        put(out, back, box.topleft)
        for i, name in enumerate(species):
            x = box.left + round((plan.deck_width + plan.gap) * k) + i * step
            put(out, context.pictures.rounded(f"species/{name}", card, radius), (x, box.top))
    _elements(hand, out, at(plan.elements))
    for other, held in zip(plan.others, OTHERS, strict=True):
        box = at(other)
        panel(box, 0.5)
        size = (round(plan.mini[0] * k), round(plan.mini[1] * k))
        for i, name in enumerate(held):
            x = box.right - (len(held) - i) * (size[0] + near) - near
            image = context.pictures.rounded(f"species/{name}", size, near)
            put(out, image, (x, box.centery - size[1] // 2))
    reading = at(plan.reading)
    put(out, context.shapes.box(reading.size, context.metrics.px(6), PAPER), reading.topleft)
    _lines(out, reading)
    row = _own_row(hand, out, at(plan.row), at(plan.cards), at(plan.deck), at(plan.discard))
    d = max(round(2.0 * context.metrics.body), round(34 * k))
    market, rows = at(plan.consumers).union(at(plan.producers)), at(plan.others[0])
    for number, centre in (
        ("1", market.center),
        ("2", (row.centerx, row.centery)),
        ("3", (rows.left + d, rows.centery)),
        ("4", habitats.center),
    ):
        disc = numbered(context, number, d)
        put(out, disc, disc.get_rect(center=centre).clamp(out.get_rect()).topleft)
    mask = context.shapes.mask((width, high), context.metrics.px(12))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    page = DocumentPage(context, width)
    page.put(out, 0, 0)
    page.y = high
    return page


def _flower(
    hand: ExampleDrawer, out: pygame.Surface, box: pygame.Rect, names: tuple[str | None, ...]
) -> None:
    """Draw six habitat tiles around a centre; tiles that are not placed are dark."""
    side = round(min(box.width, box.height) * 0.40)
    for i, name in enumerate(names):
        angle = math.radians(60 * i - 120)
        x = box.centerx + 0.78 * side * math.cos(angle)
        y = box.centery + 0.78 * side * math.sin(angle)
        if name:
            image = hand.tile(name, side)
        else:
            image = hand.context.shapes.hexagon(round(side * 0.84), faded(PANEL, 0.6), FOAM, 1)
        put(out, image, image.get_rect(center=(round(x), round(y))).topleft)


def _stones(hand: ExampleDrawer, out: pygame.Surface, box: pygame.Rect, placed: int) -> None:
    """Draw the star of impact tiles."""
    side = round(min(box.width, box.height) * 0.38)
    for i in range(6):
        angle = math.radians(60 * i - 120)
        x = box.centerx + 0.78 * side * math.cos(angle)
        y = box.centery + 0.78 * side * math.sin(angle)
        if i < placed:
            image = hand.tile("impact", side)
        else:
            image = hand.context.shapes.hexagon(round(side * 0.84), faded(PANEL, 0.5), STONE, 1)
        put(out, image, image.get_rect(center=(round(x), round(y))).topleft)
    centre = hand.context.shapes.hexagon(round(side * 0.84), STONE_DARK, STONE, 1)
    put(out, centre, centre.get_rect(center=box.center).topleft)


def _deck(hand: ExampleDrawer, out: pygame.Surface, box: pygame.Rect) -> None:
    """Draw the pressure cards beside the impacts."""
    wide = min(round(0.8 * box.width), box.height * 2 // 3)
    radius = hand.context.metrics.px(3)
    back = hand.context.pictures.rounded("backs/back_pressure", (wide, wide * 3 // 2), radius)
    put(out, back, back.get_rect(center=box.center).topleft)


def _elements(hand: ExampleDrawer, out: pygame.Surface, box: pygame.Rect) -> None:
    """Draw the five element stacks."""
    gap, radius = hand.context.metrics.px(3), hand.context.metrics.px(4)
    for name, rect in zip(ELEMENTS, columns(box, len(ELEMENTS), gap), strict=True):
        put(out, hand.context.shapes.box(rect.size, radius, ELEMENT_COLOURS[name]), rect.topleft)
        k = min(rect.height, rect.width) * 8 // 10
        sign = hand.context.pictures.sign(f"glyph_{name}", k, INK)
        put(out, sign, sign.get_rect(center=rect.center).topleft)


def _lines(out: pygame.Surface, box: pygame.Rect) -> None:
    """Draw lines that stand for text too small to read."""
    step = max(5, box.height // 9)
    for i in range(1, 8):
        share = (0.5, 0.85, 0.8, 0.86, 0.7, 0.84, 0.4)[i - 1]
        high = max(2, step // (2 if i == 1 else 4))
        place = (box.left + step, box.top + i * step, round((box.width - 2 * step) * share), high)
        out.fill((188, 196, 192, 255) if i > 1 else INK, place)


def _own_row(
    hand: ExampleDrawer,
    out: pygame.Surface,
    row: pygame.Rect,
    cards: pygame.Rect,
    deck: pygame.Rect,
    discard: pygame.Rect,
) -> pygame.Rect:
    """Draw the row in front with tokens, deck and discard pile; return the area of the cards."""
    context, m = hand.context, hand.context.metrics
    put(out, context.shapes.box(row.size, m.px(6), faded(PANEL, 0.55)), row.topleft)
    side = min(deck.height // 3 - m.px(2), deck.left - m.px(4))
    for i, ability in enumerate(ABILITIES):
        x = (deck.left - side) // 2
        token = context.pictures.get(f"tokens/{ability}_up", (side, side))
        put(out, token, (x, deck.top + i * (deck.height - side) // 2))
    pile = (min(deck.width, discard.width), min(deck.width, discard.width) * 3 // 2)
    put(out, context.pictures.rounded("backs/back_player", pile, m.px(4)), deck.topleft)
    empty = context.shapes.box(pile, m.px(4), faded(WATER_BUTTON, 0.9), FOAM, m.px(1))
    put(out, empty, discard.topleft)
    size = (round(deck.height / 1.5), deck.height)
    names = (
        "elements/sunlight",
        "elements/oxygen",
        "pressures/pressure_1",
        "species/esox_lucius",
        "elements/nutrients",
    )
    x = cards.left
    for name in names:
        put(out, context.pictures.rounded(name, size, m.px(5)), (x, deck.top))
        x += size[0] + m.px(4)
    return edges(cards.left, deck.top, x, deck.top + size[1])


# -- a row in the middle of a turn ----


def _row(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return a row during a turn: three used cards shifted up, one unused, and the new card."""
    m, ids = hand.context.metrics, hand.cards.ids
    inner = DocumentPage(hand.context, width - 2 * m.px(12))
    cards = ("sunlight#1", "pressure#1", "oxygen#1", "nutrients#1", "potamogeton_perfoliatus")
    w, gap = _abreast(hand, cards, inner.width)
    step = min(w + gap, round((inner.width - w) / (len(cards) - 1)))
    # Names are left out entirely if they do not fit.
    seen = step if step >= w else min(step, round(NAMELESS * w))
    lift = round(0.09 * 1.5 * w)
    small = not hand.named(ids[cards[-1]], w)
    x = (inner.width - step * (len(cards) - 1) - w) // 2
    for i, name in enumerate(cards):
        used = i in {0, 2, 3}
        y = (0 if used else lift) + m.px(2)
        if small:
            image = hand.card(ids[name], w, small=True)
            inner.put(image, x, y)
        else:
            marks = CardMarks(used=used)
            face = hand.faces.card(ids[name], w, 0 if i == len(cards) - 1 else seen, marks=marks)
            inner.put(face.surface, x - face.pad, y - face.pad)
        x += step
    inner.y = round(1.5 * w) + lift + m.px(6)
    return framed(hand.context, inner, width)


def _abreast(hand: ExampleDrawer, cards: Sequence[str], room: int) -> tuple[int, int]:
    """Return the width of cards with names that stand side by side, and the gap between them.

    Where the names would not fit even with a narrow gap, the cards stay large and overlap.
    """
    for gap in (hand.gap, hand.gap // 3):
        w = min(hand.card_width, (room - gap * (len(cards) - 1)) // len(cards))
        named = all(hand.named(hand.cards.ids[name], w) for name in cards)
        if named and w >= NARROWEST * hand.card_width:
            return w, gap
    return hand.card_width, hand.gap


# -- tokens and abilities on cards ----


def _tokens(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return three tokens, one of them used, and cards with a usable and a used ability."""
    context, m, ids = hand.context, hand.context.metrics, hand.cards.ids
    inner = DocumentPage(context, width - 2 * m.px(12))
    column = inner.width // 3
    side = min(round(0.62 * column), m.size(4.2))
    high = 0
    for i, ability in enumerate(ABILITIES):
        x = i * column + (column - side) // 2
        face = "down" if i == 1 else "up"
        inner.put(context.pictures.get(f"tokens/{ability}_{face}", (side, side)), x, 0)
        inner.y = side + m.px(6)
        name = context.words(f"card.ability.{ability}")
        fit = context.text.fit(name, FontFace.BOLD, m.size(1.1), m.floor, column - m.px(6), 2)
        where = inner.text(
            name,
            FontFace.BOLD,
            fit.size,
            INK,
            left=i * column,
            width=column,
            align=TextAlign.CENTRE,
        )
        state = context.words("card.token-spent" if i == 1 else "card.token-ready")
        inner.text(
            state,
            FontFace.TEXT,
            m.floor,
            INK,
            left=i * column,
            width=column,
            align=TextAlign.CENTRE,
        )
        high = max(high, inner.y, where.bottom)
    inner.y = high + m.px(12)
    w = hand.card_width
    named = [name for name in ABLE if hand.named(ids[name], w)]
    names = [name for name in ABLE if name in named or len(named) < 2][:2]
    x = (inner.width - 2 * w - m.px(40)) // 2
    for name, marks in zip(
        names, (CardMarks(ready=0b111), CardMarks(ability_used=True)), strict=True
    ):
        image = hand.faces.card(ids[name], w, own=True, marks=marks)
        inner.put(image.surface, x - image.pad, inner.y - image.pad)
        x += w + m.px(40)
    inner.y += round(1.5 * w)
    return framed(hand.context, inner, width)


# -- policy cards ----


def _policies(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return one card of each category."""
    context, m = hand.context, hand.context.metrics
    inner = DocumentPage(context, width - 2 * m.px(12))
    names = [context.words(f"card.category.{category}") for category in POLICIES]
    column, size = inner.width // 4, m.size(1.0)
    broken = any(context.text.broken(name, FontFace.BOLD, size, column) for name in names)
    across = 2 if broken or column < NARROWEST_KIND * m.body else 4
    column = inner.width // across
    w = min(hand.card_width, column - m.px(8))
    top = foot = 0
    for i, (title, name) in enumerate(zip(names, POLICIES.values(), strict=True)):
        if i and i % across == 0:
            top = foot + m.px(10)
        left = (i % across) * column
        image = hand.policy(hand.cards.ids[name], w)
        inner.put(image, left + (column - w) // 2, top)
        inner.y = top + image.get_height() + m.px(4)
        where = inner.text(
            title,
            FontFace.BOLD,
            size,
            INK,
            left=left,
            width=column,
            align=TextAlign.CENTRE,
            leading=1.15,
        )
        foot = max(foot, inner.y, where.bottom)
    inner.y = foot
    return framed(hand.context, inner, width)


# -- setting up ----


def _habitats(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return the six habitat tiles with their names."""
    context, m = hand.context, hand.context.metrics
    inner = DocumentPage(context, width - 2 * m.px(12))
    column = inner.width // HABITATS_ACROSS
    side = min(round(0.72 * column), m.size(6.0))
    top = foot = 0
    for i, habitat in enumerate(HABITATS):
        if i and i % HABITATS_ACROSS == 0:
            top = foot + m.px(8)
        left = (i % HABITATS_ACROSS) * column
        image = hand.tile(habitat, side)
        inner.put(image, left + (column - image.get_width()) // 2, top)
        inner.y = top + image.get_height() + m.px(2)
        where = inner.text(
            context.words(f"card.habitat.{habitat.replace('_', '-')}"),
            FontFace.BOLD,
            m.size(1.0),
            INK,
            left=left,
            width=column,
            align=TextAlign.CENTRE,
            leading=1.15,
        )
        foot = max(foot, inner.y, where.bottom)
    inner.y = foot
    return framed(hand.context, inner, width)


# -- harder games ----


def _harder(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return one more pressure card, two more nutrients cards, and Calanoida crossed out."""
    context, m, ids = hand.context, hand.context.metrics, hand.cards.ids
    inner = DocumentPage(context, width - 2 * m.px(12))
    w = min(hand.card_width, round(inner.width / 3.8))
    label = context.text.line_height(m.size(1.5), 1.2)
    gap = min(m.px(34), max(m.px(8), (inner.width - round(3.5 * w)) // 2))
    x = (inner.width - round(3.5 * w) - 2 * gap) // 2
    small = not all(hand.named(ids[name], w) for name in ("pressure#2", "nutrients#1", "calanoida"))
    groups = (
        ("+1", ("pressure#2",)),
        ("+2", ("nutrients#1", "nutrients#2")),
        ("−1", ("calanoida",)),
    )
    for words, names in groups:
        wide = round(w * (1 + 0.5 * (len(names) - 1)))
        inner.y = 0
        inner.text(
            words,
            FontFace.TITLE,
            m.size(1.5),
            INK,
            left=x,
            width=wide,
            align=TextAlign.CENTRE,
            leading=1.2,
        )
        for i, name in enumerate(names):
            seen = round(0.5 * w) if i < len(names) - 1 else 0
            image = hand.card(ids[name], w, seen, small=small)
            image = hand.crossed(image) if name == "calanoida" else image
            inner.put(image, x + round(0.5 * w) * i, label)
        x += wide + gap
    inner.y = label + round(1.5 * w)
    return framed(hand.context, inner, width)
