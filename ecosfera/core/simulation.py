"""What a simulation of many games asks of one game, beside its rules and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ecosfera.core.game import Config, Json

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


@dataclass(frozen=True, slots=True)
class SimulationOption:
    """An option of `ecosfera simulate` that the game adds: a number, or a switch without one."""

    name: str
    """The option is `--<name>`."""
    numbers: tuple[int, int] | None = None
    """Lowest and highest allowed number."""
    default: int = 0
    metavar: str = ""
    help: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """A chart of a simulation's report."""

    title: str
    note: str
    bars: list[tuple[str, float, str]]
    """Label, length and the text after the bar."""
    colour: str = ""
    """`red`, `sand`, or empty for the usual colour."""
    largest: float = 0.0
    """The length that fills the width, unless a bar is longer."""


@dataclass(frozen=True, slots=True)
class Factor:
    """Things whose games are compared with the games without them."""

    title: str
    file: str
    """Name of the table, such as `species.csv`."""
    key: str
    """Where a game's record lists them."""


class Recorder(Protocol):
    """Gathers what a simulation reports of one game."""

    def hear(self, turn: int, events: Iterable[Any]) -> None:
        """Note what one action, done in this turn, brought about."""

    def figures(self, end: Any) -> tuple[int, ...]:
        """Return the figures of the finished game, in the order of `Simulation.figures`."""

    def record(self) -> Json:
        """Return everything that was noted."""


class Simulation(Protocol[Config]):
    """What a simulation of many games asks of one game."""

    @property
    def options(self) -> Sequence[SimulationOption]:
        """The options that make a configuration."""

    @property
    def figures(self) -> Mapping[str, int]:
        """The numbers a game ends with, by name, and the largest each can be."""

    @property
    def factors(self) -> Sequence[Factor]:
        """What games are compared by."""

    def config(self, values: Mapping[str, int]) -> Config:
        """Return the configuration that the options ask for; a switch is 0 or 1."""

    def with_seed(self, config: Config, seed: str) -> Config:
        """Return the configuration with another seed."""

    def recorder(self) -> Recorder:
        """Return a recorder for one game."""

    def columns(self, record: Mapping[str, Any]) -> Mapping[str, str]:
        """Return further columns of the table of games."""

    def charts(self, records: Sequence[Mapping[str, Any]]) -> list[Bars]:
        """Return the charts of a report, for at least one game."""
