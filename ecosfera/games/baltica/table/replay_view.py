"""The table while a recorded match is watched: it shows positions and accepts no moves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.content.journey import sea_of
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import bar, renderer
from ecosfera.games.baltica.panels.detail_corner import CARDS
from ecosfera.games.baltica.panels.layers import TableCanvas
from ecosfera.games.baltica.panels.moment_overlay import MomentOverlay
from ecosfera.games.baltica.rules.actions import Action
from ecosfera.games.baltica.rules.events import Event, Triggered
from ecosfera.games.baltica.rules.state import EMPTY, State
from ecosfera.games.baltica.rules.view import View, view
from ecosfera.games.baltica.stage.stage import Stage
from ecosfera.games.baltica.stage.timing import StopKind
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table.frame_builder import FrameBuilder
from ecosfera.games.baltica.table.log import BalticaLog
from ecosfera.games.baltica.table.prompt import of_stop
from ecosfera.games.baltica.table.prompt_view import PromptKeys, PromptView
from ecosfera.games.baltica.table.targets import target_at, targets
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.games.baltica.text.people import people_of
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.tabletop.replay import ReplayTable

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    import pygame

    from ecosfera.games.baltica.additions import Cue
    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.timing import Stop
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets import Widget

RESERVED: Final = ("menu", "undo")
"""Buttons of the bar that the exit button replaces."""


class BalticaReplayView(ReplayTable[State, Action, Event, View, Target]):
    """The table for watching a match.

    `portraits` and `computers` are the portraits and characters of its rows; `open_guide` opens the
    species guide at a species, and gets the species on the table.
    """

    log: BalticaLog
    stage: Stage

    def __init__(
        self,
        context: UiContext,
        match: Match,
        portraits: Sequence[str],
        computers: Sequence[str],
        open_guide: Callable[[str, Collection[str]], None],
    ) -> None:
        self._config = match.state.config
        self._portraits = portraits
        self._computers = (*computers, *[PERSON] * match.state.config.players)[
            : match.state.config.players
        ]
        self._content = TableFacts.read(match.state.catalogue)
        self._open_guide = open_guide
        self._done = 0
        """Number of actions whose results are shown."""
        self._read: Stop | None = None
        """The stop whose page is shown in the centre."""
        self._page: PromptView | None = None
        self._measure(context)
        log = BalticaLog(match, self._phrases, lambda _sentence: None)
        begin = match.state_after(0)
        stage = Stage(view(begin), self.zones, context.brisk, catalogue=begin.catalogue)
        super().__init__(context, match, log, stage)
        self.stage.hearing.heard = self._hear

    def _hear(self, cue: Cue) -> None:
        self.context.sound(cue)

    def _measure(self, context: UiContext) -> None:
        """Adapt to the size of the window and the language."""
        config = self._config
        metrics, level = context.metrics, 2 if config.policies else 1
        self.zones: Zones = zones(
            metrics.width, metrics.height, metrics.scale, config.players, level
        )
        sea = sea_of(config)
        book = CardNames(self._content, context.words, "" if sea is None else sea.id)
        people = people_of(config, context.words, self._portraits, self._computers)
        self._phrases = Phrases(book, people)
        self._builder = FrameBuilder(context, book, self.zones)
        self.canvas = TableCanvas(context, self.zones)
        self._moments = MomentOverlay(context)

    # -- what it is like ----

    @property
    def controls_box(self) -> pygame.Rect:
        """Return the box for the sheet with the controls."""
        return rect(self.zones.reading)

    @property
    def leave_box(self) -> pygame.Rect:
        """Return the box for the exit button."""
        boxes = [rect(box) for box in bar.button_boxes(self.frame()).values()]
        return boxes[0].unionall(boxes[1:])

    @property
    def continue_box(self) -> pygame.Rect:
        """Return the box for the button that continues the game from here."""
        return rect(self.zones.end)

    @property
    def changing(self) -> bool:
        """Return whether the sea is changing, or parts of the table wait to be drawn."""
        return self.canvas.sea.changing or self.canvas.changing

    @property
    def reading(self) -> bool:
        """Return whether that is a policy card, which stays while playback is stopped."""
        stop = self.stage.telling
        return stop is not None and stop.kind is StopKind.POLICY

    @property
    def page(self) -> object:
        """Return an object that identifies the page to read, or None."""
        return self._page

    # -- what it does ----

    def layout(self) -> None:
        """Adapt the layout to the window size, language and settings."""
        self._measure(self.context)
        self.log.phrases = self._phrases
        self.stage.resized(self.zones)
        self._show_sea(at_once=True)
        self._target = None
        self._lay_page()

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self.canvas.release()
        self._moments.forget()
        self._builder.faces.clear()

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().advance(dt)
        if not self._moments.opens(self.stage):
            self._show_sea(at_once=self.stage.pace == 0)
        self.canvas.sea.advance(dt)
        self._moments.prepare(self.stage, self._builder.book)
        self._update_page()

    def _show_sea(self, *, at_once: bool) -> None:
        seen = self.stage.view
        self.canvas.sea.place = self._builder.book.sea
        harms = self._impacts
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, harms, at_once=at_once)

    @property
    def _impacts(self) -> tuple[ImpactKind, ...]:
        """Return what the impact tiles that are seen stand for."""
        return self.log.impacts.shown(self._done, self.stage.view.impacts)

    # -- the page to read ----

    def _update_page(self) -> None:
        """Show the policy card that has to be read, or none."""
        stop = self.stage.telling if self.reading else None
        if stop is not self._read:
            self._read = stop
            self._target = None
            self._lay_page()

    def _lay_page(self) -> None:
        self._page = None
        if self._read is not None:
            prompt = of_stop(self._read, self.stage.view, self._phrases, self.go_on)
            self._page = PromptView(self.frame(), prompt, PromptKeys.of(self.context))

    def page_widgets(self) -> list[Widget]:
        """Return the buttons of the page to read, and its text if that is scrolled."""
        if self._page is None:
            return []
        scroll = self._page.scroll
        return [*([scroll] if scroll is not None else []), *self._page.buttons]

    # -- pointing ----

    def view_of(self, state: State) -> View:
        """Return what the stage shows of a position."""
        return view(state)

    def target_at(self, at: tuple[int, int]) -> Target | None:
        """Return the piece at a point of the window; the bar is not described."""
        widget = target_at(targets(self.frame()), at)
        return None if widget is None or widget.target.kind is TargetKind.BAR else widget.target

    def inspect(self) -> None:
        """Open the species guide, at the card pointed at if it is a species."""
        book, seen = self._phrases.book, self.stage.view
        names = book.cards.names
        lying = [*seen.producers, *seen.consumers, *(c for row in seen.rows for c in row)]
        in_play = [names[c] for c in lying if c >= 0 and book.is_species(c)]
        card = self._target.card if self._target and self._target.kind in CARDS else EMPTY
        self._open_guide(names[card] if card >= 0 and book.is_species(card) else "", in_play)

    def show(self, state: State) -> None:
        """Show a position at once."""
        self._done = self.log.impacts.place_of(state)
        super().show(state)

    def play(self, state: State, action: Action) -> None:
        """Show the results of an action in a position."""
        self._done = self.log.impacts.place_of(state) + 1
        super().play(state, action)

    # -- drawing ----

    def frame(self, sentence: str = "", last: Sequence[str] = ()) -> TableFrame:
        """Return the frame with a sentence for its bar and the sentences of the last action."""
        frame = self._builder.for_replay(self.stage, self._phrases.people, RESERVED)
        return replace(
            frame,
            pointed=self._target,
            sentence=sentence,
            log=tuple(last),
            impacts=self._impacts,
        )

    def draw(self, target: pygame.Surface, sentence: str, last: Sequence[str]) -> None:
        """Draw the table with a sentence in its bar and the sentences of the last action."""
        frame, stop = self.frame(sentence, last), self.stage.telling
        self.canvas.draw(target, frame, self.stage)
        renderer.place_banner(target, frame, self.stage.now)
        self._moments.draw(target, frame, self.stage)
        if self._page is not None:
            self._page.draw(target, frame)
        elif stop is not None and isinstance(stop.event, Triggered):
            renderer.cause(target, frame, stop.event.cards)
