"""What happened in a game, gathered from its events: for reports over many games."""

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
    """What happened in one game, by the names of the protocol."""

    impacts: dict[str, int] = field(default_factory=dict)
    """How many impact tiles each cause placed."""
    pressures: dict[str, int] = field(default_factory=dict)
    """How many pressure cards joined a row, by cause."""
    restored: tuple[tuple[str, int], ...] = ()
    """The habitats in the order they were restored, with the turn."""
    acquired: tuple[str, ...] = ()
    """The species that left the market for a row."""
    policies: tuple[str, ...] = ()
    """The policy cards that were drawn."""
    measures: tuple[str, ...] = ()
    """The measures that were implemented."""


class GameRecorder:
    """Listens to a game."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._names = catalogue.names
        self._impacts: Counter[str] = Counter()
        self._pressures: Counter[str] = Counter()
        self._restored: list[tuple[str, int]] = []
        self._acquired: list[str] = []
        self._policies: list[str] = []
        self._measures: list[str] = []

    def hear(self, turn: int, events: Iterable[Event]) -> None:
        """Notes what one action, done in this turn, brought about."""
        cause = Cause.POLICY
        for event in events:
            match event:
                case ev.Triggered():
                    cause = event.cause
                case ev.ImpactPlaced():
                    # Three pressure cards are the last straw; what brought the third says more.
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
        """All that was heard."""
        return GameRecord(
            impacts=dict(self._impacts),
            pressures=dict(self._pressures),
            restored=tuple(self._restored),
            acquired=tuple(self._acquired),
            policies=tuple(self._policies),
            measures=tuple(self._measures),
        )
