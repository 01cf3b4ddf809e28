"""The choices made in the set-up, before they become a configuration of the rules."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from ecosfera.core.players import PERSON
from ecosfera.games.co2.codec.challenge import (
    LAST_EARNED_GOAL,
    LATE_TRADES_ROUNDS,
    RETIRE_ROUNDS,
    SEEDS,
    decode,
    encode,
    seed_of,
)
from ecosfera.games.co2.info import INFO, STRENGTH, STRENGTHS, USUAL, WEAKEST
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import PLAYERS, START_TERRITORIES, PlayerId
from ecosfera.games.co2.tutorial import guided_match
from ecosfera.games.game_screens import NewMatch
from ecosfera.tabletop import setup
from ecosfera.tabletop.setup import COMPUTERS, Seat

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

    from ecosfera.words import Words

KINDS: Final = (PERSON, *reversed(INFO.teammates))
"""Who can play a seat, in the order in which its button goes round.

The companion of who is alone comes first, so that its button shows other characters next.
"""
"""The possible players of a seat."""


PERSON_SECONDS: Final = 40
COMPUTER_SECONDS: Final = 8
"""Seconds that a turn of a person and of a computer takes, with the answers of the others."""


class Length(NamedTuple):
    """How long a game is (RULES 16)."""

    id: str
    goal: int
    start_territories: int
    rounds: tuple[int, int, int]
    """The round limit for two, three and four players."""
    turns: tuple[int, int, int] | None = None
    """How many turns such a game takes with two, three and four players; None for a lesson.

    Means of simulations: of the full game with steady computers, of the short game half with people
    who trade gladly, half with a person beside newcomers. The length of a lesson is in its name.
    """
    head_start: bool = False
    """Whether projects are already begun (RULES 2.9), unless the rules are strict."""
    retire: bool = False
    """Whether credits may be handed in (RULES 4.9), where there is a head start."""
    last_earned: bool = False
    """Whether they may not bring the last point; then territories may be bought from afar, and
    exchanges bring new kinds of cards."""
    late_trades: bool = False
    """Whether territories are traded late (RULES 11.9), where all this holds."""

    def minutes(self, characters: Sequence[str]) -> int | None:
        """Return how long a game of these players takes, in steps of five; None for a lesson.

        >>> LENGTHS[1].minutes([PERSON, PERSON]), LENGTHS[1].minutes([PERSON, "steady"])
        (20, 15)
        """
        if self.turns is None:
            return None
        seconds = sum(COMPUTER_SECONDS if character else PERSON_SECONDS for character in characters)
        total = self.turns[len(characters) - 2] * seconds / len(characters)
        return 5 * math.ceil(total / 300)


LENGTHS: Final = (
    Length("full", 20, 2, (100, 100, 100), turns=(49, 75, 110)),
    Length(
        "short",
        20,
        3,
        (100, 100, 100),
        turns=(26, 37, 42),
        head_start=True,
        retire=True,
        last_earned=True,
        late_trades=True,
    ),
    Length("lesson-30", 20, 3, (36, 24, 18)),
    Length("lesson-45", 20, 3, (54, 36, 27)),
)
GAMES, LESSONS = LENGTHS[:2], LENGTHS[2:]
"""The lengths that a family chooses from, and those for a class."""


def _two_seats() -> list[Seat]:
    return [Seat(), Seat(character=KINDS[1])]


@dataclass
class SetupDraft(setup.SetupDraft[Seat]):
    """The choices of a set-up; all have defaults."""

    kinds: ClassVar = KINDS
    companion: ClassVar = KINDS[1]
    counts: ClassVar = PLAYERS
    seeds: ClassVar = SEEDS

    seats: list[Seat] = field(default_factory=_two_seats)
    length: Length = LENGTHS[1]
    strength: str = USUAL
    """How strong the computer players are."""
    flow: bool = True
    """Whether CO2 squares also serve those who pass them (RULES 4.8)."""
    fair_undo: bool = True
    """Whether undo stops at dice, revealed cards and deals: in a race it should."""
    guided: bool = False
    """Whether the guided first lap is begun instead."""
    own: dict[str, int] = field(default_factory=dict)
    """Settings of the rules that differ from those of the length."""

    def roll(self, chance: random.Random) -> None:
        """Choose a new random seed, and let the dice decide who begins."""
        super().roll(chance)
        self.own.pop("first_player", None)

    def new_seat(self) -> Seat:
        """Return another seat, of a person."""
        return Seat()

    def invite(self) -> None:
        """Add a player like the last one: a person to people, a computer to computers.

        The computer gets a character that no other one has, if there is one.
        """
        self.resize(len(self.seats) + 1)
        like = self.seats[-2].character
        if like:
            unused = [kind for kind in KINDS[1:] if kind not in self.computers]
            like = next(iter(unused), like)
        self.seats[-1].character = like

    def rename(self, index: int, name: str) -> None:
        """Name a player; whoever gives a computer's seat a name sits down there."""
        super().rename(index, name)
        if self.seats[index].name:
            self.seats[index].character = PERSON

    def choose(self, length: Length) -> None:
        """Choose how long the game is."""
        self.length, self.own = length, {}

    def change_strength(self) -> None:
        """Switch all computer players to the next strength."""
        self.strength = STRENGTHS[(STRENGTHS.index(self.strength) + 1) % len(STRENGTHS)]

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name of each player; empty for one who has only that of the colour."""
        return tuple(seat.name for seat in self.seats)

    def config(self, names: tuple[str, ...] = ()) -> Config:
        """Return the configuration of the rules."""
        own, count = self.own, len(self.seats)
        first = own.get("first_player", count)
        starts = own.get("start_territories", self.length.start_territories)
        rounds = own.get("round_limit", self.length.rounds[count - 2])
        wanted = own.get("head_start", self.length.head_start)
        begun = bool(wanted) and self.flow and starts == START_TERRITORIES[1]
        retire = own.get("retire", self.length.retire) and rounds <= RETIRE_ROUNDS and begun
        goal = own.get("goal", self.length.goal)
        earned = own.get("last_earned", self.length.last_earned) and goal >= LAST_EARNED_GOAL
        earned = bool(earned and retire)
        late = own.get("late_trades", self.length.late_trades) and rounds == LATE_TRADES_ROUNDS
        return Config(
            players=count,
            names=names,
            first_player=PlayerId(first) if first < count else None,
            goal=goal,
            start_territories=starts,
            round_limit=rounds,
            offers=own.get("offers", Config().offers),
            flow=self.flow,
            head_start=begun,
            retire=bool(retire),
            last_earned=earned,
            afar=earned,
            new_kinds=earned,
            late_trades=bool(late and earned),
            seed=str(self.seed),
        )

    @property
    def code(self) -> str:
        """Return the challenge code."""
        return encode(self.config())

    def take(self, code: str) -> None:
        """Take everything but the names from a challenge code. Raise `CodeError`."""
        config = decode(code)
        self.flow = config.flow
        self.resize(config.players)
        for length in LENGTHS:
            self.choose(length)
            found = self.config()
            if (found.goal, found.start_territories, found.round_limit) == (
                config.goal,
                config.start_territories,
                config.round_limit,
            ):
                break
        else:
            self.choose(GAMES[config.start_territories - START_TERRITORIES[0]])
            self.own = {
                "goal": config.goal,
                "start_territories": config.start_territories,
                "round_limit": config.round_limit,
            }
        if config.head_start != self.config().head_start:
            self.own["head_start"] = config.head_start
        if config.retire != self.config().retire:
            self.own["retire"] = config.retire
        if config.last_earned != self.config().last_earned:
            self.own["last_earned"] = config.last_earned
        if config.late_trades != self.config().late_trades:
            self.own["late_trades"] = config.late_trades
        if config.offers != Config().offers:
            self.own["offers"] = config.offers
        if config.first_player is not None:
            self.own["first_player"] = config.first_player
        self.seed = int(config.seed)

    def preset(self, options: Mapping[str, Any]) -> None:
        """Apply options of `GameInfo.setup`, or a challenge code as `code`."""
        if "code" in options:
            self.take(options["code"])
            return
        self.resize(options.get("players", len(self.seats)))
        rules = ("goal", "start_territories", "round_limit")
        if any(name in options for name in rules):
            self.own.update(head_start=False, retire=False, last_earned=False, late_trades=False)
        for name in (*rules, "offers", "head_start", "retire", "last_earned", "late_trades"):
            if name in options:
                self.own[name] = options[name]
        self.flow = options.get("flow", self.flow)
        if "seed" in options:
            self.seed = int(seed_of(str(options["seed"])))

    def remembered(self) -> dict[str, str]:
        """Return the choices for `recall`, without names."""
        return {**super().remembered(), STRENGTH: self.strength}

    def recall(self, remembered: Mapping[str, str]) -> None:
        """Take choices that were remembered; leave out what is invalid."""
        super().recall(remembered)
        self.strength = strength_of(remembered)

    def begin(self) -> None:
        """Take the set-up for somebody's first match: the short game against a weak computer."""
        self.choose(LENGTHS[1])
        self.strength = WEAKEST

    def new_match(self, words: Words) -> NewMatch:
        """Return the match of these choices."""
        if self.guided:
            people = [seat.name for seat in self.seats if not seat.character]
            return guided_match(words, people)
        config = self.config(self.names)
        seats = {COMPUTERS: list(self.computers), STRENGTH: self.strength}
        return NewMatch(config, seats, self.fair_undo)


def strength_of(seats: Mapping[str, Any]) -> str:
    """Return how strong the computer players are: steady, unless the seats say else.

    >>> strength_of({"computers": ["", "bold"], "strength": "strong"})
    'strong'
    >>> strength_of({"computers": ["", "bold"]})
    'steady'
    """
    given = seats.get(STRENGTH)
    return given if given in STRENGTHS else USUAL


def computers_of(seats: Mapping[str, Any], players: int) -> tuple[str, ...]:
    """Return the characters of the computer players; none if the seats are invalid."""
    return setup.computers_of(seats, players, KINDS)
