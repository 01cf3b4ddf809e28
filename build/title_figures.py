"""Give the title fonts the figures that they lack.

Vollkorn, the Cyrillic one, as published for the web has old-style figures only: its 1 looks like a
Roman I, and the game counts rounds and turns. This tool replaces its ten figures by those of
Fraunces, the title font of the Latin alphabet, scaled to the height of Vollkorn's capitals.

Neither font has subscript figures, which CO₂ needs. Both get those from 0 to 4: the superscripts
of Fraunces, lowered. Neither licence reserves a name; the names inside the fonts say what was
changed. Running it again changes nothing.

    python build/title_figures.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

FONTS: Final = Path(__file__).parents[1] / "assets" / "fonts"
CYRILLIC: Final = FONTS / "Vollkorn_800ExtraBold.ttf"
LATIN: Final = FONTS / "Fraunces_700Bold.ttf"
CYRILLIC_NAMES: Final = {
    1: "Vollkorn ExtraBold Fraunces Figures",
    3: "4.105;Vollkorn-ExtraBold-FrauncesFigures",
    4: "Vollkorn ExtraBold Fraunces Figures",
    6: "Vollkorn-ExtraBold-FrauncesFigures",
}
"""What the changed font is called, by the number of the name."""
LATIN_NAMES: Final = {
    1: "Fraunces Small Figures",
    3: "1.000;UCT;Fraunces-Bold-SmallFigures",
    4: "Fraunces Bold Small Figures",
    6: "Fraunces-Bold-SmallFigures",
}
SUPERSCRIPTS: Final = "\u2070\u00b9\u00b2\u00b3\u2074"
"""The small figures that Fraunces has, from 0 to 4."""
LOWERED: Final = -0.435
"""How far they are moved for subscripts, in multiples of the text size."""


def height(font: Any, letter: str) -> float:
    """Return how far a letter reaches above the baseline, in units of the font."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    return float(pen.bounds[3])


def copy(figures: Any, letter: str, font: Any, name: str, scale: float, lift: float) -> None:
    """Draw the glyph `name` of a font as a letter of `figures`, `lift`ed by units of the font."""
    glyphs = figures.getGlyphSet()
    source = figures.getBestCmap()[ord(letter)]
    outline = DecomposingRecordingPen(glyphs)
    glyphs[source].draw(outline)
    pen = TTGlyphPen(None)
    outline.replay(TransformPen(Cu2QuPen(pen, 1.0), (scale, 0, 0, scale, 0, lift)))
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (round(figures["hmtx"][source][0] * scale), glyph.xMin)


def replace_figures(font: Any, figures: Any) -> None:
    """Replace the figures of a font by those of `figures`."""
    scale = height(font, "H") / height(figures, "H")
    for figure in "0123456789":
        copy(figures, figure, font, font.getBestCmap()[ord(figure)], scale, 0)


def add_subscripts(font: Any, figures: Any) -> None:
    """Give a font the subscript figures from 0 to 4."""
    scale = height(font, "H") / height(figures, "H")
    lift = LOWERED * scale * figures["head"].unitsPerEm
    for number, letter in enumerate(SUPERSCRIPTS):
        code = 0x2080 + number
        name = f"uni{code:04X}"
        if name not in font.getGlyphOrder():
            font.setGlyphOrder([*font.getGlyphOrder(), name])
        copy(figures, letter, font, name, scale, lift)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def rename(font: Any, names: dict[int, str], notice: str = "") -> None:
    """Change the names of a font, and add where its figures come from to its notice."""
    for record in font["name"].names:
        if record.nameID == 0 and notice not in str(record):
            record.string = f"{record}; figures: {notice}"
        record.string = names.get(record.nameID, record.string)


def main() -> None:
    """Change the fonts in their places."""
    latin = TTFont(LATIN, recalcTimestamp=False)
    add_subscripts(latin, latin)
    rename(latin, LATIN_NAMES)
    latin.save(LATIN)
    cyrillic = TTFont(CYRILLIC, recalcTimestamp=False)
    replace_figures(cyrillic, latin)
    add_subscripts(cyrillic, latin)
    rename(cyrillic, CYRILLIC_NAMES, latin["name"].getDebugName(0))
    cyrillic.save(CYRILLIC)


if __name__ == "__main__":
    main()
