"""What happens at the table: the match, the move being chosen, and the stage. It draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.core.decision_history import DecisionHistory
from ecosfera.games.co2.moves.move_list import MoveKind
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import CounterTemplate, OfferTemplate
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.screens.table.event_log import Co2Log
from ecosfera.games.co2.screens.table.guidance import UNGUIDED
from ecosfera.games.co2.screens.table.playback.stage import Stage
from ecosfera.games.co2.screens.table.pointing.advice import Advice
from ecosfera.games.co2.screens.table.pointing.choosing import Choosing
from ecosfera.games.co2.screens.table.pointing.front import front_seat
from ecosfera.games.co2.screens.table.pointing.meaning import main_wish, wished
from ecosfera.games.co2.screens.table.pointing.objection import Objection, objection
from ecosfera.games.co2.text.move_text import MoveText

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.match import Match
    from ecosfera.games.co2.moves.move_list import Move
    from ecosfera.games.co2.moves.move_selection import MoveSelection
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State, View
    from ecosfera.games.co2.screens.table.geometry.zones import Zones
    from ecosfera.games.co2.screens.table.guidance import Explanation, Guidance
    from ecosfera.games.co2.text.names import Names
    from ecosfera.tabletop.players import Players


class TableController:
    """Plays a match. `trade` is called when somebody wants to make an offer or a counter-offer."""

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
        self.match = match
        self.names = names
        self.text = MoveText(names)
        self.players = players
        self.say = say
        self.trade = trade
        self.guidance: Guidance = UNGUIDED
        self.log = Co2Log(match, names, players.character, say)
        self.stage = Stage(match.state.view, zones, pace, self.log.happened, players.computers)
        self.history = DecisionHistory(match, players.decides)
        self.choosing = Choosing()
        self.advice = Advice()
        self.objection = Objection()

    # -- asking ----

    @property
    def view(self) -> View:
        """Return the position of the match, which the stage may not have reached yet."""
        return self.match.state.view

    @property
    def selection(self) -> MoveSelection | None:
        """Return the move being chosen; None while the stage plays or a computer decides."""
        return self.choosing.selection

    @property
    def moves(self) -> list[Move]:
        """Return the lines of the list of moves."""
        return self.choosing.moves

    @property
    def ready(self) -> bool:
        """Return whether a person can choose a move now."""
        return self.selection is not None

    @property
    def waiting(self) -> bool:
        """Return whether a computer player decides."""
        return self.players.decides(self.match.state)

    @property
    def hot_seat(self) -> bool:
        """Return whether several people share the screen."""
        return len([p for p in self.view.playing if not self.players.plays(p)]) > 1

    @property
    def over(self) -> bool:
        """Return whether the match is over and all of it was shown."""
        return self.view.outcome is not None and self.stage.idle

    @property
    def moving(self) -> bool:
        """Return whether something moves, or a computer thinks."""
        return self.stage.moving or (self.waiting and self.stage.idle)

    @property
    def beginning(self) -> bool:
        """Return whether the dice still decide who begins."""
        return not self.match.actions and not self.stage.idle

    def sentence(self) -> str:
        """Return the sentence of the bar."""
        words = self.names.words
        if self.refused:
            return self.refused
        if self.log.answer and self.selection is not None and not self.selection.choosing:
            return self.log.answer
        if self.stage.idle and self.waiting:
            return words("carbon.thinks", player=self.names.player(self.view.to_decide))
        if self.selection is not None and self.selection.actions:
            return self.text.sentence(self.view, self.selection)
        return self.log.latest

    @property
    def refused(self) -> str:
        """Return why what was clicked last is not possible."""
        return self.objection.text

    @property
    def advised(self) -> str:
        """Return the hint that is shown, with its reason."""
        shown = self.advice.hint
        return "" if shown is None else self.text.hint(shown, self.view)

    def hint(self) -> bool:
        """Show what to do next, with a reason; return whether there is a hint."""
        if self.advice.withdraw() or self.selection is None:
            return False
        self.selection.clear()
        self.objection.withdraw()
        self._list()
        if not self.advice.ask(self.match.state):
            return False
        self.say(self.advised)
        return True

    def _withdraw(self) -> bool:
        """Show neither hint nor refusal any longer; return whether there was one."""
        return self.advice.withdraw() | self.objection.withdraw()

    def why(self, action: Action) -> str:
        """Return why an action is not possible; empty if it is."""
        return objection(self.names, self.view, action)

    def translate(self, names: Names) -> None:
        """Speak another language from now on."""
        self.log.names = names
        self.names, self.text = names, MoveText(names)
        self.log.translate()

    # -- playing ----

    def start(self) -> None:
        """Begin, or go on with, the match."""
        self.log.recall()
        if not self.match.actions:
            opening = [e for e in self.match.opening if isinstance(e, ev.StartDice)]
            self.log.open(opening)
            self.stage.play(opening)
        self.settle()

    def touch(self, target: Target) -> bool:
        """Take a click on a target; return whether it meant anything."""
        self._withdraw()
        if self.selection is None:
            return False
        if target in self.selection.chosen:
            return self.back()
        if target not in self.selection.targets():
            front = front_seat(self.view, self.players.computers)
            self._refuse(wished(self.view, target, front))
            return False
        action = self.selection.touch(target)
        if action is None:
            self._list()
        else:
            self.want(action)
        return True

    def choose(self, number: int) -> bool:
        """Choose a line of the list, counted from 0; return whether there is one."""
        self._withdraw()
        if self.selection is None or not 0 <= number < len(self.moves):
            return False
        move = self.moves[number]
        if move.kind is MoveKind.BACK:
            return self.back()
        if move.action is not None:
            self.want(move.action)
            return True
        return move.target is not None and self.touch(move.target)

    def press(self) -> bool:
        """Do what the large button says; return whether it could be done."""
        self._withdraw()
        if not self.stage.idle:
            self.skip()
            return True
        action = self.choosing.main_move()
        if action is None:
            tells = self.ready and not self.guidance.restricts
            self._refuse(main_wish(self.view) if tells else None)
            return False
        self.want(action)
        return True

    def want(self, action: Action) -> None:
        """Carry out an action; an offer is made up first."""
        if isinstance(action, OfferTemplate | CounterTemplate):
            if self.selection is not None:
                self.selection.clear()
            self.trade(action)
            return
        self.do(action)

    def do(self, action: Action, why: Any = None) -> None:
        """Carry out an action in the match, and show what happens; `why` is a computer's reason."""
        if not self.stage.idle:
            return
        before = self.match.state
        events = self.match.act(action)
        self.log.act(before, action, events, why)
        self._withdraw()
        self.choosing.close()
        self.players.rest()
        self.stage.play(events)
        self.settle()

    def back(self) -> bool:
        """Take back the last click; return whether there was one."""
        if self._withdraw():
            return True
        if not self.choosing.back():
            return False
        self._say_choice()
        return True

    def undo(self) -> bool:
        """Go back to the last decision of a person; return whether there was one."""
        return self.history.undo() and self._jumped("carbon.undone")

    def redo(self) -> bool:
        """Go on to the next decision of a person; return whether there was one."""
        return self.history.redo() and self._jumped("carbon.redone")

    def _jumped(self, message: str) -> bool:
        self._withdraw()
        self.choosing.close()
        self.players.forget()
        self.stage.snap(self.view)
        self.log.recall()
        self.log.note(self.names.words(message))
        self.settle()
        return True

    def go_on(self) -> None:
        """Dismiss the event card that lies over the table."""
        self.stage.go_on()
        self.settle()

    def skip(self) -> None:
        """Let everything arrive that moves."""
        self.stage.skip()
        self.settle()

    def advance(self, dt: float, thinking: float) -> None:
        """Let `dt` seconds pass; a computer player may think for `thinking` seconds."""
        self.stage.advance(dt)
        self.settle()
        if not (self.stage.idle and self.waiting):
            return
        if self.asking() is not None:
            return
        given, pace = self.guidance.teammate_move(), self.stage.pace
        found = self.players.decide(self.match.state, dt, thinking, pace, given)
        if found is not None:
            self.do(found.action, found.why)

    def settle(self) -> None:
        """Offer the next move once everything has been shown."""
        if self.stage.idle:
            self.guidance.follow(self.match)
        if self.selection is not None or not self.stage.idle or self.waiting:
            return
        if self.view.outcome is not None:
            return
        self.choosing.open(self.view, self.guidance.permitted(legal(self.view)))
        self._say_choice()

    # -- guidance ----

    def asking(self) -> Explanation | None:
        """Return what the guidance explains in a bubble that has to be answered now."""
        found = self.guidance.explanation
        if found is None or not found.answers or not self.stage.idle:
            return None
        if self.view.outcome is not None or (self.waiting and not self.guidance.restricts):
            return None
        return found

    def answer(self, number: int) -> None:
        """Answer what the guidance explains."""
        self.choosing.close()
        self.guidance.answer(number)
        self.settle()

    def next_spots(self) -> tuple[str, ...]:
        """Return the ids of the controls that make the move that the guidance permits."""
        action = next(iter(self.choosing.choices), None)
        return self.choosing.spots(action) or ("line-0",)

    def leave_guidance(self) -> None:
        """End the guidance, and go on without it."""
        self.guidance.leave()
        self.choosing.close()
        self.settle()

    def _list(self) -> None:
        """List what can be chosen next, and say it."""
        self.choosing.list()
        self._say_choice()

    def _say_choice(self) -> None:
        if not self.guidance.restricts:
            self.say(self.sentence())

    # -- telling ----

    def _refuse(self, action: Action | None) -> None:
        """Say why an action is not possible now."""
        told = self.objection.raise_for(self.names, self.view, action)
        if told:
            self.say(told)
