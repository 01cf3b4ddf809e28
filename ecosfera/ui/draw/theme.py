"""Colours and sizes: the one place where the look of the game is in numbers (LOOK, LAYOUT)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

Colour = tuple[int, int, int, int]
"""Red, green, blue and opacity, 0 to 255 each; not premultiplied."""

DESIGN_WIDTH: Final = 1366
DESIGN_HEIGHT: Final = 768


def colour(code: str, opacity: float = 1.0) -> Colour:
    """The colour of `#rrggbb`."""
    value = int(code[1:], 16)
    return (value >> 16, value >> 8 & 255, value & 255, round(255 * opacity))


def faded(base: Colour, opacity: float) -> Colour:
    """The colour with `opacity` (0 to 1) of its own."""
    return (*base[:3], round(base[3] * opacity))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: 0 gives the first, 1 the second."""
    r, g, b, a = (round(p + (q - p) * share) for p, q in zip(one, other, strict=True))
    return (r, g, b, a)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two opaque colours as WCAG reckons it: 1 to 21."""

    def light(c: Colour) -> float:
        parts = [v / 255 for v in c[:3]]
        r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


# Text and surfaces
INK: Final = colour("#0E2433")
PAPER: Final = colour("#FBF7EC")
WHITE: Final = colour("#FFFFFF")
PALE_GOLD: Final = colour("#FFE7B0")
"""Words that matter, on water; never a surface."""
FOAM: Final = colour("#CFE6EA")
"""Quiet words on water."""
SLATE: Final = colour("#3C5560")
"""Quiet words on paper."""
DRIFTWOOD: Final = colour("#3A3320")
"""Quiet words on sand."""
BROWN: Final = colour("#7A4A00")
"""Amber as a word, on paper or sand."""
WINE: Final = colour("#5E1638")
"""Pressure as a word, on paper."""
TEAL: Final = colour("#0B5562")

# What can be done now, and where the keys are
AMBER: Final = colour("#F5A623")
AMBER_DEEP: Final = colour("#8A4F00")
FOCUS: Final = colour("#FFD27A")
DUSK: Final = colour("#8C2F5E")
ROSE: Final = colour("#E46A9A")
"""The edge of what will be lost."""
ROSY: Final = colour("#FFAAC8")
"""Pressure as a word, on dark grounds."""
BLUSH: Final = colour("#F7D9E5")
STONE: Final = colour("#C9C6BE")
STONE_DARK: Final = colour("#4B4A47")

# Grounds
PANEL: Final = colour("#04202B")
WATER_BUTTON: Final = colour("#0A3341")
WATER_LINE: Final = colour("#9CC7CF")
SAND: Final = colour("#EFE7D3")
SAND_LINE: Final = colour("#CDBF9E")
CREAM: Final = colour("#FFF6E0")
HONEY: Final = colour("#FFE3A6")
HONEY_LINE: Final = colour("#B87A10")
SCRIM: Final = colour("#02141C")
USED_VEIL: Final = colour("#5B7078", 0.38)

ELEMENTS: Final = {
    "sunlight": colour("#F7B733"),
    "oxygen": colour("#6CC3EE"),
    "salinity": colour("#B79AEA"),
    "nutrients": colour("#74C365"),
    "temperature": colour("#F0796A"),
}
HABITATS: Final = {
    "ice": colour("#D5F0F7"),
    "coast": colour("#3E8436"),
    "open_water": colour("#1B4F9C"),
    "river": colour("#B07A18"),
    "mud": colour("#A5412D"),
    "rock": colour("#6D4A93"),
}
POLICIES: Final = {
    "negative": colour("#6B3A8F"),
    "dual": colour("#3C8A3F"),
    "measure": colour("#2463B5"),
    "funding": colour("#0E8C8C"),
}


@dataclass(frozen=True)
class Metrics:
    """All lengths, from the window's size and the UI scale (LAYOUT, units)."""

    width: int = DESIGN_WIDTH
    height: int = DESIGN_HEIGHT
    scale: float = 1.0

    @cached_property
    def u(self) -> float:
        """The unit: one pixel of a 1366×768 window."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @cached_property
    def smallest(self) -> float:
        """The size below which no text is set: 14 px at 768p, 18 at 1080p, 36 at 2160p."""
        extent = min(self.height, self.width * 9 / 16)
        if extent <= 1080:
            return max(13.0, 14 + (extent - 768) * 4 / 312)
        return 18 * extent / 1080

    @cached_property
    def body(self) -> float:
        """The size of body text in pixels, with the UI scale."""
        return self.smallest * self.scale

    @cached_property
    def margin(self) -> int:
        """The distance from the window's edge and between zones."""
        return self.px(12)

    @cached_property
    def gap(self) -> int:
        """The distance between neighbours."""
        return self.px(8)

    @cached_property
    def sign(self) -> int:
        """The side of a sign in running text or on a card."""
        return round(max(1.25 * self.body, 18 * self.u))

    @cached_property
    def target(self) -> int:
        """The least height and width of anything that can be clicked."""
        return max(32, self.px(32 * min(self.scale, 1.25)))

    def px(self, units: float) -> int:
        """A length of so many units in whole pixels, never less than one for a positive one."""
        return max(1, round(units * self.u)) if units > 0 else round(units * self.u)

    def size(self, bodies: float) -> int:
        """A text size of so many bodies; rounded, and never below the smallest."""
        return max(round(bodies * self.body), self.floor)

    @cached_property
    def floor(self) -> int:
        """The smallest text size in whole pixels."""
        return round(self.smallest)

    @cached_property
    def big(self) -> bool:
        """Whether the UI scale is so large that things give way (LAYOUT, what gives way first)."""
        return self.scale > 1.2
