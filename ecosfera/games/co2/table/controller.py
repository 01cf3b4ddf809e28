"""What happens at the table: the match, the move being chosen, and the stage. It draws nothing."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.players import PERSON
from ecosfera.games.co2.bots.adviser import Hint, judge
from ecosfera.games.co2.bots.dealings import refused_of, trades_of
from ecosfera.games.co2.bots.hint import ideas, trade_ideas
from ecosfera.games.co2.bots.plan import plan
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.bots.valuation import NEUTRAL
from ecosfera.games.co2.moves.foresight import balance_after, gives_up
from ecosfera.games.co2.moves.move_list import FOR_TURN_KEY, Move, moves
from ecosfera.games.co2.moves.move_selection import MoveSelection
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import (
    Accept,
    Buy,
    CounterTemplate,
    EndTurn,
    MakeCounter,
    OfferTemplate,
    Pass,
    Play,
    Propose,
    Refuse,
    Retire,
    Roll,
    TakeCredit,
)
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import Counter, Offer, Phase
from ecosfera.games.co2.sheets.event_sheet import passing_time, reading_time
from ecosfera.games.co2.stage.frame import front_seat
from ecosfera.games.co2.stage.log import Co2Log
from ecosfera.games.co2.stage.meaning import (
    control_ids,
    default_action,
    intended_action,
    main_move,
    target_of,
)
from ecosfera.games.co2.stage.stage import Stage
from ecosfera.games.co2.table import pacing
from ecosfera.games.co2.table.move_lines import MoveLines, line_of_offer
from ecosfera.games.co2.text.event_text import why_harmless
from ecosfera.games.co2.text.move_text import MoveText
from ecosfera.games.co2.text.reason_text import judged_sentence, reason_sentence, why_not
from ecosfera.tabletop import controller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.bots.reasons import Reason
    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import State, View
    from ecosfera.games.co2.stage.stage import EventShown, TradeShown
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.games.co2.text.names import Names
    from ecosfera.tabletop.players import Players


OFFER_TIP: Final = "carbonlearn.tip.two"
"""The text of the tip that advises an offer to a player."""


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
        trade: Callable[..., None] = lambda _template, _item=None: None,
    ) -> None:
        log = Co2Log(match, names, players.character, say)
        stage = Stage(match.state.view, zones, pace, log.happened, players.computers)
        super().__init__(match, players, log, stage, say)
        self.names = names
        self.text = MoveText(names)
        self._planned: tuple[View, Reason | None] | None = None
        """What to aim for in the position for which that was asked last."""
        self.trade = trade
        self.lines = MoveLines()
        self.speed = "normal"
        """The pace of computer players, as in the settings."""
        self._pace = pace
        self._seconds = 0.0
        """Seconds for which the turn of a computer player has been shown."""
        self._timed: object = None
        """The number of that turn."""
        self._nudged = False
        """Whether a computer player that waits for the people may go on."""
        self._ideas: list[Hint] = []
        """The hints that were asked for last, best first."""
        self._advised_in: State | None = None
        """The position they are for."""

    # -- the position ----

    @property
    def view(self) -> View:
        """Return the position of the match, which the stage may not have reached yet."""
        return self.match.state.view

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

    # -- the turns of computer players ----

    @property
    def alone(self) -> bool:
        """Return whether only computers still play."""
        return all(self.players.plays(seat) for seat in self.view.playing)

    @property
    def waits(self) -> bool:
        """Return whether each move of a computer player waits for the people."""
        return self.speed == "wait" and not self.alone and self._pace > 0

    @property
    def patience(self) -> float:
        """Return the factor for the pause of a computer player before each move.

        Before it ends its turn there is nothing to follow.
        """
        if self.waits and not self._nudged:
            return math.inf
        found = self.players.decision(self.match.state)
        ends = found is not None and isinstance(found.action, EndTurn | Pass)
        return pacing.AT_THE_END * self.stage.pace if ends else self.stage.pace

    def seat(self, characters: Sequence[str]) -> None:
        """Let these characters play the seats from now on, and people those of `PERSON`."""
        words = self.names.words
        for seat, character in enumerate(characters):
            if character == self.players.characters[seat]:
                continue
            self.players.seat(seat, character)
            message = "table.seat.given" if character != PERSON else "table.seat.taken"
            kind = words(f"carbon.setup.{character or 'person'}")
            player = self.names.player(PlayerId(seat))
            self.log.note(words(message, player=player, character=kind))
        self.stage.computers = self.players.computers
        self.withdraw()
        self.close()
        self.at_hand = self.handover = None
        self.offer_next_move()

    def reading_time(self, player: PlayerId, text: str) -> float | None:
        """Return for how long a card about a player is shown; None if it waits for a key."""
        if not self.players.plays(player) or self.waits or self.guidance.restricts:
            return None
        factor = pacing.PACES.get(self.speed, 1.0) * (pacing.AMONG_COMPUTERS if self.alone else 1.0)
        return reading_time(text, factor)

    def time_of_deal(self, shown: TradeShown, text: str) -> float | None:
        """Return for how long a trade is shown; None if it waits for a key.

        One between computer players is followed in passing: the log keeps it.
        """
        lasts = self.reading_time(shown.players[0], text)
        among = all(self.players.plays(player) for player in shown.players)
        return (
            min(lasts, pacing.DEAL * pacing.PACES.get(self.speed, 1.0))
            if lasts and among
            else lasts
        )

    def passes_by(self, card: EventShown) -> bool:
        """Return whether an event card is shown in passing, as it asks no person for anything.

        That is so if it does nothing, and for those of computer players that leave people alone.
        """
        if self.guidance.restricts or (self.waits and self.players.plays(card.player)):
            return False
        if why_harmless(self.names, self.stage.view):
            return True
        concerned = {card.player}
        for event in self.stage.pending_events():
            seats = getattr(event, "player", None), getattr(event, "to", None)
            concerned |= {PlayerId(seat) for seat in seats if seat is not None}
        return all(self.players.plays(player) for player in concerned)

    def passing_time(self, player: PlayerId, text: str) -> float | None:
        """Return for how long such a card of a player is shown; None if it waits for a key.

        If a person's card went by itself, the key that was meant for it would end the turn.
        """
        if not self.players.plays(player):
            return None
        factor = pacing.PACES.get(self.speed, 1.0)
        return passing_time(text, factor * (pacing.AMONG_COMPUTERS if self.alone else 1.0))

    def set_pace(self, pace: float) -> None:
        """Let everything last so much longer; a long turn of a computer player gets faster."""
        self._pace = pace
        turn, chosen = self.stage.view.turn, pacing.PACES.get(self.speed, 1.0)
        self.stage.calm = pace * chosen
        if not self.players.plays(turn.player):
            self.stage.pace = pacing.OWN * pace
            return
        factor = 1.0 if self.waits else pacing.hurried(self._seconds / chosen)
        self.stage.pace = pace * factor * chosen

    def advance(self, dt: float, thinking: float = 0.0) -> None:
        """Let `dt` seconds pass; a computer player may think for `thinking` seconds."""
        turn = self.stage.view.turn.number
        if turn != self._timed:
            self._timed, self._seconds = turn, 0.0
        if self.selection is None and self.stage.show is None and self.stage.stop is None:
            self._seconds += dt
        self.set_pace(self._pace)
        super().advance(dt, thinking)

    def do(self, action: Action, why: Any = None) -> None:
        """Perform an action in the match, and show it."""
        self._nudged = False
        super().do(action, why)

    # -- choosing a move ----

    @property
    def calms_down(self) -> bool:
        """Return whether a tip waits until amounts have risen, and the choice waits for it.

        It comes before anybody can have chosen, so that it takes no key that was meant for a move.
        """
        return self.asking() is not None and bool(self.stage.effects)

    def offers_move(self) -> bool:
        """Return whether a move can be chosen in this position, once all has been shown."""
        return super().offers_move() and not self.calms_down

    def hands_over(self) -> bool:
        """Return whether a turn begins: all hands are open, so an offer is answered at once."""
        last = self.match.actions[-1] if self.match.actions else None
        pending = self.match.state.view.pending
        asked = bool(pending) and isinstance(pending[-1], Offer | Counter)
        return not asked and not isinstance(last, Accept | Refuse)

    def select(self, actions: Sequence[Action]) -> MoveSelection:
        """Return a selection among legal actions."""
        return MoveSelection(self.view, actions)

    def list_moves(self) -> list[Move]:
        """Return the lines of the move list."""
        if self.selection is None:
            return []
        columns = self.stage.columns.of(self.view.turn.player, self.view.active.hand)
        listed = moves(self.selection, columns)
        return self.lines.arrange(listed, self.view, columns, self.main_move())

    def ask_first(self, action: Action) -> bool:
        """Let an offer be made up first, and say why credits cannot bring the last point."""
        if isinstance(action, Retire) and action not in self.choices:
            self.refuse(action)
            return True
        if not isinstance(action, OfferTemplate | CounterTemplate):
            return False
        if self.selection is not None:
            self.selection.clear()
        self.trade(action)
        return True

    def keep_in_sight(self, shown: int) -> bool:
        """Put the recommended line among the first `shown` ones; return whether it was not."""
        place = self._recommended()
        if place is None or place < shown:
            return False
        self.moves.insert(shown - 1, self.moves.pop(place))
        return True

    def leave_to_button(self) -> bool:
        """Leave out the line that the large button stands for; return whether there was one."""
        main = self.main_move()
        left = [m for m in self.moves if m.kind not in FOR_TURN_KEY or m.action != main]
        found = 0 < len(left) < len(self.moves)
        if found:
            self.moves = left
        return found

    def _recommended(self) -> int | None:
        """Return the line that a hint, a tip or the bar recommends, or None if they name none."""
        explanation = self.guidance.explanation
        partner: int | None = None
        if self.hint is not None:
            if not isinstance(self.hint.action, Propose):
                actions = [move.action for move in self.moves]
                action = self.hint.action
                return actions.index(action) if action in actions else None
            partner = self.hint.action.to
        elif explanation is not None and explanation.text == OFFER_TIP:
            partner = dict(explanation.fields)["player"]
        elif self._planned is not None and self._planned[0] is self.view and self._planned[1]:
            partner = self._planned[1].player
        return line_of_offer(self.moves, partner)

    def touch(self, target: Target) -> bool:
        """Take a click on a target; one on a card chosen for an exchange takes that card back."""
        if self.selection is not None and self.selection.take_back(target):
            self.withdraw()
            self.go_on_with(None)
            return True
        done = super().touch(target)
        if not done and self.ready and target.kind is TargetKind.CARD and not self.refused:
            self.warn(self.names.words("carbon.fits-nowhere"))
        return done

    def refuse(self, action: Action | None) -> None:
        """Say why an action is not possible now; in a guided lap something else may come first."""
        super().refuse(action)
        if not self.refused and action is not None and self.guidance.restricts:
            self.refused = self.names.words("carbonlearn.not-now")
            self.say(self.refused)

    def press(self) -> bool:
        """Do what the large button says; return whether it could be done."""
        self.withdraw()
        if not self.stage.idle or self.calms_down:
            self.skip()
            return True
        if self.waiting:
            self._nudged = True
            return True
        action = self.main_move()
        if action is None:
            if self.exchanging:
                self.announce()
            elif self.ready and self.guidance.restricts:
                self.warn(self.names.words("carbonlearn.not-now"))
            elif self.ready:
                self.refuse(default_action(self.view))
            return False
        self.perform_or_confirm(action)
        return True

    def remind(self) -> bool:
        """Say once, before the turn ends, that an action is still possible; return whether it did.

        The large button meant “Faster” and “Roll” before, and is soon pressed once more.
        """
        action, plays = self.main_move(), [c for c in self.choices if isinstance(c, Play)]
        ends = isinstance(action, EndTurn | Pass) and gives_up(self.view, action, plays)
        if self.reminded or not ends:
            return False
        self.warn(self._reminder)
        return True

    def warn(self, sentence: str) -> None:
        """Say in the bar, instead of a move, why it is not made."""
        self.refused_action, self.refused = None, sentence
        self.say(sentence)

    @property
    def _reminder(self) -> str:
        words = self.names.words
        return f"{words('carbon.end-note')}. {words('carbon.end-again')}"

    @property
    def reminded(self) -> bool:
        """Return whether the next press ends the turn although an action is still possible."""
        return self.refused == self._reminder

    def gives_up(self, action: Action) -> bool:
        """Return whether an action gives up for good what another one would bring."""
        return gives_up(self.view, action, self.choices)

    def main_move(self) -> Action | None:
        """Return what the large button does: the exchange that is chosen goes before all else.

        While its cards are being chosen, that is all it can do. On a CO2 square it takes the
        credit, as the turn cannot end before, unless there is none and cards can be exchanged.
        """
        if self.selection is not None and self.exchanging:
            return self.selection.exchange
        credit = next((action for action in self.choices if isinstance(action, TakeCredit)), None)
        if credit is not None and not self.view.bank.credits and self.gives_up(credit):
            credit = None
        return main_move(self.choices) or credit

    @property
    def answers(self) -> bool:
        """Return whether a person is to answer an offer now."""
        return self.ready and Accept() in self.legal

    @property
    def only_rolls(self) -> bool:
        """Return whether all that can be done now is to roll the dice."""
        roll = Roll()
        if self.guidance.restricts or default_action(self.view) != roll:
            return False
        return tuple(self.match.game.legal(self.match.state)) == (roll,)

    @property
    def exchanging(self) -> bool:
        """Return whether cards for an exchange are being chosen."""
        chosen = self.selection
        return chosen is not None and chosen.choosing and chosen.exchanging

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
        if self.log.reply and self.selection is not None and not self.selection.choosing:
            return self.log.reply
        if self.stage.idle and self.waiting:
            player = self.names.player(self.view.to_decide)
            return self.names.words("carbon.thinks", player=player)
        if self.selection is not None and self.selection.actions:
            turn, guided = self.view.turn, self.guidance.restricts
            told = self.text.sentence(self.view, self.selection, self._plan, guided=guided)
            if turn.phase is not Phase.ROLL:
                return told
            return f"{self.log.rents(turn.player)} {told}".lstrip()
        return self.log.latest

    def _plan(self, view: View) -> Reason | None:
        """Return what the active player had better aim for, as hints say it, worked out once."""
        if self._planned is None or self._planned[0] is not view:
            self._planned = view, plan(view, self.known, tuple(refused_of(self.match)))
        return self._planned[1]

    def aim_at(self, partner: PlayerId) -> str:
        """Return what to aim for, if it is an offer to this player; else nothing."""
        if self.guidance.restricts or self.view.to_decide != self.view.turn.player:
            return ""
        aim = self._plan(self.view)
        return "" if aim is None or aim.player != partner else reason_sentence(self.names, aim)

    @property
    def only_fairness_forbids_undo(self) -> bool:
        """Return whether only fair undo prevents undoing now."""
        return self.stage.idle and self.history.undo_is_unfair

    def refuse_undo(self) -> None:
        """Say that fair undo does not let the last move be undone."""
        self.withdraw()
        self.refused = self.names.words("carbon.undo-unfair")
        self.say(self.refused)

    def jumped_text(self, *, back: bool) -> str:
        """Return what is said after undo or redo."""
        return self.names.words("carbon.undone" if back else "carbon.redone")

    def tell_jump(self, *, back: bool) -> None:
        """Tell of undo or redo aloud only: the log tells what has happened in the match."""
        self.say(self.jumped_text(back=back))

    # -- hints and guidance ----

    def find_hint(self) -> Hint | None:
        """Return what to do next, with a reason."""
        refused = tuple(refused_of(self.match))
        found = ideas(self.match.state, lambda: trades_of(self.match), self.known, refused)
        self._ideas, self._advised_in = found, self.match.state
        return next(iter(self._ideas), None)

    def known(self, player: PlayerId) -> Character | None:
        """Return the character of the computer on a seat; None if a person plays there."""
        if not self.players.plays(player):
            return None
        bot = self.players.bot(self.players.character(player))
        return bot.character if isinstance(bot, Trader) else NEUTRAL

    def advice(self) -> str:
        """Return the best hint for this position."""
        best = self.find_hint()
        return "" if best is None else self.hint_text(best)

    def trade_ideas(self, partner: PlayerId, *, counter: bool) -> list[Hint]:
        """Return the best offers or counter-offers to a player; none if none is good for both."""
        if not counter:
            trades = partial(trades_of, self.match)
            refused = tuple(refused_of(self.match))
            return trade_ideas(self.match.state, partner, trades, self.known, refused)
        self.find_hint()
        return [idea for idea in self._ideas if isinstance(idea.action, MakeCounter)]

    def judged(self, offer: Propose | MakeCounter) -> str:
        """Return how good an offer is that somebody makes up, with the reason."""
        return judged_sentence(self.names, self.view, offer, judge(self.view, offer, self.known))

    @property
    def advised_counter(self) -> MakeCounter | None:
        """Return the counter-offer that a hint has proposed in this position, if any has."""
        if self._advised_in is not self.match.state:
            return None
        return next((i.action for i in self._ideas if isinstance(i.action, MakeCounter)), None)

    def advised(self, template: OfferTemplate) -> Propose | None:
        """Return the offer to a player that a hint has proposed in this position, if any has."""
        if self._advised_in is not self.match.state:
            return None
        offers = (idea.action for idea in self._ideas if isinstance(idea.action, Propose))
        return next((offer for offer in offers if offer.to == template.to), None)

    def another_hint(self) -> Hint | None:
        """Return the next best idea; after the last one the first again."""
        number, count = self.hint_number
        return self._ideas[number % count] if count > 1 else None

    @property
    def hint_number(self) -> tuple[int, int]:
        """Return the number of the hint that is shown, from 1, and of how many."""
        place = next((n for n, idea in enumerate(self._ideas) if idea is self.hint), 0)
        return place + 1, len(self._ideas)

    def hint_text(self, hint: Hint) -> str:
        """Return a hint with its reason."""
        return self.text.hint(hint, self.view)

    def lit(self) -> frozenset[Target]:
        """Return the piece of the table that a hint lights up."""
        if self.hint is None or self.selection is None:
            return frozenset()
        found = target_of(self.hint.action, self.selection)
        return frozenset() if found is None else frozenset({found})

    def control_ids(self, action: Action | None, first: int = 0) -> tuple[str, ...]:
        """Return the ids of the controls that make a move; `first` as in `spots_of`."""
        if action is None or self.selection is None:
            return ()
        return control_ids(action, self.selection, self.moves, first)

    def next_control_ids(self) -> tuple[str, ...]:
        """Return the ids of the controls that make the move that the guidance permits.

        For a purchase it is the line of the list, which tells what it costs.
        """
        action = next(iter(self.choices), None)
        bought = [f"line-{n}" for n, move in enumerate(self.moves) if move.action == Buy()]
        if action == Buy() and bought:
            return tuple(bought)
        return self.control_ids(action) or ("line-0",)
