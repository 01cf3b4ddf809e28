"""The main menu."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import __version__
from ecosfera.games.baltica.screens import library
from ecosfera.games.game_screens import MenuChoice
from ecosfera.ui.app.splash import BACKDROP, BACKDROP_FOCUS
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.draw.theme import FOAM, INK, PALE_GOLD
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Picture, Widget

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext

TIGHT: Final = 0.72
"""Factor by which buttons may be lowered before they are placed side by side."""
TITLE: Final = "app/title"
"""The picture of the game's title."""
TITLE_EDGE: Final = 32 / 520
"""Empty margin at its left edge, as a fraction of its height."""


@dataclass(frozen=True)
class Running:
    """The game that can be continued."""

    names: tuple[str, ...]
    round: int
    habitats: tuple[str, ...]
    """Ids of the restored habitats, in order."""
    impacts: int


class Continue(Button):
    """The large button that continues a game; it shows the players and the state of the sea."""

    def __init__(
        self, rect: pygame.Rect, name: str, about: str, running: Running, scene: MenuScene
    ):
        super().__init__(
            "continue",
            rect,
            name,
            lambda: scene.finish(MenuChoice.CONTINUE),
            kind=ButtonKind.PRIMARY,
        )
        self.about = about
        self.running = running

    @property
    def spoken(self) -> str:
        """Return the name, the players and the round."""
        return f"{self.name}: {self.about}"

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the texts and the tiles that lie on the table."""
        m, text, rect = context.metrics, context.text, self.rect
        pad = m.px(20)
        room = rect.inflate(-2 * pad, -m.px(10))
        name = text.fit(self.name, Face.HEAVY, m.size(1.5), m.floor, room.width // 2)
        line = text.line_height(name.size, 1.2)
        about = text.fit(
            self.about,
            Face.BOLD,
            m.size(1.05),
            m.floor,
            room.width,
            3,
            height=room.height - line,
            leading=1.15,
        )
        high = line + text.line_height(about.size, 1.15) * len(about.lines)
        box = pygame.Rect(room.left, room.top + (room.height - high) // 2, room.width, line)
        y = text.place(target, name, box, Face.HEAVY, INK, leading=1.2)
        box = pygame.Rect(box.left, y, room.width, high - line)
        text.place(target, about, box, Face.BOLD, INK, leading=1.15)
        self._draw_tiles(target, context, room, y - line // 2)

    def _draw_tiles(
        self, target: pygame.Surface, context: UiContext, room: pygame.Rect, middle: int
    ) -> None:
        """Draw the tiles at the right of the first line; many impacts as one tile with a number."""
        m, text = context.metrics, context.text
        tiles = [*self.running.habitats, *["impact"] * self.running.impacts]
        side, gap, size = m.size(2.0), m.px(3), m.size(1.15)
        wide = room.width - text.width(self.name, Face.HEAVY, m.size(1.5)) - m.px(14)
        right = room.right
        if len(tiles) * (side + gap) - gap > wide and self.running.impacts > 1:
            tiles = [*self.running.habitats, "impact"]
            many = context.words("table.funding-count", n=self.running.impacts)
            at = (right, middle)
            number = text.draw(target, many, at, Face.HEAVY, size, INK, anchor="midright")
            right = number.left - gap
        step = min(side + gap, (wide - room.right + right + gap) // max(1, len(tiles)))
        side = step - gap
        left = right - step * len(tiles) + gap
        for i, tile in enumerate(tiles):
            put(target, context.pictures.sign(tile, side), (left + i * step, middle - side // 2))


class MenuScene(Form[MenuChoice]):
    """The main menu. Finishes with the choice; settings, language and About open over it."""

    def __init__(self, context: UiContext, running: Running | None) -> None:
        super().__init__(context)
        self.running = running
        self.start = "continue" if running else "new"

    def build(self) -> list[Widget]:
        """Build the controls."""
        m, words = self.context.metrics, self.context.words
        left = m.px(64)
        wide = min(max(m.px(330), m.size(22)), m.width * 45 // 100)
        widgets: list[Widget] = self._title(left)
        top = widgets[-1].rect.bottom + m.px(22)
        entries = [
            ("new", "menu.new-game", "icon_leaf", lambda: self.finish(MenuChoice.NEW)),
            ("saves", "saves.title", "icon_save", lambda: self.finish(MenuChoice.SAVES)),
            ("rules", "rules.title", "icon_rules", self._rules),
            ("guide", "guide.title", "icon_fish", self._guide),
            ("settings", "menu.settings", "icon_settings", self._settings),
            ("about", "menu.about", "icon_book", self._about),
        ]
        entries = [entry for entry in entries if entry[0] not in self.context.barred]
        first_high = m.size(5.6) if self.running else m.size(3.9)
        high = max(m.target, m.size(3.0))
        gap = m.px(10)
        # Buttons that do not fit become lower or stand side by side; their text is not shrunk.
        count = len(entries) if self.running else len(entries) - 1
        columns, squeeze = 1, 0.0
        for columns in (1, 2):
            rows = -(-count // columns)
            room = m.height - top - m.size(2.6) - gap * (rows + 1)
            squeeze = min(1.0, room / (first_high + high * rows))
            if squeeze >= TIGHT:
                break
        if columns == 2:
            wide = min(m.width - 2 * left, round(1.8 * wide))
        first_high, high = round(first_high * squeeze), round(high * squeeze)
        if self.running:
            rect = pygame.Rect(left, top, wide, first_high)
            about = words(
                "menu.running",
                names=words.list(list(self.running.names)),
                n=self.running.round,
            )
            widgets.append(Continue(rect, words("menu.continue"), about, self.running, self))
            top = rect.bottom + gap + m.px(4)
        place, half = 0, (wide - gap * (columns - 1)) // columns
        for item_id, message, icon, action in entries:
            main = item_id == "new" and not self.running
            if main:
                rect = pygame.Rect(left, top, wide, first_high)
                top = rect.bottom + gap + m.px(4)
            else:
                across, down = place % columns, place // columns
                x, y = left + across * (half + gap), top + down * (high + gap)
                rect = pygame.Rect(x, y, half, high)
                place += 1
            widgets.append(
                Button(
                    item_id,
                    rect,
                    words(message),
                    action,
                    kind=ButtonKind.PRIMARY if main else ButtonKind.QUIET,
                    icon=icon,
                    size=1.5 if main else 1.25,
                    left=True,
                )
            )
        return [*widgets, *self._corner()]

    def _title(self, left: int) -> list[Widget]:
        m = self.context.metrics
        high = min(m.px(178 if not m.big else 140), round(m.height * 0.24))
        top = m.px(24 if m.big else 44)
        # Align the letters, not the edge of their picture, with the buttons.
        title = pygame.Rect(left - round(TITLE_EDGE * high), top, m.width // 2, high)
        about = pygame.Rect(left, title.bottom + m.px(6), m.width // 2, m.size(1.7))
        return [
            Picture("title", title, TITLE, "Ecosfera Baltica"),
            Label(
                "tagline",
                about,
                self.context.words("menu.tagline"),
                size=1.3,
                face=Face.BOLD,
                tone=PALE_GOLD,
                middle=True,
            ),
        ]

    def _corner(self) -> list[Widget]:
        """Return language and Quit at the top, and About at the bottom."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        high = max(m.target, m.size(2.8))
        right = m.width - m.px(24)
        corner: list[Widget] = []
        entries = (
            ("quit", words("menu.quit"), "icon_cross", lambda: self.finish(MenuChoice.QUIT)),
            ("language", words("words.language"), "icon_language", self._language),
        )
        for item_id, name, icon, action in entries:
            single = item_id == "language" and len(self.context.languages) < 2
            if single or item_id in self.context.barred:
                continue
            wide = text.width(name, Face.BOLD, m.size(1.0)) + m.size(1.25) + m.px(38)
            rect = pygame.Rect(right - wide, m.px(18), wide, high)
            corner.append(Button(item_id, rect, name, action, icon=icon, size=1.0))
            right = rect.left - m.px(8)
        text_foot = words("menu.foot", version=__version__)
        foot = pygame.Rect(0, 0, text.width(text_foot, Face.TEXT, m.size(1.0)) + 2, m.size(1.6))
        foot.width = min(foot.width, m.width * 2 // 3)
        foot.bottomright = (m.width - m.px(24), m.height - m.px(12))
        ground = foot.inflate(m.px(20), m.px(6))
        corner += [
            Label("foot", foot, text_foot, size=1.0, tone=FOAM, align=Align.RIGHT, middle=True),
            Area("foot-ground", ground, 0.45),
        ]
        return corner[::-1]

    def intend(self, intent: Intent) -> bool:
        """Open the rules on their key."""
        if intent is Intent.RULES:
            self._rules()
            return True
        return super().intend(intent)

    def _rules(self) -> None:
        self.push(library.rulebook(self.context))

    def _guide(self) -> None:
        self.push(library.guide(self.context))

    def _settings(self) -> None:
        # Imported on demand, so that the menu opens sooner.
        from ecosfera.app.settings.scene import SettingsScene  # noqa: PLC0415

        self.push(SettingsScene(self.context))

    def _about(self) -> None:
        from ecosfera.app.menu.about import AboutScene  # noqa: PLC0415 (as above)

        self.push(AboutScene(self.context))

    def _language(self) -> None:
        from ecosfera.app.language import LanguageScene  # noqa: PLC0415 (as above)

        self.push(LanguageScene(self.context))

    def ground(self, target: pygame.Surface) -> None:
        """Draw the sea and some of its animals."""
        target.blit(self.context.pictures.get(BACKDROP, target.get_size(), BACKDROP_FOCUS), (0, 0))
