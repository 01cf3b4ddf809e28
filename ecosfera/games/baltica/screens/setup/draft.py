"""The choices made in the set-up, before they become a configuration of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.codec.challenge import SEEDS, decode, encode
from ecosfera.games.baltica.info import PLAYERS
from ecosfera.games.baltica.rules.config import Config

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

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


def _two_places() -> list[Seat]:
    return [Seat(animal) for animal in ANIMALS[:2]]


@dataclass
class SetupDraft:
    """The choices of a set-up; all have defaults."""

    places: list[Seat] = field(default_factory=_two_places)
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
        if len(self.places) < MOST_ROWS:
            taken = {place.animal for place in self.places}
            self.places.append(Seat(next(a for a in ANIMALS if a not in taken)))

    def remove(self, index: int) -> None:
        """Remove a row; the first player stays the same if possible."""
        if len(self.places) > 1:
            del self.places[index]
            if self.first > index or self.first == len(self.places):
                self.first -= 1

    def rename(self, index: int, name: str) -> None:
        """Name a row; without a name it has its animal's."""
        self.places[index].name = " ".join(name.split())[:LONGEST_NAME].strip()

    def change_animal(self, index: int) -> None:
        """Give a row the next free animal."""
        taken = {place.animal for place in self.places}
        place = self.places[index]
        at = ANIMALS.index(place.animal)
        place.animal = next(a for a in ANIMALS[at + 1 :] + ANIMALS[:at] if a not in taken)

    def change_player(self, index: int) -> None:
        """Switch a row to the next kind of player: a person, then each character."""
        place = self.places[index]
        place.character = PLAYERS[(PLAYERS.index(place.character) + 1) % len(PLAYERS)]

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
        return tuple(place.character for place in self.places)

    @property
    def portraits(self) -> tuple[str, ...]:
        """Return the animal of each row."""
        return tuple(place.animal for place in self.places)

    def names(self, animal_name: Callable[[str], str]) -> tuple[str, ...]:
        """Return the name of each row."""
        return tuple(place.name or animal_name(place.animal) for place in self.places)

    def config(self, animal_name: Callable[[str], str]) -> Config:
        """Return the configuration of the rules."""
        return Config(
            players=len(self.places),
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
        while len(self.places) < config.players:
            self.add()
        del self.places[config.players :]
        self.first = config.first_player
        self.element_stack = config.element_stack
        self.high_pressure = config.pressures == 3
        self.eutrophication = config.eutrophication
        self.biodiversity_loss = config.biodiversity_loss
        self.policies = config.policies
        self.house_cards = config.house_cards
        self.seed = int(config.seed)
