"""Ready-made set-ups with the chance to win them, the first game, and the difficulty of any set-up.

All figures are measured: `build/strength.py` lets bots play and writes `presets.toml`, and
`build/seas.py` writes `seas.toml`, the seas that fit whoever plays. Beginners are taken
as the bot of that name, practised players as the greedy bot, good ones as the searcher.
The computer players who take part are those with the helpful character.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, log
from typing import TYPE_CHECKING, Any, Final

from ecosfera import paths
from ecosfera.core.files.data_files import read
from ecosfera.core.players import PERSON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from ecosfera.games.baltica.rules.config import Config


FILE = "presets.toml"
SEAS_FILE = "seas.toml"
FIRST_DEALS_FILE: Final = "first_deals.toml"
BAY: Final = "bay"
OLAND: Final = "oland"
SOUND: Final = "sound"
FITTING: Final = (BAY, OLAND, SOUND)
"""The seas that fit whoever plays: of ten games beginners win 5 to 7, then 4 to 6, then 2 to 4.

They are variations of this edition; all other presets are those of the printed rules (RULES 2.1).
"""
ENOUGH = 100
"""Number of games; with fewer by any bot a set-up counts as not measured."""
TERMS = (
    "constant",
    "rows_1",
    "rows_3",
    "rows_4",
    "policies",
    "fewer_elements",
    "high_pressure",
    "eutrophication",
    "biodiversity_loss",
    "fewer_pressures",
    "living_habitats",
    "longer_rows",
)
"""The terms of the formula for the chance to win."""
HARDER = ("fewer_elements", "high_pressure", "eutrophication", "biodiversity_loss")
"""The terms of the variations that never make a game easier."""
EASIER = ("fewer_pressures", "living_habitats", "longer_rows")
"""The terms of the variations that never make a game harder."""
HELP_TERMS = (
    *("constant", "rows_3", "rows_4", "teammates_2", "teammates_3"),
    *("policies", *HARDER, *EASIER),
)
"""The terms of the formula for the chance of beginners with computer players as teammates."""
ENOUGH_HELPED = 40
"""The same as `ENOUGH` for games of beginners with computer players."""
MEASURED_TEAMMATE = "helpful"
"""Character of the computer players with whom beginners' chances are measured."""
BOTS = {"beginners": "beginner", "practised": "greedy", "good": "searcher"}
"""The kinds of players for whom chances are told, and the bot that plays like each."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The chances to win a game, 0 to 1."""

    beginners: float
    practised: float
    good: float


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready-made set-up; the number of rows, names and seed are left to the players."""

    id: str
    element_stack: int
    pressures: int
    eutrophication: bool
    biodiversity_loss: bool
    policies: bool | None
    """Whether it is played with the policy deck; None leaves it to the players."""
    measured: Mapping[tuple[int, int], Chances]
    """Chances by level and number of rows, where enough games were played."""
    helped: Mapping[tuple[int, int, int], float]
    """Chances of beginners by level, number of rows and of computer players among them."""
    living_habitats: int = 0
    row_cards: int = 4
    homecoming: bool = False

    def applied_to(self, config: Config) -> Config:
        """Return a configuration with this preset's variations."""
        return replace(
            config,
            element_stack=self.element_stack,
            pressures=self.pressures,
            eutrophication=self.eutrophication,
            biodiversity_loss=self.biodiversity_loss,
            living_habitats=self.living_habitats,
            row_cards=self.row_cards,
            homecoming=self.homecoming,
            policies=config.policies if self.policies is None else self.policies,
        )


@dataclass(frozen=True, slots=True)
class Balance:
    """The presets, and a formula for all other set-ups."""

    presets: tuple[Preset, ...]
    fitting: Mapping[tuple[int, int], tuple[Preset, ...]]
    """The presets of `FITTING`, by the numbers of people and of computer players."""
    weights: Mapping[str, Mapping[str, float]]
    """The weight of each of `TERMS` for each of `BOTS`, as logarithms of odds.

    `helped` has the weights of `HELP_TERMS`.
    """

    def chances(self, config: Config) -> Chances:
        """Estimate the chances to win any set-up."""
        return Chances(*(_chance(self.weights[who], terms(config)) for who in BOTS))

    def chances_in(self, preset: Preset, config: Config) -> Chances:
        """Return the chances to win a preset at this level and with these rows.

        Measured where possible, otherwise estimated.
        """
        config = preset.applied_to(config)
        found = preset.measured.get((2 if config.policies else 1, config.players))
        return found or self.chances(config)

    def varied(self, config: Config) -> Chances:
        """Return the chances to win a set-up that is no preset.

        The formula says how they differ from those measured in a similar preset.
        """
        plain, near = self.chances(config), self._similar(config, 0)
        if near is None:
            return plain
        level = 2 if (2, config.players) in near.measured else 1
        base = replace(near.applied_to(config), policies=level == 2)
        found, guess = near.measured[level, config.players], self.chances(base)
        return Chances(
            _moved(plain.beginners, guess.beginners, found.beginners),
            _moved(plain.practised, guess.practised, found.practised),
            _moved(plain.good, guess.good, found.good),
        )

    def _similar(self, config: Config, teammates: int) -> Preset | None:
        """Return the measured preset as gentle as a set-up that differs least from it, if any."""
        fitting = self.fitting.get((config.players - teammates, teammates), ())
        sought, found, least = terms(config), None, 0.0
        for preset in (*fitting, *self.presets):
            measured = (
                (1, config.players, teammates) in preset.helped
                if teammates
                else (1, config.players) in preset.measured
            )
            here = terms(preset.applied_to(config))
            alike = all(here[term] == sought[term] for term in EASIER)
            if not measured or not alike or preset.homecoming != config.homecoming:
                continue
            apart = sum(abs(here[term] - sought[term]) for term in HARDER)
            if found is None or apart < least:
                found, least = preset, apart
        return found

    def helped(self, config: Config, teammates: int) -> float:
        """Return the chance of beginners to win any set-up with at least one computer player.

        Measured where possible; otherwise the formula says how it differs from a similar preset.
        """
        fitting = self.fitting.get((config.players - teammates, teammates), ())
        for preset in (*fitting, *self.presets):
            if preset.applied_to(config) == config:
                found = preset.helped.get((2 if config.policies else 1, config.players, teammates))
                if found is not None:
                    return found
        plain = _chance(self.weights["helped"], help_terms(config, teammates))
        near = self._similar(config, teammates)
        if near is None:
            return plain
        base = replace(near.applied_to(config), policies=False)
        guess = _chance(self.weights["helped"], help_terms(base, teammates))
        return _moved(plain, guess, near.helped[1, config.players, teammates])

    def hope(self, preset: Preset, config: Config, company: tuple[int, int]) -> float:
        """Return the chance of beginners to win a ready-made sea, with helpful computer players.

        `company` is the numbers of people and of computer players.
        """
        if company[1]:
            return self.helped(preset.applied_to(config), company[1])
        return self.chances_in(preset, config).beginners

    def seas(self, config: Config, company: tuple[int, int]) -> tuple[Preset, ...]:
        """Return the ready-made seas from the easiest to the hardest for a company.

        Where beginners win as many of ten games, the order of the files decides.
        """

        def lost(preset: Preset) -> int:
            return 10 - round(10 * self.hope(preset, config, company))

        return tuple(sorted((*self.fitting.get(company, ()), *self.presets), key=lost))

    def harder(self, preset: Preset, config: Config, company: tuple[int, int]) -> Preset | None:
        """Return the next sea of which beginners win fewer of ten games; None after the last.

        Those that fit the company follow each other. After any other sea it is the first of them
        that is not won more often, if there is one. Among seas that beginners hardly ever win it is
        simply the next one.
        """
        fitting = self.fitting.get(company, ())
        if preset in fitting[:-1]:
            return fitting[fitting.index(preset) + 1]
        seas = self.seas(config, company)
        later = seas[seas.index(preset) + 1 :]
        won = round(10 * self.hope(preset, config, company))
        for one in fitting if preset not in fitting else ():
            if round(10 * self.hope(one, config, company)) <= won:
                return one
        fewer = (one for one in later if round(10 * self.hope(one, config, company)) < won)
        return next(fewer, later[0] if later else None)

    def difficulty(self, config: Config) -> float:
        """Return how hard a set-up is, from 0 (nearly always won) to 1 (nearly never)."""
        chances = self.chances(config)
        return 1.0 - (chances.practised + chances.good) / 2


def company_of(computers: Sequence[str]) -> tuple[int, int]:
    """Return how many rows people play, and how many computer players help them.

    `computers` has the character of each row's computer player, or `PERSON`.

    >>> company_of(("", "helpful")), company_of(("bold", "bold"))
    ((1, 1), (2, 0))
    """
    helpers = sum(character != PERSON for character in computers) % len(computers)
    return len(computers) - helpers, helpers


def load_balance(folder: Path | None = None) -> Balance:
    """Load `presets.toml` and `seas.toml`. Raise `DataFileError` if one is invalid."""
    folder = folder or paths.assets() / "data"
    fitting = read(folder / SEAS_FILE, _fitting)
    return replace(read(folder / FILE, _balance), fitting=fitting)


def _balance(table: dict[str, Any]) -> Balance:
    """Return the presets and the formula of the parsed file."""
    presets = tuple(
        Preset(
            id=entry["id"],
            element_stack=entry["element_stack"],
            pressures=entry["pressures"],
            eutrophication=entry["eutrophication"],
            biodiversity_loss=entry["biodiversity_loss"],
            policies=entry.get("policies"),
            measured={
                (figures["level"], figures["rows"]): Chances(
                    *(_rate(figures[bot]) for bot in BOTS.values())
                )
                for figures in entry["measured"]
                if all(figures[bot][1] >= ENOUGH for bot in BOTS.values())
            },
            helped={
                (figures["level"], figures["rows"], figures["teammates"]): _rate(
                    figures["beginner"]
                )
                for figures in entry["helped"]
                if figures["beginner"][1] >= ENOUGH_HELPED
            },
        )
        for entry in table["preset"]
    )
    named = dict.fromkeys(BOTS, TERMS) | {"helped": HELP_TERMS}
    weights = {
        who: {term: float(table["chance"][who][term]) for term in names}
        for who, names in named.items()
    }
    return Balance(presets, {}, weights)


def _fitting(table: dict[str, Any]) -> dict[tuple[int, int], tuple[Preset, ...]]:
    """Return the presets of the parsed file by who plays."""
    found: dict[tuple[int, int], tuple[Preset, ...]] = {}
    for entry in table["sea"]:
        people, computers = entry["people"], entry["computers"]
        rows, beginners = people + computers, _rate(entry["beginner"])
        alone = not computers
        preset = Preset(
            id=entry["id"],
            element_stack=entry["element_stack"],
            pressures=entry["pressures"],
            eutrophication=entry["eutrophication"],
            biodiversity_loss=False,
            policies=None,
            measured={(1, rows): Chances(*(_rate(entry[bot]) for bot in BOTS.values()))}
            if alone
            else {},
            helped={} if alone else {(1, rows, computers): beginners},
            living_habitats=entry["living_habitats"],
            row_cards=entry["row_cards"],
            homecoming=entry["homecoming"],
        )
        found[people, computers] = (*found.get((people, computers), ()), preset)
    return found


def terms(config: Config) -> dict[str, float]:
    """Return the value of each of `TERMS` for a set-up."""
    numbers = (
        1.0,
        float(config.players == 1),
        float(config.players == 3),
        float(config.players == 4),
        float(config.policies),
        float(8 - config.element_stack),
        float(max(0, config.pressures - 2)),
        float(config.eutrophication),
        float(config.biodiversity_loss),
        float(max(0, 2 - config.pressures)),
        float(config.living_habitats),
        float(config.row_cards - 4),
    )
    return dict(zip(TERMS, numbers, strict=True))


def help_terms(config: Config, teammates: int) -> dict[str, float]:
    """Return the value of each of `HELP_TERMS` for a set-up with computer players."""
    numbers = {
        "teammates_2": float(teammates == 2),
        "teammates_3": float(teammates == 3),
        **terms(config),
    }
    return {name: numbers[name] for name in HELP_TERMS}


def _rate(figures: list[int]) -> float:
    wins, games = figures
    return wins / games


def _chance(weights: Mapping[str, float], numbers: Mapping[str, float]) -> float:
    """Return the chance to win by the formula."""
    total = sum(weights[name] * number for name, number in numbers.items())
    return 1.0 / (1.0 + exp(-total))


def _moved(estimate: float, guess: float, measured: float) -> float:
    """Return an estimate, moved as far as a guess by the same formula is from what was measured."""
    return 1.0 / (1.0 + exp(_odds(guess) - _odds(estimate) - _odds(measured)))


def _odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance, as if none were certain."""
    chance = min(max(chance, 0.01), 0.99)
    return log(chance / (1.0 - chance))


# -- the first games -------------------------------------------------------------------------------


FIRST_GAME_FILE: Final = "first_game.toml"


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A challenge code and who plays each of its rows."""

    code: str
    characters: tuple[str, ...]
    """Character of the computer player of each row, or `PERSON`."""


def load_first_game(folder: Path | None = None) -> FirstGame:
    """Load `first_game.toml`. Raise `DataFileError` if it is invalid."""
    return read((folder or paths.assets() / "data") / FIRST_GAME_FILE, _first_game)


def _first_game(table: dict[str, Any]) -> FirstGame:
    return FirstGame(str(table["code"]), tuple(map(str, table["characters"])))


def load_first_deals(folder: Path | None = None) -> Mapping[tuple[int, int], tuple[int, ...]]:
    """Load `first_deals.toml`: seeds by people and computer players. Raise `DataFileError`."""
    return read((folder or paths.assets() / "data") / FIRST_DEALS_FILE, _first_deals)


def _first_deals(table: dict[str, Any]) -> Mapping[tuple[int, int], tuple[int, ...]]:
    found = {}
    for company, seeds in table.items():
        people, _, computers = company.partition("+")
        found[int(people), int(computers)] = tuple(map(int, seeds))
    return found
