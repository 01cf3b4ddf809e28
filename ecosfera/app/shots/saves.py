"""Shots of the list of saved games."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ecosfera.app.saves.import_offers import ImportOffer
from ecosfera.app.saves.scene import SavesScene
from ecosfera.app.saves.summary_text import name_of, state_of
from ecosfera.core.saves.library import SaveFile, SaveLibrary
from ecosfera.core.saves.problems import Problem, SaveError
from ecosfera.core.saves.summary import SaveSummary
from ecosfera.core.statistics import Played, StatisticsFile
from ecosfera.games import all_games
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.ui.testing.offscreen import Shot

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot

FOLDER: Final = Path("saves")
WHEN: Final = datetime(2026, 5, 31, 14, 5, tzinfo=UTC)
FIRST: Final = SaveSummary(
    game=all_games.DEFAULT,
    id="1",
    name="",
    automatic=True,
    saved=WHEN,
    program="1.0",
    names=("Anna", "Elias", "Mia"),
    players=3,
    outcome=None,
    moves=41,
    details={
        "level": 1,
        "seed": "7",
        "round": 4,
        "habitats": ["coast", "river"],
        "impacts": 1,
    },
)


def _other(round_: int, habitats: tuple[str, ...], impacts: int, level: int = 1) -> dict[str, Any]:
    """Return other details."""
    return {
        **FIRST.details,
        "level": level,
        "round": round_,
        "habitats": list(habitats),
        "impacts": impacts,
    }


GAMES: Final = (
    FIRST,
    replace(
        FIRST,
        name="Die Ostsee am Montagmorgen, 7b",
        automatic=False,
        outcome="won",
        details=_other(9, HABITATS, 2, level=2),
    ),
    replace(
        FIRST,
        names=("Aleksandra", "Bartholomew", "Konstantin", "Wilhelmiina"),
        players=4,
        outcome="lost",
        details=_other(12, ("ice", "mud", "rock", "open_water"), 6),
    ),
    replace(FIRST, names=(), players=1, details=_other(1, (), 0)),
)


class Drawer(SaveLibrary):
    """A library without files: `count` games, of which the sixth cannot be read."""

    def __init__(self, count: int, thrown: int = 3) -> None:
        super().__init__(FOLDER, all_games)
        self.count = count
        self.thrown = thrown

    @property
    def bin(self) -> SaveLibrary:
        """Return a bin with some games."""
        return Drawer(self.thrown, 0)

    def entries(self) -> list[SaveFile]:
        """Return `count` games."""
        return [SaveFile(FOLDER, f"{number}.json", 0) for number in range(self.count)]

    def about(self, entry: SaveFile) -> SaveSummary:
        """Return one of a few games repeatedly."""
        number = int(entry.path.stem)
        if number == 5:
            raise SaveError(Problem.DAMAGED, "for the picture")
        return replace(GAMES[number % len(GAMES)], saved=WHEN - timedelta(hours=19 * number))

    def delete(self, entry: SaveFile) -> Path:
        """Do nothing."""
        return entry.path


class Figures(StatisticsFile):
    """Statistics without a file."""

    def read(self) -> list[Played]:
        """Return games of every kind."""
        kinds = [(1, 8, 7), (1, 6, 12), (1, 3, 4), (2, 8, 1), (2, 6, 5), (2, 3, 2), (2, 4, 3)]
        kinds.append((2, 5, 1))
        game = all_games.game(all_games.DEFAULT)
        return [
            Played(
                f"{level}-{stack}-{number}",
                game.info.id,
                date(2026, 5, 31),
                game.read_record(
                    {
                        "won": number % 3 == 0 and stack != 3,
                        "rounds": 14 - stack + number % 5,
                        "habitats": number % 7,
                        "impacts": 3,
                        "players": 2,
                        "level": level,
                        "element_stack": stack,
                        "pressures": 3 if stack < 5 else 2,
                        "eutrophication": stack < 5,
                        "biodiversity_loss": stack == 4,
                    }
                ),
            )
            for level, stack, count in kinds
            for number in range(count)
        ]


def _scene(context: UiContext, count: int) -> SavesScene:
    return SavesScene(context, Drawer(count), Figures(FOLDER, all_games), list)


def _thousand(context: UiContext) -> SavesScene:
    return SavesScene(context, Drawer(9, 1000), Figures(FOLDER, all_games), list)


def _erase(pilot: Pilot) -> None:
    pilot.click("bin")
    pilot.key("down")
    pilot.click("erase")


def _over_the_list(context: UiContext, figures: StatisticsFile) -> SavesScene:
    return SavesScene(context, Drawer(9), figures, list)


def _import(pilot: Pilot) -> None:
    """Open the prompt with files that were found."""
    scene = pilot.app.stack.top
    assert isinstance(scene, SavesScene)
    words = scene.context.words
    found = []
    for about, folder in ((GAMES[1], "Downloads"), (GAMES[2], "USB-STICK")):
        name, state = name_of(words, about), state_of(words, about)
        name = words("saves.offer", game=name, state=state, folder=folder)
        found.append(ImportOffer(name, FOLDER / f"{folder}.ecosfera"))
    scene.push(scene.importing(found))


def _forget(pilot: Pilot) -> None:
    pilot.click("statistics")
    pilot.click("forget")


def _deleted(pilot: Pilot) -> None:
    pilot.click("delete")


def states() -> list[Shot]:
    """Return an empty list, a few games, thousands of games, and the prompts over them."""
    return [
        Shot("saves-none", lambda context: _scene(context, 0)),
        Shot("saves-few", lambda context: _scene(context, 4)),
        Shot(
            "saves-many",
            lambda context: _scene(context, 4000),
            lambda pilot: pilot.key("pagedown", "up", "up", "up"),
        ),
        Shot("saves-won", lambda context: _scene(context, 4000), lambda pilot: pilot.key("down")),
        Shot(
            "saves-unreadable", lambda context: _scene(context, 6), lambda pilot: pilot.key("end")
        ),
        Shot("saves-deleted", lambda context: _scene(context, 9), _deleted),
        Shot(
            "saves-rename", lambda context: _scene(context, 4), lambda pilot: pilot.click("rename")
        ),
        Shot("saves-import", lambda context: _scene(context, 4), _import),
        Shot("saves-bin", _thousand, lambda pilot: pilot.click("bin")),
        Shot("saves-erase", _thousand, _erase),
        Shot(
            "statistics",
            lambda context: _over_the_list(context, Figures(FOLDER, all_games)),
            lambda pilot: pilot.click("statistics"),
        ),
        Shot(
            "statistics-none",
            lambda context: _over_the_list(context, StatisticsFile(FOLDER, all_games)),
            lambda pilot: pilot.click("statistics"),
        ),
        Shot(
            "statistics-forget",
            lambda context: _over_the_list(context, Figures(FOLDER, all_games)),
            _forget,
        ),
    ]
