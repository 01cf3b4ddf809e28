"""The flow of the program between menu, set-up, table and end."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ecosfera.app.faults import FaultCounter, damage, log_fault
from ecosfera.app.launch_settings import at_once, plan_as_asked, settings_as_asked
from ecosfera.app.memory_tuning import freeze
from ecosfera.app.menu.scene import MenuScene, Running
from ecosfera.app.session_files import SessionFiles, computers_of, portraits_of, seconds_of
from ecosfera.games.baltica.codec.challenge import encode, has_code
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.screens.setup.draft import SetupDraft, animal_name
from ecosfera.games.game_screens import EndResult, MenuChoice, TableResult

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.app.saves.list import SavesResult
    from ecosfera.core.saves import problems
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.library import SaveFile
    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.paths import UserFolders
    from ecosfera.ui.app.app import App
    from ecosfera.ui.settings import Settings, SettingsFault, SettingsFile

NEXT: Final = (
    "ecosfera.ui.widgets.dialog",
    "ecosfera.games.baltica.screens.setup.scene",
    "ecosfera.core.match",
    "ecosfera.games.baltica.screens.table.scene",
)
"""Modules of the next scenes, imported while the menu is shown."""
MOST_MISREAD: Final = 3
"""Maximum number of damaged text files shown at once."""


class Flow:
    """Runs the program and connects the scenes, which do not know each other."""

    def __init__(
        self,
        app: App,
        folders: UserFolders,
        file: SettingsFile,
        options: LaunchOptions,
        clock: Callable[[], float],
    ) -> None:
        self.app = app
        self.context = app.context
        self.folders = folders
        self.file = file
        self.options = options
        self.clock = clock
        self.rested: Callable[[], None] = lambda: None
        """Called when everything that could wait is loaded."""
        self.chance = random.SystemRandom()
        self.plan = SetupDraft()
        self.match: Match | None = None
        self.played = 0.0
        """Seconds spent at the table in this match."""
        self._sat_down: float | None = None
        self._catalogue: Catalogue | None = None
        self._portraits: tuple[str, ...] = ()
        self._computers: tuple[str, ...] = ()
        """The characters of the teammates, by row."""
        self._faults = FaultCounter()
        self._told: set[SettingsFault] = set()
        self.keeping = SessionFiles(folders, self._unsaved)
        self._told_unsaved: set[problems.SaveFault] = set()
        app.keep = self._keep
        app.crashed = self._crashed
        app.dropped = self._dropped
        app.misread = self._tell_misread

    def run(self) -> int:
        """Run until the end and return the exit status."""
        try:
            self.app.loop()
        finally:
            self._stand_up()
            self.keeping.close()
            if self.options.classroom is not None:
                from ecosfera.app.classroom_policy import leave  # noqa: PLC0415 (most have none)

                leave(self.options.classroom, self.folders)
        return 1 if self._faults.too_many else 0

    def begin(self) -> None:
        """Push the first scene and schedule what it does not need."""
        options = self.options
        if options.classroom is not None:
            from ecosfera.app.classroom_policy import apply_policy  # noqa: PLC0415 (most have none)

            apply_policy(self, options.classroom)
        if options.trouble:
            self._refuse(options.trouble)
        elif options.open is not None:
            self.open(options.open)
        elif at_once(options):
            self._sit_down_at_once()
        else:
            self.show_menu()
        self.app.chores += [self._load_settings, self._load_cards]

    def _refuse(self, trouble: str) -> None:
        """Show what is wrong with the classroom's presets, then exit."""
        from ecosfera.ui.widgets.dialog import Dialog  # noqa: PLC0415 (after the first picture)

        notice = Dialog(
            self.context,
            lambda: self.context.words("common.classroom-trouble"),
            lambda: trouble,
            [lambda: self.context.words("common.sorry-quit")],
        )
        self.app.stack.reset(MenuScene(self.context, None), lambda _choice: self.app.quit())
        self.app.stack.push(notice, lambda _answer: self.app.quit())

    def _tell_misread(self, problems: list[str]) -> None:
        """Show which text files are damaged, in English, for the person who fixes them."""
        from ecosfera.ui.widgets.dialog import Dialog  # noqa: PLC0415 (as above)

        notice = Dialog(
            self.context,
            lambda: self.context.words("common.words-trouble"),
            lambda: "\n".join(problems[:MOST_MISREAD]),
            [lambda: self.context.words("common.ok")],
        )
        self.app.stack.push(notice)

    # ------------------------------------------------------------------ what can wait
    def _load_settings(self) -> None:
        settings, trouble = self.file.load()
        settings = settings_as_asked(settings, self.options)
        if settings != self.context.settings:
            self.app.apply(settings)
        if trouble is not None:
            self._tell(trouble)

    def _keep(self, before: Settings, after: Settings) -> None:
        """Store changed settings, but not those set by the classroom or the command line."""
        own, broken = self.file.load()
        changed = {
            name: getattr(after, name)
            for name in after.__dataclass_fields__
            if getattr(after, name) != getattr(before, name)
        }
        for trouble in (broken, self.file.save(replace(own, **changed))):
            if trouble is not None:
                self._tell(trouble)

    def _tell(self, trouble: SettingsFault) -> None:
        """Show once that something is wrong with the settings file."""
        if trouble in self._told or self.app.stack.top is None:
            return
        self._told.add(trouble)
        told = f"settings.trouble-{trouble}"
        self._notice("settings.trouble-title", told, file=self.file.path)

    def _load_cards(self) -> None:
        self.catalogue  # noqa: B018 (loading it is the point)
        self.app.chores += [*(partial(self._import, name) for name in NEXT), self._load_table]

    @staticmethod
    def _import(name: str) -> None:
        import_module(name)

    def _load_table(self) -> None:
        from ecosfera.games.baltica.screens.table.preload import first_table  # noqa: PLC0415 (as above)

        self.app.chores.extend(first_table(self.context))
        self.app.chores += [freeze, self.rested]

    @property
    def catalogue(self) -> Catalogue:
        """Return the cards, loaded on first use."""
        if self._catalogue is None:
            from ecosfera.games.baltica.game import load  # noqa: PLC0415 (after the first picture)

            self._catalogue = load().catalogue
        return self._catalogue

    # ------------------------------------------------------------------ menu and set-up
    def show_menu(self) -> None:
        """Show the menu."""
        self.app.stack.reset(MenuScene(self.context, self._running()), self._menu_chose)

    def _running(self) -> Running | None:
        if self.match is None or self.match.state.outcome is not None:
            return self.keeping.running()
        state = self.match.state
        return Running(
            names=self.match.state.config.names,
            round=state.round,
            habitats=tuple(HABITATS[h] for h in state.habitats),
            impacts=state.impacts,
        )

    def _menu_chose(self, choice: MenuChoice) -> None:
        if choice is MenuChoice.CONTINUE:
            self._continue()
        elif choice is MenuChoice.SAVES:
            self.show_saves()
        elif choice is MenuChoice.NEW:
            self.show_setup()
        else:
            self.app.quit()

    def show_setup(self) -> None:
        """Show the set-up with a new seed."""
        from ecosfera.games.baltica.screens.setup.scene import SetupScene  # noqa: PLC0415 (after the first picture)

        self._roll()
        if self._setup_locked:
            self._planned(self.plan)
            return
        self.app.stack.reset(SetupScene(self.context, self.plan, self.chance), self._planned)

    @property
    def _setup_locked(self) -> bool:
        """Return whether the classroom allows only its own set-up."""
        return self.options.classroom is not None and "setup" in self.options.classroom.locked

    def _roll(self) -> None:
        """Choose a new seed, unless the classroom has set one."""
        self.plan.roll(self.chance)
        if self.options.classroom is not None:
            from ecosfera.app.classroom_policy import lay_out  # noqa: PLC0415 (most have none)

            lay_out(self.plan, self.options.classroom)

    def _planned(self, plan: SetupDraft | None) -> None:
        if plan is None:
            self.show_menu()
            return
        self._portraits, self._computers = plan.portraits, plan.computers
        self.deal(plan.config(self._animal_name), fair_undo=plan.fair_undo)

    def _animal_name(self, animal: str) -> str:
        return animal_name(self.context.words, animal)

    def _sit_down_at_once(self) -> None:
        self._roll()
        plan_as_asked(self.plan, self.options)
        config = self.plan.config(self._animal_name)
        if self.options.seed is not None:
            config = replace(config, seed=self.options.seed)
        self._portraits, self._computers = self.plan.portraits, self.plan.computers
        self.deal(config)

    # ------------------------------------------------------------------ table and end
    def deal(self, config: Config, *, fair_undo: bool = False) -> None:
        """Start a game."""
        from ecosfera.games.baltica.game import load  # noqa: PLC0415 (after the first picture)
        from ecosfera.games.baltica.match import Match  # noqa: PLC0415 (as above)

        match = Match.new(load(), config)
        match.fair_undo = fair_undo
        self._play(match)

    def _play(self, match: Match) -> None:
        """Start with this match, which is saved from its first action on."""
        self.match = match
        self.keeping.begin(match, self._portraits, self._computers)
        self.played = 0.0
        self.show_table()

    def show_table(self) -> None:
        """Show the table with the current match."""
        from ecosfera.games.baltica.screens.table.scene import TableScene  # noqa: PLC0415 (as above)

        assert self.match is not None, "there is no match"
        self._sat_down = self.clock()
        table = TableScene(
            self.context,
            self.match,
            self._portraits,
            save=self._save_as,
            computers=self._computers,
            seated=self._seat,
        )
        self.app.stack.reset(table, self._left)

    def _seat(self, computers: tuple[str, ...]) -> None:
        """Change which rows are played by teammates."""
        self._computers = computers
        self.keeping.seated(computers)

    def _stand_up(self) -> None:
        """Add and store the time since the players sat down at the table."""
        if self._sat_down is not None:
            self.played += self.clock() - self._sat_down
            self._sat_down = None
            self.keeping.sat(self.played)

    def _left(self, end: TableResult) -> None:
        assert self.match is not None, "there is no match"
        self._stand_up()
        if end is TableResult.ENDED:
            self.show_end()
        elif end is TableResult.RESTART:
            self.deal(self.match.state.config, fair_undo=self.match.fair_undo)
        elif end is TableResult.MENU:
            self.show_menu()
        else:
            self.app.quit()

    def show_end(self) -> None:
        """Show the end screen."""
        from ecosfera.games.baltica.screens.end.history import game_history  # noqa: PLC0415 (as above)
        from ecosfera.games.baltica.screens.end.scene import EndScene  # noqa: PLC0415 (as above)

        assert self.match is not None, "there is no match"
        config = self.match.state.config
        code = encode(config) if has_code(config) else None
        minutes = max(1, round(self.played / 60))
        scene = EndScene(self.context, game_history(self.match), code, minutes)
        self.app.stack.reset(scene, self._ended)

    def _ended(self, choice: EndResult) -> None:
        assert self.match is not None, "there is no match"
        if choice is EndResult.AGAIN:
            self.deal(self.match.state.config, fair_undo=self.match.fair_undo)
        elif choice is EndResult.NEW:
            self.show_setup()
        else:
            self.show_menu()

    # ------------------------------------------------------------------ saved games
    def _continue(self) -> None:
        """Continue the current game, or the one saved last."""
        from ecosfera.core.saves.problems import SaveError  # noqa: PLC0415 (as above)

        if self.match is not None and self.match.state.outcome is None:
            self.show_table()
            return
        try:
            found = self.keeping.latest()
        except SaveError as error:
            # The menu offers the next one, if there is one.
            self.show_menu()
            self._notice("saves.problem-title", f"saves.problem-{error.problem}")
            return
        if found is None:
            self.show_menu()
        else:
            self._go_on(*found)

    def _go_on(self, entry: SaveFile, loaded: Loaded) -> None:
        """Continue a game that was loaded, and show the notes about it."""
        self.match = loaded.match
        self._portraits = portraits_of(loaded)
        self._computers = computers_of(loaded)
        self.keeping.resume(entry, loaded)
        self.played = seconds_of(loaded)
        self.show_table()
        for note in sorted(loaded.notes):
            self._notice("saves.note-title", f"saves.note-{note}")

    def open(self, file: Path) -> None:
        """Continue the game of any file; if that fails, show why over the menu."""
        from ecosfera.core.saves.problems import Problem, SaveError  # noqa: PLC0415 (as above)

        self.show_menu()
        if self._setup_locked:
            return
        try:
            entry, loaded = self.keeping.opened(file)
        except SaveError as error:
            # A file outside the folder of saves is not moved to `damaged`.
            outside = error.problem is Problem.DAMAGED and not self.keeping.holds(file)
            told = "damaged-outside" if outside else error.problem
            self._notice("saves.problem-title", f"saves.problem-{told}")
            return
        self._go_on(entry, loaded)
        if loaded.match.state.outcome is not None:
            self.show_end()

    def _dropped(self, file: Path) -> None:
        """Open a file dropped on the menu; ignore it elsewhere."""
        if isinstance(self.app.stack.top, MenuScene):
            self.open(file)

    def _save_as(self, name: str) -> problems.SaveFault | None:
        """Save the match under a name; return what went wrong."""
        assert self.match is not None, "there is no match"
        return self.keeping.save_as(self.match, name)

    def show_saves(self) -> None:
        """Show the saved games."""
        from ecosfera.app.saves.scene import SavesScene  # noqa: PLC0415 (as above)

        # The current game can be renamed or deleted here, so reload it from its file later.
        self._leave_match()
        keeping = self.keeping
        scene = SavesScene(self.context, keeping.shelf, keeping.statistics, self._forget)
        self.app.stack.reset(scene, self._saves_chose)

    def _saves_chose(self, end: SavesResult | None) -> None:
        if end is None:
            self.show_menu()
        elif end.branch is not None:
            self._portraits = portraits_of(end.loaded)
            self._computers = computers_of(end.loaded)
            self._play(end.branch)
        else:
            self._go_on(end.entry, end.loaded)

    def _forget(self) -> list[Path]:
        """Delete all stored data; return what could not be deleted."""
        from ecosfera.app.erase_data import erase_user_data  # noqa: PLC0415 (as above)
        from ecosfera.ui.settings import Settings  # noqa: PLC0415 (as above)

        self.keeping.close()
        self.match = None
        self.plan = SetupDraft()
        self.app.apply(settings_as_asked(Settings(), self.options))
        return erase_user_data(self.folders)

    def _unsaved(self, trouble: problems.SaveFault) -> None:
        """Report from the drawing thread, once, that a game could not be saved."""
        self.app.chores.append(lambda: self._tell_unsaved(trouble))

    def _tell_unsaved(self, trouble: problems.SaveFault) -> None:
        if trouble not in self._told_unsaved:
            self._told_unsaved.add(trouble)
            self._notice("saves.trouble-title", f"saves.trouble-{trouble}")

    def _notice(self, title: str, text: str, **fields: object) -> None:
        """Show a message."""
        from ecosfera.ui.widgets.dialog import Dialog  # noqa: PLC0415 (after the first picture)

        notice = Dialog(
            self.context,
            lambda: self.context.words(title),
            lambda: self.context.words(text, **fields),
            [lambda: self.context.words("common.ok")],
        )
        self.app.stack.push(notice)

    # ------------------------------------------------------------------ faults of our own
    def _crashed(self, error: Exception) -> None:
        """Log an unexpected error and show the fault page; give up after several."""
        from ecosfera.ui.widgets.dialog import FaultPage  # noqa: PLC0415 (after the first picture)

        file = log_fault(self.folders.log_file, error)
        self._faults.add(self.clock())
        if self._faults.too_many:
            self.app.quit()
            return
        self.app.stack.clear()
        self._stand_up()
        self._leave_match()
        scene = FaultPage(
            self.context, file, damage=damage(error), can_continue=self._running() is not None
        )
        self.app.stack.push(scene, self._sorry)

    def _leave_match(self) -> None:
        """Save the current match, so that it is loaded from its file when it continues.

        A match that has no file or could not be saved stays in memory.
        """
        keeper = self.keeping.keeper
        if keeper is not None and keeper.flush() and keeper.path is not None:
            self.keeping.close()
            self.match = None

    def _sorry(self, answer: int) -> None:
        from ecosfera.ui.widgets.dialog import FaultPage  # noqa: PLC0415 (as above)

        if answer == FaultPage.QUIT and not self.app.stays:
            self.app.quit()
        elif answer == FaultPage.CONTINUE:
            self._continue()
        else:
            self.show_menu()
