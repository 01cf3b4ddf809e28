"""The table while a recorded match is watched: it shows positions and accepts no moves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.moves.targets import TargetKind
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.screens.table.frame import TableFrame
from ecosfera.games.co2.screens.table.frame_builder import FrameBuilder
from ecosfera.games.co2.screens.table.geometry.zones import zones
from ecosfera.games.co2.screens.table.input import controls
from ecosfera.games.co2.screens.table.picture.canvas import TableCanvas
from ecosfera.games.co2.screens.table.playback.stage import Stage
from ecosfera.games.co2.text.event_text import sentence
from ecosfera.games.co2.text.log_line import LogLine
from ecosfera.games.co2.text.names import Names, people_of
from ecosfera.games.co2.text.reason_text import answer_sentence, reason_of_answer
from ecosfera.tabletop.targets import targets_at
from ecosfera.ui.draw.box import Box

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.rules.state import State
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets import Widget


class Co2ReplayView:
    """The table for watching a match. Implements `ReplayView`.

    `open_guide` opens the guide at the territory with an id.
    """

    def __init__(
        self,
        context: UiContext,
        match: Match[State, Any, Any],
        computers: Sequence[str],
        open_guide: Callable[[str], None],
    ) -> None:
        self.context = context
        self._open_guide = open_guide
        self._match = match
        view = match.state_after(0).view
        self._config = view.config
        self._computers = (*computers, *[PERSON] * view.config.players)[: view.config.players]
        self._pointed: Target | None = None
        self._measure(view.catalogue)
        seats = [seat for seat, kind in enumerate(self._computers) if kind != PERSON]
        self.stage = Stage(view, self._zones, context.brisk, lambda _event, _view: None, seats)

    def _measure(self, catalogue: Any) -> None:
        """Adapt to the size of the window and the language."""
        words = self.context.words
        self._zones = zones(self.context.metrics, self._config.players)
        self._people = people_of(self._config, words, self._computers)
        self._names = Names(words, catalogue, [person.name for person in self._people])
        self._builder = FrameBuilder(self.context, self._zones)
        self._canvas = TableCanvas(self.context, self._zones, self._config.players)

    # -- what it is like ----

    @property
    def pace(self) -> float:
        """Return the factor for the duration of movements; 0 shows results at once."""
        return self.stage.pace

    @pace.setter
    def pace(self, pace: float) -> None:
        self.stage.pace = pace

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
    def moving(self) -> bool:
        """Return whether something is moving."""
        return self.stage.moving

    @property
    def changing(self) -> bool:
        """Return whether the map is changing its colours."""
        return self._canvas.changing

    @property
    def waiting(self) -> bool:
        """Return whether an event card has to be read before the next events."""
        return self.stage.telling is not None

    @property
    def reading(self) -> bool:
        """Return whether that is so: an event card stays while playback is stopped."""
        return self.waiting

    @property
    def idle(self) -> bool:
        """Return whether everything that happened has been shown."""
        return self.stage.idle

    @property
    def page(self) -> object:
        """Return the event card to read, or None."""
        return self.stage.telling

    @property
    def pointed(self) -> bool:
        """Return whether a description of the target pointed at replaces the controls."""
        return self._pointed is not None

    # -- what is done with it ----

    def layout(self) -> None:
        """Adapt the layout to the window size, language and settings."""
        self.release()
        self._measure(self.stage.view.catalogue)
        self.stage.resized(self._zones)

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self._canvas.release()

    def show(self, state: State) -> None:
        """Show a position at once."""
        self.stage.snap(state.view)

    def play(self, state: State, action: Any) -> None:
        """Show the results of an action in a position."""
        _, events = self._match.game.apply(state, action)
        self.stage.play(events)

    def sentences(self, state: State, action: Any) -> list[str]:
        """Return the results of an action in a position as sentences."""
        _, events = self._match.game.apply(state, action)
        view, found = state.view, []
        for event in events:
            view = fold(view, event)
            found.append(sentence(self._names, event, view))
        player = state.view.to_decide
        why = reason_of_answer(state.view, action, self._computers[player])
        found.append("" if why is None else answer_sentence(self._names, player, why))
        return [told for told in found if told]

    def go_on(self) -> None:
        """Dismiss the event card that is shown, or let everything arrive."""
        if self.stage.stop is None:
            self.stage.skip()
        else:
            self.stage.go_on()

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.stage.advance(dt)

    def frame(self, sentence_: str = "", last: Sequence[str] = ()) -> TableFrame:
        """Return the frame to draw."""
        told = sentence_
        shown = self.stage.telling
        if shown is not None:
            told = f"{self._names.event(shown.card)}: {self._names.event_text(shown.card)}"
        frame = TableFrame(
            self._builder.brush,
            self._names,
            self._zones,
            self._people,
            self.stage.view,
            effects=tuple(self.stage.effects),
            sentence=told,
            log=tuple(map(LogLine, last)),
        )
        return replace(frame, pointed=self._pointed)

    def draw(self, target: pygame.Surface, sentence: str, last: Sequence[str]) -> None:
        """Draw the table with a sentence in its bar and the sentences of the last action."""
        frame = self.frame(sentence, last)
        free = Box(0, 0, self.leave_box.left, self._zones.bar.h)
        self._canvas.free = free
        self._canvas.draw_still(target, frame, calm=self.context.brisk > 0)
        self._canvas.draw_movers(target, frame, self.stage.now)
        self._canvas.draw_moment(target, frame, self.stage.show, self.stage.now)

    def page_widgets(self) -> list[Widget]:
        """Return no buttons: the bar tells what the event card says."""
        return []

    def point(self, at: tuple[int, int]) -> bool:
        """Point at a place in the window; return whether the target has changed."""
        spots = controls.spots(self.frame(), lambda _target: None)
        found: Target | None = next(iter(targets_at(spots, at)), None)
        changed = found != self._pointed
        self._pointed = found
        return changed

    def inspect(self) -> None:
        """Open the guide, at the territory pointed at if there is one."""
        catalogue, pointed = self.stage.view.catalogue, self._pointed
        territory = None
        if pointed is not None and pointed.kind is TargetKind.SQUARE:
            territory = catalogue.board[pointed.which].territory
        self._open_guide("" if territory is None else catalogue.territories[territory].id)
