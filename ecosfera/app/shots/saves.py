"""Shots of the list of saved games."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecosfera.app.classroom_policy import Permissions
from ecosfera.app.saves.import_offers import ImportOffer
from ecosfera.app.saves.scene import SavesScene
from ecosfera.app.saves.summary_text import name_of, state_of
from ecosfera.core.deletion import Deletion
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import SaveFile
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.saves.summary import SaveSummary
from ecosfera.core.statistics import Played, StatisticsFile
from ecosfera.games import all_games
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import GameScreens, Samples, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot

FOLDER: Final = Path("saves")
WHEN: Final = datetime(2026, 5, 31, 14, 5, tzinfo=UTC)
NAME: Final = "Die Ostsee am Montagmorgen, 7b"
"""The name of the match that was won."""


def saved_matches(game_id: str, samples: Samples) -> list[SaveSummary]:
    """Return what a list shows of the saved matches."""
    found = []
    for summary in samples.saved:
        details = dict(summary)
        about = SaveSummary(
            game=game_id,
            id="1",
            name=NAME if summary["outcome"] == "won" else "",
            automatic=summary["outcome"] != "won",
            saved=WHEN,
            program="1.0",
            names=details.pop("names"),
            players=details.pop("players"),
            outcome=details.pop("outcome"),
            moves=41,
            details=details,
        )
        found.append(about)
    return found


class Drawer(SaveLibrary):
    """A library without files: `count` games, of which the sixth cannot be read."""

    def __init__(self, matches: list[SaveSummary], count: int, thrown: int = 3) -> None:
        super().__init__(FOLDER, all_games)
        self.matches = matches
        self.count = count
        self.thrown = thrown

    @property
    def bin(self) -> SaveLibrary:
        """Return a bin with some games."""
        return Drawer(self.matches, self.thrown, 0)

    def entries(self) -> list[SaveFile]:
        """Return `count` games."""
        return [SaveFile(FOLDER, f"{number}.json", 0) for number in range(self.count)]

    def about(self, entry: SaveFile) -> SaveSummary:
        """Return one of a few games repeatedly."""
        number = int(entry.path.stem)
        if number == 5:
            raise SaveError(SaveProblem.DAMAGED, "for the picture")
        about = self.matches[number % len(self.matches)]
        return about._replace(saved=WHEN - timedelta(hours=19 * number))

    def delete(self, entry: SaveFile) -> Path:
        """Do nothing."""
        return entry.path


class Figures(StatisticsFile):
    """Statistics without a file."""

    def __init__(self, game_id: str, samples: Samples) -> None:
        super().__init__(FOLDER, all_games)
        self.game = all_games.game(game_id)
        self.records = samples.records

    def read(self) -> list[Played]:
        """Return some matches of every kind."""
        return [
            Played(str(number), self.game.info.id, date(2026, 5, 31), self.game.read_record(record))
            for number, record in enumerate(self.records)
        ]


FREE: Final = Permissions()
KIOSK: Final = Permissions(name_paths=False)


def _erase(pilot: Pilot) -> None:
    pilot.click("bin")
    pilot.key("down")
    pilot.click("erase")


def _import(pilot: Pilot) -> None:
    """Open the sheet with files that were found."""
    scene = pilot.app.stack.top
    assert isinstance(scene, SavesScene)
    words = scene.context.words
    found = []
    for number, folder in ((1, "Downloads"), (2, "USB-STICK")):
        about = scene.games.about(number)
        assert about is not None
        name, state = name_of(words, about), state_of(words, about)
        name = words("saves.offer", game=name, state=state, folder=folder)
        found.append(ImportOffer(name, FOLDER / f"{folder}.ecosfera"))
    scene.push(scene.actions.importing(found))


def _forget(pilot: Pilot) -> None:
    pilot.click("statistics")
    pilot.click("forget")


def _deleted(pilot: Pilot) -> None:
    pilot.click("delete")


def states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return an empty list, a few games, thousands of games, and the prompts over them."""
    game_id, samples = screens.info.id, screens.samples()
    matches, figures = saved_matches(game_id, samples), Figures(game_id, samples)

    def listed(
        count: int,
        statistics: StatisticsFile = figures,
        thrown: int = 3,
        may: Permissions = FREE,
    ) -> Callable[[UiContext], SavesScene]:
        def make(context: UiContext) -> SavesScene:
            library = Drawer(matches, count, thrown)
            return SavesScene(context, services(context), library, statistics, Deletion, may)

        return make

    return [
        Shot("saves-none", listed(0)),
        Shot("saves-few", listed(4)),
        Shot(
            "saves-many",
            listed(4000),
            lambda pilot: pilot.key("pagedown", "up", "up", "up"),
        ),
        Shot("saves-won", listed(4000), lambda pilot: pilot.key("down")),
        Shot("saves-unreadable", listed(6), lambda pilot: pilot.key("end")),
        Shot("saves-deleted", listed(9), _deleted),
        Shot("saves-rename", listed(4), lambda pilot: pilot.click("rename")),
        Shot("saves-import", listed(4), _import),
        Shot("saves-import-kiosk", listed(4, may=KIOSK), _import),
        Shot("saves-bin", listed(9, thrown=1000), lambda pilot: pilot.click("bin")),
        Shot("saves-erase", listed(9, thrown=1000), _erase),
        Shot(
            "statistics",
            listed(9),
            lambda pilot: pilot.click("statistics"),
        ),
        Shot(
            "statistics-none",
            listed(9, StatisticsFile(FOLDER, all_games)),
            lambda pilot: pilot.click("statistics"),
        ),
        Shot(
            "statistics-forget",
            listed(9),
            _forget,
        ),
    ]
