"""The scene in which a match is played, with pointer, keys or gamepad."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.additions import suggestions_wanted, warnings_wanted
from ecosfera.games.baltica.content.journey import sea_of
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import bar
from ecosfera.games.baltica.panels.detail_corner import has_page
from ecosfera.games.baltica.stage.dive import CLEARS, Dive
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table import accessible
from ecosfera.games.baltica.table.commands import ALWAYS, TableCommands
from ecosfera.games.baltica.table.controller import TableController
from ecosfera.games.baltica.table.display import TableDisplay
from ecosfera.games.baltica.table.options import UNGUIDED, TableOptions
from ecosfera.games.baltica.table.pointing import Pointing
from ecosfera.games.baltica.table.targets import TableTarget, drop_areas, lines
from ecosfera.games.baltica.table.teammates import Teammates
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.games.baltica.text.people import people_of
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.games.game_screens import TableResult
from ecosfera.tabletop.frame_share import FrameShare
from ecosfera.tabletop.scene import TableForm
from ecosfera.tabletop.targets import TargetWidget
from ecosfera.ui.accessibility.node import AccessNode, Act, Role
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from ecosfera.games.baltica.additions import Cue
    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.games.baltica.table.options import Guidance
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.accessibility.node import Request
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focus, Focusable
    from ecosfera.ui.widgets import Button, Widget

ROOM: Final = 0.010
"""Seconds of a frame available for drawing and thinking together."""
PAUSES: Final = {"brisk": 0.6}
"""Factors for pauses by motion setting; without motion, reading takes as long as usual."""
PACES: Final = {"slow": 2.0, "quick": 0.4}
"""The same by the pace of the computer players."""


class TableScene(TableForm[TableResult, Target]):
    """The scene of one match.

    `portraits` are the portraits of its rows and `computers` the characters of the computer
    players; `seated` is called with the players when they change. `guidance` explains the game.

    Nothing has to be refreshed: frame, prompt and controls are built anew when they are needed and
    what they show has changed.
    """

    click_focuses = False

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
        self._focus.visible = False
        config = match.state.config
        players = (*computers, *[PERSON] * config.players)[: config.players]
        self._portraits = portraits
        self._services = services
        self._content = TableFacts.read(match.state.catalogue)
        self._teammates = Teammates(players, config.seed)
        self.match = match
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
        self.display = TableDisplay(context, self.controller, self)
        self.commands = TableCommands(context, self.controller, self.display, self)
        self._over: Target | None = None
        """What the pointer is on; it stays so until the pointer moves or another move begins."""
        self._by_id: dict[str, Target] = {}
        """The targets that the keys can reach, by id."""
        self._built_of: object = None
        """What the controls were built from."""
        self._led: object = None
        """What was explained when the focus was last moved to it, and what it points at."""
        self._ring: object = None
        """What had the focus in the last picture, and whether that was shown."""
        self.dives = False
        """Whether a dive comes before the table, and the cards are dealt after it."""
        self._dive: Dive | None = None
        self._share = FrameShare()
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
        self._rebuild()
        return self._focus

    @property
    def moving(self) -> bool:
        """Return whether something is moving or being computed."""
        return self.diving or self.display.moving or self.controller.advice.thinking

    @property
    def diving(self) -> bool:
        """Return whether the dive into the sea is seen."""
        return self._dive is not None

    @property
    def pointing(self) -> Pointing:
        """Return what is pointed at, held down, dragged or refused."""
        drag = self.dragging
        return Pointing(
            hovered=self._over,
            focused=self._by_id.get(self._focus.id or ""),
            chosen=self._focus.chosen,
            keys=self._focus.visible,
            held=self.target_of(self._held),
            dragged=drag.target if drag is not None else None,
            drops=frozenset(drag.drops) if drag is not None else frozenset(),
            refused=self.display.refused,
            shown=self.display.described,
        )

    @property
    def ringed(self) -> Focusable | None:
        """Return what has the focus, if the keys are in use and a person or a prompt chose it."""
        led = self._focus.chosen or self.display.prompt is not None or not self.controller.waiting
        return self.focus.current if self._focus.visible and led else None

    # -- controls ----

    @property
    def widgets(self) -> list[Widget]:
        """The controls, from back to front."""
        self._rebuild()
        return self._widgets

    def _rebuild(self) -> None:
        """Build the controls anew if the table has changed."""
        display = self.display
        if display.following:
            return
        prompt, sheet = display.prompt, display.sheet
        cause = display.base, display.first, prompt, sheet
        if cause == self._built_of:
            return
        self._built_of = cause
        held, hovered = self._held, self._hovered_id()
        self._place(self.build())
        self._held = next((w for w in self._widgets if held and w.id == held.id), None)
        for widget in self._widgets:
            if isinstance(widget, TargetWidget):
                widget.held = widget is self._held
                widget.hovered = widget.id == hovered
        self._refocus()
        self._lead()

    def _hovered_id(self) -> str:
        """Return the id of the control that the pointer is on, or an empty string."""
        return next((widget.id for widget in self._widgets if widget.hovered), "")

    def build(self) -> list[Widget]:
        """Return the lines of the move list, the targets, and what lies over the table."""
        display, frame, prompt = self.display, self.display.base, self.display.prompt
        for widget in display.targets:
            widget.connect(self.commands.use)
            widget.preview = partial(self._sentence, widget.target)
            widget.signs = partial(accessible.signs_of, frame, widget.target)
            pressed = bar.is_button(frame, widget.target)
            widget.disabled = pressed and not bar.is_enabled(frame, widget.target)
        return [
            *lines(display.listing, self.commands.use),
            *drop_areas(frame),
            *display.targets,
            *([display.scroll] if display.scroll is not None else []),
            *(prompt.controls if prompt is not None else []),
        ]

    def reachable(self) -> list[Widget]:
        """Return the answers of a prompt, or what continues a move that was begun, or all targets.

        Of the targets they tell which ones can be reached, for screen readers.
        """
        display, controller = self.display, self.controller
        found: list[TableTarget] = []
        if display.prompt is None:
            found = display.targets
            if controller.choosing and not display.peeking:
                found = [widget for widget in found if self._goes_on(widget.target)] or found
        for widget in display.targets:
            widget.usable = False
        for widget in found if display.sheet is None else ():
            widget.usable = True
        self._by_id = {widget.id: widget.target for widget in found}
        return list(found) if display.prompt is None else list(display.prompt.controls)

    def _goes_on(self, target: Target) -> bool:
        """Return whether a target continues the move that was begun."""
        other = target.kind is TargetKind.OTHER_CARD
        return not other and self.controller.goal(target) is not None

    def _refocus(self) -> None:
        before = self._focus.id
        super()._refocus()
        prompt = self.display.prompt
        if prompt is not None and before not in {button.id for button in prompt.controls}:
            self._focus.to(prompt.buttons[0].id, tell=False)

    def _lead(self) -> None:
        """Focus what a new bubble points at, if the keys are in use; nothing else is pointed at."""
        bubble = self.display.bubble if self.display.prompt is None else None
        targets = () if bubble is None else bubble.content.targets
        guidance = self.controller.guidance
        if (guidance.explanation, targets) == self._led:
            return
        self._led = guidance.explanation, targets
        if guidance.restricts:
            self.look_away()
        if targets and self._focus.visible:
            self._focus.to(targets[0].id)

    # -- screen readers ----

    def accessible(self) -> AccessNode:
        """Return what is open over the table, whose turn it is, the moves, and what lies there."""
        display, frame = self.display, self.frame
        self._rebuild()
        parts: list[AccessNode] = []
        if display.sheet is not None:
            parts.append(accessible.sheet_node(display.sheet, frame))
        elif display.prompt is not None:
            parts.append(accessible.prompt_node(display.prompt, frame))
        if display.bubble is not None:
            parts.append(accessible.bubble_node(display.bubble, display.targets))
        parts.append(accessible.status_node(frame))
        parts += accessible.move_nodes(self.controller, frame)
        parts += accessible.group_nodes(display.targets, frame, self.context)
        name = accessible.turn_name(frame)
        return AccessNode(id="scene", role=Role.GROUP, name=name, children=tuple(parts))

    @property
    def accessible_focus(self) -> str:
        """Return the id of the node with the focus, or an empty string."""
        return accessible.CLOSE if self.display.sheet is not None else self.focus.id or ""

    def perform(self, request: Request) -> bool:
        """Do what a screen reader asks; return whether it meant anything."""
        display, click = self.display, request.act is Act.CLICK
        if request.node == accessible.CLOSE:
            if click and display.sheet is not None:
                display.close_sheet()
            return display.sheet is None
        moves = [Target(TargetKind.LINE, number) for number in range(len(self.controller.moves))]
        line = next((target for target in moves if target.id == request.node), None)
        if line is None and not self.focus.to(request.node, tell=False, chosen=True):
            return False
        self.focus.visible = True
        if not click:
            return request.act is Act.FOCUS
        prompt, target = display.prompt, line or self.pointing.focused
        if prompt is not None and request.node in {button.id for button in prompt.controls}:
            self.press(prompt.button(request.node))
        elif not self.controller.stage.idle and not display.peeking:
            self.commands.skip()
        elif target is not None:
            self.commands.use(target)
        return True

    def _sentence(self, target: Target) -> str:
        """Return what a click on a target would do."""
        return self.display.preview(target).sentence

    # -- life ----

    def enter(self) -> None:
        """Begin or continue the match; in a lesson the cards lie on the table already."""
        if self.dives and self.context.drifts:
            self._dive = Dive(self.context, self.context.metrics.window.size)
            if not self.controller.guidance.restricts:
                self.controller.stage.deal(CLEARS)
        self.controller.start()

    def layout(self) -> None:
        """Adapt the layout to the window size, language and settings."""
        if self._dive is not None and self._dive.size != self.context.metrics.window.size:
            self._dive = None
        phrases, where = self._phrases(), self._zones()
        self.controller.translate(phrases)
        self.controller.configure(self._options(), where)
        self.display.layout(phrases.book, where)

    def pause(self) -> None:
        """Prepare for another scene on top: the button that opened it is no longer pointed at."""
        if self._over is not None and bar.is_button(self.frame, self._over):
            self.look_away()

    def resume(self) -> None:
        """Continue after another scene; whatever was held down has been released meanwhile."""
        self.let_go()

    def leave(self) -> None:
        """Free the large surfaces at once."""
        self.display.release()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the display, then think for a short time."""
        display, controller = self.display, self.controller
        display.builder.faces.begin_frame()
        was_moving = self.moving
        if self._dive is not None:
            dt = self._dive.advance(dt)
            self._dive = None if self._dive.over else self._dive
        controller.advance(dt)
        self.stirred = display.advance(dt) or self.stirred
        self.dirty = self.dirty or was_moving or self.moving
        renewed = self._show()
        display.preparation.advance(dt, moving=self.moving, busy=renewed)
        if controller.over:
            self.finish(TableResult.ENDED)
        elif controller.guidance.wants_setup:
            self.finish(TableResult.SETUP)
        if renewed or not self.on_top:
            return  # a new table takes most of a frame; the next one thinks
        spare, self._drawn = ROOM - self._drawn, 0.0
        busy = display.canvas.changing
        if self._share.spend(partial(controller.advice.think, dt), 0.0 if busy else spare):
            self.commands.show_idea()
            self._show()

    def _show(self) -> bool:
        """Bring everything up to date for the next picture; return whether the table had changed.

        While something moves and nobody uses the keys, the controls can wait.
        """
        renewed, display = self.display.follow(), self.display
        if self._focus.visible or display.prompt is not None or not self.controller.stage.moving:
            self._rebuild()
        display.frame  # noqa: B018 (builds it)
        ring = self._focus.id, self._focus.visible
        if ring != self._ring:
            self._ring = ring
            self.dirty = True
        return renewed

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole scene."""
        begun = time.perf_counter()
        self.display.draw(target)
        if self._dive is not None:
            self._dive.draw(target)
            self.display.canvas.keep(target, None)
        self._drawn = time.perf_counter() - begun

    def draw_again(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the scene over its last picture; return where it may have changed."""
        begun = time.perf_counter()
        if self._dive is not None:
            self.draw(target)
            return None
        touched = self.display.draw_again(target)
        self._drawn = time.perf_counter() - begun
        return touched

    def draw_life(self, target: pygame.Surface) -> None:
        """Draw what lives in the picture of the end."""
        self.display.draw_life(target)

    def act(self, action: Action) -> None:
        """Perform an action without asking anything first, for pictures and measurements."""
        self.controller.do(action)

    # -- pointer ----

    def let_go(self) -> None:
        """Forget what is held down."""
        self.drag = None
        if self._held is not None:
            self._held.held, self._held = False, None

    def look_away(self) -> None:
        """Point at nothing until the pointer or the focus is moved."""
        self._over, self._focus.chosen = None, False
        for widget in self._widgets:
            widget.hovered = False

    def lead_to(self, target: Target) -> None:
        """Focus a target silently."""
        self.focus.to(target.id, tell=False)

    def aim(self) -> None:
        """Do nothing: the frame asks what is pointed at."""

    def refresh(self) -> None:
        """Do nothing: the frame and the controls are built when they are needed."""

    def widget_at(self, point: tuple[int, int]) -> Widget | None:
        """Return the control at a point of the window.

        Beside a bubble that waits to be read, this is what can be described meanwhile.
        """
        display, prompt = self.display, self.display.prompt
        if display.sheet is not None:
            return None
        found = super().widget_at(point)
        bubble = display.bubble if prompt is None else prompt.bubble
        if found is None or (prompt is not None and found in prompt.controls):
            return found
        if (prompt is not None and bubble is None) or (bubble is not None and bubble.holds(point)):
            return None
        target = self.target_of(found)
        if prompt is not None:
            described = isinstance(found, TableTarget) and has_page(target)
            return found if described or bar.works_beside_bubbles(target) else None
        # The list can be used only while it is visible, not hidden by a page about something.
        hidden = not isinstance(found, TableTarget) and has_page(self.frame.pointed)
        return None if hidden else found

    def _hover(self) -> None:
        dirty, before = self.dirty, self._hovered_id()
        super()._hover()
        over = self._hovered_id()
        if over == before:
            self.dirty = dirty
        self._over = next((self.target_of(w) for w in self._widgets if w.id == over), None)

    def _scrolled(self) -> None:
        self.dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """Handle a pointer event; return whether it was consumed."""
        self._rebuild()
        if event.type == pygame.MOUSEBUTTONDOWN and self._opened():
            return True
        if event.type == pygame.MOUSEMOTION and self._pulled is None:
            self._focus.visible = False
        return super().handle(event)

    def inspect(self, target: Target | None) -> None:
        """Enlarge a card; without one, or while something is open, go back."""
        self._focus.visible = False
        self._over = target
        self.commands.look_or_back()

    def _down(self, point: tuple[int, int]) -> bool:
        self.commands.press(point)
        self._rebuild()
        super()._down(point)
        beside = self.display.prompt is not None and isinstance(self._held, TableTarget)
        if beside and not bar.works_beside_bubbles(self.target_of(self._held)):
            # It can be described beside a bubble, but not pressed.
            self.let_go()
        return True

    def drops(self, target: Target) -> Mapping[Target, Action]:
        """Return where a target can be dragged now, and the action for each place."""
        return self.controller.drops(target)

    def drop(self, action: Action) -> None:
        """Perform the action of what was dropped."""
        self.controller.perform_or_confirm(action)

    def _up(self, point: tuple[int, int]) -> bool:
        display, controller = self.display, self.controller
        if self._pulled is not None:
            return super()._up(point)
        if display.sheet is not None:
            self.let_go()
            display.close_sheet()
            return True
        if display.prompt is None:
            if not controller.stage.idle and not display.peeking:
                self.let_go()
                self.commands.skip()
                return True
            if self.dragging is not None:
                super()._up(point)
                self.look_away()
                return True
            over = self.widget_at(point)
            if over is None or over is not self._held:
                self.let_go()
                if over is None and controller.waiting and not display.peeking:
                    controller.advice.nudge()
                else:
                    display.clear_refusal()
                return True
        return super()._up(point)

    def _wheel(self, steps: int) -> bool:
        scroll = self.display.scroll
        if scroll is not None:
            scroll.wheel(steps)
        elif self.display.sheet is None:
            self.display.turn_page(-steps)
        return True

    def press(self, button: Button) -> None:
        """Press a button of a prompt."""
        self._bubble(button)
        button.press()

    def intend(self, intent: Intent) -> bool:
        """Carry out the intent of a key or gamepad button; most only end the opening."""
        return (self._opened() and intent not in ALWAYS) or self.commands.intend(intent)

    def _opened(self) -> bool:
        """Let the dive and the dealing be over; return whether there was one."""
        opening, self._dive = self.diving or self.controller.stage.dealing, None
        if opening:
            self.controller.skip()
        return opening

    # -- the program around it ----

    def open_pause(self) -> None:
        """Open the pause menu."""
        code = self.match.game.code(self.match.state.config)
        leave = self._leave_guidance if self.controller.guidance.restricts else None
        self._services.open_pause(code, self.finish, leave)

    def _leave_guidance(self) -> None:
        self.controller.leave_guidance()

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
        sea = sea_of(self.match.state.config)
        return Phrases(CardNames(self._content, words, "" if sea is None else sea.id), people)

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
            suggests=suggestions_wanted(settings),
            hint_key=self.context.keys.label(Intent.HINT),
        )

    def _focused(self, item: Focusable) -> None:
        self.commands.focused(item)

    def _say(self, sentence: str) -> None:
        self.context.say(sentence)

    def _hear(self, cue: Cue) -> None:
        self.context.sound(cue)
