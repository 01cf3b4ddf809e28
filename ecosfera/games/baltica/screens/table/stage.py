"""The stage: plays events as animations, and always ends in the right position.

It applies the events one by one to its own view and moves the pieces from their old to their new
poses. When nothing is left to play, its view is the view of the state and every piece is at its
pose, whatever the pace and however the clock jumped. It knows no rules; `timing` says what must be
read or waited for.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.events import CardMoved
from ecosfera.games.baltica.rules.view import copy_view, fold
from ecosfera.games.baltica.screens.table import timing
from ecosfera.games.baltica.screens.table.geometry.poses import place_pose, poses
from ecosfera.games.baltica.screens.table.sound_cues import Hearing
from ecosfera.ui.stage.motion import Motion, distance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones
    from ecosfera.games.baltica.screens.table.timing import Effect, Stop
    from ecosfera.ui.stage.pose import Pose

NEAR = 0.5
"""Poses closer than this many pixels count as equal."""


def _unheard(_event: Event, _view: View) -> None:
    """Do nothing: the default without a listener."""


class Stage:
    """What the players see: a view, and the pieces moving to where it says."""

    def __init__(
        self,
        view: View,
        zones: Zones,
        pace: float = 1.0,
        told: Callable[[Event, View], None] = _unheard,
    ) -> None:
        self.view = view
        """What lies on the table; each event makes a new view, so that frames can keep theirs."""
        self.zones = zones
        self.pace = pace
        """Factor for durations; 0 shows everything at once."""
        self.told = told
        """Called with every event as it happens and the view after it."""
        self.hearing = Hearing()
        self.now = 0.0
        self.happened = 0
        """Number of events shown plus number of jumps."""
        self.poses = poses(self.view, self.zones)
        self.motions: dict[int, Motion] = {}
        self.effects: list[Effect] = []
        self.stop: Stop | None = None
        """What must be read before the stage continues."""
        self._telling: Stop | None = None
        self._queue: deque[Event] = deque()
        self._next = 0.0
        """When the next event may happen."""

    # -- what others ask ----

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived."""
        return not self._queue and not self.motions and self.stop is None and self._telling is None

    @property
    def moving(self) -> bool:
        """Return whether something is moving or about to move."""
        return bool(self.motions or self.effects or (self._queue and self.stop is None))

    @property
    def telling(self) -> Stop | None:
        """Return what the strip or page shows, even while it cannot be dismissed yet."""
        return self.stop or self._telling

    def pending_events(self) -> Sequence[Event]:
        """Return the events that are still to be played."""
        return tuple(self._queue)

    # -- what others do ----

    def play(self, events: Sequence[Event]) -> None:
        """Add events to the queue."""
        if not self._queue:
            self._next = max(self._next, self.now)
        self._queue.extend(events)
        self.advance(0.0)

    def snap(self, view: View, zones: Zones | None = None) -> None:
        """Show another position at once, after undo, loading, or resizing."""
        self.zones = zones or self.zones
        self._queue.clear()
        self.motions.clear()
        self.effects.clear()
        self.hearing.drop()
        self.stop = self._telling = None
        self.happened += 1
        self.view = copy_view(view)
        self.poses = poses(self.view, self.zones)

    def resized(self, zones: Zones) -> None:
        """Adapt to another window; moving pieces arrive at once."""
        self.zones = zones
        self.motions.clear()
        self.effects.clear()
        self.poses = poses(self.view, zones)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.now += dt
        while self._queue and self.stop is None:
            event = self._queue[0]
            start = self._next
            if timing.waits(event):
                start = max([start, *(m.ends for m in self.motions.values())])
            if start > self.now:
                break
            if self._telling is not None and timing.waits_for_telling(event):
                self.stop, self._telling = self._telling, None
                break
            self._happen(self._queue.popleft(), start)
        if not self._queue and self._telling is not None and not self._busy():
            self.stop, self._telling = self._telling, None
        self._clean()
        self.hearing.advance(self.now)

    def go_on(self) -> None:
        """Dismiss what was shown to be read."""
        if self.stop is not None:
            self.stop = None
            self._next = self.now
            self.advance(0.0)

    def skip(self) -> None:
        """Let all moving pieces arrive and play the queue up to the next stop."""
        pace, self.pace = self.pace, 0.0
        self._next = self.now
        self.motions.clear()
        self.effects.clear()
        self.hearing.hurry()
        self.advance(0.0)
        self.pace = pace

    # -- inside ----

    def _busy(self) -> bool:
        return any(m.ends > self.now for m in self.motions.values())

    def _clean(self) -> None:
        """Remove motions and effects that have ended."""
        for card in [c for c, m in self.motions.items() if m.ends <= self.now]:
            del self.motions[card]
        self.effects = [e for e in self.effects if e.begins + e.lasts > self.now]

    def _happen(self, event: Event, start: float) -> None:
        """Apply one event to the view and start the motions that lead there."""
        self.happened += 1
        origin = self._origin(event)
        self.view = copy_view(self.view)
        fold(self.view, event)
        self.hearing.expect(event, self.view, start, self.pace)
        after = poses(self.view, self.zones)
        if self.pace > 0:
            self._move(event, origin, after, start)
            self.effects += timing.effects(event, start, self.pace)
        self.poses = after
        self._next = start + timing.pause(event, self._queue) * self.pace
        stop = timing.stop(event, self._queue)
        if stop is not None:
            if stop.at_once:
                self.stop = stop
                if self.pace > 0:
                    self._next = start + timing.PAGE * self.pace
            else:
                self._telling = stop
        self.told(event, self.view)

    def _origin(self, event: Event) -> Pose | None:
        """Return the pose of the card of an event before it happens."""
        if not isinstance(event, CardMoved):
            return None
        card = event.card
        if card in self.motions:
            return self.motions[card].pose(self.now)
        if card in self.poses:
            return self.poses[card]
        return place_pose(event.source, self.view, self.zones)

    def _move(
        self, event: Event, origin: Pose | None, after: dict[int, Pose], start: float
    ) -> None:
        """Start the motions from the old poses to the new ones."""
        for card, pose in after.items():
            if isinstance(event, CardMoved) and card == event.card:
                continue
            before = self.poses.get(card)
            if card in self.motions:
                if self.motions[card].end != pose:
                    self._turn(card, pose, start)
            elif before is not None and _differ(before, pose):
                lasts = timing.lasts(event, distance(before, pose), self.zones.width) * self.pace
                self.motions[card] = Motion(before, pose, start, lasts)
        if isinstance(event, CardMoved) and origin is not None:
            self._carry(event, origin, after, start)

    def _turn(self, card: int, pose: Pose, start: float) -> None:
        """Redirect a piece that is already moving."""
        old = self.motions[card]
        here = old.pose(start)
        lasts = max(old.ends - start, timing.SHIFT * self.pace)
        back = old.back if old.share(start) < 0.45 else ""
        self.motions[card] = Motion(here, pose, start, lasts, back=back, opens=True, arc=0.0)

    def _carry(self, event: CardMoved, origin: Pose, after: dict[int, Pose], start: float) -> None:
        """Start the motion of the card of an event."""
        goal = after.get(event.card)
        hides = goal is None
        if goal is None:
            goal = place_pose(event.target, self.view, self.zones)
        far = distance(origin, goal)
        lasts = timing.lasts(event, far, self.zones.width) * self.pace
        opens = timing.hidden(event.source)
        closes = timing.hidden(event.target)
        back = timing.back_of(event.source if opens else event.target) if opens != closes else ""
        arc = min(0.16 * far, 46 * self.zones.unit)
        self.motions[event.card] = Motion(
            origin, goal, start, lasts, hides=hides, back=back, opens=opens, arc=arc
        )


def _differ(one: Pose, two: Pose) -> bool:
    """Return whether a piece must move from one pose to the other."""
    return (
        distance(one, two) > NEAR
        or abs(one.w - two.w) > NEAR
        or abs(one.h - two.h) > NEAR
        or one.face is not two.face
    )
