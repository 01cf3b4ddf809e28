"""Playback of a recorded match: steps, back, speeds, jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecosfera.games.game_screens import AnyMatch, ReplayView

SPEEDS: Final = ("slow", "normal", "fast")
PAUSES: Final = {"slow": 2.4, "normal": 1.1, "fast": 0.3}
"""Seconds between two actions, and for reading what is shown."""
PAGES: Final = {"slow": 7.0, "normal": 4.0, "fast": 1.0}
"""Seconds for reading a policy card during playback."""
PACES: Final = {"slow": 1.0, "normal": 0.8, "fast": 0.35}
"""Factors for the durations of animations."""


class ReplayPlayer:
    """Moves through the match that the table shows."""

    def __init__(self, match: AnyMatch, table: ReplayView, pace: float) -> None:
        self.match = match
        self.table = table
        self.pace = pace
        """Factor of the settings for all durations; 0 shows everything at once."""
        self.done = 0
        """Number of actions shown so far."""
        self.playing = False
        self.speed = "normal"
        self.sentences: list[str] = []
        """What the last action did."""
        self.rounds = self._rounds()
        """For the start of each round, the number of actions done."""
        self._rested = 0.0

    def _rounds(self) -> list[int]:
        found: list[int] = []
        last = 0
        for number in range(self.length + 1):
            round_ = self.match.game.round(self.match.state_after(number))
            # A skipped turn may skip a whole round.
            found += [number] * (round_ - last)
            last = max(last, round_)
        return found

    @property
    def length(self) -> int:
        """Return the number of actions of the match."""
        return len(self.match.line)

    @property
    def round(self) -> int:
        """Return the current round."""
        return self.match.game.round(self.match.state_after(self.done))

    @property
    def over(self) -> bool:
        """Whether the match is over in the position that is shown."""
        return self.match.game.outcome(self.match.state_after(self.done)) is not None

    @property
    def at_end(self) -> bool:
        """Return whether everything has been shown."""
        return self.done >= self.length

    @property
    def busy(self) -> bool:
        """Return whether something is moving, or will move without any input."""
        waits = self.table.waiting and not self.table.reading
        return self.table.moving or self.playing or waits

    # ------------------------------------------------------------------ what one can do
    def toggle(self) -> None:
        """Start or stop playing; start again from the beginning at the end."""
        if not self.playing and self.at_end:
            self.jump(0)
        self.playing = not self.playing
        self._rested = PAGES[self.speed]

    def faster(self) -> None:
        """Switch to the next speed, from the fastest to the slowest."""
        self.set_speed((SPEEDS.index(self.speed) + 1) % len(SPEEDS))

    def set_speed(self, number: int) -> None:
        """Take a speed by its number, counted from 0 for the slowest."""
        self.speed = SPEEDS[number]
        self.table.pace = self.pace * PACES[self.speed]

    def step(self) -> bool:
        """Show the next action; return whether there was one. Finish current animations first."""
        if self.at_end:
            self.playing = False
            return False
        self._arrive()
        state, action = self.match.state_after(self.done), self.match.line[self.done]
        self.done += 1
        self.describe_last_action()
        self._rested = 0.0
        self.table.pace = self.pace * PACES[self.speed]
        self.table.play(state, action)
        return True

    def back(self) -> bool:
        """Show the position before the last action; return whether there was one."""
        if self.done == 0:
            return False
        self.jump(self.done - 1)
        return True

    def jump(self, done: int) -> None:
        """Show the position after `done` actions."""
        self.done = max(0, min(done, self.length))
        self.playing = False
        self.describe_last_action()
        self.table.show(self.match.state_after(self.done))

    def go_on(self) -> None:
        """Dismiss what is shown; if it is still appearing, finish its animation."""
        self._rested = 0.0
        self.table.go_on()

    def next_round(self) -> None:
        """Jump to the start of the next round, or to the end."""
        self.jump(next((start for start in self.rounds if start > self.done), self.length))

    def round_before(self) -> None:
        """Jump to the start of this round, or of the previous one."""
        before = [start for start in self.rounds if start < self.done]
        self.jump(before[-1] if before else 0)

    def _arrive(self) -> None:
        """Finish all animations of the last action at once."""
        if not self.table.idle:
            self.table.show(self.match.state_after(self.done))

    # ------------------------------------------------------------------ time
    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass: dismiss what was shown long enough, then show the next action."""
        self.table.advance(dt)
        if self.table.moving:
            return
        self._rested += dt
        reading = self.table.reading
        if self._rested < (PAGES if reading else PAUSES)[self.speed]:
            return
        if self.table.waiting:
            if self.playing or not reading:
                self._rested = 0.0
                self.table.go_on()
        elif self.playing and self.table.idle:
            self.step()

    def describe_last_action(self) -> None:
        """Describe the last action in the current language."""
        self.sentences = []
        if self.done:
            before = self.done - 1
            state, action = self.match.state_after(before), self.match.line[before]
            self.sentences = self.table.sentences(state, action)
