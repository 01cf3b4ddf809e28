"""The picture of a table: only what has changed is drawn anew."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from ecosfera.tabletop.canvas import TableCanvas
from ecosfera.ui.stage.layers import Parts
from ecosfera.ui.stage.pieces import Piece

LEFT, RIGHT = pygame.Rect(0, 0, 10, 10), pygame.Rect(10, 0, 10, 10)
SIZE = (20, 10)
Colours = tuple[tuple[int, int, int], tuple[int, int, int]]
RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)


class Frame(NamedTuple):
    """The colours of the left and right half, and where a dot is."""

    colours: Colours
    dot: int = -1


class Halves(TableCanvas[Frame]):
    """Two regions of one colour each, and a dot that moves over them."""

    def __init__(self) -> None:
        super().__init__(SIZE, {"left": LEFT, "right": RIGHT})
        self.drawn: list[str] = []

    def parts(self, frame: Frame) -> Parts:
        names = zip(("left", "right"), frame.colours, strict=True)
        return {name: (colour, partial(self._fill, name, colour)) for name, colour in names}

    def _fill(self, name: str, colour: tuple[int, int, int], target: pygame.Surface) -> None:
        self.drawn.append(name)
        target.fill(colour, self.layer.regions[name])

    def movers(self, frame: Frame, now: float) -> list[Piece]:
        if frame.dot < 0:
            return []
        box = pygame.Rect(frame.dot, 0, 1, 1)

        def draw(target: pygame.Surface) -> None:
            target.fill(BLUE, box)

        return [Piece(("dot", frame.dot), box, draw)]


def show(canvas: Halves, target: pygame.Surface, frame: Frame) -> list[pygame.Rect] | None:
    pieces = canvas.movers(frame, 0.0)
    return canvas.draw_again(target, frame, pieces, calm=True)


def test_a_region_is_drawn_again_only_when_its_key_has_changed() -> None:
    canvas, target = Halves(), pygame.Surface(SIZE)
    assert show(canvas, target, Frame((RED, RED))) is None, "at first everything is drawn"
    assert show(canvas, target, Frame((RED, GREEN))) is not None
    show(canvas, target, Frame((RED, GREEN)))
    assert canvas.drawn == ["left", "right", "right"]
    assert target.get_at((0, 0))[:3] == RED
    assert target.get_at((10, 0))[:3] == GREEN


def test_what_moved_leaves_nothing_behind() -> None:
    canvas, target = Halves(), pygame.Surface(SIZE)
    for place in (3, 7, 12):
        show(canvas, target, Frame((RED, GREEN), place))
    blue = [x for x in range(20) if target.get_at((x, 0))[:3] == BLUE]
    assert blue == [12]
    assert canvas.drawn == ["left", "right"]


def test_after_something_lay_over_it_everything_is_drawn_anew() -> None:
    canvas, target = Halves(), pygame.Surface(SIZE)
    show(canvas, target, Frame((RED, RED)))
    canvas.keep(target, None)
    assert show(canvas, target, Frame((RED, RED))) is None
