"""The choices made in the set-up, before they become a configuration and players of the rows."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ecosfera.core.tutorial import PLACE
from ecosfera.games.baltica.codec.challenge import SEEDS, decode, encode, seed_of, seeds_of
from ecosfera.games.baltica.content.presets import (
    BAY,
    FITTING,
    MEASURED_TEAMMATE,
    company_of,
    load_first_deals,
    load_first_game,
)
from ecosfera.games.baltica.info import PLAYERS
from ecosfera.games.baltica.records import harder_sea
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.game_screens import NewMatch
from ecosfera.tabletop import setup
from ecosfera.tabletop.setup import COMPUTERS

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

    from ecosfera.games.baltica.content.journey import JourneySea
    from ecosfera.games.baltica.content.presets import Balance, Preset
    from ecosfera.words import Words


def portraits_of(seats: Mapping[str, Any], rows: int) -> tuple[str, ...]:
    """Return the portraits of the rows, as far as they are valid; seats may come from any file."""
    given = seats.get(PORTRAITS)
    if not isinstance(given, list) or len(given) != rows:
        return ()
    return tuple(animal for animal in given if animal in ANIMALS)


def computers_of(seats: Mapping[str, Any], rows: int) -> tuple[str, ...]:
    """Return the characters of the computer players; none if the seats are invalid."""
    return setup.computers_of(seats, rows, PLAYERS)


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
STACKS: Final = range(3, 9)


PORTRAITS: Final = "portraits"
"""The key of the seats under which the portrait of each row stands."""
STAGE: Final = "journey"
"""The key under which the sea of the journey is remembered."""
SEA: Final = "sea"
"""The key under which a sea that fits whoever plays is remembered."""
FREE_GAMES: Final = "free-games"
"""The key under which it is remembered how many first deals were played."""
VARIATIONS: Final = (
    *("element_stack", "high_pressure", "eutrophication"),
    *("biodiversity_loss", "pressures", "living_habitats", "row_cards"),
    *("homecoming", "house_cards"),
)
"""Options of a set-up that have the same name in a draft."""


def animal_name(words: Words, animal: str) -> str:
    """Return the name of an animal as a player's name."""
    return words(f"setup.animal-{animal.replace('_', '-')}")


@dataclass
class Seat(setup.Seat):
    """A row: its animal, its name if different, and who plays it."""

    animal: str = ANIMALS[0]


def _two_seats() -> list[Seat]:
    return [Seat(animal=animal) for animal in ANIMALS[:2]]


@dataclass
class SetupDraft(setup.SetupDraft[Seat]):
    """The choices of a set-up; all have defaults."""

    kinds: ClassVar = PLAYERS
    companion: ClassVar = MEASURED_TEAMMATE
    counts: ClassVar = (1, MOST_ROWS)
    seeds: ClassVar = SEEDS

    seats: list[Seat] = field(default_factory=_two_seats)
    first: int = 0
    element_stack: int = 6
    pressures: int = 2
    eutrophication: bool = False
    biodiversity_loss: bool = False
    living_habitats: int = 0
    row_cards: int = 4
    homecoming: bool = False
    policies: bool = False
    house_cards: bool = True
    sea: str = BAY
    """The id of the sea that fits whoever plays and changes with them; empty for any other."""
    given_for: tuple[int, int] | None = None
    """The company of a first game, whose deal it keeps; None once somebody has chosen a sea."""
    stage: str = ""
    """The id of the sea of the journey that is played on; empty in free play."""
    journey: bool = True
    """Whether the journey is offered."""
    charted: bool = False
    """Whether the set-up begins with the chart of the journey."""
    free_games: int = 0
    """Number of games that began with a deal of `first_deals.toml`."""
    proposed: bool = False
    """Whether `first_deals.toml` gives the deal, for whoever plays and as long as it has one."""
    wanted: str = ""
    """The id of the ready-made sea that the set-up chooses when it opens; empty for none."""

    def new_seat(self) -> Seat:
        """Return a seat with the first free animal."""
        taken = {seat.animal for seat in self.seats}
        return Seat(animal=next(a for a in ANIMALS if a not in taken))

    def remove(self, index: int) -> None:
        """Remove a row; the first player stays the same if possible."""
        if len(self.seats) > 1:
            super().remove(index)
            if self.first > index or self.first == len(self.seats):
                self.first -= 1

    def next_animal(self, index: int) -> str:
        """Return the next free animal for a row."""
        taken = {seat.animal for seat in self.seats}
        at = ANIMALS.index(self.seats[index].animal)
        return next(a for a in ANIMALS[at + 1 :] + ANIMALS[:at] if a not in taken)

    def change_animal(self, index: int) -> None:
        """Give a row the next free animal."""
        self.seats[index].animal = self.next_animal(index)

    @property
    def high_pressure(self) -> bool:
        """Whether every starting deck has three pressure cards."""
        return self.pressures == 3

    @high_pressure.setter
    def high_pressure(self, value: bool) -> None:
        self.pressures = 3 if value else min(self.pressures, 2)

    @property
    def company(self) -> tuple[int, int]:
        """Return how many rows people play, and how many computer players help them."""
        return company_of(self.computers)

    def gather(self, people: int) -> None:
        """Let so many people play, and a computer player with one who is alone."""
        super().gather(people)
        self.first = min(self.first, len(self.seats) - 1)

    def follow(self, preset: Preset) -> None:
        """Set the variations of a preset, in free play."""
        self.stage = ""
        given_for = self.given_for
        self._vary(preset.applied_to(self.config(str)))
        self.sea = preset.id if preset.id in FITTING else ""
        if self.sea == BAY:
            self.given_for = given_for

    def sail(self, sea: JourneySea | None, balance: Balance) -> None:
        """Play on a sea of the journey: take its deal and its rules; or go back to free play."""
        if sea is None:
            self.stage = ""
            return
        self._vary(sea.applied_to(self.config(str), self.company[1], balance))
        self.stage, self.sea, self.house_cards, self.seed = sea.id, "", True, sea.seed

    def set_out(self, *, journey: bool) -> None:
        """Begin or go on with the journey, or leave it for free play."""
        self.charted = journey
        if not journey:
            self.leave_journey()

    def step_up(self, config: Config, seats: Mapping[str, Any]) -> None:
        """Want the next harder sea after a match."""
        computers = computers_of(seats, config.players)
        self.wanted = harder_sea(config, computers, lesson=PLACE in seats)

    def leave_journey(self) -> None:
        """Play freely, on a sea that fits whoever plays."""
        if self.stage:
            self.stage, self.sea = "", BAY

    def roll(self, chance: random.Random) -> None:
        """Choose a new random seed, or let the deals of first games give one."""
        super().roll(chance)
        self.proposed = True

    def propose_deal(self) -> None:
        """Take the next deal of the first games of this company, unless somebody chose a deal."""
        if not self.proposed or self.stage or self.sea != BAY or self.policies:
            return
        if self.given_for == self.company:
            return
        self.given_for = None
        deals = load_first_deals().get(self.company, ())
        if self.free_games < len(deals):
            self.seed = deals[self.free_games]

    def start(self) -> None:
        """Count a game that begins with a deal of the first games."""
        if self.proposed and self.seed in load_first_deals().get(self.company, ()):
            self.free_games += 1

    def _vary(self, config: Config) -> None:
        """Take the variations and the level of a configuration."""
        self.given_for = None
        self.element_stack = config.element_stack
        self.pressures = config.pressures
        self.eutrophication = config.eutrophication
        self.biodiversity_loss = config.biodiversity_loss
        self.living_habitats = config.living_habitats
        self.row_cards = config.row_cards
        self.homecoming = config.homecoming
        self.policies = config.policies

    def follows(self, preset: Preset) -> bool:
        """Return whether the variations are those of a preset."""
        if self.sea or preset.id in FITTING:
            return self.sea == preset.id
        config = self.config(str)
        return preset.applied_to(config) == config

    @property
    def portraits(self) -> tuple[str, ...]:
        """Return the animal of each row."""
        return tuple(seat.animal for seat in self.seats)

    def names(self, animal_name: Callable[[str], str]) -> tuple[str, ...]:
        """Return the name of each row."""
        return tuple(seat.name or animal_name(seat.animal) for seat in self.seats)

    def config(self, animal_name: Callable[[str], str]) -> Config:
        """Return the configuration of the rules."""
        config = Config(
            players=len(self.seats),
            names=self.names(animal_name),
            element_stack=self.element_stack,
            pressures=self.pressures,
            eutrophication=self.eutrophication,
            biodiversity_loss=self.biodiversity_loss,
            living_habitats=self.living_habitats,
            row_cards=self.row_cards,
            homecoming=self.homecoming,
            policies=self.policies,
            house_cards=self.house_cards,
            first_player=self.first,
        )
        return replace(config, seed=str(self.seed % seeds_of(config)))

    @property
    def code(self) -> str:
        """Return the challenge code."""
        return encode(self.config(str))

    def take(self, code: str) -> None:
        """Take everything but the names from a challenge code.

        Raise `CodeError` if it is invalid.
        """
        config = decode(code)
        self.resize(config.players)
        self.first = config.first_player
        self._vary(config)
        self.sea = self.stage = ""
        self.house_cards = config.house_cards
        self.seed = int(config.seed)
        self.proposed = False

    def preset(self, options: Mapping[str, Any]) -> None:
        """Apply options of `GameInfo.setup`, or a challenge code as `code`."""
        if "code" in options:
            self.take(options["code"])
            return
        rows = options.get("players", len(self.seats))
        self.resize(rows)
        self.first = min(self.first, rows - 1)
        if "level" in options:
            self.policies = options["level"] == 2
        if any(name in options for name in VARIATIONS):
            self.sea = self.stage = ""
        self.journey = options.get("journey", self.journey)
        for name in VARIATIONS:
            setattr(self, name, options.get(name, getattr(self, name)))
        if "seed" in options:
            self.seed = int(seed_of(options["seed"])) % SEEDS
            self.proposed = False

    def remembered(self) -> dict[str, str]:
        """Return the choices for `recall`, without names."""
        places = {STAGE: self.stage, SEA: self.sea}
        known = {key: place for key, place in places.items() if place}
        if self.free_games:
            known[FREE_GAMES] = str(self.free_games)
        return {**super().remembered(), PORTRAITS: " ".join(self.portraits), **known}

    def begin(self) -> None:
        """Take the set-up of a first game, its deal included."""
        first = load_first_game()
        self.take(first.code)
        self.sea = BAY
        for seat, character in zip(self.seats, first.characters, strict=True):
            seat.character = character
        self.given_for = self.company
        self.proposed = True

    def recall(self, remembered: Mapping[str, str]) -> None:
        """Take choices that were remembered; leave out what is invalid."""
        super().recall(remembered)
        self.stage = remembered.get(STAGE, "")
        if remembered.get(SEA) in FITTING and not self.stage:
            self.sea = remembered[SEA]
        games = remembered.get(FREE_GAMES, "")
        self.free_games = int(games) if re.fullmatch("[0-9]{1,3}", games) else 0
        animals = remembered.get(PORTRAITS, "").split()
        if len(animals) == len(set(animals)) == len(self.seats) and set(animals) <= set(ANIMALS):
            for seat, animal in zip(self.seats, animals, strict=True):
                seat.animal = animal

    def new_match(self, words: Words) -> NewMatch:
        """Return the match of these choices."""
        config = self.config(lambda animal: animal_name(words, animal))
        seats = {PORTRAITS: list(self.portraits), COMPUTERS: list(self.computers)}
        return NewMatch(config, seats, self.fair_undo)
