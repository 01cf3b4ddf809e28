"""Rows of settings in a scrolling sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Form, Label, Option, Stepper, Switch, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.settings import Settings


class RowsForm(Form[None]):
    """A form whose changes are applied and stored at once, without confirmation."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self._y = 0
        """Top of the next row."""
        self._beside = 0
        """Width left free at the right of the rows for the scroll bar."""

    def _wide(self, text: str) -> int:
        return self.context.text.width(text, Face.BOLD, self.context.metrics.size(1.0))

    def _row(self, high: int) -> pygame.Rect:
        """Return the place of the next row."""
        assert self.view is not None
        m = self.context.metrics
        room = self.view.width - m.px(12) - self._beside
        rect = pygame.Rect(self.view.left + m.px(6), self._y, room, high)
        self._y += high + m.px(8)
        return rect

    def _heading(self, message: str) -> Widget:
        m = self.context.metrics
        assert self.view is not None
        first = self._y <= self.view.top + m.px(8)
        self._y += m.px(4 if first else 16)
        rect = self._row(m.size(1.7))
        return Label(
            f"heading-{message}",
            rect,
            self.context.words(message),
            size=1.3,
            face=Face.TITLE,
            tone=INK,
            middle=True,
        )

    def _options(
        self, group: str, entries: list[tuple[str, str, str, bool, Callable[[], None]]]
    ) -> list[Widget]:
        """Return the cards of a choice, wrapped into lines.

        Each entry is an id, a name, a description, whether it is chosen, and an action.
        """
        m, words = self.context.metrics, self.context.words
        gap = m.px(10)
        line = self._row(0)
        widest = max(
            # The description may take two lines.
            max(self._wide(name) * 1.12, min(self._wide(about) * 0.62, m.size(13)))
            for _, name, about, _, _ in entries
        )
        each = round(widest) + m.px(44)
        # The same number with and without a scroll bar.
        room = line.width + self._beside
        columns = max(1, min(len(entries), (room + gap) // (each + gap)))
        while columns > 1 and len(entries) <= 4 and len(entries) % columns:
            columns -= 1  # no place stays empty
        abouts = any(about for _, _, about, _, _ in entries)
        high = max(m.target, m.size(4.6 if abouts else 2.8))
        self._y = line.top
        widgets: list[Widget] = []
        for i, (item_id, name, about, chosen, action) in enumerate(entries):
            column, row = i % columns, i // columns
            left = line.left + column * (line.width + gap) // columns
            right = line.left + (column + 1) * (line.width + gap) // columns - gap
            rect = pygame.Rect(left, self._y + row * (high + gap), right - left, high)
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
        self._y += -(-len(entries) // columns) * (high + gap) - gap + m.px(8)
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
        wide = self.context.text.width(value, Face.HEAVY, m.size(1.15)) + m.px(20)
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

    def _switch(self, item_id: str, message: str, *, value: bool) -> Switch:
        m, words = self.context.metrics, self.context.words
        state = words("common.on" if value else "common.off")
        return Switch(
            item_id,
            self._row(max(m.target, m.size(2.8))),
            words(message),
            self._changer(**{item_id: not value}),
            chosen=value,
            state=state,
        )

    def _changer(self, **values: object) -> Callable[[], None]:
        return lambda: self._change(**values)

    def _change(self, **values: object) -> None:
        settings: Settings = replace(self.context.settings, **values)  # type: ignore[arg-type]
        self.context.change(settings)
        # Play a sound at the new volume.
        self.context.sound("bubble")
        self.layout()
        if self.focused is not None:
            self.context.say(self.focused.spoken)
