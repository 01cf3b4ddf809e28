"""The table while a recorded match is watched: it shows positions and accepts no moves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from ecosfera.core.players import PERSON
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.moves.race import suns, threats
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.panels.canvas import TableCanvas
from ecosfera.games.co2.rules.actions import Action
from ecosfera.games.co2.rules.events import Event
from ecosfera.games.co2.rules.state import State, View
from ecosfera.games.co2.stage.frame import TableFrame
from ecosfera.games.co2.stage.log import Co2Log
from ecosfera.games.co2.stage.stage import EventShown, Stage
from ecosfera.games.co2.stage.zones import zones
from ecosfera.games.co2.table import controls
from ecosfera.games.co2.table.frame_builder import FrameBuilder
from ecosfera.games.co2.text.log_line import LogLine
from ecosfera.games.co2.text.names import Names, people_of
from ecosfera.tabletop.replay import ReplayTable
from ecosfera.tabletop.targets import targets_at
from ecosfera.ui.draw.box import Box

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.ui.context import UiContext


class Co2ReplayView(ReplayTable[State, Action, Event, View, Target]):
    """The table for watching a match. Implements `ReplayView`.

    `open_guide` opens the guide at the territory with an id.
    """

    log: Co2Log
    stage: Stage

    def __init__(
        self,
        context: UiContext,
        match: Match[State, Any, Any],
        computers: Sequence[str],
        open_guide: Callable[[str], None],
    ) -> None:
        self._open_guide = open_guide
        view = match.state_after(0).view
        self._config = view.config
        self._computers = (*computers, *[PERSON] * view.config.players)[: view.config.players]
        self._measure(context, view.catalogue)
        seats = [seat for seat, kind in enumerate(self._computers) if kind != PERSON]
        log = Co2Log(match, self._names, self._computers.__getitem__, lambda _sentence: None)
        stage = Stage(view, self._zones, context.brisk, lambda _event, _view: None, seats)
        stage.tells_trades = False
        super().__init__(context, match, log, stage)

    def _measure(self, context: UiContext, catalogue: Catalogue) -> None:
        """Adapt to the size of the window and the language."""
        words = context.words
        self._zones = zones(context.metrics, self._config.players)
        self._people = people_of(self._config, words, self._computers)
        self._names = Names(words, catalogue, [person.name for person in self._people])
        self._builder = FrameBuilder(context, self._zones)
        self._canvas = TableCanvas(context, self._zones, self._config.players)

    # -- what it is like ----

    @property
    def controls_box(self) -> pygame.Rect:
        """Return the box for the sheet with the controls."""
        return rect(self._zones.corner)

    @property
    def leave_box(self) -> pygame.Rect:
        """Return the box for the exit button."""
        bar, m = self._zones.bar, self.context.metrics
        wide = min(round(0.3 * bar.w), m.size(14))
        return pygame.Rect(round(bar.w) - wide - m.px(8), m.px(6), wide, round(bar.h) - m.px(12))

    @property
    def continue_box(self) -> pygame.Rect:
        """Return the box for the button that continues the game from here."""
        return rect(self._zones.turn)

    @property
    def changing(self) -> bool:
        """Return whether the map is changing its colours."""
        return self._canvas.changing

    # -- what is done with it ----

    def layout(self) -> None:
        """Adapt the layout to the window size, language and settings."""
        self.release()
        self._measure(self.context, self.stage.view.catalogue)
        self.log.names = self._names
        self.stage.resized(self._zones)

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self._canvas.release()

    def frame(self, sentence_: str = "", last: Sequence[str] = ()) -> TableFrame:
        """Return the frame to draw."""
        text, view = sentence_, self.stage.view
        shown = self.stage.telling
        if isinstance(shown, EventShown):
            text = f"{self._names.event(shown.card)}: {self._names.event_text(shown.card)}"
        frame = TableFrame(
            self._builder.brush,
            self._names,
            self._zones,
            self._people,
            view,
            effects=tuple(self.stage.effects),
            sentence=text,
            log=tuple(map(LogLine, last)),
            suns=suns(view),
            threats=threats(view),
        )
        return replace(frame, pointed=self._target)

    def draw(self, target: pygame.Surface, sentence: str, last: Sequence[str]) -> None:
        """Draw the table with a sentence in its bar and the sentences of the last action."""
        frame = self.frame(sentence, last)
        free = Box(0, 0, self.leave_box.left, self._zones.bar.h)
        self._canvas.free = free
        self._canvas.draw_still(target, frame, calm=self.context.brisk > 0)
        self._canvas.draw_movers(target, frame, self.stage.now)
        self._canvas.draw_moment(target, frame, self.stage.show, self.stage.now)

    def view_of(self, state: State) -> View:
        """Return what the stage shows of a position."""
        return state.view

    def target_at(self, at: tuple[int, int]) -> Target | None:
        """Return the piece at a point of the window."""
        widgets = controls.target_widgets(
            self.frame(), lambda _target: None, controls.LastingTargets()
        )
        return next(iter(targets_at(widgets, at)), None)

    def inspect(self) -> None:
        """Open the guide, at the territory pointed at if there is one."""
        catalogue, pointed = self.stage.view.catalogue, self._target
        territory = None
        if pointed is not None and pointed.kind is TargetKind.SQUARE:
            territory = catalogue.board[pointed.which].territory
        self._open_guide("" if territory is None else catalogue.territories[territory].id)
