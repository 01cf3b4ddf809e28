"""The frame: immutable values from which one picture of the table is drawn."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules.state import Choice, Counter, Offer, OutcomeKind, sunny_areas
from ecosfera.games.co2.stage.effects import EffectKind

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.co2.bots.suns import NearestSun
    from ecosfera.games.co2.cards.brush import Brush
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.stage.effects import Effect
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.games.co2.text.log_line import LogLine
    from ecosfera.games.co2.text.move_text import MoveLine
    from ecosfera.games.co2.text.names import Names, Person
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.input.intents import Intent


COUNTERS_FROM: Final = 2
"""The round from which newcomers see what the bank has, the next VIA, and begun areas."""
SUNS_FROM: Final = 3
"""The round from which they see how far away the nearest suns are."""


def front_seat(view: View, computers: Collection[int]) -> PlayerId:
    """Return the player whose hand lies in front: that of a person, if any still plays.

    It is the person who decides, or else whose turn it is, or was last.
    """
    active, seats = view.turn.player, view.playing
    people = [seat for seat in seats if seat not in computers]
    if not people:
        return active
    last = max(people, key=lambda seat: (seat - active) % view.config.players)
    return next((seat for seat in (view.to_decide, active) if seat in people), last)


@dataclass(frozen=True, slots=True)
class TurnButton:
    """The large button of the turn: it rolls, passes or ends the turn."""

    label: str
    icon: str = ""
    key: str = ""
    note: str = ""
    """What it brings or costs, or why it is not possible."""
    enabled: bool = False
    quiet: bool = False
    """Whether it gives up what is still possible, so that nothing recommends it."""
    locked: bool = False
    """Whether the guidance wants something else first, so that it cannot even be pressed."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The visible page of the list of moves."""

    title: str
    lines: tuple[MoveLine, ...] = ()
    boxes: tuple[Box, ...] = ()
    keys: tuple[str, ...] = ()
    intents: tuple[Intent | None, ...] = ()
    """What chooses each line that is shown."""
    first: int = 0
    """Which move the first line is."""
    more: MoveLine | None = None
    """The line that turns the page."""
    note: str = ""
    """What is not possible any more, below the lines."""
    places: tuple[Target | None, ...] = ()
    """The square that each line is about, if it is about one."""

    def line_of(self, intent: Intent) -> int | None:
        """Return the line that an intent chooses, or None."""
        return self.intents.index(intent) if intent in self.intents else None

    @property
    def shown(self) -> tuple[MoveLine, ...]:
        """Return the lines with the one that turns the page."""
        return self.lines if self.more is None else (*self.lines, self.more)


@dataclass(frozen=True, slots=True, eq=False)
class TableFrame:
    """One moment of the table."""

    brush: Brush
    names: Names
    zones: Zones
    people: tuple[Person, ...]
    view: View
    """What is on the table now, while events are still shown."""
    effects: tuple[Effect, ...] = ()
    targets: frozenset[Target] = frozenset()
    """What can be clicked."""
    columns: tuple[int, ...] = ()
    """The column of each card of the hand in front; empty if they lie side by side."""
    chosen: tuple[Target, ...] = ()
    hinted: frozenset[Target] = frozenset()
    sentence: str = ""
    log: tuple[LogLine, ...] = ()
    so_far: LogLine | None = None
    """All of this turn in one line of the log, for where its lines have no room."""
    signs: bool = False
    """Whether the sheet says what the signs on a territory mean."""
    place: bool = False
    """Whether the sheet shows where the pawn of the turn stands: not below a bubble."""
    listing: Listing | None = None
    turn: TurnButton | None = None
    """None if the table is only watched."""
    pointed: Target | None = None
    """What the pointer or the keys are on."""
    ahead: int | None = None
    """The balance that what is pointed at would lead to."""
    beginning: bool = False
    """Whether the dice still decide who begins."""
    suns: tuple[NearestSun | None, ...] = ()
    """The sun that each player is nearest to, by seat."""
    threats: tuple[PlayerId, ...] = ()
    """Who could win in the next turn."""
    disabled: frozenset[str] = frozenset()
    """Buttons of the bar that do nothing now."""
    undo_is_unfair: bool = False
    """Whether only fair undo prevents undoing, and the last thing done was no undo."""
    newcomer: bool = False
    """Whether what is not needed yet is left out, as nobody here has played before."""
    guided: bool = False
    """Whether only what a guided lap asks for can be done."""
    aim: bool = False
    """Whether the pawn of the player in front is shown in the sun, the aim of the game."""
    taught: int | None = None
    """The round that a guided lap has taught as much as; None outside of one."""

    def stands_like(self, other: TableFrame) -> bool:
        """Return whether all that stands still on the table is the same in another frame."""
        return self.rolling == other.rolling and all(
            getattr(self, name) is getattr(other, name) for name in STANDING
        )

    @property
    def counts(self) -> bool:
        """Return whether the bank, the next VIA and the begun areas are shown."""
        return not self.newcomer or self._rounds >= COUNTERS_FROM

    @property
    def calm(self) -> bool:
        """Return whether a guided lap has only just begun, and explained no signs yet."""
        return self.taught is not None and self.taught < COUNTERS_FROM

    @property
    def tells_suns(self) -> bool:
        """Return whether it is shown how far away the nearest suns are."""
        return not self.newcomer or self._rounds >= SUNS_FROM

    @property
    def _rounds(self) -> int:
        """Return from which round on newcomers know what is shown here."""
        return self.view.turn.round if self.taught is None else self.taught

    @property
    def rolling(self) -> bool:
        """Return whether the dice roll, and so do not lie on the table."""
        return any(effect.kind is EffectKind.DICE for effect in self.effects)

    @property
    def announced(self) -> str:
        """Return the sentence of the bar; what the dice show is not told before they lie."""
        return "" if self.rolling else self.sentence

    @property
    def told(self) -> tuple[LogLine, ...]:
        """Return the lines of the log, without that of the dice before they lie."""
        return self.log[:-1] if self.rolling else self.log

    @property
    def front(self) -> PlayerId:
        """Return the player whose hand is in front."""
        computers = [seat for seat, person in enumerate(self.people) if person.computer]
        return front_seat(self.view, computers)

    @property
    def hand(self) -> tuple[KindId, ...]:
        """Return the hand that is in front."""
        return self.view.players[self.front].hand

    def laid_out(self, seat: PlayerId) -> tuple[KindId, ...]:
        """Return the hand of a player from left to right, as it lies if it is in front."""
        hand = self.view.players[seat].hand
        if seat != self.front or len(self.columns) != len(hand):
            return hand
        return tuple(hand[slot] for slot in sorted(range(len(hand)), key=self.columns.__getitem__))

    @property
    def active(self) -> PlayerId | None:
        """Return the player whose turn it is; None while the dice decide who begins."""
        return None if self.beginning else self.view.turn.player

    @property
    def arrival(self) -> int | None:
        """Return the square on which the player whose turn it is has arrived in this turn."""
        turn = self.view.turn
        thrown = turn.dice is not None and not self.beginning
        return self.view.players[turn.player].position if thrown else None

    @property
    def answering(self) -> bool:
        """Return whether somebody answers an offer or a counter-offer."""
        return bool(self.view.pending) and isinstance(self.view.pending[-1], Offer | Counter)

    @property
    def asked(self) -> PlayerId:
        """Return the player who must act."""
        return self.view.to_decide

    @property
    def choosing(self) -> bool:
        """Return whether a move was begun, or an event card asks for a choice."""
        last = self.view.pending[-1] if self.view.pending else None
        return bool(self.chosen) or isinstance(last, Choice)

    @property
    def won(self) -> bool:
        """Return whether somebody has reached the goal."""
        outcome = self.view.outcome
        return outcome is not None and outcome.kind is OutcomeKind.GOAL

    @property
    def sunny(self) -> frozenset[TerritoryId]:
        """Return the territories whose bonus counts."""
        return frozenset(
            territory
            for player in self.view.playing
            for area in sunny_areas(self.view, player)
            for territory in self.view.catalogue.areas[area].territories
        )


STANDING: Final = tuple(part.name for part in fields(TableFrame) if part.name != "effects")
"""All parts of a frame but what moves."""
