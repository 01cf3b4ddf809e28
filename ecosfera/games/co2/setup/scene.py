"""The scene where the players and the length of the game are chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.players import PERSON
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.province import draw_ground
from ecosfera.games.co2.rules.ids import PLAYERS
from ecosfera.games.co2.setup.draft import GAMES, LESSONS, Length, SetupDraft
from ecosfera.games.co2.tutorial import switch_tips, tips_left
from ecosfera.tabletop.setup import LONGEST_NAME
from ecosfera.ui.draw.layout import Space, columns, inset
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Form, Label, Paper, TextField, Widget
from ecosfera.ui.widgets.challenge_code import CodePanel
from ecosfera.ui.widgets.choice import Option, Switch
from ecosfera.ui.widgets.people_chip import PeopleChip
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.top_bar import top_bar

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    import pygame

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext


PERSON_ICON: Final = "icon_person"


class Mark(Widget):
    """The mark of a player."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, seat: int) -> None:
        super().__init__(item_id, rect, "")
        self._seat = seat

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the mark."""
        radius = self.rect.height / 2
        Brush(context).pawn(target, self._seat, *self.rect.center, radius)


class SetupScene(Form["SetupDraft | None"]):
    """Changes a draft, and finishes with it, or with None for back."""

    start = "start"
    default = "start"

    def __init__(
        self, context: UiContext, services: Services, draft: SetupDraft, chance: random.Random
    ) -> None:
        super().__init__(context)
        self.services = services
        self.draft = draft
        self.chance = chance
        self._who: dict[int, Button] = {}
        """The button of each seat that says who plays it."""
        self._views = (ScrollView("players", context), ScrollView("lengths", context))
        self.code = CodePanel(self, draft, chance, self._rolled)
        usual = draft.flow and draft.fair_undo and not draft.own
        self._unfolded = not usual or draft.length in LESSONS
        """Whether every choice is shown; those that differ from the usual ones are never hidden."""

    def build(self) -> list[Widget]:
        """Build the players on the left, the length on the right, and the start button."""
        m, words = self.context.metrics, self.context.words
        bar, top = top_bar(
            self.context, words("carbon.setup.title", game=words(INFO.title)), self.back
        )
        room = m.window.copy()
        room.top, room.height = top, m.height - top
        space = Space(inset(room, m.px(24), m.px(4)), m.px(16))
        space.bottom(m.px(10), 0)
        foot = space.bottom(max(m.target, m.size(3.4)))
        left, right = columns(space.rest, 2, m.px(20))
        players = self._column(0, left, self._players)
        lengths = self._column(1, right, self._lengths)
        doors, start = columns(foot, 2, m.px(20))
        name, key = words("carbon.setup.start"), self.context.keys.label(Intent.ACCEPT)
        return [
            *bar,
            Paper("players-sheet", self._sheet(left, players)),
            players,
            Paper("length-sheet", self._sheet(right, lengths)),
            lengths,
            *self._doors(doors),
            Button("start", start, name, self._begin, kind=ButtonKind.PRIMARY, key=key, size=1.5),
        ]

    def _doors(self, box: pygame.Rect) -> list[Widget]:
        """Return the buttons to the guided lap, the rulebook and the territories."""
        words = self.context.words
        parts: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("learn", "menu.learn", "icon_play", self._learn),
            ("rules", "menu.rules", "icon_rules", self.services.open_rulebook),
            ("guide", "carbon.rules.places", "icon_book", self.services.open_guide),
        )
        boxes = columns(box, len(parts), self.context.metrics.px(10))
        return [
            Button(name, where, words(text), do, icon=icon, lines=2)
            for (name, text, icon, do), where in zip(parts, boxes, strict=True)
        ]

    def _column(
        self, which: int, sheet: pygame.Rect, fill: Callable[[Space], list[Widget]]
    ) -> ScrollView:
        """Return a column that scrolls where it does not fit."""
        m = self.context.metrics
        view = inset(sheet, m.px(18), m.px(14))
        inner = inset(view, m.px(6), m.px(4))
        inner.width -= m.px(8)
        return self._views[which].fill(view, fill(Space(inner, m.px(10))))

    def _sheet(self, most: pygame.Rect, view: ScrollView) -> pygame.Rect:
        """Return the sheet below a column, no higher than needed."""
        box = most.copy()
        box.height = min(most.height, view.content + self.context.metrics.px(40))
        return box

    def _heading(self, item_id: str, space: Space, message: str) -> Label:
        box = space.top(self.context.metrics.size(2.0))
        text = self.context.words(message)
        return Label(item_id, box, text, size=1.5, face=FontFace.TITLE, tone=INK)

    # -- players ----

    def _players(self, space: Space) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        found: list[Widget] = [
            self._heading("who", space, "setup.how-many"),
            *self._people(space),
        ]
        for index in range(len(self.draft.seats)):
            found += self._seat(index, space)
        if len(self.draft.seats) < PLAYERS[1]:
            add = Button(
                "add",
                space.top(max(m.target, m.size(2.6))),
                words("carbon.setup.add"),
                self._do(self.draft.invite),
                kind=ButtonKind.PAPER,
                icon="icon_plus",
            )
            found.append(add)
        used = dict.fromkeys(seat.character for seat in self.draft.seats if seat.character)
        if used:
            found += self._strength(space)
        found += [
            self._note(f"about-{character}", space, self._about(character)) for character in used
        ]
        return [*found, self._note("note", space, words("carbon.setup.note"))]

    def _people(self, space: Space) -> list[Widget]:
        """Return an answer for each number of people."""
        m, people = self.context.metrics, self.draft.computers.count(PERSON)
        row = Space(space.top(max(m.target, m.size(2.5))), m.px(8))
        return [
            PeopleChip(
                count,
                row.left(PeopleChip.width(self.context, count)),
                self.context.words,
                partial(self._gather, count),
                chosen=people == count,
            )
            for count in range(1, PLAYERS[1] + 1)
        ]

    def _strength(self, space: Space) -> list[Widget]:
        """Return the button that changes how strong all computers are, and what that means."""
        m, words = self.context.metrics, self.context.words
        message = f"carbon.setup.strength-{self.draft.strength}"
        change = Button(
            "strength",
            space.top(max(m.target, m.size(2.6))),
            words(message),
            self._change_strength,
            kind=ButtonKind.PAPER,
            icon="icon_robot",
        )
        return [change, self._note("about-strength", space, words(f"{message}-note"))]

    def _change_strength(self) -> None:
        """Let all computers play at the next strength, and say what that means."""
        self.draft.change_strength()
        self.layout()
        words, message = self.context.words, f"carbon.setup.strength-{self.draft.strength}"
        self.context.say(f"{words(message)}. {words(f'{message}-note')}")

    def _about(self, character: str) -> str:
        """Return a character of the computer players, and what it means."""
        words = self.context.words
        return f"{words(f'carbon.setup.{character}')}. {words(f'carbon.setup.{character}-note')}"

    def _note(self, item_id: str, space: Space, sentence: str) -> Label:
        m, text = self.context.metrics, self.context.text
        lines = len(text.wrap(sentence, FontFace.TEXT, m.size(1), space.rest.width))
        box = space.top(lines * text.line_height(m.size(1)) + m.px(4))
        return Label(item_id, box, sentence, tone=SLATE, lines=lines)

    def _seat(self, index: int, space: Space) -> list[Widget]:
        """Return the controls of a player: mark, name, who plays, remove."""
        m, words = self.context.metrics, self.context.words
        seat = self.draft.seats[index]
        shown = INFO.shown_names(words, self.draft.names)
        high = max(m.target, m.size(2.6))
        row = Space(space.top(high), m.px(8))
        mark = Mark(f"mark-{index}", row.left(high), index)
        several = len(self.draft.seats) > PLAYERS[0]
        remove = row.right(high)
        kind = words(f"carbon.setup.{seat.character or 'person'}")
        icon = "icon_robot" if seat.character else PERSON_ICON
        narrow = row.rest.width < m.size(20)
        who = Button(
            f"kind-{index}",
            row.right(high if narrow else max(m.px(150), m.size(9))),
            kind,
            lambda: self._change_player(index),
            kind=ButtonKind.PAPER,
            icon=icon,
            wordless=narrow,
        )
        if seat.character:
            who.tip = self._about(seat.character)
        name = TextField(
            f"name-{index}",
            row.rest,
            words("carbon.setup.name-of", n=index + 1),
            seat.name,
            lambda value: self._rename(index, value),
            limit=LONGEST_NAME,
            hint=words(f"carbon.colour-{index + 1}"),
        )
        name.done = lambda: self._named(index)
        self._who[index] = who
        found: list[Widget] = [mark, name, who]
        if several:
            found.append(
                Button(
                    f"remove-{index}",
                    remove,
                    words("carbon.setup.remove", player=shown[index]),
                    self._do(lambda: self.draft.remove(index)),
                    kind=ButtonKind.CLEAR,
                    icon="icon_cross",
                    wordless=True,
                )
            )
        return found

    def _gather(self, people: int) -> None:
        """Let so many people play, and ask the first without a name for it."""
        self._do(partial(self.draft.gather, people))()
        seats = enumerate(self.draft.seats)
        nameless = (f"name-{n}" for n, seat in seats if not seat.character and not seat.name)
        self.focus_on(next(nameless, f"people-{people}"))

    def _rename(self, index: int, name: str) -> None:
        """Name a player, and show on the button beside the name who sits there now.

        A new layout would make the field anew, and select what was typed.
        """
        self.draft.rename(index, name)
        if not self.draft.seats[index].character:
            who = self._who[index]
            who.name, who.icon, who.tip = self.context.words("carbon.setup.person"), PERSON_ICON, ""
            self.dirty = True

    def _named(self, index: int) -> None:
        """Go on after Enter in a name, and show what follows from who plays."""
        self.layout()
        there = self._after_name(index)
        self.focus_on(there)
        if there == "start":
            self._begin()

    def update(self, dt: float) -> None:
        """Let the start button name its key unless Enter leads to the next name first."""
        super().update(dt)
        start, here = self.find("start"), self.focused.id if self.focused is not None else ""
        index = here.removeprefix("name-")
        goes_on = index != here and self._after_name(int(index)) != "start"
        key = "" if goes_on else self.context.keys.label(Intent.ACCEPT)
        if isinstance(start, Button) and start.key != key:
            start.key, self.dirty = key, True

    def _after_name(self, index: int) -> str:
        """Return what Enter in a name goes on to: the name of the next person, or the start."""
        people = (n for n, seat in enumerate(self.draft.seats) if n > index and not seat.character)
        return next((f"name-{n}" for n in people), "start")

    # -- length ----

    def _lengths(self, space: Space) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        found: list[Widget] = [self._heading("long", space, "carbon.setup.length")]
        high = max(m.target, m.size(4.9))
        lesson = self.draft.length in LESSONS
        shown = LESSONS if lesson else GAMES
        found += [self._length(length, space.top(high)) for length in shown]
        if self._unfolded:
            return [*found, *self._more(space, lesson=lesson)]
        box = space.top(max(m.target, m.size(2.6)))
        name, kind = words("carbon.setup.more"), ButtonKind.PAPER
        return [*found, Button("more", box, name, self._unfold, kind=kind, icon="icon_arrow_down")]

    def _unfold(self) -> None:
        """Show every choice."""
        self._unfolded = True
        self.layout()
        self.focus_on("lessons")

    def _more(self, space: Space, *, lesson: bool) -> list[Widget]:
        """Return what few change: switches of the rules, tips, and the challenge code."""
        draft, left = self.draft, tips_left(self.context)
        lessons = partial(draft.choose, GAMES[-1] if lesson else LESSONS[0])
        tips = partial(switch_tips, self.context, on=not left)
        switches = (
            ("lessons", "carbon.setup.lessons", lesson, lessons),
            ("strict", "carbon.setup.strict", not draft.flow, self._toggle_flow),
            ("fair-undo", "carbon.setup.fair-undo", draft.fair_undo, self._toggle_fair_undo),
            ("tips", "carbonlearn.tips", left, tips),
        )
        found: list[Widget] = [self._switch(*switch, space) for switch in switches]
        code = Space(space.top(self.code.height())).rest
        return [*found, *self.code.widgets(code, on_paper=True)]

    def _switch(
        self, item_id: str, message: str, on: bool, change: Callable[[], None], space: Space
    ) -> Switch:
        m, words = self.context.metrics, self.context.words
        box, state = (
            space.top(max(m.target, m.size(2.6))),
            words("common.on" if on else "common.off"),
        )
        return Switch(item_id, box, words(message), self._do(change), chosen=on, state=state)

    def _length(self, length: Length, box: pygame.Rect) -> Option:
        words = self.context.words
        chosen = self.draft.length is length
        config = self.draft.config()
        goal = config.goal if chosen else length.goal
        fields = {"goal": goal, "places": length.start_territories}
        minutes = length.minutes(self.draft.computers)
        if minutes is None:
            rounds = length.rounds[len(self.draft.seats) - 2]
            about = words("carbon.setup.length-note", **fields, rounds=rounds)
        else:
            begun = length.head_start and self.draft.flow
            message = f"carbon.setup.length-{'begun' if begun else 'minutes'}"
            about = words(message, **fields, minutes=minutes)
        return Option(
            f"length-{length.id}",
            box,
            words(f"carbon.setup.{length.id}"),
            self._do(lambda: self.draft.choose(length)),
            chosen=chosen,
            state=words("carbon.setup.chosen") if chosen else "",
            about=about,
            group="length",
        )

    def _change_player(self, index: int) -> None:
        """Let the next kind of player sit here, and say what that means."""
        self.draft.change_player(index)
        self.code.clear()
        self.layout()
        character = self.draft.seats[index].character
        message = self._about(character) if character else self.context.words("carbon.setup.person")
        self.context.say(message)

    def _toggle_flow(self) -> None:
        self.draft.flow = not self.draft.flow

    def _toggle_fair_undo(self) -> None:
        self.draft.fair_undo = not self.draft.fair_undo

    def _do(self, change: Callable[[], None]) -> Callable[[], None]:
        """Return a function that changes the draft and shows it."""

        def done() -> None:
            change()
            self.code.clear()
            self.layout()
            if self.focused is not None:
                self.context.say(self.focused.spoken)

        return done

    def _rolled(self) -> None:
        self.code.clear()
        self.layout()
        self.context.say(self.draft.code)

    def _learn(self) -> None:
        """Begin the guided first lap instead; afterwards a first match is offered."""
        self.draft.begin()
        self.draft.guided = True
        self.finish(self.draft)

    def _begin(self) -> None:
        self.code.take_words()
        if self.code.mistake is not None:
            self.context.say(self.code.about)
            return
        self.draft.guided = False
        self.finish(self.draft)

    def back(self) -> None:
        """Return to the menu."""
        self.finish(None)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the map."""
        draw_ground(target, self.context, 0.25)
