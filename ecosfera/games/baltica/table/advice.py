"""Hints and teammates: what they show and say, and how people control them."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.hint import Hint, Plan
from ecosfera.games.baltica.bots.hint_reasons import REASONS, without_fillers
from ecosfera.games.baltica.info import CHARACTERS
from ecosfera.games.baltica.moves.move_list import MoveGroup
from ecosfera.games.baltica.rules.actions import EndTurn
from ecosfera.games.baltica.rules.events import Event
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER
from ecosfera.games.baltica.rules.view import View, in_front
from ecosfera.games.baltica.stage.timing import StopKind
from ecosfera.games.baltica.table.hints import Hints
from ecosfera.games.baltica.table.prompt import Answer, AnswerWeight, Prompt, StripContent
from ecosfera.games.baltica.table.teammates import is_routine
from ecosfera.games.baltica.table.turn_guard import TurnGuard
from ecosfera.games.baltica.text import move_text
from ecosfera.games.baltica.text.move_text import Advice
from ecosfera.games.baltica.text.nudges import nudge
from ecosfera.tabletop import controller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.bot import Decision
    from ecosfera.games.baltica.bots.reasons import HintReason
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.stage.stage import Stage
    from ecosfera.games.baltica.stage.timing import Stop
    from ecosfera.games.baltica.table.log import BalticaLog
    from ecosfera.games.baltica.table.options import TableOptions
    from ecosfera.games.baltica.table.teammates import Teammates
    from ecosfera.games.baltica.text.phrases import Phrases


READING: Final = 0.8
EACH_LETTER: Final = 0.024
LONGEST_READING: Final = 4.0
"""Seconds that a teammate's words are shown before it acts: minimum, per letter, maximum.

They stay in sight while the cards fly.
"""
READING_PER_TURN: Final = 5.0
"""Seconds for all the words of a turn; those beyond are shown for the minimum."""
HURRY: Final = 9.0
"""Seconds of a teammate's turn after which the rest of it is shown quickly."""
GUIDED: Final = 1.8
"""Factor of that time in the guided game, where it has no limit for a turn."""
NOT_YET: Final = frozenset(
    {"avoids-pressure", "spares-pressure", "plus-is-safe", "risks-turn", "symbols-no-help"}
)
"""The reasons whose words are not explained yet while the first teammates play in a guided game."""
BRIEF: Final = 0.15
"""Seconds before an action that was announced together with the one before."""
FAST: Final = 0.3
"""Seconds of that, and the pace of the cards, when people want to see it quickly."""


def _subjects(actions: Sequence[Action], state: State) -> tuple[CardId, ...]:
    """Return the cards that several actions are about."""
    cards = [move_text.subject(action, state)[0] for action in actions]
    return tuple(card for card in cards if card is not None and len(cards) > 1)


def _reading(*texts: str) -> float:
    """Return the time for reading these sentences in seconds, at the normal pace."""
    return min(LONGEST_READING, READING + EACH_LETTER * sum(map(len, texts)))


class AdvisedTable(
    controller.TableController["State", "Action", Event, View, "Target", MoveGroup, Hint]
):
    """A table with what hints and teammates need of it."""

    log: BalticaLog
    stage: Stage
    players: Teammates
    selection: MoveSelection | None
    phrases: Phrases
    prompt: Prompt | None = None
    """The prompt that waits for an answer or has to be dismissed."""
    speech = ""
    """Overrides the sentence of the bar: the words of a teammate, or about a hint."""

    @property
    def guided(self) -> bool:
        """Return whether the game is being explained step by step."""
        return self.guidance.restricts

    @property
    def teammates_wait(self) -> bool:
        """Return whether the teammates wait until something has been explained."""
        return self.guidance.restricts and self.guidance.teammate_move() is None

    def hinted(self, action: Action | None) -> frozenset[Target]:
        """Return what to click next to perform an action."""
        if action is None or not self.ready or self.selection is None:
            return frozenset()
        step = self.selection.next_for(action)
        return frozenset() if step is None else frozenset({step})

    def cancel_move(self) -> None:
        """Discard the move begun and any open question."""
        raise NotImplementedError

    def back_out(self) -> None:
        """Discard the move begun and any open question, and announce what can be done."""
        raise NotImplementedError

    def perform_for_teammate(self, action: Action) -> None:
        """Perform a teammate's action, after asking the people about a measure."""
        raise NotImplementedError

    def ask(self, question: Callable[[], Prompt | None]) -> None:
        """Show a question over the table."""
        raise NotImplementedError

    def seat(self, player: PlayerId, character: str) -> None:
        """Let a computer player, or a person, play a row."""
        raise NotImplementedError


class AdviceController:
    """Gives hints, and lets the teammates announce and make their moves."""

    def __init__(self, table: AdvisedTable, options: TableOptions) -> None:
        self._table = table
        self._options = options
        self.hints = Hints()
        self.gifts = table.players.gifts
        self.fast = False
        """Whether the teammates' turns are shown quickly."""
        self.version = 0
        """Number of changes to what is shown."""
        self.guard = TurnGuard(table.match.state.number)
        self.reasons: dict[tuple[int, Action], HintReason] = {}
        """Why teammates passed cards on, by the number of the turn and the action."""
        self._advised: Action | None = None
        self._fading = False
        """Whether a recommendation was withdrawn that is still in sight."""
        self._thought: Advice | None = None
        self._speaker = -1
        self._turn = 0
        """The number of the turn in which the speaker announced its thought."""
        self._announced: Decision[Action] | None = None
        self._waited = 0.0
        """Seconds since a move was announced."""
        self._timed = -1
        """The number of the turn that is timed."""
        self._elapsed = 0.0
        """Seconds since that turn began, without what is read in peace."""
        self._late = False
        """Whether it lasts so long that the rest is shown quickly."""
        self._foretold: tuple[Action, ...] = ()
        """The next actions of the speaker that were announced already."""
        self._patience = 0.0
        """Seconds for which the announcement is shown, at the normal pace."""
        self._reading_left = 0.0
        """Seconds left for reading in the turn of the speaker, at the normal pace."""
        self._telling: Stop | None = None
        """What is shown to be read."""
        self._shown_for = 0.0
        """Seconds for which `_telling` has been shown."""
        self._tokens_told = False
        """Whether it has been told how tokens come back."""

    # -- what is shown ----

    @property
    def advised(self) -> Action | None:
        """Return the action recommended by the hint in this position."""
        return self._advised if self.shows_hint and self.hints.whole else None

    @property
    def suggests(self) -> bool:
        """Return whether what is good to do is shown unasked, as in the guided game."""
        return self._options.suggests or self._table.guidance.restricts

    @property
    def shows_hint(self) -> bool:
        """Return whether a hint is shown, or only where to look for it."""
        idea = self.hints.idea(self._table.match.state)
        return idea is not None and self._advised is not None

    @property
    def announced(self) -> Action | None:
        """Return the action that a teammate has announced and not made yet."""
        return None if self._announced is None else self._announced.action

    @property
    def thinking(self) -> bool:
        """Return whether a hint or a teammate's move is being computed."""
        return self._table.players.thinking or self.hints.thinking

    def page(self) -> Advice | None:
        """Return the advice of the hint, or of the teammate whose turn it is."""
        if not self._table.waiting:
            return self._hint_page()
        if self._table.teammates_wait:
            # A bubble speaks.
            return None
        state = self._table.match.state
        # What is shown may still be the end of another player's turn.
        fronts = {in_front(state), in_front(self._table.stage.view)}
        return self._thought if fronts == {self._speaker} and self._turn == state.number else None

    def lit(self) -> frozenset[Target]:
        """Return what the hint or a teammate highlights on the table."""
        page = self.page()
        if self._table.waiting and page is not None and self._announced and self._table.selection:
            return page.lit
        return self._table.hinted(self.advised)

    def _hint_page(self) -> Advice | None:
        table = self._table
        state, words = table.match.state, table.phrases.words
        idea = self.hints.idea(state)
        if not table.ready:
            return None
        if self.hints.thinking:
            return Advice(words("table.idea.first"), words("table.idea.thinking"), ())
        if idea is None or idea.action != self._advised:
            return None
        if not self.hints.whole:
            return nudge(table.phrases, idea, state, self._options.hint_key)
        card, sign = move_text.subject(idea.action, state)
        n, count = self.hints.number, len(self.hints.ideas)
        several = count > 1
        return Advice(
            words("table.idea.number", n=n, all=count) if several else words("table.idea.first"),
            move_text.proposed(table.phrases, idea.action, state),
            (
                *move_text.plan(table.phrases, idea.line, state),
                *move_text.reasons(table.phrases, idea.why),
            )[:REASONS],
            card=card,
            sign=sign,
            foot=words("table.idea.next") if several else "",
            key=self._options.hint_key,
        )

    # -- time ----

    def think(self, dt: float, seconds: float) -> bool:
        """Think for some `seconds` in a frame of `dt` seconds, and make the moves that are due.

        Return whether a requested hint has just been found.
        """
        table, state = self._table, self._table.match.state
        found = self.hints.go_on(state, seconds) and self.adopt()
        self._keep_time(dt)
        asked, idle = table.prompt is not None, table.stage.idle
        self.guard.advance(dt, state.number, waiting=table.waiting, asked=asked, idle=idle)
        if idle:
            # Moving cards need the whole frame, and finding a move takes only a few frames.
            table.players.think(state, seconds, table.guidance.teammate_move())
        if table.prompt is not None:
            self._go_on_alone(dt)
        elif table.players.decides(state):
            if not table.teammates_wait:
                self._follow(dt)
        elif self.fast and table.players.people:
            self.set_fast(fast=False)
        return found

    def _keep_time(self, dt: float) -> None:
        """Measure how long the turn of a teammate lasts, and shorten a long one."""
        table, number = self._table, self._table.match.state.number
        if number != self._timed:
            self._timed, self._elapsed = number, 0.0
        if table.prompt is None and table.stage.show is None:
            self._elapsed += dt
        hurried = table.waiting and not self.waits and not table.guided
        late = hurried and self._elapsed > HURRY * self._options.reading
        if late != self._late:
            self._late = late
            self._set_pace()

    def _set_pace(self) -> None:
        """Let cards move quickly, or at the pace of the settings."""
        pace = self._options.pace
        stage = self._table.stage
        stage.pace = min(FAST, pace) if self.fast or self._late else pace
        stage.slowest = 0.0 if self.fast else pace
        stage.reading = self._options.reading

    def _follow(self, dt: float) -> None:
        """Announce a teammate's move; make it after enough time to read the reason."""
        table = self._table
        intention = table.players.decision(table.match.state)
        if intention is None or table.selection is None:
            return
        if intention is not self._announced:
            self._announce(intention)
            return
        self._waited += dt
        if self._waited >= self._announcement_lasts():
            self.version += 1
            self._announced = None
            table.perform_for_teammate(intention.action)

    def _announcement_lasts(self) -> float:
        """Return the seconds from the announcement of a move to the move."""
        if self.waits:
            return math.inf
        patience = self._patience * self._options.reading
        return min(FAST, patience) if self.fast or self._late else patience

    def _go_on_alone(self, dt: float) -> None:
        """Dismiss what is shown once it has been told long enough, if only computers play.

        The end of the match waits for a person even then.
        """
        table = self._table
        stop, asked = table.stage.telling, table.prompt
        if stop is not self._telling:
            self._telling, self._shown_for = stop, 0.0
        if asked is None or stop is None or table.players.people or stop.kind is StopKind.END:
            return
        self._shown_for += dt
        if table.stage.stop is stop and self._shown_for >= self._page_reading(asked.sentence):
            table.go_on()

    @property
    def waits(self) -> bool:
        """Return whether every sentence waits for the players."""
        return self._options.waits and self._table.players.people > 0

    def _reason(self) -> tuple[str, ...]:
        """Return the first reason for the announced move."""
        return self._thought.why[:1] if self._thought is not None else ()

    def _page_reading(self, text: str) -> float:
        """Return the seconds that something is shown to be read where only computers play."""
        return FAST if self.fast else 2 * _reading(text) * self._options.reading

    def _announce(self, intention: Decision[Action]) -> None:
        """Announce a teammate's move and its reason."""
        table, state, phrases = self._table, self._table.match.state, self._table.phrases
        action = intention.action
        self.version += 1
        self._announced, self._waited = intention, 0.0
        gift = self.gifts.used(state.player, partial(self._table.match.foresee, action))
        if gift is None and self._is_foretold(action, state):
            self._go_on_as_announced(action, state)
            return
        if (self._speaker, self._turn) != (in_front(state), state.number):
            self._reading_left = READING_PER_TURN
        self._speaker, self._turn = in_front(state), state.number
        together = self._together(intention)
        self._foretold = together[1:]
        words, person = phrases.words, phrases.people[self._speaker]
        character = words(f"table.seat.{table.players.characters[self._speaker]}")
        what = (
            move_text.said_together(phrases, together, state)
            if len(together) > 1
            else move_text.said(phrases, action, state)
        )
        card, sign = move_text.subject(action, state)
        grounds = without_fillers(intention.why, action)
        if table.guided:
            grounds = tuple(reason for reason in grounds if reason.code not in NOT_YET)
        why = move_text.reasons(phrases, grounds)
        if len(together) > 1:
            why = move_text.reasons_of_each(phrases, together, state) or why
        thanks: tuple[str, ...] = ()
        if why:
            self.reasons[state.number, action] = grounds[0]
            table.log.lines.append(words("table.mate.says", player=person.name, text=why[0]))
        if gift is not None:
            giver, given = phrases.people[gift.giver].name, phrases.book.inside(gift.card)
            thanks = (words("table.mate.thanks", giver=giver, card=given),)
            table.log.lines.append(words("table.mate.says", player=person.name, text=thanks[0]))
        ways = table.selection.paths.get(action, ()) if table.selection is not None else ()
        self._thought = Advice(
            words("table.seat.head", player=person.name, character=character),
            what,
            thanks + why,
            person,
            card,
            _subjects(together, state),
            sign,
            lit=move_text.lit(ways, action),
            preview=move_text.paid(action, state),
        )
        table.speech = words("table.mate.says", player=person.name, text=what)
        for sentence in (table.speech, *self._reason()):
            table.say(sentence)
        wanted = _reading(table.speech, *self._reason())
        self._patience = max(READING, min(wanted, self._reading_left))
        self._reading_left -= self._patience
        if table.guided:
            self._patience = GUIDED * wanted

    def _together(self, intention: Decision[Action]) -> tuple[Action, ...]:
        """Return the routine actions with which a plan begins, which are announced together.

        Where each sentence waits for the players, or is explained, each action has its own.
        """
        if self.waits or self._table.guided or not isinstance(intention, Plan):
            return ()
        return tuple(itertools.takewhile(is_routine, intention.line))

    def _is_foretold(self, action: Action, state: State) -> bool:
        """Return whether an action needs no words: it was announced, or ends the turn."""
        if self.waits or self._thought is None:
            return False
        if (self._speaker, self._turn) != (in_front(state), state.number):
            return False
        return isinstance(action, EndTurn) or self._foretold[:1] == (action,)

    def _go_on_as_announced(self, action: Action, state: State) -> None:
        """Highlight what was announced already, and do it after a moment."""
        assert self._thought is not None
        self._foretold = self._foretold[1:]
        self._patience = BRIEF
        move = self._table.selection
        ways = move.paths.get(action, ()) if move is not None else ()
        card, sign = move_text.subject(action, state)
        if isinstance(action, EndTurn):
            card, sign = self._thought.card, self._thought.sign
        self._thought = replace(
            self._thought,
            card=card,
            sign=sign,
            lit=move_text.lit(ways, action),
            preview=move_text.paid(action, state),
        )

    def tell_tokens(self, before: State) -> None:
        """Tell a person that a habitat has turned tokens face up.

        Once in a match, when a person has used the last token, tell how tokens come back.
        """
        table, player = self._table, before.player
        state = table.match.state
        if state.restored != before.restored and self._turned_up(before, state):
            # The log says it, too, and speaks it.
            table.speech = table.phrases.words("event.tokens-back")
        same = state.outcome is None and (state.number, state.player) == (before.number, player)
        used = before.tokens[player] and not state.tokens[player]
        silent = self._tokens_told or table.guided or table.players.plays(player)
        if same and used and not silent:
            self._tokens_told = True
            table.speech = table.phrases.words("table.tokens-used")
            table.say(table.speech)

    def _turned_up(self, before: State, state: State) -> bool:
        """Return whether a token of a person lies face up that did not before."""
        rows = enumerate(zip(before.tokens, state.tokens, strict=True))
        plays = self._table.players.plays
        return any(now & ~then for row, (then, now) in rows if not plays(EVERY_PLAYER[row]))

    def tell_enlarging(self, key: str) -> None:
        """Tell how a card that cannot be chosen is looked at, unless a move was begun."""
        table = self._table
        if table.ready and not (table.choosing or table.guided):
            table.speech = table.phrases.words("table.enlarge", key=key)
            table.say(table.speech)

    # -- what people do ----

    def show_hint(self) -> bool:
        """Show the best idea, or on repeated calls the next one; return whether one is shown.

        Finding the first idea takes a while.
        """
        table, words = self._table, self._table.phrases.words
        if not table.ready:
            return False
        table.cancel_move()
        before, advised = self.hints.number, self.advised
        state = table.match.state
        nudges = not self.suggests and state.pending is None
        if not self.hints.ask(state, self.gifts.given(in_front(state)), nudges=nudges):
            self._advised = None
            table.speech = words("table.idea.thinking")
            self.version += 1
            return False
        if self.hints.number == before and advised is not None:
            table.say(words("table.idea.only"))
        return self.adopt()

    def adopt(self) -> bool:
        """Recommend the idea that was found; return whether there is one."""
        idea = self.hints.idea(self._table.match.state)
        self._table.speech = ""
        if idea is None:
            return False
        self._advised = idea.action
        if self._table.selection is not None:
            self._table.selection.advised = self.advised
        self.version += 1
        return True

    def drop_hint(self) -> None:
        """Withdraw the recommendation; it stays in sight until `hide_hint`."""
        self._fading = self._fading or self._advised is not None
        self._advised = None

    def hide_hint(self) -> None:
        """Hide the recommendation if it was withdrawn."""
        if self._fading and self._advised is None:
            self.version += 1
        self._fading = False

    def clear(self) -> None:
        """Hide hint and announcement, as the player of a row has changed."""
        self._advised = None
        self._announced = self._thought = None
        self.version += 1

    def forget(self) -> None:
        """Discard all ideas and plans after a jump in the match's history."""
        self.clear()
        self.hints.drop()
        self.gifts.forget()
        self._table.players.forget()

    def nudge(self) -> None:
        """Make the announced move without further delay."""
        self._waited = math.inf

    def set_fast(self, *, fast: bool) -> None:
        """Show the teammates' turns quickly, or at the pace of the settings."""
        self.version += 1
        self.fast = fast
        self._set_pace()

    def configure(self, options: TableOptions) -> None:
        """Apply new settings; announce a pending move again in their language."""
        self._options = options
        if self._table.selection is not None:
            self._table.selection.suggests = self.suggests
        self.set_fast(fast=self.fast)
        self._announced = None

    # -- who plays a row ----

    def ask_seat(self, player: PlayerId) -> None:
        """Ask who will play a row from now on."""
        if self._table.prompt is None:
            self._table.ask(lambda: self._seat_question(player))

    def _seat_question(self, player: PlayerId) -> Prompt:
        words, name = self._table.phrases.words, self._table.phrases.player(player)
        more = ""
        if self._table.players.plays(player):
            label = words("table.seat.take-over")
            answers = [Answer("seat-person", label, lambda: self._table.seat(player, PERSON))]
            text = words("table.seat.ask-computer", player=name)
        else:
            answers = [self._offer(player, character) for character in CHARACTERS]
            text = words("table.seat.ask-person", player=name)
            more = "\n".join(words(f"setup.seat-{character}") for character in CHARACTERS)
        no = Answer("ask-no", words("table.ask.back"), self._table.back_out, AnswerWeight.OTHER)
        return Prompt(
            (*answers, no), strip=StripContent(text, ("icon_robot",), grave=False, more=more)
        )

    def _offer(self, player: PlayerId, character: str) -> Answer:
        label = move_text.capital(self._table.phrases.words(f"table.seat.{character}"))
        weight = AnswerWeight.FIRST if character == CHARACTERS[0] else AnswerWeight.OTHER
        return Answer(
            f"seat-{character}", label, lambda: self._table.seat(player, character), weight
        )
