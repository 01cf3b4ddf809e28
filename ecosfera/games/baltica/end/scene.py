"""The end screen: won or lost, the history of the game, and what to do next."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.content.journey import sea_after
from ecosfera.games.baltica.end.badges import BADGES
from ecosfera.games.baltica.end.chart import HistoryChart, MomentSign
from ecosfera.games.baltica.end.finale import final_sea, finale
from ecosfera.games.baltica.end.history import DeedRow, FactRow
from ecosfera.games.baltica.end.people_row import PeopleRow
from ecosfera.games.baltica.end.pictures import Flower
from ecosfera.games.baltica.end.reward import RewardBand, finest_moment
from ecosfera.games.baltica.end.story import StoryText, most_tiles, story_page, story_text
from ecosfera.games.baltica.end.story_scene import StoryResult, StoryScene
from ecosfera.games.baltica.journey.scene import next_sea, place_name, stars_text
from ecosfera.games.baltica.journey.signs import MOST_STARS, Stars
from ecosfera.games.baltica.records import MOODS, easily, most_impacts, stars_for
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.stage.sea_life import living
from ecosfera.games.game_screens import EndResult, Souvenir
from ecosfera.ui.draw.layout import Space, columns, edges
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import FOAM, PALE_GOLD, PAPER, SCRIM, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.stage.life import Life, Procession, Specks
from ecosfera.ui.stage.shoal import Painted
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Widget
from ecosfera.ui.widgets.emblem import Emblem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.baltica.content.journey import JourneySea
    from ecosfera.games.baltica.end.history import GameHistory
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

ROOM: Final = 8
"""Bodies of height that the habitats need below badges with names."""
BADGE: Final = 5.0
LEAST_BADGE: Final = 3.4
"""Height of a badge, in bodies: wanted, and at least."""
OPEN: Final = 9.0
"""Least height of the open sea in which the species swim past, in bodies."""
LEAST_WITH_BAND: Final = 30
"""Height of the right side above its buttons, in bodies, from which the reward has a band there."""
LEFT: Final = 0.335
"""Fraction of the window's width for the words and the habitats."""
EARLY: Final = 0.8
"""Seconds in which Enter does nothing yet: it may be meant for what was shown before."""


class EndScene(Form[EndResult]):
    """The end screen. `code` is the challenge code, if any; `minutes` the duration of the game.

    `sea` is the sea of the journey that the game was played on, if any; it counts if people played.
    `harder` is the id of the ready-made sea to try next, if there is one. Who wins in free play
    and has not begun the journey yet is offered that.
    """

    start = "again"

    def __init__(
        self,
        context: UiContext,
        services: Services,
        story: GameHistory,
        code: str | None,
        minutes: int,
        sea: JourneySea | None = None,
        harder: str = "",
    ) -> None:
        super().__init__(context)
        self.story = story
        self.code = code
        self.minutes = minutes
        self.services = services
        self.gained = services.gained()
        """What this game was the first to bring."""
        self.sea = sea = sea if self.gained.rewarded else None
        self.offers_journey = (
            story.won
            and sea is None
            and self.gained.rewarded
            and "journey" not in context.removed_buttons
            and not services.stars()
        )
        self.easy = easy = story.won and easily(most_tiles(story), story.rounds, story.players)
        """Whether the game was won early and without danger, so that a harder sea comes first."""
        wanted = sea is None and story.won and (easy or not self.offers_journey)
        self.harder = harder if wanted else ""
        """The id of the next harder sea, if it is proposed."""
        self.harder_odds = 1, 0
        """How many people played, and how many of ten games beginners win there, if any."""
        self._after = sea_after(sea.id) if sea is not None and story.won else None
        """The sea of the journey that comes next, once this one is saved."""
        self.start = self._steps()[0][0]
        self._earlier = services.earlier(code) if code else None
        """The last game with the same cards, if there was one."""
        self.first_breath = False
        """Whether what became of the sea, what is new and who did what is shown, but no chart."""
        self._breathed = False
        """Whether that was shown, and everything is now."""
        self._shown = 0.0
        """Seconds since this is shown."""
        self._finale: Procession | None = None
        self._finale_of = (0, 0)
        """The window for which `_finale` was made."""
        self._open_sea = pygame.Rect(0, 0, 0, 0)
        """Where the picture of the sea is free and the species swim past, if they do."""
        self._painted = Painted()
        self._sea: pygame.Surface | None = None
        """The sea in its final state."""

    @property
    def headline(self) -> str:
        """Return how the game ended."""
        return f"{self._title()} {self._result()}"

    # ------------------------------------------------------------------ words
    def text(self) -> StoryText:
        """Return the history of the game in words."""
        return story_text(self.story, self.context.words, self._earlier)

    def _title(self) -> str:
        if self.sea is not None and self.story.won:
            words = self.context.words
            return words("journey.saved", place=place_name(words, self.sea.id))
        if self.story.won:
            return self.context.words("end.won-alone" if self.story.players == 1 else "end.won")
        return self.context.words("end.lost")

    def _stars(self) -> int:
        """Return the stars won on a sea of the journey; 0 for any other game."""
        return stars_for(self.story.tiles) if self.sea is not None and self.story.won else 0

    def _stars_about(self) -> str:
        """Return what was missing for the next star; empty for a game on no sea of the journey."""
        words, stars, tiles = self.context.words, self._stars(), self.story.tiles
        if self.sea is None:
            return ""
        if not stars:
            return words("journey.no-star", habitats=self.text().missing())
        if stars == MOST_STARS:
            return words("journey.all-stars")
        most = most_impacts(stars + 1)
        return words.count("journey.missing", most, stars=stars + 1, tiles=tiles)

    def _result(self) -> str:
        """Return the stars, if there are any, and the sentences below the title."""
        about, stars = self._about(), stars_text(self.context.words, self._stars())
        return about if self.sea is None else f"{stars}. {about}"

    def _about(self) -> str:
        words, story = self.context.words, self.story
        tiles, restored = story.tiles, len(story.alive) + len(story.habitats)
        stars = self._stars_about()
        if story.won:
            close = self.text().close_call()
            plain = words.count("end.tiles", tiles) if tiles else words("end.no-tiles")
            rounds = words.count("end.rounds", story.rounds)
            # What is said of the stars says how many tiles there were.
            if stars:
                parts = [stars, close or rounds]
            else:
                parts = [rounds, close] if close else [rounds, plain]
            if not self.harder and not self.offers_journey:
                parts.append(self.text().well_done())
        else:
            came = words.count("end.came-back", restored) if restored else ""
            gained = self.text().nearly() or came or words("end.none-came-back")
            parts = [stars or gained, self.text().advice()]
        last = self.text().last_time()
        return " ".join(filter(None, [*parts, *self._next_step(), last]))

    def _next_step(self) -> Iterator[str]:
        """Yield what the large button proposes after a win, and why; other buttons say enough."""
        words = self.context.words
        if self.harder:
            reason = "end.try-easy" if self.easy else "end.try"
            yield words(reason, sea=self._harder_name)
            people, wins = self.harder_odds
            if wins:
                yield words.count("end.expect", people, wins=wins)
        elif self.offers_journey and self.easy:
            yield words("end.journey-easy", place=self._first_place)
        elif self.offers_journey:
            yield words("end.journey-begins")

    @property
    def _harder_name(self) -> str:
        """Return the name of the next harder sea."""
        return self.context.words(f"setup.{MOODS[self.harder]}")

    @property
    def _first_place(self) -> str:
        """Return the name of the place where the journey begins."""
        return place_name(self.context.words, next_sea({}, easily=self.easy).id)

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build the sea on the left, and the chart, three facts and the buttons on the right."""
        m = self.context.metrics
        margin, gap = m.px(30), m.px(14)
        window = edges(margin, m.px(24), m.width - margin, m.height - (m.px(44) - m.px(24)))
        space = Space(window, m.px(24))
        left = space.left(round(m.width * LEFT) - margin)
        column = Space(space.rest, gap)
        buttons = column.bottom(max(m.target, m.size(3.4)))
        if self.first_breath:
            first = self._us(column)
            return [*self._left(left, badges=False), *first, *self._buttons(buttons)]
        more = column.bottom(max(m.target, m.size(2.7)))
        whole = column.rest
        new, guide, band = self.gained.collected, self._open_guide, self._band()
        # With large text there is no room for it.
        rewarded = self.story.won and whole.height > m.size(LEAST_WITH_BAND)
        row = FactRow(
            self.context, self.story, self.code, self.minutes, new, guide, species=not rewarded
        )
        facts = column.bottom(row.height(whole.width))
        deeds = DeedRow(self.context, self.story)
        done = column.bottom(deeds.height(whole.width)) if deeds.texts else whole
        reward = band.widgets(column.top(band.height)) if rewarded else []
        # With very large text the facts are left out in favour of the picture.
        crowded = not rewarded and column.rest.height < m.size(15)
        mirror = whole if crowded else column.rest
        chart = HistoryChart(mirror, self.context.words("end.how"), self.story, self.context)
        return [
            *self._left(left, badges=not rewarded),
            *reward,
            chart,
            *([] if crowded else [*deeds.widgets(done), *row.widgets(facts)]),
            *self._more(more),
            *self._buttons(buttons),
            *self._signs(chart),
        ]

    def _us(self, column: Space) -> list[Widget]:
        """Return what is new, what the players did best and who helped, around the open sea."""
        m, words = self.context.metrics, self.context.words
        show = column.bottom(max(m.target, m.size(2.7)))
        deeds, band = PeopleRow(self.context, self.story), self._band()
        high = deeds.height(column.rest.width)
        # The finest moment comes first; with large text there is no room for more.
        taken = m.size(2 * OPEN) + high + band.height
        roomy = column.rest.height >= taken
        done = deeds.widgets(column.bottom(high)) if high and roomy else []
        us = finest_moment(self.context, self.text(), column)
        roomy = roomy and column.rest.height >= band.height + m.size(OPEN)
        new = band.widgets(column.top(band.height)) if roomy and self.story.won else []
        self._open_sea = column.rest.copy()
        button = Button("all", show, words("end.how"), self.breathe, icon="icon_hint", size=1.0)
        return [*new, *us, *done, button]

    def _band(self) -> RewardBand:
        """Return the band of what is new."""
        return RewardBand(self.context, self.story, self.gained, self._open_guide)

    def _open_guide(self) -> None:
        """Show the species of the game in the guide."""
        self.services.open_guide("", self.story.species)

    def breathe(self) -> None:
        """Show the chart and the facts too."""
        self.first_breath, self._breathed, self._shown = False, True, 0.0
        self.layout()

    def update(self, dt: float) -> None:
        """Let time pass."""
        super().update(dt)
        self._shown += dt

    def _signs(self, chart: HistoryChart) -> list[Widget]:
        """Return the signs on the chart, each of which shows its moment again."""
        text = self.text()
        signs = [
            MomentSign(
                f"moment-{number}",
                rect,
                text.about(moment),
                moment,
                partial(self.services.watch, moment.done),
            )
            for number, (moment, rect) in enumerate(chart.signs())
        ]
        for sign in signs:
            sign.grow(self.context.metrics.target, chart.rect)
        return list[Widget](signs)

    def _more(self, box: pygame.Rect) -> list[Widget]:
        """Return the buttons for what happened, for watching it, and for taking it along."""
        words = self.context.words
        entries: list[tuple[str, str, str, Callable[[], None]]] = [
            ("story", "end.story", "icon_hint", self._tell),
            ("watch", "end.watch", "icon_play", partial(self.services.watch, 0)),
            ("share", "end.share", "icon_save", self._share),
        ]
        buttons = [(item_id, words(text), icon, action) for item_id, text, icon, action in entries]
        for item_id, name, choice in self._steps()[2:]:
            icon = "icon_undo" if choice is EndResult.AGAIN else "icon_plus"
            buttons.append((item_id, name, icon, partial(self.finish, choice)))
        places = columns(box, len(buttons), self.context.metrics.px(12))
        lines = min(3, len(buttons) - 1)
        return [
            Button(item_id, place, name, action, icon=icon, size=1.0, lines=lines)
            for (item_id, name, icon, action), place in zip(buttons, places, strict=True)
        ]

    def _steps(self) -> list[tuple[str, str, EndResult]]:
        """Return id and name of each button that leads to another game, the best first."""
        words = self.context.words
        new = words("end.new")
        if self._after is not None:
            new = words("journey.next", place=place_name(words, self._after.id))
        elif self.sea is not None:
            new = words("journey.title")
        steps = [
            ("new", new, EndResult.NEW),
            ("again", words("end.again"), EndResult.AGAIN),
        ]
        if not self.story.won:
            # Only who lost is likely to want the same cards again.
            steps.reverse()
        if self.harder and self.offers_journey:
            # The set-up of the harder sea offers all others too.
            del steps[0]
        if self.offers_journey:
            # Beside another proposal nothing says why it begins where it does; the chart does.
            at = words("journey.at", place=self._first_place)
            name = words("journey.title") if self.harder else at
            steps.insert(0, ("journey", name, EndResult.JOURNEY))
        if self.harder:
            name = words("end.harder", sea=self._harder_name)
            steps.insert(0, ("harder", name, EndResult.HARDER))
        return steps

    def _tell(self) -> None:
        """Show what happened, and why."""
        self.push(StoryScene(self.context, self.text), self._after_story)

    def _after_story(self, result: StoryResult | None) -> None:
        if result is StoryResult.WATCH:
            self.services.watch(0)
        elif result is StoryResult.SHARE:
            self._share()

    def _share(self) -> None:
        """Let the players take the game along."""
        self.services.share(Souvenir(self.code, self.picture, self._page))

    def _page(self, group: str, date: str) -> str:
        return story_page(self.text(), self._title(), self._result(), self.code, group, date)

    def picture(self) -> pygame.Surface:
        """Return a picture of the end without the buttons."""
        target = pygame.Surface(self.context.metrics.window.size)
        self.ground(target)
        for widget in self.widgets:
            if not isinstance(widget, Button):
                widget.draw(target, self.context)
        return target

    def _left(self, box: pygame.Rect, *, badges: bool) -> list[Widget]:
        """Return the title, what is said below it, new badges if wanted, and the habitats."""
        m, text, story = self.context.metrics, self.context.text, self.story
        title = text.fit(
            self._title(),
            FontFace.TITLE,
            min(m.size(3.1), round(m.height * 0.085)),
            m.floor,
            box.width,
            3,
            height=round(box.height * 0.3),
            leading=1.12,
        )
        high = text.line_height(title.size, 1.12) * len(title.lines)
        about = text.fit(
            self._about(),
            FontFace.BOLD,
            m.size(1.2),
            m.floor,
            box.width,
            5,
            height=round(box.height * 0.26),
        )
        below = text.line_height(about.size) * len(about.lines)
        space = Space(box)
        top = space.top(high, gap=m.px(8))
        row = space.top(m.size(2.2), gap=m.px(8)) if self.sea is not None else None
        middle = space.top(below, gap=m.px(14))
        widgets: list[Widget] = [
            Label(
                "title",
                top,
                self._title(),
                size=title.size / m.body,
                face=FontFace.TITLE,
                tone=PAPER,
                lines=3,
                leading=1.12,
            ),
            Label(
                "about",
                middle,
                self._about(),
                size=about.size / m.body,
                face=FontFace.BOLD,
                tone=PALE_GOLD if story.won else FOAM,
                lines=5,
            ),
        ]
        if row is not None:
            told = stars_text(self.context.words, self._stars())
            widgets.insert(1, Stars(row, self._stars(), told, FOAM, edge=FOAM))
        widgets += self._new_badges(space) if badges else []
        rest = space.rest
        got = {*story.alive, *(name for _, name in story.habitats)}
        places = tuple((f"tiles/habitat_{n}", n, n in got) for n in NAMES_AROUND)
        habitats = Space(rest, m.px(8))
        if not story.won:
            high = round(rest.height * 0.55)
            flower, lost = habitats.top(high), habitats.rest
            tiles = tuple((f"tiles/impact_{i + 1}", "", i < story.tiles) for i in range(6))
            name = self.context.words("end.impacts")
            widgets.append(Flower(lost, name, tiles, "tiles/impact_centre", story.lying))
        else:
            flower = habitats.top(min(habitats.rest.height, round(m.height * 0.46)))
        widgets.append(
            Flower(flower, self.context.words("end.habitats"), places, "tiles/habitat_centre")
        )
        return widgets

    def _new_badges(self, space: Space) -> list[Widget]:
        """Return each badge earned for the first time, with its name beside it if there is room."""
        m, words = self.context.metrics, self.context.words
        gap = m.px(6)
        names = {
            badge: words("end.new-badge", badge=words(f"saves.badge-{badge}"))
            for badge in self.gained.badges
        }
        if not names:
            return []
        each = (space.rest.height - m.size(ROOM)) // len(names) - gap
        high = max(m.size(LEAST_BADGE), min(m.size(BADGE), each))
        if high > each:
            row = Space(space.top(high), gap)
            return [
                Emblem(f"emblem-{badge}", row.left(high), name, BADGES[badge])
                for badge, name in names.items()
            ]
        found: list[Widget] = []
        for badge, name in names.items():
            line = Space(space.top(high, gap=gap), m.px(10))
            found.append(Area(f"ground-{badge}", line.rest.copy(), 0.55))
            emblem = line.left(high)
            found += [
                Emblem(f"emblem-{badge}", emblem, "", BADGES[badge]),
                Label(
                    f"badge-{badge}",
                    line.rest,
                    name,
                    size=1.1,
                    face=FontFace.BOLD,
                    tone=PAPER,
                    lines=2,
                    middle=True,
                    leading=1.1,
                ),
            ]
        return found

    def _buttons(self, box: pygame.Rect) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        gap = m.px(12)
        space = Space(box, gap)
        main = space.left(round((box.width - 2 * gap) * 0.44))
        places = main, *columns(space.rest, 2, gap)
        steps = [*self._steps()[:2], ("menu", words("end.menu"), EndResult.MENU)]
        widgets: list[Widget] = []
        for (item_id, name, choice), rect in zip(steps, places, strict=True):
            widgets.append(
                Button(
                    item_id,
                    rect,
                    name,
                    lambda choice=choice: self.finish(choice),  # type: ignore[misc]
                    kind=ButtonKind.PRIMARY if rect is main else ButtonKind.QUIET,
                    size=1.25 if rect is main else 1.1,
                    lines=2,
                )
            )
        return widgets

    def back(self) -> None:
        """Return to what was shown first, and from there to the menu."""
        if self._breathed:
            self.first_breath, self._breathed, self._shown = True, False, -math.inf
            self.layout()
            return
        self.finish(EndResult.MENU)

    def intend(self, intent: Intent) -> bool:
        """Open the rules on their key."""
        if intent is Intent.RULES:
            self.services.open_rulebook()
            return True
        if intent is Intent.ACCEPT and 0 <= self._shown < EARLY:
            return True
        lost = self.first_breath and not self.story.won
        if lost and intent is Intent.ACCEPT and self._focus.id == self.start:
            # Who lost sees why before the same cards are dealt again.
            self.breathe()
            return True
        return super().intend(intent)

    def enter(self) -> None:
        """Let the music go on after the table: all of it for a sea that lives."""
        super().enter()
        self.context.play_music(3 if self.story.won else 1)

    def enliven(self) -> Life:
        """Let bubbles rise and the species gained swim past, or murk sink."""
        m, shapes = self.context.metrics, self.context.shapes
        size = m.window.size
        if not self.story.won:
            murk = Specks(shapes, size, 40, (2, 5), 9, faded(FOAM, 0.35))
            return Life([murk])
        bubbles = Specks(shapes, size, 30, (4, 13), -26, faded(PAPER, 0.2), faded(PAPER, 0.6))
        swimming = [*living(shapes, self._painted, size, EVERY_HABITAT, 0), bubbles]
        if not self.first_breath:
            return Life(swimming)
        if self._finale is None or self._finale_of != size:
            again, self._finale_of = self._finale is not None, size
            self._finale = finale(self.context, self.story.species, self._open_sea)
            if again:
                self._finale.stop()
        self._finale.box = self._open_sea
        return Life([*swimming, self._finale])

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event; a click or a key lets the finale go on slowly."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and self.first_breath
        if clicked and not any(w.rect.collidepoint(event.pos) for w in self.reachable()):
            self.breathe()
            return True
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN} and self._finale is not None:
            self._finale.stop()
        return super().handle(event)

    def leave(self) -> None:
        """Release what is large."""
        super().leave()
        self._sea = None

    def ground(self, target: pygame.Surface) -> None:
        """Draw the sea in its final state."""
        size = target.get_size()
        if self._sea is None or self._sea.get_size() != size:
            self._sea = final_sea(self.context, self.story, size)
        target.blit(self._sea, (0, 0))
        blur, shade = self.context.metrics.px(24), faded(SCRIM, 0.4)
        label = self.find("about")
        if label is not None and self.story.won:
            # The text may lie on fish.
            self.context.shapes.put_shadow(target, label.rect, blur, blur, shade)
