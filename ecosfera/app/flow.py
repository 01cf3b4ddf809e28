"""The flow of the program between menu, set-up, table and end."""

from __future__ import annotations

import contextlib
import random
import sys
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ecosfera.app.active_game import activate
from ecosfera.app.classroom_policy import apply_policy, at_once, permissions, with_launch_options
from ecosfera.app.faults import FaultCounter, damage, log_fault
from ecosfera.app.memory_tuning import freeze, trim
from ecosfera.app.menu.scene import MenuChoice, MenuScene, OtherGame
from ecosfera.app.menu.welcome import WelcomeChoice, WelcomeScene
from ecosfera.core.saves.listing import entries, last_game, latest, peek
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.tutorial import PLACE
from ecosfera.games import all_games
from ecosfera.games.game_screens import TableResult
from ecosfera.ui.app.fault_page import FaultPage
from ecosfera.ui.app.last_page import LastPage
from ecosfera.ui.settings import Settings, merged
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.app.lesson import Lesson
    from ecosfera.app.saves.scene import SavesResult
    from ecosfera.app.services import ProgramServices
    from ecosfera.app.session import Session
    from ecosfera.app.session_files import SessionFiles
    from ecosfera.core.files.deletion import Deletion
    from ecosfera.core.game import Game
    from ecosfera.core.game_info import GameInfo
    from ecosfera.core.saves import problems
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.listing import SaveFile
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.games.game_screens import Draft, GameScreens, MenuCard, Summary
    from ecosfera.paths import UserFolders
    from ecosfera.ui.app.app import App
    from ecosfera.ui.settings import SettingsFault, SettingsFile

MOST_MISREAD: Final = 3
"""Maximum number of damaged text files listed at once, for lack of space."""


class Flow:
    """Runs the program and connects the scenes, which do not know each other."""

    def __init__(
        self,
        app: App,
        folders: UserFolders,
        file: SettingsFile,
        options: LaunchOptions,
        clock: Callable[[], float],
        lesson: Lesson | None = None,
    ) -> None:
        self.app = app
        self.context = app.context
        self.folders = folders
        self.file = file
        self.options = options
        self.clock = clock
        self.lesson = lesson
        """The folder to delete at the end, if the classroom wants that."""
        self.may = permissions(options.classroom)
        self.rested: Callable[[], None] = lambda: None
        """Called when everything that could wait is loaded."""
        classroom = options.classroom
        self._chosen = all_games.DEFAULT if classroom is None else classroom.game
        """The game of the menu, which is set up next."""
        self.ready = False
        """Whether the rules of a game are loaded."""
        self._drafts: dict[str, Draft] = {}
        self._people: tuple[str, ...] = ()
        """The names of the people who were there at the very first start."""
        self._faults = FaultCounter()
        self._gave_up = False
        self._notified: set[SettingsFault | problems.SaveFault] = set()
        self.chance: random.Random = random.SystemRandom()
        """The chance that chooses seeds, names and portraits."""
        self._session: Session | None = None
        app.on_settings_changed = self._keep
        app.on_fault = self._crashed
        app.on_file_dropped = self._dropped
        app.on_broken_texts = self._notify_misread

    @property
    def session(self) -> Session:
        """The matches that are played, loaded behind the menu with their files and services."""
        if self._session is None:
            from ecosfera.app.session import Session  # noqa: PLC0415 (after the first frame)

            self._session = Session(self.app, self.folders, self._unsaved, self.clock, self._go)
        return self._session

    @property
    def files(self) -> SessionFiles:
        """The files of matches."""
        return self.session.files

    def run(self) -> int:
        """Run until the end; return the exit status."""
        try:
            self.app.loop()
        finally:
            if self._session is not None:
                self._session.stand_up()
                self._session.files.close()
            left = [] if self.lesson is None else self.lesson.close()
            if left:
                files = ", ".join(map(str, left))
                message = self.context.words("saves.forgotten-not-all", files=files)
                sys.stderr.write(f"{message}\n")
        return 1 if self._faults.too_many or self._gave_up else 0

    def begin(self) -> None:
        """Push the first scene and schedule what it does not need."""
        options = self.options
        if options.classroom is not None:
            apply_policy(self.app, options.classroom)
        if options.trouble:
            self._refuse(options.trouble)
        elif options.open is not None:
            self.open(options.open)
        elif at_once(options):
            self._sit_down_at_once()
        else:
            self._choose(last_game(self.folders.saves, all_games) or self._chosen)
            self.show_menu()
            if self._nobody_played and self.file.is_missing():
                self._welcome(self._all_games())
        if options.left_out and not options.trouble:
            left_out = ", ".join(options.left_out)
            self._notice("common.locked-title", "common.locked-text", options=left_out)
        if self.lesson is not None and self.lesson.left:
            files = ", ".join(map(str, self.lesson.left))
            self._notice("saves.lesson-title", "saves.forgotten-not-all", files=files)
        self.app.chores += [self._load_settings, self._load_game]

    def _refuse(self, trouble: str) -> None:
        """Show what is wrong with the classroom's presets, then exit."""
        notice = self._dialog("common.classroom-trouble", lambda: trouble, "common.sorry-quit")
        menu = MenuScene(self.context, lambda: self.services, self.info, self._credits)
        self.app.stack.reset(menu, lambda _choice: self.app.quit())
        self.app.stack.push(notice, lambda _answer: self.app.quit())

    def _notify_misread(self, problems: list[str]) -> None:
        """List damaged text files, in English for those who can repair them."""
        listed = "\n".join(problems[:MOST_MISREAD])
        self.app.stack.push(self._dialog("common.words-trouble", lambda: listed))

    # -- what can wait ---------------------------------------------------------------------------

    def _load_settings(self) -> None:
        settings, trouble = self.file.load()
        settings = with_launch_options(settings, self.options)
        if settings != self.context.settings:
            self.app.apply(settings)
        if trouble is not None:
            self._notify_settings(trouble)

    def _keep(self, before: Settings, after: Settings) -> None:
        """Store changed settings, except those set by the classroom or the command line."""
        own, broken = self.file.load()
        for trouble in (broken, self.file.save(merged(own, before, after))):
            if trouble is not None:
                self._notify_settings(trouble)

    def _notify_settings(self, trouble: SettingsFault) -> None:
        """Say once that something is wrong with the settings' file."""
        if self.app.stack.top is not None and trouble not in self._notified:
            self._notified.add(trouble)
            title, text = "settings.trouble-title", f"settings.trouble-{trouble}"
            self._notice(title, text, file=self.file.path)

    def _load_game(self) -> None:
        """Load the rules, then what the next scenes need."""
        self.game  # noqa: B018 (loading it is the point)
        self.ready = True
        self._preload(self._next_scenes(), [freeze, self.rested, trim])

    def _next_scenes(self) -> Iterator[None]:
        """Load what the next scenes need, a little at each step."""
        self.session  # noqa: B018 (as above)
        yield
        yield from all_games.load_screens(self._chosen)
        yield from self.screens.preload(self.context)

    def _preload(self, steps: Iterator[None], after: Sequence[Callable[[], None]] = ()) -> None:
        """Perform one step after each of the next frames, then what comes after them."""

        def perform() -> None:
            for _ in steps:
                self.app.chores.append(perform)
                return
            self.app.chores += after

        self.app.chores.append(perform)

    @property
    def in_menu(self) -> bool:
        """Return whether the menu is shown, perhaps with something over it."""
        return any(isinstance(scene, MenuScene) for scene in self.app.stack.scenes)

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """Return the rules of the game of the menu, loading them on first use."""
        return all_games.game(self._chosen)

    @property
    def screens(self) -> GameScreens:
        """Return the screens of the game of the menu."""
        return all_games.screens(self._chosen)

    @property
    def info(self) -> GameInfo:
        """Return what is known of the game of the menu without its rules."""
        return all_games.info(self._chosen)

    @property
    def services(self) -> ProgramServices:
        """Return the services for the scenes of the game of the menu."""
        return self.session.services(self.info)

    def _credits(self) -> list[str]:
        return self.screens.credits()

    def _last(self, game_id: str = "") -> SaveSummary | None:
        """Return the summary of the match to continue, of a game, without loading its rules."""
        return peek(self.folders.saves, all_games, game_id)

    @property
    def draft(self) -> Draft:
        """Return the choices of the set-up, kept from match to match."""
        if self._chosen not in self._drafts:
            self._drafts[self._chosen] = self.screens.draft()
        return self._drafts[self._chosen]

    def _choose(self, game_id: str) -> None:
        """Turn the menu to this game, unless a classroom prescribes one."""
        if self.options.classroom is None:
            self._chosen = game_id

    # -- the very first start --------------------------------------------------------------------

    def _welcome(self, games: Sequence[GameInfo], *, again: bool = False) -> None:
        """Ask over the menu which game is learnt, and by whom; `again` only by whom."""
        about = self.context, self._choose_language, games, self._chosen
        welcome = WelcomeScene(*about, welcomed=again)
        self.app.stack.push(welcome, partial(self._welcomed, welcome))

    def _choose_language(self) -> None:
        self.services.choose_language()

    def _welcomed(self, welcome: WelcomeScene, choice: WelcomeChoice) -> None:
        """Go on with what was chosen, and store the settings: there is no other first start."""
        self._choose(welcome.game)
        self._people = welcome.names
        self._keep(self.context.settings, self.context.settings)
        self.show_menu()
        if choice == "learn":
            self._learn()
        elif choice == "setup":
            self.show_setup()

    # -- menu and set-up -------------------------------------------------------------------------

    def _go(self, result: TableResult) -> None:
        """Continue after a table or an end screen."""
        if self.session.match is not None:
            self._choose(self.session.match.game.info.id)
        if result is TableResult.MENU:
            self.show_menu()
        elif result is TableResult.QUIT:
            self.app.quit()
        else:
            journey = True if result is TableResult.JOURNEY else None
            harder = result is TableResult.HARDER
            self.show_setup(journey=journey, harder=harder, back=self._before_setup)

    def _before_setup(self) -> None:
        """Show what lay before the set-up that follows a match: its end, or else the menu."""
        match = self.session.match
        if match is not None and match.outcome is not None:
            self.session.show_end()
        else:
            self.show_menu()

    def show_menu(self) -> None:
        """Show the first screen."""
        self.context.blend_ambience(1.0)
        activate(self.app, self.info)
        self.context.play_music(0)
        card, games = self._menu_card(), self._all_games()
        about = self.context, lambda: self.services, self.info, self._credits
        menu = MenuScene(*about, card, self._show_statistics, games)
        if self._nobody_played:
            menu.offer_tutorial()
        self.app.stack.reset(menu, self._menu_chose)

    @property
    def _nobody_played(self) -> bool:
        """Return whether newcomers are to be welcomed: there is no match yet."""
        welcomes = self.options.welcome and self.options.classroom is None
        return welcomes and not entries(self.folders.saves)

    def _show_statistics(self) -> None:
        """Show the statistics over the menu; there, nothing can be deleted."""
        from ecosfera.app.saves.statistics import StatisticsScene  # noqa: PLC0415 (as above)

        self.app.stack.push(StatisticsScene(self.context, self.files.statistics, None))

    def _menu_card(self) -> Callable[[], MenuCard] | None:
        """Return a function that makes the card of the match of the game to continue, if any."""
        if self._runs:
            guided = self.session.seats.get(PLACE) is not None
            return partial(self._card, self.session.summary(), guided=guided)
        last = latest(self.folders.saves, all_games, self._chosen)
        return last and partial(self._card, last[1].summary, guided=last[0].tutorial)

    def _card(self, summary: Summary, *, guided: bool) -> MenuCard:
        """Return the card of a match, which says so if it is a tutorial."""
        card = all_games.menu(self._chosen).card(self.context, summary)
        told = f"{self.context.words('menu.learn')} · {card.about}" if guided else card.about
        return card._replace(about=told)

    @property
    def _runs(self) -> bool:
        """Return whether a match of the game of the menu is running."""
        match = None if self._session is None else self._session.match
        return match is not None and self.session.running and match.game.info.id == self._chosen

    def _all_games(self) -> list[GameInfo]:
        """Return the games to choose from; none in a classroom, which has its presets."""
        if self.options.classroom is not None:
            return []
        return [all_games.info(game_id) for game_id in all_games.ids()]

    def _menu_chose(self, choice: MenuChoice | OtherGame) -> None:
        if isinstance(choice, OtherGame):
            self._choose(choice.id)
            self.show_menu()
            self._preload(all_games.load_screens(choice.id))
        elif choice is MenuChoice.CONTINUE:
            self._continue()
        elif choice is MenuChoice.SAVES:
            self.show_saves()
        elif choice in {MenuChoice.NEW, MenuChoice.JOURNEY}:
            self.show_setup(journey=choice is MenuChoice.JOURNEY)
        elif choice is MenuChoice.LEARN and self._nobody_played and self.info.learn_together:
            self.show_menu()
            self._welcome([self.info], again=True)
        elif choice is MenuChoice.LEARN:
            self._learn()
        else:
            self.app.quit()

    def _learn(self) -> None:
        """Begin the tutorial, or go on with it."""
        new = self.screens.tutorial(self.context.words, self._people)
        if new is not None:
            self.session.learn(self.game, new)

    def show_setup(
        self,
        *,
        journey: bool | None = None,
        harder: bool = False,
        back: Callable[[], None] | None = None,
    ) -> None:
        """Show the set-up with a new seed; the first time with that of a first game.

        `journey` says whether the game's journey was chosen, or free play; without it the players
        go on as before, or with something `harder`. `back` is called if they leave it.
        """
        fresh = self._chosen not in self._drafts and self.options.classroom is None
        remembered = self.context.settings.setups.get(self._chosen, {})
        if fresh and not remembered and self.options.welcome:
            self.draft.begin()
            if len(self._people) > 1:
                self.draft.welcome(self._people)
        else:
            if fresh:
                self.draft.recall(remembered)
            self._roll()
        if journey is not None:
            self.draft.set_out(journey=journey)
        if harder:
            self.session.step_up(self.draft)
        if not self.may.choose_setup:
            self._set_up(self.draft)
            return
        self.context.blend_ambience(1.0)
        activate(self.app, self.info)
        self.context.play_music(0)
        setup = self.screens.setup(self.context, self.services, self.draft, self.chance)
        leave = back or self.show_menu
        self.app.stack.reset(setup, lambda draft: leave() if draft is None else self._set_up(draft))

    def _remember(self, draft: Draft) -> None:
        """Store the choices for the next start, unless a classroom prescribes them."""
        if self.options.classroom is not None:
            return
        before = self.context.settings
        setups = {**before.setups, self._chosen: draft.remembered()}
        after = replace(before, setups=setups)
        if after != before:
            self.context.settings = after
            self._keep(before, after)

    def _roll(self) -> None:
        """Choose a new seed, unless the classroom prescribes one."""
        self.draft.roll(self.chance)
        classroom = self.options.classroom
        if classroom is not None:
            self.draft.preset(
                {"code": classroom.code} if classroom.code is not None else classroom.setup
            )

    def _set_up(self, draft: Draft) -> None:
        """Begin the match of the set-up."""
        self._remember(draft)
        self.session.deal(self.game, draft.new_match(self.context.words))

    def _sit_down_at_once(self) -> None:
        """Begin the match requested by the command line."""
        self._roll()
        self.draft.preset(self.options.setup)
        if self.options.code is not None:
            self.draft.preset({"code": self.options.code})
        self.session.deal(self.game, self.draft.new_match(self.context.words))

    # -- saved games -----------------------------------------------------------------------------

    def _continue(self) -> None:
        """Continue the running match, or the one saved last."""
        if self._runs:
            self.session.show_table()
            return
        try:
            found = self.files.latest(self._chosen)
        except SaveError as error:
            # The menu offers the next one, if there is one.
            self.show_menu()
            self._notice("saves.problem-title", f"saves.problem-{error.problem}")
            return
        if found is None:
            self.show_menu()
        else:
            self._go_on(*found)

    def _go_on(self, file: SaveFile, loaded: Loaded) -> None:
        """Continue a loaded match, and show remarks on its file."""
        self.session.resume(file, loaded)
        for note in sorted(loaded.notes):
            self._notice("saves.note-title", f"saves.note-{note}")

    def open(self, file: Path) -> None:
        """Continue the match of any file; if that is impossible, show the reason over the menu."""
        self.show_menu()
        if not self.may.choose_setup:
            return
        try:
            entry, loaded = self.files.opened(file)
        except SaveError as error:
            # a file that lies elsewhere is not moved to the damaged ones
            outside = error.problem is SaveProblem.DAMAGED and not self.files.holds(file)
            problem = "damaged-outside" if outside else error.problem
            self._notice("saves.problem-title", f"saves.problem-{problem}")
            return
        self._go_on(entry, loaded)

    def _dropped(self, file: Path) -> None:
        """Open a file dropped on the menu; ignore it elsewhere, and where paths are not free."""
        if self.may.name_paths and isinstance(self.app.stack.top, MenuScene):
            self.open(file)

    def show_saves(self) -> None:
        """Show all saved games."""
        from ecosfera.app.saves.scene import SavesScene  # noqa: PLC0415 (as above)

        # a running match can be renamed or deleted here: from now on it is what its file says
        self.session.put_away()
        scene = SavesScene(
            self.context,
            self.services,
            self.files.library,
            self.files.statistics,
            self._erase_data,
            self.may,
            self.info.look,
        )
        self.app.stack.reset(scene, self._saves_chose)

    def _saves_chose(self, result: SavesResult | None) -> None:
        if result is None:
            self.show_menu()
        elif result.branch is not None:
            self.session.branch(result.loaded, result.branch)
        else:
            self._go_on(result.entry, result.loaded)

    def _erase_data(self) -> Deletion:
        """Delete all stored data; return what is left."""
        self.session.forget()
        self._drafts.clear()
        self.app.apply(with_launch_options(Settings(), self.options))
        return self.files.erase()

    def _unsaved(self, trouble: problems.SaveFault) -> None:
        """Report once, in the drawing thread, that a match could not be saved."""
        self.app.chores.append(lambda: self._notify_unsaved(trouble))

    def _notify_unsaved(self, trouble: problems.SaveFault) -> None:
        if trouble not in self._notified:
            self._notified.add(trouble)
            self._notice("saves.trouble-title", f"saves.trouble-{trouble}")

    def _notice(self, title: str, text: str, **fields: object) -> None:
        """Show one sentence over the current scene."""
        self.app.stack.push(self._dialog(title, lambda: self.context.words(text, **fields)))

    def _dialog(self, title: str, text: Callable[[], str], answer: str = "common.ok") -> Dialog:
        """Return a text with a title and one button, whose words are messages."""
        return Dialog(
            self.context,
            lambda: self.context.words(title),
            text,
            [lambda: self.context.words(answer)],
        )

    # -- faults of the program -------------------------------------------------------------------

    def _crashed(self, error: Exception) -> None:
        """Log an unexpected fault and show the fault page.

        Several faults at once, or of the fault page itself, end the program; or, if players must
        not get to the desktop, lead to a page that hardly can fail.
        """
        try:
            self._faults.add(self.clock())
            file = self._log(error)
            top = self.app.stack.top
            if self._faults.too_many and self.may.leave:
                self.app.quit()
            elif isinstance(top, FaultPage) and top.dirty:  # it could not even be drawn
                self._last_resort()
            else:
                self._show_fault(error, file)
        except Exception as another:  # noqa: BLE001 (nothing may get past this)
            with contextlib.suppress(Exception):
                self._log(another)
            self._last_resort()

    def _last_resort(self) -> None:
        """End the program, or show the last page if players must not get to the desktop."""
        self._gave_up = self.may.leave
        if self.may.leave:
            self.app.quit()
            return
        self.app.stack.clear(lambda _error: None)
        sentence = ""
        with contextlib.suppress(Exception):
            sentence = self.context.words("common.sorry-title")
        self.app.stack.push(LastPage(self.context, sentence), lambda _: self.show_menu())

    def _show_fault(self, error: Exception, file: Path | None) -> None:
        """Show the fault page over nothing else."""
        self.app.stack.clear(self._log)
        can_continue = False
        try:
            self.session.stand_up()
            self.session.put_away()
            can_continue = self._menu_card() is not None
        except Exception as another:  # noqa: BLE001 (what cannot be saved any more is lost)
            self._log(another)
        scene = FaultPage(self.context, file, damage=damage(error), can_continue=can_continue)
        self.app.stack.push(scene, self._sorry)

    def _log(self, error: Exception) -> Path | None:
        """Write a fault to the log; return its file, or None if that failed."""
        return log_fault(self.folders.log_file, error)

    def _sorry(self, answer: int) -> None:
        if answer == FaultPage.QUIT and self.may.leave:
            self.app.quit()
        elif answer == FaultPage.CONTINUE:
            self._continue()
        else:
            self.show_menu()
