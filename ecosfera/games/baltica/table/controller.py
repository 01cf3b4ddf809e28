"""The controller of the table: the prompt that waits for an answer, hints, and the teammates.

A move is chosen as at every table (`tabletop/controller.py`), but only while no prompt is shown. It
is offered in a teammate's turn too: what the teammate announces is lit and prepared.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.draws import draw_decides, draws_of_use, risk_of_draw
from ecosfera.games.baltica.bots.hint_reasons import about_partners
from ecosfera.games.baltica.bots.reasons import HintReason
from ecosfera.games.baltica.moves.move_list import MoveGroup, key_numbers, lines
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.moves.news import NO_NEWS, news_of
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.rules.actions import ChooseReaction, Implement, Plus
from ecosfera.games.baltica.rules.state import PendingKind
from ecosfera.games.baltica.rules.view import in_front, view
from ecosfera.games.baltica.stage.frame import Odds
from ecosfera.games.baltica.stage.moment import moment_words
from ecosfera.games.baltica.stage.stage import Stage
from ecosfera.games.baltica.stage.timing import StopKind
from ecosfera.games.baltica.table.advice import AdviceController, AdvisedTable
from ecosfera.games.baltica.table.confirmations import Confirmations
from ecosfera.games.baltica.table.log import BalticaLog
from ecosfera.games.baltica.table.options import TableOptions
from ecosfera.games.baltica.table.pointing import goal_of
from ecosfera.games.baltica.table.prompt import of_explanation, of_pending, of_request, of_stop
from ecosfera.games.baltica.table.teammates import Teammates
from ecosfera.games.baltica.text import move_text
from ecosfera.games.baltica.text.event_text import recap
from ecosfera.games.baltica.text.move_preview import NOTHING, Preview, Previewer
from ecosfera.games.baltica.text.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.moves.news import News
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.stage.moment import Moment
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.games.baltica.table.options import Explanation
    from ecosfera.games.baltica.table.prompt import BubbleContent, Prompt
    from ecosfera.games.baltica.text.people import Person

REACTIONS = frozenset({PendingKind.STRICT_PROTECTION, PendingKind.UPGRADED_WASTE_WATER_TREATMENT})
"""Decisions asked for by a prompt; all others are made on the table."""


class TableController(AdvisedTable):
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
        options, config = options or TableOptions(), match.state.config
        players = teammates or Teammates([PERSON] * config.players, config.seed)
        log = BalticaLog(match, phrases, say)
        stage = Stage(view(match.state), zones, options.pace, log.happened, match.state.catalogue)
        stage.seat(players.only_person)
        super().__init__(match, players, log, stage, say)
        self.phrases = phrases
        self.confirmations = Confirmations(
            phrases,
            lambda: self.players.people,
            match.foresee,
            self.do,
            self.back_out,
            self._refuse,
            warnings=options.warnings,
        )
        self.confirmations.guided = lambda: self.guided
        self.advice = AdviceController(self, options)
        """The hints and the teammates' turns."""
        self._end_read = False
        self._chance_of = -1
        """The turn in which it was told last what the next card could restore."""
        self._news = NO_NEWS
        """What the teammates changed since the last turn of a person."""
        self._unguided: MoveSelection | None = None
        """A selection among all legal actions; None until somebody asks."""
        self._explained: Explanation | None = None
        """What was spoken last of what the guidance explains."""
        self._seated = seated
        self._cause: object = None
        """The reason for the prompt: a stop of the stage, a question, or a pending decision."""
        self._spoken: Prompt | None = None
        self._told_moment: Moment | None = None
        """The moment that was spoken last."""

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the players in the order of their rows."""
        return self.phrases.people

    @property
    def over(self) -> bool:
        """Return whether the players have read how the match ended."""
        return self._end_read

    def view_of(self, state: State) -> View:
        """Return what the stage shows of a position."""
        return view(state)

    def opening(self) -> Sequence[Event]:
        """Return nothing: the cards are dealt before the table is seen."""
        return ()

    def start(self) -> None:
        """Announce where the match is played, and whose turn it is, and begin."""
        book = self.phrases.book
        if book.place and not self.match.actions:
            self.log.note(f"{book.place}. {book.special} {book.goals}")
            self.stage.show_place()
        player = self.phrases.player(self.match.state.player)
        self.say(self.phrases.words("event.turn-started", player=player))
        super().start()

    # -- settings ----

    def configure(self, options: TableOptions, zones: Zones) -> None:
        """Apply new settings and the zones of another window."""
        self.confirmations.warnings = options.warnings
        self.stage.resized(zones)
        self.advice.configure(options)
        self.moves = self.list_moves()
        self._update_prompt()

    def translate(self, phrases: Phrases) -> None:
        """Continue in another language, or with other names of players."""
        other = phrases.words is not self.phrases.words
        self.phrases = self.log.phrases = phrases
        if other:
            self.log.translate()
        asked = self.confirmations.prompt is not None
        self.confirmations.translate(phrases)
        if asked and self.confirmations.prompt is None:
            self.cancel_move()
        spoken = self.prompt is not None and self.prompt is self._spoken and not other
        self._cause = None
        self._update_prompt()
        if spoken:
            self._spoken = self.prompt

    # -- what can be done ----

    @property
    def ready(self) -> bool:
        """Return whether a person may make a move on the table now."""
        return super().ready and self.prompt is None and not self.waiting

    @property
    def shows_own_move(self) -> bool:
        """Return whether cards are still on their way after a move of the person whose turn it is.

        Until a turn has begun on the stage, it shows what others did before; a moment that owns the
        screen hides the cards.
        """
        stage = self.stage
        moves = not stage.idle and not stage.engrossed and self.prompt is None
        return moves and not self.waiting and stage.view.number == self.match.state.number

    def targets(self) -> frozenset[Target]:
        """Return the targets that lead on to a move now, and so are marked."""
        found = super().targets() if self.ready else frozenset()
        return frozenset(target for target in found if target.kind is not TargetKind.HELD)

    def preview(self, target: Target) -> Preview:
        """Return what a click on a target would do, or why it does nothing."""
        if self.selection is None or not (self.ready or self._bubble_asks):
            return NOTHING
        if self.comes_later(target):
            return Preview(good=False, sentence=self.phrases.words("tutorial.later"))
        return Previewer(self.selection, self.phrases, self.match.foresee).of(target)

    def comes_later(self, target: Target) -> bool:
        """Return whether the rules allow this target, but the guidance does not permit it yet."""
        if self.selection is None or not self.guidance.restricts or self.choosing:
            return False
        if self._unguided is None:
            self._unguided = MoveSelection(self.match.state, self.legal)
        return target not in self.selection.targets() and target in self._unguided.targets()

    @property
    def _bubble_asks(self) -> bool:
        """Return whether the only thing that waits for an answer is a bubble."""
        return self.prompt is not None and self.prompt.bubble is not None

    @property
    def bubble(self) -> BubbleContent | None:
        """Return what a bubble without answers explains now."""
        found = self.guidance.explanation
        if found is None or found.answers or self.prompt is not None or self.selection is None:
            return None
        targets = found.targets or tuple(self._next_targets())
        mentioned = (*found.mentions, *self._paying(targets))
        several = self.players.people > 1 and self.guidance.wanted
        named = in_front(self.match.state) if several else None
        return of_request(found, targets, mentioned, self.phrases, named)

    def _paying(self, targets: tuple[Target, ...]) -> Iterator[Target]:
        """Yield the cards that pay for what is pointed at, and the stacks that lend one."""
        for target in targets:
            if target.kind is TargetKind.MARKET:
                preview = self.preview(target)
                yield from (Target(TargetKind.ROW, card) for card in sorted(preview.pays))
                if preview.lends is not None:
                    yield Target(TargetKind.STACK, preview.lends)

    def _next_targets(self) -> list[Target]:
        """Return the next target of the move that the guidance permits."""
        assert self.selection is not None
        return sorted(self.hinted(next(iter(self.selection.actions), None)))

    def goal(self, target: Target) -> Target | None:
        """Return the target that a click means; a species may stand for its market row."""
        if self.selection is None:
            return None
        return goal_of(self.selection.targets(), target, self.phrases.book, self.stage.view)

    def drops(self, target: Target) -> dict[Target, Action]:
        """Return where a target can be dragged now, and the action for each place."""
        return self.selection.drops(target) if self.ready and self.selection is not None else {}

    def sentence(self) -> str:
        """Return the sentence of the bar: what can be done, who thinks, or what happened last."""
        return self.sentences()[0]

    def sentences(self) -> tuple[str, ...]:
        """Return the sentence of the bar, and shorter ones for where there is no room for it."""
        told = recap(self.news, self.phrases, self.advice.reasons)
        return told if told[0] else self._sentences()

    @property
    def news(self) -> News:
        """Return what the teammates changed since the last turn, until something else matters."""
        return NO_NEWS if self.choosing or self.speech or not self.ready else self._news

    def _sentences(self) -> tuple[str, ...]:
        """Return the sentence of the bar when there is no news, and shorter ones."""
        words, state = self.phrases.words, self.match.state
        if self.confirmations.prompt is not None or (self.stage.idle and self._reacts()):
            return (words("table.choose-now"),)
        taught = self.guidance.restricts and self._bubble_asks
        if self.stage.idle and (self.speech or self.waiting) and not taught:
            player = self.phrases.player(in_front(state))
            return (self.speech or words("table.mate.thinks", player=player),)
        if self.guidance.restricts and self.stage.idle and not self.choosing:
            return (words("tutorial.title"),)
        if self.selection is not None and self.stage.idle and state.outcome is None:
            return self._choices(self.selection)
        return (self.log.lines[-1] if self.log.lines else "",)

    def _choices(self, selection: MoveSelection) -> tuple[str, ...]:
        """Return what can be done, in the first round the goal; the shortest sentence last."""
        words, state = self.phrases.words, self.match.state
        told = self.phrases.can(selection, self.moves, words("table.esc"))
        first = state.number - self.match.start.number < state.config.players
        doomed = self.phrases.doom(selection)
        begun = self.choosing or state.acquired or state.used
        if first and len(self.moves) > 1 and not (doomed or begun):
            # The list says what can be done.
            told = words("table.goal")
        return self.phrases.sentences(selection, told)

    # -- making a move ----

    def offers_move(self) -> bool:
        """Return True: what a teammate announces is lit and prepared."""
        return True

    def select(self, actions: Sequence[Action]) -> MoveSelection:
        """Return a selection among legal actions."""
        self._unguided, state = None, self.match.state
        given = self.advice.gifts.given(in_front(state))
        return MoveSelection(state, actions, given, suggests=self.advice.suggests)

    def list_moves(self) -> list[MoveGroup]:
        """Return the lines of the move list."""
        return [] if self.selection is None else lines(self.selection)

    def touch(self, target: Target) -> bool:
        """Take a click on a target; another card is chosen instead of the one held."""
        held = None if self.selection is None else self.selection.held
        card = target.kind in {TargetKind.ROW, TargetKind.MARKET}
        if card and held not in {None, target.card} and self.goal(target) is None:
            self.cancel_move()
        return super().touch(target)

    def takes_back(self, target: Target) -> bool:
        """Return whether a target, or an equal card, was clicked last."""
        selection = self.selection
        if selection is None:
            return False
        if target.kind is TargetKind.ROW and selection.held == target.which:
            return True
        return selection.chosen[-1:] == (selection.canonical(target),)

    @property
    def impacts(self) -> tuple[ImpactKind, ...]:
        """Return what the impact tiles that are seen stand for."""
        return self.log.impacts.shown(len(self.match.actions), self.stage.view.impacts)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the number key of each line of the move list; 0 for lines without."""
        return key_numbers(self.moves)

    def choose_key(self, number: int) -> bool:
        """Choose the line with a number key; return whether it had an effect."""
        numbers = self.numbers
        return number in numbers and self.choose(numbers.index(number), by_key=True)

    def choose(self, number: int, *, by_key: bool = False) -> bool:
        """Choose a line of the move list, counted from 0; return whether it had an effect.

        A number key is soon pressed by mistake, so a measure chosen with one (`by_key`) is asked
        about before it spends a funding card.
        """
        line = self.moves[number] if 0 <= number < len(self.moves) else None
        if not self.ready or self.selection is None or line is None or not line.actions:
            return super().choose(number)
        if line.action is not None:
            return super().choose(number)
        action = self.selection.begin(line.actions, line.chosen)
        if by_key and isinstance(action, Implement):
            self._confirm_measure(action)
        else:
            self.go_on_with(action)
        return True

    def _confirm_measure(self, action: Implement) -> None:
        """Perform a measure after a question."""
        if self.confirmations.before_spending(self.match.state, action):
            self._update_prompt()
        else:
            self.perform_or_confirm(action)

    def end_turn(self) -> bool:
        """End the turn if that is possible now; return whether it was."""
        return END in self.targets() and self.touch(END)

    def back(self) -> bool:
        """Undo the last choice, or answer no; return whether there was one."""
        if self.confirmations.prompt is not None:
            # The last answer is always no.
            self.confirmations.prompt.answers[-1].do()
            self._update_prompt()
            return True
        return super().back()

    def back_out(self) -> None:
        """Discard the whole move after the answer no."""
        self.cancel_move()
        self.announce()

    def cancel_move(self) -> None:
        """Discard the move begun and any open question silently."""
        self.confirmations.withdraw()
        if self.selection is not None:
            self.selection.clear()
            self.moves = self.list_moves()
        self._update_prompt()

    def ask_first(self, action: Action) -> bool:
        """Ask the question before an action, if there is one; return whether there is."""
        asked = self.confirmations.before(self.match.state, action, self.selection)
        if asked:
            self._update_prompt()
        return asked

    def perform_for_teammate(self, action: Action) -> None:
        """Perform a teammate's action, after asking the people about a measure."""
        if self.confirmations.before_teammate(self.match.state, action):
            self.offer_next_move()
        else:
            self.do(action)

    def _refuse(self, measure: CardId) -> None:
        """Forbid the teammate a measure, so that it finds another action."""
        self.confirmations.withdraw()
        self.players.refuse(measure)
        self._update_prompt()

    def do(self, action: Action, why: Any = None) -> None:
        """Perform an action in the match, then show it on the stage."""
        self.confirmations.withdraw()
        self._update_prompt()
        if self.stage.idle:
            self.speech = ""
            self.advice.gifts.note(self.match.state, action)
        before = self.match.state
        self.stage.decisive = draw_decides(before, action)
        super().do(action, why)
        self.advice.tell_tokens(before)

    # -- prompts ----

    def ask(self, question: Callable[[], Prompt | None]) -> None:
        """Ask a question; it is asked again when the language changes."""
        self.confirmations.ask(question)
        self.offer_next_move()

    def go_on(self) -> None:
        """Dismiss what is shown to be read, or finish its animation if it is still appearing."""
        if self.stage.stop is None:
            self.stage.skip()
            self._update_prompt()
            return
        ended = self.stage.stop.kind is StopKind.END
        self.stage.go_on()
        self._end_read = self._end_read or ended
        self.offer_next_move()

    def _reacts(self) -> bool:
        """Return whether a person has to answer a prompt."""
        pending = self.match.state.pending
        return pending is not None and pending.kind in REACTIONS and not self.waiting

    def _update_prompt(self) -> None:
        """Determine the current prompt; it stays the same as long as its cause does."""
        state, stop = self.match.state, self.stage.telling
        explained: Explanation | None = None
        if stop is not None:
            cause: object = stop
        elif self.confirmations.prompt is not None:
            cause = self.confirmations.prompt
        elif self.stage.idle and self._reacts():
            cause = state.pending
        else:
            cause = explained = self.asking()
        if cause is self._cause and cause is not None:
            return
        self._cause = cause
        if stop is not None:
            impacts = self.log.impacts.shown(len(self.match.actions), self.stage.impacts_told)
            self.prompt = of_stop(stop, self.stage.view, self.phrases, self.go_on, impacts)
        elif self.confirmations.prompt is not None or cause is None:
            self.prompt = self.confirmations.prompt
        elif explained is not None:
            self.prompt = of_explanation(explained, self.phrases, self.answer)
        else:
            self.prompt = of_pending(state, self.phrases, self._accept, self._decline)

    def _accept(self) -> None:
        self.do(ChooseReaction(implement=True))

    def _decline(self) -> None:
        self.do(ChooseReaction(implement=False))

    # -- guidance ----

    def notice(self, target: Target) -> None:
        """Tell the guidance that a target was chosen, whether or not that had an effect."""
        if self.ready and self.guidance.touch(target):
            self.close()
            self.offer_next_move()

    def leave_guidance(self) -> None:
        """End the guidance and go on without it."""
        self.confirmations.withdraw()
        super().leave_guidance()

    def _speak_bubble(self) -> None:
        """Speak what a bubble without answers explains, once."""
        content, explained = self.bubble, self.guidance.explanation
        if content is not None and explained is not self._explained:
            self._explained = explained
            self.say(content.sentence)

    # -- history ----

    def jump(self, *, back: bool) -> bool:
        """Show the current position after a jump in the match's history."""
        self.speech = ""
        self.confirmations.withdraw()
        self._end_read = False
        self.advice.forget()
        return super().jump(back=back)

    def jumped_text(self, *, back: bool) -> str:
        """Return what the log says after undo or redo."""
        return self.phrases.words("event.undone" if back else "event.redone")

    # -- who plays a row ----

    def seat(self, player: PlayerId, character: str) -> None:
        """Let a computer character play a row, or a person if it is `PERSON`."""
        self.cancel_move()
        self.players.seat(player, character)
        self.stage.seat(self.players.only_person)
        self.advice.clear()
        self.speech = ""
        words, name = self.phrases.words, self.phrases.player(player)
        if character == PERSON:
            message = words("table.seat.taken", player=name)
        else:
            message = words(
                "table.seat.given", player=name, character=words(f"table.seat.{character}")
            )
        self.log.note(message)
        self._update_prompt()
        self.announce()
        people = list(self.phrases.people)
        people[player] = replace(people[player], character=character)
        self.translate(Phrases(self.phrases.book, people))
        self._seated(tuple(self.players.characters))

    # -- time ----

    def let_computer_act(self, dt: float, thinking: float) -> None:
        """Do nothing: teammates announce their moves first (`AdviceController.think`)."""

    def offer_next_move(self) -> None:
        """Speak a new prompt; offer the next move once everything has been shown."""
        self.guidance.follow(self.match)
        self._update_prompt()
        self._speak_moment()
        if self.prompt is not None and self.prompt is not self._spoken:
            self._spoken = self.prompt
            self.log.prompt(self.prompt, self.phrases)
        super().offer_next_move()

    def announce_turn(self) -> None:
        """Speak what is explained, what has changed since the last turn, and the choices."""
        guided = self.guidance.restricts
        self._news = NO_NEWS if guided else news_of(self.match, self.players.plays)
        if self.match.state.outcome is None and self.prompt is None:
            self._speak_bubble()
            if self.news != NO_NEWS:
                self.say(recap(self.news, self.phrases, self.advice.reasons)[0])
            self._tell_chance()
            self.announce()

    def odds(self) -> Odds | None:
        """Return what the next card may bring if a person can draw it now, or None."""
        draws = any(isinstance(action, Plus) for action in self.legal)
        if not draws or self.waiting or not self.ready or self.guidance.restricts:
            return None
        state = self.match.state
        (hits, cards), risk = draws_of_use(state), risk_of_draw(state)
        if not hits and not risk.ending:
            return None
        why = about_partners(state)
        if why is None or why.chance != (hits, cards):
            why = HintReason("hopes-for-use", chance=(hits, cards))
        told = move_text.reason(self.phrases, why) if hits else ""
        return Odds(told, hits, risk.ending, cards, why.habitats)

    def _tell_chance(self) -> None:
        """Tell once in a person's turn if a card of the deck could restore something now."""
        number, odds = self.match.state.number, self.odds()
        if odds is not None and odds.habitats and number != self._chance_of:
            self._chance_of = number
            self.say(odds.sentence)

    def _speak_moment(self) -> None:
        """Speak the large words of a moment when it begins."""
        moment = self.stage.show.moment if self.stage.show is not None else None
        if moment is self._told_moment:
            return
        self._told_moment = moment
        if moment is not None and moment.large:
            title, lines = moment_words(self.phrases.book, moment)
            for sentence in (title, *lines):
                self.say(sentence)

    def announce(self) -> None:
        """Speak what can be chosen next, with the number keys."""
        if self.selection is None or self.prompt is not None or self.waiting:
            return
        if self.guidance.restricts and not self.choosing:
            # The bubble has said it.
            return
        lines = zip(self.numbers, self.moves, strict=True)
        rows = [
            (number, move_text.row(self.phrases, line, self.selection)) for number, line in lines
        ]
        self.log.choices(self._sentences()[0], rows, self.phrases)
