"""The settings on three pages: reading, screen and sound, keys."""

from __future__ import annotations

import math
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from ecosfera.app.menu.game_card import draw_dimmed
from ecosfera.app.settings.keys_page import KeysForm
from ecosfera.ui.app.window import SIZES
from ecosfera.ui.draw.layout import Space, columns, edges, grid, inset, whole
from ecosfera.ui.draw.painted_sea import painted_sea
from ecosfera.ui.limits import LARGEST_SCALE, SMALLEST_SCALE
from ecosfera.ui.settings import LOUDEST
from ecosfera.ui.widgets import Button, ButtonKind, Paper, Widget
from ecosfera.ui.widgets.top_bar import top_bar
from ecosfera.words import own_name

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.core.game_info import GameInfo, GameSetting
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.settings import Motion, Pace

GAP: Final = 5
"""Units between the rows of a page."""
STEP: Final = 0.1
"""Step of the UI scale."""
MOTIONS: Final[tuple[Motion, ...]] = ("full", "brisk", "off")
PACES: Final[tuple[Pace, ...]] = ("wait", "slow", "normal", "quick")


LEGIBLE: Final = 26
"""The size of body text for projectors, in pixels."""
FINGER: Final = 1.4
"""The UI scale at which whatever can be pressed is 44 pixels high at 1366×768."""


def presets(smallest: float) -> dict[str, dict[str, Any]]:
    """Return what each preset sets; `smallest` is the size of body text at the scale 1."""
    # In a window of 4K the smallest text is larger than that already.
    large = max(SMALLEST_SCALE, math.ceil(10 * LEGIBLE / smallest) / 10)
    return {
        "usual": {"scale": SMALLEST_SCALE, "bold": False, "contrast": False},
        "touch": {"scale": FINGER, "bold": False, "contrast": False},
        "projector": {"scale": min(LARGEST_SCALE, large), "bold": True, "contrast": True},
    }


class SettingsPage(StrEnum):
    """The pages, in order."""

    READING = "reading"
    SCREEN = "screen"
    KEYS = "keys"


SCALE_DELAY: Final = 0.6
"""Seconds after which a chosen text size is applied."""
_ICONS: Final = {
    SettingsPage.READING: "icon_text",
    SettingsPage.SCREEN: "icon_window",
    SettingsPage.KEYS: "icon_keyboard",
}


class SettingsScene(KeysForm):
    """The settings, shown over the menu or the pause menu."""

    start = "page-reading"

    def __init__(self, context: UiContext, game: GameInfo) -> None:
        super().__init__(context)
        self.game = game
        self.page = SettingsPage.READING
        self._scale: float | None = None
        """The chosen text size until it is applied."""
        self._rest = 0.0
        """Seconds since it was chosen."""

    @property
    def shows_sound(self) -> bool:
        """Whether the switch for the sound is in sight."""
        switch = next((widget for widget in self.widgets if widget.id == "sound"), None)
        return switch is not None and self.rows.rect.contains(switch.rect)

    def build(self) -> list[Widget]:
        """Top bar, tabs of the pages at the left or the top, the rows of a page in a sheet."""
        m, words = self.context.metrics, self.context.words
        widgets, top = top_bar(self.context, words("settings.title"), self.back)
        space = Space(edges(m.margin, top, m.width - m.margin, m.height - m.margin))
        narrow = m.body * 44 > m.width
        high, gap = max(m.target, m.size(3.0)), m.px(8)
        if narrow:
            boxes = columns(space.top(high, gap=m.px(10)), len(SettingsPage), gap)
        else:
            side = space.left(max(m.px(244), m.size(15)), gap=m.px(16))
            boxes = grid(side, len(SettingsPage), 1, high, gap)
        widgets += [
            self._tab(page, rect, narrow=narrow)
            for page, rect in zip(SettingsPage, boxes, strict=True)
        ]
        box = space.left(min(space.rest.width, max(m.px(860), m.size(46))))
        sheet = Paper("sheet", box, 0.98)
        view = inset(box, m.px(18), m.px(10))
        make = {
            SettingsPage.READING: self._reading,
            SettingsPage.SCREEN: self._screen,
            SettingsPage.KEYS: self._keys,
        }[self.page]
        rows: list[Widget] = []
        content = 0
        for self._beside in (0, m.px(18)):
            room = view.inflate(-m.px(12), -2 * m.px(8))
            room.left = view.left + m.px(6)
            room.width -= self._beside
            self._space = Space(room, m.px(GAP))
            rows = make()
            content = self._space.rest.top - view.top
            if content <= view.height:
                sheet.rect.height = content + m.px(28)
                break
        else:
            # At first only whole rows are visible.
            cut = whole(view, [row.rect for row in rows])
            sheet.rect.height -= view.height - cut.height
            view = cut
        return [*widgets, sheet, self.rows.fill(view, rows, content)]

    def _tab(self, page: SettingsPage, rect: pygame.Rect, *, narrow: bool) -> Widget:
        words = self.context.words
        chosen = page is self.page
        return Button(
            f"page-{page}",
            rect,
            words(f"settings.page-{page}"),
            lambda: self._turn(page),
            kind=ButtonKind.PAPER if chosen else ButtonKind.QUIET,
            icon=_ICONS[page],
            size=1.1,
            left=not narrow,
            group="pages",
            lines=2,
        )

    def _turn(self, page: SettingsPage) -> None:
        self.page = page
        self.waiting = None
        self.notice = ""
        self.rows.rewind()
        self.layout()

    def _reading(self) -> list[Widget]:
        settings, words = self.context.settings, self.context.words
        rows = [self._heading("settings.language")]
        rows += self._options(
            "languages",
            [
                (
                    f"language-{code}",
                    own_name(code, words.folder),
                    "",
                    code == words.lang,
                    self._changer(language=code),
                )
                for code in self.context.languages
            ],
        )
        rows.append(self._heading("settings.reading"))
        rows += self._presets()
        scale = self._scale or settings.scale
        rows.append(
            self._stepper(
                "scale",
                "settings.scale",
                words("settings.percent", n=round(scale * 100)),
                self._step_scale,
                less=scale > SMALLEST_SCALE,
                more=scale < LARGEST_SCALE,
            )
        )
        rows.append(self._switch("bold", "settings.bold", value=settings.bold))
        rows.append(self._switch("contrast", "settings.contrast", value=settings.contrast))
        rows.append(self._read_aloud())
        return rows + self._playing()

    def _presets(self) -> list[Widget]:
        """Return the sizes and looks that suit a way of playing, each in one step."""
        words, now = self.context.words, self.context.settings
        entries = []
        for name, values in presets(self.context.metrics.smallest).items():
            chosen = replace(now, **values) == now
            change = self._changer(**values)
            title = words(f"settings.preset-{name}")
            entries.append((f"preset-{name}", title, "", chosen, change))
        return self._options("presets", entries)

    def _read_aloud(self) -> Widget:
        """Return the switch for the voice of the system, or a line that it has none."""
        if self.context.can_read_aloud:
            value = self.context.settings.read_aloud
            return self._switch("read_aloud", "settings.read-aloud", value=value)
        return self._line("no-voice", "settings.no-voice")

    def _playing(self) -> list[Widget]:
        """Return the switches of the game."""
        rows = [self._heading("settings.playing")] if self.game.settings else []
        for row in self.game.settings:
            value = self.context.settings.of_game(self.game.id, row.key, default=row.default)
            rows.append(self._switch(row.key, row.message, value=value, change=self._toggler(row)))
        if not self.game.teammates:
            return rows
        rows.append(self._heading("settings.pace"))
        entries = [
            (
                f"pace-{pace}",
                self.context.words(f"settings.pace-{pace}"),
                self.context.words(f"settings.pace-{pace}-about"),
                self.context.settings.pace == pace,
                self._changer(pace=pace),
            )
            for pace in PACES
        ]
        return rows + self._options("pace", entries)

    def _toggler(self, row: GameSetting) -> Callable[[], None]:
        """Return what turns a switch of the game over."""

        def toggle() -> None:
            settings = self.context.settings
            value = not settings.of_game(self.game.id, row.key, default=row.default)
            self._apply(settings.with_game(self.game.id, row.key, value=value))

        return toggle

    def _screen(self) -> list[Widget]:
        settings, words = self.context.settings, self.context.words
        rows = [self._heading("settings.motion")]
        rows += self._options(
            "motion",
            [
                (
                    f"motion-{motion}",
                    words(f"settings.motion-{motion}"),
                    words(f"settings.motion-{motion}-about"),
                    settings.motion == motion,
                    self._changer(motion=motion),
                )
                for motion in MOTIONS
            ],
        )
        rows.append(self._heading("settings.window"))
        rows.append(self._switch("fullscreen", "settings.fullscreen", value=settings.fullscreen))
        size = self.context.metrics.width, self.context.metrics.height
        wide, high = self.context.desktop
        sizes = [s for s in SIZES if s[0] <= wide and s[1] <= high]
        smaller = [s for s in sizes if s[0] < size[0] and s[1] <= size[1]]
        larger = [s for s in sizes if s[0] > size[0] and s[1] >= size[1]]
        row = self._stepper(
            "window",
            "settings.window-size",
            words("settings.size", width=size[0], height=size[1]),
            lambda way: self._change(window=smaller[0] if way < 0 else larger[-1]),
            less=bool(smaller),
            more=bool(larger),
        )
        row.enabled = not settings.fullscreen
        if row.enabled:
            rows.append(row)
        return rows + self._sound()

    def _sound(self) -> list[Widget]:
        settings = self.context.settings
        rows = [
            self._heading("settings.sound"),
            self._switch("sound", "settings.sound-on", value=settings.sound),
        ]
        if settings.sound:
            rows.append(self._volume("effects_volume", settings.effects_volume))
            if self.game.look.sea:
                rows.append(self._volume("ambience_volume", settings.ambience_volume))
                rows.append(self._switch("music", "settings.music-on", value=settings.music))
                if settings.music:
                    rows.append(self._volume("music_volume", settings.music_volume))
        return rows

    def _volume(self, name: str, value: int) -> Widget:
        words = self.context.words
        return self._stepper(
            name,
            f"settings.{name.replace('_', '-')}",
            words("settings.volume", n=value, most=LOUDEST)
            if value
            else words("settings.volume-none"),
            lambda way: self._change(**{name: value + way}),
            less=value > 0,
            more=value < LOUDEST,
        )

    def sound_set(self) -> None:
        """Show whether sound is on now."""
        self.layout()

    # ------------------------------------------------------------------ text size
    def _step_scale(self, way: int) -> None:
        """Choose the next text size; it is applied after a moment, for it moves the button away."""
        now = self._scale or self.context.settings.scale
        self._scale = round(min(LARGEST_SCALE, max(SMALLEST_SCALE, now + way * STEP)), 2)
        self._rest = 0.0
        self.layout()

    def _apply_scale(self) -> None:
        scale, self._scale = self._scale, None
        if scale is not None and scale != self.context.settings.scale:
            self._change(scale=scale)

    @property
    def moving(self) -> bool:
        """Return whether a text size waits to be applied."""
        return self._scale is not None or super().moving

    def update(self, dt: float) -> None:
        """Apply the text size once it was not changed for a moment."""
        super().update(dt)
        if self._scale is not None:
            self._rest += dt
            if self._rest >= SCALE_DELAY:
                self._apply_scale()

    def back(self) -> None:
        """Close the settings."""
        self._apply_scale()
        self.finish(None)

    def ground(self, target: pygame.Surface) -> None:
        """Draw a calm sea, or the picture of the game, darkened."""
        if self.game.look.sea:
            context, size = self.context, target.get_size()
            target.blit(painted_sea(context.shapes, context.pictures, size), (0, 0))
        else:
            draw_dimmed(target, self.context, self.game.look)
