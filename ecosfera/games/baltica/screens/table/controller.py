"""Playing at the table, without a window: what a click, a key or a line of the list leads to.

It holds the match, the stage that shows it, and how far somebody has got in saying what to do.
An action is accepted only while the stage is idle and nothing is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.moves.move_list import MoveGroup, MoveKind, lines
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.moves.targets import Target, TargetKind, front
from ecosfera.games.baltica.rules.actions import ChooseReaction
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.state import PendingKind
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.screens.table.advice.teammates import Teammates
from ecosfera.games.baltica.screens.table.frame import NOTHING, Preview
from ecosfera.games.baltica.screens.table.prompts.confirmations import Questions
from ecosfera.games.baltica.screens.table.prompts.prompt import Prompt, of_pending, of_stop
from ecosfera.games.baltica.screens.table.stage import Stage
from ecosfera.games.baltica.screens.table.timing import Tell
from ecosfera.games.baltica.text.event_text import chronicle, remembered
from ecosfera.games.baltica.text.move_preview import Previewer

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones
    from ecosfera.games.baltica.text.phrases import Phrases

REACTIONS = frozenset({PendingKind.STRICT_PROTECTION, PendingKind.UPGRADED_WASTE_WATER_TREATMENT})


class TableController(Questions):
    """One match at the table."""

    def __init__(
        self,
        match: Match,
        teller: Phrases,
        zones: Zones,
        say: Callable[[str], None],
        *,
        pace: float = 1.0,
        warnings: bool = True,
        mates: Teammates | None = None,
    ) -> None:
        mates = mates or Teammates([PERSON] * match.state.config.players, match.state.config.seed)
        super().__init__(match, teller, mates, warnings=warnings)
        self.speech = ""
        """What the teammate whose turn it is says."""
        self.say = say
        self.over = False
        """Whether the end has been read."""
        self.log: list[str] = []
        self.stage = Stage(view(match.state), zones, pace, self._told)
        self.doing: MoveSelection | None = None
        """None while the stage plays."""
        self.lines: list[MoveGroup] = []
        self._chronicle: dict[int, list[str]] = {}
        self._events = 0
        self._spoken: Prompt | None = None
        self._asking: tuple[object, Prompt] | None = None

    def start(self) -> None:
        """The players sit down: the first position is told."""
        self.log += remembered(self.match, self.teller)
        self.say(self.words("event.turn-started", player=self._who()))
        self._settle()

    def translated(self, teller: Phrases) -> None:
        """Another language; what is asked is asked in it, if it is still worth asking."""
        other = teller.words is not self.teller.words
        self.teller = teller
        if other and self.stage.idle:
            self.log = remembered(self.match, teller)
        self._asking = None
        if self._asks is not None:
            self._put(self._asks)
            if self._question is None:
                self.withdraw()

    # -- asking ----

    @property
    def asking(self) -> Prompt | None:
        """What wants an answer, or is being told."""
        told = self.stage.telling
        if told is not None:
            return self._kept(told, lambda: of_stop(told, self.stage.view, self.teller, self.go_on))
        if self._question is not None:
            return self._question
        pending = self.match.state.pending
        mine = pending is not None and pending.kind in REACTIONS and not self.waiting
        if self.stage.idle and pending is not None and mine:
            return self._kept(
                pending,
                lambda: of_pending(self.match.state, self.teller, self._accept, self._decline),
            )
        return None

    def _kept(self, key: object, make: Callable[[], Prompt | None]) -> Prompt | None:
        if self._asking is None or self._asking[0] is not key:
            made = make()
            if made is None:
                return None
            self._asking = (key, made)
        return self._asking[1]

    def go_on(self) -> None:
        """What is told has been read; while it is still playing, it is finished first."""
        if self.stage.stop is None:
            self.stage.skip()
            return
        ended = self.stage.stop.tell is Tell.END
        self.stage.go_on()
        self.over = self.over or ended
        self._settle()

    def _accept(self) -> None:
        self.do(ChooseReaction(implement=True))

    def _decline(self) -> None:
        self.do(ChooseReaction(implement=False))

    # -- pointing ----

    @property
    def waiting(self) -> bool:
        """Whether a teammate decides now, and the people look on."""
        return self.mates.decides(self.match.state)

    @property
    def ready(self) -> bool:
        """Whether somebody may do something on the table now."""
        return self.doing is not None and self.asking is None and not self.waiting

    def targets(self) -> frozenset[Target]:
        """What can be done something with now."""
        if not self.ready or self.doing is None:
            return frozenset()
        return frozenset(self.doing.targets())

    def preview(self, spot: Target) -> Preview:
        """What pointing at something tells."""
        if not self.ready or self.doing is None:
            return NOTHING
        return Previewer(self.doing, self.teller).of(spot)

    def touch(self, spot: Target) -> bool:
        """A click on something; whether it did anything."""
        if not self.ready or self.doing is None:
            return False
        goal = self.goal(spot)
        if goal is None:
            if self.doing.chosen and self.doing.chosen[-1] == self.doing.canonical(spot):
                return self.back()
            return False
        action = self.doing.touch(goal)
        if action is not None:
            self.want(action)
        else:
            self._began()
        return True

    def goal(self, spot: Target) -> Target | None:
        """The target a click on a spot means: a species may stand for its market row."""
        if self.doing is None:
            return None
        targets = self.doing.targets()
        if spot in targets:
            return spot
        if spot.kind is TargetKind.MARKET:
            consumers = self.teller.book.is_consumer(spot.which)
            shelf = Target(TargetKind.SHELF, int(consumers))
            return shelf if shelf in targets else None
        if spot.kind is TargetKind.OTHER_CARD:
            owner = next((p for p, row in enumerate(self.stage.view.rows) if spot.which in row), -1)
            other = Target(TargetKind.OTHER, owner)
            return other if other in targets else None
        return None

    def choose(self, number: int) -> bool:
        """A line of the list, counted from 0; whether there is one."""
        if not self.ready or self.doing is None or not 0 <= number < len(self.lines):
            return False
        line = self.lines[number]
        if line.what is MoveKind.BACK:
            return self.back()
        if line.what is MoveKind.STEP:
            return line.spot is not None and self.touch(line.spot)
        action = self.doing.begin(line.actions, line.chosen)
        if action is not None:
            self.want(action)
        else:
            self._began()
        return True

    def _began(self) -> None:
        """Something was begun: the list and the sentence are about its next step."""
        assert self.doing is not None
        self.lines = lines(self.doing)
        self._speak_choices()

    def back(self) -> bool:
        """Takes the last step back; whether there was one."""
        if self._question is not None:
            # the last answer is always no
            self._question.answers[-1].do()
            return True
        if self.doing is not None and self.doing.back():
            self.lines = lines(self.doing)
            self._speak_choices()
            return True
        return False

    def back_out(self) -> None:
        """The answer to a question is no."""
        self.withdraw()
        self._speak_choices()

    def hinted(self, advice: Action | None) -> frozenset[Target]:
        """What to point at next on the way to an action."""
        if advice is None or not self.ready or self.doing is None:
            return frozenset()
        n = len(self.doing.chosen)
        ways = self.doing.told.get(advice, ())
        skipped = {TargetKind.ABILITY}
        found = [
            path[n]
            for path in ways
            if len(path) > n and path[:n] == self.doing.chosen and path[n].kind not in skipped
        ]
        return frozenset(found[:1])

    def withdraw(self) -> None:
        """Takes back everything that was begun."""
        self._drop()
        if self.doing is not None:
            self.doing.clear()
            self.lines = lines(self.doing)

    # -- doing ----

    def seat(self, player: int, character: str) -> None:
        """From now on the computer plays a row, or a person does."""
        self.withdraw()
        self.mates.seat(player, character)
        self.speech = ""
        if character == PERSON:
            told = self.words("table.seat.taken", player=self.teller.player(player))
        else:
            name = self.words(f"table.seat.{character}")
            told = self.words("table.seat.given", player=self.teller.player(player), character=name)
        self._note(told)
        self._speak_choices()

    def do(self, action: Action) -> None:
        """Does an action: the match first, then the stage shows it."""
        self._drop()
        if not self.stage.idle:
            return
        self.speech = ""
        before = self.match.state
        events = self.match.act(action)
        self._chronicle = chronicle(before, action, events, self.teller)
        self._events = 0
        self.doing = None
        self.lines = []
        self.stage.play(events)
        self._settle()

    @property
    def steps_back(self) -> int:
        """How many actions undo takes back: as far as the last decision of people; maybe none."""
        return self.match.way_back(lambda state: not self.mates.decides(state))

    @property
    def undo_is_unfair(self) -> bool:
        """Whether only fair undo keeps the last decision of people from being taken back."""
        if not self.match.fair_undo or self.steps_back:
            return False
        before = range(len(self.match.actions))
        return any(not self.mates.decides(self.match.state_after(n)) for n in before)

    def undo(self) -> bool:
        """Goes back to the last decision of people; whether there was one."""
        steps = self.steps_back
        if not steps:
            return False
        for _ in range(steps):
            self.match.undo()
        self._snap("event.undone")
        return True

    def redo(self) -> bool:
        """Does again what was taken back, up to a decision of people; whether it did."""
        if not self.match.can_redo:
            return False
        self.match.redo()
        while self.match.can_redo and self.waiting:
            self.match.redo()
        self._snap("event.redone")
        return True

    def _snap(self, told: str) -> None:
        """After a jump in the match's history stage and log show where it led."""
        self.speech = ""
        self._drop()
        self.doing = None
        self.over = False
        self.stage.snap(view(self.match.state))
        self.log = remembered(self.match, self.teller)
        self._note(self.words(told))
        self._settle()

    # -- time ----

    def advance(self, dt: float) -> None:
        """Lets time pass."""
        self.stage.advance(dt)
        self._settle()

    def skip(self) -> None:
        """What moves arrives at once."""
        self.stage.skip()
        self._settle()

    def _settle(self) -> None:
        """When everything has been shown, somebody may do something again."""
        asked = self.asking
        if asked is not None and asked is not self._spoken:
            self._spoken = asked
            self._speak(asked)
        if self.doing is not None or not self.stage.idle:
            return
        state = self.match.state
        self.doing = MoveSelection(state, tuple(legal(state)))
        self.lines = lines(self.doing)
        if state.outcome is None and self.asking is None:
            self._speak_choices()

    def resized(self, zones: Zones) -> None:
        """Another window."""
        self.stage.resized(zones)

    # -- telling ----

    def _told(self, _event: Event, _seen: View) -> None:
        for sentence in self._chronicle.get(self._events, ()):
            self._note(sentence)
        self._events += 1

    def _note(self, sentence: str) -> None:
        self.log.append(sentence)
        self.say(sentence)

    def _speak(self, asked: Prompt) -> None:
        """Says what is asked and how to answer."""
        self.say(asked.sentence)
        if asked.drawn is not None:
            policy = self.teller.book.cards.policy(asked.drawn.card).id.replace("_", "-")
            self.say(self.words(f"policy.{policy}.effect"))
            if asked.drawn.question:
                self.say(asked.drawn.question)
        for answer in asked.answers:
            self.say(answer.label)

    def _speak_choices(self) -> None:
        """Says what can be done, with the keys that do it."""
        if self.doing is None or self.asking is not None or self.waiting:
            return
        self.say(self.sentence())
        for number, line in enumerate(self.lines[:9], 1):
            row = self.teller.row(line, self.doing)
            key = "table.say.line-detail" if row.detail else "table.say.line"
            self.say(self.words(key, key=number, title=row.title, detail=row.detail))

    def sentence(self) -> str:
        """What can be done now, or that something is asked; while it plays, what happened last."""
        pending = self.match.state.pending
        reacts = pending is not None and pending.kind in REACTIONS and not self.waiting
        if self._question is not None or (reacts and self.stage.idle):
            return self.words("table.choose-now")
        if self.stage.idle and (self.speech or self.waiting):
            player = self.teller.player(front(self.match.state))
            return self.speech or self.words("table.mate.thinks", player=player)
        if self.doing is not None and self.stage.idle and self.match.state.outcome is None:
            return self.teller.can(self.doing, self.lines, self.words("table.esc"))
        return self.log[-1] if self.log else ""
