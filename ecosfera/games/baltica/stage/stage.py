"""The stage of the table: moves the pieces from their old to their new poses, event by event.

When nothing is left to play, every piece is at its pose. It knows no rules; `timing` says what must
be read or waited for.
"""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import takewhile, zip_longest
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.cards import FIRST_PRODUCER, HABITATS
from ecosfera.games.baltica.rules.events import (
    CameHome,
    CardMoved,
    CardsUsed,
    Event,
    HabitatRestored,
    ImpactPlaced,
    Location,
    Triggered,
    TurnStarted,
    Zone,
)
from ecosfera.games.baltica.rules.ids import CardId, PlayerId
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.rules.view import View, apply_event, copy_view
from ecosfera.games.baltica.stage import timing
from ecosfera.games.baltica.stage.deeds import DeedRecorder
from ecosfera.games.baltica.stage.moment import (
    SHORTENED,
    Moment,
    MomentKind,
    coming_moment,
    moment_of,
)
from ecosfera.games.baltica.stage.poses import CardFace, Layer, place_pose, poses
from ecosfera.games.baltica.stage.timing import Effect, SoundQueue, Stop, StopKind, Watched
from ecosfera.tabletop import stage
from ecosfera.ui.stage.motion import Motion, distance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.ui.stage.motion import Pose

_OF_A_PLAYER = frozenset({Zone.ROW, Zone.DECK, Zone.DISCARD})
LIFTED = 1.14
"""Width of a card that another player takes, on its way, in multiples of a card of the market."""
COMES_FORWARD = 0.8
"""The same of a card that another player pays or uses."""
HURRIED = 0.5
"""The pace of what is to be seen of a long turn that is hurried, as a share of the usual one."""
NEAR = 0.5
"""Poses closer than this many pixels count as equal."""


def _unheard(_event: Event, _view: View) -> None:
    """Do nothing: the default without a listener."""


def _known() -> bool:
    """Return True: the default without a person who has to be told."""
    return True


def _untold() -> None:
    """Do nothing: the default without anybody who remembers."""


class Stage(stage.Stage[View, CardId, Event, Stop, Effect, Moment]):
    """The stage of one match."""

    def __init__(
        self,
        view: View,
        zones: Zones,
        pace: float = 1.0,
        on_event: Callable[[Event, View], object] = _unheard,
        catalogue: Catalogue | None = None,
    ) -> None:
        super().__init__(view, pace, on_event)
        self.zones = zones
        self.below: PlayerId | None = None
        """The row of the only person, which stays below; None if the rows take turns there."""
        self.slowest = 0.0
        """The pace of moments at least, so that a long turn that is hurried hurries none."""
        self.hearing = SoundQueue()
        self.home_known: Callable[[], bool] = _known
        """Returns whether the players know why animals leave; otherwise they read it first."""
        self.home_read: Callable[[], None] = _untold
        """Called when they have read it."""
        self.catalogue = catalogue
        """Tells which used cards are still of use."""
        self.spent = 0
        """The mask of the cards of the player who acts that were of no more use when one of them
        came or went last."""
        self._lying: tuple[CardId, ...] = ()
        """The cards of that player since then."""
        self.piled = False
        """Whether spent cards lie in a pile."""
        self._piled_in = 0
        """The turn in which they were laid there."""
        self.poses = self._posed()
        self.fresh: frozenset[CardId] = frozenset()
        """The cards that have come to the market while the only person looks on."""
        self.coming: Moment | None = None
        """The next large moment among the events played last, so that it can be prepared."""
        self.reading = 1.0
        """The players' factor for reading times; a small one shortens the moment of a habitat."""
        self.decisive = False
        """Whether the card drawn next may bring the last habitat: it turns slowly."""
        self._deeds = DeedRecorder()
        self._gained: list[HabitatId] = []
        """The habitats restored since the last other event."""
        self._animals: tuple[CardId, ...] = ()
        """The cards used last."""
        self._dealt = 0.0
        """When all cards of a new game have been dealt."""
        self._home_told = False
        """Whether the players have read on this stage why animals leave."""

    @property
    def dealing(self) -> bool:
        """Return whether the cards of a new game are on their way, or about to be."""
        return bool(self.motions) and self.now < self._dealt

    @property
    def impacts_told(self) -> int:
        """Return the number of impact tiles once what is to be read now has been shown."""
        coming = timing.until_next(self.pending_events())
        return self.view.impacts + sum(isinstance(event, ImpactPlaced) for event in coming)

    def _posed(self) -> dict[CardId, Pose]:
        """Return the pose of every card.

        Spent cards of a long row go to their pile only when a card comes or goes, and stay there
        until the turn is over.
        """
        if self.view.number != self._piled_in:
            self._piled_in, self.piled = self.view.number, False
        active = self.view.rows[self.view.player]
        if tuple(active) != self._lying:
            self._lying = tuple(active)
            self.spent = self._spent(active)
        spent = self.spent & self.view.used
        found = poses(self.view, self.zones, self.below, spent, piled=self.piled)
        self.piled = any(pose.face is CardFace.SPENT for pose in found.values())
        return found

    def _spent(self, row: Sequence[CardId]) -> int:
        """Return the mask of the used cards that have neither an ability nor a star left."""
        seen, found = self.view, 0
        for card in row:
            live = card >= FIRST_PRODUCER and (
                self.catalogue is None
                or (self.catalogue.abilities[card] and not seen.ability_used >> card & 1)
                or (
                    self.zones.level == 2
                    and self.catalogue.stars[card]
                    and not seen.star_used >> card & 1
                )
            )
            if seen.used >> card & 1 and not live:
                found |= 1 << card
        return found

    def deal(self, after: float) -> None:
        """Let the cards of a new game fly from their decks, in `after` seconds from now on."""
        start, heard = self.now + after, 0.0
        sources = dict(_sources(self.view))
        dealt = [card for card in sources if card in self.poses]
        apart = min(timing.STAGGER, timing.DEALS / max(1, len(dealt))) * self.pace
        for card in dealt:
            origin = place_pose(sources[card], self.view, self.zones, self.below)
            goal = self.poses[card]
            far = distance(origin, goal)
            lasts = timing.flight(far, self.zones.width) * self.pace
            back = timing.back_of(sources[card])
            self.motions[card] = Motion(origin, goal, start, lasts, back=back, arc=self._arc(far))
            if start >= heard:
                self.hearing.add("card", start)
                heard = start + timing.STAGGER * self.pace
            start += apart
        self._dealt = max((motion.ends for motion in self.motions.values()), default=0.0)

    def show_place(self) -> None:
        """Show the banner of the sea of the journey once the cards are dealt."""
        if self.pace > 0:
            begins = max(self.now, self._dealt)
            self.effects.append(timing.Effect(timing.EffectKind.PLACE, begins, timing.PLACE))

    def play(self, events: Sequence[Event]) -> None:
        """Add events to the queue; whoever acts has read the banner."""
        banners = {timing.EffectKind.BANNER, timing.EffectKind.PLACE}
        self.effects = [effect for effect in self.effects if effect.kind not in banners]
        self.coming = coming_moment(events, self.view)
        super().play(events)

    def go_on(self) -> None:
        """Dismiss what was shown to be read, and the picture of the end with it."""
        told = self.stop
        if told is not None:
            self.show = None
        if told is not None and told.kind is StopKind.HOME:
            self._home_told = True
            self.home_read()
        super().go_on()

    def snap(self, view: View) -> None:
        """Show another position at once, after undo or loading."""
        super().snap(copy_view(view))
        self._deeds.jump(view)
        self.piled = False
        self.fresh = frozenset()
        self.hearing.drop()
        self.poses = self._posed()

    def seat(self, below: PlayerId | None) -> None:
        """Let the row of the only person stay below, or let the rows take turns there."""
        if below == self.below:
            return
        self.below = below
        self.arrive()
        self.poses = self._posed()

    def resized(self, zones: Zones) -> None:
        """Adapt to another window; moving pieces arrive at once if it differs."""
        if zones == self.zones:
            return
        self.zones = zones
        self.arrive()
        self.poses = self._posed()

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().advance(dt)
        self.hearing.advance(self.now)

    def skip(self) -> None:
        """Let all moving pieces arrive and play the queue up to the next stop or moment."""
        self.hearing.hurry()
        if self.show is not None and self.show.moment.wins:
            self.end_moment()
            return
        super().skip()

    def end_moment(self) -> None:
        """End the moment; the picture of the end unfolds at once and stays.

        The last habitat's moment is followed by that picture.
        """
        show = self.show
        if show is not None and show.moment.wins:
            self.begin(replace(show.moment, kind=MomentKind.WON), self.now)
        elif show is None or not show.moment.ends_match:
            self.show = None
        elif self.now < show.ends:
            self.show = replace(show, begins=self.now - show.lasts)

    def happen(self, event: Event, start: float) -> None:
        """Show one event; the first animals that go home wait until somebody has read why."""
        if isinstance(event, CameHome) and not self._home_told and not self.home_known():
            then = timing.until_next(self.pending_events())
            self.read_first(Stop(StopKind.HOME, event, then), event)
            return
        super().happen(event, start)

    def waits_for_motions(self, event: Event) -> bool:
        """Return whether an event happens only when nothing moves."""
        return timing.waits(event)

    def waits_for_reading(self, event: Event) -> bool:
        """Return whether an event happens only after a strip has been read."""
        return timing.waits_for_telling(event)

    def fold(self, view: View, event: Event) -> View:
        """Return the view after an event."""
        after = copy_view(view)
        apply_event(after, event)
        return after

    def animate(self, event: Event, before: View, start: float) -> None:
        """Start the motions that lead to the new poses, and the sound."""
        origin = self._origin(event, before)
        self._mark_fresh(event)
        self.hearing.expect(event, self.view, start, self.pace)
        after = self._posed()
        if self.pace > 0:
            self._move(event, origin, after, start)
            handed = self.below is None
            self.effects += timing.effects(event, self.view, start, self.pace, handed=handed)
            if self._wins_next(event):
                self._hold_breath(event, start)
        self.poses = after

    def _mark_fresh(self, event: Event) -> None:
        """Remember the cards that come to the market, until something happens in one's own turn."""
        if self.view.player == self.below and not isinstance(event, TurnStarted):
            self.fresh = frozenset()
        elif isinstance(event, CardMoved) and self._watched(event) is Watched.SWEEPS:
            come = event.target.zone in {Zone.PRODUCERS, Zone.CONSUMERS}
            self.fresh = self.fresh | {event.card} if come else self.fresh - {event.card}

    def pause(self, event: Event) -> float:
        """Return the seconds between an event and the next one, at full pace."""
        following = next(iter(self.pending_events()), None)
        if isinstance(event, TurnStarted) and isinstance(following, Triggered) and self.pace > 0:
            # The strip about what strikes would lie under the banner.
            return timing.banner(self.pace, handed=self.below is None) / self.pace
        if self._wins_next(event) and self.pace > 0:
            return timing.BREATH * max(1.0, self.slowest / self.pace)
        watched = self._watched(event)
        if watched is not None and self.pace > 0:
            pause = timing.watched_pause(watched, event, self.pending_events())
            return pause * self._watched_pace / self.pace
        if self.below is not None and isinstance(event, TurnStarted):
            # No rows change places.
            return 0.0
        if self._changes_row(event):
            return timing.QUICK
        if self.below is None and isinstance(next(iter(self.pending_events()), None), TurnStarted):
            return timing.LOOK
        return timing.pause(event, self.pending_events())

    def _watched(self, event: Event) -> Watched | None:
        """Return what the only person is to see of an event, as another player moves."""
        if self.below is None or self.below == self.view.player:
            return None
        return timing.watched(event)

    @property
    def _watched_pace(self) -> float:
        """Return the pace of what is to be seen of another player's move.

        A long turn that is hurried stays slow enough for it.
        """
        return max(self.pace, HURRIED * self.slowest) if self.pace > 0 else 0.0

    def _changes_row(self, event: Event) -> bool:
        """Return whether one of the cards moves that a player discards, or draws, quickly.

        That is above, and where people share the place below, as one hands over to another.
        """
        coming = self.pending_events()
        if not isinstance(event, CardMoved) or not coming or not isinstance(coming[0], CardMoved):
            return False
        if not {event.source.zone, event.target.zone} <= _OF_A_PLAYER:
            return False
        if self.below is None:
            return any(isinstance(later, TurnStarted) for later in coming)
        return self.below != self.view.player

    def _wins_next(self, event: Event) -> bool:
        """Return whether the last habitat comes back right after an event."""
        coming = list(self.pending_events())
        at_once = list(takewhile(lambda one: isinstance(one, HabitatRestored), coming))
        restored = len(self.view.habitats) + len(at_once)
        return (
            bool(at_once) and restored == len(HABITATS) and not isinstance(event, HabitatRestored)
        )

    def _hold_breath(self, event: Event, start: float) -> None:
        """Darken the table but for the last habitat and the cards that bring it back."""
        last = next(
            one.habitat for one in self.pending_events() if isinstance(one, HabitatRestored)
        )
        cards = event.cards if isinstance(event, CardsUsed) else ()
        lasts = timing.DARK * max(self.pace, self.slowest)
        self.effects.append(Effect(timing.EffectKind.BREATH, start, lasts, last, cards))

    def stop_at(self, event: Event, start: float) -> None:
        """Let a strip or a page be read; a trigger's strip tells of its impact tiles too."""
        stop = timing.stop(event, self.pending_events())
        if stop is None or (isinstance(event, ImpactPlaced) and self.telling is not None):
            return
        if not stop.at_once:
            self.announce(stop)
            return
        self.stop = stop
        if self.pace > 0:
            self.wait_until(start + timing.PAGE * self.pace)

    def moment_of(self, event: Event, before: View) -> Moment | None:
        """Return the moment of an event, or None; small ones need motion."""
        del before
        self._deeds.note(event)
        if isinstance(event, CardsUsed):
            self._animals = event.cards
        if isinstance(event, HabitatRestored):
            self._gained.append(event.habitat)
        else:
            self._gained.clear()
        coming = self.pending_events()
        moment = moment_of(event, coming, self.view, tuple(self._gained), self._animals)
        if moment is not None and moment.animals:
            deed = self._deeds.of(self.view.player, moment.animals)
            moment = replace(moment, deed=deed)
        return moment if moment is not None and (moment.large or self.pace > 0) else None

    def begin(self, moment: Moment, start: float) -> None:
        """Show a moment; the next event waits for its end, unless both belong together."""
        if moment.ends_match:
            # The picture of the end tells it.
            self.withdraw_announcement()
        after, pace = self.next_time, self.pace
        if pace > 0:
            self.pace = max(pace, self.slowest)
        if pace > 0 and self.reading < SHORTENED and moment.kind is MomentKind.RESTORED:
            self.pace = min(self.pace, self.reading)
        super().begin(moment, start)
        self.pace = pace
        show = self.show
        if moment.wins:
            self.wait_until(math.inf)
        if show is not None and moment.kind is MomentKind.RESTORED:
            # The tiles land where the moment leaves the table to be seen.
            self.effects = [
                replace(effect, begins=max(effect.begins, show.ends))
                if effect.kind is timing.EffectKind.TILE and effect.which in moment.habitats
                else effect
                for effect in self.effects
            ]
        if not moment.large and isinstance(next(iter(self.pending_events()), None), ImpactPlaced):
            self.wait_until(after)

    def _origin(self, event: Event, before: View) -> Pose | None:
        """Return the pose of the card of an event before it happens."""
        if not isinstance(event, CardMoved):
            return None
        card = event.card
        if card in self.motions:
            return self.motions[card].pose(self.now)
        if card in self.poses:
            return self.poses[card]
        return place_pose(event.source, before, self.zones, self.below)

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
                gate = self._gate(before, pose)
                self.motions[card] = Motion(before, pose, start, lasts, gate=gate)
        if isinstance(event, CardMoved) and origin is not None:
            self._carry(event, origin, after, start)
        elif isinstance(event, CardsUsed) and self._watched(event) is not None:
            self._show_used(event.cards, after, start)

    def _show_used(self, cards: Sequence[CardId], after: dict[CardId, Pose], start: float) -> None:
        """Let cards of another row come forward, one after the other, as they are used."""
        lasts = Watched.PAYS.value * self._watched_pace
        for card in cards:
            pose = after.get(card)
            if pose is not None:
                large = max(pose.w, COMES_FORWARD * self.zones.card[0])
                sinks = -0.25 * large
                self.motions[card] = Motion(pose, pose, start, lasts, arc=sinks, large=large)
                start += timing.STAGGER * self._watched_pace

    def _gate(
        self, before: Pose, after: Pose
    ) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """Return where a card leaves the window and comes back as its row changes places.

        The row in front goes out below and comes in at the right, the next one the other way, so
        that no card crosses the table.
        """
        if {before.layer, after.layer} != {Layer.OWN, Layer.OTHER}:
            return None

        def outside(pose: Pose) -> tuple[float, float]:
            if pose.layer == Layer.OWN:
                return pose.cx, self.zones.height + pose.h
            return self.zones.width + pose.w, pose.cy

        return outside(before), outside(after)

    def _turn(self, card: CardId, pose: Pose, start: float) -> None:
        """Redirect a piece that is already moving."""
        old = self.motions[card]
        here = old.pose(start)
        lasts = max(old.ends - start, timing.SHIFT * self.pace)
        back = old.back if old.share(start) < 0.45 else ""
        large = min(old.large, here.w)
        self.motions[card] = Motion(here, pose, start, lasts, back=back, large=large)

    def _carry(
        self, event: CardMoved, origin: Pose, after: dict[CardId, Pose], start: float
    ) -> None:
        """Start the motion of the card of an event."""
        goal = after.get(event.card)
        hides = goal is None
        if goal is None:
            goal = place_pose(event.target, self.view, self.zones, self.below)
        far = distance(origin, goal)
        lasts = timing.lasts(event, far, self.zones.width) * self.pace
        opens = timing.hidden(event.source)
        closes = timing.hidden(event.target)
        back = timing.back_of(event.source if opens else event.target) if opens != closes else ""
        arc, large = self._arc(far), 0.0
        watched = self._watched(event)
        if watched is not None:
            lasts = watched.value * self._watched_pace
            if watched is Watched.TAKES:
                arc, large = 0.08 * self.zones.card[1], LIFTED * self.zones.card[0]
            elif watched is Watched.PAYS:
                arc, large = 0.0, COMES_FORWARD * self.zones.card[0]
        if self.decisive and self._watched(event) is None and event.source.zone is Zone.DECK:
            lasts = max(lasts, timing.DECISIVE * max(self.pace, self.slowest))
            large = LIFTED * self.zones.card[0]
        self.motions[event.card] = Motion(
            origin,
            goal,
            start,
            lasts,
            hides=hides,
            back=back,
            opens=opens,
            arc=arc,
            large=large,
        )

    def _arc(self, far: float) -> float:
        """Return how high a card rises on a way of this length, in pixels."""
        return min(0.16 * far, 46 * self.zones.unit)


def _sources(view: View) -> Iterator[tuple[CardId, Location]]:
    """Yield the cards that lie face up in a new game and where they came from, as if dealt."""
    for pair in zip(view.producers, view.consumers, strict=True):
        for card, deck in zip(pair, (Zone.PRODUCER_DECK, Zone.CONSUMER_DECK), strict=True):
            if card != EMPTY:
                yield card, Location(deck)
    for cards in zip_longest(*view.rows):
        for player, card in enumerate(cards):
            if card is not None:
                yield card, Location(Zone.DECK, PlayerId(player))


def _differ(one: Pose, two: Pose) -> bool:
    """Return whether a piece must move from one pose to the other."""
    return (
        distance(one, two) > NEAR
        or abs(one.w - two.w) > NEAR
        or abs(one.h - two.h) > NEAR
        or one.face is not two.face
    )
