"""Signs for elements, habitats and abilities, drawn in a box of -24..24. Form also tells the kind:
element = round token, habitat = hexagon, ability = paper drop, star = bare star."""

import math
from kit import *

INKS = "#0b2233"


def _hex(r, turn=0):
    return (
        "M"
        + "L".join(
            f"{n(r * math.cos(math.radians(a + turn)))} {n(r * math.sin(math.radians(a + turn)))}"
            for a in range(-90, 270, 60)
        )
        + "Z"
    )


def _star(r, q, k=5):
    return (
        "M"
        + "L".join(
            f"{n((r if i % 2 == 0 else q) * math.sin(math.pi * i / k))} {n(-(r if i % 2 == 0 else q) * math.cos(math.pi * i / k))}"
            for i in range(2 * k)
        )
        + "Z"
    )


def S(d, c="#fff", w=3.2):
    return el(
        "path",
        d=d,
        fill="none",
        stroke=c,
        stroke_width=w,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def F(d, c="#fff"):
    return el("path", d=d, fill=c)


W_ = "#fffdf4"
GLYPH = {
    "sunlight": F("M0-6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0-6.5Z", INKS)
    + S(
        "M0-11V-15.5M0 11V15.5M-11 0H-15.5M11 0H15.5M-7.8-7.8L-11-11M7.8-7.8L11-11M-7.8 7.8L-11 11M7.8 7.8L11 11",
        INKS,
        3.4,
    ),
    "oxygen": circle(-4, 4.5, 7.4, "none", stroke=INKS, stroke_width=3)
    + circle(8, -5, 4.6, "none", stroke=INKS, stroke_width=2.8)
    + circle(-4, -11, 2.6, INKS)
    + S("M-8 3A4.4 4.4 0 0 1-5 .3", W_, 2.2),
    "salinity": F("M0-15L13-7.5V7.5L0 15L-13 7.5V-7.5Z", W_)
    + S("M0-15L13-7.5V7.5L0 15L-13 7.5V-7.5ZM-13-7.5L0 0L13-7.5M0 0V15", "#3b2566", 2.4),
    "nutrients": F("M-3-14Q-1.2-1.8 11 1Q-1.2 3.8-3 16Q-4.8 3.8-17 1Q-4.8-1.8-3-14Z", W_)
    + F("M10-16Q10.9-10.4 16-9.5Q10.9-8.6 10-3Q9.1-8.6 4-9.5Q9.1-10.4 10-16Z", INKS)
    + circle(9, 11, 3, INKS),
    "temperature": S("M0-12V4", W_, 9)
    + circle(0, 9, 7.6, W_)
    + S("M0-7V7", "#8e1f1a", 3.6)
    + circle(0, 9, 4.6, "#8e1f1a")
    + S("M8-11H12M8-5H11M8 1H12", INKS, 2.2),
    "ice": S(
        "M0-15V15M-13-7.5L13 7.5M-13 7.5L13-7.5M-4-12L0-8L4-12M-4 12L0 8L4 12M-12.4-2.4L-7-4L-8.3-9.6M12.4 2.4L7 4L8.3 9.6M-12.4 2.4L-7 4L-8.3 9.6M12.4-2.4L7-4L8.3-9.6",
        "#123f5c",
        2.6,
    ),
    "mud": S("M-16-8H-6M6-8H16M-16 3H-9M9 3H16M-16 13H16", W_, 3)
    + S("M-4-9V2A4 4 0 0 0 4 2V-9", W_, 3.4),
    "river": S("M-3-17C-14-10 12-6 4 0C-4 6-14 8 2 17", W_, 7)
    + S("M-3-16C-14-10 12-6 4 0C-4 6-14 8 2 16", "#6a4a10", 2),
    "rock": F("M-16 12C-17 4-12-1-6-1C-1-1 2 4 2 12Z", W_)
    + F("M1 12C2 3 6-1 10-1C15 0 17 6 16 12Z", "#d8c8ea")
    + F("M-7-3C-7-10-2-14 3-13C8-12 9-7 8-3C4-4 2-2 1 0C-1-3-4-4-7-3Z", W_),
    "open_water": S("M-17-5C-11-13-7-11-4-6C0 1 5-1 8-6C11-10 14-10 17-7", W_, 3.6)
    + S("M-17 7C-11-1-7 1-4 6C0 13 5 11 8 6C11 2 14 2 17 5", "#9fd0f0", 3.6),
    "coast": S("M-5 9C-5-2-4-8-2-15M4 9C4 0 6-4 9-8M-4 0C-8-3-10-5-12-9", INKS, 2.8)
    + S("M-2-16V-9", "#5a3512", 5.2)
    + S("M-16 12C-9 8-5 14 1 12C7 9 11 14 16 11", W_, 3.4),
    "pass": S("M-10 11C-11-3-4-8 7-8", INKS, 4) + F("M4-16L16-8L4 0Z", INKS),
    "plus": S("M0-12V12M-12 0H12", INKS, 5.4),
    "refresh": S("M-11-3A11.5 11.5 0 0 1 9-8M11 3A11.5 11.5 0 0 1-9 8", INKS, 3.8)
    + F("M14-13L13-1L4-7Z", INKS)
    + F("M-14 13L-13 1L-4 7Z", INKS),
    "lens": circle(-3, -3, 9, "none", stroke=INKS, stroke_width=3.6) + S("M4 4L13 13", INKS, 5),
}


def sign(kind, x, y, s=1.0):
    if kind == "star":
        body = (
            F(_star(21, 9.4), "#fff3cf") + F(_star(16.5, 7.6), AMBER) + S(_star(21, 9.4), INKS, 2)
        )
    elif kind in ELEMENT:
        body = (
            circle(0, 0, 22, W_)
            + circle(0, 0, 19.4, ELEMENT[kind])
            + circle(0, 0, 22, "none", stroke=INKS, stroke_width=1.6)
            + GLYPH[kind]
        )
    elif kind in HABITAT:
        body = F(_hex(24), W_) + F(_hex(21), HABITAT[kind]) + S(_hex(24), INKS, 1.6) + GLYPH[kind]
    else:
        body = (
            circle(0, 0, 22, "#f7f1e3")
            + circle(0, 0, 22, "none", stroke=INKS, stroke_width=1.6)
            + circle(0, 0, 18.6, "none", stroke="#d9a441", stroke_width=1.6)
            + GLYPH[kind]
        )
    return f'<g id="sign-{kind}-{x:.0f}-{y:.0f}" transform="translate({n(x)} {n(y)}) scale({s:.3f})">{body}</g>'
