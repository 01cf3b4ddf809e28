"""What a list of saved games tells of one: the first line of its file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from ecosfera import __version__
from ecosfera.core.json_fields import CodecError, boolean, choice, fields, integer, sequence, string
from ecosfera.core.names import LONGEST, tidy
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.config import LONGEST_SEED
from ecosfera.games.baltica.rules.state import IMPACT_TILES, Outcome

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.state import State

LONGEST_NAME: Final = LONGEST
"""Characters of a saved game's name."""
_MOST: Final = 10**6
_KEYS: Final = (
    "id", "name", "automatic", "saved", "program", "names", "players", "level", "seed",
    "round", "habitats", "impacts", "outcome", "moves",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """One saved game, in short. Nothing of it decides anything: it is there to be shown."""

    id: str
    """Tells this game from all others."""
    name: str
    """Given by the players; empty if they gave none."""
    automatic: bool
    """Whether the game saved itself as it was played."""
    saved: datetime
    """When, with the offset of the clock it was saved by."""
    program: str
    """Version of the program."""
    names: tuple[str, ...]
    """Of the rows; may be empty."""
    players: int
    level: int
    seed: str
    round: int
    habitats: tuple[str, ...]
    """Restored, in order."""
    impacts: int
    outcome: Outcome | None
    moves: int
    """Actions so far."""


def summary_to_json(about: SaveSummary) -> dict[str, object]:
    """The first line of a file."""
    return {
        "id": about.id,
        "name": about.name,
        "automatic": about.automatic,
        "saved": about.saved.isoformat(timespec="seconds"),
        "program": about.program,
        "names": list(about.names),
        "players": about.players,
        "level": about.level,
        "seed": about.seed,
        "round": about.round,
        "habitats": list(about.habitats),
        "impacts": about.impacts,
        "outcome": about.outcome,
        "moves": about.moves,
    }


def summary_from_json(value: object, where: str = "about") -> SaveSummary:
    """The first line of a file, read with care. Raises `CodecError`."""
    given = fields(value, where, _KEYS)

    def text(key: str, longest: int) -> str:
        found = string(given[key], f"{where}.{key}")
        if len(found) > longest:
            raise CodecError(f"{where}.{key}: at most {longest} characters")
        return found

    players = integer(given["players"], f"{where}.players", 1, 4)
    names = sequence(given["names"], f"{where}.names")
    if len(names) not in {0, players}:
        raise CodecError(f"{where}.names: must be empty or one for each player")
    habitats = sequence(given["habitats"], f"{where}.habitats")
    if len(habitats) > len(HABITATS):
        raise CodecError(f"{where}.habitats: at most {len(HABITATS)}")
    number = text("id", 32)
    if not re.fullmatch(r"[0-9a-f]{1,32}", number):
        raise CodecError(f"{where}.id: must be hexadecimal digits")
    ended = given["outcome"]
    return SaveSummary(
        id=number,
        name=tidy(text("name", LONGEST_NAME)),
        automatic=boolean(given["automatic"], f"{where}.automatic"),
        saved=_moment(text("saved", 40), f"{where}.saved"),
        program=text("program", 40),
        names=tuple(tidy(string(name, f"{where}.names[{i}]")) for i, name in enumerate(names)),
        players=players,
        level=integer(given["level"], f"{where}.level", 1, 2),
        seed=text("seed", LONGEST_SEED),
        round=integer(given["round"], f"{where}.round", 1, 10**9),
        habitats=tuple(
            choice(habitat, f"{where}.habitats[{i}]", HABITATS)
            for i, habitat in enumerate(habitats)
        ),
        impacts=integer(given["impacts"], f"{where}.impacts", 0, IMPACT_TILES),
        outcome=None if ended is None else choice(ended, f"{where}.outcome", tuple(Outcome)),
        moves=integer(given["moves"], f"{where}.moves", 0, _MOST),
    )


def _moment(text: str, where: str) -> datetime:
    """A moment of time, with its offset."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise CodecError(f"{where}: no date and time") from None
    if moment.utcoffset() is None:
        raise CodecError(f"{where}: the offset of the clock is missing")
    return moment


def about_of(state: State, game: str, name: str, moves: int, *, automatic: bool) -> SaveSummary:
    """What the first line says of a game that is saved now, in this position."""
    return SaveSummary(
        id=game,
        name=tidy(name),
        automatic=automatic,
        saved=datetime.now(UTC).astimezone(),
        program=__version__,
        names=tuple(map(tidy, state.config.names)),
        players=state.config.players,
        level=2 if state.config.policies else 1,
        seed=state.config.seed,
        round=state.round,
        habitats=tuple(HABITATS[habitat] for habitat in state.habitats),
        impacts=state.impacts,
        outcome=state.outcome,
        moves=moves,
    )
