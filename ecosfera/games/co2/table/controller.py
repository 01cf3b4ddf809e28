"""What happens at the table: the match, the move being chosen, and the stage. It draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.games.co2.bots.hint import Hint, hint
from ecosfera.games.co2.moves.foresight import balance_after
from ecosfera.games.co2.moves.move_list import Move, moves
from ecosfera.games.co2.moves.move_selection import MoveSelection
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import CounterTemplate, OfferTemplate
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.table.frame import front_seat
from ecosfera.games.co2.table.log import Co2Log
from ecosfera.games.co2.table.meaning import (
    default_action,
    intended_action,
    main_move,
    spots_of,
    target_of,
)
from ecosfera.games.co2.table.stage import Stage
from ecosfera.games.co2.text.move_text import MoveText
from ecosfera.games.co2.text.reason_text import why_not
from ecosfera.tabletop import controller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import State, View
    from ecosfera.games.co2.table.zones import Zones
    from ecosfera.games.co2.text.names import Names
    from ecosfera.tabletop.players import Players


class TableController(
    controller.TableController["State", "Action", "Event", "View", Target, Move, Hint]
):
    """Plays a match. `trade` is called when somebody wants to make an offer or a counter-offer."""

    log: Co2Log
    stage: Stage
    selection: MoveSelection | None

    def __init__(
        self,
        match: Match[State, Any, Any],
        names: Names,
        zones: Zones,
        players: Players[State, Action],
        say: Callable[[str], None],
        pace: float,
        trade: Callable[[OfferTemplate | CounterTemplate], None] = lambda _template: None,
    ) -> None:
        log = Co2Log(match, names, players.character, say)
        stage = Stage(match.state.view, zones, pace, log.happened, players.computers)
        super().__init__(match, players, log, stage, say)
        self.names = names
        self.text = MoveText(names)
        self.trade = trade

    # -- the position ----

    @property
    def view(self) -> View:
        """Return the position of the match, which the stage may not have reached yet."""
        return self.match.state.view

    @property
    def hot_seat(self) -> bool:
        """Return whether several people share the screen."""
        return len([seat for seat in self.view.playing if not self.players.plays(seat)]) > 1

    @property
    def beginning(self) -> bool:
        """Return whether the dice still decide who begins."""
        return not self.match.actions and not self.stage.idle

    def view_of(self, state: State) -> View:
        """Return what the stage shows of a position."""
        return state.view

    def opening(self) -> Sequence[Event]:
        """Return the dice that decide who begins."""
        return [event for event in self.match.opening if isinstance(event, ev.StartDice)]

    def translate(self, names: Names) -> None:
        """Speak another language from now on."""
        self.log.names = names
        self.names, self.text = names, MoveText(names)
        self.log.translate()

    # -- choosing a move ----

    def select(self, actions: Sequence[Action]) -> MoveSelection:
        """Return a selection among legal actions."""
        return MoveSelection(self.view, actions)

    def list_moves(self) -> list[Move]:
        """Return the lines of the move list."""
        return [] if self.selection is None else moves(self.selection)

    def ask_first(self, action: Action) -> bool:
        """Let an offer be made up first."""
        if not isinstance(action, OfferTemplate | CounterTemplate):
            return False
        if self.selection is not None:
            self.selection.clear()
        self.trade(action)
        return True

    def press(self) -> bool:
        """Do what the large button says; return whether it could be done."""
        self.withdraw()
        if not self.stage.idle:
            self.skip()
            return True
        action = self.main_move()
        if action is None:
            if self.ready and not self.guidance.restricts:
                self.refuse(default_action(self.view))
            return False
        self.perform_or_confirm(action)
        return True

    def main_move(self) -> Action | None:
        """Return what the large button does."""
        return main_move(self.choices)

    def ahead(self, target: Target | None) -> int | None:
        """Return the balance of the player that a click on a target would lead to."""
        action = None
        if target is not None and self.selection is not None:
            if target.kind is not TargetKind.LINE:
                action = self.selection.result(target)
            elif target.which < len(self.moves):
                action = self.moves[target.which].action
        return balance_after(self.view, action)

    def intended(self, target: Target) -> Action | None:
        """Return the action that an impossible click was most likely meant for."""
        return intended_action(self.view, target, front_seat(self.view, self.players.computers))

    def why_not(self, action: Action) -> str:
        """Return why an action is not possible; empty if it is."""
        reason = refusal(self.view, action)
        return "" if reason is None else why_not(self.names, reason)

    @property
    def topic(self) -> str:
        """Return the code of the reason that is shown, for the rulebook."""
        if not self.refused or self.refused_action is None:
            return ""
        reason = refusal(self.view, self.refused_action)
        return "" if reason is None else reason.why.value

    # -- texts ----

    def sentence(self) -> str:
        """Return the sentence of the bar."""
        if self.refused:
            return self.refused
        if self.log.answer and self.selection is not None and not self.selection.choosing:
            return self.log.answer
        if self.stage.idle and self.waiting:
            player = self.names.player(self.view.to_decide)
            return self.names.words("carbon.thinks", player=player)
        if self.selection is not None and self.selection.actions:
            return self.text.sentence(self.view, self.selection)
        return self.log.latest

    def jumped_text(self, *, back: bool) -> str:
        """Return what the log says after undo or redo."""
        return self.names.words("carbon.undone" if back else "carbon.redone")

    # -- hints and guidance ----

    def find_hint(self) -> Hint | None:
        """Return what to do next, with a reason."""
        return hint(self.match.state)

    def hint_text(self, hint: Hint) -> str:
        """Return a hint with its reason."""
        return self.text.hint(hint, self.view)

    def lit(self) -> frozenset[Target]:
        """Return the piece of the table that a hint lights up."""
        if self.hint is None or self.selection is None:
            return frozenset()
        found = target_of(self.hint.action, self.selection)
        return frozenset() if found is None else frozenset({found})

    def spots(self, action: Action | None, first: int = 0) -> tuple[str, ...]:
        """Return the ids of the controls that make a move; `first` as in `spots_of`."""
        if action is None or self.selection is None:
            return ()
        return spots_of(action, self.selection, self.moves, first)

    def next_spots(self) -> tuple[str, ...]:
        """Return the ids of the controls that make the move that the guidance permits."""
        return self.spots(next(iter(self.choices), None)) or ("line-0",)
