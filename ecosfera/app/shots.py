"""Shots of the scenes of the program."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecosfera.app.classroom_policy import Permissions
from ecosfera.app.menu.scene import MenuScene
from ecosfera.app.menu.welcome import WelcomeScene
from ecosfera.app.pause import PauseScene
from ecosfera.app.replay.scene import ReplayScene
from ecosfera.app.saves.actions import ImportOffer
from ecosfera.app.saves.class_games import ClassGame, ClassGames
from ecosfera.app.saves.class_scene import ClassScene
from ecosfera.app.saves.saved_games import name_of, state_of
from ecosfera.app.saves.scene import SavesScene
from ecosfera.app.settings.scene import SettingsScene
from ecosfera.core.files.deletion import Deletion
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import SaveFile
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.saves.summary import SaveSummary, summary_of
from ecosfera.core.statistics import Played, StatisticsFile
from ecosfera.games import all_games
from ecosfera.ui.app.fault_page import FaultPage
from ecosfera.ui.testing.shot import Shot
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import GameScreens, Samples, Services, Summary
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot


def states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the states of all scenes of the program, with this game."""
    parts = (
        _menu_states,
        _settings_states,
        _pause_states,
        _notice_states,
        saves_states,
        _replay_states,
    )
    return [shot for part in parts for shot in part(screens, services)]


def _menu_states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the first start with its welcome, a match to continue, and the sheets over it."""
    running, crowded = all_games.shots(screens.info.id).samples().running
    cards = all_games.menu(screens.info.id).card

    def menu(summary: Summary | None = None) -> Callable[[UiContext], MenuScene]:
        def make(context: UiContext) -> MenuScene:
            card = partial(cards, context, summary) if summary else None
            return MenuScene(
                context,
                partial(services, context),
                screens.info,
                screens.credits,
                card,
                games=games,
            )

        return make

    games = [all_games.info(game_id) for game_id in all_games.ids()]

    def welcome(context: UiContext) -> WelcomeScene:
        choose_language = services(context).choose_language
        return WelcomeScene(context, choose_language, games, screens.info.id)

    def second(context: UiContext) -> MenuScene:
        other = all_games.screens("co2")
        samples = all_games.shots("co2").samples()
        card = partial(all_games.menu("co2").card, context, samples.running[0])
        return MenuScene(
            context, partial(services, context), other.info, other.credits, card, games=games
        )

    return [
        Shot("menu-first", menu()),
        Shot("welcome", welcome),
        Shot("welcome-first", welcome, lambda pilot: pilot.click("game-ecosfera")),
        Shot("welcome-together", welcome, _gather),
        Shot("welcome-second", welcome, lambda pilot: pilot.click("game-co2")),
        Shot("menu-second", second),
        Shot("menu-continue", menu(running)),
        Shot("menu-crowded", menu(crowded)),
        Shot("menu-language", menu(running), lambda pilot: pilot.click("language")),
        Shot("about", menu(running), lambda pilot: pilot.click("about")),
        Shot("licences", menu(running), _licences),
        Shot("whats-new", menu(running), _whats_new),
    ]


def _gather(pilot: Pilot) -> None:
    pilot.click("game-ecosfera")
    pilot.click("together")
    pilot.click("people-3")


def _licences(pilot: Pilot) -> None:
    pilot.click("about")
    pilot.click("licences")


def _whats_new(pilot: Pilot) -> None:
    pilot.click("about")
    pilot.click("news")


LOG = Path("/home/pupil/.local/state/ecosfera/log/ecosfera.log")
DAMAGE = "presets.toml: is not valid TOML: Invalid value (at line 1, column 5)"


def _notice_states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return a fault of the program, a damaged file of its own, and a broken settings file."""

    def menu(context: UiContext) -> MenuScene:
        return MenuScene(context, partial(services, context), screens.info, screens.credits)

    return [
        Shot("sorry", lambda context: FaultPage(context, LOG)),
        Shot("sorry-damaged", lambda context: FaultPage(context, LOG, damage=DAMAGE)),
        Shot("sorry-continue", lambda context: FaultPage(context, LOG, can_continue=True)),
        Shot("notice-settings", menu, _broken_settings),
    ]


def _broken_settings(pilot: Pilot) -> None:
    """Show the message about a broken settings file over the menu."""
    context = pilot.app.context
    notice = Dialog(
        context,
        lambda: context.words("settings.trouble-title"),
        lambda: context.words("settings.trouble-broken", file=LOG.with_name("settings.json")),
        [lambda: context.words("common.ok")],
    )
    pilot.app.stack.push(notice)


def _pause_states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the menu with and without a code and in the tutorial, and the question it asks."""
    code = all_games.shots(screens.info.id).samples().code
    return [
        Shot("pause", lambda context: PauseScene(context, services(context), code, lambda _: None)),
        Shot(
            "pause-tutorial",
            lambda context: PauseScene(
                context, services(context), code, lambda _: None, tutorial=True
            ),
        ),
        Shot(
            "pause-restart",
            lambda context: PauseScene(context, services(context), None),
            lambda pilot: pilot.click("restart"),
        ),
    ]


def _middle(pilot: Pilot) -> None:
    pilot.click("round-on")
    for _ in range(5):
        pilot.click("on")


def _policy(pilot: Pilot) -> None:
    """Step to the first policy card that is drawn."""
    scene = pilot.app.stack.top
    assert isinstance(scene, ReplayScene)
    while scene.table.page is None and scene.player.step():
        pilot.wait(4)


def _pointed(pilot: Pilot) -> None:
    _middle(pilot)
    m = pilot.app.context.metrics
    pilot.move_to(round(m.width * 0.39), round(m.height * 0.2))


def _end(pilot: Pilot) -> None:
    while "round-on" in pilot.ids:
        pilot.click("round-on")


def _replay_states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the beginning, the middle and the end of a game."""
    samples = all_games.shots(screens.info.id).samples()

    def short(context: UiContext) -> ReplayScene:
        return ReplayScene(context, services(context), samples.short(), {})

    def long(context: UiContext) -> ReplayScene:
        return ReplayScene(context, services(context), samples.long(), {})

    return [
        Shot("replay-start", short),
        Shot("replay-middle", short, _middle),
        Shot("replay-pointed", short, _pointed),
        Shot("replay-policy", long, _policy),
        Shot("replay-four", long, _middle),
        Shot("replay-end", long, _end),
    ]


def _waiting(pilot: Pilot) -> None:
    pilot.click("page-keys")
    pilot.click("key-undo")


def _taken(pilot: Pilot) -> None:
    _waiting(pilot)
    pilot.key("h")


def _sound(pilot: Pilot) -> None:
    pilot.click("page-screen")
    pilot.reach("ambience_volume")


def _muted(pilot: Pilot) -> None:
    _sound(pilot)
    pilot.key("m")


def _settings_states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return all pages, sound off, waiting for a key, and a key taken from another intent."""
    del services  # nothing is opened from here

    def settings(context: UiContext) -> SettingsScene:
        return SettingsScene(context, screens.info)

    return [
        Shot("settings", settings),
        Shot("settings-screen", settings, lambda pilot: pilot.click("page-screen")),
        Shot("settings-sound", settings, _sound),
        Shot("settings-sound-off", settings, _muted),
        Shot("settings-keys", settings, lambda pilot: pilot.click("page-keys")),
        Shot("settings-keys-waiting", settings, _waiting),
        Shot("settings-keys-taken", settings, _taken),
    ]


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


def _badges(pilot: Pilot) -> None:
    pilot.click("statistics")
    pilot.click("badges")


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


def _class(samples: Samples) -> ClassGames:
    """Return the games of thirty groups, one of whose files is damaged."""
    matches = [samples.short(), samples.long()]
    about = [
        summary_of(match.game, match.state, f"{number}", "", len(match.actions), automatic=False)
        for number, match in enumerate(matches)
    ]
    entries = [
        all_games.screens(one.game).class_report().entry(match)
        for one, match in zip(about, matches, strict=True)
    ]
    games = [ClassGame(about[n % 2], samples.code, entries[n % 2]) for n in range(30)]
    return ClassGames(FOLDER, games, ["group-7.ecosfera"])


def _ignore(name: str, page: str) -> None:
    """Save no page."""
    del name, page


def saves_states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return an empty list, a few games, thousands of games, and the prompts over them."""
    game_id, samples = screens.info.id, all_games.shots(screens.info.id).samples()
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
        Shot("saves-class", lambda context: ClassScene(context, _class(samples), _ignore)),
        Shot(
            "saves-class-end",
            lambda context: ClassScene(context, _class(samples), _ignore),
            lambda pilot: pilot.key("end"),
        ),
        Shot("saves-bin", listed(9, thrown=1000), lambda pilot: pilot.click("bin")),
        Shot("saves-erase", listed(9, thrown=1000), _erase),
        Shot(
            "statistics",
            listed(9),
            lambda pilot: pilot.click("statistics"),
        ),
        Shot(
            "statistics-badges",
            listed(9),
            _badges,
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
