"""The zones of the table, derived from window size and text scale. Geometry only, no drawing.

Lengths are pixels, as floats until something is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.metrics import Metrics

LARGE = 1.2
"""Text scale above which signs replace words."""
TARGET = 32.0
"""Minimum side of a click target in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class Zones:
    """The position of everything on the table in one window."""

    width: int
    height: int
    scale: float
    rows: int
    level: int
    unit: float
    """`u`: one pixel of a 1366 × 768 window."""
    body: float
    """Size of body text."""
    margin: float
    gap: float
    sign: float
    """Side of a sign beside words."""
    token: float
    tile: float
    """Height of an element stack."""
    lift: float
    """How far a used card of the player's own row is shifted up."""
    card: tuple[float, float]
    """Size of a market card."""
    own: tuple[float, float]
    """Size of a card of the player's own row if there is room."""
    mini: tuple[float, float]
    """Size of a card of another row; (0, 0) with one row."""
    deck_width: float
    bar: Box
    habitats: Box
    impacts: Box
    pressure: Box
    caption: float
    """Height of the captions below the stars and the pressure deck; 0 if they do not fit."""
    pool: Box | None
    """The policy pool; at level 1 the last event, if there is room."""
    consumers: Box
    producers: Box
    elements: Box
    others: tuple[Box, ...]
    """The other rows, the next player's first."""
    reading: Box
    row: Box
    tokens: Box
    deck: Box
    cards: Box
    discard: Box
    end: Box

    @property
    def large(self) -> bool:
        """Return whether the text is so large that signs replace words."""
        return self.scale > LARGE

    @property
    def stars(self) -> Box:
        """Return the box of both stars and the pressure deck."""
        right = max(self.habitats.right, self.pressure.right)
        x, y = self.habitats.x, self.habitats.y
        return Box(x, y, right - x, self.pressure.bottom - y)

    @property
    def least(self) -> float:
        """Return the minimum text size."""
        return self.body / self.scale

    @property
    def target(self) -> float:
        """Return the minimum side of a click target."""
        return TARGET * max(1.0, self.unit)

    def apart(self) -> dict[str, Box]:
        """Return the zones that must not overlap, by name."""
        named = {
            name: getattr(self, name)
            for name in (
                "bar",
                "habitats",
                "impacts",
                "pressure",
                "consumers",
                "producers",
                "elements",
                "reading",
                "tokens",
                "deck",
                "cards",
                "discard",
                "end",
            )
        }
        named |= {f"other {i}": box for i, box in enumerate(self.others)}
        return named if self.pool is None else named | {"pool": self.pool}


def zones(width: int, height: int, scale: float = 1.0, rows: int = 2, level: int = 1) -> Zones:
    """Return the zones for a window size, a text scale of 1 to 2, 1 to 4 rows, level 1 or 2."""
    metrics = Metrics(width, height, scale)
    u, b = metrics.u, metrics.body
    m, g = 12 * u, 8 * u
    large = scale > LARGE
    bar = max(46 * u, 2.5 * b + 10 * u)
    table = height - bar
    row_height = 0.335 * table
    row = Box(0, height - row_height, width, row_height)
    own_h = (row_height - m - 4 * u) / 1.09
    own_w = own_h * 2 / 3

    market_h = table - row_height - 1.6 * m
    top = bar + 0.6 * m
    left_w = min(max(0.16 * width, 12.5 * b), 0.20 * width)
    tile = max(0.14 * market_h, 3.4 * b if large else TARGET)
    card_h = (market_h - 2 * g - tile) / 2
    card_w = card_h * 2 / 3
    right_least = min(max(0.30 * width, 19 * b if large else 24 * b), 0.36 * width)
    widest = (width - 4 * m - left_w - right_least - 4 * g) / 4.6
    if card_w > widest:
        card_w, card_h = widest, widest * 1.5
        tile = min(market_h - 2 * card_h - 2 * g, 0.6 * card_h)
    if own_w > 1.3 * card_w:  # a narrow window: the own row follows the market
        own_w, own_h = 1.3 * card_w, 1.3 * card_w * 1.5
    deck_w = 0.6 * card_w
    market = Box(m + left_w + m, top, deck_w + 4 * (card_w + g), market_h)

    right_x = market.right + m
    right_w = width - m - right_x
    others_h = 0.0
    n = rows - 1
    if n:
        reading_least = (0.62 if large else 0.50) * market_h
        others_h = min(0.235 * market_h, (market_h - reading_least - n * g) / n)
    others = tuple(Box(right_x, top + i * (others_h + g), right_w, others_h) for i in range(n))
    reading_y = others[-1].bottom + g if n else top
    reading = Box(right_x, reading_y, right_w, top + market_h - reading_y)

    habitats, impacts, pressure, pool, caption = _left(
        Box(m, top, left_w, market_h), body=b, gap=g, level=level, scale=scale
    )

    token = min(max(42 * u, 2.5 * b), (own_h - 2 * g) / 3)
    y = row.bottom - m - own_h
    pile_w = 0.6 * own_w
    end_w = min(max(158 * u, 10.5 * b), 0.18 * width)
    end = Box(width - m - end_w, y, end_w, own_h)
    discard = Box(end.x - m - pile_w, y, pile_w, own_h)
    deck = Box(m + token + g, y, pile_w, own_h)
    lift = 0.09 * own_h
    cards = Box(deck.right + m, y - lift, discard.x - 2.5 * m - deck.right, own_h + lift)
    mini_h = others_h - 10 * u
    return Zones(
        width=width,
        height=height,
        scale=scale,
        rows=rows,
        level=level,
        unit=u,
        body=b,
        margin=m,
        gap=g,
        sign=max(18 * u, 1.3 * b),
        token=token,
        tile=tile,
        lift=lift,
        card=(card_w, card_h),
        own=(own_w, own_h),
        mini=(mini_h / 1.5, mini_h) if n else (0.0, 0.0),
        deck_width=deck_w,
        bar=Box(0, 0, width, bar),
        habitats=habitats,
        impacts=impacts,
        pressure=pressure,
        caption=caption,
        pool=pool,
        consumers=Box(market.x, top, market.w, card_h),
        producers=Box(market.x, top + card_h + g, market.w, card_h),
        elements=Box(market.x, top + 2 * (card_h + g), market.w, tile),
        others=others,
        reading=reading,
        row=row,
        tokens=Box(m, y, token, own_h),
        deck=deck,
        cards=cards,
        discard=discard,
        end=end,
    )


def _left(
    column: Box, *, body: float, gap: float, level: int, scale: float
) -> tuple[Box, Box, Box, Box | None, float]:
    """Return the left column: both flowers, the pressure deck, the pool, and the caption height."""
    caption = 1.55 * body
    # Level 2 keeps a caption and three chips, each at least as high as a click target.
    chip = max(1.7 * body, TARGET * scale if scale <= LARGE else 0)
    pool_least = 1.6 * body + 3 * (chip + gap / 2) if level == 2 else 0.0
    room = column.h - 2 * gap - 2 * caption - pool_least
    if scale > LARGE and room < 0.42 * column.h:
        # The stars are more important than their names.
        room, caption = room + 2 * caption, 0.0
    flower = (0.45 if level == 1 else 0.335) * column.h
    stones = (0.29 if level == 1 else 0.205) * column.h
    if flower + stones > room:
        flower, stones = 0.62 * room, 0.38 * room
    if caption:
        habitats = Box(column.x, column.y, column.w, flower + caption)
        y = habitats.bottom + gap
        impacts = Box(column.x, y, column.w * 0.62, stones + caption)
        pressure = Box(column.x + column.w * 0.66, y, column.w * 0.34, stones + caption)
    else:
        # In a low, wide column the stars stand side by side.
        habitats = Box(column.x, column.y, column.w * 0.6, room + gap)
        x, w = habitats.right, column.w - habitats.w
        impacts = Box(x, column.y, w, 0.58 * room)
        pressure = Box(x, impacts.bottom + gap, w, 0.42 * room)
    y = pressure.bottom + gap
    rest = column.bottom - y
    pool = Box(column.x, y, column.w, rest) if level == 2 or rest > 3 * body else None
    return habitats, impacts, pressure, pool, caption
