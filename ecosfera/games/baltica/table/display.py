"""The display of the table: laid out for the window, and drawn.

Nobody tells it that something has changed: the frame, the prompt and the targets are built anew
when they are asked for and what they show has changed since.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from ecosfera.games.baltica.moves.targets import PEEK, Target, TargetKind
from ecosfera.games.baltica.panels import (
    bar,
    detail_corner,
    layers,
    own_row,
    policy_pool,
    renderer,
    sheets,
)
from ecosfera.games.baltica.panels.layers import TableCanvas
from ecosfera.games.baltica.panels.moment_overlay import MomentOverlay
from ecosfera.games.baltica.rules.view import pool_cards
from ecosfera.games.baltica.table import preload
from ecosfera.games.baltica.table.bubble_view import BubbleView
from ecosfera.games.baltica.table.frame_builder import FrameBuilder
from ecosfera.games.baltica.table.home_tip import explain_home
from ecosfera.games.baltica.table.preparation import Preparation
from ecosfera.games.baltica.table.prompt_view import PromptKeys, PromptView
from ecosfera.games.baltica.table.targets import WHY, TableTarget, targets
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.brush import rect

if TYPE_CHECKING:
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.panels.sheets import OpenSheet, TableSheet
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import MoveListing, TableFrame
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.games.baltica.table.controller import TableController
    from ecosfera.games.baltica.table.pointing import Pointing
    from ecosfera.games.baltica.table.prompt import Prompt
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.games.baltica.text.move_preview import Preview
    from ecosfera.tabletop.targets import Drag
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable
    from ecosfera.ui.widgets.scroll_view import ScrollView

AROUND: Final = 12
"""How far the glow of a prompt and the ring of its button reach, in pixels of a low window."""


FOR_NOTE: Final = 2.5
"""Seconds for which a note stands above the move list."""


class Hands(Protocol):
    """What the display asks of the scene, with its pointer and keys."""

    dirty: bool
    """Whether the scene has to be drawn again."""

    @property
    def pointing(self) -> Pointing:
        """Return what is pointed at."""

    @property
    def dragging(self) -> Drag[Target] | None:
        """Return what is being dragged, and where to."""

    @property
    def ringed(self) -> Focusable | None:
        """Return what has the focus, if the keys are in use."""

    def let_go(self) -> None:
        """Forget what is held down."""

    def look_away(self) -> None:
        """Point at nothing until the pointer or the focus is moved."""

    def lead_to(self, target: Target) -> None:
        """Focus a target silently."""


class TableDisplay:
    """The display of one match."""

    builder: FrameBuilder
    canvas: TableCanvas

    def __init__(
        self,
        context: UiContext,
        controller: TableController,
        hands: Hands,
    ) -> None:
        self.context = context
        self.controller = controller
        self.hands = hands
        self.refused: Target | None = None
        """What was clicked without effect."""
        self._refused_in: object = None
        """The move in which it was refused."""
        self._targets: list[TableTarget] | None = None
        """The targets of the frame; None until somebody asks for them."""
        self._prompt: PromptView | None = None
        self._peeked: Prompt | None = None
        """The prompt put aside for a look at the table."""
        self._bubble: BubbleView | None = None
        self.sheet: OpenSheet | None = None
        """The sheet shown over the table."""
        self.first = 0
        """The line at which the move list begins."""
        self._pool_first = 0
        self.moments = MomentOverlay(context)
        self._base: TableFrame
        """The frame without what is pointed at."""
        self._base_of: object = None
        """What `_base` was built from."""
        self._frame: TableFrame
        self._frame_of: object = None
        """What `_frame` was built from."""
        self._listing: MoveListing | None = None
        self._listing_of: object = None
        """What `_listing` was built from."""
        self._note: tuple[str, float, object] = ("", 0.0, None)
        """A note in the move list, when it was written, and above which moves."""
        self._previews: dict[Target, Preview] = {}
        """What clicks on targets would do; the rules work it out once for each frame."""
        self.following = False
        """Whether the frame is being built anew now."""
        self.built = 0
        """How many frames were built, apart from what is pointed at."""
        self._move: MoveSelection | None = None
        self.preparation = Preparation(self)
        explain_home(context, controller)

    # -- life ----

    def redraw(self) -> None:
        """Let everything be drawn again."""
        self.hands.dirty = True

    def layout(self, book: CardNames, zones: Zones) -> None:
        """Adapt the layout to the window size, language and settings."""
        self.builder = FrameBuilder(self.context, book, zones)
        self.canvas = TableCanvas(self.context, zones)
        self.moments.forget()
        self.preparation.forget()
        self.show_sea(at_once=True)
        self._prompt = None

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self.canvas.release()
        self.moments.forget()
        self.builder.faces.clear()

    @property
    def moving(self) -> bool:
        """Return whether something is moving or not completely drawn."""
        return self.controller.stage.moving or self.canvas.sea.changing or self.canvas.changing

    # -- time ----

    def advance(self, dt: float) -> bool:
        """Animate the water for `dt` seconds; return whether `draw_life` is due.

        What lives in the sea waits while cards fly. Eyes are on the cards then, and a frame with
        both would cost half as much again.
        """
        if not self.moments.opens(self.controller.stage):
            self.show_sea(at_once=self.controller.stage.pace == 0)
        self.canvas.sea.advance(dt)
        self.moments.prepare(self.controller.stage, self.builder.book)
        if self.context.drifts and self.moments.drift(dt):
            return True
        hidden = self.moments.stands or self.controller.stage.motions
        if self.context.animated and not hidden and self.canvas.drift(dt):
            self.redraw()
        return False

    def show_sea(self, *, at_once: bool = False) -> None:
        """Update the sea to the restored habitats and placed impacts."""
        seen = self.controller.stage.view
        self.canvas.sea.place = self.builder.book.sea
        harms = self.controller.impacts
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, harms, at_once=at_once)

    # -- the frame ----

    @property
    def base(self) -> TableFrame:
        """Return the frame without what is pointed at."""
        self.follow()
        return self._base

    @property
    def frame(self) -> TableFrame:
        """Return the frame to draw: what is on the table, and what is pointed at."""
        self.follow()
        base, listing = self._base, self._page()
        pointing, waiting = self.hands.pointing, self.controller.waiting
        covered = self._prompt is not None and not self._looks_past_bubble(pointing)
        pointed = pointing.target(base.hinted, covered=covered, waiting=waiting)
        seen = replace(pointing, keys=False, focused=None, chosen=False)
        cause = base, listing, pointed, seen, pointing.on_why
        if cause != self._frame_of:
            self._frame_of = cause
            self._frame = self.builder.with_pointer(base, self.preview, pointing, pointed, listing)
            if self.sheet is not None:
                sheets.update(self._frame, self.sheet)
            self.redraw()
        return self._frame

    @property
    def listing(self) -> MoveListing | None:
        """Return the visible page of the move list."""
        self.follow()
        return self._page()

    def _page(self) -> MoveListing | None:
        """Return the visible page of the move list of the last frame."""
        cause = self._base, self.first, self._noted()
        if cause != self._listing_of:
            self._listing_of = cause
            self._listing = self.builder.listing(self._base, self.controller, *cause[1:])
        return self._listing

    def note_in_list(self, note: str) -> None:
        """Show a note instead of the heading of the move list, for a moment."""
        self._note = note, self.controller.stage.now, self.controller.moves

    def _noted(self) -> str:
        """Return the note above the lines of the move list; empty if there is none."""
        note, since, moves = self._note
        new = self.controller.stage.now - since < FOR_NOTE and moves is self.controller.moves
        return note if new else ""

    def follow(self) -> bool:
        """Bring everything but what is pointed at up to date; return whether that was necessary."""
        cause = self._cause()
        if self.following or cause == self._base_of:
            return False
        self.following = True
        self._base_of = cause
        controller = self.controller
        if controller.selection is not self._move:
            self._move = controller.selection
            self.first = 0
            self.hands.let_go()
            self.look_away()
        kept = (
            controller.selection is self._refused_in
            and controller.ready
            and not controller.choosing
        )
        if not kept and self.clear_refusal():
            self._base_of = self._cause()
        self.built += 1
        self._base = self.builder.for_play(controller, self._pool_first)
        self.preparation.coming = preload.upcoming(self._base, controller.stage.pending_events())
        self._show_prompt()
        if self._peeked is not None:
            self._base = self.builder.with_peek(self._base, self._peek_label())
        self._targets = None
        self._previews.clear()
        self.following = False
        return True

    def look_away(self) -> None:
        """Point at nothing until pointer or focus are moved; it may rest on a button of the bar."""
        pointing = self.hands.pointing
        hovered = None if pointing.keys else pointing.hovered
        if hovered is None or not bar.is_button(self._frame, hovered):
            self.hands.look_away()

    def _cause(self) -> tuple[object, ...]:
        """Return everything that the frame depends on, except for what is pointed at."""
        controller, stage = self.controller, self.controller.stage
        return (
            self.builder,
            controller.phrases,
            controller.match.state,
            tuple(controller.players.characters),
            controller.selection,
            controller.selection.progress if controller.selection is not None else None,
            controller.prompt,
            controller.guidance.explanation,
            controller.speech,
            len(controller.log.lines),
            controller.advice.version,
            stage.happened,
            frozenset(stage.motions),
            tuple(stage.effects),
            stage.stop,
            stage.idle,
            self.refused,
            self._peeked,
            self._pool_first,
        )

    def _looks_past_bubble(self, pointing: Pointing) -> bool:
        """Return whether the pointer is on something beside a bubble that waits to be read."""
        bubble = self._prompt is not None and self._prompt.bubble is not None
        return bubble and pointing.hovered is not None and not pointing.keys

    # -- refusals ----

    def refuse(self, target: Target | None) -> None:
        """Remember a target that was clicked without effect in this position; None clears it."""
        self.refused, self._refused_in = target, self.controller.selection

    def clear_refusal(self) -> bool:
        """Forget the refusal; return whether there was one."""
        refused = self.refused is not None
        self.refused = self._refused_in = None
        return refused

    @property
    def described(self) -> Target | None:
        """Return what the prompt wants to be described while it takes all input."""
        asked = self.controller.prompt
        return asked.bubble.shows if asked is not None and asked.bubble is not None else None

    @property
    def scroll(self) -> ScrollView | None:
        """Return what can be scrolled: the log, or a long text about a policy card."""
        if self.sheet is not None:
            return self.sheet.scroll
        return self.prompt.scroll if self.prompt is not None else None

    @property
    def prompt(self) -> PromptView | None:
        """Return the prompt shown over the table."""
        self.follow()
        return self._prompt

    @property
    def bubble(self) -> BubbleView | None:
        """Return the bubble shown over the table, unless it is a prompt."""
        self.follow()
        return self._bubble

    def _show_prompt(self) -> None:
        asked = self.controller.prompt
        if asked is not self._peeked:
            self._peeked = None
        if asked is None or self._peeked is not None:
            self._prompt = None
        elif self._prompt is None or self._prompt.prompt is not asked:
            self.sheet = None
            keys = PromptKeys.of(self.context)
            about = targets(self._base) if asked.bubble is not None else ()
            self._prompt = PromptView(self._base, asked, keys, about, self.peek)
            if self._prompt.scroll is not None:
                self._prompt.scroll.on_scroll = self.redraw
        content = self.controller.bubble
        self._bubble = None
        if content is not None:
            self._bubble = BubbleView(self._base, content, targets(self._base))

    def preview(self, target: Target) -> Preview:
        """Return what a click on a target would do, or why it does nothing."""
        self.follow()
        if target not in self._previews:
            self._previews[target] = self.controller.preview(target)
        return self._previews[target]

    @property
    def targets(self) -> list[TableTarget]:
        """Return all targets; where two overlap, the later one is on top."""
        self.follow()
        if self._targets is None:
            self._targets = targets(self._base)
            why = self._why()
            if why is not None:
                self._targets.append(why)
        return self._targets

    def _why(self) -> TableTarget | None:
        """Return the button that opens the rulebook at the reason for a refusal."""
        if self.refused is None:
            return None
        preview = self.preview(self.refused)
        box = detail_corner.why_box(replace(self._base, pointed=self.refused, preview=preview))
        if box is None:
            return None
        name = self.context.words("rules.ui-why")
        return TableTarget(WHY, box, "why", name, 9 * self.builder.zones.unit)

    def target(self, target: Target) -> TableTarget | None:
        """Return the control of a target."""
        return next((widget for widget in self.targets if widget.target == target), None)

    # -- what lies where ----

    def card_pointed(self) -> CardId | None:
        """Return the card that is pointed at, or has the focus."""
        pointing = self.hands.pointing
        pointed = self.frame.pointed or (pointing.focused if pointing.keys else None)
        if pointed is None:
            return None
        listed = pointed.kind is TargetKind.POOL and pointed.which >= 0
        return pointed.card if listed or pointed.kind in detail_corner.CARDS else None

    # -- a look behind a prompt ----

    @property
    def peeking(self) -> bool:
        """Return whether a prompt is put aside for a look at the table."""
        self.follow()
        return self._peeked is not None

    def peek(self) -> None:
        """Put a page or a question aside for a look at the table, or show it again."""
        if self.peeking:
            self._peeked = None
        elif self.prompt is not None and self.prompt.peek is not None:
            self._peeked = self.prompt.prompt
        self.sheet = None
        self.hands.let_go()
        if self.peeking:
            self.hands.lead_to(PEEK)
            self.context.say(self.frame.sentence)
            self.context.say(self._peek_label())
        elif self.prompt is not None:
            self.controller.log.prompt(self.prompt.prompt, self.controller.phrases)

    def _peek_label(self) -> str:
        """Return the label of the button that shows the prompt again."""
        page = self._peeked is not None and self._peeked.drawn is not None
        return self.context.words("table.peek-card" if page else "table.peek-question")

    # -- pages and sheets ----

    def turn_page(self, step: int) -> None:
        """Show the next page of the move list, or the first one after the last."""
        if self.frame.listing is None:
            return
        self.first = self.frame.listing.following if step > 0 else 0

    def turn_pool(self) -> None:
        """Show the next cards of the policy pool."""
        shown = len(policy_pool.boxes(self.frame)) - 1
        self._pool_first = (self._pool_first + shown) % len(pool_cards(self.frame.seen))

    def open_sheet(self, sheet: TableSheet) -> None:
        """Open a sheet over the table, and speak its content."""
        self.sheet = sheets.open_sheet(self.frame, sheet, self.card_pointed())
        if self.sheet.scroll is not None:
            self.sheet.scroll.on_scroll = self.redraw
        for sentence in sheets.spoken(self.frame, self.sheet):
            self.context.say(sentence)
        self.redraw()

    def close_sheet(self) -> None:
        """Close the sheet."""
        self.sheet = None
        self.redraw()

    # -- drawing ----

    def draw_again(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the scene over its last picture.

        Return where it may have changed, or None for everywhere.
        """
        frame = self.frame
        if self._covered(frame):
            self.draw(target)
            return None
        return self.canvas.draw_over(target, frame, self.controller.stage)

    def _covered(self, frame: TableFrame) -> bool:
        """Return whether anything but its pieces lies over the picture of the table."""
        stage, hands = self.controller.stage, self.hands
        pages = (self._prompt, self.sheet, stage.show, hands.dragging, hands.ringed)
        return (
            any(page is not None for page in pages)
            or renderer.has_effects(frame)
            or (self.bubble is not None and not stage.moving)
            or bar.has_tip(frame)
        )

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole scene."""
        stage, frame = self.controller.stage, self.frame
        prompt = self._prompt
        self.canvas.draw(target, frame, stage)
        if self._covered(frame):
            self.canvas.keep(target, None)
        drag = self.hands.dragging
        if drag is not None:
            renderer.dragged(target, frame, drag)
        renderer.place_banner(target, frame, stage.now)
        if self.bubble is not None and not stage.moving:
            self.bubble.draw(target, frame)
        self.moments.draw(target, frame, stage)
        if self.sheet is not None:
            sheets.draw(target, frame, self.sheet)
        if self.moments.covers(stage) and (prompt is None or stage.engrossed):
            return
        if prompt is not None:
            prompt.draw(target, frame)
        self._draw_focus(target, frame)
        bar.draw_tip(target, frame)

    def draw_life(self, target: pygame.Surface) -> None:
        """Draw what has moved in the picture of the end, over the last picture."""
        spared, prompt = pygame.Rect(0, 0, 0, 0), self.prompt
        if prompt is not None:
            spared = rect(prompt.box).inflate(*[self.context.metrics.px(2 * AROUND)] * 2)
        self.moments.draw_life(target, spared)

    def _draw_focus(self, target: pygame.Surface, frame: TableFrame) -> None:
        item = self.hands.ringed
        if item is None or self.sheet is not None:
            return
        focused, box = self.hands.pointing.focused, Box(*item.rect)
        if focused is not None and focused.kind is TargetKind.ROW and focused.card in frame.poses:
            box = own_row.shown(frame, focused.card)
        frame.brush.focus(target, box, item.radius)
        if focused is not None:
            widget = self.target(focused)
            layers.draw(target, frame, focused, box if widget is None else widget.box)
