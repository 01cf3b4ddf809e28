"""The table of a match as a form: pointing, dragging, inspecting, and drawing only what changed.

A game overrides `build`, which sets `frame` and returns its targets (`TargetWidget`) and buttons,
and the hooks in the section "what a game overrides"; `show_event` and `aimed` renew `frame` too, if
it holds what they change. Number keys choose lines of the list by intents such as
`Intent("move-1", ("1",), number=1)`. Names with one underscore belong to `Form`. Invalidation is in
one place: `refresh` builds the controls anew when `cause` has changed, and `aim` when something
else is pointed at.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import pygame

from ecosfera.tabletop.canvas import Frame
from ecosfera.tabletop.targets import Drag, Target, TargetWidget, targets_at
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.input.focus import Focus
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.stage.pieces import Piece
from ecosfera.ui.widgets.button import Button
from ecosfera.ui.widgets.form import Form, draw_focus

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from ecosfera.tabletop.canvas import TableCanvas
    from ecosfera.tabletop.controller import TableController
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.base import Widget

R = TypeVar("R")

CALM: Final = 0.006
"""Seconds of a frame in which a computer player may think."""
BAR: Final = {
    Intent.UNDO: "undo",
    Intent.REDO: "redo",
    Intent.HINT: "hint",
    Intent.MENU: "menu",
}
"""The buttons of the bar by their intents."""
RIGHT: Final = 3
"""The right button of the mouse."""
FOR_LINES: Final = 0.3
"""Seconds in which keys do not choose a line of the list, and a click presses no large button."""
FOR_TURN: Final = 0.4
"""Seconds in which no key presses the large button, which said “Faster”, or what has the focus."""
FOR_SHEET: Final = 0.3
"""Seconds after a sheet was closed in which no key does so either."""


class TableForm(Form[R], Generic[R, Target]):
    """The table of one match. `R` is its result, `Target` the type of its targets."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self._focus = Focus(self._focused, by_group=True)
        self._focus.visible = True
        self.grace = Grace()
        self.pointed: Target | None = None
        """What the pointer or the keys are on."""
        self.drag: Drag[Target] | None = None
        """What is pressed and can be dragged."""
        self._shown: Hashable = None
        """What the controls were built from."""

    # -- what a game overrides ----

    def cause(self) -> Hashable:
        """Return what the controls depend on; they are built anew when it has changed."""
        raise NotImplementedError

    def follow(self, cause: Hashable, shown: Hashable) -> bool:
        """Show what has changed without building the controls anew; return whether that is enough.

        `shown` is the cause of the controls that stand there. While events are shown, a game need
        not build controls anew until the last of them.
        """
        del cause, shown
        return False

    def lead_focus(self) -> None:
        """Move the focus after the controls were built, to what is explained for example."""

    def aimed(self, target: Target | None) -> None:
        """React to another target being pointed at."""

    def hides(self, target: Target) -> bool:
        """Return whether a target must not be described now, even if it is pointed at."""
        del target
        return False

    def inspect(self, target: Target | None) -> None:
        """Show a target large, after a click with the right button or the key for it."""

    def interrupt(self) -> bool:
        """Let what owns the screen end; return whether there was anything."""
        return False

    def drops(self, target: Target) -> Mapping[Target, Any]:
        """Return where a target can be dragged now, and the action for each place."""
        del target
        return {}

    def drop(self, action: Any) -> None:
        """Perform the action of what was dropped."""

    # -- what others ask ----

    @property
    def dragging(self) -> Drag[Target] | None:
        """Return the drag if it has begun to move."""
        return self.drag if self.drag is not None and self.drag.moving else None

    def target_of(self, widget: Widget | None) -> Target | None:
        """Return the target of a control, if it is a piece of the table."""
        return widget.target if isinstance(widget, TargetWidget) else None

    # -- building ----

    def refresh(self) -> None:
        """Show what has changed."""
        if self._stack is None:
            return
        cause = self.cause()
        if cause != self._shown and not self.follow(cause, self._shown):
            self.layout()
        self.dirty = True

    def layout(self) -> None:
        """Build the controls anew; what is held down stays so."""
        self._shown = self.cause()
        held = self._held.id if self._held is not None else None
        super().layout()
        self.lead_focus()
        self._held = self.find(held)
        if self._held is not None:
            self._held.held = True
        self.pointed = None
        self.aim()

    def resume(self) -> None:
        """Go on after a sheet was closed, whose key may be pressed once more."""
        self.drag = None
        self.grace.restart()
        super().resume()

    # -- pointing ----

    def aim(self) -> None:
        """Point at what the pointer is on, or else where a person has moved the focus."""
        over = next((widget for widget in self.widgets if widget.hovered), None)
        if over is None and self._focus.visible and self._focus.chosen:
            over = self.focused
        target = None if self.dragging is not None else self.target_of(over)
        if target is not None and self.hides(target):
            target = None
        if target != self.pointed:
            self.pointed = target
            self.aimed(target)
            self.dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """Handle a pointer event; return whether it was consumed."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.interrupt():
            self.refresh()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            self.inspect(self.target_of(self.widget_at(event.pos)))
            return True
        if event.type == pygame.MOUSEMOTION and self.drag is not None:
            self.drag = self.drag.to(event.pos, self.context.metrics.u)
            if self.drag.moving:
                self._pointer = event.pos
                self.aim()
                self.dirty = True
                return True
        done = super().handle(event)
        if self._stack is not None:
            self.aim()
        return done

    def _down(self, point: tuple[int, int]) -> bool:
        done = super()._down(point)
        target = self.target_of(self._held)
        drops = self.drops(target) if target is not None else {}
        self.drag = Drag(target, point, drops, point) if target is not None and drops else None
        return done

    def _up(self, point: tuple[int, int]) -> bool:
        drag, self.drag = self.dragging, None
        if drag is None:
            return super()._up(point)
        if self._held is not None:
            self._held.held, self._held = False, None
        self.dirty = True
        goal = next((t for t in targets_at(self.widgets, point) if t in drag.drops), None)
        if goal is not None:
            self.drop(drag.drops[goal])
        self._hover()
        self.refresh()
        return True

    # -- time ----

    @property
    def moving(self) -> bool:
        """Return whether a frame is needed soon."""
        return self.grace.running or super().moving

    # -- drawing ----

    def pieces_over(self) -> list[Piece]:
        """Return the buttons that lie over the still picture."""
        return controls_over(self.widgets, self.context)

    def focus_over(self) -> list[Piece]:
        """Return the ring around the control with the focus, where it is visible."""
        if not self.on_top:
            return []
        return focus_ring(self._focus, self.focused, self.context)


class TableScene(TableForm[R, Target], Generic[R, Target, Frame]):
    """The table of a match in play: a controller, a canvas, and the frame that is drawn."""

    frame: Frame
    """What is drawn; the game sets it in `build`."""

    def __init__(
        self,
        context: UiContext,
        controller: TableController[Any, Any, Any, Any, Target, Any, Any],
        canvas: TableCanvas[Frame],
    ) -> None:
        super().__init__(context)
        self.controller = controller
        self.canvas = canvas
        self.first = 0
        """The move in the first visible line of the move list."""
        self._busy = False
        """Whether the frame was made anew since the last picture."""
        self._followed: Hashable = None
        """How much had happened when the frame was made anew while something moved."""

    # -- what a game overrides ----

    def show_event(self) -> None:
        """Make the frame anew after an event, while more are being shown."""

    def show_motion(self) -> None:
        """Put what moves now into the frame."""

    def open_prompts(self) -> None:
        """Open what has to be read or answered now."""

    def prepare(self, dt: float) -> None:
        """Prepare what the next moves will show."""

    def set_up(self) -> None:
        """Leave for the set-up, which the guidance wants."""

    def open_menu(self) -> None:
        """Open the pause menu."""

    def overlay(self, target: pygame.Surface) -> None:
        """Draw over the controls, under the focus ring."""

    @property
    def drawn(self) -> Frame:
        """Return the frame to draw now."""
        return self.frame

    @property
    def covered(self) -> bool:
        """Return whether anything lies over the table but its controls and what moves."""
        return self._tip is not None or self.controller.stage.show is not None

    # -- life ----

    def enter(self) -> None:
        """Begin or continue the match."""
        self.controller.start()

    def leave(self) -> None:
        """Free what is large."""
        super().leave()
        self.canvas.release()

    def cause(self) -> tuple[Hashable, ...]:
        """Return what the controls depend on; first how much has happened."""
        controller, selection = self.controller, self.controller.selection
        return (
            controller.stage.happened,
            selection,
            None if selection is None else selection.chosen,
            controller.stage.idle,
            controller.waiting,
            controller.refused,
            controller.hint,
            controller.guidance.explanation,
            self.first,
        )

    def layout(self) -> None:
        """Build the controls anew; the pace follows the settings."""
        self.controller.set_pace(self.context.brisk)
        self.first = min(self.first, max(0, len(self.controller.moves) - 1))
        self._busy = True
        super().layout()

    def follow(self, cause: Hashable, shown: Hashable) -> bool:
        """Show what has just happened; the controls are built anew once all has been shown."""
        assert isinstance(cause, tuple)
        assert isinstance(shown, tuple)
        if cause[1:] == shown[1:] and not self.controller.stage.idle:
            if cause[0] != self._followed:
                self._followed = cause[0]
                self._busy = True
                self.show_event()
            return True
        if self.controller.selection is None:
            self.first = 0
        return False

    # -- input ----

    def interrupt(self) -> bool:
        """Let the moment end that owns the screen."""
        if self.controller.stage.show is None:
            return False
        self.controller.skip()
        return True

    def use(self, target: Target) -> None:
        """Take a click or Enter on a piece; while something moves, let it arrive."""
        if not self.controller.stage.idle:
            self.controller.skip()
        else:
            self.controller.touch(target)
        self.refresh()

    def drops(self, target: Target) -> Mapping[Target, Any]:
        """Return where a piece can be dragged now, and the action for each place."""
        selection = self.controller.selection
        return {} if selection is None else selection.drops(target)

    def drop(self, action: Any) -> None:
        """Perform the action of what was dropped."""
        self.controller.perform_or_confirm(action)

    def choose(self, number: int) -> None:
        """Choose a move of the list, counted from 0."""
        self.first = 0
        self.controller.choose(number)
        self.refresh()

    def turn_page(self, first: int) -> None:
        """Show the page of the move list that begins with this move."""
        self.first = first
        self.refresh()

    def press_bar(self, name: str) -> None:
        """Press a button of the bar: `undo`, `redo`, `hint` or `menu`."""
        match name:
            case "undo":
                self.controller.undo()
            case "redo":
                self.controller.redo()
            case "hint":
                self.controller.show_hint()
            case _:
                self.open_menu()
        self.refresh()

    def intend(self, intent: Intent) -> bool:
        """Handle an intent; return whether it meant anything."""
        if self.interrupt():
            self.refresh()
            return True
        if intent in BAR:
            self.press_bar(BAR[intent])
            return True
        if intent.number is not None:
            if not self.grace.holds(FOR_LINES):
                self.choose(intent.number - 1)
            return True
        if intent is Intent.INSPECT:
            self.inspect(self.pointed or self.target_of(self.focused))
            return True
        on_bar = self.focused is not None and self.focused.group == "bar"
        if intent is Intent.ACCEPT and self.grace.holds(FOR_TURN) and not on_bar:
            return True
        done = super().intend(intent)
        self.aim()
        return done

    def back(self) -> None:
        """Take back the last click, or open the menu."""
        if not self.controller.back():
            self.open_menu()
        self.refresh()

    # -- time ----

    @property
    def moving(self) -> bool:
        """Return whether something moves, or a computer player thinks."""
        return self.controller.moving or self.canvas.changing or super().moving

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        busy = self.controller.moving or self.canvas.changing
        self.controller.advance(dt, CALM)
        self.grace.advance(dt, self.controller.at_hand if self.controller.ready else None)
        if self.controller.guidance.wants_setup:
            self.set_up()
            return
        if self.on_top:
            self.open_prompts()
        if busy or self.controller.moving:
            self.refresh()
            if self._stack is not None:
                self.canvas.prepare_moment(self.frame, self.controller.stage.show)
                self.show_motion()
                self.dirty = True
        if self.on_top and not self.canvas.changing:
            self.prepare(dt)

    # -- drawing ----

    def _calm(self) -> bool:
        """Return whether slow regions may be spread over several frames."""
        return self.context.brisk > 0

    def ground(self, target: pygame.Surface) -> None:
        """Draw the table as far as it stands still."""
        # below another scene, nothing would draw the rest in the next frame
        self.canvas.draw_still(target, self.drawn, calm=self.on_top and self._calm())

    def decorate(self, target: pygame.Surface) -> None:
        """Draw what moves."""
        self.canvas.draw_movers(target, self.drawn, self.controller.stage.now)
        self.overlay(target)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the table, and the moment that owns the screen."""
        super().draw(target)
        stage = self.controller.stage
        self.canvas.draw_moment(target, self.drawn, stage.show, stage.now)
        self.canvas.keep(target, None if self.covered else self._pieces())

    def draw_again(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the table over its last picture; return where it may have changed."""
        if self.covered:
            self.draw(target)
            return None
        busy, self._busy = self._busy, False
        calm = self._calm()
        flying = calm and bool(self.controller.stage.effects)
        return self.canvas.draw_again(
            target, self.drawn, self._pieces(), calm=calm, flying=flying, busy=busy
        )

    def _pieces(self) -> list[Piece]:
        """Return all that lies over the still picture: controls, what moves, the focus ring."""
        moved = self.canvas.pieces(self.drawn, self.controller.stage.now)
        return [*self.pieces_over(), *moved, *self.focus_over()]


class Grace:
    """The moment after the table has changed: a press may still be meant for what was there before.

    It counts the seconds since a player could choose again without having pressed anything, as
    after moves of others, and after a sheet that lay over the table.
    """

    def __init__(self) -> None:
        self._chooser: int | None = None
        self._since = math.inf

    def advance(self, dt: float, chooser: int | None) -> None:
        """Let `dt` seconds pass; the person `chooser` can choose now."""
        begins = chooser is not None and chooser != self._chooser
        self._since = 0.0 if begins else self._since + dt
        self._chooser = chooser

    def restart(self) -> None:
        """Begin anew, for `FOR_SHEET` seconds: a sheet has been closed."""
        self._since = FOR_TURN - FOR_SHEET

    @property
    def running(self) -> bool:
        """Return whether some keys do nothing yet."""
        return self.holds(max(FOR_LINES, FOR_TURN))

    def holds(self, seconds: float) -> bool:
        """Return whether somebody can choose, but for less than so many seconds."""
        return self._chooser is not None and self._since < seconds


def controls_over(widgets: Iterable[Widget], context: UiContext) -> list[Piece]:
    """Return the controls that draw themselves; pieces of the table are drawn by its panels."""
    return [_control(widget, context) for widget in widgets if not isinstance(widget, TargetWidget)]


def _control(widget: Widget, context: UiContext) -> Piece:
    kind = widget.kind if isinstance(widget, Button) else ""
    key = getattr(widget, "key", "")
    state = widget.enabled, widget.hovered, widget.held, widget.focused
    look = ("control", widget.id, widget.name, tuple(widget.rect), kind, key, state)
    below = 2 * context.metrics.px(4)
    box = widget.rect.inflate(below, below)
    return Piece(look, box, lambda target: widget.draw(target, context))


def focus_ring(focus: Focus, widget: Widget | None, context: UiContext) -> list[Piece]:
    """Return the ring around the control with the focus, where it is visible."""
    current = focus.current
    if current is None or not focus.visible:
        return []
    box, radius = current.rect if widget is None else widget.halo(context), current.radius
    reach = 2 * ring_reach(context.metrics.u)

    def draw(target: pygame.Surface) -> None:
        draw_focus(target, context, box, radius)
        if widget is not None:
            widget.crown(target, context)

    return [Piece(("focus", tuple(box), radius), box.inflate(reach, reach), draw)]
