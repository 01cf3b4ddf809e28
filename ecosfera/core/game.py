"""The interface between the program and its games, without a window.

A game comes in two parts, so that the first frame need not wait for its rules:

- `GameInfo`: what lists, the menu and the command line need to know. It loads no rules.
- `Game`: the rules, with JSON conversion, bots and statistics.

`GameRegistry` finds both by the id of the game; the program uses `ecosfera.games.all_games`.
Nothing here opens a window, and nothing in `ecosfera.core` knows which games exist.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.core.game_info import GameInfo

Config = TypeVar("Config", bound="AnyConfig")
State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")

Json = dict[str, object]
"""A JSON object."""


class AnyConfig(Protocol):
    """The configuration of any game."""

    @property
    def players(self) -> int:
        """Return the number of players."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the players; empty if they gave none."""


class Refusal(NamedTuple):
    """Why an action is not legal."""

    code: str
    """Short name of the reason; the window looks up its own message by it."""
    sentence: str
    """The reason in English, for the protocol and for logs."""


class IllegalMoveError(Exception):
    """The rules refuse an action; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class Difficulty(NamedTuple):
    """The difficulty of a finished game, by which the statistics group games."""

    level: int
    rank: int
    """Order of the difficulties of one level, the easier first."""
    name: str
    """End of the message id `saves.difficulty-<name>`, whose field `level` is the level."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as the statistics count it."""

    won: bool
    rounds: int
    progress: int
    """How close the game came to being won; more is better."""
    difficulty: Difficulty
    collected: tuple[str, ...] = ()
    """Ids of the entries of the game's reference that the players have collected in it."""
    badges: tuple[str, ...] = ()
    """Ids of the badges it earns; the message id of each is `saves.badge-<id>`."""
    stage: str = ""
    """The id of the stage of a journey that it was played on; empty for any other game."""
    stars: int = 0
    """How well that stage was done, 0 if it was lost."""
    rewarded: bool = True
    """Whether people played, and so could earn badges and stars."""
    easy: bool = False
    """Whether people won it without danger, so that a harder game suits them."""


@dataclass(frozen=True, slots=True)
class ContentReport:
    """A game's card data, texts and pictures, for `ecosfera check`."""

    seen: str
    """Summary of what was found; empty if the data is unusable."""
    problems: tuple[str, ...] = ()
    """All problems of the data, in English."""
    messages: tuple[str, ...] = ()
    """Ids of the messages that the data requires."""
    pictures: tuple[str, ...] = ()
    """Pictures that the data requires: paths in `assets/art` without suffix."""


class Game(Protocol[Config, State, Action, Event]):
    """The rules of a game and everything else the shared code needs except the window.

    States are values: a state that was returned never changes. A state contains its configuration.
    """

    @property
    def info(self) -> GameInfo:
        """Return what is known of the game without its rules."""

    # -- rules -----------------------------------------------------------------------------------

    def new(self, config: Config) -> tuple[State, list[Event]]:
        """Begin a game; return its first position and the events before the first decision.

        The same configuration gives the same position on every system.
        """

    def legal(self, state: State) -> list[Action]:
        """Return all legal actions, always in the same order; none when the game is over.

        Where there are too many to list, templates may stand for them, which `apply` refuses.
        """

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """Return the position after an action, and its events. Raise `IllegalMoveError`."""

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why an action is not legal, or None if it is legal."""

    def to_decide(self, state: State) -> int | None:
        """Return the player who has to decide now, who need not be the one whose turn it is.

        Return None when the game is over.
        """

    def outcome(self, state: State) -> str | None:
        """Return how the game ended, one of `info.outcomes`, or None if it is not over."""

    def reveals(self, events: Iterable[Event]) -> bool:
        """Return whether these events revealed something unknown; fair undo stops there."""

    def closes_deal(self, action: Action) -> bool:
        """Return whether an action accepts what another player has offered just before.

        Fair undo stops there too, if both are people.
        """
        del action
        return False

    # -- what is known of a position -------------------------------------------------------------

    def config_of(self, state: State) -> Config:
        """Return the configuration of the game."""

    def players(self, state: State) -> int:
        """Return the number of players."""
        return self.config_of(state).players

    def names(self, state: State) -> tuple[str, ...]:
        """Return the names of the players; empty if they gave none."""
        return self.config_of(state).names

    def with_names(self, state: State, names: tuple[str, ...]) -> State:
        """Return the position with other names; their number must be the same."""

    def summary(self, state: State) -> Json:
        """Return what the menu and lists of saved games show, as JSON; see `info.read_summary`."""

    # -- statistics ------------------------------------------------------------------------------

    def record(self, state: State) -> Json:
        """Return what the statistics keep of a finished game, as JSON without names."""

    def deeds(
        self, states: Sequence[State], actions: Sequence[Action], seats: Mapping[str, object]
    ) -> Json:
        """Return what the course of a finished match adds to its record; empty if nothing does.

        `seats` is what is stored of the seats; the game must validate it.
        """

    def read_record(self, record: Mapping[str, object]) -> FinishedGame:
        """Return how a record is counted. Raise `CodecError` if it is invalid."""

    # -- JSON ------------------------------------------------------------------------------------
    # What reads raises `CodecError`, whose message names the field and says what is wrong.

    def catalogue_to_json(self) -> list[Json] | Json:
        """Return the game's pieces with their data, for `hello`: one list, or several by name."""

    def config_to_json(self, config: Config) -> Json:
        """Return a configuration with all its keys."""

    def config_from_json(self, value: object) -> Config:
        """Return a configuration with defaults for absent keys; an absent seed is generated."""

    def state_to_json(self, state: State) -> Json:
        """Return the whole position as JSON."""

    def state_from_json(self, value: object) -> State:
        """Return a position that the game can reach."""

    def action_to_json(self, action: Action) -> Json:
        """Return an action as JSON."""

    def action_from_json(self, state: State, value: object) -> Action:
        """Return an action in this position; it need not be legal."""

    def event_to_json(self, event: Event) -> Json:
        """Return an event as JSON."""

    # -- challenge codes -------------------------------------------------------------------------

    def code(self, config: Config) -> str | None:
        """Return the challenge code of a configuration, or None if its seed has none."""

    def config_from_code(self, code: str) -> Config:
        """Return the configuration of a challenge code, without names. Raise `codes.CodeError`."""

    # -- bots and hints --------------------------------------------------------------------------

    @property
    def bots(self) -> Mapping[str, Callable[[str], Bot[State, Action]]]:
        """Return the bots by name, the weakest first; each is created from a seed."""

    def advise(self, state: State) -> Json:
        """Return a hint for the protocol: `action` (None when the game is over), and `why`."""

    # -- text ------------------------------------------------------------------------------------

    def describe_match(self, state: State) -> list[str]:
        """Return lines of English: who plays in the first, details of the set-up in the others."""

    def describe_setup(self, config: Config) -> str:
        """Return a few English words about a configuration, for titles of reports."""

    def describe_move(self, action: Action, events: Sequence[Event]) -> str:
        """Return one line of English: an action and its most important events."""

    def turn(self, state: State) -> int:
        """Return the number of the turn, counted from 1."""

    def round(self, state: State) -> int:
        """Return the number of the round, counted from 1."""

    def describe_turn(self, state: State) -> str:
        """Return the English heading of the current turn."""

    def describe_end(self, state: State) -> str:
        """Return a line of English: how the game ended, or its current standing."""


class GameRegistry(Protocol):
    """Finds games by their ids."""

    def ids(self) -> Sequence[str]:
        """Return the ids of all games, the oldest first; files without an id belong to that one."""

    def info(self, game_id: str) -> GameInfo:
        """Return what is known of a game without its rules. Raise KeyError."""

    def game(self, game_id: str) -> Game[Any, Any, Any, Any]:
        """Return a game with its rules. Raise KeyError."""
