"""The ability tokens, 128 x 128: soft squares cut from shell, as the signs of abilities are.

Face up: warm mother-of-pearl, the glyph carved in and inked. Face down: the dark back of the same shell, the
glyph only a shallow trace, and the drop that means "used" lying on it. Up and down part at 18 px by tone alone.
"""

import sys

sys.path.insert(0, __file__.rsplit("/tokens/", 1)[0])
from kit import *
from sign_kit import ABILITIES, glyph_ability

SIDE = 128
TEAL, DEEP = "#0B5562", "#073c48"
DROP = "M32 3.6C41.6 19.4 52 28.4 52 40.4a20 20 0 0 1-40 0C12 28.4 22.4 19.4 32 3.6Z"


def square(inset, fill, dy=0.0, **k):
    """A soft square, `inset` from the edge of the token."""
    side = 118 - 2 * inset
    return el(
        "rect",
        x=n(5 + inset),
        y=n(2 + inset + dy),
        width=n(side),
        height=n(side),
        rx=n(35 - inset * 0.8),
        fill=fill,
        **k,
    )


def glyph(name, colour, dy=0.0):
    """The ability's glyph, as large as the square allows."""
    at = f"translate(64 {n(61 + dy)}) scale(2.12) translate(-32 -32)"
    return gg(glyph_ability(name, colour), transform=at)


def token(name, rim, side, face, parts, defs=()):
    P = Pic(name, name.replace("_", " ").capitalize(), SIDE, SIDE, folder="tokens")
    P.d(
        lin("rim", *rim, y1=7, y2=115),
        lin("face", *face, x1=30, y1=7, x2=90, y2=115),
        *defs,
    )
    P.add(
        g("shadow", square(1, "#04182a", 7, opacity=0.2), square(2, "#04182a", 5, opacity=0.25)),
        g("edge", square(0, side, 4)),
        g("body", square(0, "url(#rim)"), square(6.5, "url(#face)")),
        *parts,
    )
    P.save()


for ability in ABILITIES:
    sheen = curve([(16, 40), (44, 15), (78, 13), (48, 44), (22, 92), (15, 78)])
    token(
        f"{ability}_up",
        ("#2f97a0", "#0f6b78", "#0B5562"),
        DEEP,
        ("#ffffff", (0.45, "#fdf5df"), "#e3cfa2"),
        [
            g(
                "nacre",
                path(sheen, "#ffffff", opacity=0.75),
                line(curve([(26, 104), (70, 101), (108, 66)], False), "#f3b7a8", 5, 0.35),
                line(curve([(30, 97), (66, 94), (99, 60)], False), "#9fd8d2", 4, 0.45),
                clip_path="url(#inner)",
            ),
            g("glyph", glyph(ability, "#ffffff", 2.6), glyph(ability, TEAL)),
            g(
                "light",
                square(3.2, "none", stroke="url(#lit)", stroke_width=2.6),
            ),
        ],
        [
            f'<clipPath id="inner">{square(6.5, "#fff")}</clipPath>\n',
            lin("lit", (0, "#d9fff6", 0.95), (0.45, "#d9fff6", 0), y1=7, y2=115),
        ],
    )
    token(
        f"{ability}_down",
        ("#8fb1b8", "#5f8792", "#3f6774"),
        "#1c3d4b",
        ("#3d6472", (0.5, "#2a4e5d"), "#1d3d4c"),
        [
            g(
                "growth",
                *[
                    line(
                        curve([(14, 118 - k), (52, 108 - k), (92, 84 - k), (116, 46 - k)], False),
                        "#7fa7b2",
                        2,
                        0.22,
                    )
                    for k in range(0, 100, 17)
                ],
                clip_path="url(#inner)",
            ),
            g(
                "trace",
                gg(glyph(ability, "#0c2733", -2.4), opacity=0.7),
                gg(glyph(ability, "#9fc1c8"), opacity=0.72),
            ),
            g(
                "drop",
                path(DROP, "#061a26", opacity=0.45, transform="translate(57 55) scale(1.18)"),
                gg(
                    path(DROP, "url(#water)", stroke="#f2fbff", stroke_width=5),
                    line("M21.6 41.6a10.4 10.4 0 0 0 8 9.4", "#eaf7ff", 4.8),
                    transform="translate(57 51) scale(1.18)",
                ),
            ),
        ],
        [
            f'<clipPath id="inner">{square(6.5, "#fff")}</clipPath>\n',
            lin("water", "#7fd0f5", "#2f8fd0", "#1a63a8", y1=4, y2=60),
        ],
    )
