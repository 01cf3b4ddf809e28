"""The effects of clicks, keys and the move list at a table. It draws nothing, needs no window.

The controller holds the match, its players, the stage that shows it, the log, and the move that is
being chosen. An action is accepted only while the stage is idle. A game overrides the hooks in the
section "what a game overrides".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ecosfera.core.decision_history import DecisionHistory
from ecosfera.core.guidance import Unguided

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.guidance import Explanation, Guidance
    from ecosfera.core.match import Match
    from ecosfera.tabletop.log import EventLog
    from ecosfera.tabletop.players import Players
    from ecosfera.tabletop.selection import MoveSelection
    from ecosfera.tabletop.stage import Stage

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")
Target = TypeVar("Target")


class Advice(Protocol):
    """A hint: an action, and whatever a game adds to it."""

    @property
    def action(self) -> Any:
        """Return the advised action."""


class ListedMove(Protocol):
    """A line of the move list; without action and target it takes back the last click."""

    @property
    def action(self) -> Any:
        """Return the action that the line performs, or None."""

    @property
    def target(self) -> Any:
        """Return the target that the line clicks, or None."""


Move = TypeVar("Move", bound=ListedMove)
Hint = TypeVar("Hint", bound=Advice)


class TableController(Generic[State, Action, Event, View, Target, Move, Hint]):
    """Plays a match. `say` speaks a sentence."""

    def __init__(
        self,
        match: Match[State, Action, Event],
        players: Players[State, Action],
        log: EventLog[State, Action, Event, Any],
        stage: Stage[View, Any, Event, Any, Any, Any],
        say: Callable[[str], None],
    ) -> None:
        self.match = match
        self.players = players
        self.log = log
        self.stage = stage
        self.say = say
        self.history = DecisionHistory(match, players.decides)
        self.guidance: Guidance[Any, Action] = Unguided()
        """What explains the game, and may permit only some actions."""
        self.selection: MoveSelection[Target, Action] | None = None
        """The move being chosen; None while the stage plays or a computer decides."""
        self.moves: list[Move] = []
        """The lines of the move list."""
        self.legal: tuple[Action, ...] = ()
        """All legal actions, when a move was offered last; the guidance may permit only some."""
        self.hint: Hint | None = None
        """The hint that is shown, until the next click."""
        self.refused = ""
        """Why what was clicked last is not possible, until the next click."""
        self.refused_action: Action | None = None
        self.at_hand: int | None = None
        """The person who chose last, and so holds mouse and keys."""
        self.handover: int | None = None
        """The person who is to take them over, before anything can be chosen."""

    # -- what a game overrides ----

    def view_of(self, state: State) -> View:
        """Return what the stage shows of a position."""
        raise NotImplementedError

    def select(self, actions: Sequence[Action]) -> MoveSelection[Target, Action]:
        """Return a selection among legal actions."""
        raise NotImplementedError

    def offers_move(self) -> bool:
        """Return whether a move can be chosen in this position, once all has been shown."""
        return not self.waiting and self.match.outcome is None

    def hands_over(self) -> bool:
        """Return whether a person who decides after another one takes over the screen first."""
        return False

    def goal(self, target: Target) -> Target | None:
        """Return the possible target that a click means, or None."""
        return target if target in self.targets() else None

    def takes_back(self, target: Target) -> bool:
        """Return whether a click on a target takes back the last click."""
        return self.selection is not None and target in self.selection.chosen

    def list_moves(self) -> list[Move]:
        """Return the lines of the move list: what can be chosen after what was clicked."""
        return []

    def sentence(self) -> str:
        """Return the sentence of the bar: what can be done, who thinks, or what happened last."""
        raise NotImplementedError

    def announce_turn(self) -> None:
        """Say what has to be known before the first click of a move."""
        self.announce()

    def announce(self) -> None:
        """Say what can be chosen next."""
        if not self.guidance.restricts:
            self.say(self.sentence())

    def opening(self) -> Sequence[Event]:
        """Return the events to show before the first decision."""
        return self.match.opening

    def ask_first(self, action: Action) -> bool:
        """Ask something before an action is performed; return whether that is necessary."""
        del action
        return False

    def intended(self, target: Target) -> Action | None:
        """Return the action that an impossible click was most likely meant for."""
        del target
        return None

    def why_not(self, action: Action) -> str:
        """Return why an action is not possible; empty if it is."""
        refusal = self.match.game.refusal(self.match.state, action)
        return "" if refusal is None else refusal.sentence

    def find_hint(self) -> Hint | None:
        """Return what to do next, or None."""
        return None

    def another_hint(self) -> Hint | None:
        """Return what else to do instead of the hint that is shown; None takes the hint away."""
        return None

    def hint_text(self, hint: Hint) -> str:
        """Return a hint with its reason."""
        raise NotImplementedError

    def jumped_text(self, *, back: bool) -> str:
        """Return what the log says after undo (`back`) or redo."""
        raise NotImplementedError

    def tell_jump(self, *, back: bool) -> None:
        """Tell of undo (`back`) or redo: in the log, and aloud."""
        self.log.note(self.jumped_text(back=back))

    # -- what others ask ----

    @property
    def ready(self) -> bool:
        """Return whether a person can choose a move now."""
        return self.selection is not None

    @property
    def decider(self) -> int | None:
        """Return the seat that decides next, or None if the match is over."""
        return self.match.game.to_decide(self.match.state)

    @property
    def waiting(self) -> bool:
        """Return whether a computer player decides."""
        return self.players.decides(self.match.state)

    @property
    def over(self) -> bool:
        """Return whether the match is over and all of it was shown."""
        return self.match.outcome is not None and self.stage.idle

    @property
    def moving(self) -> bool:
        """Return whether something moves, or a computer thinks."""
        return self.stage.moving or (self.waiting and self.stage.idle)

    @property
    def choosing(self) -> bool:
        """Return whether a move was begun and needs further clicks."""
        return self.selection is not None and self.selection.choosing

    @property
    def choices(self) -> tuple[Action, ...]:
        """Return the actions that can be chosen."""
        return () if self.selection is None else self.selection.actions

    @property
    def patience(self) -> float:
        """Return the factor for the pause of a computer player before each move."""
        return self.stage.pace

    def targets(self) -> frozenset[Target]:
        """Return what can be clicked to begin or continue a move."""
        return frozenset() if self.selection is None else self.selection.targets()

    # -- making a move ----

    def start(self) -> None:
        """Begin, or go on with, the match."""
        self.log.recall()
        opening = () if self.match.actions else self.opening()
        if opening:
            self.log.open(opening)
            self.stage.play(opening)
        self.offer_next_move()

    def touch(self, target: Target) -> bool:
        """Take a click on a target; return whether it meant anything."""
        self.withdraw()
        if not self.ready or self.selection is None:
            return False
        goal = self.goal(target)
        if goal is not None:
            self.go_on_with(self.selection.touch(goal))
            return True
        if self.takes_back(target):
            return self.back()
        self.refuse(self.intended(target))
        return False

    def choose(self, number: int) -> bool:
        """Choose a line of the move list, counted from 0; return whether there is one."""
        self.withdraw()
        if not self.ready or not 0 <= number < len(self.moves):
            return False
        move = self.moves[number]
        if move.action is not None:
            self.perform_or_confirm(move.action)
            return True
        return self.back() if move.target is None else self.touch(move.target)

    def go_on_with(self, action: Action | None) -> None:
        """Perform the action if the move is complete, otherwise offer its next choice."""
        if action is None:
            self._list()
        else:
            self.perform_or_confirm(action)

    def perform_or_confirm(self, action: Action) -> None:
        """Perform an action, after a question if one is necessary."""
        if self.ask_first(action):
            if self.selection is not None:
                self.selection.clear()
        else:
            self.do(action)

    def do(self, action: Action, why: Any = None) -> None:
        """Perform an action in the match, and show it; `why` is a computer player's reason."""
        if not self.stage.idle:
            return
        before = self.match.state
        if not self.waiting:
            self.guidance.done(action)
        events = self.match.act(action)
        self.log.act(before, action, events, why)
        self.withdraw()
        self.close()
        self.players.rest()
        self.stage.play(events)
        self.offer_next_move()

    def back(self) -> bool:
        """Take back a hint, a refusal or the last click; return whether there was one."""
        if self.withdraw():
            return True
        if self.selection is None or not self.selection.back():
            return False
        self._list()
        return True

    def withdraw(self) -> bool:
        """Show neither hint nor refusal any longer; return whether there was one."""
        shown = self.hint is not None or bool(self.refused)
        self.hint, self.refused = None, ""
        return shown

    def refuse(self, action: Action | None) -> None:
        """Say why an action is not possible now."""
        self.refused_action = action
        self.refused = "" if action is None else self.why_not(action)
        if self.refused:
            self.say(self.refused)

    def close(self) -> None:
        """Let nothing be chosen."""
        self.selection, self.moves = None, []

    # -- history and help ----

    def undo(self) -> bool:
        """Go back to the last decision of a person; return whether there was one."""
        return self.history.undo() and self.jump(back=True)

    def redo(self) -> bool:
        """Go on to the next decision of a person; return whether there was one."""
        return self.history.redo() and self.jump(back=False)

    def jump(self, *, back: bool) -> bool:
        """Show the current position after undo (`back`) or redo; return True."""
        self.withdraw()
        self.close()
        self.at_hand = self.handover = None
        self.players.forget()
        self.stage.snap(self.view_of(self.match.state))
        self.log.recall()
        self.tell_jump(back=back)
        self.offer_next_move()
        return True

    def show_hint(self) -> bool:
        """Show what to do next, with a reason, or another idea; return whether one is shown."""
        if self.selection is None:
            self.hint = None
            return False
        shown = self.hint
        self.selection.clear()
        self.refused = ""
        self._list()
        self.hint = self.find_hint() if shown is None else self.another_hint()
        if self.hint is not None:
            self.say(self.hint_text(self.hint))
            self.guidance.done(self.hint)
        return self.hint is not None

    # -- time ----

    def go_on(self) -> None:
        """Dismiss what lies over the table to be read."""
        self.stage.go_on()
        self.offer_next_move()

    def skip(self) -> None:
        """Let everything arrive that moves."""
        self.stage.skip()
        self.offer_next_move()

    def advance(self, dt: float, thinking: float = 0.0) -> None:
        """Let `dt` seconds pass; a computer player may think for `thinking` seconds."""
        self.stage.advance(dt)
        self.offer_next_move()
        if self.stage.idle and self.waiting and self.asking() is None:
            self.let_computer_act(dt, thinking)

    def let_computer_act(self, dt: float, thinking: float) -> None:
        """Let a computer player think, and act once people have had the time to follow."""
        ordered = self.guidance.teammate_move()
        found = self.players.decide(self.match.state, dt, thinking, self.patience, ordered)
        if found is not None:
            self.do(found.action, found.why)

    def set_pace(self, pace: float) -> None:
        """Let everything last so much longer; with 0 nothing moves."""
        self.stage.pace = pace

    def offer_next_move(self) -> None:
        """Let the next move be chosen once everything has been shown."""
        if not self.stage.idle:
            return
        self.guidance.follow(self.match)
        if self.selection is not None or not self.offers_move():
            return
        if self.at_hand not in {None, self.decider} and self.hands_over():
            self.handover = self.decider
            return
        self.at_hand = self.decider
        self.legal = tuple(self.match.game.legal(self.match.state))
        self.selection = self.select(self.guidance.permitted(self.legal))
        self.moves = self.list_moves()
        self.announce_turn()

    def take_over(self) -> None:
        """Let the person choose who has taken over mouse and keys."""
        self.at_hand, self.handover = self.handover, None
        self.offer_next_move()

    # -- guidance ----

    def asking(self) -> Explanation[Any] | None:
        """Return what the guidance explains in a bubble that has to be answered now."""
        found = self.guidance.explanation
        if found is None or not found.answers or not self.stage.idle:
            return None
        if self.match.outcome is not None or (self.waiting and not self.guidance.restricts):
            return None
        return found

    def answer(self, number: int) -> None:
        """Answer what the guidance explains."""
        self.close()
        self.guidance.answer(number)
        self.offer_next_move()

    def leave_guidance(self) -> None:
        """End the guidance, and go on without it."""
        self.guidance.leave()
        self.close()
        self.offer_next_move()

    def _list(self) -> None:
        """List what can be chosen next, and say it."""
        self.moves = self.list_moves()
        self.announce()
