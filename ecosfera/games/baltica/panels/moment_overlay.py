"""The picture of a moment above the table, and the moment in which a match ends."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.games.baltica.panels import moment_painters, sea_state
from ecosfera.games.baltica.panels.living_end import LivingEnd
from ecosfera.games.baltica.panels.moment_painters import rising_bubbles
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.moment import MomentKind, moment_words
from ecosfera.games.baltica.stage.positions import Hex, flower
from ecosfera.games.baltica.stage.scenery import DRIFTS, SceneryPainter
from ecosfera.games.baltica.stage.timing import LIES
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.moment import Moment
    from ecosfera.games.baltica.stage.scenery import Scenery
    from ecosfera.games.baltica.stage.stage import Stage
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.timeline import MomentShow


OPENS: Final = 0.16
"""Fraction of the end after which its landscape opens."""
ASSEMBLED: Final = 0.62
"""When all tiles are in the middle, as a fraction of the moment."""
STAGGER: Final = 0.05
"""The same from one tile to the next: the notes of the last chord (`timing.JOINED`) go with it."""
BLOOMS: Final = 0.45
"""When the living sea fills the window."""
FLASH_AT: Final = 0.33
"""Height of the middle of the tiles as a fraction of the window's height."""
WRITTEN_AT: Final = 0.6
"""Top of the words as a fraction of the window's height."""


def draw_ending(
    target: pygame.Surface,
    frame: TableFrame,
    show: MomentShow[Moment],
    share: float,
    scenery: Scenery | None,
    end: LivingEnd | None,
) -> None:
    """Draw the end at a fraction of its time, with what lives in it; afterwards it stays."""
    won = show.moment.kind is MomentKind.WON
    if won and share < BLOOMS:
        left = positions.habitat_flower(frame.zones).tiles
        for number, place in enumerate(left):
            if share >= min(STAGGER * number, OPENS):
                sea_state.emptied(target, frame, place)
    if scenery is not None and share >= OPENS:
        if won:
            _bloom(target, frame, scenery, share)
        else:
            _fade(target, scenery, share)
    if won and scenery is not None and share > OPENS:
        if end is not None and share >= BLOOMS:
            end.swarm.draw(target)
        if not show.still:
            rising_bubbles(target, frame, share)
        for number, image in enumerate(scenery.bubbles):
            put(target, image, _beside(frame, image, number, share))
    _draw_front(target, frame, show, share, scenery)


def _draw_front(
    target: pygame.Surface,
    frame: TableFrame,
    show: MomentShow[Moment],
    share: float,
    scenery: Scenery | None,
) -> None:
    """Draw the tiles, a flash as they come together, and the words."""
    won = show.moment.kind is MomentKind.WON
    if won and ASSEMBLED < share < 1:
        _flash(target, frame, (share - ASSEMBLED) / (1 - ASSEMBLED))
    _assemble(target, frame, share, won=won)
    if share >= ASSEMBLED:
        shade = scenery.shade if scenery is not None else None
        title, lines = moment_words(frame.book, show.moment)
        moment_painters.write(target, frame, title, lines, WRITTEN_AT, shade)


def _flash(target: pygame.Surface, frame: TableFrame, share: float) -> None:
    """Draw hexagons of light that run over the sea from the tiles."""
    zones = frame.zones
    for late in (0.0, 0.16, 0.32):
        k = (share - late) / (1 - late)
        if 0 < k < 1:
            radius = (0.3 + 1.5 * ease(k)) * zones.height
            wide = max(1, round(0.014 * zones.height * (1 - k)))
            here = Hex(zones.width / 2, FLASH_AT * zones.height, radius)
            moment_painters.draw_rim(target, here, wide)


def _bloom(target: pygame.Surface, frame: TableFrame, scenery: Scenery, share: float) -> None:
    """Draw the living sea, which opens from the middle."""
    zones = frame.zones
    cx, cy = zones.width / 2, 0.34 * zones.height
    opened = min(1.0, (share - OPENS) / (BLOOMS - OPENS))
    radius = 0.1 * zones.height + moment_painters.covering(cx, cy, target.get_size()) * opened**1.7
    picture = scenery.landscape
    shift = min(round(DRIFTS * zones.height * (1 - share)), picture.get_height() - zones.height)
    rim = max(2, zones.height // 90)
    moment_painters.draw_iris(target, picture, Hex(cx, cy, radius), shift, rim)


def _fade(target: pygame.Surface, scenery: Scenery, share: float) -> None:
    """Draw the dead sea, into which the table fades."""
    picture = scenery.landscape
    seen = min(1.0, (share - OPENS) / (ASSEMBLED - OPENS))
    alpha = round(255 * ease(seen))
    if alpha < 255:
        # An opaque picture that is blended all the same takes ten times as long.
        picture.set_alpha(alpha)
    target.blit(picture, (0, 0))
    picture.set_alpha(None)


def _assemble(target: pygame.Surface, frame: TableFrame, share: float, *, won: bool) -> None:
    """Draw the six tiles, which come from their star and form a large one in the middle."""
    zones = frame.zones
    side = 0.52 * zones.height
    star = flower(Box((zones.width - side) / 2, 0.07 * zones.height, side, side), 0, 0)
    small = (positions.habitat_flower if won else positions.impact_flower)(zones)
    ways = [ease((share - STAGGER * n) / (ASSEMBLED - 6 * STAGGER)) for n in range(6)]
    for number, (home, place) in enumerate(zip(small.tiles, star.tiles, strict=True)):
        if share < min(STAGGER * number, OPENS):
            # The table still shows it, and its picture may not be read yet.
            continue
        way = ways[number]
        here = Hex(
            home.cx + (place.cx - home.cx) * way,
            home.cy + (place.cy - home.cy) * way,
            round((home.radius + (place.radius - home.radius) * way) / 4) * 4,
        )
        if won:
            sea_state.restored(target, frame, here, AROUND[number])
        else:
            sea_state.stone(target, frame, here, number)


def _beside(frame: TableFrame, image: pygame.Surface, number: int, share: float) -> tuple[int, int]:
    """Return where an animal in its bubble is, which rises and stays beside the star."""
    zones, side = frame.zones, image.get_width()
    k = 1 - (1 - min(1.0, (share - OPENS) / (1 - OPENS))) ** 3
    out = -1 if number % 2 == 0 else 1
    x = zones.width / 2 + out * (0.24 * zones.height + 0.62 * side)
    start, rest = zones.height + side / 2, 0.36 * zones.height
    y = start + (rest - start) * k
    return round(x - side / 2), round(y - side / 2)


class MomentOverlay:
    """Draws the moments of a stage; their pictures are painted in a thread beforehand."""

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._painter: SceneryPainter | None = None
        self._following: SceneryPainter | None = None
        """Paints the picture of the end during the moment of the last habitat."""
        self._scenery: Scenery | None = None
        self._end: LivingEnd | None = None
        """What lives in the picture of the end, once that has begun to open."""
        self._words: Iterator[None] = iter(())
        self._words_of: object = None
        """The moment whose words `_words` prepares."""
        self._tiles: Iterator[str] = iter(())
        """The pictures of the tiles of the moment that are not read yet."""

    def prepare(self, stage: Stage, book: CardNames) -> None:
        """Begin to paint the moment that is shown or coming; forget it when it is over."""
        show = stage.show
        wanted = show.moment if show is not None else None
        if wanted is None and stage.pending_events():
            wanted = stage.coming
        if wanted is None or not wanted.large:
            self.forget()
        elif self._painter is None or self._painter.moment != wanted:
            self._scenery = self._end = None
            following, self._following = self._following, None
            ready = following is not None and following.moment == wanted
            self._painter = following if ready else self._started(wanted, book)
            self._tiles = iter(_tiles(wanted))
        if wanted is not None and wanted.wins and self._scenery and self._following is None:
            self._following = self._started(replace(wanted, kind=MomentKind.WON), book)
        tile = next(self._tiles, None)
        if tile is not None:
            self._context.pictures.natural(tile)

    def _started(self, moment: Moment, book: CardNames) -> SceneryPainter:
        size = (self._context.metrics.width, self._context.metrics.height)
        names = tuple(book.picture(card) for card in moment.animals)
        return SceneryPainter(self._context, moment, names, size, moment_painters.bubble_side(size))

    def forget(self) -> None:
        """Release the pictures, also after a change of the window."""
        self._painter = self._following = self._scenery = self._end = None

    @property
    def stands(self) -> bool:
        """Return whether the picture of the end has unfolded and lives."""
        return self._end is not None and self._end.stands

    def drift(self, dt: float) -> bool:
        """Let what lives in the picture of the end move on; return whether `draw_life` is due."""
        return self._end is not None and self._end.drift(dt)

    def draw_life(self, target: pygame.Surface, spared: pygame.Rect) -> None:
        """Draw what has moved in the picture of the end, except in a rectangle."""
        if self._end is not None:
            self._end.draw_changes(target, spared)

    def covers(self, stage: Stage) -> bool:
        """Return whether a moment hides what can be done at the table."""
        return stage.show is not None and stage.show.moment.large

    def opens(self, stage: Stage) -> bool:
        """Return whether a landscape opens or an impact tile falls: the sea changes only then."""
        show = stage.show
        if show is None:
            return False
        if show.moment.large:
            return show.share(stage.now) < moment_painters.BLOOMED
        return not show.still and show.share(stage.now) < LIES

    def draw(self, target: pygame.Surface, frame: TableFrame, stage: Stage) -> None:
        """Draw the moment of the stage, if there is one."""
        show = stage.show
        if show is None:
            return
        share = 1.0 if show.still else show.share(stage.now)
        if show.moment.kind is MomentKind.IMPACT:
            moment_painters.draw_impact(target, frame, show.moment, share)
            return
        self.prepare(stage, frame.book)
        if self._words_of != show.moment:
            self._words_of, self._words = show.moment, words(frame, show.moment)
        next(self._words, None)
        scenery = self._taken(show, share)
        if show.moment.kind is MomentKind.RESTORED:
            moment_painters.draw_restored(target, frame, show, share, scenery)
            return
        if scenery is not None and self._end is None and not show.still:
            size, won = target.get_size(), show.moment.kind is MomentKind.WON
            self._end = LivingEnd(frame.brush.shapes, size, scenery, won=won)
        if self._end is None or share < 1:
            draw_ending(target, frame, show, share, scenery, self._end)
            return
        if not self._end.stands:
            assert scenery is not None
            places = tuple(_beside(frame, s, n, 1.0) for n, s in enumerate(scenery.bubbles))
            self._end.settle(lambda on: _draw_front(on, frame, show, 1.0, scenery), places)
        self._end.draw(target)

    def _taken(self, show: MomentShow[Moment], share: float) -> Scenery | None:
        """Return the pictures once they are needed, even if they have to be waited for."""
        painter = self._painter
        if self._scenery is None and painter is not None:
            needed = show.still or share >= moment_painters.LATEST
            if painter.ready or needed:
                self._scenery = painter.take()
        return self._scenery


def _tiles(moment: Moment) -> list[str]:
    """Return the pictures of the tiles that fly in a large moment, in many sizes."""
    if moment.kind is MomentKind.LOST:
        return [f"tiles/impact_{number + 1}" for number in range(IMPACT_TILES)]
    habitats = EVERY_HABITAT if moment.kind is MomentKind.WON else moment.habitats
    return [f"tiles/habitat_{HABITATS[habitat]}" for habitat in habitats]


def words(frame: TableFrame, moment: Moment) -> Iterator[None]:
    """Prepare the words of a moment step by step."""
    if moment.kind is MomentKind.IMPACT:
        moment_painters.prepare_impact(frame, moment)
        return
    yield from moment_painters.prepare(frame, *moment_words(frame.book, moment, frame.people))
    for tile in _tiles(moment):
        frame.brush.pictures.natural(tile)
        yield
