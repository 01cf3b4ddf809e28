"""The stage of the table: which pieces move for an event, how long, and what is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Event
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import ACTIONS
from ecosfera.games.co2.rules.state import Counter, Offer, View, balance, sunny_areas, whole_areas
from ecosfera.games.co2.stage.columns import Columns, Front
from ecosfera.games.co2.stage.effects import MARK, Effect, EffectKind
from ecosfera.games.co2.stage.flights import RISE, Flights
from ecosfera.games.co2.stage.frame import front_seat
from ecosfera.games.co2.stage.moment import Moment, MomentKind, moments_of
from ecosfera.games.co2.stage.rent import felt
from ecosfera.games.co2.stage.zones import (
    balance_place,
    held,
    pawn_place,
    stone_of,
    stone_place,
    way,
)
from ecosfera.games.co2.text.event_text import is_rent
from ecosfera.tabletop import stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ecosfera.games.co2.rules.ids import EventId, PlayerId, TerritoryId
    from ecosfera.games.co2.stage.zones import Zones


ROLL: Final = 0.9
"""Seconds that the dice roll."""
STEP: Final = 0.17
"""Seconds of a pawn from square to square."""
CLIMB: Final = 0.22
"""Seconds of a pawn from stone to stone."""
SHINE: Final = 1.8
"""Seconds of light over an area with a new sun, or one that has come together."""
DONE: Final = 1.2
"""Seconds of light over a territory whose four actions are done."""
OWNED: Final = 0.9
"""Seconds of light over a territory that somebody buys, or gets rent for, with the owner's mark."""
LARGE_RENT: Final = 400
"""The least rent, in euros, that is heard like a loss."""
FELT: Final = 1.0
"""The least pace of a rent that a person pays or gets."""
PAID: Final = 1.0
"""Seconds after a rent that a person pays."""
REFUSAL: Final = 1.3
"""Seconds of the cross over the panel of who refuses an offer."""
SEEN: Final = 0.6
"""Seconds of a moment in which a press is still meant for what was there before."""
PAUSES: Final[dict[type, float]] = {
    ev.StartDice: 1.0,
    ev.TurnBegan: 0.45,
    ev.Rolled: 1.15,
    ev.ViaSettled: 0.3,
    ev.CreditsTaken: 0.55,
    ev.EurosTaken: 0.55,
    ev.Paid: 0.55,
    ev.DebtArose: 0.3,
    ev.Sold: 0.5,
    ev.Bought: 0.7,
    ev.Played: 0.6,
    ev.Retired: 0.6,
    ev.Drew: 0.35,
    ev.Exchanged: 0.7,
    ev.EventDrawn: 0.4,
    ev.Undone: 0.7,
    ev.Traded: 0.8,
    ev.Refused: 0.8,
    ev.WentOut: 1.0,
    ev.GameEnded: 0.8,
}


HELD: Final[dict[type, float]] = {ev.Played: 0.22, ev.Traded: 1.7}
"""Seconds for which people can see some events of a computer's turn, however long that is."""
RENT: Final = 1.3
"""The same for a large rent, and for each that a person gets."""


def pause(event: Event) -> float:
    """Return the seconds between an event and the next one."""
    if isinstance(event, ev.Moved):
        return STEP * len(way(event.source, event.target)) + 0.25
    return PAUSES.get(type(event), 0.0)


CUES: Final[dict[type, str]] = {
    ev.Rolled: "shuffle",
    ev.StartDice: "shuffle",
    ev.CreditsTaken: "coin",
    ev.EurosTaken: "coin",
    ev.Paid: "coin",
    ev.Played: "card",
    ev.Retired: "rising",
    ev.Exchanged: "card",
    ev.Traded: "card",
    ev.Refused: "drop",
    ev.EventDrawn: "page",
    ev.Undone: "drop",
    ev.WentOut: "groan",
    ev.GameEnded: "chord",
}


def cue_of(event: Event, before: View, after: View) -> str:
    """Return the cue of an event between two views; empty if it is silent.

    A sun, or a whole area, is louder than the card that brought it, a large rent than its coins.
    """
    if any(len(sunny_areas(after, p)) > len(sunny_areas(before, p)) for p in after.playing):
        return "chord"
    if any(len(whole_areas(after, p)) > len(whole_areas(before, p)) for p in after.playing):
        return "chord"
    if finishes(event, after) or isinstance(event, ev.Bought):
        return "rising"
    if isinstance(event, ev.Paid) and is_rent(event) and event.euros >= LARGE_RENT:
        return "drop"
    return CUES.get(type(event), "")


def effects_of(
    event: Event,
    before: View,
    after: View,
    zones: Zones,
    start: float,
    pace: float,
    front: Front,
) -> list[Effect]:
    """Return what moves for an event that leads from one view to another."""
    found = _own(event, before, zones, start, pace, front)
    found += _climbs(before, after, zones, start, pace)
    found += _changes(before, after, zones, start, pace)
    found += _lights(event, before, after, zones, start, pace)
    return found


def _own(
    event: Event, before: View, zones: Zones, start: float, pace: float, front: Front
) -> list[Effect]:
    match event:
        case ev.StartDice(player, dice) | ev.Rolled(player, dice):
            roll = Effect(EffectKind.DICE, start, ROLL * pace, player, numbers=dice)
            return [roll]
        case ev.Moved(player, source, target):
            squares = (source, *way(source, target))
            path = tuple(pawn_place(zones, square, 0, 1) for square in squares)
            lasts = STEP * (len(squares) - 1) * pace
            return [Effect(EffectKind.HOP, start, lasts, player, path)]
        case ev.Refused(player):
            panel = zones.players[player]
            return [Effect(EffectKind.REFUSE, start, REFUSAL * pace, player, boxes=(panel,))]
        case _:
            return list(Flights(before, zones, start, pace, front).of(event))


def _climbs(before: View, after: View, zones: Zones, start: float, pace: float) -> list[Effect]:
    """Return the pawns that move on the spiral."""
    found, goal = [], after.config.goal
    for seat in after.playing:
        old, new = (held(balance(view, seat), goal) for view in (before, after))
        if old == new:
            continue
        step = 1 if new > old else -1
        stones = (stone_of(number, goal) for number in range(old, new + step, step))
        path = tuple(stone_place(zones, stone, 0, 1) for stone in stones)
        lasts = min(1.4, CLIMB * (len(path) - 1)) * pace
        found.append(Effect(EffectKind.CLIMB, start, lasts, seat, path))
    return found


def _changes(before: View, after: View, zones: Zones, start: float, pace: float) -> list[Effect]:
    """Return the gains and losses of balances, which rise beside them."""
    found = []
    for seat in after.playing:
        change = balance(after, seat) - balance(before, seat)
        if change:
            at = (balance_place(zones, seat),)
            rise = Effect(EffectKind.RISE, start, RISE * pace, seat, at, numbers=(change,))
            found.append(rise)
    return found


def _lights(
    event: Event, before: View, after: View, zones: Zones, start: float, pace: float
) -> list[Effect]:
    """Return the light over new suns, areas that have come together, and what is finished."""
    catalogue = after.catalogue

    def light(seat: int, sign: str, land: Iterable[TerritoryId], lasts: float) -> Effect:
        boxes = tuple(zones.squares[catalogue.territories[each].square] for each in land)
        return Effect(EffectKind.SHINE, start, lasts * pace, seat, sign=sign, boxes=boxes)

    found = []
    for seat in after.playing:
        suns = set(sunny_areas(after, seat)) - set(sunny_areas(before, seat))
        whole = set(whole_areas(after, seat)) - set(whole_areas(before, seat))
        for number in sorted(suns | whole):
            area = catalogue.areas[number]
            sign = "co2_sun" if number in suns else f"co2_area_{area.id}"
            found.append(light(seat, sign, area.territories, SHINE))
    match event:
        case ev.Played(player, territory) if finishes(event, after) and not found:
            found.append(light(player, "icon_check", (territory,), DONE))
        case ev.Bought(player, territory) if not found:
            found.append(light(player, MARK, (territory,), OWNED))
        case ev.Paid(payer, to=owner) if owner is not None and is_rent(event):
            place = _stands_on(before, payer)
            found += [] if place is None else [light(owner, MARK, (place,), OWNED)]
    return found


def _stands_on(view: View, player: PlayerId) -> TerritoryId | None:
    """Return the territory on which a player stands, if it is one."""
    position = view.players[player].position
    return None if position is None else view.catalogue.board[position].territory


def finishes(event: Event, after: View) -> bool:
    """Return whether an event was the last of the four actions of a territory."""
    return isinstance(event, ev.Played) and after.done[event.territory] == ACTIONS


def steps(walk: Effect, now: float) -> int:
    """Return how many squares a pawn on its way has come to."""
    return int(max(0.0, walk.share(now)) * (len(walk.path) - 1))


class EventShown(NamedTuple):
    """An event card that lies over the table until it has been read."""

    player: PlayerId
    card: EventId


class TradeShown(NamedTuple):
    """A trade, or the refusal of one, that lies over the table until it has been read."""

    players: tuple[PlayerId, PlayerId]
    """The player whose turn it is, and the partner."""
    event: ev.Traded | ev.Refused


Stop = EventShown | TradeShown
"""What is read before anything goes on."""


class Stage(stage.Stage[View, int, Event, Stop, Effect, Moment]):
    """The stage of one match; `computers` are the seats that computers play."""

    def __init__(
        self,
        view: View,
        zones: Zones,
        pace: float,
        on_event: Callable[[Event, View], object],
        computers: Sequence[int] = (),
    ) -> None:
        super().__init__(view, pace, on_event)
        self.zones = zones
        self.computers = computers
        self.columns = Columns()
        """The places of the cards in the hands."""
        self.calm = 0.0
        """The least pace of what people are to see of the turn of a computer player."""
        self._held = 0.0
        """Until when what has happened holds up everything."""
        self.tells_trades = True
        """Whether trades that people might miss are shown to be read."""
        self._further: list[Moment] = []
        """The moments of the same event that follow the one that owns the screen."""
        self._waiting: Offer | Counter | None = None
        """The offer or counter-offer that waited for an answer before the last event."""

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived.

        An amount that rises and fades over a panel keeps nobody from going on.
        """
        free = (effect.lingers or effect.kind is EffectKind.RISE for effect in self.effects)
        return super().idle and all(free) and self.now >= self._held

    @property
    def moving(self) -> bool:
        """Return whether something is moving or about to move."""
        return super().moving or self.now < self._held

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass; each square that a pawn comes to is heard."""
        before, walks = self.now, [e for e in self.effects if e.kind is EffectKind.HOP]
        super().advance(dt)
        if any(steps(walk, before) < steps(walk, self.now) for walk in walks):
            self.on_sound("step")

    def skip(self) -> None:
        """Let everything arrive, up to the next stop or the next moment, which nothing skips.

        A moment that waits for a pawn on the spiral begins now.
        """
        self._held = 0.0
        show = self.show
        if show is not None and not show.begun(self.now):
            self.arrive()
            self.begin(show.moment, self.now)
        elif self._further:
            self.end_moment()
        else:
            super().skip()

    @property
    def just_begun(self) -> bool:
        """Return whether a moment has appeared so lately that no press can be meant for it."""
        show = self.show
        return show is not None and 0 <= self.now - show.begins < SEEN

    def resized(self, zones: Zones) -> None:
        """Adapt to another window; what moves arrives at once."""
        self.zones = zones
        self.arrive()

    def fold(self, view: View, event: Event) -> View:
        """Return the view after an event."""
        return fold(view, event)

    def animate(self, event: Event, before: View, start: float) -> None:
        """Let pieces move, and the sound of the event be heard."""
        rent = felt(event, self.computers)
        if rent is not None:
            # the haste of a computer player's turn does not shorten what a person feels
            pace = max(FELT, self.pace) if self.pace > 0 else 0.0
            self.effects += rent.effects(before, self.zones, start, pace)
        elif self.pace > 0:
            seat = front_seat(before, self.computers)
            front = Front(seat, self.columns.of(seat, before.players[seat].hand))
            pace = max(self.pace, self.calm if self._holds(event) > 1 else 0.0)
            self.effects += effects_of(event, before, self.view, self.zones, start, pace, front)
        cue = cue_of(event, before, self.view)
        if cue:
            self.on_sound(cue)

    def pause(self, event: Event) -> float:
        """Return the seconds between an event and the next one, at full pace.

        They are more after a rent that a person pays.
        """
        rent = felt(event, self.computers)
        return PAID if rent is not None and rent.loss else pause(event)

    def stop_at(self, event: Event, start: float) -> None:
        """Let an event card be read, or how a computer's trade went that others follow."""
        del start
        if isinstance(event, ev.EventDrawn):
            self.stop = EventShown(event.player, event.card)
        elif isinstance(event, ev.Traded | ev.Refused) and self._waiting is not None:
            offer = self._waiting
            partner = offer.player if isinstance(offer, Offer) else offer.partner
            if self._is_to_read(event, partner):
                self.announce(TradeShown((self.view.turn.player, partner), event))

    def _busy(self) -> bool:
        """Return whether what was announced still waits, for pieces that fly or a moment."""
        return super()._busy() or self.now < self.next_time

    def happen(self, event: Event, start: float) -> None:
        """Fold one event into the view, and keep which offer it answers."""
        asked = self.view.pending[-1] if self.view.pending else None
        self._waiting = asked if isinstance(asked, Offer | Counter) else None
        super().happen(event, start)
        held = 0.0 if self._announced is not None or self.pace <= 0 else self._holds(event)
        if held:
            self._held = start + held * self.calm
            self.wait_until(max(self.next_time, self._held))

    def _holds(self, event: Event) -> float:
        """Return the least seconds of an event in the turn of a computer player, at full pace."""
        if self.view.turn.player not in self.computers:
            return 0.0
        if isinstance(event, ev.Paid) and is_rent(event):
            return RENT if event.euros >= LARGE_RENT or event.to not in self.computers else 0.0
        return HELD.get(type(event), 0.0)

    def _is_to_read(self, event: ev.Traded | ev.Refused, partner: PlayerId) -> bool:
        """Return whether people would miss how an offer was answered.

        That is so for territories that change hands between computers, and for a computer's
        answer to the counter-offer of a person.
        """
        if not self.tells_trades or self.view.turn.player not in self.computers:
            return False
        if partner not in self.computers:
            return isinstance(self._waiting, Counter)
        sides = (event.give, event.get) if isinstance(event, ev.Traded) else ()
        return any(side.territories for side in sides)

    def moment_of(self, event: Event, before: View) -> Moment | None:
        """Return the first moment that an event brings, or None; keep those that follow it.

        Who has just traded knows what it has changed; only trades between computers are told so.
        """
        found = [m for m in moments_of(event, before, self.view) if self._is_told(m.trade)]
        self._further = found[1:]
        return found[0] if found else None

    def _is_told(self, trade: ev.Traded | None) -> bool:
        return trade is None or {trade.player, trade.partner} <= set(self.computers)

    def begin(self, moment: Moment, start: float) -> None:
        """Let a moment own the screen; the next event waits for all moments of this one."""
        super().begin(moment, start)
        rest = sum(further.lasts(self.pace) for further in self._further)
        self.wait_until(self.next_time + rest)

    def end_moment(self) -> None:
        """End the moment that owns the screen, and begin the next one of the same event."""
        super().end_moment()
        if self._further:
            moment = self._further.pop(0)
            self.begin(moment, self.now)
            if moment.kind in {MomentKind.SUN, MomentKind.WHOLE}:
                self.on_sound("chord")

    def snap(self, view: View) -> None:
        """Show another position at once; no moment follows."""
        self._further, self._held = [], 0.0
        self.columns.jump()
        super().snap(view)

    def moment_start(self, start: float, after: float) -> float:
        """Return when a moment begins: after the pawns have climbed."""
        del start
        climbs = [e for e in self.effects if e.kind is EffectKind.CLIMB]
        return max([after, *(e.begins + e.lasts for e in climbs)])
