"""Builds the frame of the table from the state of the controller and the selection."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.additions import END_TURN, MOVES
from ecosfera.games.baltica.cards.brush import Brush
from ecosfera.games.baltica.cards.card_faces import CardFaces
from ecosfera.games.baltica.moves.goals import goals
from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.targets import END, NO, PEEK, Target, TargetKind
from ecosfera.games.baltica.panels import bar
from ecosfera.games.baltica.panels.bar import bar_name
from ecosfera.games.baltica.panels.detail_corner import TURN_PAGE
from ecosfera.games.baltica.panels.move_list_panel import list_boxes, list_room
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.turn import ending_adds_pressure
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.games.baltica.stage.frame import ListLine, MoveListing, TableFrame, TurnButton
from ecosfera.games.baltica.stage.poses import row_below
from ecosfera.games.baltica.text import move_text
from ecosfera.games.baltica.text.move_preview import NOTHING, restoring_signs
from ecosfera.games.baltica.text.phrases import MoveLine
from ecosfera.tabletop.listing import page
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.stage.stage import Stage
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.games.baltica.table.controller import TableController
    from ecosfera.games.baltica.table.pointing import Pointing
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.games.baltica.text.move_preview import Preview
    from ecosfera.games.baltica.text.people import Person
    from ecosfera.ui.context import UiContext


ON_CARDS: Final = frozenset({TargetKind.ROW, TargetKind.SIGN, TargetKind.STAR})
"""Targets on a card of the row whose player decides."""
BESIDE_ROW: Final = frozenset({TargetKind.TOKEN, TargetKind.DECK, TargetKind.DISCARD})
"""Targets that belong to that row and lie beside its cards."""


class FrameBuilder:
    """Builds frames for one window size, language and set of settings."""

    def __init__(self, context: UiContext, book: CardNames, zones: Zones) -> None:
        self.context = context
        self.book = book
        self.zones = zones
        self.brush = Brush(context, zones)
        self.faces = CardFaces(self.brush, book)

    def for_replay(
        self, stage: Stage, people: tuple[Person, ...], bar: tuple[str, ...]
    ) -> TableFrame:
        """Return the frame of a stage that is only watched; for `bar` see `TableFrame`."""
        return TableFrame(
            self.brush,
            self.faces,
            self.book,
            self.zones,
            people,
            stage.view,
            stage.poses,
            stage.below,
            flying=frozenset(stage.motions),
            effects=tuple(stage.effects),
            bar=bar,
        )

    def for_play(self, controller: TableController, pool_first: int) -> TableFrame:
        """Return the frame of a match in play, without what is pointed at.

        `pool_first` is the policy card with which the pool begins if not all cards fit.
        """
        move, targets = controller.selection, controller.targets()
        sentences = controller.sentences()
        signs = {}
        if controller.ready and move is not None and not move.choosing:
            signs = {
                card: tuple(HABITATS[habitat] for habitat in habitats)
                for card, habitats in restoring_signs(move).items()
            }
        history = controller.history
        explained = controller.guidance.explanation
        usable = {
            "undo": history.can_undo,
            "redo": history.can_redo,
            "hint": controller.ready and not controller.guidance.restricts,
        }
        if explained is not None:
            usable |= {
                bar_name(target): True
                for target in explained.targets
                if target.kind is TargetKind.BAR
            }
        helped = any(person.computer for person in controller.people)
        own = bar.HELPED_TURN if helped else bar.OWN_TURN
        buttons = bar.TEAMMATE_TURN if controller.waiting else own
        return replace(
            self.for_replay(controller.stage, controller.people, buttons),
            targets=targets,
            choosing=controller.choosing,
            chosen=_chosen(move) if move is not None else (),
            hinted=_as_seen(controller.advice.lit(), controller.stage),
            fresh=frozenset() if controller.ready else controller.stage.fresh,
            news=controller.news,
            advice=controller.advice.page(),
            impacts=controller.impacts,
            odds=controller.odds(),
            goals=goals(controller.match.state),
            signs=signs,
            log=tuple(controller.log.lines),
            sentence=sentences[0],
            shorter=sentences[1:],
            disabled=frozenset(name for name, able in usable.items() if not able),
            undo_is_unfair=history.undo_is_unfair,
            turn=self._turn_button(controller, targets),
            pool_first=pool_first,
        )

    def with_peek(self, frame: TableFrame, label: str) -> TableFrame:
        """Return a frame in which a prompt is put aside; the button that shows it has a label."""
        turn = TurnButton(PEEK, label, self.context.keys.label(Intent.INSPECT), enabled=True)
        return replace(frame, sentence=self.book.words("table.peeking"), advice=None, turn=turn)

    def with_pointer(
        self,
        frame: TableFrame,
        preview_of: Callable[[Target], Preview],
        pointing: Pointing,
        pointed: Target | None,
        listing: MoveListing | None,
    ) -> TableFrame:
        """Return a frame with what is pointed at, and the visible page of the move list.

        `preview_of` returns what a click on a target would do; `pointed` is what `pointing` says.
        """
        dragged = pointing.dragged
        aimed = dragged if dragged is not None else pointed
        preview = preview_of(aimed) if aimed is not None else NOTHING
        if aimed is None and frame.advice is not None and frame.hinted:
            preview = frame.advice.preview
        if listing is not None and pointing.hovered in listing.targets:
            aimed_at = listing.targets.index(pointing.hovered)
            rows = tuple(
                replace(row, aimed=place == aimed_at) for place, row in enumerate(listing.rows)
            )
            listing = replace(listing, rows=rows)
        return replace(
            frame,
            targets=frame.targets if dragged is None else pointing.drops,
            choosing=dragged is not None or frame.choosing,
            pointed=pointed,
            preview=preview,
            hovered=pointing.hovered,
            held=pointing.held,
            on_why=pointing.on_why,
            listing=listing,
        )

    def _turn_button(self, controller: TableController, targets: frozenset[Target]) -> TurnButton:
        words = self.book.words
        key = self.context.keys.label(END_TURN)
        if NO in targets:
            return TurnButton(NO, words("table.do.pass-none"), enabled=controller.ready)
        shown = in_front(controller.stage.view)
        if controller.waiting and controller.players.plays(shown):
            player = controller.people[shown].name
            note = words("table.mate.faster-note", player=player)
            able = controller.prompt is None
            robot = TurnButton(END, icon="icon_robot", enabled=able, quiet=True)
            if controller.advice.waits:
                accept = self.context.keys.label(Intent.ACCEPT)
                return replace(robot, label=words("table.go-on"), key=accept)
            return replace(robot, label=words("table.mate.faster"), key=key, note=note)
        label, able = words("table.end-turn"), controller.ready and END in targets
        if not able or controller.selection is None:
            return TurnButton(END, label, key)
        state = controller.selection.state
        note, costs = controller.phrases.end_note(state), ending_adds_pressure(state)
        better = any(move.lit and move.what is not MoveKind.END for move in controller.moves)
        quiet = better and not costs
        return TurnButton(END, label, key, note=note, enabled=able, costs=costs, quiet=quiet)

    def listing(
        self, frame: TableFrame, controller: TableController, first: int, note: str = ""
    ) -> MoveListing | None:
        """Return the visible part of the move list "This turn you can", from line `first` on.

        A `note` stands instead of the heading.
        """
        move, moves = controller.selection, controller.moves
        if move is None or not moves or controller.waiting or frame.advice is not None:
            return None
        if frame.peeking:
            return None
        words = self.book.words
        # The button of the turn says the same as the last line.
        count = len(moves) - (len(moves) > 1 and moves[-1].what is MoveKind.END)
        shown = page(count, first, list_room(frame))
        boxes = list_boxes(frame, shown.shown + shown.paged, lit=moves[first].lit)
        numbers, rows, targets = controller.numbers, [], []
        for number in range(first, first + shown.shown):
            target = Target(TargetKind.LINE, number)
            row = move_text.row(controller.phrases, moves[number], move)
            key = self._key(moves[number].what, numbers[number])
            rows.append(ListLine(row, key, lit=moves[number].lit))
            targets.append(target)
        if shown.paged:
            rest = shown.rest
            text = words.count("table.more", rest) if rest else words("table.from-start")
            target = Target(TargetKind.LINE, TURN_PAGE)
            row = MoveLine("icon_arrow_down" if rest else "icon_undo", text)
            rows.append(ListLine(row))
            targets.append(target)
        choosing = controller.choosing or frame.seen.pending is not None
        title = note or words("table.choose-now" if choosing else "table.this-turn")
        return MoveListing(title, tuple(rows), tuple(boxes), tuple(targets), shown.following)

    def _key(self, kind: MoveKind, number: int) -> str:
        """Return the label of the key that chooses a line of the move list."""
        label = self.context.keys.label
        if kind is MoveKind.END:
            return label(END_TURN)
        if kind is MoveKind.BACK:
            return label(Intent.BACK)
        return label(MOVES[number - 1]) if number else ""


def _chosen(move: MoveSelection) -> tuple[Target, ...]:
    """Return what was clicked for a move, as it lies on the table."""
    return tuple(
        Target(TargetKind.ROW, move.actual(target.card))
        if target.kind is TargetKind.HELD
        else target
        for target in move.chosen
    )


def _as_seen(lit: frozenset[Target], stage: Stage) -> frozenset[Target]:
    """Return the targets to highlight as they lie on the table.

    The cards of a player whose row is not in front are those of another row, and what belongs to
    that player's row without a place of its own is shown by the whole row.
    """
    deciding = in_front(stage.view)
    if row_below(stage.view, stage.below) == deciding:
        return lit
    found = set()
    for target in lit:
        if target.kind in ON_CARDS:
            found.add(Target(TargetKind.OTHER_CARD, target.which))
        elif target.kind in BESIDE_ROW:
            found.add(Target(TargetKind.PLAYER_ROW, deciding))
        else:
            found.add(target)
    return frozenset(found)
