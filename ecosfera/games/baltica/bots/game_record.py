"""Record what happened in a game from its events, for reports over many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import FIRST_FUNDING, HABITATS
from ecosfera.games.baltica.rules.events import Cause, Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.events import Event


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The record of one game; the names are those of the protocol."""

    impacts: dict[str, int] = field(default_factory=dict)
    """Number of impact tiles placed, by cause."""
    pressures: dict[str, int] = field(default_factory=dict)
    """Number of pressure cards that joined a row, by cause."""
    restored: tuple[tuple[str, int], ...] = ()
    """Habitats in the order they were restored, with the turn."""
    acquired: tuple[str, ...] = ()
    """Species that moved from the market to a row."""
    policies: tuple[str, ...] = ()
    """Policy cards drawn."""
    measures: tuple[str, ...] = ()
    """Measures implemented."""


class GameRecorder:
    """Collects the events of a game."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._names = catalogue.names
        self._impacts: Counter[str] = Counter()
        self._pressures: Counter[str] = Counter()
        self._restored: list[tuple[str, int]] = []
        self._acquired: list[str] = []
        self._policies: list[str] = []
        self._measures: list[str] = []

    def hear(self, turn: int, events: Iterable[Event]) -> None:
        """Record the events of one action in turn number `turn`."""
        cause = Cause.POLICY
        for event in events:
            match event:
                case ev.Triggered():
                    cause = event.cause
                case ev.ImpactPlaced():
                    # Report what added the third pressure card, not the three pressure cards.
                    last = event.cause is Cause.THREE_PRESSURES
                    self._impacts[cause if last else event.cause] += 1
                case ev.HabitatRestored():
                    self._restored.append((HABITATS[event.habitat], turn))
                case ev.CardMoved(card, source, target) if target.zone is Zone.ROW:
                    if source.zone is Zone.PRESSURES:
                        self._pressures[cause] += 1
                    elif source.zone in {Zone.PRODUCERS, Zone.CONSUMERS}:
                        self._acquired.append(self._names[card])
                case ev.PolicyDrawn(card):
                    cause = Cause.POLICY
                    self._policies.append("funding" if card >= FIRST_FUNDING else self._names[card])
                case ev.MeasureImplemented(card):
                    self._measures.append(self._names[card])
                case _:
                    pass

    def story(self) -> GameRecord:
        """Return the record so far."""
        return GameRecord(
            impacts=dict(self._impacts),
            pressures=dict(self._pressures),
            restored=tuple(self._restored),
            acquired=tuple(self._acquired),
            policies=tuple(self._policies),
            measures=tuple(self._measures),
        )
