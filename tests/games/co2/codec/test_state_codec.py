"""States as JSON: what `load` takes, and everything that is `bad_state` (PROTOCOL, state)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.core.rng import seeded
from ecosfera.games.co2.codec.state import state_from_json, state_to_json
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.state import Debt, DebtCause
from tests.games.co2.rules.positions import (
    GONE,
    P0,
    P1,
    Seat,
    act,
    catalogue,
    position,
    side,
    to_roll,
)

Json = dict[str, Any]


START = new_game(catalogue(), Config(seed="s", first_player=P0))[0]
SQUARE = position(Seat(16, owns="carpi:2 soliera"), Seat(owns="guiglia"), Seat(5))
VIA = position(
    Seat(19, owns="carpi", credits=3), Seat(), pending=[Debt(P0, DebtCause.VIA, 4, 0, None)]
)
RENT = position(
    Seat(16, owns="soliera", euros=200),
    Seat(owns="carpi:2 vignola"),
    Seat(),
    pending=[Debt(P0, DebtCause.RENT, 0, 600, P1)],
)
OFFER = act(SQUARE, do.Propose(P1, side(euros=200), side("guiglia")))
COUNTER = act(OFFER, do.MakeCounter(side("guiglia"), side(euros=400)))
SETTLE = act(RENT, do.Propose(P1, side("soliera"), side(), settle=True))
EVENT = act(to_roll(Seat(10), Seat(), dice=(1, 2), deck="bike_day"), do.Roll())
BUS = act(to_roll(Seat(10), Seat(), dice=(1, 2), deck="new_bus_line"), do.Roll())
CHOICE = act(to_roll(Seat(10, owns="carpi:2"), Seat(), dice=(1, 2), deck="flood"), do.Roll())
OUT = position(Seat(16), GONE, Seat())
TWO_SUNS = "montefiorino:4 frassinoro:4 sestola:4 pievepelago:4 guiglia:4"
GOAL = act(
    position(
        Seat(16, owns=f"{TWO_SUNS} pavullo:3", hand="waste_collection " * 6),
        Seat(),
    ),
    do.Play(catalogue().territory_ids["pavullo"]),
)
LAST = act(
    position(Seat(16, euros=0), Seat(), pending=[Debt(P0, DebtCause.RENT, 0, 600, P1)]),
    do.DeclareBankruptcy(),
)
ROUNDS = act(position(Seat(16), Seat(), first=P1, config={"round_limit": 1}), do.Pass())
ALL = {
    "start": START,
    "square": SQUARE,
    "via": VIA,
    "rent": RENT,
    "offer": OFFER,
    "counter": COUNTER,
    "settle": SETTLE,
    "event": EVENT,
    "bus": BUS,
    "choice": CHOICE,
    "out": OUT,
    "goal": GOAL,
    "last": LAST,
    "rounds": ROUNDS,
}


@pytest.mark.parametrize("name", ALL)
def test_a_state_written_and_read_again_is_the_same(name: str) -> None:
    text = json.dumps(state_to_json(ALL[name]))
    assert state_from_json(catalogue(), json.loads(text)) == ALL[name]


def test_the_keys_are_those_of_the_protocol() -> None:
    data: Any = state_to_json(SETTLE)
    assert ",".join(data) == (
        "game,config,players,territories,bank,bag,events,turn,pending,outcome,random"
    )
    assert list(data["players"][0]) == ["position", "credits", "euros", "hand", "balance", "out"]
    assert list(data["territories"]) == list(catalogue().territory_ids)
    assert data["territories"]["carpi"] == {"owner": 1, "actions": 2}
    assert ",".join(data["turn"]) == (
        "player,first,number,round,phase,dice,took,bought,played,event,fresh,offers"
    )
    assert data["pending"] == [
        {"kind": "debt", "player": 0, "cause": "rent", "credits": 0, "euros": 600, "to": 1},
        {
            "kind": "offer",
            "player": 1,
            "give": {"territories": ["soliera"], "credits": 0, "euros": 0, "cards": []},
            "get": {"territories": [], "credits": 0, "euros": 0, "cards": []},
            "settle": True,
        },
    ]
    counter: Any = state_to_json(COUNTER)
    assert list(counter["pending"][0]) == ["kind", "player", "from", "give", "get", "settle"]
    assert state_to_json(CHOICE)["pending"] == [{"kind": "choice", "player": 0}]
    assert state_to_json(LAST)["outcome"] == {"kind": "last", "winners": [1]}
    assert len(data["random"]) == 16


def test_without_random_it_is_seeded_from_the_configuration() -> None:
    data = state_to_json(START)
    del data["random"]
    assert state_from_json(catalogue(), data).random == seeded("s")


Change = Callable[[Json], object]


def put(path: str, value: object) -> Change:
    """Return a change of the value at a path such as `turn.fresh`."""

    def change(data: Any) -> None:
        *keys, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in keys:
            data = data[key]
        data[last] = value

    return change


def drop(path: str) -> Change:
    def change(data: Any) -> None:
        *keys, last = path.split(".")
        for key in keys:
            data = data[int(key) if key.isdigit() else key]
        del data[last]

    return change


def both(*changes: Change) -> Change:
    def change(data: Json) -> None:
        for one in changes:
            one(data)

    return change


NOTHING: Json = {"territories": [], "credits": 0, "euros": 0, "cards": []}
DEBT: Json = {"kind": "debt", "player": 0, "cause": "event", "credits": 0, "euros": 300, "to": None}

BAD: list[tuple[str, Change]] = [
    # keys, types, ids, ranges
    *(("start", drop(key)) for key in state_to_json(START) if key != "random"),
    *(("start", drop(f"players.0.{key}")) for key in ("position", "hand", "balance", "out")),
    *(("start", drop(f"turn.{key}")) for key in ("player", "fresh", "event", "offers")),
    ("start", drop("territories.carpi")),
    ("start", drop("bag.biodiversity")),
    ("start", drop("config.offers")),
    ("start", drop("config.game")),
    ("start", put("colour", 1)),
    ("start", put("turn.colour", 1)),
    ("start", put("game", "ecosfera")),
    ("start", put("config.goal", 21)),
    ("start", put("config.players", 3)),
    ("start", put("players.0.position", 40)),
    ("start", put("players.0.position", None)),
    ("start", put("players.0.position", True)),
    ("start", put("players.0.position", 0.0)),
    ("start", put("players.0.credits", "14")),
    ("start", put("players.0.out", {"reason": "bored", "turn": 1})),
    ("start", put("players.0.hand.0", "drought")),
    ("start", put("territories.carpi.actions", 5)),
    ("start", put("territories.carpi.owner", 2)),
    ("start", put("territories.carpi.owner", False)),
    ("start", put("turn.player", 2)),
    ("start", put("turn.number", 0)),
    ("start", put("turn.number", 1_000_001)),
    ("start", put("turn.round", 101)),
    ("start", put("turn.phase", "end")),
    ("start", put("turn.bought", 0)),
    ("start", put("pending", None)),
    ("start", put("outcome", "goal")),
    ("start", put("random", "0" * 15)),
    ("start", put("random", "A" * 16)),
    ("start", put("random", 7)),
    ("square", put("turn.dice", [0, 3])),
    ("square", put("turn.dice", [1, 2, 3])),
    ("square", put("turn.took", "cards")),
    ("square", put("turn.event", "earthquake")),
    ("square", put("turn.offers", 4)),
    ("square", put("turn.fresh", ["soliera", "carpi"])),
    ("square", put("turn.fresh", ["carpi", "carpi"])),
    ("square", put("turn.fresh", ["atlantis"])),
    ("out", put("players.1.out.turn", 2)),
    ("out", put("players.1.out.turn", 0)),
    # laws of RULES 15
    ("start", put("bank.credits", 41)),
    ("start", put("bank.euros", 20_100)),
    ("start", both(put("players.0.euros", 5550), put("bank.euros", 19_950))),
    ("start", put("bag.biodiversity", 0)),
    ("start", both(put("players.0.credits", 1_000_000), put("bank.credits", 0))),
    ("start", lambda data: data["events"]["deck"].pop()),
    ("start", lambda data: data["events"]["discard"].append(data["events"]["deck"][0])),
    ("start", lambda data: data["players"][0]["hand"].pop()),
    ("start", put("players.0.balance", 0)),
    (
        "start",
        lambda data: data["bag"].update(
            {kind: data["bag"][kind] + 1 for kind in [data["players"][0]["hand"].pop()]}
        ),
    ),
    ("out", put("players.1.position", 3)),
    ("out", put("territories.pavullo.owner", 1)),
    ("out", both(put("players.1.credits", 1), put("bank.credits", 41))),
    ("out", put("players.1.balance", -1)),
    # a game that is over
    ("out", put("turn.player", 1)),
    ("last", put("outcome", None)),
    ("goal", put("outcome", None)),
    ("square", put("config.goal", 9)),
    # phases
    ("start", put("turn.dice", [1, 2])),
    ("start", put("turn.took", "credit")),
    ("start", put("turn.bought", True)),
    ("start", put("turn.played", 1)),
    ("start", put("turn.event", "flood")),
    ("start", put("turn.fresh", ["carpi"])),
    ("start", put("turn.offers", 1)),
    ("start", put("pending", [DEBT])),
    ("square", put("turn.dice", None)),
    # squares
    ("square", put("turn.took", "credit")),
    ("square", put("turn.event", "flood")),
    ("square", both(put("players.0.position", 5), put("turn.event", "new_bus_line"))),
    ("event", put("turn.event", None)),
    ("event", both(put("turn.event", None), put("pending", [DEBT]))),
    # what waits for an answer
    ("square", put("pending", [DEBT, DEBT])),
    ("square", put("pending", [{"kind": "debt"}])),
    ("square", put("pending", [{"kind": "wish", "player": 0}])),
    ("square", put("pending", [7])),
    ("square", put("pending", [{"player": 0}])),
    ("offer", lambda data: data["pending"].append(DEBT)),
    ("offer", lambda data: data["pending"].append(data["pending"][0])),
    ("choice", lambda data: data["pending"].append(DEBT)),
    ("square", put("pending", [{**DEBT, "player": 1}])),
    ("square", put("pending", [{**DEBT, "to": 1}])),
    ("square", put("pending", [{**DEBT, "euros": 0}])),
    ("square", put("pending", [{**DEBT, "euros": 250}])),
    ("square", put("pending", [{**DEBT, "credits": 1}])),
    ("square", put("pending", [{**DEBT, "cause": "via"}])),
    ("square", put("pending", [{**DEBT, "cause": "rent", "euros": 0, "credits": 2}])),
    ("square", put("pending", [{**DEBT, "cause": "rent", "to": 0}])),
    ("square", put("pending", [{**DEBT, "cause": "tax"}])),
    ("square", put("pending", [{**DEBT, "euros": 1_000_100}])),
    ("via", put("pending.0.to", 1)),
    ("via", put("pending.0.credits", 0)),
    ("out", put("pending", [{**DEBT, "cause": "rent", "to": 1}])),
    ("offer", put("pending.0.player", 0)),
    ("offer", put("pending.0.settle", True)),
    ("offer", put("pending.0.give.euros", 100)),
    ("offer", put("pending.0.give.euros", 5600)),
    ("offer", put("pending.0.get", NOTHING | {"territories": ["sestola"]})),
    ("offer", put("pending.0.get", {})),
    ("offer", both(put("pending.0.give", NOTHING), put("pending.0.get", NOTHING))),
    ("offer", drop("pending.0.give.cards")),
    ("settle", put("pending.0.to", None)),
    ("counter", put("pending.0.player", 1)),
    ("counter", put("pending.0.from", 0)),
    ("counter", put("pending.0.from", 2)),
    ("choice", put("pending.0.player", 1)),
    ("choice", put("turn.event", None)),
    ("event", put("pending", [{"kind": "choice", "player": 0}])),
    ("square", put("pending", [{"kind": "choice", "player": 0}])),
    # outcomes
    ("rounds", put("pending", [DEBT])),
    ("rounds", put("outcome.winners", [])),
    ("rounds", put("outcome.winners", [1, 0])),
    ("rounds", put("outcome.winners", [0, 0])),
    ("rounds", put("outcome.winners", [2])),
    ("rounds", put("outcome.kind", "goal")),
    ("rounds", put("outcome.kind", "last")),
    ("rounds", put("outcome.kind", "luck")),
    ("goal", put("outcome.winners", [1])),
    ("goal", put("outcome.winners", [0, 1])),
    ("last", put("outcome.winners", [0])),
]


@pytest.mark.parametrize(("name", "change"), BAD)
def test_a_state_that_is_wrong_is_refused(name: str, change: Change) -> None:
    data: Any = copy.deepcopy(state_to_json(ALL[name]))
    change(data)
    with pytest.raises(CodecError, match=r"^state"):
        state_from_json(catalogue(), data)


GOOD: list[tuple[str, Change]] = [
    ("start", put("turn.number", 999_999)),
    ("start", put("turn.round", 100)),
    ("start", put("turn.first", 1)),
    ("square", put("turn.dice", [6, 6])),
    ("square", put("turn.bought", True)),
    ("square", put("turn.played", 7)),
    ("square", put("turn.fresh", ["sestola", "carpi"])),
    ("square", put("turn.offers", 3)),
    ("square", put("pending", [DEBT])),
    ("square", put("pending", [{**DEBT, "cause": "rent"}])),
    ("square", both(put("players.0.position", 5), put("turn.took", "exchange"))),
    (
        "event",
        both(
            put("turn.event", None),
            put("pending", [{**DEBT, "cause": "via", "credits": 1, "euros": 0}]),
        ),
    ),
    ("bus", put("turn.bought", True)),
    ("rounds", put("outcome.winners", [0, 1])),
]


@pytest.mark.parametrize(("name", "change"), GOOD)
def test_nothing_else_is_looked_at(name: str, change: Change) -> None:
    data: Any = copy.deepcopy(state_to_json(ALL[name]))
    change(data)
    assert state_to_json(state_from_json(catalogue(), data)) == data


def test_an_offer_of_cards_is_kept_in_order() -> None:
    hand = "biodiversity water_saving " * 3
    state = position(Seat(16, hand=hand), Seat(hand=hand))
    offer = do.Propose(
        P1, side(cards="biodiversity water_saving"), side(cards="biodiversity biodiversity")
    )
    state = act(state, offer)
    data: Any = state_to_json(state)
    assert data["pending"][0]["give"]["cards"] == ["water_saving", "biodiversity"]
    assert state_from_json(catalogue(), data) == state
    data["pending"][0]["give"]["cards"].reverse()
    with pytest.raises(CodecError, match="in order"):
        state_from_json(catalogue(), data)
