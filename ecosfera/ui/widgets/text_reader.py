"""A very long text to read, such as a licence, in a text box of pygame_gui.

This is the only module that uses pygame_gui. It lays out tens of pages, which `Prose` would render
as one surface. That takes some tenths of a second, so nothing may be animated meanwhile.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Any, Final

import pygame_gui
from pygame_gui.elements import UITextBox

from ecosfera.ui.accessibility.node import AccessNode, Role
from ecosfera.ui.draw.layout import Space
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PAPER, faded
from ecosfera.ui.widgets.scroll_view import ScrollView

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

FAMILY: Final = "nunito"
HYPHEN: Final = re.compile(r"(?<=\w)-[ \t]*\n[ \t]*(?=\w)")
"""A hyphen at the end of a line; the word continues on the next line."""
STEP: Final = 0.25
"""How much of what shows a step of the wheel or an arrow key scrolls."""


class TextReader(ScrollView):
    """Shows a plain text whose paragraphs are separated by empty lines; whole lines only."""

    focusable = True

    def __init__(
        self, item_id: str, rect: pygame.Rect, name: str, text: str, context: UiContext
    ) -> None:
        super().__init__(item_id, context, rect=rect, name=name)
        self._text = text
        window = (context.metrics.width, context.metrics.height)
        self._manager = pygame_gui.UIManager(window, enable_live_theme_updates=False)
        files = [
            str(context.text.file(face)) for face in (FontFace.TEXT, FontFace.BOLD, FontFace.LATIN)
        ]
        self._manager.add_font_paths(FAMILY, *files)
        self._manager.get_theme().load_theme(_theme(context.metrics.size(1.0)))
        self.rect = self._whole_lines(rect)
        self._box = UITextBox(paragraphs(text), self.rect, self._manager)
        self._manager.update(0.0)
        layout = self._box.text_box_layout
        self.content = layout.layout_rect.height if layout else 1

    role = Role.DOCUMENT

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name and its paragraphs."""
        node = super().accessible(context)
        parts = (" ".join(part.split()) for part in self._text.split("\n\n"))
        children = [
            AccessNode(id=f"{self.id}-{number}", role=Role.PARAGRAPH, name=part)
            for number, part in enumerate(parts)
            if part
        ]
        return node and node._replace(children=tuple(children))

    def _whole_lines(self, room: pygame.Rect) -> pygame.Rect:
        """Return the part of the room that whole lines need; lay out a small text to measure."""
        box = UITextBox("A<br>A", room, self._manager)
        layout = box.text_box_layout
        assert layout is not None, "a text that is laid out has a layout"
        first, second = layout.layout_rows[:2]
        margin = room.height - layout.view_rect.height
        box.kill()
        self._line = second.y - first.y
        self._shown = max(1, (room.height - margin - first.height) // self._line + 1)
        high = margin + (self._shown - 1) * self._line + first.height
        return Space(room).top(high)

    @property
    def position(self) -> float:
        """Return the start of the visible part as a fraction of the text."""
        bar = self._box.scroll_bar
        return float(bar.start_percentage) if bar else 0.0

    @property
    def end(self) -> int:
        """The largest possible offset, in pixels; 0 if everything shows."""
        bar = self._box.scroll_bar
        return round((1.0 - bar.visible_percentage) * self.content) if bar else 0

    @property
    def step(self) -> int:
        """How far a step of the wheel or an arrow key scrolls, in pixels: whole lines."""
        return max(1, round(STEP * self._shown)) * self._line

    def scroll_to(self, offset: int) -> bool:
        """Scroll so that a whole line begins at the top; return whether anything moved."""
        bar = self._box.scroll_bar
        if bar is None:
            return False
        line = round(offset / self._line)
        # half a pixel more, because the box rounds down
        place = (line * self._line + 0.5) / self.content if line > 0 else 0.0
        bar.set_scroll_from_start_percentage(min(1.0 - bar.visible_percentage, place))
        self._manager.update(0.0)
        return self._move_to(min(self.end, round(self.position * self.content)))

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw what shows of the text."""
        del context
        self._manager.draw_ui(target)


def paragraphs(text: str) -> str:
    """Return a plain text as the text box wants it: nothing in it is taken for markup."""
    whole = HYPHEN.sub("-", text.replace("\r\n", "\n"))
    found = (" ".join(part.split()) for part in whole.split("\n\n"))
    return "<br><br>".join(html.escape(part, quote=False) for part in found if part.strip("=- "))


def _theme(size: int) -> dict[str, Any]:
    """Return the colours and fonts of the text box; its own scroll bar is invisible."""
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
    """Return a colour as pygame_gui reads it."""
    return "#" + "".join(f"{part:02X}" for part in tone)
