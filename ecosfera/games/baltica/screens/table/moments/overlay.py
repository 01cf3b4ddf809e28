"""What a moment shows above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.screens.table.moments import ending, impact, lettering, restored
from ecosfera.games.baltica.screens.table.moments.scenery import SceneryPainter
from ecosfera.games.baltica.screens.table.playback.moment import MomentKind, moment_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.moments.scenery import Scenery
    from ecosfera.games.baltica.screens.table.playback.moment import Moment
    from ecosfera.games.baltica.screens.table.playback.stage import Stage
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.timeline import MomentShow


class MomentOverlay:
    """Draws the moments of a stage; their pictures are painted in a thread beforehand."""

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._painter: SceneryPainter | None = None
        self._scenery: Scenery | None = None
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
            self._painter = self._scenery = None
        elif self._painter is None or self._painter.moment != wanted:
            self._scenery = None
            self._painter = self._started(wanted, book)
            self._tiles = iter(_tiles(wanted))
        tile = next(self._tiles, None)
        if tile is not None:
            self._context.pictures.natural(tile)

    def _started(self, moment: Moment, book: CardNames) -> SceneryPainter:
        size = (self._context.metrics.width, self._context.metrics.height)
        names = tuple(book.picture(card) for card in moment.animals)
        return SceneryPainter(self._context, moment, names, size, restored.bubble_side(size))

    def forget(self) -> None:
        """Release the pictures, also after a change of the window."""
        self._painter = self._scenery = None

    def covers(self, stage: Stage) -> bool:
        """Return whether a moment hides what can be done at the table."""
        return stage.show is not None and stage.show.moment.large

    def opens(self, stage: Stage) -> bool:
        """Return whether a landscape is opening: the sea behind it need not change yet."""
        show = stage.show
        opening = show is not None and show.share(stage.now) < restored.BLOOMED
        return opening and self.covers(stage)

    def draw(self, target: pygame.Surface, frame: TableFrame, stage: Stage) -> None:
        """Draw the moment of the stage, if there is one."""
        show = stage.show
        if show is None:
            return
        share = 1.0 if show.still else show.share(stage.now)
        if show.moment.kind is MomentKind.IMPACT:
            impact.draw(target, frame, show.moment, share)
            return
        self.prepare(stage, frame.book)
        if self._words_of != show.moment:
            self._words_of, self._words = show.moment, words(frame, show.moment)
        next(self._words, None)
        scenery = self._taken(show, share)
        if show.moment.kind is MomentKind.RESTORED:
            restored.draw(target, frame, show, share, scenery)
        else:
            ending.draw(target, frame, show, share, scenery)

    def _taken(self, show: MomentShow[Moment], share: float) -> Scenery | None:
        """Return the pictures once they are needed, even if they have to be waited for."""
        painter = self._painter
        if self._scenery is None and painter is not None:
            needed = show.still or share >= restored.LATEST
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
        return
    yield from lettering.prepare(frame, *moment_words(frame.book, moment))
    for tile in _tiles(moment):
        frame.brush.pictures.natural(tile)
        yield
