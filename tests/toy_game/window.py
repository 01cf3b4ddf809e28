"""The table of the toy game, on the tabletop alone: die, deck, hand, offers, a list of moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from ecosfera.core.match import Match
from ecosfera.tabletop.canvas import TableCanvas
from ecosfera.tabletop.controller import TableController
from ecosfera.tabletop.listing import page
from ecosfera.tabletop.log import EventLog
from ecosfera.tabletop.players import Players
from ecosfera.tabletop.scene import BAR, TableScene
from ecosfera.tabletop.selection import MoveSelection
from ecosfera.tabletop.stage import Stage
from ecosfera.tabletop.targets import TargetWidget
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.brush import rect
from ecosfera.ui.draw.layout import Space, columns, inset, rows
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import HONEY, INK, PAPER
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.stage.layers import Parts
from ecosfera.ui.stage.motion import Motion, Pose
from ecosfera.ui.stage.pieces import Piece
from ecosfera.ui.stage.timeline import Timed
from ecosfera.ui.widgets import Button, Widget
from tests.toy_game.barter import BARTER, Action, Event, Friend, State

BarterMatch = Match[State, Action, Event]
INTENTS = tuple(Intent(f"move-{n}", (str(n),), order=150 + n, number=n) for n in range(1, 10))
Text = tuple[str, tuple[int, ...], bool]
"""A text, its box, and whether it is lit."""
ROOM = 4
"""Rows of the list of moves."""


class Target(NamedTuple):
    """`die`, `deck`, a `card` of the hand by its number, a `player` by seat, a `line` by number."""

    kind: str
    which: int = 0


class Move(NamedTuple):
    """A line of the move list, or a hint."""

    text: str
    action: Action | None = None
    target: Target | None = None


class View(NamedTuple):
    """What lies on the table."""

    turn: int
    points: int
    hands: tuple[tuple[int, ...], ...]
    deck: int
    offered: int | None = None

    @property
    def player(self) -> int:
        return (self.turn - 1) % len(self.hands)


class Victory(NamedTuple):
    """The moment in which the goal is reached."""

    points: int

    def lasts(self, pace: float) -> float:
        return 1.5 * max(0.5, pace)


def view_of(state: State) -> View:
    offered = None if state.offered is None else state.offered[0]
    return View(state.turn, state.points, state.hands, len(state.deck), offered)


def fold(view: View, event: Event) -> View:
    if event.event == "offered":
        return view._replace(offered=event.number)
    hands = [list(hand) for hand in view.hands]
    if event.event == "drawn":
        hands[event.player].append(event.number)
    elif event.event == "taken":
        hands[view.player].remove(event.number)
    points = view.points + (event.number if event.event in {"rolled", "taken"} else 0)
    deck = view.deck - (event.event == "drawn")
    return View(view.turn + 1, points, tuple(map(tuple, hands)), deck)


class BarterStage(Stage[View, int, Event, str, Timed, Victory]):
    goal = 0
    die = points = Pose(0, 0, 48, 48, "", 0)

    def fold(self, view: View, event: Event) -> View:
        return fold(view, event)

    def animate(self, event: Event, before: View, start: float) -> None:
        if event.event == "rolled":
            self.motions[event.number] = Motion(self.die, self.points, start, 0.8 * self.pace)

    def pause(self, event: Event) -> float:
        return 0.9 if event.event == "rolled" else 0.4

    def moment_of(self, event: Event, before: View) -> Victory | None:
        won = before.points < self.goal <= self.view.points
        return Victory(self.view.points) if won else None


class BarterLog(EventLog[State, Action, Event, str]):
    def sentences(
        self, before: State, action: Action | None, events: Sequence[Event]
    ) -> Mapping[int, Sequence[str]]:
        return {
            number: (f"Player {event.player + 1} has {event.event} {event.number}.",)
            for number, event in enumerate(events)
        }

    def record(self, sentence: str, event: Event | None) -> None:
        self.lines.append(sentence)


class BarterController(TableController[State, Action, Event, View, Target, Move, Move]):
    def view_of(self, state: State) -> View:
        return view_of(state)

    def select(self, actions: Sequence[Action]) -> MoveSelection[Target, Action]:
        return MoveSelection({action: paths(action) for action in actions})

    def list_moves(self) -> list[Move]:
        begun = self.selection is not None and self.selection.choosing
        return [Move("Back")] if begun else [Move(text(a), a) for a in self.choices]

    def sentence(self) -> str:
        seat = BARTER.to_decide(self.match.state)
        if seat is None or not self.stage.idle:
            return self.log.lines[-1] if self.log.lines else ""
        return self.refused or f"Player {seat + 1} {'thinks' if self.waiting else 'may choose'}."

    def intended(self, target: Target) -> Action | None:
        return {"die": Action("roll"), "deck": Action("draw")}.get(target.kind)

    def find_hint(self) -> Move | None:
        action = Friend("hint").choose(self.match.state)
        return Move(text(action), action)

    def hint_text(self, hint: Move) -> str:
        return f"Best: {hint.text}"

    def jumped_text(self, *, back: bool) -> str:
        return "Undone." if back else "Redone."


def paths(action: Action) -> Sequence[tuple[Target, ...]]:
    if action.type == "offer":
        return [(Target("card", action.card or 0), Target("player", action.to or 0))]
    pieces = {"roll": Target("die"), "draw": Target("deck")}
    return [(pieces[action.type],)] if action.type in pieces else []


def text(action: Action) -> str:
    offer = f"Offer {action.card} to player {(action.to or 0) + 1}"
    return offer if action.type == "offer" else action.type.capitalize()


class Frame(NamedTuple):
    """What is drawn: texts with their boxes and whether they are lit, and numbers on their way."""

    regions: Mapping[str, tuple[Text, ...]]
    pointed: Target | None = None
    motions: tuple[tuple[int, Motion], ...] = ()


class BarterCanvas(TableCanvas[Frame]):
    """Draws the texts of each region on paper."""

    context: UiContext

    def parts(self, frame: Frame) -> Parts:
        return {name: (texts, partial(self._draw, texts)) for name, texts in frame.regions.items()}

    def movers(self, frame: Frame, now: float) -> list[Piece]:
        boxes = {number: rect(motion.pose(now).box) for number, motion in frame.motions}
        texts = {(str(number), tuple(box), True): box for number, box in boxes.items()}
        return [Piece(text, box, partial(self._draw, [text])) for text, box in texts.items()]

    def _draw(self, texts: Sequence[Text], target: pygame.Surface) -> None:
        size = self.context.metrics.size(1.0)
        for said, (x, y, wide, high), lit in texts:
            box = pygame.Rect(x, y, wide, high)
            self.context.shapes.put_box(target, box, 8, HONEY if lit else PAPER)
            self.context.text.paragraph(target, said, inset(box, 8), FontFace.TEXT, size, INK)


class BarterTable(TableScene[str, Target, Frame]):
    """The toy game's table; `computers` are the characters by seat."""

    def __init__(self, context: UiContext, match: BarterMatch, computers: Sequence[str] = ()):
        config = match.state.config
        seats = [*computers, *[""] * config.players][: config.players]
        players = Players(seats, config.seed, BARTER.to_decide, lambda _name, seed: Friend(seed))
        log = BarterLog(match, context.say)
        stage = BarterStage(view_of(match.state), context.brisk, log.happened)
        stage.goal = config.goal
        controller = BarterController(match, players, log, stage, context.say)
        space = Space(inset(context.metrics.window, 16), 8)
        top = Space(space.top(60), 8)
        self.buttons, moves, bar = top.right(420), space.right(360), top.rest
        boxes = {"bar": bar, "moves": moves, "log": space.bottom(260), "table": space.rest}
        stage.die = replace(stage.die, cx=space.rest.left + 40, cy=space.rest.centery)
        stage.points = replace(stage.points, cx=bar.centerx, cy=bar.centery)
        canvas = BarterCanvas(context.metrics.window.size, boxes)
        canvas.context = context
        super().__init__(context, controller, canvas)

    def build(self) -> list[Widget]:
        controller, boxes = self.controller, self.canvas.layer.regions
        view, shown = controller.stage.view, page(len(controller.moves), self.first, ROOM)
        pieces = [Target("die"), Target("deck")]
        pieces += [Target("card", number) for number in sorted(set(view.hands[view.player]))]
        pieces += [Target("player", seat) for seat in range(len(view.hands))]
        lines = [Target("line", place) for place in range(shown.shown)]
        named = {line: controller.moves[self.first + line.which].text for line in lines}
        named |= {piece: f"{piece.kind} {piece.which}" for piece in pieces}
        places = [*rows(boxes["moves"], ROOM, 4), *columns(boxes["table"], len(pieces), 8)]
        more = places[shown.shown]
        del places[shown.shown : ROOM]
        targets = [
            TargetWidget(f"{t.kind}-{t.which}", box, named[t], t, self.use, group=t.kind)
            for t, box in zip([*lines, *pieces], places, strict=True)
        ]
        lit = controller.targets()
        drawn: list[Text] = [(w.name, tuple(w.rect), w.target in lit) for w in targets]
        self.frame = Frame({"moves": (*drawn[: len(lines)],), "table": (*drawn[len(lines) :],)})
        self._write()
        found: list[Widget] = [*targets]
        if shown.paged:
            turn = partial(self.turn_page, shown.following)
            found.append(Button("more", more, f"{shown.rest} more", turn))
        buttons = zip(BAR.values(), columns(self.buttons, len(BAR), 4), strict=True)
        for name, box in buttons:
            press = partial(self.press_bar, name)
            found.append(Button(name, box, name.capitalize(), press, group="bar"))
        return found

    def _write(self) -> None:
        """Put the sentence, the log and what moves into the frame."""
        controller, boxes = self.controller, self.canvas.layer.regions
        said = f"{controller.sentence()} {controller.stage.view.points} points."
        written = {"bar": said, "log": "\n".join(controller.log.lines[-8:])}
        texts = {name: ((said, tuple(boxes[name]), False),) for name, said in written.items()}
        moving = tuple(controller.stage.motions.items())
        self.frame = Frame({**self.frame.regions, **texts}, self.frame.pointed, moving)

    show_event = show_motion = _write

    def use(self, target: Target) -> None:
        if target.kind == "line":
            self.choose(self.first + target.which)
        else:
            super().use(target)

    def aimed(self, target: Target | None) -> None:
        self.frame = self.frame._replace(pointed=target)

    def open_menu(self) -> None:
        self.finish("menu")
