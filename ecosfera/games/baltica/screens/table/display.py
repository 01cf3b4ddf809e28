"""The display of the table: laid out for the window, kept up to date, and drawn.

It reads the controller and the selection, and changes neither except for what the keys can reach.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import ThinkingTask
from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import PEEK, Target, TargetKind
from ecosfera.games.baltica.rules.view import pool_cards
from ecosfera.games.baltica.screens.table.frame_builder import FrameBuilder
from ecosfera.games.baltica.screens.table.moments.overlay import MomentOverlay
from ecosfera.games.baltica.screens.table.panels import (
    badges,
    buttons,
    detail_corner,
    own_row,
    sheets,
)
from ecosfera.games.baltica.screens.table.panels.detail_corner import NOTHING_OVER
from ecosfera.games.baltica.screens.table.panels.policies import policy_pool
from ecosfera.games.baltica.screens.table.picture import renderer
from ecosfera.games.baltica.screens.table.picture.layers import TableCanvas
from ecosfera.games.baltica.screens.table.pointing import hit_areas
from ecosfera.games.baltica.screens.table.pointing.hit_areas import HitArea
from ecosfera.games.baltica.screens.table.pointing.selection import WHY
from ecosfera.games.baltica.screens.table.preparation import preload, rehearsal
from ecosfera.games.baltica.screens.table.prompts.bubble_view import BubbleView
from ecosfera.games.baltica.screens.table.prompts.prompt_view import PromptKeys, PromptView, banner
from ecosfera.ui.draw.box import Box
from ecosfera.ui.input.focus import Focusable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    import pygame

    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.screens.table.controller import TableController
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones
    from ecosfera.games.baltica.screens.table.guidance import Explanation
    from ecosfera.games.baltica.screens.table.panels.sheets import OpenSheet, TableSheet
    from ecosfera.games.baltica.screens.table.pointing.selection import Selection
    from ecosfera.games.baltica.screens.table.prompts.prompt import Prompt
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.cache import Cache
    from ecosfera.ui.widgets.scroll_view import ScrollView

CALM: Final = 0.1
"""Seconds of rest after which the next moves are rehearsed."""
QUIET: Final = 0.6
"""Seconds of rest after which pictures that are needed later are loaded."""
SLICE: Final = 0.003
"""Maximum seconds of preparation in one frame, at most one step longer."""


class TableDisplay:
    """The display of one match. `redraw` is called whenever it needs to be drawn again."""

    frame: TableFrame
    """The frame that is drawn."""
    builder: FrameBuilder
    canvas: TableCanvas

    def __init__(
        self,
        context: UiContext,
        controller: TableController,
        selection: Selection,
        redraw: Callable[[], None],
    ) -> None:
        self.context = context
        self.controller = controller
        self.selection = selection
        self._areas: list[HitArea] | None = None
        """The areas of the frame; None until somebody asks for them."""
        self._reached = True
        """Whether the selection knows what the keys can reach in this frame."""
        self.prompt: PromptView | None = None
        """The prompt shown over the table."""
        self._peeked: Prompt | None = None
        """The prompt put aside for a look at the table."""
        self.bubble: BubbleView | None = None
        """The bubble shown over the table, unless it is a prompt."""
        self._led: tuple[Explanation | None, tuple[Target, ...]] = (None, ())
        """What was explained when the focus was last moved to it, and what it points at."""
        self.sheet: OpenSheet | None = None
        """The sheet shown over the table."""
        self.first = 0
        """The line at which the move list begins."""
        self._pool_first = 0
        self.redraw = redraw
        self.moments = MomentOverlay(context)
        self._base: TableFrame
        self._move: MoveSelection | None = None
        self._shown: object = None
        self._rest = 0.0
        """Seconds for which nothing has moved."""
        self._coming: Iterator[None] = iter(())
        self._prepared: object = None
        """The position for which `_rehearsal` and `_later` prepare."""
        self._rehearsal = _nothing()
        self._later = _nothing()
        self._cards: Iterator[None] = iter(())

    # -- life ----

    def layout(self, book: CardNames, zones: Zones) -> None:
        """Adapt the layout to the window size, language and settings."""
        self.builder = FrameBuilder(self.context, book, zones)
        self.canvas = TableCanvas(self.context, zones)
        self._cards = preload.cards(self.context, book, zones)
        self.moments.forget()
        self._prepared = None
        self.show_sea(at_once=True)
        self.prompt = None
        self.refresh()

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self.canvas.release()
        self.moments.forget()
        self.builder.faces.clear()

    @property
    def moving(self) -> bool:
        """Return whether something is moving or not completely drawn."""
        return self.controller.stage.moving or self.canvas.sea.changing or self.canvas.unfinished

    # -- time ----

    def advance(self, dt: float) -> None:
        """Animate the water for `dt` seconds."""
        if not self.moments.opens(self.controller.stage):
            self.show_sea(at_once=self.controller.stage.pace == 0)
        self.canvas.sea.advance(dt)
        self.moments.prepare(self.controller.stage, self.builder.book)
        if self.context.animated and self.canvas.drift(dt):
            self.redraw()

    def show_sea(self, *, at_once: bool = False) -> None:
        """Update the sea to the restored habitats and placed impacts."""
        seen = self.controller.stage.view
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts, at_once=at_once)

    def prepare(self, dt: float, *, moving: bool, busy: bool) -> None:
        """Prepare a little of what is needed later, if a frame of `dt` seconds has time for it.

        `busy`: much else must be drawn in this frame.
        """
        self._rest = 0.0 if moving else self._rest + dt
        if self.controller.stage.pending_events():
            if not busy:
                next(self._coming, None)
        elif self._rest > CALM:
            self._plan()
            if self._rehearsal.go_on(SLICE) and self._rest > QUIET:
                self._later.go_on(SLICE)

    @property
    def prepared(self) -> bool:
        """Return whether everything is prepared that can be in this position."""
        return self._prepared is not None and self._rehearsal.done and self._later.done

    def _plan(self) -> None:
        """Begin to prepare for the current position, unless that was begun before."""
        controller = self.controller
        position = (
            controller.match.state,
            controller.move is not None,
            controller.advice.announced,
        )
        if self._prepared == position:
            return
        self._prepared = position
        for cache in self._caches():
            cache.mark()
        self._rehearsal = ThinkingTask(self._rehearse())
        self._later = ThinkingTask(self._preload())

    def _caches(self) -> tuple[Cache, ...]:
        """Return the caches that the table draws from."""
        context, faces = self.context, self.builder.faces
        return faces.cache, context.text.cache, context.shapes.cache, context.pictures.cache

    def _has_room(self) -> bool:
        """Return whether more can be prepared without evicting what is needed first."""
        return not any(cache.crowded for cache in self._caches())

    def _rehearse(self) -> Generator[None, None, None]:
        """Draw what is on the table, so that it stays in the caches, then rehearse moves."""
        controller, layer = self.controller, self.canvas.layer
        if controller.stage.pace == 0:
            return
        yield from rehearsal.draw_regions(self.frame, controller.stage.happened, {})
        for number, action in enumerate(rehearsal.likely_moves(controller)):
            move = rehearsal.rehearse(self.context, controller, self.builder, action, layer.keys)
            for _ in move:
                yield
                if number and not self._has_room():
                    return

    def _preload(self) -> Generator[None, None, None]:
        """Load and draw what later turns need, one item per step."""
        for _ in chain(preload.faces(self._base), self._cards):
            if not self._has_room():
                return
            yield

    # -- the frame ----

    def sync(self) -> bool:
        """Rebuild the frame if something has changed; return whether it has."""
        if self._state() == self._shown:
            return False
        self.refresh()
        return True

    def _state(self) -> object:
        """Return what the frame depends on, except for what is pointed at."""
        controller, stage = self.controller, self.controller.stage
        return (
            id(controller.move),
            controller.move.chosen if controller.move else None,
            id(controller.prompt),
            id(controller.guidance.explanation),
            controller.advice.version,
            stage.happened,
            frozenset(stage.motions),
            tuple(stage.effects),
            stage.stop is None,
        )

    def refresh(self) -> None:
        """Rebuild the frame, the prompt and the areas that the pointer and the keys can reach."""
        controller, selection = self.controller, self.selection
        self._shown = self._state()
        if controller.move is not self._move:
            self._move = controller.move
            self.first = 0
            selection.move_on(stay=self.on_button)
        selection.keep_up(controller.move if controller.ready and not controller.choosing else None)
        self._base = self.builder.played(controller, self._pool_first)
        self._coming = preload.upcoming(self._base, controller.stage.pending_events())
        self._show_prompt()
        if self.peeking:
            self._base = self.builder.peeking(self._base, self._peek_label())
        self._areas = None
        self._reached = False
        if selection.keys_in_use or self.prompt is not None or not controller.stage.moving:
            self.reach()
        self.point()

    def point(self) -> None:
        """Update the frame with what is pointed at."""
        covered = self.prompt is not None and not self._looks_past_bubble
        self.frame = self.builder.pointed(
            self._base, self.controller, self.selection, self.first, covered=covered
        )
        if self.sheet is not None:
            sheets.update(self.frame, self.sheet)
        self.redraw()

    @property
    def _looks_past_bubble(self) -> bool:
        """Return whether the pointer is on something beside a bubble that waits to be read."""
        selection = self.selection
        bubble = self.prompt is not None and self.prompt.bubble is not None
        return bubble and selection.hovered is not None and not selection.keys_in_use

    @property
    def scroll(self) -> ScrollView | None:
        """Return what can be scrolled: the log, or a long text about a policy card."""
        if self.sheet is not None:
            return self.sheet.scroll
        return self.prompt.scroll if self.prompt is not None else None

    @property
    def on_button(self) -> bool:
        """Return whether the pointer is on a permanent button."""
        hovered = self.selection.hovered
        return hovered is not None and buttons.is_button(self.frame, hovered)

    def _show_prompt(self) -> None:
        asked = self.controller.prompt
        if asked is not self._peeked:
            self._peeked = None
        if asked is None or self.peeking:
            self.prompt = None
        elif self.prompt is None or self.prompt.prompt is not asked:
            self.sheet = None
            keys = PromptKeys.of(self.context)
            areas = hit_areas.hit_areas(self._base) if asked.bubble is not None else ()
            self.prompt = PromptView(self._base, asked, keys, areas, self.peek)
            if self.prompt.scroll is not None:
                self.prompt.scroll.on_scroll = self.redraw
        content = asked.bubble if asked is not None else None
        self.selection.shown = content.shows if content is not None else None
        content = self.controller.bubble
        self.bubble = None
        if content is not None:
            self.bubble = BubbleView(self._base, content, hit_areas.hit_areas(self._base))

    @property
    def areas(self) -> list[HitArea]:
        """Return all areas the pointer can hit; where two overlap, the later one is on top."""
        if self._areas is None:
            self._areas = self._find_areas()
        return self._areas

    def reach(self) -> None:
        """Tell the selection what the keys can reach now.

        While something moves and nobody uses the keys, this can wait.
        """
        if not self._reached:
            self._reached = True
            self._reach()

    def _find_areas(self) -> list[HitArea]:
        found = hit_areas.hit_areas(self._base)
        refused = self.selection.refused
        if refused is not None:
            preview = self.controller.preview(refused)
            box = detail_corner.why_box(replace(self._base, pointed=refused, preview=preview))
            if box is not None:
                name = self.context.words("rules.ui-why")
                found.append(HitArea(WHY, box, "why", name, 9 * self.builder.zones.unit))
        return found

    def _reach(self) -> None:
        """Tell the selection what the keys can reach: answers, targets, or everything."""
        focus = self.selection.focus
        if self.prompt is not None:
            answers = [
                Focusable(b.id, b.rect, b.name, "answers", b.radius(self.context))
                for b in self.prompt.controls
            ]
            before = focus.id
            self.selection.reach(answers, {})
            if before not in {answer.id for answer in answers}:
                focus.to(answers[0].id, tell=False)
            return
        areas = self._reachable()
        items = [Focusable(a.spot.id, rect(a.box), a.name, a.group, round(a.radius)) for a in areas]
        spots = {item.id: area.spot for item, area in zip(items, areas, strict=True)}
        self.selection.reach(items, spots)
        self._lead_focus()

    def _lead_focus(self) -> None:
        """Focus what a new bubble points at, if the keys are in use."""
        explained = self.controller.guidance.explanation
        spots = self.bubble.content.spots if self.bubble is not None else ()
        if (explained, spots) == self._led:
            return
        self._led = explained, spots
        if spots and self.selection.keys_in_use:
            self.selection.focus.to(spots[0].id)

    def _reachable(self) -> list[HitArea]:
        """Return the areas that continue a move that was begun, otherwise all."""
        if self.peeking or not self.controller.choosing:
            return self.areas
        targets = [
            area
            for area in self.areas
            if area.spot.kind is not TargetKind.OTHER_CARD
            and self.controller.goal(area.spot) is not None
        ]
        return targets or self.areas

    # -- what lies where ----

    def spot_at(self, at: tuple[int, int]) -> Target | None:
        """Return the target at a point of the window.

        Beside a bubble that waits to be read, this is what can be described meanwhile.
        """
        bubble = self.bubble if self.prompt is None else self.prompt.bubble
        covered = self.prompt is not None and bubble is None
        if covered or self.sheet is not None or (bubble is not None and bubble.holds(at)):
            return None
        area = hit_areas.at(self.areas, *at)
        if self.prompt is not None:
            described = area is not None and detail_corner.has_page(area.spot)
            return area.spot if area is not None and described else None
        if area is not None:
            return area.spot
        listing = self.frame.listing
        # The list can be used only while it is visible, not hidden by a page about something.
        if listing is not None and not detail_corner.has_page(self.frame.pointed):
            for spot, box in zip(listing.spots, listing.boxes, strict=True):
                if box.holds(*at):
                    return spot
        return None

    def places_at(self, at: tuple[int, int]) -> list[Target]:
        """Return all targets on which something can be dropped at a point, the smallest first."""
        found = [area.spot for area in reversed(self.areas) if area.box.holds(*at)]
        zones = self.builder.zones
        for number, box in enumerate((zones.producers, zones.consumers)):
            if box.holds(*at):
                found.append(Target(TargetKind.SHELF, number))
        if zones.row.holds(*at):
            found.append(Target(TargetKind.PLAYER_ROW, self.frame.front))
        return found

    def card_pointed(self) -> CardId | None:
        """Return the card that is pointed at."""
        pointed = self.frame.pointed
        if pointed is None:
            return None
        listed = pointed.kind is TargetKind.POOL and pointed.which >= 0
        return pointed.card if listed or pointed.kind in detail_corner.CARDS else None

    # -- a look behind a prompt ----

    @property
    def peeking(self) -> bool:
        """Return whether a prompt is put aside for a look at the table."""
        return self._peeked is not None

    def peek(self) -> None:
        """Put a page or a question aside for a look at the table, or show it again."""
        if self.peeking:
            self._peeked = None
        elif self.prompt is not None and self.prompt.peek is not None:
            self._peeked = self.prompt.prompt
        self.sheet = None
        self.selection.let_go()
        self.refresh()
        if self.peeking:
            self.selection.focus.to(PEEK.id, tell=False)
            self.context.say(self.frame.sentence)
            self.context.say(self._peek_label())
        elif self.prompt is not None:
            self.controller.narration.prompt(self.prompt.prompt, self.controller.phrases)

    def _peek_label(self) -> str:
        """Return the label of the button that shows the prompt again."""
        page = self._peeked is not None and self._peeked.drawn is not None
        return self.context.words("table.peek-card" if page else "table.peek-question")

    # -- pages and sheets ----

    def turn_page(self, step: int) -> None:
        """Show the next page of the move list, or the first one after the last."""
        if self.frame.listing is None:
            return
        following = detail_corner.next_page(self.frame.listing)
        more = step > 0 and following < len(self.controller.moves)
        self.first = following if more else 0
        self.point()

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
        if self._covered:
            self.draw(target)
            return None
        return self.canvas.draw_again(target, self.frame, self.controller.stage)

    @property
    def _covered(self) -> bool:
        """Return whether anything lies over the picture of the table except flying cards."""
        stage, frame, selection = self.controller.stage, self.frame, self.selection
        pages = (self.prompt, self.sheet, stage.show, selection.dragging)
        return (
            any(page is not None for page in pages)
            or bool(frame.effects)
            or (self.bubble is not None and not stage.moving)
            or (selection.focus.current is not None and selection.keys_in_use)
            or buttons.has_tip(frame)
        )

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole scene."""
        stage, frame = self.controller.stage, self.frame
        over = NOTHING_OVER if self.prompt is None else self.prompt.over
        self.canvas.draw(target, frame, stage, over)
        if self._covered:
            self.canvas.cover()
        drag = self.selection.dragging
        if drag is not None:
            renderer.dragged(target, frame, drag)
        banner(target, frame, stage.now)
        if self.bubble is not None and not stage.moving:
            self.bubble.draw(target, frame)
        self.moments.draw(target, frame, stage)
        if self.sheet is not None:
            sheets.draw(target, frame, self.sheet)
        if self.moments.covers(stage) and (self.prompt is None or stage.engrossed):
            return
        if self.prompt is not None:
            self.prompt.draw(target, frame)
        self._draw_focus(target)
        buttons.draw_tip(target, frame)

    def _draw_focus(self, target: pygame.Surface) -> None:
        item, frame = self.selection.focus.current, self.frame
        if item is None or not self.selection.keys_in_use or self.sheet is not None:
            return
        spot, box = self.selection.focused, Box(*item.rect)
        if spot is not None and spot.kind is TargetKind.ROW and spot.card in frame.poses:
            box = own_row.shown(frame, spot.card)
        frame.brush.focus(target, box, item.radius)
        if spot is not None:
            area = next((area for area in self.areas if area.spot == spot), None)
            badges.draw(target, frame, spot, box if area is None else area.box)


def _nothing() -> ThinkingTask[None]:
    """Return a task with nothing to do."""

    def steps() -> Generator[None, None, None]:
        yield from ()

    return ThinkingTask(steps())
