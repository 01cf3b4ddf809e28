"""A layer in regions draws no more than what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.stage.layers import LONGEST_WAIT, RegionKey, RegionLayer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LEFT, RIGHT = pygame.Rect(0, 0, 10, 10), pygame.Rect(10, 0, 10, 10)


class Painted:
    """A layer of two regions, and what was drawn on it."""

    def __init__(self, most: float = 1.0) -> None:
        halves = {"left": LEFT, "right": RIGHT}
        self.layer = RegionLayer((20, 10), halves, patient={"right"}, most=most)
        self.drawn: list[str] = []

    def renew(
        self,
        left: int,
        right: int,
        *,
        moving: bool = False,
        calm: bool = False,
        busy: bool = False,
    ) -> list[pygame.Rect]:
        """Draws both regions in white, each wider than it is."""

        def draw(name: str, target: pygame.Surface) -> None:
            self.drawn.append(name)
            target.fill((255, 255, 255, 255))

        self.drawn.clear()
        parts = {
            "left": (left, lambda target: draw("left", target)),
            "right": (right, lambda target: draw("right", target)),
        }
        return self.layer.renew(parts, moving=moving, calm=calm, busy=busy)


def test_only_regions_whose_key_changed_are_drawn() -> None:
    painted = Painted()
    assert painted.renew(1, 1) == [LEFT, RIGHT]
    assert painted.renew(1, 1) == []
    assert painted.renew(1, 2) == [RIGHT]
    assert painted.drawn == ["right"]
    painted.layer.forget()
    assert painted.renew(1, 2) == [LEFT, RIGHT]


def test_a_region_never_draws_outside_itself() -> None:
    painted = Painted()
    painted.renew(1, 1)
    painted.layer.surface.fill((0, 0, 0, 0), RIGHT)
    painted.renew(2, 1)
    assert painted.layer.surface.get_at((5, 5)).a == 255
    assert painted.layer.surface.get_at((15, 5)).a == 0


def test_while_something_moves_patient_regions_wait_for_a_free_frame() -> None:
    painted = Painted()
    painted.renew(1, 1)
    assert painted.renew(2, 2, moving=True) == [LEFT]
    assert painted.layer.unfinished
    assert painted.renew(2, 2, moving=True, busy=True) == []
    assert painted.drawn == []
    assert painted.renew(2, 2, moving=True) == []
    assert painted.drawn == ["right"], "rehearsed, to fill the caches"
    assert painted.renew(2, 2, moving=True) == [RIGHT]
    assert not painted.layer.unfinished


def test_while_something_moves_late_regions_leave_a_frame_to_the_others() -> None:
    drawn: list[str] = []

    def part(name: str, key: int) -> tuple[int, Callable[[pygame.Surface], None]]:
        return key, lambda _target: drawn.append(name)

    halves = {"left": LEFT, "right": RIGHT}
    layer = RegionLayer((20, 10), halves, late={"left"})
    layer.renew({"left": part("left", 1), "right": part("right", 1)}, moving=True, calm=True)
    drawn.clear()
    newer = {"left": part("left", 2), "right": part("right", 2)}
    assert layer.renew(newer, moving=True, calm=True) == [RIGHT]
    assert layer.renew(newer, moving=True, calm=True) == [LEFT]
    assert drawn == ["right", "left"]
    newest = {"left": part("left", 3), "right": part("right", 3)}
    assert layer.renew(newest, moving=False, calm=False) == [LEFT, RIGHT]


def test_a_region_in_steps_is_rehearsed_a_few_at_a_time_and_drawn_at_once() -> None:
    layer = RegionLayer((20, 10), {"left": LEFT, "right": RIGHT}, patient={"right"}, most=-1.0)
    drawn: list[int] = []

    def steps(_target: pygame.Surface) -> Iterator[None]:
        for step in range(3):
            drawn.append(step)
            yield

    def renew(right: int) -> list[pygame.Rect]:
        parts = {"left": (1, lambda target: None), "right": (right, steps)}
        return layer.renew(parts, moving=True, calm=False)

    assert renew(1) == [LEFT, RIGHT]
    assert drawn == [0, 1, 2]
    drawn.clear()
    for frame in range(4):
        assert renew(2) == []
        assert drawn == list(range(min(3, frame + 1)))
    assert renew(2) == [RIGHT]
    assert drawn == [0, 1, 2, 0, 1, 2]


def test_patient_regions_do_not_wait_for_ever() -> None:
    painted = Painted()
    painted.renew(1, 1)
    changed = [painted.renew(n, n, moving=True) for n in range(2, LONGEST_WAIT + 4)]
    assert changed == [[LEFT]] * LONGEST_WAIT + [[LEFT, RIGHT], [LEFT]]


def test_once_nothing_moves_nothing_waits() -> None:
    painted = Painted()
    painted.renew(1, 1)
    assert painted.renew(2, 2, moving=True, busy=True) == [LEFT]
    assert painted.renew(2, 2, busy=True) == [RIGHT]


def test_while_something_moves_marks_wait_and_pieces_do_not() -> None:
    layer = RegionLayer((20, 10), {"left": LEFT, "right": RIGHT})

    def renew(left: RegionKey, right: RegionKey, *, moving: bool = True) -> object:
        parts = {"left": (left, lambda target: None), "right": (right, lambda target: None)}
        return layer.renew(parts, moving=moving, calm=False)

    renew(RegionKey(1, 1), RegionKey(1, 1))
    assert renew(RegionKey(1, 2), RegionKey(2, 1)) == [RIGHT]
    assert layer.unfinished
    assert renew(RegionKey(1, 2), RegionKey(2, 1)) == [LEFT]
    assert renew(RegionKey(2, 2), RegionKey(3, 1)) == [LEFT, RIGHT]
    assert renew(RegionKey(2, 3), RegionKey(3, 2), moving=False) == [LEFT, RIGHT]


def test_a_region_begins_with_what_lies_below_it() -> None:
    def ground(target: pygame.Surface, box: pygame.Rect) -> None:
        target.fill("red", box)

    layer = RegionLayer((20, 10), {"left": LEFT, "right": RIGHT}, ground=ground)
    for thing in ("white", "blue"):
        layer.renew(
            {
                "left": (thing, lambda target, tone=thing: target.fill(tone, (0, 0, 3, 3))),  # type: ignore[misc]
                "right": (0, lambda target: None),
            },
            moving=False,
            calm=False,
        )
    assert layer.surface.get_at((1, 1)) == pygame.Color("blue")
    assert layer.surface.get_at((5, 5)) == layer.surface.get_at((15, 5)) == pygame.Color("red")


def test_while_all_is_calm_slow_regions_are_spread_over_frames() -> None:
    painted = Painted(most=-1.0)
    painted.renew(1, 1)
    assert painted.renew(2, 2, calm=True) == [LEFT]
    assert painted.renew(2, 2, calm=True) == [RIGHT]


def test_what_was_never_drawn_does_not_wait() -> None:
    painted = Painted()
    assert painted.renew(1, 1, moving=True) == [LEFT, RIGHT]


def test_parts_that_the_layer_shows_already_are_not_even_compared() -> None:
    class Key:
        compared = 0

        def __eq__(self, other: object) -> bool:
            Key.compared += 1
            return other is self

        __hash__ = object.__hash__

    layer = RegionLayer((20, 10), {"left": LEFT})
    parts = {"left": (Key(), lambda target: None)}
    layer.renew(parts, moving=True, calm=False)
    Key.compared = 0
    assert layer.renew(parts, moving=True, calm=False) == []
    assert Key.compared == 0
    layer.forget()
    assert layer.renew(parts, moving=True, calm=False) == [LEFT]
