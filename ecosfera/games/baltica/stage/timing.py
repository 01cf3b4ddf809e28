"""The timing of the table: how long events take, what has to be read, and what is heard."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.additions import CUES
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.events import Cause, Zone
from ecosfera.games.baltica.stage.moment import IMPACT, OPENS, RESTORED, SHORTEST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.games.baltica.additions import Cue
    from ecosfera.games.baltica.rules.events import Event, Location
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId
    from ecosfera.games.baltica.rules.view import View


SHIFT: Final = 0.20
"""Seconds for a card that makes room."""
FLIGHT: Final = 0.34
LIFT: Final = 0.16
TURN: Final = 0.6
"""Seconds for rows to change places."""
TILE: Final = 0.75
"""Seconds for an impact tile that is taken back."""
WAVE: Final = 0.4
"""Seconds for the rings around a habitat tile that has clicked in."""
LIES: Final = 0.56 / IMPACT
"""Fraction of the moment of an impact after which its tile lies in the centre."""
NEXT_STONE: Final = 0.4
"""Seconds between two impact tiles at once."""
STAGGER: Final = 0.085
"""Seconds between cards that move together."""
LEAVES: Final = 0.05
"""The same for cards that are discarded."""
QUICK: Final = 0.03
"""The same as a turn is handed over, and where the only person looks on."""
DEALS: Final = 0.7
"""Seconds at most from the first to the last card that is dealt."""
PULSE: Final = 0.9
PAGE: Final = 0.42
"""Seconds until a policy card is shown in the centre."""
BANNER: Final = 1.1
HANDED: Final = 1.5
"""Seconds of the banner of a new turn when one person gives mouse and keys to another."""
LEAST_HANDED: Final = 1.4
"""The same at least, at a quick pace."""

LOOK: Final = 0.7
"""Seconds from the last card drawn until the other row comes, so that whoever drew can look."""

BREATH: Final = 1.2
"""Seconds in which nothing moves, on a darkened table, before the last habitat comes back."""

DARK: Final = BREATH + 0.3 * RESTORED
"""Seconds in which the table is dark then: until the habitat's landscape fills the window."""

HOMEWARD: Final = 2.4
"""Seconds of the wave that takes animals home."""

TOKENS: Final = 1.4
"""Seconds in which tokens flash that have been turned."""
HOME_ONE_BY_ONE: Final = 0.3
"""Seconds between animals that go home: their number counts up in the bar with each."""
DECISIVE: Final = 1.7
"""Seconds in which a card turns that may bring the last habitat."""

PLACE: Final = 7.0
"""Seconds of the banner of the sea of the journey."""

BACKS: Final = {
    Zone.DECK: "player",
    Zone.PRODUCER_DECK: "producer",
    Zone.CONSUMER_DECK: "consumer",
    Zone.PRESSURES: "pressure",
    Zone.POLICY_DECK: "policy",
}


def hidden(place: Location) -> bool:
    """Return whether cards lie face down in a place."""
    return place.zone in BACKS


def back_of(place: Location) -> str:
    """Return the back that cards show in a face-down place."""
    return BACKS[place.zone]


class EffectKind(StrEnum):
    """The effects shown besides moving cards."""

    BREATH = "breath"
    """The table darkens before the last habitat comes back."""
    TILE = "tile"
    """A habitat tile has come back from its moment, and rings run over the sea."""
    STONE = "stone"
    """An impact tile falls and the sea dims."""
    STONE_GONE = "stone-gone"
    PULSE = "pulse"
    """The cards that caused something pulse."""
    SHUFFLE = "shuffle"
    TOKENS = "tokens"
    BANNER = "banner"
    """The banner of a new turn."""
    PLACE = "place"
    """The banner of the sea of the journey on which a match begins."""
    PAGE = "page"
    """A policy card comes to the centre."""
    HOME = "home"
    """A wave runs over the market, and animals go home with it."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect shown for a while."""

    kind: EffectKind
    begins: float
    lasts: float
    which: int = 0
    cards: tuple[CardId, ...] = ()

    def share(self, now: float) -> float:
        """Return the elapsed fraction, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.lasts)) if self.lasts > 0 else 1.0


class StopKind(StrEnum):
    """What has to be read before the game continues."""

    STRIKE = "strike"
    """A trigger in the row, or an impact of a policy card: the strip on the edge of the row."""
    POLICY = "policy"
    """A policy card in the centre."""
    SKIPPED = "skipped"
    HOME = "home"
    """The first animals that go home."""
    END = "end"


@dataclass(frozen=True, slots=True)
class Stop:
    """Something that has to be read."""

    kind: StopKind
    event: Event
    then: tuple[Event, ...] = ()
    """The events it causes, up to the next stop."""

    @property
    def at_once(self) -> bool:
        """Return whether the game stops at once; otherwise after the events it causes."""
        return self.kind is not StopKind.STRIKE


_SETTLED: Final = (
    ev.Triggered,
    ev.PolicyDrawn,
    ev.TurnEnded,
    ev.TurnStarted,
    ev.TurnSkipped,
    ev.HabitatRestored,
    ev.ImpactPlaced,
    ev.DeckShuffled,
    ev.ChoiceOwed,
    ev.GameEnded,
)
"""Events that happen only after everything has arrived."""
_AFTER_TELLING: Final = (
    ev.Triggered,
    ev.PolicyDrawn,
    ev.TurnEnded,
    ev.TurnStarted,
    ev.TurnSkipped,
    ev.ChoiceOwed,
    ev.GameEnded,
)
_BREAKS: Final = (ev.PolicyDrawn, ev.Triggered, ev.TurnEnded, ev.TurnStarted, ev.ChoiceOwed)
"""Events that end what a stop includes."""


def waits(event: Event) -> bool:
    """Return whether an event happens only after everything has arrived."""
    return isinstance(event, _SETTLED)


def waits_for_telling(event: Event) -> bool:
    """Return whether an event happens only after the last stop has been read."""
    return isinstance(event, _AFTER_TELLING)


class Watched(Enum):
    """What the only person sees of another player's move; the value is its seconds at full pace."""

    TAKES = 1.0
    """A card comes to the row above."""
    PAYS = 0.8
    """A card leaves the row above, or is used there."""
    SWEEPS = 0.46
    """A card leaves the market for its deck, or comes from there."""


_MARKET: Final = frozenset({Zone.PRODUCERS, Zone.CONSUMERS})
_SUPPLY: Final = frozenset({Zone.PRODUCER_DECK, Zone.CONSUMER_DECK})
_PAID_TO: Final = frozenset({Zone.ELEMENTS, Zone.ROW})


def watched(event: Event) -> Watched | None:
    """Return what is to be seen of an event in another player's move; None if it is a routine."""
    match event:
        case ev.CardsUsed():
            return Watched.PAYS
        case ev.CardMoved(source=source, target=target):
            if target.zone is Zone.ROW and source.zone in _MARKET | {Zone.ELEMENTS}:
                return Watched.TAKES
            if source.zone is Zone.ROW and target.zone in _PAID_TO:
                return Watched.PAYS
            if {source.zone, target.zone} <= _MARKET | _SUPPLY:
                return Watched.SWEEPS
    return None


def watched_pause(kind: Watched, event: Event, rest: Iterable[Event]) -> float:
    """Return the seconds from such an event to the next at full pace."""
    following, seconds = next(iter(rest), None), float(kind.value)
    if kind is Watched.TAKES:
        # The gap in the market is seen before it is filled.
        return 0.75 * seconds
    if kind is Watched.PAYS:
        same = following is not None and watched(following) is kind
        return (0.25 if same else 0.6) * seconds
    arrives = isinstance(event, ev.CardMoved) and event.target.zone in _MARKET
    return (0.5 if arrives else 0.3) * seconds


def lasts(event: Event, far: float, width: float) -> float:
    """Return the seconds of a motion at full pace; long ways take slightly longer."""
    if isinstance(event, ev.TurnStarted | ev.TurnSkipped | ev.ChoiceOwed | ev.ChoiceMade):
        return TURN
    if isinstance(event, ev.CardsUsed):
        return LIFT
    if not isinstance(event, ev.CardMoved):
        return SHIFT
    return flight(far, width)


def flight(far: float, width: float) -> float:
    """Return the seconds of a card's flight over so many pixels of a window at full pace."""
    return FLIGHT + 0.16 * min(1.0, far / max(1.0, width))


def pause(event: Event, rest: Iterable[Event]) -> float:  # noqa: PLR0911 (one for each event)
    """Return the seconds from an event to the next at full pace."""
    following = next(iter(rest), None)
    match event:
        case ev.CardMoved(target=target) if isinstance(following, ev.CardMoved):
            if target.zone is Zone.REMOVED:
                return HOME_ONE_BY_ONE
            return LEAVES if target.zone is Zone.DISCARD else STAGGER
        case ev.CardMoved():
            return 0.12
        case ev.CardsUsed():
            return LIFT
        case ev.ImpactPlaced() if isinstance(following, ev.ImpactPlaced):
            return NEXT_STONE
        case ev.ImpactTakenBack():
            return TILE
        case ev.Triggered():
            return PULSE * 0.6 if event.cards else 0.1
        case ev.DeckShuffled():
            return 0.15
        case ev.CameHome():
            return HOMEWARD * 0.4
        case ev.TurnStarted():
            return TURN
        case ev.AbilityUsed() | ev.StarUsed() | ev.TokensTurned():
            return 0.2
        case _:
            return 0.0


def effects(
    event: Event, seen: View, start: float, pace: float, *, handed: bool = False
) -> list[Effect]:
    """Return the effects of an event; `seen` is the view after it.

    `handed` says whether people take turns at the same mouse and keys.
    """
    match event:
        case ev.HabitatRestored():
            return [Effect(EffectKind.TILE, start, WAVE * pace, event.habitat)]
        case ev.ImpactPlaced():
            lasts = IMPACT * max(SHORTEST, pace)
            return [Effect(EffectKind.STONE, start, lasts, seen.impacts - 1)]
        case ev.ImpactTakenBack():
            return [Effect(EffectKind.STONE_GONE, start, TILE * pace)]
        case ev.Triggered() if event.cards:
            return [Effect(EffectKind.PULSE, start, PULSE * pace, cards=event.cards)]
        case ev.DeckShuffled():
            return [Effect(EffectKind.SHUFFLE, start, 0.5 * pace, event.player)]
        case ev.TokensTurned():
            return [Effect(EffectKind.TOKENS, start, TOKENS * pace, event.player)]
        case ev.TurnStarted():
            return [Effect(EffectKind.BANNER, start, banner(pace, handed=handed), event.player)]
        case ev.CameHome():
            lasts = HOMEWARD * max(SHORTEST, pace)
            return [Effect(EffectKind.HOME, start, lasts, cards=event.cards)]
        case ev.PolicyDrawn():
            return [Effect(EffectKind.PAGE, start, PAGE * pace, event.card)]
        case _:
            return []


def banner(pace: float, *, handed: bool) -> float:
    """Return the seconds of the banner of a new turn."""
    return max(LEAST_HANDED, HANDED * pace) if handed else BANNER * pace


def stop(event: Event, rest: Iterable[Event]) -> Stop | None:
    """Return the stop of an event, if it has to be read."""
    match event:
        case ev.Triggered():
            then = until_next(rest)
            mild = event.cause is Cause.NOTHING_ACQUIRED
            if mild and not any(isinstance(e, ev.ImpactPlaced) for e in then):
                return None
            return Stop(StopKind.STRIKE, event, then)
        case ev.ImpactPlaced():
            return Stop(StopKind.STRIKE, event, until_next(rest))
        case ev.PolicyDrawn():
            return Stop(StopKind.POLICY, event, until_next(rest))
        case ev.TurnSkipped():
            return Stop(StopKind.SKIPPED, event)
        case ev.GameEnded():
            return Stop(StopKind.END, event)
        case _:
            return None


def until_next(rest: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events up to the next stop."""
    found: list[Event] = []
    for event in rest:
        if isinstance(event, _BREAKS):
            break
        found.append(event)
    return tuple(found)


TOGETHER: Final = 2
"""Maximum number of cues at one moment, as without motion a whole turn happens at once."""
SWELLS: Final = 0.2
"""Seconds in which the groan swells; it starts this long before the impact tile lands."""
JOINED: Final = 0.83
"""Seconds after which the first of the six tiles is in its place as the sea is saved."""
NOTE: Final = 0.13
"""Seconds between the notes of a chord."""


def cue(event: Event, seen: View) -> Cue | None:
    """Return the cue of an event, or None; `seen` is the view after it."""
    match event:
        case ev.CardMoved():
            return _of_card(event)
        case ev.AbilityUsed():
            return "coin" if event.source == TOKEN else "bubble"
        case ev.HabitatRestored():
            return _of_habitat(event.habitat, len(seen.habitats))
    return _PLAIN.get(type(event))


_PLAIN: Final[dict[type[Event], Cue]] = {
    ev.StarUsed: "bubble",
    ev.TokensTurned: "coin",
    ev.DeckShuffled: "shuffle",
    ev.PolicyDrawn: "page",
    ev.ImpactPlaced: "groan",
    ev.ImpactTakenBack: "rising",
    ev.CameHome: "rising",
}


def _of_card(event: ev.CardMoved) -> Cue | None:
    if event.source.zone is Zone.POLICY_DECK:
        # Its cue was played when it was drawn.
        return None
    return "drop" if event.source.zone is Zone.PRESSURES else "card"


def _of_habitat(habitat: HabitatId, restored: int) -> Cue:
    """Return the note of a habitat, or the chord for the last one."""
    return "chord" if restored == len(HABITATS) else note(habitat)


def note(habitat: HabitatId) -> Cue:
    """Return the note of a habitat."""
    return next(cue for cue in CUES if cue == f"chime-{HABITATS[habitat]}")


def delay(event: Event, seen: View) -> float:
    """Return the seconds at full pace from the start of an event to its cue.

    Each note of the last habitat sounds as its tile joins the others.
    """
    match event:
        case ev.HabitatRestored():
            last = len(seen.habitats) == len(HABITATS)
            return RESTORED + JOINED if last else OPENS * RESTORED
        case ev.ImpactPlaced():
            return LIES * IMPACT - SWELLS
        case ev.CardMoved() if event.source.zone is Zone.PRESSURES:
            return FLIGHT
        case _:
            return 0.0


def _unheard(_cue: Cue) -> None:
    """Do nothing: the default without a listener."""


class SoundQueue:
    """The cues that are still to be played."""

    def __init__(self) -> None:
        self.heard: Callable[[Cue], None] = _unheard
        """Called with each cue when it is due."""
        self._due: list[tuple[float, Cue]] = []

    def expect(self, event: Event, seen: View, start: float, pace: float) -> None:
        """Schedule the cue of an event that begins at `start` (seconds), slowed down by `pace`.

        The note of a habitat ends a chord of all that are restored, one note after the other.
        """
        found = cue(event, seen)
        if found is None:
            return
        due = start + delay(event, seen) * pace
        if isinstance(event, ev.HabitatRestored) and found == "chord":
            self.add(note(event.habitat), start + OPENS * RESTORED * pace)
        if isinstance(event, ev.HabitatRestored) and pace > 0:
            before = [note(habitat) for habitat in seen.habitats if habitat != event.habitat]
            self._due += [(due + NOTE * n, earlier) for n, earlier in enumerate(before)]
            due += NOTE * len(before)
        self.add(found, due)

    def add(self, found: Cue, due: float) -> None:
        """Schedule a cue."""
        self._due.append((due, found))

    def advance(self, now: float) -> None:
        """Play the cues that are due; of many at once only the most important ones."""
        ready = {found for at, found in self._due if at <= now}
        self._due = [(at, found) for at, found in self._due if at > now]
        for found in sorted(ready, key=CUES.index)[-TOGETHER:]:
            self.heard(found)

    def hurry(self) -> None:
        """Make everything due now."""
        self._due = [(0.0, found) for _, found in self._due]

    def drop(self) -> None:
        """Cancel all scheduled cues."""
        self._due.clear()
