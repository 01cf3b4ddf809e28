"""The replay: the table, with playback controls in place of the detail corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from ecosfera.app.replay.controls import sheet, ways_out
from ecosfera.app.replay.player import SPEEDS, ReplayPlayer
from ecosfera.core.match import Match
from ecosfera.games import all_games
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Form, Widget

if TYPE_CHECKING:
    from ecosfera.games.game_screens import AnyMatch, Seats, Services
    from ecosfera.ui.context import UiContext


class ReplayScene(Form[Match[Any, Any, Any] | None]):
    """The replay of a match. Finishes with a new match to play on, or with None.

    It begins with the position after `done` actions, and unless that is the start, it shows the
    next one and waits.
    """

    start = "play"

    def __init__(
        self,
        context: UiContext,
        services: Services,
        match: AnyMatch,
        seats: Seats,
        done: int = 0,
    ) -> None:
        super().__init__(context)
        self.services = services
        self.match = match
        screens = all_games.screens(self.match.game.info.id)
        self.toggle = screens.turn_intent
        self.help = screens.replay_help
        self.table = screens.replay_view(context, services, match, seats)
        self.player = ReplayPlayer(match, self.table, context.brisk)
        if done:
            self.player.jump(done)
        self._due = done > 0
        """Whether the action at which the replay was opened is still to be shown."""
        self._seen: object = None
        self.overflow = ""
        """Text that did not fit on the sheet and is shown in the status bar."""
        self._page: object = None
        """The page shown in the middle of the table, if any."""

    # ------------------------------------------------------------------ building
    def layout(self) -> None:
        """Adapt everything to a new size, language or setting."""
        self.table.layout()
        self._page = self.table.page
        self.player.pace = self.context.brisk
        self.player.describe_last_action()
        super().layout()

    def leave(self) -> None:
        """Release the large surfaces."""
        super().leave()
        self.table.release()

    def build(self) -> list[Widget]:
        """Build a policy card's button, or the controls."""
        if self._page is not None:
            return self.table.page_widgets()
        corner = [] if self.table.pointed else sheet(self)
        return [*corner, *ways_out(self)]

    # ------------------------------------------------------------------ drawing
    def ground(self, target: pygame.Surface) -> None:
        """Draw the table, and over it the policy card that is shown."""
        label = self.context.keys.label
        keys = {"play": label(self.toggle), "leave": label(Intent.BACK)}
        sentence = self.overflow or self.context.words("saves.watching", **keys)
        self.table.draw(target, sentence, self.player.sentences)

    # ------------------------------------------------------------------ time
    @property
    def moving(self) -> bool:
        """Return whether something is moving or playing."""
        return self._due or self.player.busy or self.table.changing or super().moving

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass on the table."""
        player, table = self.player, self.table
        if self._due:
            self._due = False
            player.step()
        was_moving = table.moving or table.changing
        player.advance(dt)
        if was_moving or table.moving or table.changing:
            self.dirty = True
        if table.page is not self._page:
            self._turn_page(table.page)
        now = (player.done, player.playing, player.speed, tuple(player.sentences))
        if now != self._seen:
            said = self._seen is not None and player.sentences
            self._seen = now
            super().layout()
            if said:
                self.context.say(" ".join(player.sentences))
        super().update(dt)

    def _turn_page(self, page: object) -> None:
        """Show or hide a policy card; its button is focused meanwhile."""
        if self._page is None and self._focus.id is not None:
            self.start = self._focus.id
        self._page = page
        super().layout()
        self._focus.to("go-on" if page is not None else self.start, tell=False)
        self._mark(None)

    # ------------------------------------------------------------------ pointer
    def handle(self, event: pygame.Event) -> bool:
        """Point at the table; a click anywhere dismisses a policy card."""
        if self._page is not None:
            clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if clicked and self.widget_at(event.pos) is None:
                self.player.go_on()
                return True
        elif event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self._point((-1, -1))
        return super().handle(event)

    def _point(self, at: tuple[int, int]) -> None:
        """Show details of what is under the pointer in place of the controls."""
        covered = self.widget_at(at) is not None and not self.table.pointed
        if self.table.point((-1, -1) if covered else at):
            super().layout()

    # ------------------------------------------------------------------ what one can do
    def intend(self, intent: Intent) -> bool:
        """Step with undo and redo; play and pause with the key that ends a turn; set the speed."""
        if intent.number is not None and intent.number <= len(SPEEDS):
            self.player.set_speed(intent.number - 1)
            return True
        act = {
            Intent.UNDO: self.back_one,
            Intent.REDO: self.step_on,
            self.toggle: self.player.toggle,
            Intent.RULES: self.services.open_rulebook,
            Intent.INSPECT: self.table.inspect,
        }.get(intent)
        if act is not None:
            act()
            return True
        return super().intend(intent)

    def step_on(self) -> None:
        """Stop playing and show the next action."""
        self.player.playing = False
        self.player.step()

    def back_one(self) -> None:
        """Go back one action."""
        self.player.back()

    def round_back(self) -> None:
        """Go to the start of this round, or of the previous one."""
        self.player.round_before()

    def round_on(self) -> None:
        """Go to the start of the next round."""
        self.player.next_round()

    def play_on(self) -> None:
        """Finish with a new match that begins like this one up to here."""
        self.finish(self.match.branch(self.player.done))

    def back(self) -> None:
        """Dismiss a policy card, or return to the list."""
        if self._page is not None:
            self.player.go_on()
        else:
            self.finish(None)
