"""The settings page of the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.app.settings.rows import RowsForm
from ecosfera.ui.draw.layout import Space
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.input.keys import chord
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext


class KeyButton(Button):
    """A button that shows the keys of an intent."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        meaning: str,
        keys: str,
        action: Callable[[], None],
        *,
        waiting: bool,
    ) -> None:
        super().__init__(
            item_id,
            rect,
            keys,
            action,
            kind=ButtonKind.PRIMARY if waiting else ButtonKind.PAPER,
            size=1.0,
            lines=2,
        )
        self.meaning = meaning

    @property
    def spoken(self) -> str:
        """Return the meaning and the keys."""
        return f"{self.meaning}: {self.name}"


class KeysForm(RowsForm):
    """Assigns the next key to the chosen intent, and says which intent loses it."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.waiting: Intent | None = None
        """The intent to which the next key is assigned."""
        self.notice = ""
        """What the last change did to other intents."""

    def _keys(self) -> list[Widget]:
        m, words, keys = self.context.metrics, self.context.words, self.context.keys
        high = max(m.target, m.size(2.6))
        text = self.notice or words("settings.keys-about")
        lines = len(
            self.context.text.wrap(text, FontFace.TEXT, m.size(1.0), self._space.rest.width)
        )
        about = self._row(self.context.text.line_height(m.size(1.0)) * lines)
        shown = sorted((i for i in keys.intents if not i.fixed), key=lambda i: i.order)
        caps = {i: " · ".join(keys.cap(c) for c in keys.chords(i)) for i in keys.intents}
        widest = max(map(self._wide, caps.values())) + m.px(28)
        rows: list[Widget] = [
            Label("keys-about", about, text, tone=INK if self.notice else SLATE, lines=lines)
        ]
        for intent in shown:
            line = Space(self._row(high), m.px(10))
            button = line.right(min(line.rest.width // 2, max(m.px(190), m.size(11), widest)))
            name = self._name(intent)
            rows.append(
                Label(
                    f"key-name-{intent}",
                    line.rest,
                    name,
                    size=1.05,
                    face=FontFace.BOLD,
                    tone=INK,
                    middle=True,
                    lines=2,
                    leading=1.12,
                )
            )
            waiting = intent is self.waiting
            label_keys = (
                words("settings.press-key") if waiting else caps[intent] or words("settings.no-key")
            )
            rows.append(
                KeyButton(
                    f"key-{intent}", button, name, label_keys, self._waiter(intent), waiting=waiting
                )
            )
        reset = self._row(max(m.target, m.size(2.9)))
        reset.width = min(reset.width, self._wide(words("settings.keys-reset")) + m.px(70))
        rows.append(
            Button(
                "keys-reset",
                reset,
                words("settings.keys-reset"),
                self._reset,
                kind=ButtonKind.PAPER,
                icon="icon_undo",
                size=1.0,
            )
        )
        return rows

    def _waiter(self, intent: Intent) -> Callable[[], None]:
        def wait() -> None:
            self.waiting = intent
            self.notice = ""
            self.layout()
            self.context.say(self.context.words("settings.press-key"))

        return wait

    def _reset(self) -> None:
        self.notice = self.context.words("settings.keys-were-reset")
        self._change(keys={})
        self.context.say(self.notice)

    def handle(self, event: pygame.Event) -> bool:
        """While waiting, take the next key; otherwise handle the event as a form."""
        if self.waiting is None:
            return super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.waiting = None
            self.layout()
            return super().handle(event)
        if event.type in {pygame.TEXTINPUT, pygame.TEXTEDITING}:
            return True
        key = chord(event)
        if key is None:
            return event.type == pygame.KEYDOWN or super().handle(event)
        self._bind(self.waiting, key)
        return True

    def _bind(self, intent: Intent, key: str) -> None:
        """Assign a key to an intent and say which intent loses it; fixed keys cannot be changed."""
        words, keys = self.context.words, self.context.keys
        self.waiting = None
        other = keys.taken(key, intent)
        if key == "escape":
            self.notice = ""
            self.layout()
            return
        if other is not None and other.fixed:
            self.notice = words("settings.key-fixed", key=keys.cap(key))
            self.layout()
        else:
            self.notice = ""
            if other:
                name = self._name(other)
                self.notice = words("settings.key-taken", key=keys.cap(key), other=name)
            known = {intent.id for intent in keys.intents}
            others = {i: c for i, c in self.context.settings.keys.items() if i not in known}
            self._change(keys={**others, **keys.changed(intent, key)})
        if self.notice:
            self.rows.scroll_to(0)
            self.context.say(self.notice)

    def _name(self, intent: Intent) -> str:
        words = self.context.words
        if intent.number is not None:
            return words("settings.key-move", n=intent.number)
        return words(f"settings.key-{intent}")

    def intend(self, intent: Intent) -> bool:
        """While waiting for a key, do nothing except cancelling with a gamepad."""
        if self.waiting is None:
            return super().intend(intent)
        if intent is Intent.BACK:
            self.waiting = None
            self.layout()
        return True
