"""The journey: a chart of the Baltic with its seas, and what awaits on the chosen one."""

from __future__ import annotations

import itertools
import math
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.baltica.content.journey import load_journey
from ecosfera.games.baltica.journey.chart import SHAPE, Chart, CourseLights
from ecosfera.games.baltica.journey.signs import (
    MOST_STARS,
    MOST_WAVES,
    HardnessSign,
    Landscape,
    Painting,
    Stars,
    Tag,
    draw_stars,
    draw_waves,
    hardness_text,
    stars_height,
)
from ecosfera.games.baltica.records import most_impacts
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.ui.draw.layout import Space, anchored, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER, INK, PAPER, SLATE, colour, faded
from ecosfera.ui.stage.life import Life
from ecosfera.ui.widgets import Button, ButtonKind, Form, Label, Paper, Widget
from ecosfera.ui.widgets.choice import Choosable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ecosfera.core.statistics import Tried
    from ecosfera.games.baltica.content.journey import JourneySea
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour
    from ecosfera.words import Words

PICTURE: Final = "sea/alive"
MATCH: Final = 3
"""Number of waves of a sea that is a match for whoever won easily."""
BUOY: Final = colour("#C8402F")
SAVED: Final = colour("#2F9E6E")
NIGHT: Final = colour("#10303F")


def place_name(words: Words, sea_id: str) -> str:
    """Return the name of a sea of the journey."""
    return words(f"journey.{sea_id}")


def painting_of(sea: JourneySea) -> Painting:
    """Return the painting of a sea of the journey."""
    return Painting(sea.picture, sea.focus)


def stars_text(words: Words, stars: int) -> str:
    """Return the stars of a sea, for reading and for screen readers."""
    return words("journey.stars", n=stars, all=MOST_STARS)


def next_sea(stars: Mapping[str, int], *, easily: bool = False) -> JourneySea:
    """Return the first sea that was not saved yet; the last one once all were.

    Whoever won `easily` and has no star yet begins where it is not easy any more.
    """
    seas = load_journey()
    least = MATCH if easily and not stars else 1
    return next((s for s in seas if s.waves >= least and not stars.get(s.id)), seas[-1])


DOTS: Final = 13
BUOY_SIZE: Final = 38
"""Distance of the dots of the course, and size of a buoy, in units."""
PLATE_WAVE: Final = 0.65
"""Width of a wave on the chart, in bodies."""
TOLD: Final = 1.15
"""Size of what is said about a sea, in bodies."""
KEY_ROW: Final = 1.45
"""Height in bodies of a line of the key."""
HOW: Final = 3.4
"""Height in bodies of how the journey works."""


class JourneyScene(Form[str]):
    """Finishes with the id of the sea to play on, or with an empty text for back."""

    start = "sail"
    default = "sail"

    def __init__(
        self,
        context: UiContext,
        stars: Mapping[str, int],
        chosen: str = "",
        *,
        easily: bool = False,
        saved: str = "",
    ) -> None:
        super().__init__(context)
        self.stars = stars
        self.saved = saved
        """The id of the sea that was saved just now: the course to the chosen one lights up."""
        seas = load_journey()
        at = next((sea for sea in seas if sea.id == chosen), next_sea(stars, easily=easily))
        self.chosen = seas.index(at)
        self._skipped = easily and not stars and self.chosen > 0
        """Whether the easy seas are left for later."""
        self._next = seas.index(next_sea(stars, easily=easily))
        """The sea that comes next."""
        self.tried: Mapping[str, Tried] = {}
        """What became of the lost games on each sea."""
        self.living: Callable[[JourneySea], int] = lambda sea: sea.living
        """Returns how many habitats of a sea live at the start, with whoever plays."""
        self._chart = Chart(pygame.Rect(0, 0, 1, 1))

    def enliven(self) -> Life | None:
        """Let the course light up that leads on from the sea that was saved just now."""
        saved, self.saved = self.saved, ""
        seas, buoy = load_journey(), self.find(f"sea-{self.sea.id}")
        if not saved or buoy is None:
            return None
        follows = self.chosen > 0 and seas[self.chosen - 1].id == saved
        buoys = [widget.rect for widget in self.widgets if isinstance(widget, Buoy)]
        course = self._dots(self.chosen) if follows else ()
        dots = [dot for dot in course if not any(rect.collidepoint(dot) for rect in buoys)]
        side = self.context.metrics.px(9)
        return Life([CourseLights(self.context.shapes, dots, self._buoy_box(buoy), side)])

    def _buoy_box(self, buoy: Widget) -> pygame.Rect:
        """Return where a buoy is drawn."""
        side = self.context.metrics.px(BUOY_SIZE)
        return anchored((side, side), "center", buoy.rect.center)

    def update(self, dt: float) -> None:
        """Let the chart lie still once its lights have come on."""
        super().update(dt)
        if self.life is not None and not self.life.hurries:
            self.life = None
            self.dirty = True

    @property
    def sea(self) -> JourneySea:
        """Return the chosen sea."""
        return load_journey()[self.chosen]

    def build(self) -> list[Widget]:
        """Build the chart with a buoy at each sea, and the sheet about the chosen one."""
        m = self.context.metrics
        space = Space(inset(m.window, m.px(20)), m.px(20))
        high = space.rest.height
        most = 0.36 if self._crowded else 0.5
        wide = min(round(high * SHAPE), round(space.rest.width * most))
        box = space.left(wide)
        self._chart = Chart(anchored((wide, round(wide / SHAPE)), "midleft", box.midleft))
        side = max(m.target, m.px(46))
        buoys: list[Widget] = [
            Buoy(
                anchored((side, side), "center", self._chart.at(sea.at)),
                number,
                sea,
                self.context.words,
                self._fate(sea),
                partial(self._choose, number),
                chosen=number == self.chosen,
            )
            for number, sea in enumerate(load_journey())
        ]
        tags = self._tag(buoys)
        plates = self._plates(buoys, [tag.rect for tag in tags])
        key = self._key([*plates, *buoys, *tags])
        return [*plates, *tags, *key, *buoys, *self._sheet(space.rest)]

    def _fate(self, sea: JourneySea) -> Fate:
        """Return what became of a sea so far, with the words for it."""
        words, stars = self.context.words, self.stars.get(sea.id, 0)
        tried = self.tried.get(sea.id)
        if stars:
            return Fate(stars_text(words, stars), stars)
        if tried is None:
            return Fate(words("journey.not-yet"))
        told = words.count(
            "journey.tried", tried.games, habitats=tried.progress, round=tried.rounds
        )
        return Fate(told, 0, tried.progress)

    def _tag(self, buoys: list[Widget]) -> list[Widget]:
        """Return the words at the next sea, unless every one is saved."""
        if self.stars.get(load_journey()[self._next].id):
            return []
        m = self.context.metrics
        name = self.context.words("journey.go-on-here" if self.stars else "journey.begin-here")
        buoy, size = buoys[self._next].rect, Tag.size(self.context, name)
        others = [other.rect for other in buoys]
        above = anchored(size, "midbottom", (buoy.centerx, buoy.top - m.px(2)))
        places = (above, *_beside(buoy, size, m.px(2), below=m.px(12)))
        room = self._chart.box.inflate(-m.px(8), -m.px(8))
        free = (at for at in places if room.contains(at) and at.collidelist(others) < 0)
        place = next(free, None)
        return [] if place is None else [Tag("next", place, name)]

    def _key(self, taken: list[Widget]) -> list[Widget]:
        """Return what the signs of the seas mean, in a corner of the chart that is free."""
        margin = -2 * self.context.metrics.px(16)
        room = self._chart.box.inflate(margin, margin)
        size = ChartKey.size(self.context)
        boxes = [widget.rect for widget in taken]
        for corner in ("topleft", "bottomright", "topright"):
            place = anchored(size, corner, getattr(room, corner))
            if room.contains(place) and place.collidelist(boxes) < 0:
                return [ChartKey(place, self.context.words)]
        return []

    def _plates(self, buoys: list[Widget], others: list[pygame.Rect]) -> list[Widget]:
        """Return the names beside the buoys, with how hard the seas are, where there is room."""
        m, words, chart = self.context.metrics, self.context.words, self._chart.box
        taken = [*others, *(buoy.rect.inflate(m.px(2), m.px(2)) for buoy in buoys)]
        found: list[Widget] = []
        for sea, buoy in zip(load_journey(), buoys, strict=True):
            name = place_name(words, sea.id)
            free = None
            for signs in (True, False):
                size = Plate.size(self.context, name, sea, signs=signs)
                places = _beside(buoy.rect, size, m.px(2), below=m.px(10))
                free = next(
                    (at for at in places if chart.contains(at) and at.collidelist(taken) < 0), None
                )
                if free is not None:
                    found.append(Plate(free, name, sea, signs=signs))
                    taken.append(free)
                    break
        return found

    @property
    def _crowded(self) -> bool:
        """Return whether the text is so large that only the most needed of it finds room."""
        return self.context.metrics.height < self.context.metrics.size(31)

    def _sheet(self, box: pygame.Rect) -> list[Widget]:
        m, words, sea = self.context.metrics, self.context.words, self.sea
        high = max(m.target, m.size(3.2))
        space = Space(inset(box, m.px(26)), m.px(12))
        heads = [] if self._crowded else self._heads(space)
        buttons = space.bottom(high)
        back, sail = buttons.copy(), buttons.copy()
        back.width = round(buttons.width * 0.38)
        sail.left, sail.width = back.right + m.px(12), buttons.width - back.width - m.px(12)
        name = space.top(m.size(2.5), gap=m.px(2))
        fate = self._fate(sea)
        lines = 1.9 if fate.habitats is None else 2.5
        line = Space(space.top(m.size(lines), gap=m.px(14)), m.px(14))
        waves = line.right(HardnessSign.width(self.context))
        stars = line.rest
        # With very large text the picture is left out.
        feet = self._feet(space)
        picture = space.rest.height - self._story_height(space.rest.width)
        painted = picture >= m.size(5)
        view = space.top(picture if painted else 0, gap=m.px(12))
        return [
            Paper("sheet", box, 0.97),
            *heads,
            Label(
                "place",
                name,
                f"{self.chosen + 1} · {place_name(words, sea.id)}",
                size=1.7,
                face=FontFace.TITLE,
                tone=INK,
            ),
            Stars(stars, fate.stars, fate.told),
            HardnessSign(waves, sea.waves, words),
            *([Landscape(view, painting_of(sea), place_name(words, sea.id))] if painted else []),
            Label("story", space.rest, self._story, size=TOLD, tone=INK, lines=6),
            *feet,
            Button("back", back, words("common.back"), self.back, kind=ButtonKind.PAPER, key="Esc"),
            Button(
                "sail",
                sail,
                words("journey.sail"),
                lambda: self.finish(sea.id),
                kind=ButtonKind.PRIMARY,
                key="Enter",
                size=1.3,
            ),
        ]

    def _heads(self, space: Space) -> list[Widget]:
        """Return the title and the stars so far, from the top of the space."""
        m, words = self.context.metrics, self.context.words
        total = sum(self.stars.get(sea.id, 0) for sea in load_journey())
        about = words("journey.about", n=total, all=MOST_STARS * len(load_journey()))
        if self._skipped:
            about = words("journey.skipped")
        title, below = space.top(m.size(3.0)), space.top(m.size(3.2), gap=m.px(18))
        return [
            Label("title", title, words("journey.title"), size=2.1, face=FontFace.TITLE, tone=INK),
            Label("about", below, about, tone=SLATE, lines=2),
        ]

    def _feet(self, space: Space) -> list[Widget]:
        """Return how stars are earned and how the journey works, as far as there is room."""
        m, words = self.context.metrics, self.context.words
        got = self.stars.get(self.sea.id, 0)
        told = [words(f"journey.star-{n}", n=most_impacts(n)) for n in range(1, MOST_STARS + 1)]
        heights = [stars_height(self.context, text, space.rest.width) for text in told]
        spare = space.rest.height - self._story_height(space.rest.width) - sum(heights) - m.px(10)
        found: list[Widget] = []
        if not self._crowded and spare >= m.size(HOW) + m.px(6):
            how = space.bottom(m.size(HOW), gap=m.px(6))
            found.append(Label("how", how, words("journey.how"), tone=SLATE, lines=3))
        if spare >= 0:
            rows = Space(space.bottom(sum(heights), gap=m.px(10)))
            for stars, (text, high) in enumerate(zip(told, heights, strict=True), 1):
                tone = INK if stars <= got else SLATE
                found.append(Stars(rows.top(high), stars, text, tone, item_id=f"star-{stars}"))
        return found

    @property
    def _story(self) -> str:
        """Return what is special on the chosen sea, and how many of its habitats live."""
        words, sea = self.context.words, self.sea
        alive = words("journey.living", n=self.living(sea))
        return f"{words(f'journey.{sea.id}-about')} {alive}"

    def _story_height(self, width: int) -> int:
        """Return the height that is needed to tell of the chosen sea."""
        m, text = self.context.metrics, self.context.text
        size = m.size(TOLD)
        lines = text.wrap(self._story, FontFace.TEXT, size, width)
        return text.line_height(size) * len(lines) + m.px(6)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.layout()
        if self.focused is not None:
            self.context.say(self.focused.spoken)

    def back(self) -> None:
        """Return without a sea."""
        self.finish("")

    def ground(self, target: pygame.Surface) -> None:
        """Draw the sea, the chart over it, and the course from sea to sea."""
        target.blit(self.context.pictures.get(PICTURE, target.get_size(), (0.5, 0.5)), (0, 0))
        self._chart.draw(target, self.context)
        step = self.context.metrics.px(DOTS)
        for number in range(1, len(load_journey())):
            tone = self.course_tone(number)
            dot = self.context.shapes.box((step // 2, step // 2), step // 4, tone)
            for x, y in self._dots(number):
                put(target, dot, (x - step // 4, y - step // 4))

    def course_tone(self, number: int) -> Colour:
        """Return the tone of the course to a sea: sailed, the next one, or still ahead."""
        if self.stars.get(load_journey()[number].id):
            return faded(PAPER, 0.95)
        return AMBER if number == self._next else faded(PAPER, 0.4)

    def _dots(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield the dots of the course to a sea from the one before it."""
        before, sea = load_journey()[number - 1 : number + 1]
        points = [self._chart.at(place) for place in (before.at, *sea.via, sea.at)]
        for start, end in itertools.pairwise(points):
            many = max(1, round(math.dist(start, end) / self.context.metrics.px(DOTS)))
            for i in range(1, many):
                x = start[0] + (end[0] - start[0]) * i / many
                y = start[1] + (end[1] - start[1]) * i / many
                yield round(x), round(y)


class Fate(NamedTuple):
    """What became of a sea so far."""

    told: str
    stars: int = 0
    habitats: int | None = None
    """How many habitats the best lost game had; None if there is none, or the sea is saved."""


class Buoy(Choosable):
    """A sea on the chart: its number, and below it its stars or how the best try ended."""

    def __init__(
        self,
        rect: pygame.Rect,
        number: int,
        sea: JourneySea,
        words: Words,
        fate: Fate,
        action: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        state = f"{fate.told} · {hardness_text(words, sea.waves)}"
        name = f"{number + 1}. {place_name(words, sea.id)}"
        super().__init__(
            f"sea-{sea.id}", rect, name, action, chosen=chosen, state=state, group="seas"
        )
        self.number = number
        self.fate = fate

    def radius(self, _context: UiContext) -> int:
        """Return the corner radius: it is round."""
        return self.rect.width // 2

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the buoy, a glow if it is chosen, and its stars."""
        m, rect, shapes = context.metrics, self.rect, context.shapes
        side = m.px(BUOY_SIZE)
        box = anchored((side, side), "center", rect.center)
        if self.chosen or self.hovered:
            reach = m.px(9)
            glow = shapes.glow(box.size, side // 2, reach, AMBER)
            put(target, glow, (box.left - reach, box.top - reach))
        tone = SAVED if self.fate.stars else BUOY if self.chosen else NIGHT
        put(target, shapes.box(box.size, side // 2, tone, PAPER, m.px(3)), box.topleft)
        context.text.draw(
            target,
            str(self.number + 1),
            box.center,
            FontFace.HEAVY,
            min(m.size(1.15), side // 2),
            PAPER,
            anchor="center",
        )
        below = box.centerx, box.bottom - m.px(4)
        if self.fate.stars:
            size = m.px(14)
            row = anchored((MOST_STARS * size, size), "midtop", below)
            draw_stars(target, context, row, self.fate.stars)
        elif self.fate.habitats is not None:
            self._draw_try(target, context, below, self.fate.habitats)

    def _draw_try(
        self, target: pygame.Surface, context: UiContext, at: tuple[int, int], habitats: int
    ) -> None:
        """Draw how many of the six habitats were restored in a lost game."""
        m, told = context.metrics, f"{habitats}/{len(HABITATS)}"
        size = m.floor
        wide = context.text.width(told, FontFace.HEAVY, size) + m.px(12)
        plate = anchored((wide, context.text.line_height(size, 1.05)), "midtop", at)
        ground = context.shapes.box(plate.size, m.px(6), PAPER, NIGHT, max(1, m.px(1)))
        put(target, ground, plate.topleft)
        context.text.draw(target, told, plate.center, FontFace.HEAVY, size, INK, anchor="center")


def _beside(
    buoy: pygame.Rect, size: tuple[int, int], gap: int, below: int
) -> tuple[pygame.Rect, ...]:
    """Return boxes around a buoy in which its name could stand, the best first."""
    right, left = buoy.right + gap, buoy.left - gap
    return (
        anchored(size, "midleft", (right, buoy.centery)),
        anchored(size, "midright", (left, buoy.centery)),
        anchored(size, "midtop", (buoy.centerx, buoy.bottom + below)),
        anchored(size, "midbottom", (buoy.centerx, buoy.top - gap)),
        anchored(size, "bottomleft", (right, buoy.centery)),
        anchored(size, "topleft", (right, buoy.centery)),
        anchored(size, "bottomright", (left, buoy.centery)),
        anchored(size, "topright", (left, buoy.centery)),
        anchored(size, "topleft", (buoy.left, buoy.bottom + below)),
        anchored(size, "topright", (buoy.right, buoy.bottom + below)),
        anchored(size, "bottomleft", (buoy.left, buoy.top - gap)),
        anchored(size, "bottomright", (buoy.right, buoy.top - gap)),
    )


def new_signs(sea: JourneySea) -> tuple[str, ...]:
    """Return the signs of what is special in a sea."""
    today = sea.base == "baltic"
    signs = (
        ("icon_leaf", bool(sea.living)),
        ("lens", sea.biodiversity_loss or today),
        ("pressure", bool(sea.pressures) or today),
        ("nutrients", sea.eutrophication or today),
        ("icon_cards", sea.element_stack is not None),
        ("policy_measure", sea.policies or today),
    )
    return tuple(sign for sign, special in signs if special)


class Plate(Widget):
    """The name of a sea on the chart; below it how hard it is, and what is special there."""

    focusable = False

    def __init__(self, rect: pygame.Rect, name: str, sea: JourneySea, *, signs: bool) -> None:
        super().__init__(f"plate-{sea.id}", rect, name)
        self.sea = sea
        self.signs = signs

    @staticmethod
    def size(context: UiContext, name: str, sea: JourneySea, *, signs: bool) -> tuple[int, int]:
        """Return the width and the height that a plate needs."""
        m = context.metrics
        side = m.size(1.0)
        wide = context.text.width(name, FontFace.BOLD, m.size(1.0))
        if signs:
            signs_wide = len(new_signs(sea)) * (side + m.px(2))
            wide = max(wide, MOST_WAVES * round(PLATE_WAVE * m.body) + signs_wide + m.px(4))
        high = context.text.line_height(m.size(1.0), 1.1) + (side if signs else 0)
        return wide + m.px(12), high + m.px(4)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the name on a pale ground, and the signs."""
        m = context.metrics
        ground = context.shapes.box(self.rect.size, m.px(7), faded(PAPER, 0.88))
        put(target, ground, self.rect.topleft)
        size = side = m.size(1.0)
        line = Space(self.rect.inflate(-m.px(12), -m.px(4)))
        name = line.top(context.text.line_height(size, 1.1))
        context.text.draw(
            target, self.name, name.midleft, FontFace.BOLD, size, INK, anchor="midleft"
        )
        if not self.signs:
            return
        row = Space(line.rest, m.px(2))
        draw_waves(
            target, context, row.left(MOST_WAVES * round(PLATE_WAVE * m.body)), self.sea.waves
        )
        for sign in new_signs(self.sea):
            draw_sign(target, context, sign, row.left(side), side)


def key_rows(words: Words) -> tuple[tuple[str, str], ...]:
    """Return the signs of what is special in a sea, and what they mean."""
    return (
        ("icon_leaf", words("journey.key-living")),
        ("lens", words("journey.key-plankton")),
        ("pressure", words("journey.key-pressures")),
        ("nutrients", words("journey.key-nutrients")),
        ("icon_cards", words("journey.key-elements")),
        ("policy_measure", words("journey.key-policies")),
    )


class ChartKey(Widget):
    """The key of the chart: a line for each sign."""

    focusable = False

    def __init__(self, rect: pygame.Rect, words: Words) -> None:
        rows = key_rows(words)
        super().__init__("key", rect, words.list([text for _, text in rows]))
        self.rows = rows

    @staticmethod
    def size(context: UiContext) -> tuple[int, int]:
        """Return the width and the height that the key needs."""
        m, rows = context.metrics, key_rows(context.words)
        wide = max(context.text.width(text, FontFace.TEXT, m.size(1.0)) for _, text in rows)
        return wide + m.size(1.0) + m.px(24), len(rows) * m.size(KEY_ROW) + m.px(12)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the signs with their words on a pale ground."""
        m = context.metrics
        ground = context.shapes.box(self.rect.size, m.px(8), faded(PAPER, 0.6))
        put(target, ground, self.rect.topleft)
        space, side = Space(self.rect.inflate(-m.px(16), -m.px(12))), m.size(1.0)
        for sign, text in self.rows:
            line = Space(space.top(m.size(KEY_ROW)), m.px(8))
            draw_sign(target, context, sign, line.left(side), side)
            at = line.rest.midleft
            context.text.draw(target, text, at, FontFace.TEXT, side, INK, anchor="midleft")


def draw_sign(
    target: pygame.Surface, context: UiContext, sign: str, box: pygame.Rect, side: int
) -> None:
    """Draw the sign of something special in the middle of a box."""
    tone = INK if sign in {"icon_leaf", "icon_cards"} else None
    image = context.pictures.sign(sign, side, tone)
    put(target, image, image.get_rect(center=box.center).topleft)
