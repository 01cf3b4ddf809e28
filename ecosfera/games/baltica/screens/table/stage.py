"""The stage: plays events as motion, and is never wrong for long.

It folds the events one by one into its own view and moves the pieces from the poses before to the
poses after. When nothing is left to play, its view is the view of the new state and every piece
lies where the layout says, whatever the pace and however the clock jumped. It knows no rules: what
has to be told and waited for is in `ecosfera.games.baltica.screens.table.timing`.
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
"""Poses closer than this many pixels are the same."""


def _unheard(_event: Event, _view: View) -> None:
    """Nobody listens."""


class Stage:
    """What the players see: a view, and the pieces on their way to where it says."""

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
        """What durations are multiplied with; 0 snaps."""
        self.told = told
        """Hears every event as it happens, with the view after it."""
        self.hearing = Hearing()
        self.now = 0.0
        self.happened = 0
        """How many events it has shown, and how often it jumped."""
        self.poses = poses(self.view, self.zones)
        self.motions: dict[int, Motion] = {}
        self.effects: list[Effect] = []
        self.stop: Stop | None = None
        """What is being told; somebody has to go on."""
        self._telling: Stop | None = None
        self._queue: deque[Event] = deque()
        self._next = 0.0
        """When the next event may happen."""

    # -- what others ask ----

    @property
    def idle(self) -> bool:
        """Whether everything has been played, told and has arrived."""
        return not self._queue and not self.motions and self.stop is None and self._telling is None

    @property
    def moving(self) -> bool:
        """Whether something is on its way, or about to be."""
        return bool(self.motions or self.effects or (self._queue and self.stop is None))

    @property
    def telling(self) -> Stop | None:
        """What the strip or page says, also before one can go on."""
        return self.stop or self._telling

    def pending_events(self) -> Sequence[Event]:
        """What is still to be played."""
        return tuple(self._queue)

    # -- what others do ----

    def play(self, events: Sequence[Event]) -> None:
        """Adds events to what is to be played."""
        if not self._queue:
            self._next = max(self._next, self.now)
        self._queue.extend(events)
        self.advance(0.0)

    def snap(self, view: View, zones: Zones | None = None) -> None:
        """Shows another position at once: after undo, loading, or a new window size."""
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
        """Shows the same in another window; what is on its way arrives at once."""
        self.zones = zones
        self.motions.clear()
        self.effects.clear()
        self.poses = poses(self.view, zones)

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
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
        """Somebody has read what is being told."""
        if self.stop is not None:
            self.stop = None
            self._next = self.now
            self.advance(0.0)

    def skip(self) -> None:
        """Everything on its way arrives; what is to be told is told."""
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
        """Forgets what has arrived."""
        for card in [c for c, m in self.motions.items() if m.ends <= self.now]:
            del self.motions[card]
        self.effects = [e for e in self.effects if e.begins + e.lasts > self.now]

    def _happen(self, event: Event, start: float) -> None:
        """One event: the view after it, and the motions that lead there."""
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
        """Where the card of an event lies before it happens."""
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
        """Starts the motions from the poses before to the poses after."""
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
        """Gives a piece that is on its way another goal."""
        old = self.motions[card]
        here = old.pose(start)
        lasts = max(old.ends - start, timing.SHIFT * self.pace)
        back = old.back if old.share(start) < 0.45 else ""
        self.motions[card] = Motion(here, pose, start, lasts, back=back, opens=True, arc=0.0)

    def _carry(self, event: CardMoved, origin: Pose, after: dict[int, Pose], start: float) -> None:
        """Sends the card of an event on its way."""
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
    """Whether a piece has to move from one pose to the other."""
    return (
        distance(one, two) > NEAR
        or abs(one.w - two.w) > NEAR
        or abs(one.h - two.h) > NEAR
        or one.face is not two.face
    )
