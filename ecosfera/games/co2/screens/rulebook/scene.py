"""The rules in short, on one page that scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.screens.ground import draw_map
from ecosfera.ui.draw.layout import Space, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Form, Label, Paper, Widget
from ecosfera.ui.widgets.base import Picture
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.top_bar import top_bar

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext

PAGES: Final = (
    ("aim", "co2_sun"),
    ("turn", "icon_dice"),
    ("places", "co2_icon_rent"),
    ("actions", "co2_action_renewable_energy"),
    ("via", "co2_credit"),
    ("squares", "co2_exchange"),
    ("events", "co2_event"),
    ("bonus", "co2_sun"),
    ("debts", "co2_euro"),
    ("trade", "co2_icon_handshake"),
    ("end", "icon_trophy"),
)
"""The paragraphs, each with its sign."""
WIDE: Final = 46
"""Greatest width of a line in bodies."""


class RulebookScene(Form[None]):
    """Shows the rules."""

    start = "back"

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self._view = ScrollView("pages", context)

    def build(self) -> list[Widget]:
        """Build one paragraph with a heading for each part of the rules."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        bar, top = top_bar(self.context, words("carbon.rules.title"), self.back)
        wide = min(m.width - m.px(40), m.size(WIDE) + m.px(120))
        sheet = m.window.copy()
        sheet.width, sheet.height, sheet.top = wide, m.height - top - m.px(14), top
        sheet.centerx = m.width // 2
        view = inset(sheet, m.px(24), m.px(16))
        space = Space(inset(view, m.px(8), m.px(4)))
        found: list[Widget] = []
        for page, sign in PAGES:
            side = m.size(2.6)
            row = Space(space.rest)
            mark = row.left(side, gap=m.px(16))
            mark.height = side
            name = words(f"carbon.rules.{page}")
            body = words(f"carbon.rules.{page}-text")
            width = row.rest.width - m.px(14)
            lines = len(text.wrap(body, FontFace.TEXT, m.size(1.1), width))
            column = Space(row.rest)
            column.rest.width = width
            heading = column.top(m.size(2.1))
            told = column.top(lines * text.line_height(m.size(1.1)) + m.px(4))
            tint = "icon_" in sign
            found += [
                Sign(f"sign-{page}", mark, sign, tinted=tint),
                Label(f"head-{page}", heading, name, size=1.4, face=FontFace.TITLE, tone=INK),
                Label(f"text-{page}", told, body, size=1.1, tone=INK, lines=lines),
            ]
            space.skip(column.used + m.px(12))
        return [*bar, Paper("sheet", sheet), self._view.fill(view, found)]

    def back(self) -> None:
        """Close the rules."""
        self.finish(None)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the map."""
        draw_map(target, self.context, 0.35)


class Sign(Picture):
    """A sign beside a paragraph."""

    def __init__(self, item_id: str, rect: pygame.Rect, sign: str, *, tinted: bool) -> None:
        super().__init__(item_id, rect, sign, "")
        self._tinted = tinted

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sign."""
        tint = INK if self._tinted else None
        image = context.pictures.sign(self.picture, self.rect.width, tint)
        put(target, image, self.rect.topleft)
