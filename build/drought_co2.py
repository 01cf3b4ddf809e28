"""Measure how often players of CO₂ Balance cannot act, with the strict rules and with flow.

Computer players and a model of people's habits play the full and the short game. Each table's games
are kept in a file in `build/out/drought_co2`, so the work can be stopped and goes on later.
`strength_co2.py --page` makes the section of STRENGTH.md from them.

    python build/drought_co2.py --games 60
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.co2.bots.greedy import best_action, best_offer
from ecosfera.games.co2.bots.roster import BOTS
from ecosfera.games.co2.bots.valuation import CHARACTERS
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.engine import apply, legal, refusal
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import (
    Choice,
    Counter,
    Debt,
    Offer,
    Phase,
    State,
    View,
    balance,
    next_kind,
    retire_price,
    territory_under,
)
from ecosfera.tools.simulate.run import wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from ecosfera.games.co2.rules.actions import Action

OUT: Final = Path(__file__).resolve().parent / "out" / "drought_co2"
CHUNK: Final = 10
LATE: Final = 6
"""The round from which turns are counted."""
TRADES: Final = 6
"""In one of so many turns that end, people of this model look for a trade."""
NEAR: Final = 4
"""Who is so far behind can catch up with the bonus of one area."""
LOWEST: Final = -11
"""Nothing is bought that leads to this balance."""
SPARED: Final = 6
"""So many credits people keep when they hand in others."""
HABITS: Final = "habits"


class Habits(Bot[State, "Action"]):
    """A model of people: they buy and act when they can, and trade rarely."""

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return what comes first: an action, a purchase, a credit or cards, a trade, the end."""
        yield
        view = state.view
        top = view.pending[-1] if view.pending else None
        if isinstance(top, Offer | Counter) or view.turn.phase is Phase.ROLL:
            return best_action(state)
        options = [a for a in legal(view) if not isinstance(a, act.OfferTemplate)]
        if act.Pay() in options:
            return act.Pay()
        if isinstance(top, Debt):
            sales = [a for a in options if isinstance(a, act.Sell)]
            return min(sales, key=lambda sale: view.done[sale.territory], default=options[0])
        if isinstance(top, Choice):
            return self._choice(view, options)
        return self._option(view, options)

    def _choice(self, view: View, options: Sequence[Action]) -> Action:
        if isinstance(options[0], act.ChooseSwap):
            return act.ChooseSwap(swap=not _wanted(view) & set(view.active.hand))
        return options[self._luck.number() % max(1, len(options) - 1)]

    def _option(self, view: View, options: Sequence[Action]) -> Action:
        plays = [a for a in options if isinstance(a, act.Play)]
        if plays:
            return max(plays, key=lambda play: _progress(view, play))
        territory = territory_under(view, view.turn.player)
        if act.Buy() in options and territory is not None:
            cost = view.catalogue.territories[territory].co2
            if balance(view, view.turn.player) - cost > LOWEST:
                return act.Buy()
        fits = _wanted(view)
        exchanges = [a for a in options if isinstance(a, act.Exchange) and not fits & set(a.cards)]
        if exchanges and not fits & set(view.active.hand):
            return self._luck.pick(exchanges)
        if act.TakeCredit() in options:
            return act.TakeCredit()
        if act.Retire() in options and _spares(view):
            return act.Retire()
        if not view.turn.offers and self._luck.number() % TRADES == 0:
            offer = best_offer(view)
            if offer is not None:
                return offer
        return act.Pass() if act.Pass() in options else act.EndTurn()


def _spares(view: View) -> bool:
    """Return whether people hand in credits (RULES 4.9): to win, or where enough are left."""
    left = view.active.credits - retire_price(view.active.retired)
    return balance(view, view.turn.player) + 1 >= view.config.goal or left >= SPARED


def _wanted(view: View) -> set[int | None]:
    """Return the kinds of cards that the active player's territories need next."""
    return {next_kind(view, t) for t in view.owned(view.turn.player)}


def _progress(view: View, play: act.Play) -> tuple[int, int]:
    """Return how far the area and the territory of an action are."""
    area = view.catalogue.territories[play.territory].area
    own = [t for t in view.catalogue.areas[area].territories if t in view.owned(view.turn.player)]
    return sum(view.done[t] for t in own), view.done[play.territory]


class Table(NamedTuple):
    """Who plays, what, and by which rules."""

    kind: str
    players: int
    length: str
    flow: bool

    @property
    def name(self) -> str:
        """Return the name of its file."""
        rules = "flow" if self.flow else "strict"
        return f"{self.kind}-{self.length}-{self.players}-{rules}"


LENGTHS: Final = {"full": (20, 2), "short": (15, 3)}
COMPUTERS: Final = "computers"
TABLES: Final = [
    Table(kind, players, length, flow)
    for kind in (COMPUTERS, HABITS)
    for length in LENGTHS
    for players in (2, 3, 4)
    for flow in (False, True)
]


def main() -> None:
    """Play the missing games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="games of a table")
    games: int = parser.parse_args().games
    OUT.mkdir(parents=True, exist_ok=True)
    for upto in range(CHUNK, games + CHUNK, CHUNK):
        for table in TABLES:
            done = load_games(table)
            done += [play(table, number) for number in range(len(done), min(upto, games))]
            (OUT / f"{table.name}.json").write_text(json.dumps(done), encoding="utf-8")
            print(table.name, len(done), flush=True)


def load_games(table: Table) -> list[dict[str, Any]]:
    """Return the saved games of a table."""
    file = OUT / f"{table.name}.json"
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return found


def play(table: Table, number: int) -> dict[str, Any]:
    """Play a game and count its turns; the characters move on by one seat from game to game."""
    goal, starts = LENGTHS[table.length]
    config = Config(
        players=table.players,
        seed=f"drought/{number}",
        goal=goal,
        start_territories=starts,
        flow=table.flow,
    )
    state, _ = load().new(config)
    bots: list[Bot[State, Action]] = []
    for seat in range(table.players):
        names = list(CHARACTERS)
        name = names[(number + seat) % len(names)]
        seed = f"{number} {seat}"
        bots.append(Habits(seed) if table.kind == HABITS else BOTS[name](seed))
    count = dict.fromkeys(("late", "drought", "idle", "actions", "trades"), 0)
    traded = 0
    balances: list[list[int]] = []
    while state.view.outcome is None:
        view = state.view
        action = bots[view.to_decide].choose(state)
        ends = isinstance(action, act.Pass | act.EndTurn)
        if ends and view.turn.round >= LATE:
            count["late"] += 1
            count["drought"] += not view.turn.played and _held_up(view)
            count["idle"] += isinstance(action, act.Pass) and not traded
        state, events = apply(state, action)
        deals = sum(isinstance(event, ev.Traded) for event in events)
        count["actions"] += sum(isinstance(event, ev.Played) for event in events)
        count["trades"] += deals
        traded = 0 if ends else traded + deals
        if ends:
            balances.append([balance(state.view, PlayerId(s)) for s in range(table.players)])
    first = state.view.turn.first
    return {
        **count,
        **_race(balances, state.view.outcome.winners),
        "turns": state.view.turn.number,
        "rounds": state.view.turn.round,
        "goal": state.view.outcome.kind.value == "goal",
        "first": first in state.view.outcome.winners,
    }


def _race(balances: Sequence[Sequence[int]], winners: Sequence[int]) -> dict[str, int]:
    """Return what the balances after each turn tell of the race.

    `leads` counts how often another player came to lead alone; `near` who was at most `NEAR` behind
    after two thirds of the turns, and `turned` is 1 if none of those who led then has won.
    """
    leads, leader = 0, None
    for found in balances:
        first = [seat for seat, points in enumerate(found) if points == max(found)]
        if len(first) == 1 and first[0] != leader:
            leads, leader = leads + (leader is not None), first[0]
    then = balances[2 * len(balances) // 3]
    near = sum(points >= max(then) - NEAR for points in then)
    turned = all(then[seat] < max(then) for seat in winners)
    return {"leads": leads, "near": near, "turned": int(turned)}


def _held_up(view: View) -> bool:
    """Return whether an action is held up by nothing but a missing credit."""
    reasons = (refusal(view, act.Play(t)) for t in view.owned(view.turn.player))
    return any(reason is not None and reason.why is RefusalCode.NO_CREDIT for reason in reasons)


# -- the page --------------------------------------------------------------------------------------


TEXT: Final = """\
## Credits flow (RULES 4.8)

Of the turns from round 6 on: *drought*, an action was held up by nothing but a missing credit, and
none was carried out; *idle*, roll, pay and pass, without an action, a purchase or a trade. Shares
over games with their 95 % interval, strict rules → flow. *Habits* is a model of people, who buy and
act when they can and trade rarely (`build/drought_co2.py`).

How open the race is: *leads*, how often another player came to lead alone; *near*, how many players
were at most {near} behind after two thirds of the turns, which the bonus of one area makes up for;
*turned*, games that nobody won who led then.
"""
FOUND: Final = """\
Looked at with 16 games for a table, and left:

- The credit alone ends the drought, but cards become what is missing: computers end with dozens of
  credits, and a third of the turns stay idle.
- The credit and an exchange for nothing leave computers a third fewer trades in a game.

With the exchange paid by a credit, credits stay worth something, and both droughts ease. Not
measured: an exchange in passing without the credit, two credits for a pass, a lighter VIA.

A person who can carry out no action is offered a trade that ends this, also for little. Of the
turns of a person from round 6 on (*habits*, the short game with flow, 40 games each), those without
an event or a trade that allowed no purchase, action or credit fell from 12 % to 11 % beside one
computer player, from 18 % to 14 % beside two, and from 37 % to 31 % beside three.

After an event there are actions too (4.8). Of the turns of a person in rounds 1 to 12 (*habits*,
the short game, 120 games each, beside obliging newcomers), those without a purchase, an action, an
exchange or a trade fell from 20 % to 11 % beside one of them and from 22 % to 12 % beside two; of
turns with an event, from 87 % and 88 % to 45 %. The first sun came in round 27 instead of 28 and 21
instead of 23. Who never trades won 3 of 40 games of three, before and after. Only an
exchange for a credit on event squares: 13 % and 11 % (40 games). The table above is with it.

The table above is without a head start (2.9), which brings the first sun into a first game. A
person of habits beside obliging newcomers, short game with flow, 120 games each (80 with four
players), before → with it, and with newcomers who miss no purchase any more: with two players the
first sun of anybody came in round 25 → 9 (median), the end in round 32 → 19, droughts fell from 5.2
% to 3.0 %, idle turns from 19 % to 17 %, trades a round from 0.15 to 0.12; each newcomer had bought
1.0 → 2.2 territories by the end of round 8. With three: 22 → 10, 28 → 17, 4.2 % → 1.9 %, 24 % → 21
%, 0.35 → 0.32, 0.9 → 1.9. With four, afterwards: 8, 16, 0.5 %, 29 %, 0.55, 1.6. The person won 66 %
of the games of two and 37 % (29 %–46 %) of three; before, 78 % and 53 %. Who began won 49 % of the
games of two, 30 % of three, 28 % of four. The turns of the person in rounds 1 to 12 without a
purchase, an action, an exchange or a trade: 12.0 % → 12.6 % and 13.4 % → 11.5 %. Among the
candidates, 24 games each: two of an area with the third one free, 23 (two players) and 13 (three);
the whole area, 3 and 4, with fewer trades; the third with the next player and one action done, 11,
three actions, 6 (two players).

In the middle of that game newcomers stood still when they missed every second action, also the
first of a turn. Now they carry out the first one in four of five turns, and no second. A person of
habits beside obliging newcomers, 120 games each (150 with three players now), before → now, from
round 6 on: rounds in which no balance moved, with two players 23 % → 15 %, with three 20 % → 7 %;
the longest stretch of such rounds in nine of ten games at most 3 → 3 and 4 → 2; turns of newcomers
without a purchase, an action, an exchange or a trade 45 % → 23 % and 50 % → 30 %, of the person
15 % → 14 % and 24 % → 18 %. From round 8 on the bank was empty at the end of 7 % → 7 % and 28 % →
17 % of the rounds. The end came in round 20 → 19 and 20 → 19 (median), trades a round 0.13 → 0.14
and 0.33 → 0.32; the person won 61 % → 68 % and 36 % → 34 %, who began 48 % → 51 % and 34 % → 29 %.

On top of that, 60 games each with two and three players, ways to spend credits were tried and left:
once in a turn, with no card that fits and two credits kept, put a card back and take another from
the bag. For 3 credits any kind: balances stood still in 12 % and 9 % of the rounds, the end came in
round 19 and 15. For 5 credits: 9 % and 10 %, 18 and 18. For 3 credits the better of two drawn
unseen: 13 % and 12 %, 20 and 20. Each made trades rarer, 0.10 to 0.11 and 0.25 to 0.26 a round, and
with three players balances stood still more often, not less.

Computers came with few offers, traded parts of themselves away, and sold the last place of an area
cheaply. Now they ask a person for less, one computer once in two rounds at most; newcomers also in
turns in which they miss an action. A trade may cost a computer no more than 4 points unless it
completes an area, what completes one for the other side costs more, and whoever is ahead after a
trade is begrudged it. A person of habits beside obliging newcomers, short game with flow and a head
start, 100 games each before → 30 each now: an offer by round 5 in 52 % → 100 % of the games of two
and 63 % → 97 % of three; in rounds 3 to 12 offers a round 0.15 → 0.31 and 0.22 → 0.51; accepted
52 % → 54 % and 46 % → 36 %; trades that cost a computer 5 points or more 0.4 % → 0 % and 1.0 % →
0 %; from round 6 on, rounds in which no balance moved 16 % → 13 % and 9 % → 6 %; the end in round
21 → 20 and 20 → 16 (median), trades a round 0.13 → 0.19 and 0.31 → 0.53. The person won 73 % (64 %–
81 %) → 80 % (63 %–90 %) and 29 % (21 %–39 %) → 33 % (19 %–51 %); who began, 46 % → 43 % and 32 % →
27 %. Beside computers of the steady strength: by round 5 98 % → 100 % and 97 % → 97 %, the person
won 48 % → 50 % and 19 % → 13 %. A strong computer took trades that cost itself up to 4500 € to
harm a rival, and now none that costs it more than 300 €. The table of the strengths above is from
before this.

With all that, two ways to spend credits were tried with two players (24 games each) and left, as
neither halves the rounds that stand still (13 %): exchanges on any square, the first for 1 credit
and each further one for 2 more: 10 %, the end in round 18, 0.19 trades a round; a free territory
bought from afar for its price and 4 credits: 12 %, 18, 0.20. What stands still then is mostly
somebody who has carried out every action and cannot pay for another territory.

Now credits can be handed in for the balance (4.9): 3 for the first point of a player, then 4, 5 …
Short game with flow and a head start beside obliging newcomers, 40 games each without → with it, a
person of habits with two and three players, then one who does what the hint says and hands in what
it does not need. Games with five rounds or more, from round 4 on, in which the person's balance did
not rise: 32 % → 22 % and 32 % → 20 %, with the hints 40 % → 2 % and 22 % → 5 %; in which nobody's
did: 2 % to 5 % → 0 %. The end came in round 17.5 → 17 and 15.5 → 14.5 (median), with the hints
16 → 10.5 and 11.5 → 14. The bank was empty at the end of 1 %, 7 %, 3 % and 5 % of the rounds, now
of none. Trades a round 0.20 → 0.16 and 0.55 → 0.51, with the hints 0.36 → 0.36 and 0.75 → 0.79;
another player came to lead 2.8 → 2.8 and 4.0 → 3.9 times, 2.6 → 2.1 and 3.4 → 2.2. The person won
55 % → 50 % and 32 % → 30 %, with the hints 90 % → 95 % and 85 % → 92 %; who began, 50 % → 55 % and
38 % → 35 %, 50 % → 45 % and 35 % → 32 %. So few games tell no small differences apart.

Between the two, computers and hints also came to refuse what a rival's sun waits for, and newcomers
to hand in credits seldom. With the credits alone, in the same order, 18 %, 8 %, 10 % and 8 % of the
games had such a stretch, the end came in round 13, 11.5, 11 and 12, and the person won 65 %, 32 %,
90 % and 82 %: what makes games with habits longer again is that fewer suns are sold.

Looked at with 40 games each and left, all but the last before those refusals: 5 credits for the
first point stops fewer of these stretches (28 % and 15 % with habits); 4 with a goal of 17 or 18
makes games of two longer (16.5 and 17 rounds); a price of 4 that never rises leaves them too
(20 %).

The goal of the short game was 15 in everything above, and is 18 now. *Willing* players follow the
hint, offer all that is good for both sides, and accept whatever brings themselves something unless
it makes the other one win. Goal 15 → 18 → 20 with willing players: the end came in round 4.5 → 8 →
11.5 with two of them and 2 → 6 → 8 with three (median); games with at least five rounds 50 % → 92 %
→ 100 % and 22 % → 63 % → 97 %; the leader of half time won 61 % → 60 % → 63 % and 26 % → 48 % → 56
%; another player came to lead, from round 2 on, 1.0 → 1.9 → 2.3 and 1.6 → 2.7 → 3.5 times; handing
in credits brought the goal in 30 % → 35 % → 47 % and 23 % → 52 % → 60 % of the games (with two 30,
60 and 30 games, with three 60 each). With four, 18 → 20: round 6 → 7, five rounds 83 % → 100 % (24
and 16 games). A person of habits beside obliging newcomers, 20 games each: round 14.5 → 16 → 20.5
and 13 → 18 → 18.5.

Tried with willing players and 18, and left: everybody else has one more turn after somebody has
reached the goal, and the best balance wins: round 8.5 with two, and whoever had reached it first
won all 20 games.

Since then credits may not bring the last point (4.9). With willing players and 18, 30 games each:
the end came in round 9.5 with two of them and 6.5 with three (median); games with at least five
rounds 93 % and 70 %; another player came to lead 1.7 and 3.4 times; 90 % of the games ended by an
action, none by credits.

Euros piled up in the middle of that game: with every action done and no card that fits, a turn from
the first sun on was *flat* when it allowed no action, no purchase and no exchange of use, only
credits to hand in, a trade and the pass. A person who follows the hints beside obliging newcomers,
and willing players, 30 games each (50 for the person with two), without → with territories bought
from afar (4.10) for their price and 300 €:

| | hints, 2 | hints, 3 | willing, 2 |
| --- | --- | --- | --- |
| flat turns | 17 % → 7 % | 25 % → 16 % | 22 % → 13 % |
| flat turns a game | 2.2 → 0.8 | 5.9 → 2.5 | 2.7 → 1.4 |
| nothing done but these | 31 % → 19 % | 37 % → 28 % | 33 % → 21 % |
| euros left at the end, median | 3000 → 1900 | 3800 → 2800 | 3350 → 1900 |
| rounds, median | 15 → 12.5 | 16.5 → 11.5 | 7.5 → 7 |
| games of five rounds or more | 98 % → 96 % | 97 % → 97 % | 80 % → 87 % |
| another player came to lead | 0.9 → 0.4 | 1.2 → 0.9 | 1.8 → 1.2 |
| rounds from one sun to the next | 3.8 → 6.1 | 7.9 → 9.9 | 4.4 → 3.3 |
| the leader of half time won | 92 % → 94 % | 70 % → 67 % | 67 % → 70 % |
| who began won | 46 % → 46 % | 33 % → 27 % | 53 % → 53 % |
| bought from afar, a game | 4.3 | 5.0 | 4.0 |

Willing players with three, 10 games without and 30 with it: 48 % → 43 %, and the end came in round
17.5 → 10. Their first sun came in round 17 → 7.5, so more turns count (10 games each).

Tried with two players, 30 games each, and left: twice the price from afar, 16 % → 12 % (hints) and
22 % → 15 % (willing); half as much again, 16 % → 6 % (hints), but not all prices have a half in
hundreds; 500 € once in a turn to put a card away and draw another, 16 % → 14 % and 22 % → 18 %, as
what is missing then is mostly a territory, not a card.

With all that, whoever followed the hints stood one point before the goal without an action left,
where credits do not help, in a third of the turns. Now the only action left is kept for the last
point; whoever has none left may buy any free territory from afar (4.10), and exchanges bring kinds
that are not in the hand (5.6). Newcomers buy nothing that leads below −7, and mind how far ahead
the people are: five behind, they carry out all they can and hand in credits; two ahead, they act in
one of three turns. Short game, before → now, 40 games each for two people and 60 → 40 beside two
newcomers. *Dry*: no action, purchase or trade was possible; *flat*: none was done.

| | hints, 2 people | hints, beside two newcomers |
| --- | --- | --- |
| dry turns of people | 19 % → 7 % | 40 % → 10 % |
| flat turns of people | 20 % → 10 % | 45 % → 13 % |
| games with three flat turns in a row | 20 % → 0 % | 48 % → 10 % |
| rounds, median | 7.5 → 6 | 10.5 → 6 |
| games of five rounds or more | 95 % → 85 % | 92 % → 75 % |
| another player came to lead | 2.7 → 2.7 | 1.0 → 1.7 |
| the person won | – | 87 % → 80 % |
| points between the first two, median | 8 → 9 | 16 → 11 |
| the second at most 8 behind | 50 % → 45 % | 18 % → 45 % |
| balance of the last one, mean | 9.3 → 11.2 | −3.7 → 3.9 |

A person who follows the hints in every second turn only, and the habits in the others, won 83 % →
57 % beside two newcomers (60 → 30 games); the second was at most 8 behind in 30 % → 47 %, the end
came in round 11 → 7, and dry turns in rounds 3 to 6 fell from 31 % to 5 %. A person of habits, who
never buys from afar, won 17 % and, before the two rules, 13 % (60 and 30 games). An event is
met in one of five turns. Tried apart from the rest, 40 games each: any territory from afar alone,
dry turns 40 % → 28 % (hints, beside newcomers) and 19 % → 19 % (two people); new kinds alone,
40 % → 46 % and 19 % → 14 %.

That game was over before it had begun: by the deal everybody lacks one territory of an area, the
next player sells it, and whoever followed the hints had the area in the first turn. Now no
territory changes hands by trade before round 3 (11.9), 20 wins instead of 18, no computer gives a
credit for less than one costs at VIA, and half of what credits let their taker do at once, such as
a sun, is part of their price. A newcomer that is behind the people misses nothing, where before it
had to be five behind. Short game, before → now, 60 → 25 games each. *Half* follows the hints in
every second turn only; *nothing* is a turn without an action, a purchase, a trade, an exchange or
credits handed in.

| | hints, two newcomers | half, two newcomers | hints, 2 people |
| --- | --- | --- | --- |
| rounds, 10 % / 50 % / 90 % | 2/6/11 → 6/9/18 | 4/7/16 → 8/12/22 | 3/6/9 → 5/7/13 |
| over before round 6 | 35 % → 4 % | 18 % → 4 % | 47 % → 12 % |
| a whole area in round 1 | 100 % → 0 % | 50 % → 0 % | 95 % → 0 % |
| first sun, median round | 2 → 6 | 3 → 7 | 2 → 4 |
| another player came to lead | 0.9 → 2.3 | 1.9 → 3.9 | 1.5 → 1.9 |
| at most 8 behind at two thirds | 2.0 → 1.9 | 2.1 → 2.4 | 1.8 → 1.6 |
| nobody won who led then | 30 % → 52 % | 30 % → 48 % | 22 % → 36 % |
| nothing, turns of people | 8 % → 11 % | 7 % → 9 % | 5 % → 10 % |
| flat turns of people | 14 % → 15 % | 20 % → 25 % | 11 % → 17 % |
| dry turns of people | 10 % → 14 % | 18 % → 23 % | 9 % → 13 % |
| the person won | 82 % → 72 % | 85 % → 52 % | – |

The intervals of the new figures are wide: 4 % is 1 % to 20 %, 12 % is 4 % to 30 %, 72 % is 52 % to
86 %, and 52 % is 33 % to 70 %.

Asked for two or four credits by a newcomer in rounds 1 to 5 (14 games of three), the obliging one
named 100 and 75 € for each, and now 300 and 250 € (medians). Strong players won 66 % (55 %–76 %) of
80 such games against steady ones. A person of habits won 12 % (4 %–30 %; 25 games) beside two
newcomers, before these rules 17 %. Two people who both follow hints end in round 7;
tried for them with 25 games each, and left: one action done at the start instead of two, round 7,
and 8 % over before round 6; with two newcomers, 9 and 8 %; and trades from round 4 on, round 9, but
13 % (30 games), and beside newcomers 17 % of the turns with nothing done. A larger toll for what
completes an area (a quarter of its bonus) made games beside newcomers last up to round 31, with
three turns of ten flat.
"""


COLUMNS: Final = (
    "who, game, players",
    "games",
    "drought",
    "idle",
    "actions a turn",
    "rounds, median",
    "trades a turn",
    "first player wins",
    "leads",
    "near",
    "turned",
)


def section() -> list[str]:
    """Return the section of the page about the computer players."""
    lines = [
        *TEXT.format(near=NEAR).splitlines(),
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"| {' | '.join('---' for _ in COLUMNS)} |",
    ]
    for table in TABLES:
        if table.flow:
            continue
        before, after = load_games(table), load_games(table._replace(flow=True))
        cells = [
            f"{table.kind}, {table.length}, {table.players}",
            str(min(len(before), len(after))),
            *(
                _both(before, after, what)
                for what in (
                    _drought,
                    _idle,
                    _actions,
                    _rounds,
                    _trades,
                    _first,
                    _leads,
                    _near,
                    _turned,
                )
            ),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, "", *FOUND.splitlines()]


Games = list[dict[str, Any]]


def _both(before: Games, after: Games, what: Callable[[Games], str]) -> str:
    return f"{what(before)} → {what(after)}"


def _drought(games: Games) -> str:
    return _late_share(games, "drought")


def _idle(games: Games) -> str:
    return _late_share(games, "idle")


def _actions(games: Games) -> str:
    return _per_turn(games, "actions")


def _trades(games: Games) -> str:
    return _per_turn(games, "trades")


def _rounds(games: Games) -> str:
    return str(round(statistics.median(game["rounds"] for game in games)))


def _first(games: Games) -> str:
    won = sum(game["first"] for game in games)
    low, high = wilson(won, len(games))
    return f"{won / len(games):.0%} ({low:.0%}–{high:.0%})"


def _leads(games: Games) -> str:
    return f"{statistics.mean(game['leads'] for game in games):.1f}"


def _near(games: Games) -> str:
    return f"{statistics.mean(game['near'] for game in games):.1f}"


def _turned(games: Games) -> str:
    return f"{statistics.mean(game['turned'] for game in games):.0%}"


def _per_turn(games: Games, key: str) -> str:
    return f"{sum(g[key] for g in games) / sum(g['turns'] for g in games):.2f}"


def _late_share(games: Games, key: str) -> str:
    """Return a share of late turns; the interval is that of a ratio over games."""
    turns = sum(game["late"] for game in games)
    share = sum(game[key] for game in games) / turns
    spread = sum((game[key] - share * game["late"]) ** 2 for game in games) / (len(games) - 1)
    half = 1.96 * math.sqrt(spread / len(games)) / (turns / len(games))
    return f"{share:.1%} ± {half:.1%}"


if __name__ == "__main__":
    main()
