"""The controller of the table: what clicks, keys and the move list do.

It holds the match, the stage that shows it, the move being composed, the prompt that waits for an
answer, and the teammates. It draws nothing and needs no window. An action is accepted only while
the stage is idle and no question is open.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.core.decision_history import DecisionHistory
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.moves.move_list import MoveGroup, MoveKind, lines
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.moves.news import NO_NEWS, news_of
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.rules.actions import ChooseReaction, Implement
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.state import PendingKind
from ecosfera.games.baltica.rules.view import in_front, view
from ecosfera.games.baltica.table.advice import AdviceController
from ecosfera.games.baltica.table.confirmations import Confirmations
from ecosfera.games.baltica.table.log import Narration
from ecosfera.games.baltica.table.moment import moment_words
from ecosfera.games.baltica.table.options import UNGUIDED, TableOptions
from ecosfera.games.baltica.table.pointing import goal_of
from ecosfera.games.baltica.table.prompt import BubbleContent, of_explanation, of_pending, of_stop
from ecosfera.games.baltica.table.stage import Stage
from ecosfera.games.baltica.table.teammates import Teammates
from ecosfera.games.baltica.table.timing import StopKind
from ecosfera.games.baltica.text.move_preview import NOTHING, Preview, Previewer
from ecosfera.games.baltica.text.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.moves.news import News
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.table.moment import Moment
    from ecosfera.games.baltica.table.options import Explanation, Guidance
    from ecosfera.games.baltica.table.prompt import Prompt
    from ecosfera.games.baltica.table.zones import Zones
    from ecosfera.games.baltica.text.people import Person

REACTIONS = frozenset({PendingKind.STRICT_PROTECTION, PendingKind.UPGRADED_WASTE_WATER_TREATMENT})
"""Decisions asked for by a prompt; all others are made on the table."""


class TableController:
    """Plays one match at the table.

    `say` speaks a sentence; `seated` is called with the players of the rows when they change.
    """

    def __init__(
        self,
        match: Match,
        phrases: Phrases,
        zones: Zones,
        say: Callable[[str], None],
        *,
        options: TableOptions | None = None,
        teammates: Teammates | None = None,
        seated: Callable[[tuple[str, ...]], None] = lambda _characters: None,
    ) -> None:
        options = options or TableOptions()
        self.match = match
        self.guidance: Guidance = UNGUIDED
        """What explains the game, and may permit only some actions."""
        self.phrases = phrases
        self.teammates = teammates or Teammates(
            [PERSON] * match.state.config.players, match.state.config.seed
        )
        """Who plays each row."""
        self.history = DecisionHistory(match, self.teammates.decides)
        self.narration = Narration(match, phrases, say)
        self.stage = Stage(view(match.state), zones, options.pace, self.narration.happened)
        self.confirmations = Confirmations(
            phrases,
            lambda: self.teammates.people,
            match.foresee,
            self.do,
            self.back_out,
            self._refuse,
            warnings=options.warnings,
        )
        self.speech = ""
        """Overrides the sentence of the bar: the words of a teammate, or about a hint."""
        self.over = False
        """Whether the players have read how the match ended."""
        self.move: MoveSelection | None = None
        """The move being composed, or None while the stage plays."""
        self.moves: list[MoveGroup] = []
        """The lines of the move list."""
        self._news = NO_NEWS
        """What the teammates changed since the last turn of a person."""
        self.prompt: Prompt | None = None
        """The prompt that waits for an answer or has to be dismissed."""
        self.advice = AdviceController(self, options)
        """The hints and the teammates' turns."""
        self._legal = MoveSelection(match.state, ())
        """All legal actions, for what the guidance does not permit."""
        self._explained: Explanation | None = None
        """What was spoken last of what the guidance explains."""
        self._seated = seated
        self._cause: object = None
        """The reason for the prompt: a stop of the stage, a question, or a pending decision."""
        self._spoken: Prompt | None = None
        self._told_moment: Moment | None = None
        """The moment that was spoken last."""

    @property
    def log(self) -> list[str]:
        """Return everything that happened, one sentence each."""
        return self.narration.lines

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the players in the order of their rows."""
        return self.phrases.people

    def start(self) -> None:
        """Begin, and announce whose turn it is."""
        self.narration.recall()
        player = self.phrases.player(self.match.state.player)
        self.narration.say(self.phrases.words("event.turn-started", player=player))
        self._settle()

    # -- settings ----

    def configure(self, options: TableOptions, zones: Zones) -> None:
        """Apply new settings and the zones of another window."""
        self.confirmations.warnings = options.warnings
        self.stage.resized(zones)
        self.advice.configure(options)
        self._update_prompt()

    def translate(self, phrases: Phrases) -> None:
        """Continue in another language, or with other names of players."""
        other = phrases.words is not self.phrases.words
        self.phrases = self.narration.phrases = phrases
        if other:
            self.narration.translate()
        asked = self.confirmations.prompt is not None
        self.confirmations.translate(phrases)
        if asked and self.confirmations.prompt is None:
            self.withdraw()
        spoken = self.prompt is not None and self.prompt is self._spoken and not other
        self._cause = None
        self._update_prompt()
        if spoken:
            self._spoken = self.prompt

    # -- what can be done ----

    @property
    def guided(self) -> bool:
        """Return whether the game is being explained step by step."""
        return self.guidance.restricts

    @property
    def waiting(self) -> bool:
        """Return whether a teammate has to decide now."""
        return self.teammates.decides(self.match.state)

    @property
    def teammates_wait(self) -> bool:
        """Return whether the teammates wait until something has been explained."""
        return self.guidance.restricts and self.guidance.teammate_move() is None

    @property
    def ready(self) -> bool:
        """Return whether a person may make a move on the table now."""
        return self.move is not None and self.prompt is None and not self.waiting

    @property
    def choosing(self) -> bool:
        """Return whether a move was begun and needs further choices."""
        return self.move is not None and self.move.choosing

    def targets(self) -> frozenset[Target]:
        """Return the targets that can be clicked now."""
        if not self.ready or self.move is None:
            return frozenset()
        return frozenset(self.move.targets())

    def preview(self, target: Target) -> Preview:
        """Return what a click on a target would do, or why it does nothing."""
        if self.move is None or not (self.ready or self._bubble_asks):
            return NOTHING
        if self.comes_later(target):
            return Preview(good=False, sentence=self.phrases.words("tutorial.later"))
        return Previewer(self.move, self.phrases, self.match.foresee).of(target)

    def comes_later(self, target: Target) -> bool:
        """Return whether the rules allow this target, but the guidance does not permit it yet."""
        if self.move is None or not self.guidance.restricts or self.move.choosing:
            return False
        return target not in self.move.targets() and target in self._legal.targets()

    @property
    def _bubble_asks(self) -> bool:
        """Return whether the only thing that waits for an answer is a bubble."""
        return self.prompt is not None and self.prompt.bubble is not None

    @property
    def bubble(self) -> BubbleContent | None:
        """Return what a bubble without answers explains now."""
        found = self.guidance.explanation
        if found is None or found.answers or self.prompt is not None or self.move is None:
            return None
        text = self.phrases.words(found.text)
        spots = found.spots or tuple(self._next_targets())
        return BubbleContent(text, spots, found.shows, self._lending(spots))

    def _lending(self, spots: tuple[Target, ...]) -> tuple[Target, ...]:
        """Return the stacks that lend a card to take these."""
        lent = (self.preview(spot).lends for spot in spots if spot.kind is TargetKind.MARKET)
        return tuple(Target(TargetKind.STACK, element) for element in lent if element is not None)

    def _next_targets(self) -> list[Target]:
        """Return the next target of the move that the guidance permits."""
        assert self.move is not None
        return sorted(self.hinted(next(iter(self.move.actions), None)))

    def goal(self, target: Target) -> Target | None:
        """Return the target that a click means; a species may stand for its market row."""
        if self.move is None:
            return None
        return goal_of(self.move.targets(), target, self.phrases.book, self.stage.view)

    def drops(self, target: Target) -> dict[Target, Action]:
        """Return where a target can be dragged now, and the action for each place."""
        return self.move.drops(target) if self.ready and self.move is not None else {}

    def hinted(self, action: Action | None) -> frozenset[Target]:
        """Return what to click next to perform an action."""
        if action is None or not self.ready or self.move is None:
            return frozenset()
        step = self.move.next_for(action)
        return frozenset() if step is None else frozenset({step})

    def sentence(self) -> str:
        """Return the sentence of the bar: what can be done, who thinks, or what happened last."""
        return self.phrases.news(self.news) or self._sentence()

    @property
    def news(self) -> News:
        """Return what the teammates changed since the last turn, until something else matters."""
        return NO_NEWS if self.choosing or self.speech or not self.ready else self._news

    def _sentence(self) -> str:
        """Return the sentence of the bar when there is no news."""
        words, state = self.phrases.words, self.match.state
        if self.confirmations.prompt is not None or (self.stage.idle and self._reacts()):
            return words("table.choose-now")
        if self.stage.idle and (self.speech or self.waiting):
            player = self.phrases.player(in_front(state))
            return self.speech or words("table.mate.thinks", player=player)
        if self.guidance.restricts and self.stage.idle and not self.choosing:
            return words("tutorial.title")
        if self.move is not None and self.stage.idle and state.outcome is None:
            return self.phrases.can(self.move, self.moves, words("table.esc"))
        return self.log[-1] if self.log else ""

    # -- making a move ----

    def touch(self, target: Target) -> bool:
        """Handle a click on a target; return whether it had an effect."""
        if not self.ready or self.move is None:
            return False
        goal = self.goal(target)
        if goal is None:
            if self.move.chosen and self.move.chosen[-1] == self.move.canonical(target):
                return self.back()
            return False
        self._go_on_with(self.move.touch(goal))
        return True

    def choose(self, number: int, *, by_key: bool = False) -> bool:
        """Choose a line of the move list, counted from 0; return whether it had an effect.

        The numbers of the lines change with every move, so a measure chosen with a number key
        (`by_key`) is asked about before it spends a funding card.
        """
        if not self.ready or self.move is None or not 0 <= number < len(self.moves):
            return False
        line = self.moves[number]
        if line.what is MoveKind.BACK:
            return self.back()
        if line.what is MoveKind.STEP:
            return line.target is not None and self.touch(line.target)
        action = self.move.begin(line.actions, line.chosen)
        if by_key and isinstance(action, Implement):
            self._want_measure(action)
        else:
            self._go_on_with(action)
        return True

    def _want_measure(self, action: Implement) -> None:
        """Perform a measure after a question."""
        if self.confirmations.before_spending(self.match.state, action):
            self._update_prompt()
        else:
            self.want(action)

    def end_turn(self) -> bool:
        """End the turn if that is possible now; return whether it was."""
        return END in self.targets() and self.touch(END)

    def _go_on_with(self, action: Action | None) -> None:
        """Perform the action if the move is complete, otherwise offer its next choice."""
        if action is not None:
            self.want(action)
        else:
            self._list_moves()

    def back(self) -> bool:
        """Undo the last choice, or answer no; return whether there was one."""
        if self.confirmations.prompt is not None:
            # The last answer is always no.
            self.confirmations.prompt.answers[-1].do()
            self._update_prompt()
            return True
        if self.move is not None and self.move.back():
            self._list_moves()
            return True
        return False

    def back_out(self) -> None:
        """Discard the whole move after the answer no."""
        self.withdraw()
        self._speak_choices()

    def withdraw(self) -> None:
        """Discard the move begun and any open question silently."""
        self.confirmations.withdraw()
        if self.move is not None:
            self.move.clear()
            self.moves = lines(self.move)
        self._update_prompt()

    def want(self, action: Action) -> None:
        """Perform an action, after a question if one is necessary."""
        if self.confirmations.before(self.match.state, action):
            self._update_prompt()
        else:
            self.do(action)

    def wish(self, action: Action) -> None:
        """Perform a teammate's action, after asking the people about a measure."""
        if self.confirmations.before_teammate(self.match.state, action):
            self._settle()
        else:
            self.do(action)

    def _refuse(self, measure: CardId) -> None:
        """Forbid the teammate a measure, so that it finds another action."""
        self.confirmations.withdraw()
        self.teammates.refuse(measure)
        self._update_prompt()

    def do(self, action: Action) -> None:
        """Perform an action in the match, then show it on the stage."""
        self.confirmations.withdraw()
        self._update_prompt()
        if not self.stage.idle:
            return
        self.speech = ""
        before = self.match.state
        self.advice.gifts.note(before, action)
        events = self.match.act(action)
        self.narration.act(before, action, events)
        self.move = None
        self.moves = []
        self.stage.play(events)
        self._settle()

    # -- prompts ----

    def ask(self, question: Callable[[], Prompt | None]) -> None:
        """Ask a question; it is asked again when the language changes."""
        self.confirmations.ask(question)
        self._settle()

    def go_on(self) -> None:
        """Dismiss what is shown to be read, or finish its animation if it is still appearing."""
        if self.stage.stop is None:
            self.stage.skip()
            self._update_prompt()
            return
        ended = self.stage.stop.tell is StopKind.END
        self.stage.go_on()
        self.over = self.over or ended
        self._settle()

    def _reacts(self) -> bool:
        """Return whether a person has to answer a prompt."""
        pending = self.match.state.pending
        return pending is not None and pending.kind in REACTIONS and not self.waiting

    def _update_prompt(self) -> None:
        """Determine the current prompt; it stays the same as long as its cause does."""
        state, told = self.match.state, self.stage.telling
        explained: Explanation | None = None
        if told is not None:
            cause: object = told
        elif self.confirmations.prompt is not None:
            cause = self.confirmations.prompt
        elif self.stage.idle and self._reacts():
            cause = state.pending
        else:
            cause = explained = self._asking() if self.stage.idle else None
        if cause is self._cause and cause is not None:
            return
        self._cause = cause
        if told is not None:
            self.prompt = of_stop(told, self.stage.view, self.phrases, self.go_on)
        elif self.confirmations.prompt is not None or cause is None:
            self.prompt = self.confirmations.prompt
        elif explained is not None:
            self.prompt = of_explanation(explained, self.phrases, self._answer)
        else:
            self.prompt = of_pending(state, self.phrases, self._accept, self._decline)

    def _accept(self) -> None:
        self.do(ChooseReaction(implement=True))

    def _decline(self) -> None:
        self.do(ChooseReaction(implement=False))

    # -- guidance ----

    def _asking(self) -> Explanation | None:
        """Return what the guidance explains in a bubble with answers now."""
        found = self.guidance.explanation
        if found is None or not found.answers or self.match.state.outcome is not None:
            return None
        if self.waiting and not self.guidance.restricts:
            return None
        if found.announced and self.advice.announced is None:
            return None
        return found

    def _answer(self, number: int) -> None:
        self.guidance.answer(number)
        if self.waiting:
            self.advice.nudge()
        self._renew()

    def notice(self, target: Target) -> None:
        """Tell the guidance that a target was chosen, whether or not that had an effect."""
        if self.ready and self.guidance.touch(target):
            self._renew()

    def leave_guidance(self) -> None:
        """End the guidance and go on without it."""
        self.guidance.leave()
        self.withdraw()
        self._renew()

    def _renew(self) -> None:
        """Offer what is permitted now."""
        self.move = None
        self._settle()

    def _speak_bubble(self) -> None:
        """Speak what a bubble without answers explains, once."""
        content, explained = self.bubble, self.guidance.explanation
        if content is not None and explained is not self._explained:
            self._explained = explained
            self.narration.say(content.sentence)

    # -- history ----

    def undo(self) -> bool:
        """Go back to the last decision of a person; return whether there was one."""
        moved = self.history.undo()
        if moved:
            self._jump("event.undone")
        return moved

    def redo(self) -> bool:
        """Redo up to the next decision of a person; return whether there was anything to redo."""
        moved = self.history.redo()
        if moved:
            self._jump("event.redone")
        return moved

    def _jump(self, message: str) -> None:
        """Show the current position after a jump in the match's history."""
        self.speech = ""
        self.confirmations.withdraw()
        self.move = None
        self.over = False
        self.stage.snap(view(self.match.state))
        self.narration.recall()
        self.narration.note(self.phrases.words(message))
        self.advice.forget()
        self._settle()

    # -- who plays a row ----

    def seat(self, player: PlayerId, character: str) -> None:
        """Let a computer character play a row, or a person if it is `PERSON`."""
        self.withdraw()
        self.teammates.seat(player, character)
        self.advice.clear()
        self.speech = ""
        words, name = self.phrases.words, self.phrases.player(player)
        if character == PERSON:
            told = words("table.seat.taken", player=name)
        else:
            told = words(
                "table.seat.given", player=name, character=words(f"table.seat.{character}")
            )
        self.narration.note(told)
        self._update_prompt()
        self._speak_choices()
        people = list(self.phrases.people)
        people[player] = replace(people[player], character=character)
        self.translate(Phrases(self.phrases.book, people))
        self._seated(tuple(self.teammates.characters))

    # -- time ----

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass on the stage."""
        self.stage.advance(dt)
        self._settle()

    def skip(self) -> None:
        """Finish all movements at once."""
        self.stage.skip()
        self._settle()

    def _settle(self) -> None:
        """Speak a new prompt; offer the next move once everything has been shown."""
        self.guidance.follow(self.match)
        self._update_prompt()
        self._speak_moment()
        if self.prompt is not None and self.prompt is not self._spoken:
            self._spoken = self.prompt
            self.narration.prompt(self.prompt, self.phrases)
        if self.move is not None or not self.stage.idle:
            return
        state = self.match.state
        actions = tuple(legal(state))
        permitted = self.guidance.permitted(actions)
        self.move = MoveSelection(state, permitted)
        self._legal = self.move if permitted == actions else MoveSelection(state, actions)
        self.moves = lines(self.move)
        self._news = (
            NO_NEWS if self.guidance.restricts else news_of(self.match, self.teammates.plays)
        )
        if state.outcome is None and self.prompt is None:
            self._speak_bubble()
            if self.news != NO_NEWS:
                self.narration.say(self.phrases.news(self.news))
            self._speak_choices()

    def _list_moves(self) -> None:
        """List what can be chosen next, and speak it."""
        assert self.move is not None
        self.moves = lines(self.move)
        self._speak_choices()

    def _speak_moment(self) -> None:
        """Speak the large words of a moment when it begins."""
        moment = self.stage.show.moment if self.stage.show is not None else None
        if moment is self._told_moment:
            return
        self._told_moment = moment
        if moment is not None and moment.large:
            title, lines = moment_words(self.phrases.book, moment)
            for sentence in (title, *lines):
                self.narration.say(sentence)

    def _speak_choices(self) -> None:
        if self.move is None or self.prompt is not None or self.waiting:
            return
        if self.guidance.restricts and not self.choosing:
            # The bubble has said it.
            return
        rows = [self.phrases.row(line, self.move) for line in self.moves[:9]]
        self.narration.choices(self._sentence(), rows, self.phrases)
