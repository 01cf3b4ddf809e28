"""The sturgeon feels its way: armoured from head to tail, its barbels just above the gravel.

Landmarks. A long body, seven times as long as deep, five-sided through its rows of bony plates: one along
the back (ten to twelve, the highest before the dorsal fin), one on each side (some 27 narrow ones), one on
each side of the belly. A pointed snout, flat below; four barbels across its underside halfway to
the mouth, which is toothless and lies below. The eye is tiny. Dorsal and anal fin far back; the upper lobe
of the tail is long. Olive-grey back, cream belly; plates paler than the skin.
"""

from __future__ import annotations

import numpy as np

from paint.brush import ink
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.ice import snow
from paint.relief.light import Form, Lamp, Picture, ramp, replace
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, fish_eye, groove
from paint.relief.stage import boulder, card, dapple, finished, motes, out_of_focus, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.45, -0.76, 0.47),
    sun="#ffe9b8",
    strength=1.7,
    sky="#a8c4b4",
    ground="#8a7a5a",
    ambient=0.5,
    rim="#fff2cc",
    edge=0.6,
    back="#e8b870",
    backlight=0.6,
)
BODY = Body(
    ((10, -9), (50, -22), (100, -37), (160, -56), (220, -74), (300, -87), (400, -92), (500, -87), (620, -74),
     (740, -58), (840, -43), (920, -30), (1006, -25)),
    ((10, 10), (50, 18), (100, 27), (150, 40), (220, 58), (300, 69), (400, 74), (500, 69), (620, 56),
     (740, 43), (840, 30), (920, 22), (1006, 18)),
    (-4, 0),
)  # fmt: skip
COURSE = Course(
    ((24, 482, 1.40), (90, 462, 1.36), (158, 424, 1.26), (220, 366, 1.14), (270, 304, 1.04), (322, 254, 0.95),
     (384, 238, 0.88)),
)  # fmt: skip
SKIN = {"root": "#6c6a54", "tip": "#8c8468", "ray": "#46442f"}
DORSAL = Fin(
    ((806, -44), (850, -36), (896, -30)),
    ((842, -112), (866, -118), (888, -84), (918, -50)),
    18,
    **SKIN,
    clear=0.1,
    bow=0.0,
)
ANAL = Fin(
    ((842, 26), (872, 22), (900, 20)),
    ((878, 76), (898, 80), (912, 58), (926, 36)),
    12,
    **SKIN,
    clear=0.1,
)
PELVIC = Fin(
    ((680, 42), (706, 40), (730, 36)), ((736, 92), (760, 88), (766, 62)), 12, **SKIN, clear=0.1
)
PECTORAL = Fin(
    ((222, 40), (238, 50), (262, 56)),
    ((336, 120), (372, 132), (380, 112), (350, 84)),
    18,
    "#7c7860",
    "#6a654e",
    "#46442f",
    clear=0.05,
    bow=-0.08,
)
FAR_PECTORAL = Fin(
    ((232, 50), (246, 54), (262, 56)),
    ((292, 134), (318, 138), (326, 112), (316, 90)),
    16,
    **SKIN,
    clear=0.05,
)
TAIL_LINE = (
    (950, -23), (1006, -24), (1050, -50), (1100, -92), (1160, -138), (1226, -178), (1238, -172), (1222, -142),
    (1180, -92), (1136, -44), (1104, -6), (1104, 28), (1112, 66), (1102, 72), (1064, 48), (1030, 28), (1000, 18), (950, 17),
)  # fmt: skip


def rows() -> list[tuple[float, float, float, float]]:
    """Return the bony plates: x, y, half length, half height."""
    out = []
    for n in range(12):
        x = 214 + 49.5 * n
        size = 1.0 - 0.032 * abs(n - 5)
        top = float(np.interp(x, BODY.lines[0][:, 0], BODY.lines[0][:, 1]))
        out.append((x, top + 4, 27 * size, 15 * size))
    for n in range(28):
        x = 222 + 27.0 * n
        y = float(np.interp(x, (222, 400, 700, 1000), (-6, -4, -4, -3)))
        out.append((x, y, 12, 19 - 0.36 * n))
    for n in range(10):
        x = 262 + 42 * n
        low = float(np.interp(x, BODY.lines[1][:, 0], BODY.lines[1][:, 1]))
        out.append((x, low - 9, 20 - 0.5 * n, 9))
    return out


def plates(s: Sheet) -> tuple[np.ndarray, np.ndarray]:
    """Return height and mask of the plates; each is a lozenge with a keel that rises to the rear."""
    x, y = s.xy
    height, mask = np.zeros_like(x), np.zeros_like(x)
    for px, py, a, b in rows():
        part = s.around(np.array([[px - 1.3 * a, py - 1.3 * b], [px + 1.3 * a, py + 1.3 * b]]), 2)
        u, v = (part.xy[0] - px) / a, (part.xy[1] - py) / b
        d = np.abs(u) ** 1.3 + np.abs(v) ** 1.3
        on = smooth(1.08, 0.86, d)
        rise = on * (
            (1 - np.clip(d, 0, 1)) * 0.55 + 0.5 * np.exp(-((v / 0.22) ** 2)) * smooth(-1, 0.7, u)
        )
        height[part.box] = np.maximum(height[part.box], rise * b * 0.62)
        mask[part.box] = np.maximum(mask[part.box], on)
    return height, mask


def tail(s: Sheet) -> Form:
    """Return the tail fin, with the backbone running into its upper lobe."""
    line = contour(TAIL_LINE)
    s = s.around(line, 12)
    alpha = s.fill(line)
    bone = s.soft(
        s.stroke(
            contour([(940, -2), (1030, -24), (1110, -88), (1220, -168)], closed=False),
            np.linspace(30, 7, 43),
        ),
        4,
    )
    x, y = s.xy
    ray = np.sin((0.75 * x + 0.9 * y) / 3.2)
    rgb = blend(np.ones((*alpha.shape, 3), np.float32) * ink("#5e5a44"), "#8a8468", 0.7 * bone)
    rgb = rgb * (1 + 0.06 * ray * (1 - bone))[..., None]
    height = 10 * bone + 0.5 * ray.astype(np.float32) * (1 - bone)
    return Form(
        s, alpha * smooth(945, 1000, x), height, np.clip(rgb, 0, 1), gloss=0.1, tight=16, wrap=0.4
    )


def body(s: Sheet) -> Form:
    """Return the fish without fins."""
    s = s.around(BODY.outline, 26)
    up, on = plates(s)
    alpha = s.fill(BODY.outline)
    back = on * (s.xy[1] < 0) * (s.xy[0] > 190)
    alpha = np.maximum(alpha, back * 0.999)
    x, y = s.xy
    h = BODY.height(s)
    height = 0.85 * s.dome(s.fill(BODY.outline))
    height += 5 * s.bump(
        contour([(96, -16), (150, -44), (206, -56), (214, 10), (160, 28), (104, 14)]), 8
    )
    height -= 4 * groove(s, [(90, -16), (150, -22), (206, -26)], 8, 2)
    cover = groove(s, [(192, -40), (214, -14), (216, 18), (196, 42)], 9, 2)
    mouth = groove(s, [(96, 24), (108, 20), (122, 22), (132, 30)], 7, 1.2)
    height += up + 0.45 * s.noise(5, 4, 6, 3) * (1 - on) - 6 * cover - 5 * mouth
    rgb = ramp(
        (
            (-1, "#16190f"),
            (-0.4, "#2a2d1c"),
            (0.05, "#474730"),
            (0.36, "#8f8868"),
            (0.6, "#e2d6b8"),
            (1, "#f4ecd4"),
        ),
        h + 0.05 * s.noise(50, 24, 3, 3),
    )
    rgb = rgb * (1 + 0.07 * s.noise(4, 3, 9, 2))[..., None]
    rgb = rgb * (1 - 0.5 * np.clip(s.soft(on, 3) - on, 0, 1))[..., None]
    rgb = blend(rgb, "#b5a67e", 0.75 * on)
    lines = (
        np.abs(np.sin(x / 14 + 3 * np.sin(y / 13))) ** 8
        * smooth(210, 170, x)
        * smooth(0.3, -0.2, h)
    )
    rgb = blend(rgb, "#8f8662", 0.25 * lines)
    rgb = rgb * (1 - 0.5 * cover - 0.7 * mouth)[..., None]
    hole = groove(s, [(78, -8), (86, -9), (92, -6)], 7, 1.0)
    rgb = rgb * (1 - 0.75 * hole)[..., None]
    alpha = alpha * smooth(1012, 985, x)
    return Form(
        s,
        np.asarray(alpha, np.float32),
        s.soft(np.asarray(height, np.float32), 0.5),
        np.clip(rgb, 0, 1),
        gloss=0.18,
        tight=18,
        wrap=0.16,
    )


def barbels(picture: Picture) -> None:
    """Draw the four feelers under the snout, the far ones first."""
    for n, x in enumerate((66, 58, 62, 53)):
        line = COURSE.places(
            contour(
                [(x, 14), (x + 2 - 2 * n, 36), (x - 4 - 3 * n, 58), (x - 2 - 4 * n, 72)],
                closed=False,
            )
        )
        part = picture.sheet.around(line, 4)
        alpha = part.stroke(line, np.linspace(3.4, 1.3, len(line)))
        code = "#c4a68c" if n > 1 else "#937c68"
        form = Form(
            part,
            alpha,
            part.dome(alpha),
            np.ones((*alpha.shape, 3), np.float32) * ink(code),
            gloss=0.3,
        )
        picture.lay(form, LAMP)


def bed(picture: Picture) -> None:
    """Lay the river bed: gravel that comes nearer, a great stone far off."""
    deep = "#46786c"
    boulder(
        picture,
        [(250, 560), (280, 500), (350, 466), (430, 470), (520, 500), (520, 600), (250, 600)],
        LAMP,
        "#777462",
        5,
        sink=(deep, 0.74),
    )
    snow(picture, 532, replace(LAMP, strength=1.2), 6, code="#b49c70", rough=1.0)
    _, y = picture.sheet.xy
    picture.over(deep, 0.8 * smooth(640, 525, y) * (y > 520))
    out_of_focus(picture, 2.4)
    random = np.random.default_rng(6)
    for row in range(7):
        size = 7 + 4.2 * row
        for at in np.arange(-20, 510, size * 5.2):
            x, level = at + random.uniform(-1.4, 1.4) * size, 552 + 20 * row + random.uniform(-9, 9)
            r = size * random.uniform(0.5, 1.1)
            points = [
                (
                    x + r * np.cos(a) * random.uniform(0.9, 1.2),
                    level + 0.62 * r * np.sin(a) * random.uniform(0.85, 1.1),
                )
                for a in np.linspace(0, 2 * np.pi, 8)[:-1]
            ]
            code = ("#8c7a54", "#7c6e54", "#9a8862", "#746c58")[int(random.integers(4))]
            boulder(
                picture,
                points,
                LAMP,
                code,
                int(random.integers(1e6)),
                rough=0.2,
                flat=0.6,
                sink=(deep, max(0.06, 0.55 - 0.09 * row)),
            )
    out_of_focus(picture, 0.8)


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = (
        (0, "#f4dc9c"),
        (0.16, "#d8c48c"),
        (0.4, "#88a888"),
        (0.66, "#4c8074"),
        (0.86, "#386458"),
        (1, "#24463e"),
    )
    picture = Picture(sheet, water(sheet, stops, (110, -10), "#fff4cc", 320, 0.75))
    bed(picture)
    own = straight(COURSE, sheet, half=230)
    shade = sheet.fill(COURSE.places(BODY.outline) * (1, 0.30) + (60, 455))
    picture.darken(0.6 * sheet.soft(shade, 8), (0.25, 0.35, 0.35))

    def bent(form: Form) -> Form:
        return COURSE.bent(form, sheet)

    picture.lay(bent(fin_form(own, FAR_PECTORAL)), LAMP, sink=("#4c8074", 0.35))
    for form in (tail(own), fin_form(own, DORSAL), fin_form(own, ANAL)):
        picture.lay(bent(form), LAMP)
    barbels(picture)
    trunk = bent(body(own))
    trunk.shade = 1 + 0.5 * dapple(trunk.sheet, trunk.height, 5, 34)
    picture.lay(trunk, LAMP)
    fish_eye(
        picture,
        COURSE.place(120, -20),
        9.5 * COURSE.scale_at(120),
        "#b89a50",
        ring="#ffe8a0",
        pupil=0.5,
    )
    for fin in (PELVIC, PECTORAL):
        picture.lay(bent(fin_form(own, fin)), LAMP, cast=(4, 7, 4, 0.5))
    motes(picture, 200, 9, "#fff4d0", 0.5)
    return finished(picture)
