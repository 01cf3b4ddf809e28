"""What a moment tells, and how long it is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ecosfera.games.baltica.content.habitat_order import in_order
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.state import IMPACT_TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.stage.deeds import Deed
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.games.baltica.text.people import Person

RESTORED: Final = 5.2
"""Seconds of the moment of a restored habitat; its words stand for two thirds of them."""
READ: Final = 3.6
"""Seconds of the same without motion: the words stand all the time."""
AT_ONCE: Final = 5.4
"""The same for several at once, at every pace: there is more to be read aloud."""
WON: Final = 2.6
LOST: Final = 1.8
"""Seconds until the picture of the end has unfolded; it stays until the players go on."""
IMPACT: Final = 2.6
"""Seconds of the moment of an impact tile, with what it stands for."""
STILL: Final = 1.8
"""Seconds of the end of a match without motion."""
OPENS: Final = 0.12
"""Fraction of the moment of a habitat after which its landscape opens."""
SHORTEST: Final = 0.58
"""Least factor for the duration, so that a moment can be read at every pace."""
SHORTENED: Final = 0.5
"""The pace or factor of reading times below which the moment of a habitat is shortened."""


class Tally(Protocol):
    """What a moment needs of a view."""

    @property
    def habitats(self) -> Sequence[HabitatId]:
        """Return the restored habitats."""

    @property
    def impacts(self) -> int:
        """Return the number of impact tiles."""


class _Tally(NamedTuple):
    habitats: tuple[HabitatId, ...]
    impacts: int


class MomentKind(StrEnum):
    """What has happened."""

    RESTORED = "restored"
    WON = "won"
    IMPACT = "impact"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that owns the screen for a while."""

    kind: MomentKind
    habitats: tuple[HabitatId, ...] = ()
    """The habitats restored now."""
    restored: tuple[HabitatId, ...] = ()
    """All restored habitats."""
    animals: tuple[CardId, ...] = ()
    """The animals that restored them."""
    impacts: int = 0
    """Number of impact tiles on the table."""
    deed: Deed | None = field(default=None, compare=False)
    """Whose deed a restored habitat is; None if a card brought it back."""

    @property
    def large(self) -> bool:
        """Return whether it fills the window."""
        return self.kind is not MomentKind.IMPACT

    @property
    def ends_match(self) -> bool:
        """Return whether the match ends with it; its picture then stays."""
        return self.kind in {MomentKind.WON, MomentKind.LOST}

    @property
    def wins(self) -> bool:
        """Return whether the last habitat comes back: the picture of the end follows."""
        return self.kind is MomentKind.RESTORED and len(self.restored) == len(HABITATS)

    def lasts(self, pace: float) -> float:
        """Return its seconds at a pace; at pace 0 it stands still."""
        if self.kind is MomentKind.RESTORED and len(self.habitats) > 1:
            return AT_ONCE * max(1.0, pace)
        if self.kind is MomentKind.RESTORED:
            return READ if pace <= 0 else RESTORED * (SHORTEST if pace < SHORTENED else 1.0)
        if pace <= 0:
            return STILL
        return _LASTS[self.kind] * max(SHORTEST, pace)


_LASTS: Final = {
    MomentKind.WON: WON,
    MomentKind.IMPACT: IMPACT,
    MomentKind.LOST: LOST,
}


def moment_of(
    event: Event,
    rest: Sequence[Event],
    seen: Tally,
    gained: tuple[HabitatId, ...],
    animals: tuple[CardId, ...],
) -> Moment | None:
    """Return the moment that begins with an event, or None.

    `rest` are the events after it, and `seen` is the view after it. Habitats restored at once
    (`gained`) share one moment, which begins with the last of them; `animals` restored them.
    """
    match event:
        case ev.HabitatRestored() if not (rest and isinstance(rest[0], ev.HabitatRestored)):
            return Moment(
                MomentKind.RESTORED,
                gained,
                tuple(seen.habitats),
                animals if event.cause is ev.Cause.CONSUMERS else (),
                seen.impacts,
            )
        case ev.ImpactPlaced():
            lost = seen.impacts >= IMPACT_TILES
            kind = MomentKind.LOST if lost else MomentKind.IMPACT
            return Moment(kind, restored=tuple(seen.habitats), impacts=seen.impacts)
        case _:
            return None


def coming_moment(events: Sequence[Event], seen: View) -> Moment | None:
    """Return the first large moment that events will bring, or None; `seen` is the view before."""
    habitats, impacts = list(seen.habitats), seen.impacts
    animals: tuple[CardId, ...] = ()
    gained: list[HabitatId] = []
    for index, event in enumerate(events):
        match event:
            case ev.CardsUsed():
                animals = event.cards
            case ev.HabitatRestored():
                gained.append(event.habitat)
                habitats.append(event.habitat)
            case ev.ImpactPlaced():
                impacts += 1
            case ev.ImpactTakenBack():
                impacts -= 1
            case _:
                continue
        after = _Tally(tuple(habitats), impacts)
        found = moment_of(event, events[index + 1 :], after, tuple(gained), animals)
        if found is not None and found.large:
            return found
    return None


def moment_words(
    book: CardNames, moment: Moment, people: Sequence[Person] = ()
) -> tuple[str, tuple[str, ...]]:
    """Return the large words of a moment: a title, and lines below it.

    Among several `people`, the last line says who restored a habitat, and who helped.
    """
    words = book.words
    if moment.kind is MomentKind.LOST:
        return words("moment.lost"), ()
    if moment.kind is MomentKind.WON:
        won = words("moment.won-at", place=book.place) if book.sea else words("moment.won")
        return won, ()
    habitats, told = in_order(moment.habitats), _whose(book, moment, people)
    progress = words.count("moment.progress", len(moment.restored), all=len(HABITATS))
    if len(habitats) == 1:
        return book.habitat(habitats[0]), (words("moment.alive"), progress, *told)
    title = words(f"moment.at-once-{min(4, len(habitats))}")
    below = words("moment.alive-several", habitats=book.habitats_inside(habitats))
    return title, (below, progress, *told)


def _whose(book: CardNames, moment: Moment, people: Sequence[Person]) -> tuple[str, ...]:
    """Return who restored the habitats of a moment and who had passed cards for it, in one line."""
    deed, words = moment.deed, book.words
    if deed is None or len(people) < 2:
        return ()
    who, habitats = people[deed.player].name, in_order(moment.habitats)
    if len(habitats) == 1:
        sentences = [words("event.restored", player=who, habitat=book.habitats_inside(habitats))]
    else:
        habitats_told = book.habitats_inside(habitats)
        sentences = [words("event.restored-several", player=who, habitats=habitats_told)]
    for giver in dict.fromkeys(giver for giver, _ in deed.gifts):
        cards = book.names_inside([card for who, card in deed.gifts if who == giver])
        sentences.append(words("end.why.helped", player=people[giver].name, cards=cards))
    return (" ".join(sentences),)
