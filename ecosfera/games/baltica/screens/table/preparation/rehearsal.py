"""Rehearse moves without a picture, so that their frames find in the caches all that they draw.

A rehearsal plays a move in a copy of the match, on a stage of its own, and draws every region,
every flying card and every page to read onto a surface of one pixel. That costs little more than
making what is missing. It does so in small steps, which the loop takes while the players think.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.screens.table.controller import TableController
from ecosfera.games.baltica.screens.table.moments import overlay
from ecosfera.games.baltica.screens.table.options import TableOptions
from ecosfera.games.baltica.screens.table.panels.detail_corner import NOTHING_OVER
from ecosfera.games.baltica.screens.table.picture import renderer
from ecosfera.games.baltica.screens.table.picture.layers import parts
from ecosfera.games.baltica.screens.table.pointing.pointing import NOTHING_POINTED
from ecosfera.games.baltica.screens.table.prompts.prompt_view import PromptKeys, PromptView, banner
from ecosfera.tabletop.preparation import draw_parts
from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Generator, Hashable, Mapping

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.frame_builder import FrameBuilder
    from ecosfera.ui.context import UiContext

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
    if controller.move is None:
        return []
    advice = controller.advice
    first = [action for action in (advice.announced, advice.advised) if action is not None]
    legal = controller.move.actions
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
        shadow.wish(action)
    else:
        shadow.want(action)
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
        banner(clear((1, 1)), frame, stage.now)
        if shadow.move is not None or (view is not None and stage.telling is None):
            return
        if stage.show is not None and stage.engrossed:
            yield from overlay.words(frame, stage.show.moment)
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
    base = builder.played(shadow, 0)
    if shadow.prompt is None:
        view = None
    elif view is None or view.prompt is not shadow.prompt:
        yield
        view = PromptView(base, shadow.prompt, PromptKeys.of(context), peek=_nothing)
        yield
    listing = builder.listing(base, shadow, 0)
    pointed = NOTHING_POINTED.target(base.hinted, covered=view is not None, waiting=shadow.waiting)
    frame = builder.pointed(base, shadow.preview, NOTHING_POINTED, pointed, listing)
    yield
    over = NOTHING_OVER if view is None else view.over
    yield from draw_parts(parts(frame, stage.happened, over), keys)
    for card, motion in stage.motions.items():
        builder.faces.begin_frame()
        for _image in renderer.mover_images(frame, card, motion):
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
        options=TableOptions(warnings=controller.confirmations.warnings),
        teammates=controller.teammates,
    )
    shadow.confirmations.agreed = controller.confirmations.agreed
    shadow.narration.lines = list(controller.log)
    return shadow


def _nothing() -> None:
    """Do nothing: nobody presses a button in a rehearsal."""


def _unheard(_sentence: str) -> None:
    """Do nothing: nobody hears a rehearsal."""
