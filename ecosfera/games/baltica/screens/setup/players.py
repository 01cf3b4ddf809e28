"""The part of the set-up with the players on the beach: who plays, names, who begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.content.presets import load_balance
from ecosfera.games.baltica.info import CHARACTERS
from ecosfera.games.baltica.screens.setup.controls import AddSeat, Portrait, RoundButton, SeatButton
from ecosfera.games.baltica.screens.setup.draft import (
    LONGEST_NAME,
    MOST_ROWS,
    SetupDraft,
    animal_name,
)
from ecosfera.ui.draw.text import Face
from ecosfera.ui.widgets import Button, ButtonKind, Form, TextField, Widget

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from ecosfera.core.codes import Mistake
    from ecosfera.ui.context import UiContext

MINUTES: Final = {1: 10, 2: 15, 3: 20, 4: 25}
"""Approximate duration of a game by number of rows."""


SEAT_SIZE: Final = 0.95
"""Text size of the button that shows who plays a row, in multiples of body text."""


def seat_height(context: UiContext) -> int:
    """Return the height of the button that shows who plays a row."""
    return max(context.metrics.target, context.metrics.size(1.9))


@dataclass(frozen=True)
class Beach:
    """Positions on the beach in pixels."""

    dry: int
    """The y coordinate of portraits on the sand."""
    wet: int
    """The y coordinate of the portrait in the water."""
    radius: int


class BeachForm(Form[SetupDraft | None]):
    """The part of the set-up with the players, and what all parts share."""

    def __init__(self, context: UiContext, plan: SetupDraft, chance: random.Random) -> None:
        super().__init__(context)
        self.plan = plan
        self.chance = chance
        self.balance = load_balance()
        """The difficulty of set-ups."""
        self.typed: str | None = None
        """Text in the code field if it is not a valid code (yet)."""
        self.mistake: Mistake | None = None
        self.page = 0
        self.pages = 1
        self._waterline = 0.46

    def animal_name(self, animal: str) -> str:
        """Return the name of an animal as a player's name."""
        return animal_name(self.context.words, animal)

    def _players(self, beach: Beach) -> list[Widget]:
        m, words, plan = self.context.metrics, self.context.words, self.plan
        margin = m.px(24)
        column = (m.width - 2 * margin) // MOST_ROWS
        plate = max(m.target, m.size(2.5))
        wide = min(column - m.px(12), max(m.px(226), m.size(11), round(m.floor * 15.6)))
        widgets: list[Widget] = []
        names = plan.names(self.animal_name)
        for i, place in enumerate(plan.places):
            wet = i == plan.first
            x = margin + column * i + column // 2
            y = beach.wet if wet else beach.dry
            circle = pygame.Rect(0, 0, 2 * beach.radius, 2 * beach.radius)
            circle.center = (x, y)
            swimmer = Portrait(
                f"player-{i}",
                circle,
                names[i],
                place.animal,
                self._swimmer(i),
                wet=wet,
                state=words("setup.spoken-begins" if wet else "setup.spoken-dry"),
                begins=words("setup.begins"),
            )
            widgets.append(swimmer)
            box = pygame.Rect(x - wide // 2, circle.bottom + m.px(8), wide, plate)
            seat = self._seat(i, names[i], x, box.bottom + m.px(4))
            swimmer.below = seat.rect.bottom + m.px(4)
            widgets.append(self._turn(i, circle))
            several = len(plan.places) > 1
            field = TextField(
                f"name-{i}",
                box,
                words("setup.name-of", n=i + 1),
                names[i],
                self._namer(i),
                limit=LONGEST_NAME,
                group="beach",
                hint=self.animal_name(place.animal),
                round_ends=True,
                room=plate - m.px(10) if several else 0,
            )
            field.done = lambda: self.focus_on("start")
            widgets.append(field)
            if several:
                cross = pygame.Rect(box.right - plate, box.top, plate, plate)
                widgets.append(
                    Button(
                        f"remove-{i}",
                        cross,
                        words("setup.remove", name=names[i]),
                        self._remover(i),
                        kind=ButtonKind.CLEAR,
                        icon="icon_cross",
                        size=0.85,
                        group="beach",
                        wordless=True,
                    )
                )
            widgets.append(seat)
        if len(plan.places) < MOST_ROWS:
            x = margin + column * len(plan.places) + column // 2
            circle = pygame.Rect(0, 0, round(1.6 * beach.radius), round(1.6 * beach.radius))
            circle.center = (x, beach.dry)
            label = pygame.Rect(
                x - column // 2 + m.px(6), circle.bottom + m.px(6), column - m.px(12), m.size(2.4)
            )
            widgets.append(AddSeat(circle, words("setup.add"), label, self._add))
        return widgets

    def _turn(self, index: int, circle: pygame.Rect) -> Button:
        """Return the small arrow beside a portrait: the next animal."""
        side = max(self.context.metrics.target, round(circle.width * 0.25))
        rect = pygame.Rect(0, 0, side, side)
        rect.midleft = (
            circle.right + self.context.metrics.px(2),
            circle.centery + circle.height // 8,
        )
        return RoundButton(
            f"animal-{index}",
            rect,
            self.context.words("setup.other-animal"),
            self._animal_changer(index),
            kind=ButtonKind.PAPER,
            icon="icon_arrow_right",
            size=0.8,
            group="beach",
            wordless=True,
        )

    def _seat(self, index: int, name: str, middle: int, top: int) -> SeatButton:
        """Return the button that shows who plays the row."""
        words = self.context.words
        who = self.plan.places[index].character or "person"
        character = words(f"table.seat.{who}")
        label = character[:1].upper() + character[1:]
        if who != "person" and self._seats_are_wide():
            label = words("setup.seat-computer", character=character)
        wide = self._seat_width(label)
        rect = pygame.Rect(middle - wide // 2, top, wide, seat_height(self.context))
        seat = SeatButton(f"seat-{index}", rect, label, self._player_changer(index), who=who)
        seat.voice = words("setup.seat-spoken", name=name, who=label)
        seat.tip = words(f"setup.seat-{who}")
        return seat

    def _seats_are_wide(self) -> bool:
        """Return whether every character fits with the word "computer" before it."""
        words, m = self.context.words, self.context.metrics
        labels = (
            words("setup.seat-computer", character=words(f"table.seat.{character}"))
            for character in CHARACTERS
        )
        return max(map(self._seat_width, labels)) <= m.width // MOST_ROWS - m.px(12)

    def _seat_width(self, label: str) -> int:
        m = self.context.metrics
        return self.context.text.width(label, Face.BOLD, m.size(SEAT_SIZE)) + m.size(1.2) + m.px(40)

    def _animal_changer(self, index: int) -> Callable[[], None]:
        def change() -> None:
            self.plan.change_animal(index)
            self.layout()
            self.context.say(self.plan.names(self.animal_name)[index])

        return change

    def _player_changer(self, index: int) -> Callable[[], None]:
        def change() -> None:
            self.plan.change_player(index)
            self.layout()
            seat = self.find(f"seat-{index}")
            if seat is not None:
                self.context.say(seat.spoken)

        return change

    def _swimmer(self, index: int) -> Callable[[], None]:
        def swim() -> None:
            self.plan.first = index
            self.layout()
            self.context.say(
                self.context.words(
                    "setup.spoken-begins-now", name=self.plan.names(self.animal_name)[index]
                )
            )

        return swim

    def _namer(self, index: int) -> Callable[[str], None]:
        def name(value: str) -> None:
            place = self.plan.places[index]
            self.plan.rename(index, value)
            if place.name == self.animal_name(place.animal):
                place.name = ""
            self._tell()

        return name

    def _remover(self, index: int) -> Callable[[], None]:
        def remove() -> None:
            self.plan.remove(index)
            self.layout()

        return remove

    def _add(self) -> None:
        self.plan.add()
        self.layout()
        self.focus_on(f"name-{len(self.plan.places) - 1}")

    def _changed(self) -> None:
        """Update the code and the layout after a change, and narrate it."""
        self.typed = None
        self.mistake = None
        self.layout()
        if self.focused is not None:
            self.context.say(self.focused.spoken)

    def _summary(self) -> str:
        plan = self.plan
        rows = len(plan.places)
        return self.context.words.count(
            "setup.summary",
            rows,
            minutes=MINUTES[rows],
            name=plan.names(self.animal_name)[plan.first],
        )

    def _about_code(self) -> str:
        if self.mistake is not None:
            return self.context.words(f"setup.code-{self.mistake}")
        return self.context.words("setup.code-about")

    def _tell(self) -> None:
        """Update texts without rebuilding the widgets while somebody is typing."""
        for item_id, text in (("summary", self._summary()), ("code-about", self._about_code())):
            label = self.find(item_id)
            if label is not None:
                label.name = text
        for i, name in enumerate(self.plan.names(self.animal_name)):
            portrait = self.find(f"player-{i}")
            if portrait is not None:
                portrait.name = name
        self.dirty = True
