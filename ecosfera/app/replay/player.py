"""Plays a match again on a stage: steps, back, speeds, jumps; without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.screens.table.stage import Stage
from ecosfera.games.baltica.screens.table.timing import Tell
from ecosfera.games.baltica.text.event_text import chronicle

if TYPE_CHECKING:
    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones
    from ecosfera.games.baltica.screens.table.timing import Stop
    from ecosfera.games.baltica.text.phrases import Phrases

SPEEDS: Final = ("slow", "normal", "fast")
PAUSES: Final = {"slow": 2.4, "normal": 1.1, "fast": 0.3}
"""Seconds between two actions, and to read what is told."""
PAGES: Final = {"slow": 7.0, "normal": 4.0, "fast": 1.0}
"""Seconds to read a policy card while it plays."""
PACES: Final = {"slow": 1.0, "normal": 0.8, "fast": 0.35}
"""What the durations of motions are multiplied with."""


class ReplayPlayer:
    """Where in the match one is, and what the stage shows of it."""

    def __init__(self, match: Match, teller: Phrases, zones: Zones, pace: float) -> None:
        self.match = match
        self.teller = teller
        self.pace = pace
        """What the settings multiply all durations with; 0 snaps."""
        self.done = 0
        """How many actions have been shown."""
        self.playing = False
        self.speed = "normal"
        self.sentences: list[str] = []
        """What the last action brought about."""
        self.stage = Stage(view(match.state_after(0)), zones, pace)
        self.rounds = self._rounds()
        """Where each round begins: how many actions are done."""
        self._rested = 0.0

    def _rounds(self) -> list[int]:
        found: list[int] = []
        last = 0
        for number in range(self.length + 1):
            round_ = self.match.state_after(number).round
            # a skipped turn may take a round with it
            found += [number] * (round_ - last)
            last = max(last, round_)
        return found

    @property
    def length(self) -> int:
        """How many actions the match has."""
        return len(self.match.line)

    @property
    def round(self) -> int:
        """The round that is shown."""
        return self.match.state_after(self.done).round

    @property
    def at_end(self) -> bool:
        """Whether everything has been shown."""
        return self.done >= self.length

    @property
    def busy(self) -> bool:
        """Whether something is on its way, or will be without anybody's doing."""
        waits = self.stage.telling is not None and self.page is None
        return self.stage.moving or self.playing or waits

    @property
    def page(self) -> Stop | None:
        """The policy card that is being read, if there is one."""
        told = self.stage.telling
        return told if told is not None and told.tell is Tell.POLICY else None

    # ------------------------------------------------------------------ what one can do
    def toggle(self) -> None:
        """Play, or stop; from the end it begins again."""
        if not self.playing and self.at_end:
            self.jump(0)
        self.playing = not self.playing
        self._rested = PAGES[self.speed]

    def faster(self) -> None:
        """The next speed; after the fastest the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.stage.pace = self.pace * PACES[self.speed]

    def step(self) -> bool:
        """Show the next action; whether there was one. What still moves arrives at once."""
        if self.at_end:
            self.playing = False
            return False
        self._arrive()
        events, self.sentences = self._brought(self.done)
        self.done += 1
        self._rested = 0.0
        self.stage.pace = self.pace * PACES[self.speed]
        self.stage.play(events)
        return True

    def back(self) -> bool:
        """Show the position before the last action; whether there was one."""
        if self.done == 0:
            return False
        self.jump(self.done - 1)
        return True

    def jump(self, done: int) -> None:
        """Show the position after so many actions."""
        self.done = max(0, min(done, self.length))
        self.playing = False
        self._tell()
        self.stage.snap(view(self.match.state_after(self.done)))

    def go_on(self) -> None:
        """What is told has been read; while it still comes, it is there at once."""
        self._rested = 0.0
        if self.stage.stop is None:
            self.stage.skip()
        else:
            self.stage.go_on()

    def next_round(self) -> None:
        """Go to the beginning of the next round, or to the end."""
        self.jump(next((start for start in self.rounds if start > self.done), self.length))

    def round_before(self) -> None:
        """Go to the beginning of this round, or of the one before."""
        before = [start for start in self.rounds if start < self.done]
        self.jump(before[-1] if before else 0)

    def _arrive(self) -> None:
        """Whatever is still to be shown of the last action is there at once."""
        if not self.stage.idle:
            self.stage.snap(view(self.match.state_after(self.done)))

    # ------------------------------------------------------------------ time
    def advance(self, dt: float) -> None:
        """Let time pass: what is told is read for a while; then the next action, if it plays."""
        self.stage.advance(dt)
        if self.stage.moving:
            return
        self._rested += dt
        stop = self.stage.stop
        page = stop is not None and stop.tell is Tell.POLICY
        if self._rested < (PAGES if page else PAUSES)[self.speed]:
            return
        if stop is not None:
            if self.playing or not page:
                self._rested = 0.0
                self.stage.go_on()
        elif self.playing and self.stage.idle:
            self.step()

    def translated(self, teller: Phrases) -> None:
        """Another language; what the last action brought about is told in it."""
        self.teller = teller
        self._tell()

    def _tell(self) -> None:
        self.sentences = self._brought(self.done - 1)[1] if self.done else []

    def _brought(self, number: int) -> tuple[list[Event], list[str]]:
        """What one action brought about, as events and in sentences."""
        state, action = self.match.state_after(number), self.match.line[number]
        events = apply(state, action)[1]
        told = chronicle(state, action, events, self.teller)
        return events, [sentence for at in sorted(told) for sentence in told[at]]
