"""The interface of a game for simulations of many matches, besides its rules and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ecosfera.core.game import Config, Json

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


@dataclass(frozen=True, slots=True)
class SimulationOption:
    """An option of `ecosfera simulate` that the game adds: a number, or else a switch."""

    name: str
    """Name of the option `--<name>`."""
    numbers: tuple[int, int] | None = None
    """Minimum and maximum of the number."""
    default: int = 0
    metavar: str = ""
    help: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar chart in the report of a simulation."""

    title: str
    note: str
    bars: list[tuple[str, float, str]]
    """Label, length and value text of each bar."""
    colour: str = ""
    """`red`, `sand`, or empty for the default colour."""
    largest: float = 0.0
    """The length of a bar of full width, unless a bar is longer."""


@dataclass(frozen=True, slots=True)
class Factor:
    """A group of items; games with each item are compared with the games without it."""

    title: str
    file: str
    """Name of the table file, such as `species.csv`."""
    key: str
    """The key of the list in the game's record."""


class Recorder(Protocol):
    """Collects what a simulation reports of one game."""

    def hear(self, turn: int, events: Iterable[Any]) -> None:
        """Record the events of one action taken in this turn."""

    def figures(self, end: Any) -> tuple[int, ...]:
        """Return the figures of the finished game, in the order of `Simulation.figures`."""

    def record(self) -> Json:
        """Return everything recorded."""


class Simulation(Protocol[Config]):
    """The interface of a game that can be simulated."""

    @property
    def options(self) -> Sequence[SimulationOption]:
        """Return the options of which `config` makes a configuration."""

    @property
    def figures(self) -> Mapping[str, int]:
        """Return the figures of a finished game by name, with the maximum of each."""

    @property
    def factors(self) -> Sequence[Factor]:
        """Return the factors by which games are compared."""

    def config(self, values: Mapping[str, int]) -> Config:
        """Return the configuration for these options; a switch is 0 or 1."""

    def with_seed(self, config: Config, seed: str) -> Config:
        """Return the configuration with another seed."""

    def recorder(self) -> Recorder:
        """Return a recorder for one game."""

    def read_record(self, value: object, where: str) -> Json:
        """Return a validated record of a game that was read from a file.

        `where` is its path for error messages. Raises `CodecError`.
        """

    def columns(self, record: Mapping[str, Any]) -> Mapping[str, str]:
        """Return additional columns for the table of games."""

    def charts(self, records: Sequence[Mapping[str, Any]]) -> list[Bars]:
        """Return the charts of a report on at least one game."""
