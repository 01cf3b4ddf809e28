"""Rows of settings, below each other in a sheet that scrolls."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import Space, grid
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Form, Label, Option, ScrollView, Stepper, Switch, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.settings import Settings


class RowsForm(Form[None]):
    """Makes rows of settings. Every change is applied and saved at once, without confirmation."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.rows = ScrollView("rows", context)
        self._space = Space(context.metrics.window)
        """Where the next row goes."""
        self._beside = 0
        """Width left free at the right of the rows for the scroll bar."""

    def _wide(self, text: str) -> int:
        return self.context.text.width(text, FontFace.BOLD, self.context.metrics.size(1.0))

    def _halved(self, text: str) -> int:
        """Return the smallest width in which an explanation takes no more than two lines."""
        m, lay = self.context.metrics, self.context.text
        size = m.size(1.0)
        wide = lay.width(text, FontFace.TEXT, size)
        narrow = range(wide // 2, wide, m.px(4))
        return next((w for w in narrow if len(lay.wrap(text, FontFace.TEXT, size, w)) <= 2), wide)

    def _row(self, high: int) -> pygame.Rect:
        """Return the place of the next row."""
        return self._space.top(high)

    def _heading(self, message: str) -> Widget:
        m = self.context.metrics
        self._space.skip(m.px(16 if self._space.used else 4))
        rect = self._row(m.size(1.7))
        return Label(
            f"heading-{message}",
            rect,
            self.context.words(message),
            size=1.3,
            face=FontFace.TITLE,
            tone=INK,
            middle=True,
        )

    def _line(self, item_id: str, message: str) -> Widget:
        """Return a sentence in as many lines as it needs."""
        m, text = self.context.metrics, self.context.text
        sentence, wide = self.context.words(message), self._space.rest.width
        lines = len(text.wrap(sentence, FontFace.TEXT, m.size(1.05), wide))
        rect = self._row(text.line_height(m.size(1.05)) * lines)
        return Label(item_id, rect, sentence, size=1.05, tone=SLATE, lines=lines)

    def _options(
        self, group: str, entries: list[tuple[str, str, str, bool, Callable[[], None]]]
    ) -> list[Widget]:
        """Return the cards of one choice, as many in a line as fit.

        Each entry is id, name, explanation, whether it is chosen, and action.
        """
        m, words = self.context.metrics, self.context.words
        gap = m.px(10)
        room = self._space.rest.copy()
        each = max(
            max(
                round(self._wide(name) * 1.12) + m.px(44),
                min(self._halved(about), round(m.size(13))) + m.px(30),
            )
            for _, name, about, _, _ in entries
        )
        # the same number with and without a scroll bar
        columns = max(1, min(len(entries), (room.width + self._beside + gap) // (each + gap)))
        while columns > 1 and len(entries) <= 4 and len(entries) % columns:
            columns -= 1  # so that no place in the last line stays empty
        abouts = any(about for _, _, about, _, _ in entries)
        high = max(m.target, m.size(4.6 if abouts else 2.8))
        cells = grid(room, len(entries), columns, high, gap, fill=True)
        widgets: list[Widget] = []
        for (item_id, name, about, chosen, action), rect in zip(entries, cells, strict=True):
            widgets.append(
                Option(
                    item_id,
                    rect,
                    name,
                    action,
                    chosen=chosen,
                    about=about,
                    group=group,
                    state=words("common.chosen" if chosen else "common.not-chosen"),
                )
            )
        self._row(cells[-1].bottom - room.top)
        return widgets

    def _stepper(
        self,
        item_id: str,
        message: str,
        value: str,
        step: Callable[[int], None],
        *,
        less: bool,
        more: bool,
    ) -> Stepper:
        m = self.context.metrics
        rect = self._row(max(m.target, m.size(2.6)))
        wide = self.context.text.width(value, FontFace.HEAVY, m.size(1.15)) + m.px(20)
        return Stepper(
            item_id,
            rect,
            self.context.words(message),
            value,
            step,
            less=less,
            more=more,
            value_width=max(wide, m.size(5)),
            size=1.05,
        )

    def _switch(
        self,
        item_id: str,
        message: str,
        *,
        value: bool,
        change: Callable[[], None] | None = None,
    ) -> Switch:
        """Return a switch; without `change` it turns the setting over that is called like it."""
        m, words = self.context.metrics, self.context.words
        state = words("common.on" if value else "common.off")
        return Switch(
            item_id,
            self._row(max(m.target, m.size(2.8))),
            words(message),
            change or self._changer(**{item_id: not value}),
            chosen=value,
            state=state,
        )

    def _changer(self, **values: object) -> Callable[[], None]:
        return lambda: self._change(**values)

    def _change(self, **values: object) -> None:
        self._apply(replace(self.context.settings, **values))  # type: ignore[arg-type]

    def _apply(self, settings: Settings) -> None:
        """Apply settings, and show and say what has become of them."""
        self.context.change_settings(settings)
        # let the player hear how loud the sound is now
        self.context.sound("bubble")
        self.layout()
        if self.focused is not None:
            self.context.say(self.focused.spoken)
