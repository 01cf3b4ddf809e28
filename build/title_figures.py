"""Give the Cyrillic title font lining figures.

Vollkorn as published for the web has old-style figures only: its 1 looks like a Roman I, and the
game counts rounds and turns. This tool replaces its ten figures by those of Fraunces, the title
font of the Latin alphabet, scaled to the height of Vollkorn's capitals. Neither licence reserves a
name; the names inside the font say what was changed. Running it again changes nothing.

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
TITLE: Final = FONTS / "Vollkorn_800ExtraBold.ttf"
FIGURES: Final = FONTS / "Fraunces_700Bold.ttf"
NAMES: Final = {
    1: "Vollkorn ExtraBold Fraunces Figures",
    3: "4.105;Vollkorn-ExtraBold-FrauncesFigures",
    4: "Vollkorn ExtraBold Fraunces Figures",
    6: "Vollkorn-ExtraBold-FrauncesFigures",
}
"""What the changed font is called, by the number of the name."""


def height(font: Any, letter: str) -> float:
    """Return how far a letter reaches above the baseline, in units of the font."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    return float(pen.bounds[3])


def replace_figures(title: Any, figures: Any) -> None:
    """Replace the figures of `title` by those of `figures`, and its names."""
    scale = height(title, "H") / height(figures, "H")
    sources = figures.getGlyphSet()
    for figure in "0123456789":
        source = figures.getBestCmap()[ord(figure)]
        target = title.getBestCmap()[ord(figure)]
        outline = DecomposingRecordingPen(sources)
        sources[source].draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(TransformPen(Cu2QuPen(pen, 1.0), (scale, 0, 0, scale, 0, 0)))
        glyph = pen.glyph()
        glyph.recalcBounds(title["glyf"])
        title["glyf"][target] = glyph
        title["hmtx"][target] = (round(figures["hmtx"][source][0] * scale), glyph.xMin)
    notice = figures["name"].getDebugName(0)
    for record in title["name"].names:
        if record.nameID == 0 and notice not in str(record):
            record.string = f"{record}; figures: {notice}"
        record.string = NAMES.get(record.nameID, record.string)


def main() -> None:
    """Change the font in its place."""
    title = TTFont(TITLE, recalcTimestamp=False)
    replace_figures(title, TTFont(FIGURES))
    title.save(TITLE)


if __name__ == "__main__":
    main()
