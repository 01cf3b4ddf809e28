"""The choices of a set-up: seats, names, computer players, the seed, and what is remembered."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from ecosfera.core.codes import CodeError
from ecosfera.core.players import PERSON

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Mapping, Sequence

    from ecosfera.words import Words

LONGEST_NAME: Final = 20
"""Maximum length of a name, in characters."""
COMPUTERS: Final = "computers"
"""The key of the seats under which the character stands that plays each of them."""
CODE: Final = "code"
FAIR_UNDO: Final = "fair_undo"
"""Further keys of a set-up that is remembered."""
SOMEBODY: Final = "person"
"""What is remembered for a seat of a person."""


@dataclass
class Seat:
    """A player: a name, if one was given, and who plays."""

    name: str = ""
    character: str = PERSON
    """Character of the computer that plays, or `PERSON`."""


S = TypeVar("S", bound=Seat)


@dataclass
class SetupDraft(Generic[S]):
    """The choices of a set-up, before they become a configuration of the rules."""

    kinds: ClassVar[Sequence[str]] = (PERSON,)
    """The possible players of a seat."""
    companion: ClassVar[str] = PERSON
    """The computer player that joins one person who is alone."""
    counts: ClassVar[tuple[int, int]] = (1, 4)
    """The least and the greatest number of players."""
    seeds: ClassVar[int] = 1
    """How many seeds there are."""

    seats: list[S] = field(default_factory=list)
    seed: int = 0
    fair_undo: bool = False
    """Whether undo stops at dice and revealed cards."""

    # -- what a game overrides ----

    def new_seat(self) -> S:
        """Return another seat."""
        raise NotImplementedError

    @property
    def code(self) -> str:
        """Return the challenge code."""
        raise NotImplementedError

    def take(self, code: str) -> None:
        """Take everything but the names from a challenge code. Raise `CodeError`."""
        raise NotImplementedError

    def set_out(self, *, journey: bool) -> None:
        """Begin or go on with the game's journey, or leave it; a game without one has none."""

    def step_up(self, config: Any, seats: Mapping[str, Any]) -> None:
        """Propose the next harder set-up after a match; a game without any proposes none."""

    # -- seats ----

    def roll(self, chance: random.Random) -> None:
        """Choose a new random seed."""
        self.seed = chance.randrange(self.seeds)

    def add(self) -> None:
        """Add a player, as far as there may be one more."""
        if len(self.seats) < self.counts[1]:
            self.seats.append(self.new_seat())

    def remove(self, index: int) -> None:
        """Remove a player, as far as there may be one less."""
        if len(self.seats) > self.counts[0]:
            del self.seats[index]

    def resize(self, count: int) -> None:
        """Add or remove players at the end until there are so many."""
        while len(self.seats) < count:
            self.add()
        del self.seats[count:]

    def gather(self, people: int) -> None:
        """Let so many people play, and a computer player with one who is alone."""
        self.resize(max(people, 2))
        for index, seat in enumerate(self.seats):
            seat.character = PERSON if index < people else self.companion

    def welcome(self, names: Sequence[str]) -> None:
        """Let people of these names play; an empty one is that of the seat."""
        self.gather(len(names))
        for index, name in enumerate(names):
            self.rename(index, name)

    def rename(self, index: int, name: str) -> None:
        """Name a player."""
        self.seats[index].name = " ".join(name.split())[:LONGEST_NAME].strip()

    def change_player(self, index: int) -> None:
        """Switch a seat to the next kind of player: a person, then each computer."""
        seat = self.seats[index]
        seat.character = self.kinds[(self.kinds.index(seat.character) + 1) % len(self.kinds)]

    @property
    def computers(self) -> tuple[str, ...]:
        """Return for each seat the character of its computer, or `PERSON`."""
        return tuple(seat.character for seat in self.seats)

    # -- what is remembered ----

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
        if len(characters) == len(self.seats) and set(characters) <= set(self.kinds):
            for seat, character in zip(self.seats, characters, strict=True):
                seat.character = character
        if FAIR_UNDO in remembered:
            self.fair_undo = remembered[FAIR_UNDO] == "yes"


def shared_names(words: Words, names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return a name for each of so many seats, which more people may share.

    With two seats, the first and third of four people share one, the second and fourth the other.
    """
    shared = (words.list([name for name in names[seat::seats] if name]) for seat in range(seats))
    return tuple(name[:LONGEST_NAME].strip() for name in shared)


def computers_of(seats: Mapping[str, Any], players: int, kinds: Collection[str]) -> tuple[str, ...]:
    """Return the characters of the computer players; none if the seats are invalid.

    >>> computers_of({"computers": ["", "bold", "?"]}, 3, ("", "bold"))
    ('', 'bold', '')
    >>> computers_of({"computers": "bold"}, 3, ("", "bold"))
    ()
    """
    given = seats.get(COMPUTERS)
    if not isinstance(given, list) or len(given) != players:
        return ()
    return tuple(who if who in kinds else PERSON for who in given)
