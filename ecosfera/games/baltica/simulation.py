"""The report of a simulation of many games, as far as it depends on this game."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.json_fields import (
    CodecError,
    read_choice,
    read_integer,
    read_list,
    read_object,
    shown,
)
from ecosfera.core.simulation import Bars, Factor, SimulationOption
from ecosfera.games.baltica import game
from ecosfera.games.baltica.bots.game_record import GameRecord, GameRecorder
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.ids import (
    ELEMENT_STACK,
    LAST_ROUND,
    LEVELS,
    LIVING_HABITATS,
    PLAYERS,
    ROW_CARDS,
    STARTING_PRESSURES,
)
from ecosfera.games.baltica.rules.state import IMPACT_TILES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.state import State

IMPACT_CAUSES: Final = {
    "three_pressures": "three pressure cards drawn or passed",
    "four_pressures": "four pressure cards at turn start",
    "three_elements": "three elements of a kind",
    "nothing_acquired": "a turn without acquiring",
    "policy": "a policy card",
    "climate_change": "climate change",
}
PRESSURE_CAUSES: Final = {
    "nothing_acquired": "a turn without acquiring",
    "three_elements": "three elements of a kind",
    "policy": "a policy card",
}
MOST_TURNS: Final = LAST_ROUND * PLAYERS[1]
_RECORD_KEYS: Final = tuple(field.name for field in fields(GameRecord))


def load() -> BalticaSimulation:
    """Return the simulation of the game."""
    return BalticaSimulation(game.load().catalogue)


class BalticaRecorder(GameRecorder):
    """Records what happens in one game."""

    def figures(self, end: State) -> tuple[int, ...]:
        """Return the numbers of impacts and habitats of the finished game."""
        return end.impacts, len(end.habitats)

    def record(self) -> dict[str, Any]:
        """Return everything recorded."""
        return asdict(self.story())


class BalticaSimulation:
    """Implements `core.simulation.Simulation`."""

    options = (
        SimulationOption("players", PLAYERS, 2, "P", "rows, 1-4"),
        SimulationOption("level", LEVELS, 1, "L", "1 or 2"),
        SimulationOption("element-stack", ELEMENT_STACK, 6, "N", "3 (advanced) to 8"),
        SimulationOption(
            "pressures", STARTING_PRESSURES, 2, "N", "3: high pressure; below 2: gentler"
        ),
        SimulationOption("eutrophication"),
        SimulationOption("biodiversity-loss"),
        SimulationOption("living-habitats", LIVING_HABITATS, 0, "N", "restored at the start, 0-3"),
        SimulationOption("row-cards", ROW_CARDS, 4, "N", "cards of a new row, 4 or 5"),
        SimulationOption("homecoming"),
        SimulationOption("no-house-cards"),
    )
    figures: Mapping[str, int] = {"impacts": IMPACT_TILES, "habitats": len(HABITATS)}
    factors = (
        Factor("Species that matter", "species.csv", "acquired"),
        Factor("Policy cards that matter", "policies.csv", "policies"),
        Factor("Measures that matter", "measures.csv", "measures"),
    )

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def config(self, values: Mapping[str, int]) -> Config:
        """Return the configuration for these options."""
        return Config(
            players=values["players"],
            element_stack=values["element-stack"],
            pressures=values["pressures"],
            eutrophication=bool(values["eutrophication"]),
            biodiversity_loss=bool(values["biodiversity-loss"]),
            living_habitats=values["living-habitats"],
            row_cards=values["row-cards"],
            homecoming=bool(values["homecoming"]),
            policies=values["level"] == 2,
            house_cards=not values["no-house-cards"],
        )

    def with_seed(self, config: Config, seed: str) -> Config:
        """Return the configuration with another seed."""
        return replace(config, seed=seed)

    def recorder(self) -> BalticaRecorder:
        """Return a recorder for one game."""
        return BalticaRecorder(self._catalogue)

    def read_record(self, value: object, where: str) -> dict[str, Any]:
        """Return a validated record. Raise `CodecError`."""
        record = read_object(value, where, _RECORD_KEYS)
        for key in ("impacts", "pressures"):
            counts = read_object(record[key], f"{where}.{key}", (), tuple(Cause))
            for cause, count in counts.items():
                read_integer(count, f"{where}.{key}.{cause}", 1, MOST_TURNS)
        for i, entry in enumerate(read_list(record["restored"], f"{where}.restored")):
            place = f"{where}.restored[{i}]"
            habitat, turn = read_list(entry, place, 2)
            read_choice(habitat, place, HABITATS)
            read_integer(turn, place, 1, MOST_TURNS)
        known = {"funding", *self._catalogue.ids}
        for key in ("acquired", "policies", "measures"):
            for i, name in enumerate(read_list(record[key], f"{where}.{key}")):
                if not isinstance(name, str) or name not in known:
                    raise CodecError(f"{where}.{key}[{i}]: there is no card {shown(name)}")
        return record

    def columns(self, record: Mapping[str, Any]) -> Mapping[str, str]:
        """Return the habitats in the order in which they were restored."""
        return {"restored": " ".join(habitat for habitat, _turn in record["restored"])}

    def charts(self, records: Sequence[Mapping[str, Any]]) -> list[Bars]:
        """Return charts of the causes of impacts and pressure cards, and of restored habitats."""
        return [
            Bars(
                "What brings impact tiles",
                "Tiles per game, by what caused them, or brought the third pressure card.",
                _per_game([record["impacts"] for record in records], IMPACT_CAUSES),
                colour="red",
            ),
            Bars(
                "What brings pressure cards",
                "Cards per game, by what caused them.",
                _per_game([record["pressures"] for record in records], PRESSURE_CAUSES),
                colour="sand",
            ),
            Bars(
                "Habitats",
                "In how many games each was restored, and in which turn on average.",
                _habitats(records),
                largest=1.0,
            ),
        ]


def _per_game(
    counts: Sequence[Mapping[str, int]], names: Mapping[str, str]
) -> list[tuple[str, float, str]]:
    """Return bars for how often each cause struck per game, the most frequent first."""
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
    return [
        (names.get(cause, cause), n / len(counts), f"{n / len(counts):.2f}")
        for cause, n in total.most_common()
    ]


def _habitats(records: Sequence[Mapping[str, Any]]) -> list[tuple[str, float, str]]:
    """Return bars for the fraction of games in which each habitat was restored."""
    bars = []
    for habitat in HABITATS:
        turns = [turn for record in records for name, turn in record["restored"] if name == habitat]
        share = len(turns) / len(records)
        when = f", turn {sum(turns) / len(turns):.0f}" if turns else ""
        bars.append((habitat.replace("_", " "), share, f"{share:.0%}{when}"))
    return bars
