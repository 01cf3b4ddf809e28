"""The scene in which a match is played, with pointer, keys or gamepad."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.screens.table.controller import TableController
from ecosfera.games.co2.screens.table.frame_builder import FrameBuilder
from ecosfera.games.co2.screens.table.geometry.zones import zones
from ecosfera.games.co2.screens.table.guidance import UNGUIDED
from ecosfera.games.co2.screens.table.input import controls
from ecosfera.games.co2.screens.table.input.commands import Commands
from ecosfera.games.co2.screens.table.panels import turn_button
from ecosfera.games.co2.screens.table.picture import movers
from ecosfera.games.co2.screens.table.picture.painter import TablePainter
from ecosfera.games.co2.screens.table.preparation.preparation import Preparation
from ecosfera.games.co2.screens.table.prompts.explainer import Explainer
from ecosfera.games.co2.screens.table.prompts.prompter import Prompter
from ecosfera.games.co2.screens.table.sheet_host import SheetHost
from ecosfera.games.co2.text.names import Names, people_of
from ecosfera.games.game_screens import TableResult
from ecosfera.tabletop.players import Players
from ecosfera.tabletop.scene import FOR_TURN, TableForm
from ecosfera.ui.draw.box import Box
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    import pygame

    from ecosfera.core.bot import Bot
    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.guidance import Guidance
    from ecosfera.games.co2.screens.table.prompts.bubble import Remark
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.pieces import Piece
    from ecosfera.ui.widgets import Widget

CALM: Final = 0.006
"""Seconds of a frame in which a computer player may think."""


class TableScene(TableForm[TableResult, Target]):
    """The table of one match. `characters` are the computer players by seat."""

    start = "turn"

    def __init__(
        self,
        context: UiContext,
        services: Services,
        match: Match[State, Any, Any],
        characters: tuple[str, ...] = (),
        make_bot: Callable[[str, str], Bot[State, Action]] | None = None,
        guidance: Guidance = UNGUIDED,
    ) -> None:
        super().__init__(context)
        config = match.state.view.config
        self.match = match
        self.services = services
        self._characters = (*characters, *[PERSON] * config.players)[: config.players]
        self._zones = zones(context.metrics, config.players)
        self._looks = self._depends()
        """For which everything was made."""
        self._builder = FrameBuilder(context, self._zones)
        self.controller = TableController(
            match,
            self._names(),
            self._zones,
            Players(self._characters, config.seed, match.game.to_decide, make_bot),
            self._say,
            context.brisk,
        )
        self.controller.guidance = guidance
        self.controller.stage.on_sound = self._hear
        host = SheetHost(context, self.push, self.refresh)
        self._prompter = Prompter(host, self.controller)
        self.controller.trade = self._prompter.offer
        self._commands = Commands(
            host,
            services,
            self.controller,
            self._prompter,
            lambda: self.frame,
            self.finish,
            self.grace,
        )
        self._explainer = Explainer(
            host,
            self.controller,
            lambda: self.widgets,
            lambda: self.frame,
            self._commands.pause,
        )
        self.remark: Remark | None = None
        """The bubble without answers that is shown."""
        self._painter = TablePainter(context, self._zones, config.players)
        self.preparation = Preparation(context, lambda: self._painter.keys)
        self._busy = False
        """Whether controls or frame were made anew since the last picture."""
        self._followed: Hashable = None
        """How much had happened when the frame was made anew while something moved."""
        self.frame: TableFrame = self._builder.played(self.controller, self._people(), 0)

    def _names(self) -> Names:
        view = self.match.state.view
        return Names(self.context.words, view.catalogue, [person.name for person in self._people()])

    def _people(self) -> tuple[Any, ...]:
        config = self.match.state.view.config
        return people_of(config, self.context.words, self._characters)

    def _say(self, sentence: str) -> None:
        if sentence:
            self.context.say(sentence)

    def _hear(self, cue: str) -> None:
        self.context.sound(cue)

    # -- life ----

    def enter(self) -> None:
        """Begin or continue the match."""
        self.controller.start()

    def leave(self) -> None:
        """Free what is large."""
        super().leave()
        self._painter.release()

    @property
    def headline(self) -> str:
        """Return whose turn it is."""
        if self.controller.beginning:
            return self.context.words("carbon.who-begins")
        player = self.controller.names.player(self.controller.view.turn.player)
        return self.context.words("carbon.turn-of", player=player)

    def _depends(self) -> tuple[Hashable, ...]:
        """Return the sizes, words and settings on which every part of the picture depends."""
        settings = self.context.settings
        return self.context.metrics, self.context.words, settings.bold, settings.contrast

    def layout(self) -> None:
        """Adapt to a new window, language or settings, or to a new position."""
        looks = self._depends()
        if looks != self._looks:
            self._looks = looks
            self._adapt(zones(self.context.metrics, len(self._characters)))
        self.controller.stage.pace = self.context.brisk
        super().layout()

    def lead_focus(self) -> None:
        """Focus what a new bubble points at, or the large button when somebody's turn begins."""
        aim = self._explainer.take_aim(self._focus.id or "")
        if aim:
            self._focus.to(aim, tell=False)

    def _adapt(self, fresh: Any) -> None:
        """Make everything anew that depends on sizes and words."""
        self._zones = fresh
        self._builder = FrameBuilder(self.context, fresh)
        self._painter.adapt(fresh, len(self._characters))
        self.controller.translate(self._names())
        self.controller.stage.resized(fresh)
        self.preparation.forget()

    def build(self) -> list[Widget]:
        """Build the controls."""
        self._busy = True
        controller = self.controller
        self._commands.first = min(self._commands.first, max(0, len(controller.moves) - 1))
        self.frame = self._builder.played(controller, self._people(), self._commands.first)
        buttons, left = controls.bar(self.context, self.frame, self._commands.press_bar)
        self._painter.free = Box(0, 0, left, self._zones.bar.h)
        turn: list[Widget] = []
        if self.frame.turn is not None:
            turn = [turn_button.LargeButton(self.frame, self.frame.turn, self._commands.click_turn)]
        found = [*turn, *controls.spots(self.frame, self._commands.use), *buttons]
        self.remark = self._explainer.remark(found, self._commands.first)
        return found

    def accessible(self) -> AccessNode:
        """Return the controls, after what a bubble without answers explains."""
        tree = super().accessible()
        if self.remark is None:
            return tree
        return tree._replace(children=(self.remark.accessible(), *tree.children))

    def cause(self) -> tuple[Hashable, ...]:
        """Return what the controls depend on."""
        return controls.cause(self.controller, self._commands.first)

    def follow(self, cause: Hashable, shown: Hashable) -> bool:
        """Show what has just happened; the controls are built anew once all has been shown."""
        assert isinstance(cause, tuple)
        assert isinstance(shown, tuple)
        if cause[1:] == shown[1:] and not self.controller.stage.idle:
            self._follow(cause[0])
            return True
        if self.controller.selection is None:
            self._commands.first = 0
        return False

    def _follow(self, happened: Hashable) -> None:
        """Show an event without building the controls anew."""
        if happened == self._followed:
            return
        self._followed = happened
        self._busy = True
        before = self.frame
        frame = self._builder.played(self.controller, self._people(), self._commands.first)
        self.frame = replace(frame, pointed=before.pointed, ahead=before.ahead)

    # -- input ----

    def intend(self, intent: Intent) -> bool:
        """Handle an intent; return whether it meant anything."""
        if self._commands.intend(intent):
            return True
        on_bar = self.focused is not None and self.focused.group == "bar"
        if intent is Intent.ACCEPT and self.grace.holds(FOR_TURN) and not on_bar:
            return True
        done = super().intend(intent)
        self.aim()
        return done

    def back(self) -> None:
        """Take back the last click, or open the menu."""
        if not self.controller.back():
            self._commands.pause()
        self.refresh()

    def interrupt(self) -> bool:
        """Let the moment end that owns the screen."""
        if self.controller.stage.show is None:
            return False
        self.controller.skip()
        return True

    def inspect(self, target: Target | None) -> None:
        """Show a territory or a player large."""
        self._commands.places.look(target)

    def hides(self, target: Target) -> bool:
        """Return whether a description of a target is in the way of what a bubble explains."""
        return self._explainer.hides(target)

    def aimed(self, target: Target | None) -> None:
        """Show what is pointed at, and to which balance it leads."""
        first, meant = self._commands.first, target
        if target is not None and target.kind is TargetKind.LINE:
            meant = Target(TargetKind.LINE, first + target.which)
        self.frame = self._builder.pointed(self.frame, self.controller, target, meant)

    # -- time ----

    @property
    def moving(self) -> bool:
        """Return whether something moves, or a computer player thinks."""
        return self.controller.moving or self._painter.changing or super().moving

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        busy = self.controller.moving or self._painter.changing
        self.controller.advance(dt, CALM)
        self.grace.advance(dt, ready=self.controller.ready)
        if self.controller.guidance.wants_setup:
            self.finish(TableResult.SETUP)
            return
        if self.on_top and not self._explainer.follow():
            self._prompter.follow()
        if busy or self.controller.moving:
            self.refresh()
            if self._stack is not None:
                self._painter.prepare(self.frame, self.controller.stage)
                self.frame = self._builder.moving(self.frame, self.controller)
                self.dirty = True
        if self.on_top and not self._painter.changing:
            self.preparation.advance(
                dt, self.controller, self._builder, self.frame, self._painter.free
            )

    # -- drawing ----

    def ground(self, target: pygame.Surface) -> None:
        """Draw the table as far as it stands still."""
        # below another scene, nothing would draw the rest in the next frame
        self._painter.still(target, self.frame, patient=self.on_top)

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the pawns, and what moves."""
        self._painter.moving(target, self.frame, self.controller.stage)
        if self.remark is not None and self.on_top:
            self.remark.show(target)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the table, and the moment that owns the screen."""
        super().draw(target)
        self._painter.moment(target, self.frame, self.controller.stage)
        self._painter.keep(target, None if self._covered else self._pieces())

    def draw_again(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the table over its last picture; return where it may have changed."""
        if self._covered:
            self.draw(target)
            return None
        busy, self._busy = self._busy, False
        flying = bool(self.controller.stage.effects)
        return self._painter.again(target, self.frame, self._pieces(), flying=flying, busy=busy)

    @property
    def _covered(self) -> bool:
        """Return whether anything lies over the table but its controls and what moves."""
        return any(
            above is not None for above in (self.remark, self._tip, self.controller.stage.show)
        )

    def _pieces(self) -> list[Piece]:
        """Return all that lies over the still picture: controls, what moves, the focus ring."""
        moved = movers.pieces(self.frame, self.controller.stage.now)
        return [*self.pieces_over(), *moved, *self.focus_over()]
