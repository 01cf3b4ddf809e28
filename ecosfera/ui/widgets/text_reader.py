"""A very long text, such as a licence, in a text box of pygame_gui.

Only this module uses pygame_gui. It lays out tens of pages, which `Prose` would hold as one
surface. That takes some tenths of a second, so nothing may be moving meanwhile.
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
"""A hyphen at the end of a line; the word continues on the next line."""
NOTHING: Final = 1e-6
STEP: Final = 0.25
"""Fraction of the visible height that one step of the wheel or an arrow key scrolls."""


class TextReader(Widget):
    """A scrolling text; `text` is plain, with blank lines between paragraphs."""

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
        """Return the part of the room that whole lines fill, measured with a short text."""
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
        """Return the start of the visible part as a fraction of the text."""
        bar = self._box.scroll_bar
        return float(bar.start_percentage) if bar else 0.0

    @property
    def _high(self) -> int:
        """Return the height of the whole text in pixels."""
        layout = self._box.text_box_layout
        return layout.layout_rect.height if layout else 1

    @property
    def top(self) -> int:
        """Return the number of the first visible line."""
        return round(self.position * self._high / self._line)

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        return self._scroll(-steps)

    def intend(self, intent: Intent) -> bool:
        """Scroll with up and down until the end."""
        if intent is Intent.UP:
            return self._scroll(-1)
        return intent is Intent.DOWN and self._scroll(1)

    def click(self, point: tuple[int, int]) -> None:
        """Scroll to a click on the bar."""
        bar = self._box.scroll_bar
        if bar and bar.rect.collidepoint(point):
            place = (point[1] - bar.rect.top) / bar.rect.height - bar.visible_percentage / 2
            self._go(round(place * self._high / self._line))

    def _scroll(self, steps: int) -> bool:
        return self._go(self.top + steps * max(1, round(STEP * self._shown)))

    def _go(self, line: int) -> bool:
        """Scroll this line to the top; return False if nothing moves."""
        bar = self._box.scroll_bar
        if bar is None:
            return False
        before = self.position
        # Add half a pixel, because the box rounds down.
        place = (line * self._line + 0.5) / self._high if line > 0 else 0.0
        bar.set_scroll_from_start_percentage(min(1.0 - bar.visible_percentage, place))
        self._manager.update(0.0)
        return abs(self.position - before) > NOTHING

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the visible text and the same scroll bar as all scroll views."""
        self._manager.draw_ui(target)
        bar = self._box.scroll_bar
        if bar:
            end = round((1.0 - bar.visible_percentage) * self._high)
            draw_bar(target, context, self.rect, min(end, round(self.position * self._high)), end)


def paragraphs(text: str) -> str:
    """Return plain text as HTML for the text box, fully escaped."""
    whole = HYPHEN.sub("-", text.replace("\r\n", "\n"))
    found = (" ".join(part.split()) for part in whole.split("\n\n"))
    return "<br><br>".join(html.escape(part, quote=False) for part in found if part.strip("=- "))


def _theme(size: int) -> dict[str, Any]:
    """Return the theme with the game's colours and fonts and an invisible scroll bar."""
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
    """Return a colour in the form that pygame_gui reads."""
    return "#" + "".join(f"{part:02X}" for part in tone)
