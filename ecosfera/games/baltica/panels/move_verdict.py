"""The strip at the foot of the detail corner: what a click does, or why it is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import colour
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.button import draw_key

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.text.move_preview import Preview
    from ecosfera.ui.draw.theme import Colour

GOOD, GOOD_EDGE, GOOD_INK = theme.HONEY, theme.HONEY_LINE, theme.BROWN
COSTLY, COSTLY_EDGE = theme.BLUSH, theme.DUSK
BAD, BAD_EDGE, BAD_INK = colour("#E4E0D6"), colour("#8C8A84"), colour("#7A1F45")


class MoveVerdict(NamedTuple):
    """The strip with its text."""

    box: Box
    lines: tuple[str, ...]
    size: int
    why: Box | None
    """The button above it that opens the rulebook at the reason."""

    @property
    def top(self) -> float:
        """Return the upper edge including the button."""
        return self.box.y if self.why is None else self.why.y


def place(frame: TableFrame, column: Box, preview: Preview) -> MoveVerdict | None:
    """Return the strip at the foot of a column, or None if there is nothing to say."""
    if not preview.sentence:
        return None
    brush, u = frame.brush, frame.brush.u
    width = max(8, round(column.w - frame.zones.sign * 1.1 - 22 * u))

    def height(size: int) -> int:
        return brush.text.height(preview.sentence, FontFace.BOLD, size, width, 1.24)

    size = largest_size(brush.body, brush.floor, lambda size: height(size) <= column.h * 0.62)
    size = size or brush.floor
    lines = brush.text.wrap(preview.sentence, FontFace.BOLD, size, width)
    high = height(size) + 14 * u
    box = Box(column.x - 4 * u, column.bottom - high, column.w + 8 * u, high)
    return MoveVerdict(box, tuple(lines), size, _why_box(frame, box) if preview.why else None)


def _why_box(frame: TableFrame, strip: Box) -> Box:
    brush = frame.brush
    word, key = frame.book.words("rules.ui-why"), brush.context.keys.label(Intent.RULES)
    size = _why_size(frame)
    wide = brush.text.width(word, FontFace.BOLD, size) + 22 * brush.u
    if key:
        wide += brush.text.width(key, FontFace.BOLD, size) + brush.px(12) + 6 * brush.u
    high = max(1.5 * size + 10 * brush.u, 24 * brush.u)
    return Box(strip.right - wide, strip.y - high - 4 * brush.u, wide, high)


def _why_size(frame: TableFrame) -> int:
    return frame.brush.size(0.75) if frame.brush.large else frame.brush.floor


def draw(target: pygame.Surface, frame: TableFrame, column: Box, preview: Preview) -> float:
    """Draw the strip and return its upper edge."""
    strip = place(frame, column, preview)
    if strip is None:
        return column.bottom
    brush, u, box = frame.brush, frame.brush.u, strip.box
    side = frame.zones.sign * 1.1
    if strip.why is not None:
        _why(target, frame, strip.why)
    ground, edge, sign, ink = look(preview)
    brush.box(target, box, ground, 9 * u, edge, 1.3 * u)
    brush.sign(target, sign, box.x + 7 * u, box.cy - side / 2, side, ink)
    where = rect(Box(box.x + side + 15 * u, box.y, column.w - side - 22 * u, box.h))
    brush.text.block(
        target, strip.lines, where, FontFace.BOLD, strip.size, theme.INK, leading=1.24, middle=True
    )
    return strip.top - 4 * u


def look(preview: Preview) -> tuple[Colour, Colour, str, Colour | None]:
    """Return background, edge, sign and ink of the strip of a preview."""
    if not preview.good:
        return BAD, BAD_EDGE, "icon_cross", BAD_INK
    if preview.costs:
        return COSTLY, COSTLY_EDGE, "pressure", None
    return GOOD, GOOD_EDGE, "icon_check", GOOD_INK


def _why(target: pygame.Surface, frame: TableFrame, box: Box) -> None:
    """Draw the button that opens the rulebook at the reason."""
    brush, u = frame.brush, frame.brush.u
    lit = frame.on_why
    brush.box(target, box, BAD_INK if lit else theme.PAPER, 9 * u, BAD_INK, 1.3 * u)
    ink = theme.PAPER if lit else BAD_INK
    word, key = frame.book.words("rules.ui-why"), brush.context.keys.label(Intent.RULES)
    middle, size = box.cy, _why_size(frame)
    end = brush.line(target, word, (box.x + 11 * u, middle), size, ink, FontFace.BOLD, "midleft")
    if key:
        at = (round(end.right + 6 * u), round(middle))
        draw_key(target, brush.context, key, at, size, ink)
