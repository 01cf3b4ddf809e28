"""The choices made in the set-up, before they become a configuration of the rules."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.codes import CodeError
from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.codec.challenge import SEEDS, decode, encode, seed_of
from ecosfera.games.baltica.content.presets import load_first_game
from ecosfera.games.baltica.info import PLAYERS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.game_screens import NewMatch

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

    from ecosfera.games.baltica.content.presets import Preset
    from ecosfera.words import Words

ANIMALS: Final = (
    "ringed_seal",
    "pike",
    "eider",
    "otter",
    "perch",
    "swan",
    "cod",
    "porpoise",
    "eagle",
    "flounder",
    "stickleback",
    "grey_seal",
)
"""The portraits of the rows: picture `portraits/<id>`, message `setup.animal-<id with hyphens>`."""
MOST_ROWS: Final = 4
LONGEST_NAME: Final = 20
"""Maximum length of a name, in characters."""
STACKS: Final = range(3, 9)


PORTRAITS: Final = "portraits"
COMPUTERS: Final = "computers"
"""Keys of the seats: the portrait of each row, and the character that plays it."""
CODE: Final = "code"
FAIR_UNDO: Final = "fair_undo"
"""Further keys of a set-up that is remembered."""
SOMEBODY: Final = "person"
"""What is remembered for a row that a person plays."""
VARIATIONS: Final = (
    *("element_stack", "high_pressure", "eutrophication"),
    *("biodiversity_loss", "house_cards"),
)
"""Options of a set-up that have the same name in a draft."""


def animal_name(words: Words, animal: str) -> str:
    """Return the name of an animal as a player's name."""
    return words(f"setup.animal-{animal.replace('_', '-')}")


@dataclass
class Seat:
    """A row: its animal, its name if different, and who plays it."""

    animal: str
    name: str = ""
    character: str = PERSON
    """Character of the teammate that plays it, or `PERSON`."""


def _two_seats() -> list[Seat]:
    return [Seat(animal) for animal in ANIMALS[:2]]


@dataclass
class SetupDraft:
    """The choices of a set-up; all have defaults."""

    seats: list[Seat] = field(default_factory=_two_seats)
    first: int = 0
    element_stack: int = 6
    high_pressure: bool = False
    eutrophication: bool = False
    biodiversity_loss: bool = False
    policies: bool = False
    house_cards: bool = True
    seed: int = 0
    fair_undo: bool = False
    """Whether undo stops at the last revealed card."""

    def roll(self, chance: random.Random) -> None:
        """Choose a new random seed."""
        self.seed = chance.randrange(SEEDS)

    def add(self) -> None:
        """Add a row with the first free animal, up to four rows."""
        if len(self.seats) < MOST_ROWS:
            taken = {seat.animal for seat in self.seats}
            self.seats.append(Seat(next(a for a in ANIMALS if a not in taken)))

    def remove(self, index: int) -> None:
        """Remove a row; the first player stays the same if possible."""
        if len(self.seats) > 1:
            del self.seats[index]
            if self.first > index or self.first == len(self.seats):
                self.first -= 1

    def rename(self, index: int, name: str) -> None:
        """Name a row; without a name it has its animal's."""
        self.seats[index].name = " ".join(name.split())[:LONGEST_NAME].strip()

    def change_animal(self, index: int) -> None:
        """Give a row the next free animal."""
        taken = {seat.animal for seat in self.seats}
        seat = self.seats[index]
        at = ANIMALS.index(seat.animal)
        seat.animal = next(a for a in ANIMALS[at + 1 :] + ANIMALS[:at] if a not in taken)

    def change_player(self, index: int) -> None:
        """Switch a row to the next kind of player: a person, then each character."""
        seat = self.seats[index]
        seat.character = PLAYERS[(PLAYERS.index(seat.character) + 1) % len(PLAYERS)]

    def follow(self, preset: Preset) -> None:
        """Set the variations of a preset."""
        config = preset.applied_to(self.config(str))
        self.element_stack = config.element_stack
        self.high_pressure = config.pressures == 3
        self.eutrophication = config.eutrophication
        self.biodiversity_loss = config.biodiversity_loss
        self.policies = config.policies

    def follows(self, preset: Preset) -> bool:
        """Return whether the variations are those of a preset."""
        config = self.config(str)
        return preset.applied_to(config) == config

    @property
    def computers(self) -> tuple[str, ...]:
        """Return for each row the character of its teammate, or `PERSON`."""
        return tuple(seat.character for seat in self.seats)

    @property
    def portraits(self) -> tuple[str, ...]:
        """Return the animal of each row."""
        return tuple(seat.animal for seat in self.seats)

    def names(self, animal_name: Callable[[str], str]) -> tuple[str, ...]:
        """Return the name of each row."""
        return tuple(seat.name or animal_name(seat.animal) for seat in self.seats)

    def config(self, animal_name: Callable[[str], str]) -> Config:
        """Return the configuration of the rules."""
        return Config(
            players=len(self.seats),
            names=self.names(animal_name),
            element_stack=self.element_stack,
            pressures=3 if self.high_pressure else 2,
            eutrophication=self.eutrophication,
            biodiversity_loss=self.biodiversity_loss,
            policies=self.policies,
            house_cards=self.house_cards,
            first_player=self.first,
            seed=str(self.seed),
        )

    @property
    def code(self) -> str:
        """Return the challenge code."""
        return encode(self.config(str))

    def take(self, code: str) -> None:
        """Take everything but the names from a challenge code.

        Raise `CodeError` if it is invalid.
        """
        config = decode(code)
        while len(self.seats) < config.players:
            self.add()
        del self.seats[config.players :]
        self.first = config.first_player
        self.element_stack = config.element_stack
        self.high_pressure = config.pressures == 3
        self.eutrophication = config.eutrophication
        self.biodiversity_loss = config.biodiversity_loss
        self.policies = config.policies
        self.house_cards = config.house_cards
        self.seed = int(config.seed)

    def preset(self, options: Mapping[str, Any]) -> None:
        """Apply options of `GameInfo.setup`, or a challenge code as `code`."""
        if "code" in options:
            self.take(options["code"])
            return
        rows = options.get("players", len(self.seats))
        while len(self.seats) < rows:
            self.add()
        del self.seats[rows:]
        self.first = min(self.first, rows - 1)
        if "level" in options:
            self.policies = options["level"] == 2
        for name in VARIATIONS:
            setattr(self, name, options.get(name, getattr(self, name)))
        if "seed" in options:
            self.seed = int(seed_of(options["seed"])) % SEEDS

    def remembered(self) -> dict[str, str]:
        """Return the choices for `recall`, without names."""
        return {
            CODE: self.code,
            PORTRAITS: " ".join(self.portraits),
            COMPUTERS: " ".join(character or SOMEBODY for character in self.computers),
            FAIR_UNDO: "yes" if self.fair_undo else "no",
        }

    def begin(self) -> None:
        """Take the set-up of a first game, its deal included."""
        first = load_first_game()
        self.take(first.code)
        for seat, character in zip(self.seats, first.characters, strict=True):
            seat.character = character

    def recall(self, remembered: Mapping[str, str]) -> None:
        """Take choices that were remembered; leave out what is invalid."""
        with contextlib.suppress(CodeError):
            self.take(remembered.get(CODE, ""))
        animals = remembered.get(PORTRAITS, "").split()
        if len(animals) == len(set(animals)) == len(self.seats) and set(animals) <= set(ANIMALS):
            for seat, animal in zip(self.seats, animals, strict=True):
                seat.animal = animal
        named = remembered.get(COMPUTERS, "").split()
        characters = [PERSON if name == SOMEBODY else name for name in named]
        if len(characters) == len(self.seats) and set(characters) <= set(PLAYERS):
            for seat, character in zip(self.seats, characters, strict=True):
                seat.character = character
        self.fair_undo = remembered.get(FAIR_UNDO) == "yes"

    def new_match(self, words: Words) -> NewMatch:
        """Return the match of these choices."""
        config = self.config(lambda animal: animal_name(words, animal))
        seats = {PORTRAITS: list(self.portraits), COMPUTERS: list(self.computers)}
        return NewMatch(config, seats, self.fair_undo)
