"""Measure the computer players of CO₂ Balance, at tables of two to four.

The games of every table are kept in a file of its own in `build/out/strength_co2`, ten games at a
time, so the work can be stopped and goes on later. `--page` writes the page STRENGTH.md beside the
bots from the games played so far.

    python build/strength_co2.py --games 200
    python build/strength_co2.py --page
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from drought_co2 import HABITS, Habits, section

from ecosfera.games.co2.bots.dealings import Trade, undoes
from ecosfera.games.co2.bots.roster import BOTS, computer_player, people_in
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.bots.valuation import BOLD, CHARACTERS, OBLIGING, STEADY
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.engine import apply
from ecosfera.games.co2.rules.state import Counter as CounterOffer
from ecosfera.games.co2.rules.state import Offer
from ecosfera.games.co2.simulation import Co2Recorder
from ecosfera.tools.simulate.run import wilson

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "out" / "strength_co2"
PAGE: Final = ROOT / "ecosfera" / "games" / "co2" / "bots" / "STRENGTH.md"
CHUNK: Final = 10
TIMED: Final = 10
"""Of so many actions one is timed, as reading the clock takes long on some systems."""
SEED: Final = "strength"
NO_TRADES: Final = "no-trades"
"""The steady character without trades: it makes no offers, and refuses all."""


class NoTrades(Trader):
    """Plays like the steady character, but never trades."""

    def think(self, state: State) -> Generator[None, None, Action]:
        """Refuse all offers."""
        if state.view.pending and isinstance(state.view.pending[-1], Offer | CounterOffer):
            yield
            return act.Refuse()
        return (yield from super().think(state))

    def offer(self, _view: object) -> Generator[None, None, None]:
        """Make no offer."""
        yield from ()


class Measured(NamedTuple):
    """A table to measure: who sits at it, and the share of the games to play there."""

    seats: tuple[str, ...]
    share: float
    new: bool = False
    """Whether the short game with flow and a head start is played, as the set-up begins it."""


THREE: Final = (STEADY.id, BOLD.id, OBLIGING.id)
PAIRS: Final = tuple((one, two) for one in THREE for two in THREE if one < two)
FULL: Final = tuple((*THREE, fourth) for fourth in THREE)
LEVELS: Final = ("newcomer", STEADY.id, "strong")
STRENGTHS: Final = (("strong", STEADY.id), *((HABITS, level) for level in LEVELS))
TABLES: Final = {
    **{f"2-{one}-{two}": Measured((one, two), 1 / 3) for one, two in PAIRS},
    "3-characters": Measured(THREE, 1),
    **{f"4-{seats[-1]}-twice": Measured(seats, 1 / 3) for seats in FULL},
    **{f"3-{name}-among-greedy": Measured((name, "greedy", "greedy"), 0.2) for name in THREE},
    **{f"3-{name}-among-random": Measured((name, "random", "random"), 0.1) for name in THREE},
    "3-no-trades": Measured((NO_TRADES, STEADY.id, BOLD.id), 0.4),
    "3-greedy": Measured(("greedy",) * 3, 0.2),
    "3-nobody-trades": Measured((NO_TRADES,) * 3, 0.2),
    "3-random": Measured(("random",) * 3, 0.2),
    **{f"2-{one}-against-{two}": Measured((one, two), 2, new=True) for one, two in STRENGTHS},
    **{f"3-{HABITS}-among-{name}": Measured((HABITS, name, name), 1, new=True) for name in LEVELS},
}
"""The tables by name."""
MIXED: Final = {
    2: [name for name in TABLES if name.startswith("2-") and not TABLES[name].new],
    3: ["3-characters"],
    4: [name for name in TABLES if name.startswith("4-")],
}
"""The tables of characters alone, by number of players."""
ENDS: Final = {"goal": "by the goal", "last": "last one left", "rounds": "100 rounds"}
EXPECTED: Final = {
    "ends": {2: "57.0 %", 3: "98.8 %", 4: "99.2 %"},
    "turns": {2: "93", 3: "82", 4: "95"},
    "trades": {2: "13.6", 3: "21.0", 4: "27.1"},
    "offers": {2: "19.3", 3: "33.3", 4: "50.7"},
    "actions": {2: "51", 3: "71", 4: "79"},
}
"""The figures of the reference simulation with which the data of the game were tuned."""


def main() -> None:
    """Play the missing games, or write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="games of a full table")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument("--page", action="store_true", help="write STRENGTH.md beside the bots")
    options = parser.parse_args()
    if options.page:
        PAGE.write_text(page(), encoding="utf-8")
        return
    OUT.mkdir(parents=True, exist_ok=True)
    # Go round all tables, so that after a stop all have their share of the games.
    for upto in range(CHUNK, options.games + CHUNK, CHUNK):
        for name in options.tables:
            _play(name, round(upto * TABLES[name].share))


def _play(name: str, games: int) -> None:
    """Play the missing games of a table."""
    done = _load(name)
    if len(done) >= games:
        return
    done += [play(TABLES[name], number) for number in range(len(done), games)]
    (OUT / f"{name}.json").write_text(json.dumps(done), encoding="utf-8")
    print(name, len(done), flush=True)


def _load(name: str) -> list[dict[str, Any]]:
    """Return the saved games of a table."""
    file = OUT / f"{name}.json"
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return found


def _bot(name: str, seed: str, seats: Sequence[str]) -> Bot[State, Action]:
    if name == HABITS:
        return Habits(seed)
    people = people_in(["" if seat == HABITS else seat for seat in seats])
    if people:
        return computer_player(STEADY.id, seed, people, name)
    return NoTrades(CHARACTERS[STEADY.id]) if name == NO_TRADES else BOTS[name](seed)


def play(table: Measured, number: int) -> dict[str, Any]:
    """Play a game and return what is counted; the seats move on by one from game to game."""
    turned = number % len(table.seats)
    seats = [*table.seats[turned:], *table.seats[:turned]]
    # The same game is played with every order of the seats.
    seed = f"{SEED}/{number // len(seats) if table.new else number}"
    config = Config(players=len(seats), seed=seed)
    if table.new:
        config = replace(config, goal=15, start_territories=3, flow=True, head_start=True)
    state, _ = load().new(config)
    bots = [_bot(name, f"{seed} {seat}", seats) for seat, name in enumerate(seats)]
    recorder = Co2Recorder()
    longest, total, timed, moves = 0.0, 0.0, 0, 0
    asked = agreed = undone = 0
    trades: list[Trade] = []
    while state.view.outcome is None:
        decides = state.view.to_decide
        moves += 1
        if moves % TIMED:
            action = bots[decides].choose(state)
        else:
            start = time.thread_time()
            action = bots[decides].choose(state)
            taken = time.thread_time() - start
            longest, total, timed = max(longest, taken), total + taken, timed + 1
        to_people = isinstance(action, act.Propose) and seats[action.to] == HABITS
        asked += to_people and seats[decides] != HABITS
        view = state.view
        state, events = apply(state, action)
        for event in events:
            if isinstance(event, ev.Traded):
                agreed += seats[event.partner] == HABITS != seats[event.player]
                made = act.Propose(event.partner, event.give, event.get)
                undone += undoes(view, made, trades)
                trade = Trade(view.turn.round, event.player, event.partner, event.give, event.get)
                trades.insert(0, trade)
        recorder.hear(state.view.turn.number, events)
    recorder.figures(state)
    return {
        **recorder.record(),
        "won_by": [seats[winner] for winner in state.view.outcome.winners],
        "turns": state.view.turn.number,
        "traded": len(trades),
        "undone": undone,
        "asked": asked,
        "agreed": agreed,
        "timed": timed,
        "seconds": total,
        "longest": longest,
    }


# -- the page --------------------------------------------------------------------------------------

INTRODUCTION: Final = """\
# How the computer players of CO₂ Balance play

Three characters buy, improve, trade, settle debts and hold a lead. They see what everybody sees:
not the deck, not the dice to come. `valuation.py` says in numbers how they differ.

- **steady** keeps reserves, buys with care and asks for the larger part of what a trade brings.
- **bold** spends, and pays for areas.
- **obliging** likes trades that help both, and leaves the larger part to the other side.

Beside them: **random** plays any legal action, **greedy** takes what brings most at once and trades
little, **no-trades** plays like the steady character but never trades.

`python build/strength_co2.py` plays the games, `--page` writes this page. Shares have their 95 %
interval (Wilson) and the number of games; the seats rotate, the full game is played: goal 20, two
territories each, 100 rounds.
"""
DIFFERENCES: Final = """\
The reference is the simulation with which prices, rents and bonuses were tuned before the program
was written; its two bots looked at every possible deal. These characters differ from it:

- With two and three players games are shorter, and fewer players go out: who is in debt looks for a
  trade before anything is sold to the bank.
- They exchange more action cards, as each card that fits one and not the other helps both.
- Nobody deals with whoever could win on the next turn, and with four players that can block a game.
  After some hundred turns they give it up, rather than play on and on: few games meet the limit.
"""


def page() -> str:
    """Return the page about the computer players, from the games played."""
    lines = [*INTRODUCTION.splitlines(), "", *_together(), "", *DIFFERENCES.splitlines(), ""]
    lines += [*_against(), "", *_others(), "", *strengths(), "", *section(), "", *_speed()]
    return "\n".join(lines) + "\n"


def _together() -> list[str]:
    """Return the table of the characters among themselves, beside the reference."""
    games = {
        players: [g for name in names for g in _load(name)] for players, names in MIXED.items()
    }
    rows = {
        "games": [str(len(found)) for found in games.values()],
        **{
            text: [
                _share(sum(g["ending"] == end for g in found), len(found))
                for found in games.values()
            ]
            for end, text in ENDS.items()
        },
        "reference: by the goal": [EXPECTED["ends"][players] for players in games],
        "turns, 10 % / median / 90 %": [
            _spread([g["turns"] for g in found]) for found in games.values()
        ],
        "reference: median": [EXPECTED["turns"][players] for players in games],
        "trades: territories / cards only / money only": [
            " / ".join(
                f"{statistics.fmean(g[key] for g in found):.1f}"
                for key in ("territory_trades", "card_trades", "money_trades")
            )
            for found in games.values()
        ],
        "reference: trades in all": [EXPECTED["trades"][players] for players in games],
        "offers": [
            f"{statistics.fmean(g['offers'] for g in found):.1f}" for found in games.values()
        ],
        "reference: offers": [EXPECTED["offers"][players] for players in games],
        "actions / debts / sales to the bank": [
            " / ".join(
                f"{statistics.fmean(g[key] for g in found):.1f}"
                for key in ("actions", "debts", "sales")
            )
            for found in games.values()
        ],
        "games in which somebody goes out": [
            _share(sum(g["out_by_debt"] + g["out_by_balance"] > 0 for g in found), len(found))
            for found in games.values()
        ],
        "first player wins": [
            _share(sum(0 in g["winners"] for g in found), len(found)) for found in games.values()
        ],
        **{
            f"{name}, wins per seat played": [
                _share(*_wins(name, MIXED[players])) for players in games
            ]
            for name in THREE
        },
    }
    head = [
        "## Among themselves",
        "",
        "| | 2 players | 3 players | 4 players |",
        "| --- | --- | --- | --- |",
    ]
    return [*head, *(f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items())]


def _wins(name: str, tables: Sequence[str]) -> tuple[int, int]:
    """Return how many games a character won, and how many times it sat at these tables."""
    won = played = 0
    for table in tables:
        games = _load(table)
        won += sum(g["won_by"].count(name) for g in games)
        played += TABLES[table].seats.count(name) * len(games)
    return won, played


def _against() -> list[str]:
    """Return the table of one player against two others."""
    lines = [
        "## One against two others (fair: 33.3 %)",
        "",
        "| one | two others | wins | by the goal | median turns |",
        "| --- | --- | --- | --- | --- |",
    ]
    for table in [name for name in TABLES if "-among-" in name and not TABLES[name].new] + [
        "3-no-trades"
    ]:
        games, seats = _load(table), TABLES[table].seats
        won = sum(seats[0] in g["won_by"] for g in games)
        goal = sum(g["ending"] == "goal" for g in games)
        others = " and ".join(dict.fromkeys(seats[1:]))
        median = round(statistics.median(g["turns"] for g in games))
        cells = [seats[0], others, _share(won, len(games)), _share(goal, len(games)), str(median)]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _others() -> list[str]:
    """Return the table of three of a kind."""
    lines = [
        "## Three of a kind",
        "",
        "| all three | by the goal | last one left | 100 rounds | median turns |",
        "| --- | --- | --- | --- | --- |",
    ]
    for table in ("3-greedy", "3-nobody-trades", "3-random"):
        games = _load(table)
        ends = Counter(g["ending"] for g in games)
        cells = [TABLES[table].seats[0], *(_share(ends[end], len(games)) for end in ENDS)]
        cells.append(str(round(statistics.median(g["turns"] for g in games))))
        lines.append(f"| {' | '.join(cells)} |")
    return lines


STRENGTH_TEXT: Final = """\
## Three strengths

Beside its character a computer player has a strength, one for all at a table: **newcomer** sees
little of an area's prospect, carries out one action in four of five turns in which a card fits, and
seldom makes offers to computers; **steady** is everything above; **strong** knows how many actions
lie on the best way to the goal, over one or two areas, for itself and for whoever trades with it.
The short game with flow and a head start (RULES 2.9), each game once from either seat. *Habits* is
the model of people (`build/drought_co2.py`).

*Trades undone* gave back, without a debt, what the same two had traded in the last eight rounds.
Computer players offer nothing like that: at a table they look it up in the log of the match. In 40
of their short games with flow, half of them with three players, 0.2 % of all trades and 0.5 % of
those with territories did so; before they remembered, 9.4 % and 23.8 %.

Nobody buys what leads to −5 with hardly a credit left, or what could not be paid for at VIA. In 40
full games by the strict rules, the bold one ended 2.9 % of its turns without credits at −5 or less;
before, 4.8 %. With flow it is 0.4 %, and in 160 games it never went out.

The sections above are by the strict rules.
"""


def strengths() -> list[str]:
    """Return the table of the strengths, and what people accept."""
    lines = [
        *STRENGTH_TEXT.splitlines(),
        "",
        "| one | against | wins | median turns | offers to people accepted | trades undone |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for table in [name for name, entry in TABLES.items() if entry.new]:
        games, seats = _load(table), TABLES[table].seats
        won = sum(seats[0] in g["won_by"] for g in games)
        asked, agreed = (sum(g[key] for g in games) for key in ("asked", "agreed"))
        others = " and ".join(seats[1:])
        median = round(statistics.median(g["turns"] for g in games))
        offers = _share(agreed, asked) if asked else "–"
        traded, undone = (sum(g[key] for g in games) for key in ("traded", "undone"))
        undos = f"{undone / traded:.1%} of {traded}"
        cells = [seats[0], others, _share(won, len(games)), str(median), offers, undos]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _speed() -> list[str]:
    """Return how long the characters think."""
    games = [g for names in MIXED.values() for name in names for g in _load(name)]
    mean = 1000 * sum(g["seconds"] for g in games) / sum(g["timed"] for g in games)
    worst = 1000 * max(g["longest"] for g in games)
    return [
        "## Speed",
        "",
        f"An action of a character took {mean:.1f} ms on the average and {worst:.0f} ms at most",
        f"(time of the processor, {len(games)} games among themselves).",
    ]


def _share(part: int, whole: int) -> str:
    """Return a share with its interval and the number of games."""
    low, high = wilson(part, whole)
    return f"{part / whole:.1%} ({low:.1%}–{high:.1%}; {part}/{whole})"


def _spread(numbers: Sequence[int]) -> str:
    """Return three quantiles."""
    tenths = statistics.quantiles(numbers, n=10)
    return f"{tenths[0]:.0f} / {statistics.median(numbers):.0f} / {tenths[-1]:.0f}"


if __name__ == "__main__":
    main()
