"""The summary of a saved match, stored in the first line of its file for lists."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecosfera import __version__
from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.core.players import LONGEST, clean_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecosfera.core.game import Game
    from ecosfera.core.game_info import GameInfo

MAX_NAME_LENGTH: Final = LONGEST
"""Maximum length of a saved game's name, in characters."""
_MOST_MOVES: Final = 10**6
_FIRST_KEYS: Final = ("id", "name", "automatic", "saved", "program", "names", "players")
_LAST_KEYS: Final = ("outcome", "moves")


class SaveSummary(NamedTuple):
    """The summary of a saved match. It is only displayed; loading reads the rest of the file."""

    game: str
    """Id of the game."""
    id: str
    """Unique id of the match."""
    name: str
    """Name given by the players; may be empty."""
    automatic: bool
    """Whether the program saved the match automatically."""
    saved: datetime
    """When it was saved, with the time zone offset."""
    program: str
    """Version of the program."""
    names: tuple[str, ...]
    """Names of the players; may be empty."""
    players: int
    outcome: str | None
    """One of the outcomes of the game, or None if it is not over."""
    moves: int
    """Number of actions so far."""
    details: Mapping[str, Any]
    """The summary of the position by the game: `Game.summary`."""

    @property
    def summary(self) -> dict[str, Any]:
        """Return the details with the names and number of the players and the outcome."""
        return {
            "names": self.names,
            "players": self.players,
            **self.details,
            "outcome": self.outcome,
        }


def summary_to_json(about: SaveSummary) -> dict[str, object]:
    """Return the first line of a file."""
    return {
        "id": about.id,
        "name": about.name,
        "automatic": about.automatic,
        "saved": about.saved.isoformat(timespec="seconds"),
        "program": about.program,
        "names": list(about.names),
        "players": about.players,
        **about.details,
        "outcome": about.outcome,
        "moves": about.moves,
    }


def summary_from_json(value: object, info: GameInfo, where: str = "about") -> SaveSummary:
    """Return the summary in the first line of a file of this game. Raise `CodecError`."""
    given = read_object(value, where, (*_FIRST_KEYS, *info.summary_keys, *_LAST_KEYS))

    def text(key: str, longest: int) -> str:
        found = read_string(given[key], f"{where}.{key}")
        if len(found) > longest:
            raise CodecError(f"{where}.{key}: at most {longest} characters")
        return found

    players = read_integer(given["players"], f"{where}.players", *info.players)
    names = read_list(given["names"], f"{where}.names")
    if len(names) not in {0, players}:
        raise CodecError(f"{where}.names: must be empty or one for each player")
    number = text("id", 32)
    if not re.fullmatch(r"[0-9a-f]{1,32}", number):
        raise CodecError(f"{where}.id: must be hexadecimal digits")
    outcome = given["outcome"]
    return SaveSummary(
        game=info.id,
        id=number,
        name=clean_name(text("name", MAX_NAME_LENGTH)),
        automatic=read_boolean(given["automatic"], f"{where}.automatic"),
        saved=_moment(text("saved", 40), f"{where}.saved"),
        program=text("program", 40),
        names=tuple(
            clean_name(read_string(name, f"{where}.names[{i}]")) for i, name in enumerate(names)
        ),
        players=players,
        outcome=None
        if outcome is None
        else read_choice(outcome, f"{where}.outcome", info.outcomes),
        moves=read_integer(given["moves"], f"{where}.moves", 0, _MOST_MOVES),
        details=info.read_summary({key: given[key] for key in info.summary_keys}, where),
    )


def _moment(text: str, where: str) -> datetime:
    """Return a point in time with its time zone offset."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise CodecError(f"{where}: no date and time") from None
    if moment.utcoffset() is None:
        raise CodecError(f"{where}: the offset of the clock is missing")
    return moment


def summary_of(
    game: Game[Any, Any, Any, Any],
    state: object,
    match_id: str,
    name: str,
    moves: int,
    *,
    automatic: bool,
) -> SaveSummary:
    """Return the summary of a match that is saved now, in this position."""
    return SaveSummary(
        game=game.info.id,
        id=match_id,
        name=clean_name(name),
        automatic=automatic,
        saved=datetime.now(UTC).astimezone(),
        program=__version__,
        names=tuple(map(clean_name, game.names(state))),
        players=game.players(state),
        outcome=game.outcome(state),
        moves=moves,
        details=game.summary(state),
    )
