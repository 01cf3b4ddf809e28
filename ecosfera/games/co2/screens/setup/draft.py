"""The choices made in the set-up, before they become a configuration of the rules."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecosfera.core.codes import CodeError
from ecosfera.core.player_kinds import PERSON
from ecosfera.games.co2.codec.challenge import SEEDS, decode, encode, seed_of
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules.ids import PLAYERS, PlayerId
from ecosfera.games.co2.rules.state import Config
from ecosfera.games.co2.screens.seats import COMPUTERS
from ecosfera.games.co2.screens.tutorial.guidance import guided_match
from ecosfera.games.game_screens import NewMatch

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping

    from ecosfera.words import Words

LONGEST_NAME: Final = 20
"""Maximum length of a name, in characters."""
CODE: Final = "code"
FAIR_UNDO: Final = "fair_undo"
"""Further keys of a set-up that is remembered."""
SOMEBODY: Final = "person"
"""What is remembered for a seat of a person."""
KINDS: Final = (PERSON, *INFO.teammates)
"""The possible players of a seat."""


class Length(NamedTuple):
    """How long a game is (RULES 16)."""

    id: str
    goal: int
    start_territories: int
    rounds: tuple[int, int, int]
    """The round limit for two, three and four players."""


LENGTHS: Final = (
    Length("full", 20, 2, (100, 100, 100)),
    Length("short", 15, 3, (100, 100, 100)),
    Length("lesson-30", 20, 3, (36, 24, 18)),
    Length("lesson-45", 20, 3, (54, 36, 27)),
)


@dataclass
class Seat:
    """A player: a name, if one was given, and who plays."""

    name: str = ""
    character: str = PERSON
    """Character of the computer that plays, or `PERSON`."""


def _two_seats() -> list[Seat]:
    return [Seat(), Seat(character=KINDS[-1])]


@dataclass
class SetupDraft:
    """The choices of a set-up; all have defaults."""

    seats: list[Seat] = field(default_factory=_two_seats)
    length: Length = LENGTHS[1]
    seed: int = 0
    fair_undo: bool = False
    """Whether undo stops at dice and cards."""
    guided: bool = False
    """Whether the guided first lap is begun instead."""
    own: dict[str, int] = field(default_factory=dict)
    """Settings of the rules that differ from those of the length."""

    def roll(self, chance: random.Random) -> None:
        """Choose a new random seed, and let the dice decide who begins."""
        self.seed = chance.randrange(SEEDS)
        self.own.pop("first_player", None)

    def add(self) -> None:
        """Add a player, up to four."""
        if len(self.seats) < PLAYERS[1]:
            self.seats.append(Seat())

    def remove(self, index: int) -> None:
        """Remove a player, down to two."""
        if len(self.seats) > PLAYERS[0]:
            del self.seats[index]

    def rename(self, index: int, name: str) -> None:
        """Name a player."""
        self.seats[index].name = " ".join(name.split())[:LONGEST_NAME].strip()

    def change_player(self, index: int) -> None:
        """Switch a seat to the next kind of player: a person, then each computer."""
        seat = self.seats[index]
        seat.character = KINDS[(KINDS.index(seat.character) + 1) % len(KINDS)]

    def choose(self, length: Length) -> None:
        """Choose how long the game is."""
        self.length, self.own = length, {}

    @property
    def computers(self) -> tuple[str, ...]:
        """Return for each seat the character of its computer, or `PERSON`."""
        return tuple(seat.character for seat in self.seats)

    def names(self, words: Words) -> tuple[str, ...]:
        """Return the name of each player; without one it is the colour of the pawn."""
        return tuple(
            seat.name or words(f"carbon.colour-{number}")
            for number, seat in enumerate(self.seats, 1)
        )

    def config(self, names: tuple[str, ...] = ()) -> Config:
        """Return the configuration of the rules."""
        own, count = self.own, len(self.seats)
        first = own.get("first_player", count)
        return Config(
            players=count,
            names=names,
            first_player=PlayerId(first) if first < count else None,
            goal=own.get("goal", self.length.goal),
            start_territories=own.get("start_territories", self.length.start_territories),
            round_limit=own.get("round_limit", self.length.rounds[count - 2]),
            offers=own.get("offers", Config().offers),
            seed=str(self.seed),
        )

    @property
    def code(self) -> str:
        """Return the challenge code."""
        return encode(self.config())

    def take(self, code: str) -> None:
        """Take everything but the names from a challenge code. Raise `CodeError`."""
        config = decode(code)
        self._resize(config.players)
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
            self.own = {
                "goal": config.goal,
                "start_territories": config.start_territories,
                "round_limit": config.round_limit,
            }
        if config.offers != Config().offers:
            self.own["offers"] = config.offers
        if config.first_player is not None:
            self.own["first_player"] = config.first_player
        self.seed = int(config.seed)

    def _resize(self, count: int) -> None:
        while len(self.seats) < count:
            self.add()
        del self.seats[count:]

    def preset(self, options: Mapping[str, Any]) -> None:
        """Apply options of `GameInfo.setup`, or a challenge code as `code`."""
        if "code" in options:
            self.take(options["code"])
            return
        self._resize(options.get("players", len(self.seats)))
        for name in ("goal", "start_territories", "round_limit", "offers"):
            if name in options:
                self.own[name] = options[name]
        if "seed" in options:
            self.seed = int(seed_of(str(options["seed"])))

    def begin(self) -> None:
        """Take the set-up for somebody's first match: the short game against the computer."""
        self.choose(LENGTHS[1])

    def remembered(self) -> dict[str, str]:
        """Return the choices for `recall`, without names."""
        return {
            CODE: self.code,
            COMPUTERS: " ".join(character or SOMEBODY for character in self.computers),
            FAIR_UNDO: "yes" if self.fair_undo else "no",
        }

    def recall(self, remembered: Mapping[str, str]) -> None:
        """Take choices that were remembered; leave out what is invalid."""
        with contextlib.suppress(CodeError):
            self.take(remembered.get(CODE, ""))
        named = remembered.get(COMPUTERS, "").split()
        characters = [PERSON if name == SOMEBODY else name for name in named]
        if len(characters) == len(self.seats) and set(characters) <= set(KINDS):
            for seat, character in zip(self.seats, characters, strict=True):
                seat.character = character
        self.fair_undo = remembered.get(FAIR_UNDO) == "yes"

    def new_match(self, words: Words) -> NewMatch:
        """Return the match of these choices."""
        if self.guided:
            return guided_match(self.names(words)[:2])
        config = self.config(self.names(words))
        return NewMatch(config, {COMPUTERS: list(self.computers)}, self.fair_undo)


def computers_of(seats: Mapping[str, Any], players: int) -> tuple[str, ...]:
    """Return the characters of the computer players; none if the seats are invalid."""
    given = seats.get(COMPUTERS)
    if not isinstance(given, list) or len(given) != players:
        return ()
    return tuple(who if who in KINDS else PERSON for who in given)
