"""The report of a simulation of many games, as far as it depends on this game."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.json_fields import read_choice, read_integer, read_list, read_object
from ecosfera.core.simulation import Bars, SimulationOption
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import (
    AREAS,
    GOAL,
    MOST,
    OFFERS,
    PLAYERS,
    ROUND_LIMIT,
    START_TERRITORIES,
    SWITCH,
)
from ecosfera.games.co2.rules.state import OutcomeKind, OutReason, sunny_areas

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import State

ENDINGS: Final = {
    "goal": "somebody reached the goal",
    "last": "the others went out",
    "rounds": "the round limit",
}
COUNTED: Final = {
    "offers": "offers",
    "territory_trades": "trades with territories",
    "card_trades": "trades of cards only",
    "money_trades": "trades of money only",
    "actions": "actions",
    "debts": "debts",
    "sales": "sales to the bank",
    "out_by_debt": "players out by debt",
    "out_by_balance": "players out by balance",
}
"""What is counted in a game, in the words of the report."""


@dataclass(slots=True)
class GameRecord:
    """The record of one game."""

    ending: str = ""
    winners: tuple[int, ...] = ()
    """Seats of the winners, counted clockwise from the player who began."""
    offers: int = 0
    territory_trades: int = 0
    card_trades: int = 0
    money_trades: int = 0
    actions: int = 0
    debts: int = 0
    sales: int = 0
    out_by_debt: int = 0
    out_by_balance: int = 0


_KEYS: Final = tuple(field.name for field in fields(GameRecord))


def load() -> Co2Simulation:
    """Return the simulation of the game."""
    return Co2Simulation()


class Co2Recorder:
    """Records what happens in one game."""

    def __init__(self) -> None:
        self._record = GameRecord()

    def hear(self, _turn: int, events: Iterable[Event]) -> None:
        """Record the events of one action."""
        record = self._record
        for event in events:
            match event:
                case ev.Offered():
                    record.offers += 1
                case ev.Traded():
                    self._count_trade(event)
                case ev.Played():
                    record.actions += 1
                case ev.DebtArose():
                    record.debts += 1
                case ev.Sold():
                    record.sales += 1
                case ev.WentOut(_, reason):
                    record.out_by_debt += reason is OutReason.DEBT
                    record.out_by_balance += reason is OutReason.BALANCE
                case _:
                    pass

    def _count_trade(self, trade: ev.Traded) -> None:
        if trade.give.territories or trade.get.territories:
            self._record.territory_trades += 1
        elif trade.give.cards:
            self._record.card_trades += 1
        else:
            self._record.money_trades += 1

    def figures(self, end: State) -> tuple[int, ...]:
        """Return the winner's areas with bonus, and how many players went out."""
        view = end.view
        assert view.outcome is not None
        seats = len(view.players)
        winners = view.outcome.winners
        self._record.ending = view.outcome.kind.value
        self._record.winners = tuple(sorted((w - view.turn.first) % seats for w in winners))
        suns = max(len(sunny_areas(view, winner)) for winner in winners)
        return suns, seats - len(view.playing)

    def record(self) -> dict[str, Any]:
        """Return everything recorded; how the game ended is known after `figures`."""
        return {**asdict(self._record), "winners": list(self._record.winners)}


class Co2Simulation:
    """Implements `core.simulation.Simulation`."""

    options = (
        SimulationOption("players", PLAYERS, 2, "P", "players, 2-4"),
        SimulationOption("goal", GOAL, 20, "N", "balance that wins, 10-20"),
        SimulationOption("start-territories", START_TERRITORIES, 2, "N", "2 or 3"),
        SimulationOption("round-limit", ROUND_LIMIT, 100, "N", "1-200"),
        SimulationOption("offers", OFFERS, 3, "N", "offers in a turn, 0-5"),
        SimulationOption("flow", SWITCH, 1, "N", "1: CO2 squares serve those who pass, 0: not"),
        SimulationOption("head-start", SWITCH, 0, "N", "1: two of an area, actions done, 0: not"),
        SimulationOption("retire", SWITCH, 0, "N", "1: credits may be handed in, 0: not"),
        SimulationOption("last-earned", SWITCH, 0, "N", "1: not for the last point, 0: for any"),
        SimulationOption("afar", SWITCH, 0, "N", "1: territories are bought from afar, 0: not"),
        SimulationOption("new-kinds", SWITCH, 0, "N", "1: exchanges bring new kinds, 0: any"),
        SimulationOption("late-trades", SWITCH, 0, "N", "1: territories from round 3 on, 0: any"),
    )
    figures: Mapping[str, int] = {"suns": AREAS, "out": PLAYERS[1]}
    factors = ()

    def config(self, values: Mapping[str, int]) -> Config:
        """Return the configuration for these options."""
        return Config(
            players=values["players"],
            goal=values["goal"],
            start_territories=values["start-territories"],
            round_limit=values["round-limit"],
            offers=values["offers"],
            flow=bool(values["flow"]),
            head_start=bool(values["head-start"]),
            retire=bool(values["retire"]),
            last_earned=bool(values["last-earned"]),
            afar=bool(values["afar"]),
            new_kinds=bool(values["new-kinds"]),
            late_trades=bool(values["late-trades"]),
        )

    def with_seed(self, config: Config, seed: str) -> Config:
        """Return the configuration with another seed."""
        return replace(config, seed=seed)

    def recorder(self) -> Co2Recorder:
        """Return a recorder for one game."""
        return Co2Recorder()

    def read_record(self, value: object, where: str) -> dict[str, Any]:
        """Return a validated record. Raise `CodecError`."""
        record = read_object(value, where, _KEYS)
        read_choice(record["ending"], f"{where}.ending", [kind.value for kind in OutcomeKind])
        for i, seat in enumerate(read_list(record["winners"], f"{where}.winners")):
            read_integer(seat, f"{where}.winners[{i}]", 0, PLAYERS[1] - 1)
        for key in COUNTED:
            read_integer(record[key], f"{where}.{key}", 0, MOST)
        return record

    def columns(self, record: Mapping[str, Any]) -> Mapping[str, str]:
        """Return how the game ended, and who won."""
        return {"ending": record["ending"], "winners": " ".join(map(str, record["winners"]))}

    def charts(self, records: Sequence[Mapping[str, Any]]) -> list[Bars]:
        """Return charts of the endings, of the winners' seats and of what happened."""
        games = len(records)
        endings = Counter(record["ending"] for record in records)
        seats = Counter(seat for record in records for seat in record["winners"])
        return [
            Bars(
                "How games end",
                "Share of the games.",
                [
                    (text, endings[key] / games, f"{endings[key] / games:.1%}")
                    for key, text in ENDINGS.items()
                ],
                largest=1.0,
            ),
            Bars(
                "Who wins",
                "Share of the games, by seat: the first one began.",
                [
                    (f"seat {seat + 1}", n / games, f"{n / games:.1%}")
                    for seat, n in sorted(seats.items())
                ],
                largest=1.0,
            ),
            Bars(
                "What happens",
                "Times per game.",
                [
                    (text, mean, f"{mean:.1f}")
                    for key, text in COUNTED.items()
                    for mean in [sum(record[key] for record in records) / games]
                ],
                colour="sand",
            ),
        ]
