"""The players on their beach: who plays, what they are called, who was last in the sea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.screen.setup.controls import AddPlace, Portrait
from ecosfera.screen.setup.plan import LONGEST_NAME, MOST_ROWS, Plan
from ecosfera.screen.widgets import Button, Form, Kind, TextField, Widget

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from ecosfera.match.challenge import Mistake
    from ecosfera.screen.kit import Kit

MINUTES: Final = {1: 10, 2: 15, 3: 20, 4: 25}
"""About how long a game takes, by rows."""


@dataclass(frozen=True)
class Beach:
    """Where the players stand; all in pixels."""

    dry: int
    """Centre of the portraits on the sand."""
    wet: int
    """Centre of the portrait in the water."""
    radius: int


class BeachForm(Form[Plan | None]):
    """The part of the set-up that has the players, and what all its parts share."""

    def __init__(self, kit: Kit, plan: Plan, chance: random.Random) -> None:
        super().__init__(kit)
        self.plan = plan
        self.chance = chance
        self.typed: str | None = None
        """What stands in the code field, if it is not (yet) a code."""
        self.mistake: Mistake | None = None
        self.page = 0
        self.pages = 1
        self._waterline = 0.46

    def animal_name(self, animal: str) -> str:
        """The name of an animal as a player's name."""
        return self.kit.words(f"setup.animal-{animal.replace('_', '-')}")

    def _players(self, beach: Beach) -> list[Widget]:
        m, words, plan = self.kit.metrics, self.kit.words, self.plan
        margin = m.px(24)
        column = (m.width - 2 * margin) // MOST_ROWS
        plate = max(m.target, m.size(2.5))
        wide = min(column - m.px(12), max(m.px(226), m.size(11), round(m.floor * 14.6)))
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
            swimmer.below = box.bottom + m.px(4)
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
                        kind=Kind.CLEAR,
                        icon="icon_cross",
                        size=0.85,
                        group="beach",
                        wordless=True,
                    )
                )
        if len(plan.places) < MOST_ROWS:
            x = margin + column * len(plan.places) + column // 2
            circle = pygame.Rect(0, 0, round(1.6 * beach.radius), round(1.6 * beach.radius))
            circle.center = (x, beach.dry)
            label = pygame.Rect(
                x - column // 2 + m.px(6), circle.bottom + m.px(6), column - m.px(12), m.size(2.4)
            )
            widgets.append(AddPlace(circle, words("setup.add"), label, self._add))
        return widgets

    def _swimmer(self, index: int) -> Callable[[], None]:
        def swim() -> None:
            self.plan.first = index
            self.layout()
            self.kit.say(
                self.kit.words(
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
        """A choice has changed: so has the code; say what it is now."""
        self.typed = None
        self.mistake = None
        self.layout()
        if self.focused is not None:
            self.kit.say(self.focused.spoken)

    def _summary(self) -> str:
        plan = self.plan
        rows = len(plan.places)
        return self.kit.words.count(
            "setup.summary",
            rows,
            minutes=MINUTES[rows],
            name=plan.names(self.animal_name)[plan.first],
        )

    def _about_code(self) -> str:
        if self.mistake is not None:
            return self.kit.words(f"setup.code-{self.mistake}")
        return self.kit.words("setup.code-about")

    def _tell(self) -> None:
        """Show new words without building everything again: somebody is typing."""
        for item_id, text in (("summary", self._summary()), ("code-about", self._about_code())):
            label = self.find(item_id)
            if label is not None:
                label.name = text
        for i, name in enumerate(self.plan.names(self.animal_name)):
            portrait = self.find(f"player-{i}")
            if portrait is not None:
                portrait.name = name
        self.dirty = True
