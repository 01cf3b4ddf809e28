"""A very long text to read, like a licence, in a text box of pygame_gui.

The one place that knows pygame_gui. It lays out tens of pages, which `Prose` would keep as one
picture; it takes some tenths of a second to do so, so nothing may be moving meanwhile.
"""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, Final

import pygame_gui
from pygame_gui.elements import UITextBox

from ecosfera.screen.keys import Intent
from ecosfera.screen.skin import INK, PAPER, faded
from ecosfera.screen.text import Face
from ecosfera.screen.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from ecosfera.screen.kit import Kit
    from ecosfera.screen.skin import Colour

FAMILY: Final = "nunito"
NOTHING: Final = 1e-6
STEP: Final = 0.25
"""How much of what shows one step of the wheel, or an arrow key, scrolls."""


class Reader(Widget):
    """Scrolls by wheel, arrows and a press on the bar; `text` is plain, paragraphs apart."""

    heard = False

    def __init__(self, item_id: str, rect: pygame.Rect, name: str, text: str, kit: Kit) -> None:
        super().__init__(item_id, rect, name)
        window = (kit.metrics.width, kit.metrics.height)
        self._manager = pygame_gui.UIManager(window, enable_live_theme_updates=False)
        files = [str(kit.text.file(face)) for face in (Face.TEXT, Face.BOLD, Face.LATIN)]
        self._manager.add_font_paths(FAMILY, *files)
        self._manager.get_theme().load_theme(_theme(kit.metrics.size(1.0), kit.metrics.px(10)))
        self._box = UITextBox(paragraphs(text), rect, self._manager)
        self._manager.update(0.0)

    @property
    def position(self) -> float:
        """Where what shows begins: 0 at the start of the text, towards 1."""
        bar = self._box.scroll_bar
        return float(bar.start_percentage) if bar else 0.0

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        return self._scroll(-steps * STEP)

    def intend(self, intent: Intent) -> bool:
        """Up and down scroll, until the end."""
        if intent is Intent.UP:
            return self._scroll(-STEP)
        return intent is Intent.DOWN and self._scroll(STEP)

    def click(self, point: tuple[int, int]) -> None:
        """A press on the bar goes there."""
        bar = self._box.scroll_bar
        if bar and bar.rect.collidepoint(point):
            place = (point[1] - bar.rect.top) / bar.rect.height
            self._go(place - bar.visible_percentage / 2)

    def _scroll(self, pages: float) -> bool:
        bar = self._box.scroll_bar
        return bar is not None and self._go(self.position + pages * bar.visible_percentage)

    def _go(self, place: float) -> bool:
        """Begin at a place of the text; false if it is there already."""
        bar = self._box.scroll_bar
        if bar is None:
            return False
        before = self.position
        bar.set_scroll_from_start_percentage(min(1.0 - bar.visible_percentage, max(0.0, place)))
        self._manager.update(0.0)
        return abs(self.position - before) > NOTHING

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw what shows of the text."""
        del kit
        self._manager.draw_ui(target)


def paragraphs(text: str) -> str:
    """Plain text as the text box wants it: nothing in it is taken for a mark."""
    found = (" ".join(part.split()) for part in text.replace("\r\n", "\n").split("\n\n"))
    return "<br><br>".join(html.escape(part, quote=False) for part in found if part.strip("=- "))


def _theme(size: int, bar: int) -> dict[str, Any]:
    """The colours and fonts of the game."""
    clear = _hex(faded(PAPER, 0.0))
    plain = {"border_width": "0", "shadow_width": "0"}
    return {
        "text_box": {
            "font": {"name": FAMILY, "size": str(size)},
            "colours": {"dark_bg": _hex(PAPER), "normal_border": clear, "normal_text": _hex(INK)},
            "misc": {**plain, "padding": "2,2", "line_spacing": "1.2"},
        },
        "text_box.vertical_scroll_bar": {
            "colours": {"dark_bg": _hex(faded(INK, 0.14)), "normal_border": clear},
            "misc": {**plain, "enable_arrow_buttons": "0"},
        },
        "vertical_scroll_bar.button": {
            "colours": {
                f"{state}_{part}": _hex(faded(INK, 0.6)) if part == "bg" else clear
                for state in ("normal", "hovered", "active", "selected")
                for part in ("bg", "border")
            },
            "misc": {
                **plain,
                "shape": "rounded_rectangle",
                "shape_corner_radius": ",".join([str(bar // 2)] * 4),
            },
        },
    }


def _hex(tone: Colour) -> str:
    """A colour as pygame_gui reads it."""
    return "#" + "".join(f"{part:02X}" for part in tone)
