"""The part of the set-up with the players on the beach: who plays, names, who begins."""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.content.presets import MEASURED_TEAMMATE
from ecosfera.games.baltica.info import CHARACTERS
from ecosfera.games.baltica.setup.controls import (
    SEAT_SIZE,
    AddSeat,
    AnimalButton,
    Caption,
    Portrait,
    SeatButton,
)
from ecosfera.games.baltica.setup.draft import MOST_ROWS, SetupDraft, animal_name
from ecosfera.tabletop.setup import LONGEST_NAME
from ecosfera.ui.draw.layout import Space, anchored, columns, edges, within
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import DRIFTWOOD
from ecosfera.ui.widgets import Button, ButtonKind, Label, TextField
from ecosfera.ui.widgets.people_chip import PeopleChip

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets import Form, Widget


def seat_height(context: UiContext) -> int:
    """Return the height of the button that says who plays a row, in pixels."""
    return max(context.metrics.target, context.metrics.size(1.9))


class Beach(NamedTuple):
    """Positions of the players, in pixels."""

    dry: int
    """Y of the centres of the portraits on the sand."""
    wet: int
    """Y of the centre of the portrait in the water."""
    radius: int
    captions: bool = True
    """Whether there is room to say in words how a computer plays."""


class PlayersPanel:
    """Creates the controls of the players and changes the draft accordingly.

    `form` is laid out again after a change. While a name is typed, `renamed` is called instead, so
    that the form keeps its controls.
    """

    def __init__(self, form: Form[Any], draft: SetupDraft, renamed: Callable[[], None]) -> None:
        self.form = form
        self.context = form.context
        self.draft = draft
        self._renamed = renamed

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name of each row."""
        return self.draft.names(self._animal_name)

    def _animal_name(self, animal: str) -> str:
        return animal_name(self.context.words, animal)

    def widgets(self, beach: Beach) -> list[Widget]:
        """Return the controls of all rows, and the round button that adds one."""
        m = self.context.metrics
        margin = m.px(24)
        shown = min(MOST_ROWS, len(self.draft.seats) + 1)
        column = (m.width - 2 * margin) // MOST_ROWS
        beach_box = within(m.window, (column * shown, 0), "midtop")
        places = columns(beach_box, shown)
        rows = [self._row(index, places[index], beach) for index in range(len(self.draft.seats))]
        # Tab goes from name to name, and last to the buttons that remove a row.
        found: list[Widget] = [
            widget for part in zip(*rows, strict=True) for widget in chain(*part)
        ]
        if len(self.draft.seats) < MOST_ROWS:
            found.append(self._add_seat(places[len(self.draft.seats)], beach))
        return found

    @property
    def count_height(self) -> int:
        """Return the height of the question how many people play, in pixels."""
        m = self.context.metrics
        return max(m.target, m.size(2.5))

    def count(self, box: pygame.Rect) -> list[Widget]:
        """Return the question how many people play, and an answer for each number of rows."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        many, gap = range(1, MOST_ROWS + 1), m.px(8)
        widths = [PeopleChip.width(self.context, people) for people in many]
        asked, size = words("setup.how-many"), 1.15
        chips = sum(widths) + gap * (len(widths) - 1)
        wide = text.width(asked, FontFace.BOLD, m.size(size)) + m.px(4)
        found: list[Widget] = []
        space = Space(within(box, (min(box.width, chips), box.height)), gap)
        if wide + m.px(12) + chips <= box.width:
            space = Space(within(box, (wide + m.px(12) + chips, box.height)), gap)
            question = space.left(wide, gap=m.px(12))
            face, tone = FontFace.BOLD, DRIFTWOOD
            found.append(
                Label("how-many", question, asked, size=size, face=face, tone=tone, middle=True)
            )
        for people, width in zip(many, widths, strict=True):
            place, here = space.left(width), self.draft.company[0] == people
            chosen = here and PERSON in self.draft.computers
            gather = partial(self._gather, people)
            found.append(PeopleChip(people, place, words, gather, chosen=chosen))
        return found

    def _row(self, index: int, place: pygame.Rect, beach: Beach) -> tuple[list[Widget], ...]:
        """Return the controls of a row in parts: portrait and animal; name; player; cross."""
        m, words = self.context.metrics, self.context.words
        name, row = self.names[index], self.draft.seats[index]
        several = len(self.draft.seats) > 1
        wet = index == self.draft.first
        plate = max(m.target, m.size(2.5))
        wide = min(place.width - m.px(12), max(m.px(226), m.size(11), round(m.floor * 15.6)))
        centre = place.centerx, beach.wet if wet else beach.dry
        circle = anchored((2 * beach.radius, 2 * beach.radius), "center", centre)
        box = anchored((wide, plate), "midtop", (place.centerx, circle.bottom + m.px(8)))
        swimmer = Portrait(
            f"player-{index}",
            circle,
            name,
            row.animal,
            lambda: self._swim(index),
            wet=wet,
            state=words("setup.spoken-begins" if wet else "setup.spoken-dry"),
            begins=words("setup.begins"),
        )
        seat = self._seat(index, name, (place.centerx, box.bottom + m.px(4)))
        swimmer.below = seat.rect.bottom + m.px(4)
        field = TextField(
            f"name-{index}",
            box,
            words("setup.name-of", n=index + 1),
            "" if self._is_unnamed(index) else name,
            lambda value: self._rename(index, value),
            limit=LONGEST_NAME,
            group="beach",
            hint=words("setup.your-name", name=self._animal_name(row.animal)),
            round_ends=True,
            size=1.3,
            room=plate - m.px(10) if several else 0,
        )
        field.done = lambda: self._named(index)
        cross = Button(
            f"remove-{index}",
            within(box, (plate, plate), "topright"),
            words("setup.remove", name=name),
            lambda: self._remove(index),
            kind=ButtonKind.CLEAR,
            icon="icon_cross",
            size=0.85,
            group="beach",
            wordless=True,
        )
        cross.tip = cross.name
        turn = self._animal_button(index, circle, place.right)
        about: list[Widget] = []
        if row.character != PERSON and beach.captions:
            box = pygame.Rect(place.left, seat.rect.bottom + m.px(5), place.width, m.size(1.4))
            joins = self.draft.company == (1, 1) and row.character == MEASURED_TEAMMATE
            told = "setup.seat-joins" if joins else f"setup.seat-{row.character}-short"
            about = [Caption(f"about-{index}", box, words(told), "beach")]
        return [swimmer, turn], [field], [seat, *about], [cross] if several else []

    def _is_unnamed(self, index: int) -> bool:
        """Return whether a person plays a row and has not given a name."""
        seat = self.draft.seats[index]
        return seat.character == PERSON and not seat.name

    @property
    def unnamed(self) -> str:
        """Return the id of the first field that lacks a person's name, or an empty text."""
        rows = range(len(self.draft.seats))
        return next((f"name-{index}" for index in rows if self._is_unnamed(index)), "")

    def after(self, item_id: str) -> str:
        """Return what Enter leads to from a control: the next field without a name, or the start.

        Whoever gives no name wants to begin.
        """
        index = item_id.removeprefix("name-")
        typed = index != item_id and not self._is_unnamed(int(index))
        return (typed and self.unnamed) or "start"

    def _named(self, index: int) -> None:
        """Go on to the next person without a name, or begin."""
        there = self.after(f"name-{index}")
        self.form.focus_on(there)
        if there == "start" and self.form.focused is not None:
            self.form.focused.press()

    def _animal_button(self, index: int, circle: pygame.Rect, right: int) -> Button:
        """Return the small portrait of the next animal beside that of a row, which chooses it."""
        m = self.context.metrics
        side = max(m.target, round(circle.width * 0.29))
        at = circle.right + m.px(2), circle.centery - circle.height // 12
        button = AnimalButton(
            f"animal-{index}",
            anchored((side, side), "midleft", at),
            self.context.words("setup.other-animal"),
            lambda: self._change_animal(index),
            self.draft.next_animal(index),
        )
        room = edges(circle.right + m.px(2), button.rect.bottom + m.px(8), right, circle.bottom)
        text = self.context.text
        fits = text.fits(button.name, FontFace.BOLD, m.floor, room.width, 2)
        if fits and room.height >= text.line_height(m.floor, 1.15) * 2:
            button.room = room
        return button

    def _seat(self, index: int, name: str, at: tuple[int, int]) -> SeatButton:
        """Return the button below a point that tells whether a person or a computer plays."""
        words = self.context.words
        who = self.draft.seats[index].character or "person"
        character = words(f"table.seat.{who}")
        label = character[:1].upper() + character[1:]
        if who != "person" and self._seats_are_wide():
            label = words("setup.seat-computer", character=character)
        rect = anchored((self._seat_width(label), seat_height(self.context)), "midtop", at)
        seat = SeatButton(f"seat-{index}", rect, label, lambda: self._change_player(index), who=who)
        seat.voice = words("setup.seat-spoken", name=name, who=label)
        seat.tip = words(f"setup.seat-{who}")
        return seat

    def _seats_are_wide(self) -> bool:
        """Return whether every character has room for the word "computer" before it."""
        words, m = self.context.words, self.context.metrics
        labels = (
            words("setup.seat-computer", character=words(f"table.seat.{character}"))
            for character in CHARACTERS
        )
        return max(map(self._seat_width, labels)) <= m.width // MOST_ROWS - m.px(12)

    def _seat_width(self, label: str) -> int:
        m = self.context.metrics
        wide = self.context.text.width(label, FontFace.BOLD, m.size(SEAT_SIZE))
        return wide + m.size(2.4) + m.px(48)

    def _add_seat(self, place: pygame.Rect, beach: Beach) -> AddSeat:
        m = self.context.metrics
        side = round(1.6 * beach.radius)
        circle = anchored((side, side), "center", (place.centerx, beach.dry))
        size = place.width - m.px(12), m.size(2.4)
        label = anchored(size, "topleft", (place.left + m.px(6), circle.bottom + m.px(6)))
        return AddSeat(circle, self.context.words("setup.add"), label, self._add)

    # ------------------------------------------------------------------ changes
    def _swim(self, index: int) -> None:
        self.draft.first = index
        self.form.layout()
        self.context.say(self.context.words("setup.spoken-begins-now", name=self.names[index]))

    def _change_animal(self, index: int) -> None:
        self.draft.change_animal(index)
        self.form.layout()
        self.context.say(self.names[index])

    def _change_player(self, index: int) -> None:
        self.draft.change_player(index)
        self.form.layout()
        seat = self.form.find(f"seat-{index}")
        if seat is not None:
            self.context.say(seat.spoken)

    def _gather(self, people: int) -> None:
        if self.draft.company[0] != people or PERSON not in self.draft.computers:
            self.draft.gather(people)
            self.form.layout()
            # Whoever says how many they are says next who they are.
            self.form.focus_on(self.unnamed)
        if self.form.focused is not None:
            self.context.say(self.form.focused.spoken)

    def _rename(self, index: int, value: str) -> None:
        row = self.draft.seats[index]
        self.draft.rename(index, value)
        if row.name == self._animal_name(row.animal):
            row.name = ""
        for number, name in enumerate(self.names):
            portrait = self.form.find(f"player-{number}")
            if portrait is not None:
                portrait.name = name
        self._renamed()

    def _remove(self, index: int) -> None:
        self.draft.remove(index)
        self.form.layout()

    def _add(self) -> None:
        self.draft.add()
        self.form.layout()
        self.form.focus_on(f"name-{len(self.draft.seats) - 1}")
