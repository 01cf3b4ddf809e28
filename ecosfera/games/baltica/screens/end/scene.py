"""The end screen: won or lost, the history of the game, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.screens.end.chart import Flower, HistoryChart
from ecosfera.games.baltica.screens.table.moments.scenery import BubblePainter
from ecosfera.games.game_screens import EndResult
from ecosfera.ui.draw.layout import Space, anchored, columns, edges, within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import FOAM, INK, PALE_GOLD, PAPER, SCRIM, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.stage.life import Life, Procession, Specks
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Widget

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.end.history import GameHistory
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

FINALE: Final = 0.17
"""Diameter of a species that swims past, as a fraction of the window's height."""
LONGEST_FINALE: Final = 9.0
"""Seconds in which all species set out."""
LEAST_SEEN: Final = 0.24
"""Minimum visible part of an overlapped card, in card widths."""


class EndScene(Form[EndResult]):
    """The end screen. `code` is the challenge code, if any; `minutes` the duration of the game."""

    start = "again"

    def __init__(
        self,
        context: UiContext,
        services: Services,
        story: GameHistory,
        code: str | None,
        minutes: int,
    ) -> None:
        super().__init__(context)
        self.story = story
        self.code = code
        self.minutes = minutes
        self.services = services
        self._finale: Procession | None = None
        self._finale_of = (0, 0)
        """The window for which `_finale` was made."""

    @property
    def headline(self) -> str:
        """Return how the game ended."""
        return f"{self._title()} {self._about()}"

    # ------------------------------------------------------------------ words
    def _title(self) -> str:
        if self.story.won:
            return self.context.words("end.won-alone" if self.story.players == 1 else "end.won")
        return self.context.words("end.lost")

    def _about(self) -> str:
        words, story = self.context.words, self.story
        tiles, restored = story.tiles, len(story.habitats)
        if story.won:
            parts = [
                words("end.won-about"),
                words.count("end.rounds", story.rounds),
                words.count("end.tiles", tiles) if tiles else words("end.no-tiles"),
            ]
        else:
            parts = [
                words.count("end.came-back", restored) if restored else words("end.none-came-back"),
                words("end.lost-about"),
            ]
        return " ".join(parts)

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build the sea on the left, and the chart, three facts and the buttons on the right."""
        m = self.context.metrics
        margin, gap = m.px(30), m.px(14)
        window = edges(margin, m.px(24), m.width - margin, m.height - (m.px(44) - m.px(24)))
        space = Space(window, m.px(24))
        left = space.left(round(m.width * 0.335) - margin)
        column = Space(space.rest, gap)
        buttons = column.bottom(max(m.target, m.size(3.4 if m.big else 3.8)))
        whole = column.rest
        facts = column.bottom(self._facts_height((whole.width - 2 * m.px(12)) // 3))
        # With very large text the facts are left out in favour of the picture.
        crowded = column.rest.height < m.size(13)
        mirror = whole if crowded else column.rest
        return [
            *self._left(left),
            HistoryChart(mirror, self.context.words("end.how"), self.story),
            *([] if crowded else self._facts(facts)),
            *self._buttons(buttons),
        ]

    def _left(self, box: pygame.Rect) -> list[Widget]:
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
        middle = space.top(below, gap=m.px(14))
        rest = space.rest
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
        got = {name for _, name in story.habitats}
        places = tuple((f"tiles/habitat_{n}", n, n in got) for n in NAMES_AROUND)
        habitats = Space(rest, m.px(8))
        if not story.won:
            high = round(rest.height * 0.55)
            flower, lost = habitats.top(high), habitats.rest
            tiles = tuple((f"tiles/impact_{i + 1}", "", i < story.tiles) for i in range(6))
            widgets.append(
                Flower(lost, self.context.words("end.impacts"), tiles, "tiles/impact_centre")
            )
        else:
            flower = habitats.top(min(rest.height, round(m.height * 0.46)))
        widgets.append(
            Flower(flower, self.context.words("end.habitats"), places, "tiles/habitat_centre")
        )
        return widgets

    def _fact_texts(self, room: int) -> list[tuple[str, str, tuple[str, ...]]]:
        """Return three facts: a number, its label for a column of this width, species to show."""
        words, story = self.context.words, self.story
        count = len(story.species)
        facts = [(str(count), words.count("end.species", count), story.species)]
        if story.won or not story.idle:
            facts.append((str(story.passed), words.count("end.passed", story.passed), ()))
        else:
            facts.append((str(story.idle), words.count("end.idle", story.idle), ()))
        about = words("end.time")
        if self.code:
            about += "\n" + self._code_in(room)
        facts.append((words.count("end.minutes", self.minutes), about, ()))
        return facts

    def _code_in(self, room: int) -> str:
        """Return the code after its label or, in a narrow column, below it."""
        told = self.context.words("end.code", code=self.code)
        line = told.replace("\n", " ")
        wide = self.context.text.width(line, FontFace.BOLD, self.context.metrics.size(1.0))
        return line if wide <= room else told

    def _facts_height(self, width: int) -> int:
        m, text = self.context.metrics, self.context.text
        inner = width - m.px(26)
        most = 1
        for _, about, species in self._fact_texts(inner):
            room = inner - (round(inner * 0.42) if species else 0)
            most = max(most, len(text.wrap(about, FontFace.BOLD, m.size(1.0), room)))
        return m.size(2.5) + text.line_height(m.size(1.0), 1.2) * most + m.px(14)

    def _facts(self, box: pygame.Rect) -> list[Widget]:
        m, text = self.context.metrics, self.context.text
        gap = m.px(12)
        places = columns(box, 3, gap)
        widgets: list[Widget] = []
        facts = self._fact_texts(places[0].width - m.px(26))
        for i, ((number, about, species), area) in enumerate(zip(facts, places, strict=True)):
            widgets.append(Area(f"fact-{i}", area, 0.7))
            inner = area.inflate(-m.px(26), -m.px(12))
            if species:
                size = round(inner.width * 0.4), inner.height
                widgets.append(SpeciesFan(f"fan-{i}", within(inner, size, "topright"), species))
                inner.width -= round(inner.width * 0.42)
            space = Space(inner)
            top, rest = space.top(m.size(2.2)), space.rest
            lines = max(1, rest.height // text.line_height(m.floor, 1.2))
            widgets += [
                Label(
                    f"number-{i}",
                    top,
                    number,
                    size=1.8,
                    face=FontFace.HEAVY,
                    tone=PALE_GOLD,
                    middle=True,
                ),
                Label(
                    f"about-{i}",
                    rest,
                    about,
                    face=FontFace.BOLD,
                    tone=PAPER,
                    lines=lines,
                    leading=1.2,
                ),
            ]
        return widgets

    def _buttons(self, box: pygame.Rect) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        gap = m.px(12)
        space = Space(box, gap)
        main = space.left(round((box.width - 2 * gap) * 0.44))
        others = columns(space.rest, 2, gap)
        entries = (
            ("again", "end.again", EndResult.AGAIN, main),
            ("new", "end.new", EndResult.NEW, others[0]),
            ("menu", "end.menu", EndResult.MENU, others[1]),
        )
        widgets: list[Widget] = []
        for item_id, message, choice, rect in entries:
            widgets.append(
                Button(
                    item_id,
                    rect,
                    words(message),
                    lambda choice=choice: self.finish(choice),  # type: ignore[misc]
                    kind=ButtonKind.PRIMARY if rect is main else ButtonKind.QUIET,
                    size=1.25 if rect is main else 1.1,
                    lines=2,
                )
            )
        return widgets

    def back(self) -> None:
        """Return to the menu."""
        self.finish(EndResult.MENU)

    def intend(self, intent: Intent) -> bool:
        """Open the rules on their key."""
        if intent is Intent.RULES:
            self.services.open_rulebook()
            return True
        return super().intend(intent)

    def enliven(self) -> Life:
        """Let bubbles rise or murk sink, after every species gained has swum past once."""
        m, shapes = self.context.metrics, self.context.shapes
        size = m.window.size
        if not self.story.won:
            murk = Specks(shapes, size, 40, (2, 5), 9, faded(FOAM, 0.35))
            return Life([murk])
        bubbles = Specks(shapes, size, 30, (4, 13), -26, faded(PAPER, 0.2), faded(PAPER, 0.6))
        if self._finale is None or self._finale_of != size:
            self._finale_of = size
            self._finale = self._swimmers(size)
        return Life([bubbles, self._finale])

    def _swimmers(self, size: tuple[int, int]) -> Procession:
        """Return the species gained, each in a bubble; once shown, there are none."""
        species = [] if self._finale is not None else list(dict.fromkeys(self.story.species))
        painter = BubblePainter(self.context.pictures, species, round(FINALE * size[1]))
        apart = min(0.55, LONGEST_FINALE / max(1, len(species)))
        return Procession(painter.images, len(species), size, apart, 3.4)

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event; a click or a key ends the finale."""
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN} and self._finale is not None:
            self._finale.stop()
        return super().handle(event)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the sea in its final state."""
        picture = "scenes/won" if self.story.won else "scenes/lost"
        size = target.get_size()
        target.blit(self.context.pictures.get(picture, size, (0.35, 0.5)), (0, 0))
        about = self.find("about")
        if about is not None and self.story.won:
            # The text may lie on fish.
            blur = self.context.metrics.px(24)
            shade = faded(SCRIM, 0.4)
            self.context.shapes.put_shadow(target, about.rect, blur, blur, shade)


class SpeciesFan(Widget):
    """Overlapping cards of the last species, and the number of those before them."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, species: tuple[str, ...]) -> None:
        super().__init__(item_id, rect, "")
        self.species = species

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the pictures; only the last one is fully visible."""
        m, rect = context.metrics, self.rect
        wide = min(rect.height * 2 // 3, rect.width)
        high = wide * 3 // 2
        least = max(1, round(LEAST_SEEN * wide))
        shown = self.species[-((rect.width - wide) // least + 1) :]
        step = min(wide // 2, (rect.width - wide) // max(1, len(shown) - 1))
        left = rect.right - wide - step * (len(shown) - 1)
        top = rect.top + (rect.height - high) // 2
        line = max(1, m.px(1.4))
        for i, name in enumerate(shown):
            at = (left + i * step, top)
            radius = max(3, wide // 12)
            put(target, context.pictures.rounded(f"species/{name}", (wide, high), radius), at)
            where = pygame.Rect(at, (wide, high))
            context.shapes.put_box(target, where, radius, (0, 0, 0, 0), faded(PAPER, 0.8), line)
        if len(shown) < len(self.species):
            self._draw_more(target, context, len(self.species) - len(shown), (left, top + high))

    def _draw_more(
        self, target: pygame.Surface, context: UiContext, more: int, corner: tuple[int, int]
    ) -> None:
        """Draw the number of hidden cards on the lower left corner of the first one."""
        m, text, size = context.metrics, f"+{more}", context.metrics.floor
        wide = context.text.width(text, FontFace.HEAVY, size) + m.px(8)
        high = context.text.line_height(size, 1.2)
        plate = anchored((wide, high), "center", (corner[0] + m.px(4), corner[1] - high // 2))
        put(target, context.shapes.box(plate.size, plate.height // 2, PALE_GOLD), plate.topleft)
        context.text.draw(target, text, plate.center, FontFace.HEAVY, size, INK, anchor="center")
