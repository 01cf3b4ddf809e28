"""A small game unlike the real one: dice, hidden cards, offers that others answer.

The players are one team. The player whose turn it is rolls the die (its pips are points), draws a
card from the face-down deck, or offers a card from the hand to another player. The other player
answers: a card that is taken scores its number. The team wins when it reaches the goal, and loses
after the last round.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from ecosfera.core import codes
from ecosfera.core.bot import Bot
from ecosfera.core.game import Difficulty, FinishedGame, IllegalMoveError, Json, Refusal
from ecosfera.core.game_info import GameInfo, GuideButton, MenuLook, SetupOption
from ecosfera.core.json_fields import (
    read_boolean,
    read_choice,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.core.rng import Rng, mixed, seeded, shuffle

LAST_ROUND = 6
NUMBERS = (0, 60)


@dataclass(frozen=True)
class Config:
    players: int = 2
    names: tuple[str, ...] = ()
    goal: int = 30
    seed: str = ""


@dataclass(frozen=True)
class State:
    config: Config
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    rng: int
    turn: int = 1
    points: int = 0
    offered: tuple[int, int] | None = None
    """The offered card and the player it is offered to."""

    @property
    def player(self) -> int:
        return (self.turn - 1) % self.config.players

    @property
    def round(self) -> int:
        return (self.turn - 1) // self.config.players + 1


@dataclass(frozen=True)
class Action:
    """`roll`, `draw`, `offer` (a card, to a player), `take` or `decline` (what was offered)."""

    type: str
    card: int | None = None
    to: int | None = None


@dataclass(frozen=True)
class Event:
    """`rolled` and `drawn` with a number; `offered`, `taken` and `declined` with the card."""

    event: str
    number: int
    player: int


def read_summary(values: Mapping[str, object], where: str) -> Json:
    return {"points": read_integer(values["points"], f"{where}.points", *NUMBERS)}


def config_from_code(code: str) -> Config:
    number, goal = divmod(codes.read(code, 8), 50)
    seed, more = divmod(number, 2)
    return Config(players=2 + more, goal=goal + 1, seed=str(seed))


INFO = GameInfo(
    id="barter",
    title="Barter",
    players=(2, 3),
    outcomes=("won", "lost"),
    read_summary=read_summary,
    summary_keys=("points",),
    sample_code="33333-33333",
    setup=(SetupOption("players", (2, 3)), SetupOption("goal", (1, 50))),
    teammates=("friend",),
    longest_seed=20,
    guide=GuideButton("menu.guide", "icon_book"),
    look=MenuLook("menu.tagline", "menu.welcome-text", "scenes/menu"),
)


class Barter:
    info = INFO

    def new(self, config: Config) -> tuple[State, list[Event]]:
        deck = [number for number in range(1, 7) for _ in range(3)]
        rng = shuffle(deck, seeded(config.seed))
        hands = tuple((deck.pop(), deck.pop()) for _ in range(config.players))
        return State(config, hands, tuple(deck), rng), []

    def legal(self, state: State) -> list[Action]:
        if self.outcome(state):
            return []
        if state.offered:
            return [Action("take"), Action("decline")]
        draw = [Action("draw")] if state.deck else []
        others = [p for p in range(state.config.players) if p != state.player]
        hand = sorted(set(state.hands[state.player]))
        return [Action("roll"), *draw, *(Action("offer", c, p) for c in hand for p in others)]

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        refused = self.refusal(state, action)
        if refused:
            raise IllegalMoveError(refused)
        player, hands = state.player, [list(hand) for hand in state.hands]
        if action.type == "offer":
            assert action.card is not None
            assert action.to is not None
            offered = (action.card, action.to)
            return replace(state, offered=offered), [Event("offered", action.card, player)]
        deck, points, rng = state.deck, state.points, state.rng
        if action.type == "roll":
            rng = (rng + 0x9E3779B97F4A7C15) % 2**64
            event = Event("rolled", (mixed(rng) * 6 >> 64) + 1, player)
            points += event.number
        elif action.type == "draw":
            event = Event("drawn", deck[-1], player)
            deck = deck[:-1]
            hands[player].append(event.number)
        else:
            assert state.offered is not None
            card, to = state.offered
            event = Event("taken" if action.type == "take" else "declined", card, to)
            if action.type == "take":
                hands[player].remove(card)
                points += card
        state = State(state.config, tuple(map(tuple, hands)), deck, rng, state.turn + 1, points)
        return state, [event]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action in self.legal(state):
            return None
        if self.outcome(state):
            return Refusal("game-over", "The game is over.")
        return Refusal("not-now", f"{action.type} is not possible now.")

    def to_decide(self, state: State) -> int | None:
        if self.outcome(state):
            return None
        return state.offered[1] if state.offered else state.player

    def outcome(self, state: State) -> str | None:
        if state.points >= state.config.goal:
            return "won"
        return "lost" if state.round > LAST_ROUND else None

    def reveals(self, events: Iterable[Event]) -> bool:
        return any(event.event in {"rolled", "drawn"} for event in events)

    def closes_deal(self, action: Action) -> bool:
        return action.type == "take"

    def config_of(self, state: State) -> Config:
        return state.config

    def players(self, state: State) -> int:
        return state.config.players

    def names(self, state: State) -> tuple[str, ...]:
        return state.config.names

    def with_names(self, state: State, names: tuple[str, ...]) -> State:
        return replace(state, config=replace(state.config, names=names))

    def summary(self, state: State) -> Json:
        return {"points": state.points}

    def record(self, state: State) -> Json:
        return {"won": self.outcome(state) == "won", "rounds": state.round, "points": state.points}

    def deeds(
        self, states: Sequence[State], actions: Sequence[Action], seats: Mapping[str, object]
    ) -> Json:
        del states, actions, seats
        return {}

    def read_record(self, record: Mapping[str, object]) -> FinishedGame:
        given = read_object(dict(record), "record", ("won", "rounds", "points"))
        return FinishedGame(
            read_boolean(given["won"], "won"),
            read_integer(given["rounds"], "rounds", 1, LAST_ROUND + 1),
            read_integer(given["points"], "points", *NUMBERS),
            Difficulty(1, 0, "plain"),
        )

    def catalogue_to_json(self) -> list[Json]:
        return [{"id": number} for number in range(1, 7)]

    def config_to_json(self, config: Config) -> Json:
        return {**asdict(config), "names": list(config.names)}

    def config_from_json(self, value: object) -> Config:
        given = read_object(value, "config", (), ("players", "names", "goal", "seed"))
        players = read_integer(given.get("players", 2), "config.players", *INFO.players)
        names = read_list(given.get("names", []), "config.names")
        return Config(
            players,
            tuple(read_string(name, "config.names") for name in names),
            read_integer(given.get("goal", 30), "config.goal", 1, 50),
            read_string(given.get("seed", "new"), "config.seed"),
        )

    def state_to_json(self, state: State) -> Json:
        return {
            "config": self.config_to_json(state.config),
            "hands": [list(hand) for hand in state.hands],
            "deck": list(state.deck),
            "rng": f"{state.rng:016x}",
            "turn": state.turn,
            "points": state.points,
            "offered": list(state.offered) if state.offered else None,
        }

    def state_from_json(self, value: object) -> State:
        keys = ("config", "hands", "deck", "rng", "turn", "points", "offered")
        given = read_object(value, "state", keys)

        def cards(given: object, where: str) -> tuple[int, ...]:
            return tuple(read_integer(card, where, 1, 6) for card in read_list(given, where))

        offered = given["offered"]
        pair = None
        if offered is not None:
            card, to = read_list(offered, "state.offered", 2)
            pair = (
                read_integer(card, "state.offered", 1, 6),
                read_integer(to, "state.offered", 0, 2),
            )
        return State(
            self.config_from_json(given["config"]),
            tuple(cards(hand, "state.hands") for hand in read_list(given["hands"], "state.hands")),
            cards(given["deck"], "state.deck"),
            int(read_string(given["rng"], "state.rng"), 16),
            read_integer(given["turn"], "state.turn", 1, 99),
            read_integer(given["points"], "state.points", *NUMBERS),
            pair,
        )

    def action_to_json(self, action: Action) -> Json:
        return {key: value for key, value in asdict(action).items() if value is not None}

    def action_from_json(self, state: State, value: object) -> Action:
        given = read_object(value, "action", ("type",), ("card", "to"))
        kind = read_choice(given["type"], "type", ("roll", "draw", "offer", "take", "decline"))
        if kind != "offer":
            return Action(kind)
        last = state.config.players - 1
        return Action(
            kind,
            read_integer(given["card"], "card", 1, 6),
            read_integer(given["to"], "to", 0, last),
        )

    def event_to_json(self, event: Event) -> Json:
        return asdict(event)

    def code(self, config: Config) -> str | None:
        if not config.seed.isdigit():
            return None
        number = (int(config.seed) * 2 + config.players - 2) * 50 + config.goal - 1
        return codes.write(number, 8)

    def config_from_code(self, code: str) -> Config:
        return config_from_code(code)

    bots: Mapping[str, Callable[[str], Bot[State, Action]]]

    def advise(self, state: State) -> Json:
        if self.outcome(state):
            return {"action": None, "why": []}
        action = Friend("hint").choose(state)
        return {"action": self.action_to_json(action), "why": [{"reason": "most-points"}]}

    def describe_match(self, state: State) -> list[str]:
        return [" and ".join(self._names(state)), f"Goal {state.config.goal}"]

    def describe_setup(self, config: Config) -> str:
        return f"{config.players} players to {config.goal}"

    def describe_move(self, action: Action, events: Sequence[Event]) -> str:
        return f"{action.type}: {', '.join(f'{e.event} {e.number}' for e in events)}"

    def turn(self, state: State) -> int:
        return state.turn

    def round(self, state: State) -> int:
        return state.round

    def describe_turn(self, state: State) -> str:
        return f"Round {state.round}, {self._names(state)[state.player]}"

    def describe_end(self, state: State) -> str:
        return f"{self.outcome(state) or 'not over'} with {state.points} points"

    def _names(self, state: State) -> tuple[str, ...]:
        return state.config.names or tuple(f"Player {p + 1}" for p in range(state.config.players))


class Friend(Bot[State, Action]):
    """Takes every offer, offers high cards, and rolls the die now and then."""

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        best = Action("roll")
        for action in Barter().legal(state):
            yield
            if action.type == "take" or (action.card or 0) > max(3, best.card or 0):
                best = action
        return best if self._rng.number() % 8 else Barter().legal(state)[0]


Barter.bots = {"friend": Friend}


class OneGame:
    """A registry of this game alone."""

    def ids(self) -> tuple[str, ...]:
        return (INFO.id,)

    def info(self, game_id: str) -> GameInfo:
        return {INFO.id: INFO}[game_id]

    def game(self, game_id: str) -> Barter:
        return {INFO.id: BARTER}[game_id]


BARTER = Barter()
GAMES = OneGame()
