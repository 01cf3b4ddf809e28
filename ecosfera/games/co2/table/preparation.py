"""Prepares in small steps what the next moves will show, while the players think."""

from __future__ import annotations

from copy import deepcopy
from itertools import chain
from typing import TYPE_CHECKING, Final, Protocol

from ecosfera.games.co2.cards.dice import PIPS, die
from ecosfera.games.co2.panels import bar, hand, moment_overlay, movers, piles
from ecosfera.games.co2.panels.canvas import parts
from ecosfera.games.co2.rules.actions import Action, CounterTemplate, OfferTemplate
from ecosfera.games.co2.sheets import event_sheet
from ecosfera.games.co2.stage.effects import EffectKind
from ecosfera.games.co2.stage.stage import TradeShown
from ecosfera.games.co2.table import controls
from ecosfera.games.co2.table.controller import TableController
from ecosfera.games.co2.table.prompter import sheet_of_card
from ecosfera.tabletop import preparation
from ecosfera.tabletop.players import Players
from ecosfera.tabletop.preparation import draw_parts
from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Generator, Hashable, Iterator, Sequence

    from ecosfera.games.co2.panels.canvas import TableCanvas
    from ecosfera.games.co2.stage.effects import Effect
    from ecosfera.games.co2.stage.frame import TableFrame, TurnButton
    from ecosfera.games.co2.table.frame_builder import FrameBuilder
    from ecosfera.games.co2.text.names import Person
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.widgets import Widget


STEP: Final = 1 / 20
"""Seconds of the rehearsed clock from one frame to the next."""
LONGEST: Final = 400
"""Maximum number of frames of one rehearsal."""
MOST: Final = 12
"""Maximum number of moves that are rehearsed in one position."""


def likely_moves(controller: TableController) -> list[Action]:
    """Return the moves to rehearse in this position, the most important first."""
    decided = controller.players.decision(controller.match.state)
    if decided is not None:
        return [decided.action]
    listed = [move.action for move in controller.moves if move.action in controller.choices]
    wanted = [
        None if controller.hint is None else controller.hint.action,
        controller.main_move(),
        *listed,
        *controller.choices,
    ]
    found: dict[Action, None] = dict.fromkeys(
        action
        for action in wanted
        if action is not None and not isinstance(action, OfferTemplate | CounterTemplate)
    )
    return list(found)[:MOST]


class Rehearsal:
    """Rehearses one move. `drawn` are the keys of the regions as they are now."""

    def __init__(
        self,
        controller: TableController,
        builder: FrameBuilder,
        people: tuple[Person, ...],
        free: Box,
        drawn: dict[str, Hashable],
    ) -> None:
        self._builder = builder
        self._people = people
        self._free = free
        self._keys = dict(drawn)
        self._shadow = _shadow(controller, builder)
        self._turn: TurnButton | None = None
        self._disabled: frozenset[str] | None = None
        """What the buttons were drawn for last."""
        self._nowhere = clear((1, 1))

    def play(self, action: Action) -> Generator[None, None, None]:
        """Play a move to its end in small steps."""
        shadow, stage = self._shadow, self._shadow.stage
        shadow.do(action)
        yield
        shown: object = None
        met: set[Effect] = set()
        for _ in range(LONGEST):
            rolling = any(effect.kind is EffectKind.DICE for effect in stage.effects)
            position = (stage.happened, stage.idle, rolling)
            if position != shown:
                shown = position
                frame = self._builder.for_play(shadow, self._people, 0)
                yield
                yield from self._draw(frame)
            begun = {e for e in stage.effects if e.share(stage.now) >= 0} - met
            if begun:
                met |= begun
                yield from self._move(self._builder.with_motion(frame, shadow))
            if stage.idle:
                return
            card = stage.stop
            if isinstance(card, TradeShown):
                shadow.go_on()
            elif card is not None:
                sheet = sheet_of_card(self._builder.context, shadow, card)
                yield from event_sheet.prepare(sheet)
                shadow.go_on()
            elif stage.show is not None and stage.show.share(stage.now) >= 0:
                yield from moment_overlay.prepare(frame, stage.show.moment)
                shadow.advance(stage.show.ends - stage.now, 0)
            else:
                shadow.advance(STEP, 0)

    def _draw(self, frame: TableFrame) -> Generator[None, None, None]:
        """Draw the regions that have changed, and the buttons."""
        yield from draw_parts(parts(frame, self._free), self._keys)
        context = self._builder.context
        buttons: list[Widget] = []
        if frame.turn is not None and frame.turn != self._turn:
            buttons.append(bar.LargeButton(frame, frame.turn, _nothing))
        if frame.disabled != self._disabled:
            buttons += controls.bar(context, frame, _unheard)[0]
        self._turn, self._disabled = frame.turn, frame.disabled
        for button in buttons:
            button.draw(self._nowhere, context)
        yield

    def _move(self, frame: TableFrame) -> Generator[None, None, None]:
        """Draw what moves."""
        if frame.rolling:
            for number in PIPS:
                die(frame.brush, number, piles.die_side(frame.zones))
        for piece in movers.pieces(frame, self._shadow.stage.now):
            piece.draw(self._nowhere)
        yield
        movers.prepare_counts(self._nowhere, frame)
        yield


def _shadow(controller: TableController, builder: FrameBuilder) -> TableController:
    """Return a silent controller in the same position, in which no computer plays."""
    shadow = TableController(
        controller.match.fork(),
        controller.names,
        builder.zones,
        Players(controller.players.characters, "", controller.match.game.to_decide),
        _unheard,
        controller.stage.pace,
    )
    shadow.log.take_over(controller.log)
    shadow.lines = deepcopy(controller.lines)
    return shadow


def _nothing() -> None:
    """Do nothing: nobody presses a button in a rehearsal."""


def _unheard(_sentence: str) -> None:
    """Do nothing: nobody hears a rehearsal."""


class PreparedTable(Protocol):
    """What the preparation needs of the table."""

    context: UiContext
    controller: TableController
    canvas: TableCanvas
    frame: TableFrame
    builder: FrameBuilder


class Preparation(preparation.Preparation[Action]):
    """Rehearses the likely moves of each position of a table."""

    def __init__(self, table: PreparedTable) -> None:
        context = table.context
        caches = context.text.cache, context.shapes.cache, context.pictures.cache
        super().__init__(lambda: caches)
        self._table = table

    def position(self) -> Hashable:
        """Return the position, and what a computer player has decided; None without motion."""
        controller = self._table.controller
        decided = controller.players.decision(controller.match.state)
        if controller.stage.pace <= 0 or not (controller.ready or decided is not None):
            return None
        return controller.match.state, decided

    def picture(self) -> Iterator[None]:
        """Draw what is on the table, and load the pictures of all action cards."""
        frame = self._table.frame
        return chain(
            hand.load_pictures(frame), draw_parts(parts(frame, self._table.canvas.free), {})
        )

    def likely_moves(self) -> Sequence[Action]:
        """Return the moves to rehearse."""
        return likely_moves(self._table.controller)

    def rehearse(self, action: Action) -> Iterator[None]:
        """Rehearse one move."""
        table = self._table
        rehearsal = Rehearsal(
            table.controller,
            table.builder,
            table.frame.people,
            table.canvas.free,
            table.canvas.keys,
        )
        return rehearsal.play(action)
