"""The statistics' records of finished games, and how they are counted."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ecosfera.core.game import Difficulty, FinishedGame
from ecosfera.core.json_fields import (
    read_boolean,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.content.journey import sea_of
from ecosfera.games.baltica.content.presets import (
    BAY,
    FITTING,
    OLAND,
    company_of,
    load_balance,
)
from ecosfera.games.baltica.rules.cards import CONSUMERS, HABITATS, PRODUCERS, CardKind
from ecosfera.games.baltica.rules.ids import (
    ELEMENT_STACK,
    LEVELS,
    LIVING_HABITATS,
    PLAYERS,
    ROW_CARDS,
    STARTING_PRESSURES,
)
from ecosfera.games.baltica.rules.state import IMPACT_TILES, Outcome
from ecosfera.games.baltica.rules.view import gone_home

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.state import State

PRESETS: Final = {
    (8, 2, False, False): "calm",
    (6, 2, False, False): "swell",
    (3, 3, True, False): "storm",
    (4, 3, True, True): "baltic",
}
"""Names of the preset seas by element stack, pressures, eutrophication and biodiversity loss.

Easier ones come first; any other set-up is `own` (RULES 2).
"""
OWN: Final = "own"
JOURNEY: Final = "journey"
"""The name of the difficulty of all seas of the journey."""
MOODS: Final = {
    "easy": "calm",
    "normal": "swell",
    "advanced": "storm",
    "baltic": "baltic",
    **{sea: sea for sea in FITTING},
}
"""The name of each ready-made sea by its id: message `setup.<name>`."""
_FORMER: Final[dict[tuple[int, ...], str]] = {
    (2, 4, 2, False, 0, 5, 1): BAY,
    (2, 4, 2, True, 0, 5, 1): OLAND,
    (2, 4, 2, False, 0, 4, 1): BAY,
    (2, 4, 2, True, 0, 4, 1): OLAND,
}
"""The same as `_fitting_seas` for what the seas of two rows were in earlier versions."""
_RANKS: Final = (*FITTING, *PRESETS.values(), JOURNEY, OWN)
_NUMBERS: Final = {
    "rounds": (1, 10**6),
    "habitats": (0, len(HABITATS)),
    "impacts": (0, IMPACT_TILES),
    "players": PLAYERS,
    "level": LEVELS,
    "element_stack": ELEMENT_STACK,
    "pressures": STARTING_PRESSURES,
}
_GENTLER: Final = {
    "living_habitats": LIVING_HABITATS,
    "row_cards": ROW_CARDS,
    "homecoming": (0, 1),
}
"""What only records of gentler games have: they make a sea one's own."""
_SPECIES: Final = "species"
"""Key of the species that the players had at the end; old records lack it."""
_JOURNEY: Final = "journey"
"""Key of the id of the sea of the journey, if the game was played on one."""
_WATCHED: Final = "watched"
"""Key that says that computer players played every row; other records lack it."""
STARS: Final = ((1, 3), (3, 2))
"""The greatest number of impact tiles, and the stars of a sea saved with no more than these."""
EASY: Final = 2
"""The greatest number of impact tiles of a game that was won easily."""
TURNS: Final = {1: 42, 2: 45, 3: 47, 4: 70}
"""Turns of a game on a sea that fits, by number of rows: the median of beginners' games."""
_LEVELS_WON: Final = {1: "won-level-1", 2: "won-level-2"}
_FLAWLESS: Final = "won-without-impact"
_HARDEST: Final = frozenset({"storm", "baltic"})
_STORM: Final = "won-storm"
_FLAGS: Final = ("won", "eutrophication", "biodiversity_loss")


def record_of(state: State) -> dict[str, object]:
    """Return what the statistics keep of a finished game."""
    config = state.config
    sea = sea_of(config)
    return {
        "won": state.outcome is Outcome.WON,
        "rounds": state.round,
        "habitats": len(state.habitats),
        "impacts": state.impacts,
        "players": config.players,
        "level": 2 if config.policies else 1,
        "element_stack": config.element_stack,
        "pressures": config.pressures,
        "eutrophication": config.eutrophication,
        "biodiversity_loss": config.biodiversity_loss,
        **_gentler(config),
        **({} if sea is None else {_JOURNEY: sea.id}),
        _SPECIES: _species_of(state),
    }


def deeds(seats: Mapping[str, object]) -> dict[str, object]:
    """Return what the seats add to a record: whether nobody but computer players played.

    >>> deeds({"computers": ["bold", ""]}), deeds({"computers": ["bold", "helpful"]})
    ({}, {'watched': True})
    """
    computers = seats.get("computers")
    return {_WATCHED: True} if isinstance(computers, list) and computers and all(computers) else {}


def _gentler(config: Config) -> dict[str, object]:
    """Return the variations that the printed rules do not have; games without lack them."""
    found = {name: int(getattr(config, name)) for name in _GENTLER}
    return {name: value for name, value in found.items() if value > _GENTLER[name][0]}


def _species_of(state: State) -> list[str]:
    """Return the ids of the species that lie with the players or have gone home."""
    kinds, names = state.catalogue.kinds, state.catalogue.names
    home = gone_home(state.catalogue, state.removed)
    piles = (*state.rows, *state.decks, *state.discards, home)
    found = (card for pile in piles for card in pile)
    return [names[c] for c in sorted(found) if kinds[c] in {CardKind.PRODUCER, CardKind.CONSUMER}]


def read_record(record: Mapping[str, object], catalogue: Catalogue) -> FinishedGame:
    """Return how a record is counted. Raise `CodecError` if it is invalid.

    Species that the catalogue does not have any more are left out.
    """
    optional = (*_GENTLER, _JOURNEY, _SPECIES, _WATCHED)
    given = read_object(dict(record), "record", (*_NUMBERS, *_FLAGS), optional)
    number = {
        name: read_integer(given[name], f"record.{name}", low, high)
        for name, (low, high) in _NUMBERS.items()
    }
    gentler = any(
        read_integer(given.get(name, least), f"record.{name}", least, most) > least
        for name, (least, most) in _GENTLER.items()
    )
    flag = {name: read_boolean(given[name], f"record.{name}") for name in _FLAGS}
    sea = (
        number["element_stack"],
        number["pressures"],
        flag["eutrophication"],
        flag["biodiversity_loss"],
    )
    name = OWN if gentler else PRESETS.get(sea, OWN)
    stage = read_string(given.get(_JOURNEY, ""), f"record.{_JOURNEY}")
    told = JOURNEY if stage else name
    if told == OWN and not flag["biodiversity_loss"]:
        key = (number["players"], *sea[:3], *(given.get(n, low[0]) for n, low in _GENTLER.items()))
        told = _fitting_seas().get(key, OWN)  # type: ignore[arg-type]
    played = not read_boolean(given.get(_WATCHED, False), f"record.{_WATCHED}")
    rewarded = flag["won"] and played
    return FinishedGame(
        won=flag["won"],
        rounds=number["rounds"],
        progress=number["habitats"],
        difficulty=Difficulty(number["level"], _RANKS.index(told), told),
        collected=_read_species(given, catalogue),
        badges=_badges(number["level"], number["impacts"], name) if rewarded else (),
        stage=stage,
        stars=stars_for(number["impacts"]) if rewarded and _JOURNEY in given else 0,
        rewarded=played,
        easy=rewarded and easily(number["impacts"], number["rounds"], number["players"]),
    )


@lru_cache(maxsize=1)
def _fitting_seas() -> dict[tuple[int, ...], str]:
    """Return the ids of the seas that fit whoever plays, by rows and variations."""
    return _FORMER | {
        (
            sum(company),
            sea.element_stack,
            sea.pressures,
            sea.eutrophication,
            sea.living_habitats,
            sea.row_cards,
            int(sea.homecoming),
        ): sea.id
        for company, seas in load_balance().fitting.items()
        for sea in seas
    }


def harder_sea(config: Config, computers: Sequence[str], *, lesson: bool = False) -> str:
    """Return the id of the next harder ready-made sea; empty after the last and any other set-up.

    `computers` has the character of each row's computer player, or `PERSON`. After the `lesson` it
    is the gentlest sea.
    """
    if lesson:
        return BAY
    company = company_of(computers or (PERSON,) * config.players)
    balance = load_balance()
    seas = balance.seas(config, company)
    played = next((sea for sea in seas if sea.applied_to(config) == config), None)
    harder = None if played is None else balance.harder(played, config, company)
    return "" if harder is None else harder.id


def odds_on(sea: str, config: Config, computers: Sequence[str]) -> tuple[int, int]:
    """Return how many people play, and how many of ten games beginners win on a ready-made sea."""
    company = company_of(computers or (PERSON,) * config.players)
    balance = load_balance()
    found = next((one for one in balance.seas(config, company) if one.id == sea), None)
    return company[0], 0 if found is None else round(10 * balance.hope(found, config, company))


def easily(tiles: int, rounds: int, players: int) -> bool:
    """Return whether a game was won easily: with few impact tiles, and sooner the more they were.

    >>> easily(0, 22, 2), easily(2, 9, 2), easily(2, 15, 2), easily(3, 5, 2)
    (True, True, False, False)
    """
    return tiles <= EASY and rounds <= TURNS[players] / players * (1 - tiles / (2 * EASY))


def stars_for(impacts: int) -> int:
    """Return the stars of a sea of the journey that was saved with so many impact tiles."""
    return next((stars for most, stars in STARS if impacts <= most), 1)


def most_impacts(stars: int) -> int:
    """Return the greatest number of impact tiles with which a saved sea has so many stars.

    >>> most_impacts(2)
    3
    """
    limits = {earned: most for most, earned in STARS}
    return limits.get(stars, IMPACT_TILES - 1)


def _read_species(given: Mapping[str, object], catalogue: Catalogue) -> tuple[str, ...]:
    where = f"record.{_SPECIES}"
    listed = read_list(given.get(_SPECIES, []), where)
    names = (read_string(name, where) for name in listed[: PRODUCERS + CONSUMERS])
    return tuple(name for name in names if name in catalogue.ids)


def _badges(level: int, impacts: int, sea: str) -> tuple[str, ...]:
    """Return the badges of a match that was won."""
    found = [_LEVELS_WON[level]]
    if not impacts:
        found.append(_FLAWLESS)
    if sea in _HARDEST:
        found.append(_STORM)
    return tuple(found)
