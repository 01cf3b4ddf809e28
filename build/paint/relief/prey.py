"""Small silver fish for the background: herring as they are hunted and as they swim in shoals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.vectors import smooth

from .course import Course, straight
from .fins import Fin, fin_form
from .light import Form, ramp
from .limbs import disc
from .skins import Body, blend

if TYPE_CHECKING:
    from .light import Field, Lamp, Picture
    from .sheet import Sheet

BODY = Body(
    ((10, -20), (60, -52), (140, -82), (260, -108), (400, -116), (560, -100), (720, -68),
     (860, -40), (950, -32), (1004, -36)),
    ((12, 18), (70, 56), (160, 92), (280, 118), (420, 124), (580, 106), (740, 68), (870, 38),
     (950, 30), (1004, 34)),
    (0, 2),
)  # fmt: skip
DUSK = {"root": "#5c7482", "tip": "#3f5562", "ray": "#33454f"}
DORSAL = Fin(
    ((450, -112), (500, -108), (560, -100)),
    ((500, -206), (528, -190), (572, -136)),
    7,
    **DUSK,
    clear=0.3,
    rise=2,
)
TAIL = Fin(
    ((960, -34), (1000, -20), (1008, 0), (1000, 20), (960, 32)),
    ((1170, -176), (1184, -168), (1134, -70), (1078, 0), (1134, 70), (1184, 168), (1170, 174)),
    12, **DUSK, clear=0.15, rise=2,
)  # fmt: skip


def _body(s: Sheet) -> Form:
    """Return a silver side under a dark back."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, _ = s.xy
    h = BODY.height(s)
    rgb = ramp(
        (
            (-1, "#16303e"),
            (-0.6, "#24505f"),
            (-0.32, "#6f97a0"),
            (-0.05, "#cfdcdc"),
            (0.5, "#f2f4ee"),
            (1, "#ffffff"),
        ),
        h + 0.04 * s.noise(60, 30, 3, 2),
    )
    rgb = blend(rgb, "#31505c", 0.5 * smooth(14, 4, np.abs(x - 205 - 26 * (1 - h * h))))
    eye = (96, -10)
    rgb = blend(rgb, "#e6e2c0", disc(s, eye, 40, 40))
    rgb = blend(rgb, "#0a1114", disc(s, eye, 24, 24))
    silver = 0.5 * smooth(-0.55, -0.1, h) * smooth(60, 200, x)
    return Form(
        s,
        alpha * smooth(1012, 985, x),
        0.8 * s.dome(alpha),
        rgb,
        gloss=0.3,
        tight=20,
        silver=np.asarray(silver, np.float32),
        wrap=0.3,
    )


def little_fish(
    picture: Picture,
    place: tuple[float, float],
    length: float,
    turn: float,
    lamp: Lamp,
    *,
    bend: float = 0.1,
    sink: tuple[str, Field | float] | None = None,
) -> None:
    """Lay a herring whose snout is at a place; it looks left for a `turn` of 0, right for 180."""
    a = np.radians(turn)
    way = np.array([np.cos(a), np.sin(a)])
    side = np.array([-way[1], way[0]])
    rows = [
        tuple(np.array(place) + way * length * t + side * length * bend * np.sin(np.pi * t * 1.3))
        for t in (0.0, 0.33, 0.67, 1.0)
    ]
    course = Course(rows, belly=1 if np.cos(a) >= 0 else -1)
    own = straight(course, picture.sheet, half=230)
    before = picture.subject.copy()
    for form in (fin_form(own, TAIL), fin_form(own, DORSAL), _body(own)):
        picture.lay(course.bent(form, picture.sheet), lamp, sink=sink)
    picture.subject = before
