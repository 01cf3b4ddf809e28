"""The icon and the lettering.

icon: a wave and a fish in a hexagon with a drop of amber sun: three forms. icon_small: the same for 16 to 32 px, where
only a white fish before a sun survives: no edges, no gill, edges of forms on whole pixels of 16.
title: "Ecosfera Baltica" as outlines of Fraunces Bold, two lines, no text element; a small swell under it.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/app/", 1)[0])
from kit import *

FONT = ROOT / "assets" / "fonts" / "Fraunces_700Bold.ttf"


def icon():
    P = Pic("icon", "Ecosfera Baltica", 512, 512, folder="app")
    corners = [
        (256 + 244 * math.sin(math.radians(a)), 256 - 244 * math.cos(math.radians(a)))
        for a in range(0, 360, 60)
    ]
    d = ""
    for i, b in enumerate(corners):
        a, c = corners[i - 1], corners[(i + 1) % 6]
        near = lambda p: (
            b[0] + (p[0] - b[0]) * 46 / math.dist(p, b),
            b[1] + (p[1] - b[1]) * 46 / math.dist(p, b),
        )
        s, e = near(a), near(c)
        d += f"{'L' if i else 'M'}{n(s[0])} {n(s[1])}Q{n(b[0])} {n(b[1])} {n(e[0])} {n(e[1])}"
    d += "Z"
    P.d(
        clip("hexagon", d),
        lin("sky", "#fff3c8", "#fbd489", y2=260),
        lin("sea", "#2fb0b8", (0.5, "#137a96"), (1, "#073a60"), y1=200, y2=512),
        lin("sea-near", "#1590a4", "#06304f", y1=330, y2=512),
        rad("sun", (0, "#ffe9a0"), (1, "#f2a026"), cx=300, cy=130, r=110),
        lin("fish", "#ffffff", "#dff1ee", "#a9d3d6", y1=230, y2=400),
    )
    swell = [
        (-10, 250, "c"),
        (60, 226),
        (140, 222),
        (220, 252),
        (300, 262),
        (390, 232),
        (460, 222),
        (522, 236, "c"),
    ]
    low = [
        (-10, 412, "c"),
        (70, 396),
        (160, 410),
        (256, 428),
        (352, 410),
        (440, 396),
        (522, 410, "c"),
    ]
    body = [
        (92, 330, "c"),
        (124, 286),
        (190, 256),
        (262, 258),
        (322, 290),
        (352, 314),
        (424, 258, "c"),
        (408, 330),
        (426, 400, "c"),
        (352, 346),
        (312, 374),
        (250, 396),
        (176, 390),
        (118, 362),
    ]
    P.add(
        g(
            "icon-picture",
            el("rect", width=512, height=512, fill="url(#sky)"),
            circle(300, 146, 84, "url(#sun)"),
            path(curve([(-10, 522, "c")] + swell + [(522, 522, "c")]), "url(#sea)"),
            line(curve(swell, False), "#ffffff", 15, 0.95),
            path(curve(body), "url(#fish)"),
            path(
                curve([(196, 262, "c"), (214, 232), (258, 204, "c"), (284, 232), (306, 282, "c")]),
                "#cfe9e8",
            ),
            line("M188 276Q214 326 188 376", "#0f6480", 11, 0.8),
            circle(146, 316, 17, "#07304f"),
            circle(140, 309, 5.4, "#ffffff"),
            path(
                curve([(-10, 522, "c")] + low + [(522, 522, "c")]), "url(#sea-near)", opacity=0.92
            ),
            line(curve(low, False), "#9fe0dc", 9, 0.8),
            clip_path="url(#hexagon)",
        ),
        g(
            "icon-edge",
            path(d, "none", stroke="#06263f", stroke_width=20, stroke_linejoin="round"),
            path(d, "none", stroke="#f2a93b", stroke_width=8, stroke_linejoin="round"),
        ),
    )
    P.save()


def icon_small():
    P = Pic("icon_small", "Ecosfera Baltica, small", 128, 128, folder="app")
    tile = "M64 1L117 30Q122 33 122 39V89Q122 95 117 98L64 127L11 98Q6 95 6 89V39Q6 33 11 30Z"
    P.d(clip("tile", tile), lin("sea", "#1590a4", "#06304f", y1=48, y2=128))
    body = [
        (14, 80, "c"),
        (24, 64),
        (46, 52),
        (68, 56),
        (84, 72),
        (90, 78),
        (112, 54, "c"),
        (106, 80),
        (112, 106, "c"),
        (90, 84),
        (70, 104),
        (46, 108),
        (24, 96),
    ]
    P.add(
        g(
            "icon-picture",
            el("rect", width=128, height=128, fill="#ffe9b0"),
            circle(76, 34, 26, "#f2991f"),
            el("rect", y=48, width=128, height=80, fill="url(#sea)"),
            path(curve(body), "#ffffff"),
            circle(36, 76, 8.5, "#06263f"),
            clip_path="url(#tile)",
        ),
        path(tile, "none", stroke="#06263f", stroke_width=5, stroke_linejoin="round"),
    )
    P.save()


def title():
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont

    font = TTFont(FONT)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    size = 240
    scale = size / font["head"].unitsPerEm

    kerning = {}
    if "kern" in font:
        for table in font["kern"].kernTables:
            kerning.update(table.kernTable)

    def letters(text, x, y):
        out, before = [], None
        for letter in text:
            glyph = names[ord(letter)]
            x += kerning.get((before, glyph), 0) * scale
            pen = SVGPathPen(glyphs, ntos=n)
            glyphs[glyph].draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
            out.append(pen.getCommands())
            x += glyphs[glyph].width * scale
            before = glyph
        return "".join(out), x

    first, end_one = letters("Ecosfera", 20, 216)
    second, end_two = letters("Baltica", 20, 450)
    width = math.ceil(max(end_one, end_two) + 24)
    P = Pic("title", "Ecosfera Baltica", width, 520, folder="app")
    P.d(lin("paper", "#fffdf4", "#fbf3df", (1, "#e6efe2"), y1=40, y2=460))
    shape = first + second
    start, finish_at = end_two + 24, width - 26
    steps = 6
    step = (finish_at - start) / steps
    swell = [(start + i * step, 420 + (10 if i % 2 else -10)) for i in range(steps + 1)]
    parts = [
        g("lettering-shade", path(shape, "#04202f", opacity=0.35, transform="translate(3 7)")),
        g("lettering", path(shape, "url(#paper)")),
    ]
    if step > 12:
        parts.append(
            g(
                "swell",
                line(curve(swell, False), "#f2a93b", 11, 1),
                line(curve([(x, y + 30) for x, y in swell], False), "#bfe9e2", 7, 0.85),
            )
        )
    P.add(*parts)
    P.save()


if __name__ == "__main__":
    icon()
    icon_small()
    title()
