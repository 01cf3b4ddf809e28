"""The set-up: a beach with the players, and below it the sea.

In a large window everything is on one page; with large text there are two pages, and the second one
scrolls if needed. Every choice has a default, so Enter starts a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.core.bot import ThinkingTask
from ecosfera.games.baltica.content.journey import load_journey, sea_after
from ecosfera.games.baltica.content.presets import BAY
from ecosfera.games.baltica.journey.scene import JourneyScene, next_sea
from ecosfera.games.baltica.setup.difficulty import DifficultyPanel
from ecosfera.games.baltica.setup.draft import SetupDraft, animal_name
from ecosfera.games.baltica.setup.players import Beach, PlayersPanel, seat_height
from ecosfera.ui.draw.layout import Space, columns, edges, inset
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import DRIFTWOOD, INK, PALE_GOLD
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Form, Label, Paper, ScrollView, Widget
from ecosfera.ui.widgets.challenge_code import CodePanel

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Generator

    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

CALM: Final = 0.2
"""Seconds after which choices are prepared."""
SLICE: Final = 0.003
"""Maximum seconds of preparation in one frame, at most one step longer."""
MINUTES: Final = {1: 10, 2: 15, 3: 20, 4: 25}
"""Approximate duration of a game by number of rows, in minutes."""
LEAST_SHEET: Final = 19.5
"""Least height of the sheets below the beach on one page, in body sizes."""
PICTURE: Final = "scenes/setup"
PICTURE_SIZE: Final = (1920, 1080)
PICTURE_WATERLINE: Final = 0.455
"""Where the beach ends in the picture, as a fraction of its height."""


class SetupScene(Form[SetupDraft | None]):
    """Finishes with the changed draft, or with None for back.

    `chance` generates new seeds.
    """

    start = "start"
    default = "start"

    def __init__(
        self,
        context: UiContext,
        services: Services,
        draft: SetupDraft,
        chance: random.Random,
        prepare: Callable[[Config, SetupDraft], Generator[None, None, None]] | None = None,
    ) -> None:
        super().__init__(context)
        self.services = services
        self.draft = draft
        self.players = PlayersPanel(self, draft, self._renamed)
        self.difficulty = DifficultyPanel(context, draft, self._changed)
        self.code = CodePanel(self, draft, chance, self._changed)
        self.choices = ScrollView("choices", context)
        self._sails_on = False
        """Whether the chart is shown first, with the stars of the sea that was saved."""
        self._advance()
        self.page = 0
        self.pages = 1
        self._waterline = 0.46
        self._prepare = prepare
        self._chosen: object = None
        """The choices for which `_preparation` prepares."""
        self._rest = 0.0
        """Seconds since they were made."""
        self._preparation: ThinkingTask[None] | None = None

    # ------------------------------------------------------------------ the journey
    def _advance(self) -> None:
        """Go on to the first sea of the journey that is not saved, if the chosen one is."""
        stars = self.services.stars() if self.draft.stage else {}
        if not self.draft.journey:
            self.draft.stage = ""
        elif stars.get(self.draft.stage):
            saved, after = self.draft.stage, sea_after(self.draft.stage)
            self.draft.stage = after.id if after is not None else next_sea(stars).id
            self._sails_on = self.draft.stage != saved

    def _open_journey(self) -> None:
        """Show the chart."""
        stars = self.services.stars()
        self.push(JourneyScene(self.context, stars, self.draft.stage), self._sailed)

    def _sailed(self, sea_id: str) -> None:
        """Take the sea that was chosen on the chart, or free play if none was."""
        draft, balance = self.draft, self.difficulty.balance
        if sea_id:
            draft.sail(next(sea for sea in load_journey() if sea.id == sea_id), balance)
        elif draft.stage:
            draft.stage, draft.sea = "", BAY
        if not sea_id:
            self.difficulty.left_journey = ""
        self._changed()

    def layout(self) -> None:
        """Build the controls anew; the first time, show the chart if a sea was saved since."""
        super().layout()
        if self._sails_on:
            self._sails_on = False
            self._open_journey()

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> None:
        """Prepare the match of these choices a little, once they have stood for a moment."""
        super().update(dt)
        if self._prepare is None or not self.on_top:
            return
        words = self.context.words
        config = self.draft.config(lambda animal: animal_name(words, animal))
        chosen = (config, self.draft.portraits, self.draft.computers, words, self.context.metrics)
        if chosen != self._chosen:
            self._chosen, self._rest, self._preparation = chosen, 0.0, None
        self._rest += dt
        if self._rest < CALM:
            return
        if self._preparation is None:
            self._preparation = ThinkingTask(self._prepare(config, self.draft))
        self._preparation.go_on(SLICE)

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build one page if everything fits, otherwise one of two."""
        self.difficulty.fit()
        m = self.context.metrics
        head = m.px(14) + m.size(4.2)
        radius = round(min(64 * m.u, 0.083 * m.height))
        person = 2 * radius + m.px(8) + self._below_portrait
        need = head + person + round(0.06 * m.height) + m.px(20) + m.size(LEAST_SHEET) + m.px(24)
        self.pages = 1 if need <= m.height and m.width >= m.size(64) else 2
        return self._one_page(head, radius, person) if self.pages == 1 else self._two_pages()

    @property
    def _below_portrait(self) -> int:
        """The height of the name and the player below a portrait."""
        m = self.context.metrics
        return max(m.target, m.size(2.5)) + m.px(4) + seat_height(self.context)

    def _one_page(self, head: int, radius: int, person: int) -> list[Widget]:
        m = self.context.metrics
        margin = m.px(24)
        beach = head + person + round(0.11 * m.height) + m.px(20)
        wanted = max(m.size(18.4), round(0.355 * m.height) - margin)
        high = max(m.size(LEAST_SHEET), min(m.height - margin - beach, wanted))
        panels = Space(inset(m.window, margin), m.px(16))
        panels = Space(panels.bottom(high), m.px(16))
        top = panels.rest.top
        spare = top - m.px(14) - head - m.px(8) - person
        shift = min(round(0.16 * m.height), round(spare * 0.68))
        dry = head + m.px(8) + radius + round((spare - shift) * 0.6)
        self._waterline = (dry + radius + shift * 0.62) / m.height
        width = panels.rest.width - 2 * panels.gap
        sea, level = panels.left(round(width * 0.546)), panels.left(round(width * 0.222))
        return [
            *self._head(),
            *self.players.widgets(Beach(dry, dry + shift, radius)),
            Paper("sea-sheet", sea, 0.96),
            *self.difficulty.sea(sea.inflate(-m.px(32), 0), fill=True),
            Paper("level-sheet", level, 0.96),
            *self.difficulty.level(level.inflate(-m.px(28), 0), fill=True),
            *self.code.widgets(panels.rest, on_paper=False),
            *self._start(panels.rest),
        ]

    def _two_pages(self) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        margin = m.px(20)
        bar = max(m.target, m.size(2.7))
        tabs = pygame.Rect(m.width // 4, m.px(14), m.width // 2, bar)
        back, language, *journey = self._corners(short=True)
        names = words("setup.page-players"), words("setup.page-sea")
        pages = [
            self._tab(page, name, rect)
            for page, (name, rect) in enumerate(zip(names, columns(tabs, 2, m.px(8)), strict=True))
        ]
        room = edges(margin, tabs.bottom + m.px(12), m.width - margin, m.height - margin)
        space = Space(room, m.px(12))
        foot = space.bottom(m.size(3.3))
        middle = self._players_page if self.page == 0 else self._choices_page
        return [back, *pages, language, *journey, *middle(space.rest), *self._foot(foot)]

    def _tab(self, page: int, name: str, rect: pygame.Rect) -> Button:
        kind = ButtonKind.QUIET if page == self.page else ButtonKind.PAPER
        return Button(
            f"page-{page}", rect, name, lambda: self._turn(page), size=1.0, kind=kind, group="pages"
        )

    def _players_page(self, box: pygame.Rect) -> list[Widget]:
        m = self.context.metrics
        space = Space(box)
        about = space.top(m.size(1.7))
        below, begins = self._below_portrait, m.size(1.8)
        radius = min(m.px(84), (space.rest.height - below - begins - m.px(40)) // 2)
        spare = space.rest.height - 2 * radius - below - m.px(8)
        dry = space.rest.top + m.px(8) + radius
        wet = dry + max(0, min(spare - m.px(12) - begins, round(0.12 * m.height)))
        self._waterline = (wet + radius * 0.4) / m.height
        return [self._who_began(about, 1.1), *self.players.widgets(Beach(dry, wet, radius))]

    def _choices_page(self, box: pygame.Rect) -> list[Widget]:
        """Return difficulty, level and code in a column that scrolls."""
        m = self.context.metrics
        self._waterline = (box.top - m.px(4)) / m.height
        view = box.inflate(-m.px(24), -m.px(16))
        room = Space(view)
        room.left(m.px(4))
        room.right(m.px(24) - m.px(4))
        room.skip(m.px(4))
        rows: list[Widget] = []
        for part in (self.difficulty.sea, self.difficulty.level):
            rows += part(room.rest, fill=False)
            room.skip(rows[-1].rect.bottom - room.rest.top + m.px(14))
        rows += self.code.widgets(room.rest, on_paper=True)
        content = max(row.rect.bottom for row in rows) + m.px(10) - view.top
        return [Paper("sheet", box, 0.97), self.choices.fill(view, rows, content)]

    def _turn(self, page: int) -> None:
        self.page = page
        self.choices.rewind()
        self.layout()

    def _corners(self, *, short: bool) -> list[Button]:
        """Return the buttons for back, language and the journey, if that is offered.

        Short ones have neither key nor label.
        """
        m, words, text = self.context.metrics, self.context.words, self.context.text
        high = max(m.target, m.size(2.7))
        margin = m.px(24)
        wide = text.width(words("common.back"), FontFace.BOLD, m.size(1.0)) + m.px(30)
        wide += 0 if short else m.size(1.9) + m.px(16)
        name = words("words.language")
        named = text.width(name, FontFace.BOLD, m.size(1.0)) + m.size(1.25) + m.px(38)
        row = Space(pygame.Rect(margin, m.px(14), m.width - 2 * margin, high))
        back = Button(
            "back",
            row.left(wide),
            words("common.back"),
            self.back,
            kind=ButtonKind.PAPER,
            key="" if short else "Esc",
            size=1.0,
        )
        language = Button(
            "language",
            row.right(high if short else named),
            name,
            self.services.choose_language,
            kind=ButtonKind.PAPER,
            icon="icon_language",
            size=1.0,
            wordless=short,
        )
        language.enabled = len(self.context.languages) > 1
        if not self.draft.journey:
            return [back, language]
        name = words("journey.title")
        named = text.width(name, FontFace.BOLD, m.size(1.0)) + m.size(1.25) + m.px(38)
        row.right(m.px(8))
        journey = Button(
            "journey",
            row.right(high if short else named),
            name,
            self._open_journey,
            kind=ButtonKind.PAPER,
            icon="star",
            size=1.0,
            wordless=short,
        )
        return [back, language, journey]

    def _head(self) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        corners = self._corners(short=False)
        side = max(corners[0].rect.right, m.width - corners[-1].rect.left) + m.px(10)
        space = Space(edges(side, m.px(10), m.width - side, m.height))
        title = Label(
            "title",
            space.top(m.size(2.7)),
            words("setup.title"),
            size=2.2,
            face=FontFace.TITLE,
            tone=INK,
            align=TextAlign.CENTRE,
            middle=True,
        )
        return [*corners, title, self._who_began(space.top(m.size(1.6)), 1.15)]

    def _who_began(self, box: pygame.Rect, size: float) -> Label:
        return Label(
            "about",
            box,
            self.context.words("setup.who-began"),
            size=size,
            face=FontFace.BOLD,
            tone=DRIFTWOOD,
            align=TextAlign.CENTRE,
            middle=True,
        )

    def _start(self, box: pygame.Rect) -> list[Widget]:
        """Return the start button with a summary below it, under the code."""
        m = self.context.metrics
        space = Space(box, m.px(10))
        space.skip(self.code.height() + m.px(14))
        about = m.size(2.6)
        button = space.top(min(m.size(4.1), space.rest.height - m.px(10) - about))
        summary = Label(
            "summary",
            space.top(about),
            self._summary(),
            size=1.05,
            face=FontFace.BOLD,
            tone=PALE_GOLD,
            align=TextAlign.CENTRE,
            lines=2,
            leading=1.2,
        )
        return [self._start_button(button, 1.6), summary]

    def _foot(self, foot: pygame.Rect) -> list[Widget]:
        """Return a summary and the start button beside it."""
        space = Space(foot, self.context.metrics.px(16))
        button = space.right(foot.width * 45 // 100)
        summary = Label(
            "summary",
            space.rest,
            self._summary(),
            face=FontFace.BOLD,
            tone=PALE_GOLD,
            lines=2,
            leading=1.15,
            middle=True,
        )
        return [summary, self._start_button(button, 1.4)]

    def _start_button(self, rect: pygame.Rect, size: float) -> Button:
        return Button(
            "start",
            rect,
            self.context.words("setup.start"),
            self._begin,
            kind=ButtonKind.PRIMARY,
            key="Enter",
            size=size,
        )

    def _summary(self) -> str:
        rows = len(self.draft.seats)
        name = self.players.names[self.draft.first]
        return self.context.words.count("setup.summary", rows, minutes=MINUTES[rows], name=name)

    # ------------------------------------------------------------------ changes
    def _changed(self) -> None:
        """Update the code after a choice, and speak the new state of the control."""
        self.code.clear()
        self.layout()
        if self.focused is not None:
            self.context.say(self.focused.spoken)

    def _renamed(self) -> None:
        """Show a new name without rebuilding the form, which would disturb typing."""
        summary = self.find("summary")
        if summary is not None:
            summary.name = self._summary()
        self.dirty = True

    def _begin(self) -> None:
        """Begin, unless the typed code is invalid and has to be corrected first."""
        self.code.take_words()
        if self.code.mistake is not None:
            self.context.say(self.code.about)
            if self.pages == 2:
                self.page = 1
                self.layout()
            self.focus_on("code")
            return
        self.finish(self.draft)

    def back(self) -> None:
        """Return to the menu."""
        self.finish(None)

    def intend(self, intent: Intent) -> bool:
        """Open the rulebook on its key."""
        if intent is Intent.RULES:
            self.services.open_rulebook()
            return True
        return super().intend(intent)

    # ------------------------------------------------------------------ drawing
    def ground(self, target: pygame.Surface) -> None:
        """Draw the beach with its waterline at the players."""
        width, height = target.get_size()
        above = self._waterline * height
        wide, high = PICTURE_SIZE
        scale = max(
            width / wide,
            above / (PICTURE_WATERLINE * high),
            (height - above) / ((1 - PICTURE_WATERLINE) * high),
        )
        middle = PICTURE_WATERLINE + (height / 2 - above) / (scale * high)
        zoom = scale / max(width / wide, height / high)
        beach = self.context.pictures.get(PICTURE, (width, height), (0.5, round(middle, 4)), zoom)
        target.blit(beach, (0, 0))
