"""The stage: plays events as animations, and always ends in the right position.

It applies the events one by one to its own view and moves the pieces from their old to their new
poses. When nothing is left to play, its view is the view of the state and every piece is at its
pose, whatever the pace and however the clock jumped. It knows no rules; `timing` says what must be
read or waited for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.events import (
    CardMoved,
    CardsUsed,
    Event,
    HabitatRestored,
    ImpactPlaced,
)
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.view import apply_event, copy_view
from ecosfera.games.baltica.screens.table.geometry.poses import place_pose, poses
from ecosfera.games.baltica.screens.table.playback import timing
from ecosfera.games.baltica.screens.table.playback.moment import Moment, coming_moment, moment_of
from ecosfera.games.baltica.screens.table.playback.sound_cues import SoundQueue
from ecosfera.games.baltica.screens.table.playback.timing import Effect, Stop
from ecosfera.ui.stage.motion import Motion, distance
from ecosfera.ui.stage.show import MomentShow
from ecosfera.ui.stage.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones
    from ecosfera.games.baltica.screens.table.playback.moment import Moment
    from ecosfera.ui.stage.pose import Pose

NEAR = 0.5
"""Poses closer than this many pixels count as equal."""


def _unheard(_event: Event, _view: View) -> None:
    """Do nothing: the default without a listener."""


class Stage(Timeline[CardId, Event, Stop, Effect]):
    """What the players see: a view, and the pieces moving to where it says."""

    def __init__(
        self,
        view: View,
        zones: Zones,
        pace: float = 1.0,
        told: Callable[[Event, View], None] = _unheard,
    ) -> None:
        super().__init__(pace)
        self.view = view
        """What is on the table; each event makes a new view, so that frames can keep old ones."""
        self.zones = zones
        self.told = told
        """Called with every event as it happens and the view after it."""
        self.hearing = SoundQueue()
        self.happened = 0
        """Number of events shown plus number of jumps."""
        self.poses = poses(self.view, self.zones)
        self.show: MomentShow[Moment] | None = None
        """The moment that owns the screen."""
        self.coming: Moment | None = None
        """The next large moment among the events played last, so that it can be prepared."""
        self._gained: list[HabitatId] = []
        """The habitats restored since the last other event."""
        self._animals: tuple[CardId, ...] = ()
        """The cards used last."""
        self._moment_pace = pace
        """The pace of the moments while the rest is skipped (`_skips`)."""
        self._skips = False

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived."""
        return super().idle and not self.engrossed

    @property
    def moving(self) -> bool:
        """Return whether something is moving or about to move."""
        return super().moving or self.engrossed

    @property
    def engrossed(self) -> bool:
        """Return whether a moment owns the screen and is not over."""
        return self.show is not None and self.now < self.show.ends

    def play(self, events: Sequence[Event]) -> None:
        """Add events to the queue."""
        self.coming = coming_moment(events, self.view)
        super().play(events)

    def go_on(self) -> None:
        """Dismiss what was shown to be read, and the picture of the end with it."""
        if self.stop is not None:
            self.show = None
        super().go_on()

    def snap(self, view: View, zones: Zones | None = None) -> None:
        """Show another position at once, after undo, loading, or resizing."""
        self.zones = zones or self.zones
        self.clear()
        self.hearing.drop()
        self.show = None
        self.happened += 1
        self.view = copy_view(view)
        self.poses = poses(self.view, self.zones)

    def resized(self, zones: Zones) -> None:
        """Adapt to another window; moving pieces arrive at once."""
        self.zones = zones
        self.arrive()
        self.poses = poses(self.view, zones)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().advance(dt)
        show = self.show
        if show is not None and self.now >= show.ends and not show.moment.ends_match:
            self.show = None
        self.hearing.advance(self.now)

    def skip(self) -> None:
        """Let all moving pieces arrive and play the queue up to the next stop or moment."""
        self.hearing.hurry()
        if self.show is not None:
            self._hurry(self.show)
        self._moment_pace = self.pace
        self._skips = True
        super().skip()
        self._skips = False

    def _hurry(self, show: MomentShow[Moment]) -> None:
        """End the moment; the picture of the end unfolds at once and stays."""
        ended = replace(show, begins=self.now - show.lasts)
        self.show = ended if show.moment.ends_match else None

    def waits_for_motions(self, event: Event) -> bool:
        """Return whether an event happens only when nothing moves."""
        return timing.waits(event)

    def waits_for_reading(self, event: Event) -> bool:
        """Return whether an event happens only after a strip has been read."""
        return timing.waits_for_telling(event)

    def happen(self, event: Event, start: float) -> None:
        """Apply one event to the view and start the motions that lead there."""
        self.happened += 1
        origin = self._origin(event)
        self.view = copy_view(self.view)
        apply_event(self.view, event)
        self.hearing.expect(event, self.view, start, self.pace)
        after = poses(self.view, self.zones)
        if self.pace > 0:
            self._move(event, origin, after, start)
            self.effects += timing.effects(event, self.view, start, self.pace)
        self.poses = after
        self.wait_until(start + timing.pause(event, self.pending_events()) * self.pace)
        stop = timing.stop(event, self.pending_events())
        if stop is not None:
            if stop.at_once:
                self.stop = stop
                if self.pace > 0:
                    self.wait_until(start + timing.PAGE * self.pace)
            else:
                self.announce(stop)
        self._begin_moment(event, start)
        self.told(event, self.view)

    def _begin_moment(self, event: Event, start: float) -> None:
        """Show the moment of an event, if it has one; the next event happens after it."""
        if isinstance(event, CardsUsed):
            self._animals = event.cards
        if isinstance(event, HabitatRestored):
            self._gained.append(event.habitat)
        else:
            self._gained.clear()
        moment = moment_of(
            event, self.pending_events(), self.view, tuple(self._gained), self._animals
        )
        if moment is None or not (moment.large or self.pace > 0):
            return
        if moment.ends_match:
            # The picture of the end tells it.
            self.withdraw_announcement()
        pace = self._moment_pace if self._skips else self.pace
        self.show = MomentShow(moment, start, moment.lasts(pace), still=pace <= 0)
        if moment.large or not isinstance(next(iter(self.pending_events()), None), ImpactPlaced):
            self.wait_until(self.show.ends)

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
        self, event: Event, origin: Pose | None, after: dict[CardId, Pose], start: float
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

    def _turn(self, card: CardId, pose: Pose, start: float) -> None:
        """Redirect a piece that is already moving."""
        old = self.motions[card]
        here = old.pose(start)
        lasts = max(old.ends - start, timing.SHIFT * self.pace)
        back = old.back if old.share(start) < 0.45 else ""
        self.motions[card] = Motion(here, pose, start, lasts, back=back, opens=True, arc=0.0)

    def _carry(
        self, event: CardMoved, origin: Pose, after: dict[CardId, Pose], start: float
    ) -> None:
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
