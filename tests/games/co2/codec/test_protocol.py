"""The protocol with this game beside the first one (PROTOCOL)."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any, get_args

import pytest

from ecosfera.core.protocol import Engine
from ecosfera.games import all_games
from ecosfera.games.co2.codec.actions import action_from_json, action_to_json, actions_of
from ecosfera.games.co2.codec.events import EVENT_NAMES
from ecosfera.games.co2.codec.refusal_sentences import SENTENCES
from ecosfera.games.co2.codec.state import state_to_json
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.games.co2.rules.state import State
from tests.games.co2.rules.positions import P1, Seat, act, catalogue, position, side, to_roll
from tests.games.co2.rules.random_play import any_config, moves

Json = dict[str, Any]
SIDE: Json = {"territories": [], "credits": 0, "euros": 0, "cards": []}
MONEY: Json = {**SIDE, "euros": 100}
PLAIN = (
    do.Roll(),
    do.Buy(),
    do.Pass(),
    do.TakeCredit(),
    do.EndTurn(),
    do.Accept(),
    do.Refuse(),
    do.Pay(),
    do.DeclareBankruptcy(),
)


class Client:
    """Talks to an engine with all games as another program would."""

    def __init__(self) -> None:
        self.engine = Engine(*(all_games.game(game_id) for game_id in all_games.ids()))

    def send(self, **request: Any) -> Json:
        answer: Json = json.loads(self.engine.answer(json.dumps(request).encode()))
        return answer

    def ask(self, cmd: str, **more: Any) -> Json:
        answer = self.send(cmd=cmd, **more)
        assert answer["ok"] is True, answer
        return answer

    def fail(self, cmd: str, **more: Any) -> tuple[str, str]:
        answer = self.send(cmd=cmd, **more)
        assert set(answer) == {"ok", "error"}, answer
        assert answer["ok"] is False
        return answer["error"]["code"], answer["error"]["message"]

    def load(self, state: State) -> Json:
        return self.ask("load", state=state_to_json(state))

    def act(self, **action: Any) -> Json:
        return self.ask("act", action=action)

    def refused(self, **action: Any) -> str:
        code, message = self.fail("act", action=action)
        assert code == "illegal_action"
        return message


@pytest.fixture
def client() -> Client:
    return Client()


def test_hello_lists_both_games_and_the_tables_of_the_second(client: Client) -> None:
    hello = client.ask("hello")
    assert hello["games"] == ["ecosfera", "co2"]
    assert isinstance(hello["catalog"], list)
    tables = hello["catalogs"]["co2"]
    sizes = {name: len(rows) for name, rows in tables.items()}
    assert sizes == {"territories": 24, "areas": 8, "board": 40, "actions": 8, "events": 18}
    first = tables["territories"][0]
    assert (first["id"], first["price"], first["rent4"], first["bonus"]) == ("pavullo", 500, 600, 2)
    assert tables["actions"][0]["cards"] == 12
    assert tables["areas"][7]["number"] == 8
    event = tables["events"][0]
    assert (event["n"], event["max"], event["from_seed"]) == (1, 3, "")
    assert tables["board"][3] == {
        "square": 3,
        "kind": "event",
        "territory": "",
        "area": "",
        "icon": "energy_saving",
        "from_seed": "",
    }


def test_the_game_of_a_configuration_is_named_or_the_first(client: Client) -> None:
    assert "habitats" in client.ask("new")["state"]
    assert "habitats" in client.ask("new", config={"game": "ecosfera", "seed": "x"})["state"]
    assert client.ask("new", config={"game": "co2", "seed": "x"})["state"]["game"] == "co2"
    for config in ({"game": "chess"}, {"game": None}, {"game": ["co2"]}, {"game": "co2", "x": 1}):
        assert client.fail("new", config=config)[0] == "bad_config"
    assert client.ask("state")["state"]["game"] == "co2"


def test_load_takes_either_game(client: Client) -> None:
    baltica = client.ask("new", config={"seed": "x"})["state"]
    co2 = client.ask("new", config={"game": "co2", "seed": "x"})["state"]
    for state in (baltica, co2):
        assert client.ask("load", state=state)["state"] == state
        assert client.ask("state")["state"] == state
    assert client.ask("load", state={**baltica, "game": "ecosfera"})["state"] == baltica
    assert client.fail("load", state={**co2, "game": "ecosfera"})[0] == "bad_state"
    assert client.fail("load", state={**baltica, "game": "co2"})[0] == "bad_state"


class Draws:
    """The random source and the order of draws at `new`, written anew from the protocol's page."""

    def __init__(self, seed: str) -> None:
        self.x = int(hashlib.sha256(seed.encode()).hexdigest()[:16], 16)

    def next(self) -> int:
        mask = 2**64 - 1
        self.x = (self.x + 0x9E3779B97F4A7C15) & mask
        z = ((self.x ^ self.x >> 30) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & mask
        return z ^ z >> 31

    def below(self, n: int) -> int:
        while True:
            v = self.next()
            if v < 2**64 - 2**64 % n:
                return v % n

    def shuffle(self, things: list[Any]) -> None:
        for i in reversed(range(1, len(things))):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def card(self, bag: dict[str, int]) -> str:
        r = self.below(sum(bag.values()))
        for kind, n in bag.items():
            if r < n:
                bag[kind] -= 1
                return kind
            r -= n
        raise AssertionError


@pytest.mark.parametrize("seed", ["", "kelp", "Åland 🐟", "77"])
@pytest.mark.parametrize(("players", "start"), [(2, 2), (3, 3), (4, 3)])
def test_new_draws_in_the_order_of_the_protocol(
    client: Client, seed: str, players: int, start: int
) -> None:
    config = {"game": "co2", "players": players, "start_territories": start, "seed": seed}
    state = client.ask("new", config=config)["state"]
    tables = client.ask("hello")["catalogs"]["co2"]
    draws = Draws(seed)
    order = [row["id"] for row in tables["territories"]]
    costs = {row["id"]: row["co2"] for row in tables["territories"]}
    while True:
        draws.shuffle(order)
        owned = [order[i : players * start : players] for i in range(players)]
        if all(sum(costs[name] for name in names) < 12 for names in owned):
            break
    deck = [row["id"] for row in tables["events"]]
    draws.shuffle(deck)
    bag = {row["id"]: 12 for row in tables["actions"]}
    hands = [[draws.card(bag) for _ in range(6)] for _ in range(players)]
    left = list(range(players))
    while len(left) > 1:
        totals = {i: draws.below(6) + draws.below(6) for i in left}
        left = [i for i in left if totals[i] == max(totals.values())]
    for i, names in enumerate(owned):
        assert {t for t, card in state["territories"].items() if card["owner"] == i} == set(names)
    assert state["events"] == {"deck": deck, "discard": []}
    assert (state["bag"], [player["hand"] for player in state["players"]]) == (bag, hands)
    assert state["turn"]["player"] == state["turn"]["first"] == left[0]
    assert state["random"] == f"{draws.x:016x}"
    dice = [draws.below(6) + 1, draws.below(6) + 1]
    assert client.act(type="roll")["state"]["turn"]["dice"] == dice


def test_legal_has_templates_for_offers_and_every_other_action_once(client: Client) -> None:
    hand = "biodiversity " * 5 + "water_saving"
    state = position(Seat(16, owns="soliera", hand=hand), Seat(), Seat())
    legal = client.load(state)["legal"]
    assert legal == [
        {"type": "buy"},
        {"type": "pass"},
        {"type": "play", "territory": "soliera"},
        {"type": "propose", "to": 1},
        {"type": "propose", "to": 2},
    ]
    assert "give" in client.refused(type="propose", to=1)
    offer = {"type": "propose", "to": 1, "give": MONEY, "get": SIDE, "settle": False}
    legal = client.act(**offer)["legal"]
    assert legal == [{"type": "accept"}, {"type": "refuse"}, {"type": "counter"}]
    assert "give" in client.refused(type="counter")
    legal = client.act(type="counter", give=SIDE, get=MONEY, settle=False)["legal"]
    assert legal == [{"type": "accept"}, {"type": "refuse"}]


def test_a_counter_offer_is_kept_as_the_active_player_sees_it(client: Client) -> None:
    client.load(position(Seat(16), Seat()))
    client.act(type="propose", to=1, give=MONEY, get=SIDE, settle=False)
    more = {**SIDE, "euros": 300}
    state = client.act(type="counter", give={**SIDE, "credits": 2}, get=more, settle=False)["state"]
    assert state["pending"] == [
        {
            "kind": "counter",
            "player": 0,
            "from": 1,
            "give": more,
            "get": {**SIDE, "credits": 2},
            "settle": False,
        }
    ]


def test_in_an_action_any_order_is_accepted(client: Client) -> None:
    hand = "biodiversity water_saving " * 3
    client.load(position(Seat(15, owns="vignola carpi", hand=hand), Seat(owns="sestola")))
    give = {**SIDE, "territories": ["vignola", "carpi"]}
    answer = client.act(
        type="propose", to=1, give=give, get={**SIDE, "territories": ["sestola"]}, settle=False
    )
    assert answer["state"]["pending"][0]["give"]["territories"] == ["carpi", "vignola"]
    client.ask("undo")
    client.act(type="exchange", cards=["biodiversity", "water_saving"])
    client.ask("undo")
    client.act(type="exchange", cards=["water_saving", "biodiversity"])


BAD_ACTIONS: list[tuple[Any, str]] = [
    (None, "object"),
    ([], "object"),
    ({}, "type"),
    ({"type": "fly"}, "type"),
    ({"type": 1}, "type"),
    ({"type": "pass", "colour": 1}, "colour"),
    ({"type": "play"}, "territory"),
    ({"type": "play", "territory": "atlantis"}, "atlantis"),
    ({"type": "play", "territory": 3}, "territory"),
    ({"type": "sell", "territory": "carpi", "n": 1}, "n"),
    ({"type": "exchange", "cards": ["biodiversity"]}, "cards"),
    ({"type": "exchange", "cards": ["biodiversity", "gold"]}, "gold"),
    ({"type": "exchange", "cards": "biodiversity"}, "cards"),
    ({"type": "exchange", "cards": [["gold"], "biodiversity"]}, "cards[0]: a string is needed"),
    ({"type": "choose"}, "territory"),
    ({"type": "choose", "skip": False}, "skip"),
    ({"type": "choose", "skip": True, "territory": "carpi"}, "skip"),
    ({"type": "choose", "swap": 1}, "swap"),
    *(
        ({"type": "propose", "to": 1, "give": SIDE, "get": SIDE, "settle": False, **wrong}, text)
        for wrong, text in (
            ({"to": True}, "to"),
            ({"to": 1.0}, "to"),
            ({"to": -1}, "to"),
            ({"to": 10**30}, "to"),
            ({"settle": 0}, "settle"),
            ({"give": {}}, "give"),
            ({"give": {**SIDE, "gold": 1}}, "gold"),
            ({"give": {**SIDE, "credits": -1}}, "credits"),
            ({"give": {**SIDE, "credits": True}}, "credits"),
            ({"give": {**SIDE, "euros": 1e2}}, "euros"),
            ({"give": {**SIDE, "euros": 10**7}}, "euros"),
            ({"get": {**SIDE, "territories": ["carpi", "carpi"]}}, "twice"),
            ({"get": {**SIDE, "territories": ["carpi"] * 25}}, "at most"),
            ({"get": {**SIDE, "cards": ["gold"]}}, "gold"),
        )
    ),
]


@pytest.mark.parametrize(("action", "text"), BAD_ACTIONS)
def test_an_action_that_is_none_is_refused_by_what_is_wrong(
    client: Client, action: Any, text: str
) -> None:
    before = client.load(position(Seat(16), Seat()))
    code, message = client.fail("act", action=action)
    assert code == "illegal_action"
    assert text in message
    assert client.ask("state") == before


def test_messages_say_what_is_wrong_in_words(client: Client) -> None:
    client.load(
        position(Seat(16, owns="sestola:1", hand="biodiversity " * 6), Seat(owns="carpi:2"))
    )
    assert "Sestola needs Water saving next" in client.refused(type="play", territory="sestola")
    offer: Json = {"type": "propose", "to": 1, "give": MONEY, "settle": False}
    offer["get"] = {**SIDE, "territories": ["carpi"]}
    assert "below the rent of 600 €" in client.refused(**offer)
    assert client.refused(type="roll") == "The dice have been thrown in this turn."


def test_there_is_a_sentence_for_every_reason_and_a_name_for_every_event() -> None:
    assert set(SENTENCES) == set(RefusalCode)
    assert len(set(EVENT_NAMES.values())) == len(EVENT_NAMES)


def test_actions_are_the_same_after_json_and_events_can_be_told() -> None:
    game = all_games.game("co2")
    for _, action, _ in moves(any_config(random.Random(3)), "json"):
        assert (
            action_from_json(
                catalogue(), json.loads(json.dumps(action_to_json(catalogue(), action)))
            )
            == action
        )
    for plain in PLAIN:
        assert action_from_json(catalogue(), action_to_json(catalogue(), plain)) == plain
    assert game.action_to_json(do.ChooseTerritory(None)) == {"type": "choose", "skip": True}


def test_every_action_has_a_form() -> None:
    assert actions_of(catalogue()).kinds == set(get_args(do.Action))


def test_events_are_told_with_names() -> None:
    game = all_games.game("co2")
    found: dict[str, Json] = {}
    for seed in range(8):
        for before, action, _ in moves(any_config(random.Random(seed)), "told"):
            for event in game.apply(before, action)[1]:
                told = json.loads(json.dumps(game.event_to_json(event)))
                found[told["event"]] = told
    rare = {"start_dice", "undone", "forgiven", "declined"}
    assert set(found) >= set(EVENT_NAMES.values()) - rare
    assert set(found["moved"]) == {"event", "player", "from", "to"}
    assert isinstance(found["played"]["card"], str)
    assert isinstance(found["event"]["card"], str)
    assert set(found["traded"]) == {"event", "player", "with", "give", "get"}
    assert found["debt"]["debt"]["kind"] == "debt"


def test_undo_leads_back_exactly_and_to_the_start_only(client: Client) -> None:
    states = [client.ask("new", config={"game": "co2", "seed": "u"})["state"]]
    for _ in range(12):
        action = client.ask("hint")["action"]
        states.append(client.act(**action)["state"])
    for state in reversed(states[:-1]):
        assert client.ask("undo")["state"] == state
    assert client.fail("undo")[0] == "nothing_to_undo"


def test_a_hint_answers_for_who_must_act(client: Client) -> None:
    client.load(act(position(Seat(16), Seat()), do.Propose(P1, side(euros=500), side())))
    hint = client.ask("hint")
    assert hint["action"] == {"type": "accept"}
    assert [set(reason) for reason in hint["why"]] == [{"reason"}]
    flood = act(to_roll(Seat(10, owns="carpi:2"), Seat(), dice=(1, 2), deck="flood"), do.Roll())
    client.load(flood)
    assert client.ask("hint")["action"] == {"type": "choose", "territory": "carpi"}
    game_over = list(moves(any_config(random.Random(1)), "over"))[-1][2]
    assert client.load(game_over)["legal"] == []
    assert client.ask("hint") == {"ok": True, "action": None, "why": []}
    assert client.refused(type="end_turn") == "The game is over."
