"""Small drawings shown with the large figure of a page, without words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.cards import ABILITIES
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, PANEL, TEAL, WHITE, faded
from ecosfera.ui.rulebook.drawings import framed
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.rulebook.example_drawings import ExampleDrawer

STARTING: Final = (
    "sunlight#1",
    "oxygen#1",
    "salinity#1",
    "nutrients#1",
    "temperature#1",
    "pressure#1",
    "pressure#2",
)
ROW: Final = ("sunlight#1", "pressure#1", "oxygen#1", "nutrients#1", "potamogeton_perfoliatus")
NEW: Final = ("temperature#1", "zostera_marina", "pressure#2", "salinity#1")
OTHER: Final = ("fucus_vesiculosus", "oxygen#1")
PASSED: Final = "nutrients#1"
"""The card that is passed; it has no pass sign, because a card cannot pass itself."""
OLD: Final = ("perca_fluviatilis", "mytilus_edulis", "clupea_harengus", "cygnus_olor")
TURNED_UP: Final = ("esox_lucius", "halichoerus_grypus", "gadus_morhua", "lutra_lutra")
EASY: Final = 8
HARD: Final = 3
"""Cards of each element on the market in the hardest game; `EASY` in the easiest."""


FIRST: Final = frozenset({"harder", "setup"})
"""Figures whose small drawing stands above them, because the text mentions it first."""


def strip(hand: ExampleDrawer, name: str, width: int) -> DocumentPage | None:
    """Return the small drawing of the figure with this name, or None."""
    makers = {"setup": _starting_deck, "row": _ending, "tokens": _doing, "harder": _stacks}
    maker = makers.get(name)
    return None if maker is None else maker(hand, width)


def _inner(hand: ExampleDrawer, width: int) -> DocumentPage:
    return DocumentPage(hand.context, width - 2 * hand.context.metrics.px(12))


def _plain(hand: ExampleDrawer, name: str, w: int) -> pygame.Surface:
    """Return only the picture of a card, with a light edge."""
    size, radius = (w, round(1.5 * w)), round(0.1 * w)
    out = hand.context.pictures.rounded(
        hand.book.picture(hand.cards.ids[name]), size, radius
    ).copy()
    line = max(1, hand.context.metrics.px(1.2))
    put(out, hand.context.shapes.outline(size, radius, faded(WHITE, 0.7), line), (0, 0))
    return out


def _fan(hand: ExampleDrawer, names: Sequence[str], w: int, step: int) -> pygame.Surface:
    """Return pictures side by side, overlapping if `step` is smaller than a card."""
    out = clear((step * (len(names) - 1) + w, round(1.5 * w)))
    for i, name in enumerate(names):
        put(out, _plain(hand, name, w), (i * step, 0))
    return out


def _back(hand: ExampleDrawer, kind: str, w: int) -> pygame.Surface:
    size = (w, round(1.5 * w))
    return hand.context.pictures.rounded(f"backs/back_{kind}", size, round(0.1 * w))


def _arrow(hand: ExampleDrawer, side: int) -> pygame.Surface:
    return hand.context.pictures.sign("icon_arrow_right", side, TEAL)


def _beside(images: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    """Return the pictures in a line, vertically centred."""
    wide = sum(image.get_width() for image in images) + gap * (len(images) - 1)
    out = clear((wide, max(image.get_height() for image in images)))
    x = 0
    for image in images:
        put(out, image, (x, (out.get_height() - image.get_height()) // 2))
        x += image.get_width() + gap
    return out


def _starting_deck(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return the seven cards everybody begins with."""
    m, words = hand.context.metrics, hand.context.words
    inner = _inner(hand, width)
    title = words("rules.topic.starting-deck")
    inner.text(title, FontFace.HEAVY, m.size(1.1), TEAL, align=TextAlign.CENTRE)
    inner.y += m.px(4)
    n = len(STARTING)
    w = min(round(0.6 * hand.card_width), (inner.width - hand.gap * (n - 1)) // n)
    left = (inner.width - w * n - hand.gap * (n - 1)) // 2
    for i, name in enumerate(STARTING):
        card = hand.card(hand.cards.ids[name], w, small=True)
        inner.put(card, left + i * (w + hand.gap), inner.y)
    inner.y += round(1.5 * w)
    return framed(hand.context, inner, width)


def _ending(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return the end of a turn: the row goes to the discard pile, new cards come from the deck."""
    inner = _inner(hand, width)
    w = min(round(0.5 * hand.card_width), round(inner.width / 9.5))
    gap, arrow = 2 * hand.gap, round(0.55 * w)
    step = w + hand.gap
    before = _fan(hand, ROW, w, step)
    after = _fan(hand, NEW, w, step)
    pile = _plain(hand, ROW[-1], w)
    deck = _back(hand, "player", w)
    # The arrows stand below each other, with the piles beside them.
    reach = before.get_width() + gap + arrow + gap + w
    left = (inner.width - reach) // 2
    for cards, label, leaves in ((before, "discard", True), (after, "deck", False)):
        images = (cards, pile) if leaves else (deck, cards)
        line = _beside((images[0], _arrow(hand, arrow), images[1]), gap)
        x = left if leaves else left + reach - line.get_width()
        inner.put(line, x, inner.y)
        under = x + line.get_width() - w if leaves else x
        inner.y += line.get_height() + hand.context.metrics.px(3)
        _label(hand, inner, f"card.pile.{label}", under + w // 2)
        inner.y += hand.context.metrics.px(8) if leaves else 0
    return framed(hand.context, inner, width)


def _label(hand: ExampleDrawer, inner: DocumentPage, message: str, centre: int) -> None:
    """Add a label below a pile."""
    m, words = hand.context.metrics, hand.context.words(message)
    wide = min(inner.width, hand.context.text.width(words, FontFace.BOLD, m.size(1.0)) + 2)
    left = min(max(0, centre - wide // 2), inner.width - wide)
    inner.text(
        words,
        FontFace.BOLD,
        m.size(1.0),
        INK,
        left=left,
        width=wide,
        align=TextAlign.CENTRE,
        leading=1.2,
    )


def _doing(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return what each of the three abilities does, with its sign above the arrow."""
    m = hand.context.metrics
    inner = _inner(hand, width)
    gap, between = max(1, hand.gap // 2), m.px(18)
    w = round((inner.width - 2 * between - 6 * gap) / 11.4)
    arrow, fanned = round(0.5 * w), round(0.42 * w)
    row = _fan(hand, (*OTHER, PASSED), w, fanned)
    pad = m.px(5)
    size = (row.get_width() + 2 * pad, row.get_height() + 2 * pad)
    other = hand.context.shapes.box(size, m.px(8), faded(PANEL, 0.85)).copy()
    put(other, row, (pad, pad))
    drawn = {
        "pass": (_plain(hand, PASSED, w), other),
        "plus": (_back(hand, "player", w), _plain(hand, NEW[1], w)),
        "refresh": (_fan(hand, OLD, w, fanned), _fan(hand, TURNED_UP, w, fanned)),
    }
    lines = [_beside((drawn[a][0], _arrow(hand, arrow), drawn[a][1]), gap) for a in ABILITIES]
    spare = inner.width - sum(line.get_width() for line in lines)
    x, top = 0, m.sign + m.px(6)
    for ability, line in zip(ABILITIES, lines, strict=True):
        sign = hand.context.pictures.sign(ability, m.sign)
        over = x + drawn[ability][0].get_width() + gap + arrow // 2
        inner.put(sign, over - m.sign // 2, 0)
        inner.put(line, x, top + (size[1] - line.get_height()) // 2)
        x += line.get_width() + spare // 2
    inner.y = top + size[1]
    return framed(hand.context, inner, width)


def _stacks(hand: ExampleDrawer, width: int) -> DocumentPage:
    """Return an element's cards on the market: many in an easy game, few in a hard one."""
    m, words = hand.context.metrics, hand.context.words
    inner = _inner(hand, width)
    w = min(round(0.62 * hand.card_width), inner.width // 6)
    step = round(0.24 * w)
    fans = [_fan(hand, ("sunlight#1",) * n, w, step) for n in (EASY, HARD)]
    gap = round(0.9 * w)
    x = (inner.width - sum(fan.get_width() for fan in fans) - gap) // 2
    label = hand.context.text.line_height(m.size(1.5), 1.2)
    for fan, n, about in zip(fans, (EASY, HARD), ("setup.easy", "setup.hard"), strict=True):
        size = m.size(1.5)
        number, told = str(n), words(about)
        wide = [
            hand.context.text.width(number, FontFace.TITLE, size),
            hand.context.text.width(told, FontFace.BOLD, m.size(1.0)),
        ]
        left = x + (fan.get_width() - sum(wide) - hand.gap) // 2
        inner.y = 0
        inner.text(number, FontFace.TITLE, size, INK, left=left, width=wide[0] + 2, leading=1.2)
        inner.y = (label - hand.context.text.line_height(m.size(1.0), 1.2)) // 2 + m.px(2)
        left += wide[0] + hand.gap
        inner.text(told, FontFace.BOLD, m.size(1.0), INK, left=left, width=wide[1] + 2, leading=1.2)
        inner.put(fan, x, label)
        x += fan.get_width() + gap
    inner.y = label + fans[0].get_height()
    return framed(hand.context, inner, width)
