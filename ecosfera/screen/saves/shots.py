"""States of the list of saved games to take pictures of."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecosfera.content import load_catalogue
from ecosfera.match.saves.about import About
from ecosfera.match.saves.problems import Problem, SaveError
from ecosfera.match.saves.shelf import Entry, Shelf
from ecosfera.match.statistics import Played, StatisticsFile
from ecosfera.rules.cards import HABITATS
from ecosfera.rules.state import Outcome
from ecosfera.screen.gallery import Shot
from ecosfera.screen.saves.figures import StatisticsScene
from ecosfera.screen.saves.scene import SavesScene

if TYPE_CHECKING:
    from ecosfera.screen.kit import Kit
    from ecosfera.screen.pilot import Pilot

FOLDER: Final = Path("saves")
WHEN: Final = datetime(2026, 5, 31, 14, 5, tzinfo=UTC)
FIRST: Final = About(
    id="1",
    name="",
    automatic=True,
    saved=WHEN,
    program="1.0",
    names=("Anna", "Elias", "Mia"),
    players=3,
    level=1,
    seed="7",
    round=4,
    habitats=("coast", "river"),
    impacts=1,
    outcome=None,
    moves=41,
)
GAMES: Final = (
    FIRST,
    replace(
        FIRST,
        name="Die Ostsee am Montagmorgen, 7b",
        automatic=False,
        level=2,
        round=9,
        habitats=HABITATS,
        impacts=2,
        outcome=Outcome.WON,
    ),
    replace(
        FIRST,
        names=("Aleksandra", "Bartholomew", "Konstantin", "Wilhelmiina"),
        players=4,
        round=12,
        habitats=("ice", "mud", "rock", "open_water"),
        impacts=6,
        outcome=Outcome.LOST,
    ),
    replace(FIRST, names=(), players=1, habitats=(), impacts=0, round=1),
)


class Drawer(Shelf):
    """A shelf without files: `count` games, of which the sixth cannot be read."""

    def __init__(self, count: int) -> None:
        super().__init__(FOLDER)
        self.count = count

    def entries(self) -> list[Entry]:
        """As many games as were asked for."""
        return [Entry(FOLDER, f"{number}.json", 0) for number in range(self.count)]

    def about(self, entry: Entry) -> About:
        """One of the games again and again."""
        number = int(entry.path.stem)
        if number == 5:
            raise SaveError(Problem.DAMAGED, "for the picture")
        return replace(GAMES[number % len(GAMES)], saved=WHEN - timedelta(hours=19 * number))

    def delete(self, entry: Entry) -> Path:
        """Nothing happens."""
        return entry.path


class Figures(StatisticsFile):
    """Statistics without a file."""

    def read(self) -> list[Played]:
        """Some games of every kind."""
        game = Played("1", "2026-05-31", True, 9, 6, 3, 2, 1, 6, 2, False, False)  # noqa: FBT003
        kinds = [(1, 8, 7), (1, 6, 12), (2, 6, 5), (2, 3, 2), (2, 5, 1)]
        return [
            replace(
                game,
                game=f"{level}-{stack}-{number}",
                level=level,
                element_stack=stack,
                won=number % 3 == 0 and stack != 3,
                rounds=14 - stack + number % 5,
                habitats=number % 7,
            )
            for level, stack, count in kinds
            for number in range(count)
        ]


def _scene(kit: Kit, count: int) -> SavesScene:
    return SavesScene(kit, Drawer(count), load_catalogue, Figures(FOLDER), list)


def _deleted(pilot: Pilot) -> None:
    pilot.click("delete")


def states() -> list[Shot]:
    """No games, a few, thousands, and the sheets over them."""
    return [
        Shot("saves-none", lambda kit: _scene(kit, 0)),
        Shot("saves-few", lambda kit: _scene(kit, 4)),
        Shot(
            "saves-many",
            lambda kit: _scene(kit, 4000),
            lambda pilot: pilot.key("pagedown", "up", "up", "up"),
        ),
        Shot("saves-won", lambda kit: _scene(kit, 4000), lambda pilot: pilot.key("down")),
        Shot("saves-unreadable", lambda kit: _scene(kit, 6), lambda pilot: pilot.key("end")),
        Shot("saves-deleted", lambda kit: _scene(kit, 9), _deleted),
        Shot("saves-rename", lambda kit: _scene(kit, 4), lambda pilot: pilot.click("rename")),
        Shot("saves-import", lambda kit: _scene(kit, 4), lambda pilot: pilot.click("import")),
        Shot("statistics", lambda kit: StatisticsScene(kit, Figures(FOLDER), list)),
        Shot("statistics-none", lambda kit: StatisticsScene(kit, StatisticsFile(FOLDER), list)),
        Shot(
            "statistics-forget",
            lambda kit: StatisticsScene(kit, Figures(FOLDER), list),
            lambda pilot: pilot.click("forget"),
        ),
    ]
