"""Prepares in small steps what the next moves and turns will show, while the players think."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final, Protocol

from ecosfera.games.baltica.panels import moment_overlay, own_row, renderer
from ecosfera.games.baltica.panels.layers import parts
from ecosfera.games.baltica.rules.actions import END_TURN, Action
from ecosfera.games.baltica.table import preload
from ecosfera.games.baltica.table.controller import TableController
from ecosfera.games.baltica.table.options import TableOptions
from ecosfera.games.baltica.table.pointing import NOTHING_POINTED
from ecosfera.games.baltica.table.prompt_view import PromptKeys, PromptView
from ecosfera.tabletop import preparation
from ecosfera.tabletop.preparation import draw_parts
from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Generator, Hashable, Iterator, Mapping, Sequence

    from ecosfera.games.baltica.panels.layers import TableCanvas
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.table.frame_builder import FrameBuilder
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.cache import Cache


STEP: Final = 1 / 60
"""Seconds of the rehearsed clock from one frame to the next."""
LONGEST: Final = 1200
"""Maximum number of frames of one rehearsal."""
MOST: Final = 16
"""Maximum number of moves that are rehearsed in one position."""


def likely_moves(controller: TableController) -> list[Action]:
    """Return the moves to rehearse in this position, the most important first.

    These are the announced or recommended move, the end of the turn, whose show is the longest,
    and one move of each line of the move list.
    """
    if controller.selection is None:
        return []
    advice = controller.advice
    first = [action for action in (advice.announced, advice.advised) if action is not None]
    legal = controller.selection.actions
    ending = [END_TURN] if END_TURN in legal else []
    lines = [line.actions[0] for line in controller.moves if line.actions]
    found = dict.fromkeys([*first, *ending, *lines, *legal])
    return list(found)[:MOST]


def rehearse(
    context: UiContext,
    controller: TableController,
    builder: FrameBuilder,
    action: Action,
    drawn: Mapping[str, Hashable],
) -> Generator[None, None, None]:
    """Rehearse one move in small steps, and the question before it if there is one.

    `drawn` are the keys of the regions as they are now.
    """
    shadow = _shadow(controller, builder)
    stage, keys = shadow.stage, dict(drawn)
    if shadow.waiting:
        shadow.perform_for_teammate(action)
    else:
        shadow.perform_or_confirm(action)
    if shadow.prompt is not None:
        yield from _draw_moment(context, builder, shadow, keys, None)
        shadow.do(action)
    yield
    shown: object = None
    view: PromptView | None = None
    for _ in range(LONGEST):
        moment = (stage.happened, frozenset(stage.motions), tuple(stage.effects), shadow.prompt)
        if moment != shown:
            shown = moment
            frame, view = yield from _draw_moment(context, builder, shadow, keys, view)
        banner = renderer.turn_banner(frame, stage.now)
        if banner is not None:
            banner.draw(clear((1, 1)))
        if shadow.selection is not None or (view is not None and stage.telling is None):
            return
        if stage.show is not None and stage.engrossed:
            yield from moment_overlay.words(frame, stage.show.moment)
            shadow.advance(stage.show.ends - stage.now)
        elif stage.stop is not None:
            shadow.go_on()
        else:
            shadow.advance(STEP)
        yield


def _draw_moment(
    context: UiContext,
    builder: FrameBuilder,
    shadow: TableController,
    keys: dict[str, Hashable],
    view: PromptView | None,
) -> Generator[None, None, tuple[TableFrame, PromptView | None]]:
    """Draw what has changed since `keys`, what flies, and the prompt; return frame and prompt.

    `view` is the prompt that was shown before.
    """
    stage, nowhere = shadow.stage, clear((1, 1))
    base = builder.for_play(shadow, 0)
    if shadow.prompt is None:
        view = None
    elif view is None or view.prompt is not shadow.prompt:
        yield
        view = PromptView(base, shadow.prompt, PromptKeys.of(context), peek=_nothing)
        yield
    listing = builder.listing(base, shadow, 0)
    pointed = NOTHING_POINTED.target(base.hinted, covered=view is not None, waiting=shadow.waiting)
    frame = builder.with_pointer(base, shadow.preview, NOTHING_POINTED, pointed, listing)
    yield
    yield from draw_parts(parts(frame, stage.happened), keys)
    for card, motion in stage.motions.items():
        builder.faces.begin_frame()
        for _image in renderer.mover_images(frame, card, motion):
            yield
        if card in frame.seen.discards[frame.front]:
            # It may be the topmost for only a moment, between two steps.
            own_row.discarded(frame, card)
            yield
    if view is not None:
        for _part in view.draw_in_steps(nowhere, frame):
            yield
    return frame, view


def _shadow(controller: TableController, builder: FrameBuilder) -> TableController:
    """Return a silent controller in the same position."""
    shadow = TableController(
        controller.match.fork(),
        controller.phrases,
        builder.zones,
        _unheard,
        options=TableOptions(
            warnings=controller.confirmations.warnings, suggests=controller.advice.suggests
        ),
        teammates=controller.players,
    )
    shadow.confirmations.agreed = controller.confirmations.agreed
    shadow.log.lines = list(controller.log.lines)
    return shadow


def _nothing() -> None:
    """Do nothing: nobody presses a button in a rehearsal."""


def _unheard(_sentence: str) -> None:
    """Do nothing: nobody hears a rehearsal."""


class PreparedDisplay(Protocol):
    """What the preparation needs of the display."""

    context: UiContext
    controller: TableController
    builder: FrameBuilder
    canvas: TableCanvas

    @property
    def base(self) -> TableFrame:
        """Return the frame without what is pointed at."""

    @property
    def frame(self) -> TableFrame:
        """Return the frame that is drawn."""


class Preparation(preparation.Preparation[Action]):
    """Rehearses the likely moves of each position, and loads what later turns need."""

    def __init__(self, display: PreparedDisplay) -> None:
        super().__init__(self._used_caches)
        self._display = display
        self.coming: Iterator[None] = iter(())
        """Draws the cards of the events that are still to be shown, one per step."""
        self._cards: Iterator[None] = iter(())

    def _used_caches(self) -> tuple[Cache, ...]:
        context, faces = self._display.context, self._display.builder.faces
        return faces.cache, context.text.cache, context.shapes.cache, context.pictures.cache

    def forget(self) -> None:
        """Prepare everything anew, for other sizes or words."""
        super().forget()
        builder = self._display.builder
        self._cards = preload.cards(self._display.context, builder.book, builder.zones)

    def advance(self, dt: float, *, moving: bool, busy: bool = False) -> None:
        """Prepare a little, in a frame of `dt` seconds that may be `busy` with other work."""
        if self._display.controller.stage.pending_events() and not busy:
            next(self.coming, None)
        super().advance(dt, moving=moving)

    def position(self) -> Hashable:
        """Return the position and what is announced in it; None while events are shown."""
        controller = self._display.controller
        if controller.stage.pending_events():
            return None
        return controller.match.state, controller.selection is not None, controller.advice.announced

    def picture(self) -> Iterator[None]:
        """Draw what is on the table; without motion nothing is rehearsed."""
        stage = self._display.controller.stage
        if stage.pace == 0:
            return iter(())
        return draw_parts(parts(self._display.frame, stage.happened), {})

    def likely_moves(self) -> Sequence[Action]:
        """Return the moves to rehearse."""
        controller = self._display.controller
        return [] if controller.stage.pace == 0 else likely_moves(controller)

    def rehearse(self, action: Action) -> Iterator[None]:
        """Rehearse one move."""
        shown = self._display
        keys = shown.canvas.layer.keys
        return rehearse(shown.context, shown.controller, shown.builder, action, keys)

    def later(self) -> Iterator[None]:
        """Load and draw what later turns need."""
        return chain(preload.faces(self._display.base), self._cards)
