"""What is chosen at set-up, before it is a configuration of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.codec.challenge import SEEDS, decode, encode, seed_of
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
"""Who lends a row face and name: `portraits/<id>`, and `setup.animal-<id with hyphens>`."""
MOST_ROWS: Final = 4
LONGEST_NAME: Final = 20
"""Characters."""
STACKS: Final = range(3, 9)


PORTRAITS: Final = "portraits"
COMPUTERS: Final = "computers"
"""Keys of the seats: the animal of each row, and the character that plays it."""
VARIATIONS: Final = (
    *("element_stack", "high_pressure", "eutrophication"),
    *("biodiversity_loss", "house_cards"),
)
"""Options of a set-up that a draft keeps under the same name."""


def animal_name(words: Words, animal: str) -> str:
    """The name of an animal as a player's name."""
    return words(f"setup.animal-{animal.replace('_', '-')}")


@dataclass
class Seat:
    """A row: its animal, and the name if it is not the animal's."""

    animal: str
    name: str = ""
    character: str = PERSON
    """Of the computer that plays it."""


def _two_seats() -> list[Seat]:
    return [Seat(animal) for animal in ANIMALS[:2]]


@dataclass
class SetupDraft:
    """One set-up, with good defaults."""

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
    """Whether undo goes back to the last card revealed only."""

    def roll(self, chance: random.Random) -> None:
        """Other cards: a new seed."""
        self.seed = chance.randrange(SEEDS)

    def add(self) -> None:
        """One more row, with the first animal that is free; at most four."""
        if len(self.seats) < MOST_ROWS:
            taken = {seat.animal for seat in self.seats}
            self.seats.append(Seat(next(a for a in ANIMALS if a not in taken)))

    def remove(self, index: int) -> None:
        """One row less; whoever begins still does, if they are still there."""
        if len(self.seats) > 1:
            del self.seats[index]
            if self.first > index or self.first == len(self.seats):
                self.first -= 1

    def rename(self, index: int, name: str) -> None:
        """Give a row a name; without one it has its animal's."""
        self.seats[index].name = " ".join(name.split())[:LONGEST_NAME].strip()

    def change_animal(self, index: int) -> None:
        """Give a row the next animal that no other row has."""
        taken = {seat.animal for seat in self.seats}
        seat = self.seats[index]
        at = ANIMALS.index(seat.animal)
        seat.animal = next(a for a in ANIMALS[at + 1 :] + ANIMALS[:at] if a not in taken)

    def change_player(self, index: int) -> None:
        """Let the next one play a row: a person, then each character of the computer."""
        seat = self.seats[index]
        seat.character = PLAYERS[(PLAYERS.index(seat.character) + 1) % len(PLAYERS)]

    def follow(self, preset: Preset) -> None:
        """Set the variations as a preset says."""
        config = preset.applied_to(self.config(str))
        self.element_stack = config.element_stack
        self.high_pressure = config.pressures == 3
        self.eutrophication = config.eutrophication
        self.biodiversity_loss = config.biodiversity_loss
        self.policies = config.policies

    def follows(self, preset: Preset) -> bool:
        """Whether the variations are those of a preset."""
        config = self.config(str)
        return preset.applied_to(config) == config

    @property
    def computers(self) -> tuple[str, ...]:
        """The character of the computer that plays each row, or that a person does."""
        return tuple(seat.character for seat in self.seats)

    @property
    def portraits(self) -> tuple[str, ...]:
        """The animal of each row."""
        return tuple(seat.animal for seat in self.seats)

    def names(self, animal_name: Callable[[str], str]) -> tuple[str, ...]:
        """The name of each row."""
        return tuple(seat.name or animal_name(seat.animal) for seat in self.seats)

    def config(self, animal_name: Callable[[str], str]) -> Config:
        """The configuration of the rules."""
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
        """The challenge code."""
        return encode(self.config(str))

    def take(self, code: str) -> None:
        """Set everything up as a challenge code says; names stay. Raises `CodeError`."""
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
        """Take over options of `GameInfo.setup`, or a challenge code as `code`."""
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

    def new_match(self, words: Words, seed: str | None = None) -> NewMatch:
        """Return the match of these choices; a seed that is given replaces that of the draft."""
        config = self.config(lambda animal: animal_name(words, animal))
        if seed is not None:
            config = replace(config, seed=seed)
        seats = {PORTRAITS: list(self.portraits), COMPUTERS: list(self.computers)}
        return NewMatch(config, seats, self.fair_undo)
