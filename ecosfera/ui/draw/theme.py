"""The colours of the program, and functions to mix and compare colours."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int, int]
"""Red, green, blue and opacity from 0 to 255; not premultiplied."""
MIDDLE: Final = 0.18
"""The luminance of which black and white are equally far."""


def colour(code: str, opacity: float = 1.0) -> Colour:
    """Return the colour of `#rrggbb`."""
    value = int(code[1:], 16)
    return (value >> 16, value >> 8 & 255, value & 255, round(255 * opacity))


def faded(base: Colour, opacity: float) -> Colour:
    """Return the colour with its opacity multiplied by `opacity` (0 to 1)."""
    return (*base[:3], round(base[3] * opacity))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return a mix of two colours: 0 gives the first, 1 the second."""
    r, g, b, a = (round(p + (q - p) * share) for p, q in zip(one, other, strict=True))
    return (r, g, b, a)


def luminance(tone: Colour) -> float:
    """Return the relative luminance of WCAG: 0 for black, 1 for white."""
    parts = [v / 255 for v in tone[:3]]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """Return the WCAG contrast ratio of two opaque colours: 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def is_light(tone: Colour) -> bool:
    """Return whether a colour is nearer to white than to black for the eye."""
    return luminance(tone) > MIDDLE


def strongest(tone: Colour) -> Colour:
    """Return white for a light colour and black for a dark one, with the same opacity."""
    part = 255 if is_light(tone) else 0
    return (part, part, part, tone[3])


# Text and surfaces
INK: Final = colour("#0E2433")
PAPER: Final = colour("#FBF7EC")
WHITE: Final = colour("#FFFFFF")
PALE_GOLD: Final = colour("#FFE7B0")
"""Emphasised text on water; never a surface."""
FOAM: Final = colour("#CFE6EA")
"""Secondary text on water."""
SLATE: Final = colour("#3C5560")
"""Secondary text on paper."""
DRIFTWOOD: Final = colour("#3A3320")
"""Secondary text on sand."""
BROWN: Final = colour("#7A4A00")
"""Text in the meaning of amber, on paper or sand."""
WINE: Final = colour("#5E1638")
"""Text about pressure, on paper."""
TEAL: Final = colour("#0B5562")

# Available actions and the focus
AMBER: Final = colour("#F5A623")
AMBER_DEEP: Final = colour("#8A4F00")
FOCUS: Final = colour("#FFD27A")
DUSK: Final = colour("#8C2F5E")
ROSE: Final = colour("#E46A9A")
"""The edge of what will be lost."""
ROSY: Final = colour("#FFAAC8")
"""Text about pressure, on dark backgrounds."""
BLUSH: Final = colour("#F7D9E5")
STONE: Final = colour("#C9C6BE")
STONE_DARK: Final = colour("#4B4A47")

# Backgrounds
PANEL: Final = colour("#04202B")
WATER_BUTTON: Final = colour("#0A3341")
WATER_LINE: Final = colour("#9CC7CF")
SAND: Final = colour("#EFE7D3")
SAND_LINE: Final = colour("#CDBF9E")
CREAM: Final = colour("#FFF6E0")
HONEY: Final = colour("#FFE3A6")
HONEY_LINE: Final = colour("#B87A10")
SCRIM: Final = colour("#02141C")
NEWS: Final = colour("#1B6FC2")
"""The mark of something that has changed."""
USED_VEIL: Final = colour("#5B7078", 0.38)
