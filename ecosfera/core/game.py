"""What the shared code asks of a game: the seam between the program and its games.

A game comes in two parts, so that the first picture need not wait for its rules:

- `GameInfo`: what lists, the menu and the command line must know. It loads no rules.
- `Game`: the rules, their JSON, bots and figures.

`GameRegistry` finds both by the game's id. `ecosfera.games.all_games` is the one of the program.
Nothing here opens a window, and nothing in `ecosfera.core` knows which games there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.core.game_info import GameInfo

Config = TypeVar("Config")
State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")

Json = dict[str, object]
"""A JSON object."""


class Refusal(NamedTuple):
    """Why an action is not legal."""

    code: str
    """Short name of the reason; the window finds its own words by it."""
    sentence: str
    """The reason in English, for the protocol and for logs."""


class IllegalMoveError(Exception):
    """The rules refuse an action; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class Difficulty(NamedTuple):
    """How hard a finished game was, as the statistics group games."""

    level: int
    rank: int
    """Sorts difficulties of one level, the easier first."""
    name: str
    """Ends the message id `saves.difficulty-<name>`, whose field `level` is the level."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """What the statistics count of one game that is over."""

    won: bool
    rounds: int
    progress: int
    """How near to a win the game came; more is better."""
    difficulty: Difficulty


@dataclass(frozen=True, slots=True)
class ContentReport:
    """What `ecosfera check` must know of a game's card data, texts and pictures."""

    seen: str
    """What was found, in a few words; empty if the data cannot be used."""
    problems: tuple[str, ...] = ()
    """Everything that is wrong with the data, in English."""
    messages: tuple[str, ...] = ()
    """Ids of messages that must be there because of the data."""
    pictures: tuple[str, ...] = ()
    """Pictures that must be there because of the data: paths in `assets/art`, without suffix."""


class Game(Protocol[Config, State, Action, Event]):
    """The rules of a game, with everything else the shared code needs and no window.

    States are values: nothing changes a state that was handed out. A state knows its configuration.
    """

    @property
    def info(self) -> GameInfo:
        """What is known of the game without its rules."""

    # -- rules -----------------------------------------------------------------------------------

    def new(self, config: Config) -> tuple[State, list[Event]]:
        """Begin a game; return its first position and what happened before the first decision.

        The same configuration gives the same position on every system.
        """

    def legal(self, state: State) -> list[Action]:
        """Return every legal action, always in the same order; none when the game is over."""

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """Return the position after an action, and what happened. Raises `IllegalMoveError`."""

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why an action is not legal; None if it is."""

    def to_decide(self, state: State) -> int | None:
        """Return the player who must answer now: not always the one whose turn it is.

        None when the game is over.
        """

    def outcome(self, state: State) -> str | None:
        """Return how the game ended, one of `info.outcomes`; None while it goes on."""

    def reveals(self, events: Iterable[Event]) -> bool:
        """Return whether these events showed something nobody knew; fair undo stops there."""

    # -- what is known of a position -------------------------------------------------------------

    def config_of(self, state: State) -> Config:
        """Return how the game was set up."""

    def players(self, state: State) -> int:
        """Return the number of players."""

    def names(self, state: State) -> tuple[str, ...]:
        """Return the names of the players; empty if they gave none."""

    def with_names(self, state: State, names: tuple[str, ...]) -> State:
        """Return the position with other names of the same number."""

    def summary(self, state: State) -> Json:
        """Return what lists of saved games and the menu show, as JSON; see `info.read_summary`."""

    # -- statistics ------------------------------------------------------------------------------

    def record(self, state: State) -> Json:
        """Return what the statistics keep of a game that is over, as JSON; no names in it."""

    def read_record(self, record: Mapping[str, object]) -> FinishedGame:
        """Return what a record counts as. Raises `CodecError` if it is not sound."""

    # -- JSON ------------------------------------------------------------------------------------
    # What reads raises `CodecError`, whose message names the field and says what is wrong.

    def catalogue_to_json(self) -> list[Json]:
        """Return the game's pieces with their data, for `hello`."""

    def config_to_json(self, config: Config) -> Json:
        """Return a configuration with all its keys."""

    def config_from_json(self, value: object) -> Config:
        """Return a configuration; absent keys have their defaults, an absent seed is made up."""

    def state_to_json(self, state: State) -> Json:
        """Return the whole position."""

    def state_from_json(self, value: object) -> State:
        """Return a position that a game could come to."""

    def action_to_json(self, action: Action) -> Json:
        """Return an action."""

    def action_from_json(self, state: State, value: object) -> Action:
        """Return an action in this position, legal or not."""

    def event_to_json(self, event: Event) -> Json:
        """Return an event."""

    # -- challenge codes -------------------------------------------------------------------------

    def code(self, config: Config) -> str | None:
        """Return the challenge code of a set-up; None if its seed has none."""

    def config_from_code(self, code: str) -> Config:
        """Return the set-up of a challenge code, without names. Raises `codes.CodeError`."""

    # -- bots and hints --------------------------------------------------------------------------

    @property
    def bots(self) -> Mapping[str, Callable[[str], Bot[State, Action]]]:
        """The bots by name, the weakest first; each is made from a seed."""

    def advise(self, state: State) -> Json:
        """Return a hint for the protocol: `action` (None when the game is over), and `why`."""

    # -- text ------------------------------------------------------------------------------------

    def describe_match(self, state: State) -> list[str]:
        """Return who plays what in a line of English, and further lines on the set-up."""

    def describe_setup(self, config: Config) -> str:
        """Return a set-up in a few English words, for titles of reports."""

    def describe_move(self, action: Action, events: Sequence[Event]) -> str:
        """Return one line of English: an action, and what of its events matters most."""

    def turn(self, state: State) -> int:
        """Return the number of the turn, from 1 on."""

    def round(self, state: State) -> int:
        """Return the number of the round, from 1 on."""

    def describe_turn(self, state: State) -> str:
        """Return the heading of the turn of this position in English."""

    def describe_end(self, state: State) -> str:
        """Return how the game stands or ended, in a line of English."""


class GameRegistry(Protocol):
    """Finds games by their ids."""

    def ids(self) -> Sequence[str]:
        """Return the ids of all games, the oldest first: it is meant where a file names none."""

    def info(self, game_id: str) -> GameInfo:
        """Return what is known of a game without its rules. Raises KeyError."""

    def game(self, game_id: str) -> Game[Any, Any, Any, Any]:
        """Return a game with its rules. Raises KeyError."""
