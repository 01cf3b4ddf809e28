"""The scene in which a match is played, with pointer, keys or gamepad."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.screens.settings import warnings_wanted
from ecosfera.games.baltica.screens.table.advice.teammates import Teammates
from ecosfera.games.baltica.screens.table.controller import TableController
from ecosfera.games.baltica.screens.table.display import TableDisplay
from ecosfera.games.baltica.screens.table.geometry.zones import zones
from ecosfera.games.baltica.screens.table.guidance import UNGUIDED
from ecosfera.games.baltica.screens.table.input.accessible import AccessibleTable
from ecosfera.games.baltica.screens.table.input.commands import TableCommands
from ecosfera.games.baltica.screens.table.input.keyboard import KeyInput
from ecosfera.games.baltica.screens.table.input.pointer import PointerInput
from ecosfera.games.baltica.screens.table.options import TableOptions
from ecosfera.games.baltica.screens.table.pointing.selection import Selection
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.games.baltica.text.people import people_of
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.games.game_screens import TableResult
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    import pygame

    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.screens.cues import Cue
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones
    from ecosfera.games.baltica.screens.table.guidance import Guidance
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.accessibility.node import AccessNode, Request
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focus, Focusable

CALM: Final = 0.006
"""Maximum seconds of thinking in one frame."""
ROOM: Final = 0.010
"""Seconds of a frame available for drawing and thinking together."""
LEAST: Final = 0.0005
"""Minimum seconds of thinking, even if drawing takes longer."""
PAUSES: Final = {"brisk": 0.6}
"""Factors for pauses by motion setting; without motion, reading takes as long as usual."""
PACES: Final = {"slow": 2.0, "quick": 0.4}
"""The same by the pace of the computer players."""


class TableScene(Scene[TableResult]):
    """The scene of one match.

    `portraits` are the portraits of its rows and `computers` the characters of the computer
    players; `seated` is called with the players when they change. `guidance` explains the game.
    """

    def __init__(
        self,
        context: UiContext,
        services: Services,
        match: Match,
        portraits: tuple[str, ...] = (),
        computers: tuple[str, ...] = (),
        seated: Callable[[tuple[str, ...]], None] = lambda _computers: None,
        guidance: Guidance = UNGUIDED,
    ) -> None:
        super().__init__(context)
        config = match.state.config
        players = (*computers, *[PERSON] * config.players)[: config.players]
        self._portraits = portraits
        self._services = services
        self._content = TableFacts.read(match.state.catalogue)
        self._teammates = Teammates(players, config.seed)
        self._teammates.wish = guidance.teammate_move
        self.match = match
        self.selection = Selection(self._focused)
        self.controller = TableController(
            match,
            self._phrases(),
            self._zones(),
            self._say,
            options=self._options(),
            teammates=self._teammates,
            seated=seated,
        )
        self.controller.guidance = guidance
        self.controller.stage.hearing.heard = self._hear
        self.display = TableDisplay(context, self.controller, self.selection, self._changed)
        self.commands = TableCommands(context, self.controller, self.selection, self.display, self)
        self._pointer = PointerInput(self.commands)
        self._keys = KeyInput(self.commands)
        self._accessible = AccessibleTable(self.commands)
        self._drawn = 0.0
        """Seconds it took to draw the last frame."""

    # -- what others ask ----

    @property
    def frame(self) -> TableFrame:
        """Return the frame that is drawn."""
        return self.display.frame

    @property
    def focus(self) -> Focus:
        """Return what the keys can reach."""
        self.display.reach()
        return self.selection.focus

    @property
    def moving(self) -> bool:
        """Return whether something is moving or being computed."""
        return self.display.moving or self.controller.advice.thinking

    @property
    def ambient(self) -> bool:
        """Return whether the water moves."""
        return self.context.animated

    # -- screen readers ----

    def accessible(self) -> AccessNode:
        """Return the table as a screen reader goes through it."""
        return self._accessible.tree()

    @property
    def accessible_focus(self) -> str:
        """Return the id of the node with the focus, or an empty string."""
        return self._accessible.focus

    def perform(self, request: Request) -> bool:
        """Do what a screen reader asks; return whether it meant anything."""
        return self._accessible.perform(request)

    # -- life ----

    def enter(self) -> None:
        """Begin or continue the match."""
        self.controller.start()

    def layout(self) -> None:
        """Adapt the layout to the window size, language and settings."""
        phrases, where = self._phrases(), self._zones()
        self.controller.translate(phrases)
        self.controller.configure(self._options(), where)
        self.display.layout(phrases.book, where)

    def pause(self) -> None:
        """Prepare for another scene on top: the button that opened it is no longer pointed at."""
        if self.display.on_button:
            self.selection.hover(None)
            self.display.point()

    def resume(self) -> None:
        """Continue after another scene; whatever was held down has been released meanwhile."""
        self.selection.let_go()
        self.display.refresh()

    def leave(self) -> None:
        """Free the large surfaces at once."""
        self.display.release()

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event of the pointer."""
        return self._pointer.handle(event)

    def intend(self, intent: Intent) -> bool:
        """Carry out the intent of a key or gamepad button."""
        self.display.reach()
        return self._keys.intend(intent)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the display, then think for a short time."""
        display, controller = self.display, self.controller
        display.builder.faces.begin_frame()
        was_moving = self.moving
        controller.advance(dt)
        display.advance(dt)
        if was_moving or self.moving:
            self.dirty = True
        renewed = display.sync()
        display.prepare(dt, moving=self.moving, busy=renewed)
        if controller.over:
            self.finish(TableResult.ENDED)
        elif controller.guidance.wants_setup:
            self.finish(TableResult.SETUP)
        if not self.on_top:
            return
        spare, self._drawn = ROOM - self._drawn, 0.0
        busy = renewed or display.canvas.unfinished
        if controller.advice.think(dt, LEAST if busy else max(LEAST, min(spare, CALM))):
            self.commands.show_idea()
        display.sync()

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole scene."""
        begun = time.perf_counter()
        self.display.draw(target)
        self._drawn = time.perf_counter() - begun

    def draw_again(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the scene over its last picture; return where it may have changed."""
        begun = time.perf_counter()
        touched = self.display.draw_again(target)
        self._drawn = time.perf_counter() - begun
        return touched

    def act(self, action: Action) -> None:
        """Perform an action without asking anything first, for pictures and measurements."""
        self.controller.do(action)
        self.display.refresh()

    # -- the program around it ----

    def open_pause(self) -> None:
        """Open the pause menu."""
        code = self.match.game.code(self.match.state.config)
        leave = self._leave_guidance if self.controller.guidance.restricts else None
        self._services.open_pause(code, self.finish, leave)

    def _leave_guidance(self) -> None:
        self.controller.leave_guidance()
        self.display.refresh()

    def open_rulebook(self, topic: str = "") -> None:
        """Open the rulebook, at the page that explains a refusal if its code is given."""
        self._services.open_rulebook(topic)

    def open_guide(self, entry: str = "", in_play: Collection[str] = ()) -> None:
        """Open the species guide at a species; `in_play` are the species on the table."""
        self._services.open_guide(entry, in_play)

    # -- inside ----

    def _phrases(self) -> Phrases:
        """Return the phrases of the table in the current language."""
        words, characters = self.context.words, self._teammates.characters
        people = people_of(self.match.state.config, words, self._portraits, characters)
        return Phrases(CardNames(self._content, words), people)

    def _zones(self) -> Zones:
        metrics, config = self.context.metrics, self.match.state.config
        level = 2 if config.policies else 1
        return zones(metrics.width, metrics.height, metrics.scale, config.players, level)

    def _options(self) -> TableOptions:
        settings = self.context.settings
        return TableOptions(
            self.context.brisk,
            PAUSES.get(settings.motion, 1.0) * PACES.get(settings.pace, 1.0),
            waits=settings.pace == "wait",
            warnings=warnings_wanted(settings),
            hint_key=self.context.keys.label(Intent.HINT),
        )

    def _focused(self, item: Focusable) -> None:
        self.commands.focused(item)

    def _say(self, sentence: str) -> None:
        self.context.say(sentence)

    def _hear(self, cue: Cue) -> None:
        self.context.sound(cue)

    def _changed(self) -> None:
        self.dirty = True
