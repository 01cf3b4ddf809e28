"""Hints and teammates at the table: what they show and say, and how people lead them."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.info import CHARACTERS
from ecosfera.games.baltica.moves.targets import TargetKind, front
from ecosfera.games.baltica.screens.table.advice.hints import Hinting
from ecosfera.games.baltica.screens.table.commands import Acting
from ecosfera.games.baltica.screens.table.prompts.prompt import Answer, Prompt, Weight
from ecosfera.games.baltica.screens.table.prompts.strip import Told
from ecosfera.games.baltica.screens.table.timing import Tell
from ecosfera.games.baltica.text import move_text
from ecosfera.games.baltica.text.move_text import Advice
from ecosfera.ui.input.keys import Intent

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.bots.intention import Intention
    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.screens.table.frame import TableFrame

CALM: Final = 0.006
"""Seconds of thinking in one frame."""
ROOM: Final = 0.010
LEAST: Final = 0.0005
"""Seconds for drawing and thinking together; and of thinking even where drawing takes longer."""
READING: Final = 0.9
EACH_LETTER: Final = 0.016
LONGEST_READING: Final = 3.6
"""Seconds for which what a teammate says stands there before it is done."""
FAST: Final = 0.3
"""Seconds of that, and the pace of the cards, when people want to see it quickly."""
PRESSED: Final = frozenset(
    {
        TargetKind.SEAT,
        TargetKind.END,
        TargetKind.NO,
        TargetKind.BAR,
        TargetKind.LINE,
        TargetKind.WHY,
    }
)
"""What works like a button, and is heard like one."""
PAUSES: Final = {"brisk": 0.6}
"""How much shorter the pauses are with a setting of motion; without motion one reads as long."""


class Company(Acting):
    """The table, with somebody to ask and to play with."""

    _hinting: Hinting
    _thought: Advice | None = None
    """What the teammate says."""
    _speaker = -1
    _spoken_of: Intention | None = None
    """What it is that was said."""
    _waited = 0.0
    """Seconds since then."""
    _told = 0.0
    """Seconds for which something is told already, while nobody is there to go on."""
    _drawn = 0.0
    """Seconds it took to draw the last frame."""
    _fast = False
    """Whether the teammates' turns are wanted quickly."""

    def enter(self) -> None:
        """The players sit down."""
        self._hinting = Hinting()
        super().enter()

    # -- time ----

    @property
    def moving(self) -> bool:
        """Whether something is on its way, or thought over."""
        return super().moving or self.play.mates.thinking or self._hinting.thinking

    def update(self, dt: float) -> None:
        """Lets time pass: for what is shown, then for a little thinking."""
        before = self._refreshed
        super().update(dt)
        if self.on_top:
            renewed = self._refreshed is not before or self.canvas.unfinished
            self._consider(dt, LEAST if renewed else self._share())

    def _consider(self, dt: float, seconds: float) -> None:
        """Thinks for so long in this frame, and does what is ripe."""
        play, state = self.play, self.match.state
        if self._hinting.go_on(state, seconds):
            self._tell_hint()
        if not play.stage.moving:
            # what flies needs the whole frame, and a thought only takes a few
            play.mates.think(state, seconds)
        if play.asking is not None:
            self._watch(dt)
        elif play.mates.decides(state):
            self._follow(dt)
        elif self._fast and play.mates.people:
            self._set_pace(fast=False)

    def _share(self) -> float:
        """Seconds of thinking that a frame has room for in which little has to be drawn."""
        spare, self._drawn = ROOM - self._drawn, 0.0
        return max(LEAST, min(spare, CALM))

    def draw(self, target: pygame.Surface) -> None:
        """Draws the whole picture."""
        begun = time.perf_counter()
        super().draw(target)
        self._drawn = time.perf_counter() - begun

    def _follow(self, dt: float) -> None:
        """Shows what a teammate is going to do, then lets it be done."""
        play = self.play
        intention = play.mates.intention(self.match.state)
        if intention is None or play.doing is None:
            return
        if intention is not self._spoken_of:
            self._announce(intention)
            return
        self._waited += dt
        if self._waited >= self._reading(play.speech, *self._why()):
            self._spoken_of = None
            play.wish(intention.action)
            self._refresh()

    def _why(self) -> tuple[str, ...]:
        return self._thought.why[:1] if self._thought is not None else ()

    def _reading(self, *texts: str) -> float:
        """Seconds to read this."""
        if self._fast:
            return FAST
        letters = sum(map(len, texts))
        seconds = min(LONGEST_READING, READING + EACH_LETTER * letters)
        return seconds * PAUSES.get(self.context.settings.motion, 1.0)

    def _watch(self, dt: float) -> None:
        """Goes on by itself where only computers play; the end of the game waits for somebody."""
        stop, asked = self.play.stage.stop, self.play.asking
        if self.play.mates.people or stop is None or asked is None or stop.tell is Tell.END:
            self._told = 0.0
            return
        self._told += dt
        if self._told >= 2 * self._reading(asked.sentence):
            self._told = 0.0
            self.play.go_on()
            self._refresh()

    # -- what is seen ----

    def _announce(self, intention: Intention) -> None:
        """A teammate says what it is going to do, and why; the table lights up where."""
        play, state, teller = self.play, self.match.state, self.play.teller
        action = intention.action
        self._spoken_of, self._waited = intention, 0.0
        self._speaker = front(state)
        words, person = self.context.words, self.people[self._speaker]
        character = words(f"table.seat.{play.mates.characters[self._speaker]}")
        what = move_text.said(teller, action, state)
        card, sign = move_text.subject(action, state)
        ways = play.doing.told.get(action, ()) if play.doing is not None else ()
        self._thought = Advice(
            words("table.seat.head", player=person.name, character=character),
            what,
            move_text.reasons(teller, intention.why),
            person,
            card,
            sign,
            lit=move_text.lit(ways, action),
            preview=move_text.paid(action, state),
        )
        play.speech = words("table.mate.says", player=person.name, text=what)
        self.context.say(play.speech)
        for sentence in self._why():
            self.context.say(sentence)
        self._refresh()

    def _tell_hint(self) -> None:
        """Shows and says the idea that was wanted."""
        idea = self._hinting.idea(self.match.state)
        self.play.speech = ""
        if idea is None:
            return
        self._advice = idea.action
        self._focus.visible = False
        self._hovered = None
        self._refresh()
        thought = self.look.thought
        if thought is not None:
            for sentence in (thought.head, thought.what, *thought.why):
                self.context.say(sentence)
        hot = next((hot for hot in self._hots if hot.spot == self.look.pointed), None)
        if hot is not None:
            self.context.say(hot.name)
            if self.look.preview.sentence:
                self.context.say(self.look.preview.sentence)
            self._focus.to(hot.spot.id, tell=False)

    def _hint_thought(self) -> Advice | None:
        """The page of the hint."""
        idea, words = self._hinting.idea(self.match.state), self.context.words
        if idea is None or idea.action != self._advice or not self.play.ready:
            return None
        teller, state = self.play.teller, self.match.state
        card, sign = move_text.subject(idea.action, state)
        n, count = self._hinting.number, len(self._hinting.ideas)
        several = count > 1
        return Advice(
            words("table.idea.number", n=n, all=count) if several else words("table.idea.first"),
            move_text.proposed(teller, idea.action, state),
            move_text.reasons(teller, idea.why),
            card=card,
            sign=sign,
            foot=words("table.idea.next") if several else "",
            key=self.context.keys.label(Intent.HINT),
        )

    def _seen(self) -> TableFrame:
        state = self.match.state
        if self._hinting.idea(state) is None:
            self._advice = None
        look = super()._seen()
        if not self.play.mates.decides(state):
            look.thought = self._hint_thought()
        elif self._speaker == front(state):
            look.thought = self._thought
            if self._thought is not None and self._spoken_of is not None and self.play.doing:
                look.hinted = self._thought.lit
        return look

    def _pointed(self) -> Target | None:
        pointed = super()._pointed()
        by_hint = self._hovered is None and not self._focus.visible
        return None if by_hint and self.play.waiting else pointed

    def _point(self) -> None:
        super()._point()
        look = self.look
        if look.pointed is None and look.thought is not None and look.hinted:
            look.preview = look.thought.preview

    # -- what people do ----

    def _use(self, spot: Target) -> None:
        """A click, or Enter, on something; while a teammate plays most of it means: go on."""
        button = self.buttons.by_spot.get(spot)
        if spot.kind in PRESSED and (button is None or button.enabled):
            self.context.sound("bubble")
        if spot.kind is TargetKind.SEAT:
            self._ask_seat(spot.which)
        elif self.play.waiting and spot.kind is TargetKind.END:
            self._set_pace(fast=not self._fast)
        elif self.play.waiting and spot.kind is not TargetKind.BAR:
            self._nudge()
        else:
            super()._use(spot)

    def _nudge(self) -> None:
        """What is announced is done at once."""
        self._waited = math.inf

    def _led(self, intent: Intent) -> bool:
        """Keys that lead the teammates, also while something moves."""
        if self._overlay is not None or self._sheet is not None:
            return False
        if intent is Intent.SEATS:
            self._ask_seat(front(self.match.state))
            return True
        if not self.play.waiting:
            return False
        if intent is Intent.END_TURN:
            self._set_pace(fast=not self._fast)
            return True
        if intent is Intent.ACCEPT and self.play.stage.idle and not self._focus.visible:
            self._nudge()
            return True
        return False

    def _set_pace(self, *, fast: bool) -> None:
        """How fast the teammates' turns are shown."""
        self._fast = fast
        self.play.stage.pace = min(FAST, self.context.brisk) if fast else self.context.brisk
        self._refresh()

    def layout(self) -> None:
        """Everything for a new size, language or setting."""
        super().layout()
        if self._fast:
            self._set_pace(fast=True)
        # what was said is said again in the new language
        self._spoken_of = None

    def _show_hint(self) -> None:
        """Lights up what seems best, and says why; asked again, the next idea."""
        if not self.play.ready:
            return
        self.play.withdraw()
        before = self._hinting.number
        if self._hinting.ask(self.match.state):
            if self._hinting.number == before and self._advice is not None:
                self.context.say(self.context.words("table.idea.only"))
            self._tell_hint()
        else:
            self._advice = None
            self.play.speech = self.context.words("table.idea.thinking")
            self._refresh()

    def _aim(self) -> None:
        super()._aim()
        if self._advice is not None and self.look.hinted:
            # with Enter alone one does what the hint says, step by step
            self._focus.to(min(self.look.hinted).id, tell=False)

    def _forget(self) -> None:
        self._spoken_of = self._thought = None
        self._hinting.drop()
        self.play.mates.forget()
        super()._forget()

    # -- who plays a row ----

    def _ask_seat(self, player: int) -> None:
        """Asks who shall play a row from now on."""
        if self.play.asking is None:
            self.play.ask(lambda: self._seat_question(player))
            self._refresh()

    def _seat_question(self, player: int) -> Prompt:
        words, name = self.context.words, self.people[player].name
        more = ""
        if self.play.mates.plays(player):
            label = words("table.seat.take-over")
            answers = [Answer("seat-person", label, lambda: self._seat(player, PERSON))]
            text = words("table.seat.ask-computer", player=name)
        else:
            answers = [self._offer(player, character) for character in CHARACTERS]
            text = words("table.seat.ask-person", player=name)
            more = "\n".join(words(f"setup.seat-{character}") for character in CHARACTERS)
        back = Answer("ask-no", words("table.ask.back"), self.play.back_out, Weight.OTHER)
        return Prompt((*answers, back), told=Told(text, ("icon_robot",), grave=False, more=more))

    def _offer(self, player: int, character: str) -> Answer:
        label = move_text.capital(self.context.words(f"table.seat.{character}"))
        weight = Weight.FIRST if character == CHARACTERS[0] else Weight.OTHER
        return Answer(f"seat-{character}", label, lambda: self._seat(player, character), weight)

    def _seat(self, player: int, character: str) -> None:
        """From now on the computer plays this row, or a person does."""
        self._advice = None
        self._spoken_of = self._thought = None
        self.play.seat(player, character)
        self.people = self._people()
        self.play.translated(self._teller())
        self._seated(tuple(self.play.mates.characters))
        self._refresh()
