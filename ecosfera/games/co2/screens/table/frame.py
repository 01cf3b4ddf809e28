"""The frame: immutable values from which one picture of the table is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.standing import sunny_areas
from ecosfera.games.co2.rules.state import Choice, OutcomeKind

if TYPE_CHECKING:
    from ecosfera.games.co2.cards.brush import Brush
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.screens.table.geometry.zones import Zones
    from ecosfera.games.co2.screens.table.playback.effects import Effect
    from ecosfera.games.co2.text.log_line import LogLine
    from ecosfera.games.co2.text.move_text import MoveLine
    from ecosfera.games.co2.text.names import Names
    from ecosfera.games.co2.text.people import Person
    from ecosfera.ui.draw.box import Box


@dataclass(frozen=True, slots=True)
class TurnButton:
    """The large button of the turn: it rolls, passes or ends the turn."""

    label: str
    icon: str = ""
    key: str = ""
    note: str = ""
    """What it brings or costs, or why it is not possible."""
    enabled: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """The visible page of the list of moves."""

    title: str
    lines: tuple[MoveLine, ...] = ()
    boxes: tuple[Box, ...] = ()
    keys: tuple[str, ...] = ()
    first: int = 0
    """Which move the first line is."""
    more: str = ""
    """The text of the line that turns the page; empty if there is none."""


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
    chosen: tuple[Target, ...] = ()
    hinted: frozenset[Target] = frozenset()
    sentence: str = ""
    log: tuple[LogLine, ...] = ()
    listing: Listing | None = None
    turn: TurnButton | None = None
    """None if the table is only watched."""
    pointed: Target | None = None
    """What the pointer or the keys are on."""
    ahead: int | None = None
    """The balance that what is pointed at would lead to."""
    warm: frozenset[int] = frozenset()
    """Places of cards in the hand that can be played, or would be with a credit."""
    disabled: frozenset[str] = frozenset()
    """Buttons of the bar that do nothing now."""

    @property
    def front(self) -> PlayerId:
        """Return the player whose hand is in front."""
        return self.view.turn.player

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
