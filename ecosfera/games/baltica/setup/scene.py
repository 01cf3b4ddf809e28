"""The set-up: a beach with the players, and below it the sea that is chosen for them.

The page asks who plays. Everything else (another sea, level, code) is folded away; with large text
it has a page of its own, which scrolls if needed. Every choice has a default, so Enter starts a
game. On the journey the sea is chosen on the chart, which is shown first.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.core.bot import ThinkingTask
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.content.journey import load_journey, sea_after
from ecosfera.games.baltica.journey.scene import JourneyScene, next_sea
from ecosfera.games.baltica.journey.signs import HardnessSign, Landscape, Tag
from ecosfera.games.baltica.records import MOODS, TURNS
from ecosfera.games.baltica.setup.difficulty import DifficultyPanel
from ecosfera.games.baltica.setup.draft import SetupDraft, animal_name
from ecosfera.games.baltica.setup.players import Beach, PlayersPanel, seat_height
from ecosfera.ui.draw.layout import Space, edges, inset, within
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import DRIFTWOOD, INK, PALE_GOLD
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Form, Label, Paper, ScrollView, Widget
from ecosfera.ui.widgets.challenge_code import CodePanel

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Generator, Sequence

    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

CALM: Final = 0.2
"""Seconds after which choices are prepared."""
SLICE: Final = 0.003
"""Maximum seconds of preparation in one frame, at most one step longer."""
TURN_OF_PERSON: Final = 35
TURN_OF_COMPUTER: Final = 15
"""Seconds that a turn takes."""
LEAST_SHEET: Final = 19.5
"""Least height of the sheets below the beach with every choice on one page, in body sizes."""
FOLDED: Final = 8.4
"""Height of the sheet below the beach with the chosen sea only, in body sizes."""
SEA_LINE: Final = 6.3
"""The same where there is little room."""
ABOUT: Final = 1.7
BEGINS: Final = 1.8
"""Heights of the line above the players and of the tag of the first one, in body sizes."""
LEAST: Final = 34
"""Least radius of a portrait, in units."""
PICTURE: Final = "scenes/setup"
PICTURE_SIZE: Final = (1920, 1080)
PICTURE_WATERLINE: Final = 0.455
"""Where the beach ends in the picture, as a fraction of its height."""


def minutes_of(computers: Sequence[str]) -> int:
    """Return about how many minutes a game takes, by who plays each row.

    >>> minutes_of(("", "helpful")), minutes_of(("", "")), minutes_of(("", "", "", ""))
    (20, 25, 40)
    """
    rows = len(computers)
    people = sum(character == PERSON for character in computers)
    seconds = people * TURN_OF_PERSON + (rows - people) * TURN_OF_COMPUTER
    return 5 * round(TURNS[rows] / rows * seconds / 60 / 5)


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
        self.code = CodePanel(self, draft, chance, self._dealt_again)
        self.choices = ScrollView("choices", context)
        self._last = services.last()
        self._saved = ""
        """The sea of the journey that was saved just now, until the chart is shown."""
        self.start = self.players.unnamed or "start"
        self._advance()
        self._charted = draft.journey and (draft.charted or bool(draft.stage))
        """Whether the chart is shown first."""
        self._on_journey = self._charted
        """Whether the chart leads back to the menu, and not to free play."""
        self._company: tuple[int, int] | None = None
        """The people and computer players for whom the sea was fitted last."""
        self._refitted = False
        """Whether the sea follows others than those with whom the set-up opened."""
        self.unfolded = False
        """Whether every choice is shown."""
        self.roomy = True
        """Whether every choice fits beside the players."""
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
            self._saved = self.draft.stage
            after = sea_after(self.draft.stage)
            self.draft.stage = after.id if after is not None else next_sea(stars).id

    def _open_journey(self) -> None:
        """Show the chart."""
        stars = self.services.stars()
        easily = self._last is not None and self._last.easy
        stage, saved, self._saved = self.draft.stage, self._saved, ""
        chart = JourneyScene(self.context, stars, stage, easily=easily, saved=saved)
        chart.tried, chart.living = self.services.tried(), self.difficulty.living
        self.push(chart, self._sailed)

    def _sailed(self, sea_id: str) -> None:
        """Take the sea that was chosen on the chart; if none was, go back where it came from."""
        if not sea_id and self._on_journey:
            self.finish(None)
            return
        if sea_id:
            sea = next(sea for sea in load_journey() if sea.id == sea_id)
            self.draft.sail(sea, self.difficulty.balance)
            self._on_journey = True
        self._changed()

    def layout(self) -> None:
        """Build the controls anew; the first time, show the chart on a journey."""
        super().layout()
        if self._charted:
            self._charted = False
            self._open_journey()

    # ------------------------------------------------------------------ time
    def update(self, dt: float) -> None:
        """Prepare the match of these choices a little, once they have stood for a moment."""
        super().update(dt)
        self._promise()
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

    def _promise(self) -> None:
        """Let the start button name its key unless Enter leads to the next name first."""
        start, here = self.find("start"), self.focused
        key = "Enter" if here is None or self.players.after(here.id) == "start" else ""
        if isinstance(start, Button) and start.key != key:
            start.key, self.dirty = key, True

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build the players and the sea; unfolded, every choice beside or instead of them."""
        self.difficulty.fit()
        company, self._company = self._company, self.draft.company
        self._refitted = bool(self.draft.sea) and (
            self._refitted or company not in {None, self._company}
        )
        m = self.context.metrics
        head = m.px(14) + m.size(4.2) + m.px(8) + self.players.count_height
        radius = round(min(64 * m.u, 0.083 * m.height))
        person = 2 * radius + m.px(8) + self._below_portrait
        need = head + person + round(0.06 * m.height) + m.px(20) + m.size(LEAST_SHEET) + m.px(24)
        self.roomy = need <= m.height and m.width >= m.size(64)
        if not self.roomy:
            return self._small_page()
        return self._one_page(head, radius, person)

    @property
    def _below_portrait(self) -> int:
        """The height of the name and the player below a portrait."""
        m = self.context.metrics
        return max(m.target, m.size(2.5)) + m.px(4) + seat_height(self.context)

    @property
    def _around_portrait(self) -> int:
        """The height of what is above and below a portrait where there is little room."""
        m = self.context.metrics
        return self._below_portrait + m.size(BEGINS) + m.px(40)

    def _one_page(self, head: int, radius: int, person: int) -> list[Widget]:
        m = self.context.metrics
        margin = m.px(24)
        beach = head + person + round(0.11 * m.height) + m.px(20)
        wanted = max(m.size(18.4), round(0.355 * m.height) - margin)
        high = max(m.size(LEAST_SHEET), min(m.height - margin - beach, wanted))
        if not self.unfolded:
            high = m.size(FOLDED)
            radius = min(round(1.3 * radius), radius + (m.height - margin - beach - high) // 4)
            person = 2 * radius + m.px(8) + self._below_portrait
        panels = Space(inset(m.window, margin), m.px(16))
        panels = Space(panels.bottom(high), m.px(16))
        top = panels.rest.top
        spare = top - m.px(14) - head - m.px(8) - person
        shift = min(round(0.16 * m.height), round(spare * 0.68))
        dry = head + m.px(8) + radius + round((spare - shift) * 0.6)
        self._waterline = (dry + radius + shift * 0.62) / m.height
        asked = edges(margin, head - self.players.count_height, m.width - margin, head)
        beach_at = Beach(dry, dry + shift, radius, captions=not self.unfolded)
        beginning = [*self._head(), *self.players.count(asked), *self.players.widgets(beach_at)]
        if not self.unfolded:
            start = panels.right(round(panels.rest.width * 0.26))
            return [*beginning, *self._sea_line(panels.rest), *self._start(start)]
        width = panels.rest.width - 2 * panels.gap
        sea, level = panels.left(round(width * 0.546)), panels.left(round(width * 0.222))
        code = Space(panels.rest, m.px(14))
        codes = self.code.widgets(code.bottom(self.code.height()), on_paper=False)
        return [
            *beginning,
            Paper("sea-sheet", sea, 0.96),
            *self.difficulty.sea(sea.inflate(-m.px(32), 0), fill=True),
            Paper("level-sheet", level, 0.96),
            *self.difficulty.level(level.inflate(-m.px(28), 0), fill=True),
            *codes,
            *self._start(code.rest),
        ]

    def _small_page(self) -> list[Widget]:
        """Return the players and the sea, or every choice, for a small window or large text."""
        m = self.context.metrics
        margin = m.px(20)
        back, *corners = self._corners(short=True)
        room = edges(margin, back.rect.bottom + m.px(12), m.width - margin, m.height - margin)
        space = Space(room, m.px(12))
        foot = space.bottom(m.size(3.3))
        if self.unfolded:
            return [back, *corners, *self._choices_page(space.rest), *self._foot(foot)]
        line, players = m.size(SEA_LINE), m.size(ABOUT) + self._around_portrait + 2 * m.px(LEAST)
        if space.rest.height - line - space.gap < players:
            return [back, *corners, *self._players_page(space.rest), *self._low_foot(foot)]
        sea = self._sea_line(space.bottom(line))
        return [back, *corners, *self._players_page(space.rest), *sea, *self._foot(foot)]

    def _sea_line(self, box: pygame.Rect) -> list[Widget]:
        """Return the chosen sea, what to expect of it, and the button that unfolds every choice."""
        m, words, draft = self.context.metrics, self.context.words, self.draft
        space = Space(inset(box, m.px(12)), m.px(18))
        picture: list[Widget] = []
        if self.roomy:
            view = space.left(round(1.7 * space.rest.height))
            sea_name = self.difficulty.sea_name
            picture = [Landscape(view, self.difficulty.painting, sea_name)]
        names = words("setup.more"), self._proposal()
        widths = [self.context.text.width(name, FontFace.BOLD, m.size(1.0)) for name in names]
        # a proposal has two lines
        wide = max(widths[0], round(0.58 * widths[1])) + m.px(36)
        wide = min(wide, round(space.rest.width * 0.34))
        high = max(m.target, m.size(2.7 if self.roomy else 3.2))
        more = within(space.right(wide), (wide, high), "midright")
        texts = Space(space.rest, m.px(4))
        title, sea = Space(texts.top(m.size(2.0)), m.px(16)), self.difficulty.sea_name
        name = sea if draft.stage else words("setup.today", sea=sea)
        beside: list[Widget] = []
        if self.difficulty.waves:
            sign = HardnessSign.width(self.context)
            named = self.context.text.width(name, FontFace.TITLE, m.size(1.45)) + m.px(2)
            line = title.left(min(title.rest.width, named + title.gap + sign))
            news = words.count("setup.now-for", draft.company[0]) if self._refitted else ""
            size = Tag.size(self.context, news)
            if news and size[0] <= title.rest.width:
                beside = [Tag("news", within(title.rest, size, "midleft"), news)]
            title = Space(line, title.gap)
            beside.append(HardnessSign(title.right(sign), self.difficulty.waves, words))
        harder = self._next_sea(more)
        return [
            Paper("sea-sheet", box, 0.96),
            *picture,
            *beside,
            Label(
                "sea",
                title.rest,
                name,
                size=1.45,
                face=FontFace.TITLE,
                tone=INK,
                middle=True,
            ),
            Label(
                "expected",
                texts.rest,
                self.difficulty.expected,
                size=1.1,
                tone=INK,
                lines=4 if self.roomy else 2,
                leading=1.2,
            ),
            *harder,
            self._more(more),
        ]

    def _next_sea(self, more: pygame.Rect) -> list[Widget]:
        """Return the button that proposes a harder sea after an easy win, below another button.

        That one moves up and shares its room.
        """
        m, preset = self.context.metrics, self.difficulty.next_sea(self._last)
        if preset is None:
            return []
        high = min(more.height, m.size(SEA_LINE) // 2 - m.px(8))
        box = pygame.Rect(more.x, more.centery + m.px(3), more.w, high)
        more.update(more.x, more.centery - m.px(3) - high, more.w, high)
        follow = partial(self.difficulty.follow, preset)
        name, kind = self._proposal(), ButtonKind.PAPER
        return [Button("next-sea", box, name, follow, kind=kind, size=1.0, lines=2)]

    def _proposal(self) -> str:
        """Return the words that propose a harder sea, or an empty string."""
        words, preset = self.context.words, self.difficulty.next_sea(self._last)
        sea = "" if preset is None else words(f"setup.{MOODS[preset.id]}")
        return sea and words("setup.next-sea", sea=sea)

    def _more(self, box: pygame.Rect) -> Button:
        """Return the button that unfolds every choice."""
        name, kind = self.context.words("setup.more"), ButtonKind.PAPER
        return Button("more", box, name, self._unfold, kind=kind, size=1.0, lines=2)

    def _unfold(self) -> None:
        """Show every choice."""
        self.unfolded = True
        self.choices.rewind()
        self.layout()

    def _players_page(self, box: pygame.Rect) -> list[Widget]:
        m = self.context.metrics
        space = Space(box)
        about = space.top(m.size(ABOUT))
        asked: list[Widget] = []
        least = self._around_portrait + 2 * m.px(LEAST)
        if space.rest.height - self.players.count_height - m.px(6) >= least:
            asked = self.players.count(space.top(self.players.count_height, gap=m.px(6)))
        below, begins = self._below_portrait, m.size(BEGINS)
        radius = min(m.px(84), (space.rest.height - self._around_portrait) // 2)
        spare = space.rest.height - 2 * radius - below - m.px(8)
        dry = space.rest.top + m.px(8) + radius
        wet = dry + max(0, min(spare - m.px(12) - begins, round(0.12 * m.height)))
        self._waterline = (wet + radius * 0.4) / m.height
        players = self.players.widgets(Beach(dry, wet, radius, captions=False))
        return [self._who_began(about, 1.1), *asked, *players]

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
            room.skip(max(row.rect.bottom for row in rows) - room.rest.top + m.px(14))
        rows += self.code.widgets(room.rest, on_paper=True)
        content = max(row.rect.bottom for row in rows) + m.px(10) - view.top
        return [Paper("sheet", box, 0.97), self.choices.fill(view, rows, content)]

    def _corners(self, *, short: bool) -> list[Button]:
        """Return the buttons for back, language and the journey, if it can be chosen here.

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
        if not self.draft.journey or self.draft.stage:
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
        """Return the start button with a summary below it."""
        m = self.context.metrics
        space = Space(box, m.px(10))
        about = m.size(2.6)
        button = space.top(min(m.size(5), space.rest.height - m.px(10) - about))
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

    def _low_foot(self, foot: pygame.Rect) -> list[Widget]:
        """Return the button that unfolds every choice, and the start button beside it."""
        space = Space(foot, self.context.metrics.px(16))
        button = space.right(foot.width * 55 // 100)
        return [self._more(space.rest), self._start_button(button, 1.4)]

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
        rows, minutes = len(self.draft.seats), minutes_of(self.draft.computers)
        name = self.players.names[self.draft.first]
        return self.context.words.count("setup.summary", rows, minutes=minutes, name=name)

    # ------------------------------------------------------------------ changes
    def _changed(self) -> None:
        """Update the code after a choice, and speak the new state of the control."""
        self.code.clear()
        self.layout()
        if self.focused is not None:
            self.context.say(self.focused.spoken)

    def _dealt_again(self) -> None:
        """Keep the deal that somebody asked for."""
        self.draft.proposed = False
        self._changed()

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
            self.focus_on("code")
            return
        self.draft.start()
        self.finish(self.draft)

    def back(self) -> None:
        """Fold the choices, or return to the chart or the menu."""
        if self.unfolded:
            self.unfolded = False
            self.layout()
        elif self.draft.stage:
            self._open_journey()
        else:
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
        beach = self.context.pictures.even(PICTURE, (width, height), (0.5, round(middle, 4)), zoom)
        target.blit(beach, (0, 0))
