"""A very long text to read, like a licence, in a text box of pygame_gui.

The one place that knows pygame_gui. It lays out tens of pages, which `Prose` would keep as one
picture; it takes some tenths of a second to do so, so nothing may be moving meanwhile.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Any, Final

import pygame
import pygame_gui
from pygame_gui.elements import UITextBox

from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK, PAPER, faded
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets.base import Widget
from ecosfera.ui.widgets.prose import draw_bar

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

FAMILY: Final = "nunito"
HYPHEN: Final = re.compile(r"(?<=\w)-[ \t]*\n[ \t]*(?=\w)")
"""A hyphen at the end of a line: its word goes on in the next line."""
NOTHING: Final = 1e-6
STEP: Final = 0.25
"""How much of what shows one step of the wheel, or an arrow key, scrolls."""


class TextReader(Widget):
    """Scrolls by wheel, arrows and a press on the bar; `text` is plain, paragraphs apart."""

    heard = False

    def __init__(
        self, item_id: str, rect: pygame.Rect, name: str, text: str, context: UiContext
    ) -> None:
        super().__init__(item_id, rect, name)
        window = (context.metrics.width, context.metrics.height)
        self._manager = pygame_gui.UIManager(window, enable_live_theme_updates=False)
        files = [str(context.text.file(face)) for face in (Face.TEXT, Face.BOLD, Face.LATIN)]
        self._manager.add_font_paths(FAMILY, *files)
        self._manager.get_theme().load_theme(_theme(context.metrics.size(1.0)))
        self.rect = self._whole_lines(rect)
        self._box = UITextBox(paragraphs(text), self.rect, self._manager)
        self._manager.update(0.0)

    def _whole_lines(self, room: pygame.Rect) -> pygame.Rect:
        """As much of the room as whole lines need; a small text is laid out to measure them."""
        box = UITextBox("A<br>A", room, self._manager)
        layout = box.text_box_layout
        assert layout is not None, "a text that is laid out has a layout"
        first, second = layout.layout_rows[:2]
        margin = room.height - layout.view_rect.height
        box.kill()
        self._line = second.y - first.y
        self._shown = max(1, (room.height - margin - first.height) // self._line + 1)
        high = margin + (self._shown - 1) * self._line + first.height
        return pygame.Rect(room.topleft, (room.width, high))

    @property
    def position(self) -> float:
        """Where what shows begins: 0 at the start of the text, towards 1."""
        bar = self._box.scroll_bar
        return float(bar.start_percentage) if bar else 0.0

    @property
    def _high(self) -> int:
        """How high the whole text is, in pixels."""
        layout = self._box.text_box_layout
        return layout.layout_rect.height if layout else 1

    @property
    def top(self) -> int:
        """Which line of the text stands uppermost."""
        return round(self.position * self._high / self._line)

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        return self._scroll(-steps)

    def intend(self, intent: Intent) -> bool:
        """Up and down scroll, until the end."""
        if intent is Intent.UP:
            return self._scroll(-1)
        return intent is Intent.DOWN and self._scroll(1)

    def click(self, point: tuple[int, int]) -> None:
        """A press on the bar goes there."""
        bar = self._box.scroll_bar
        if bar and bar.rect.collidepoint(point):
            place = (point[1] - bar.rect.top) / bar.rect.height - bar.visible_percentage / 2
            self._go(round(place * self._high / self._line))

    def _scroll(self, steps: int) -> bool:
        return self._go(self.top + steps * max(1, round(STEP * self._shown)))

    def _go(self, line: int) -> bool:
        """Let this line stand uppermost; false if nothing moves."""
        bar = self._box.scroll_bar
        if bar is None:
            return False
        before = self.position
        # half a pixel more, as the box rounds down
        place = (line * self._line + 0.5) / self._high if line > 0 else 0.0
        bar.set_scroll_from_start_percentage(min(1.0 - bar.visible_percentage, place))
        self._manager.update(0.0)
        return abs(self.position - before) > NOTHING

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw what shows of the text, and the bar that all scroll views have."""
        self._manager.draw_ui(target)
        bar = self._box.scroll_bar
        if bar:
            end = round((1.0 - bar.visible_percentage) * self._high)
            draw_bar(target, context, self.rect, min(end, round(self.position * self._high)), end)


def paragraphs(text: str) -> str:
    """Plain text as the text box wants it: nothing in it is taken for a mark."""
    whole = HYPHEN.sub("-", text.replace("\r\n", "\n"))
    found = (" ".join(part.split()) for part in whole.split("\n\n"))
    return "<br><br>".join(html.escape(part, quote=False) for part in found if part.strip("=- "))


def _theme(size: int) -> dict[str, Any]:
    """The colours and fonts of the game; its own scroll bar is there, but not seen."""
    clear = _hex(faded(PAPER, 0.0))
    plain = {"border_width": "0", "shadow_width": "0"}
    return {
        "text_box": {
            "font": {"name": FAMILY, "size": str(size)},
            "colours": {"dark_bg": _hex(PAPER), "normal_border": clear, "normal_text": _hex(INK)},
            "misc": {**plain, "padding": "2,2", "line_spacing": "1.2"},
        },
        "text_box.vertical_scroll_bar": {
            "colours": {"dark_bg": clear, "normal_border": clear},
            "misc": {**plain, "enable_arrow_buttons": "0"},
        },
        "vertical_scroll_bar.#sliding_button": {
            "colours": {
                f"{state}_{part}": clear
                for state in ("normal", "hovered", "active", "selected")
                for part in ("bg", "border")
            },
            "misc": plain,
        },
    }


def _hex(tone: Colour) -> str:
    """A colour as pygame_gui reads it."""
    return "#" + "".join(f"{part:02X}" for part in tone)
