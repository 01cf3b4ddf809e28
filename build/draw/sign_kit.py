"""All signs and interface icons, view box 0 0 64 64, transparent ground.

The container tells the family, in grey too: disc = element (ink glyph), hexagon = habitat (white glyph; ice the other
way round), soft square = ability, triangle point down = pressure, cracked stone = impact, pennant = policy.
Every sign is written with its container; `glyph_*` and `icon_*` are bare and white, so that the program can tint them.
Nothing is thinner than 4.4 units: 1.1 px when the sign is shown at 16 px.
"""

import math

INK, PAPER, TEAL, WHITE, ICE_INK = "#0E2433", "#FBF7EC", "#0B5562", "#FFFFFF", "#14507A"
COLOUR = {
    "sunlight": "#F7B733",
    "oxygen": "#6CC3EE",
    "salinity": "#B79AEA",
    "nutrients": "#74C365",
    "temperature": "#F0796A",
    "ice": "#D5F0F7",
    "mud": "#A5412D",
    "river": "#B07A18",
    "rock": "#6D4A93",
    "open_water": "#1B4F9C",
    "coast": "#3E8436",
    "negative": "#6B3A8F",
    "dual": "#33803A",
    "measure": "#2463B5",
    "funding": "#0C8080",
}
ELEMENTS = ["sunlight", "oxygen", "salinity", "nutrients", "temperature"]
HABITATS = ["ice", "mud", "river", "rock", "open_water", "coast"]
ABILITIES = ["pass", "plus", "refresh"]
POLICIES = ["negative", "dual", "measure", "funding"]


# ------------------------------------------------------------------ words
def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def points(pairs):
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def stroke(d, colour, width, more=""):
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"{more}/>'


def solid(d, colour, round_by=0):
    edge = (
        f' stroke="{colour}" stroke-width="{round_by}" stroke-linejoin="round"' if round_by else ""
    )
    return f'<path d="{d}" fill="{colour}"{edge}/>'


def dot(x, y, r, colour):
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{colour}"/>'


def ring(x, y, r, colour, width):
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def polar(cx, cy, r, degrees):
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def star_points(cx, cy, count, outer, inner, turn=-90):
    return [
        polar(cx, cy, inner if i % 2 else outer, turn + i * 180 / count) for i in range(2 * count)
    ]


def spark(cx, cy, r, colour):
    """A four-pointed star with hollow sides."""
    k = r * 0.17
    return solid(
        f"M{number(cx)} {number(cy - r)}Q{number(cx + k)} {number(cy - k)} {number(cx + r)} {number(cy)}"
        f"Q{number(cx + k)} {number(cy + k)} {number(cx)} {number(cy + r)}Q{number(cx - k)} {number(cy + k)} {number(cx - r)} {number(cy)}"
        f"Q{number(cx - k)} {number(cy - k)} {number(cx)} {number(cy - r)}Z",
        colour,
        1.6,
    )


# ------------------------------------------------------------------ glyphs, drawn round the centre (32, 32)
def glyph_element(name, c):
    if name == "sunlight":
        rays = ""
        for i in range(8):
            (x1, y1), (x2, y2) = polar(32, 32, 15.8, i * 45), polar(32, 32, 22.2, i * 45)
            rays += f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        return dot(32, 32, 10.4, c) + stroke(rays, c, 5.4)
    if name == "oxygen":
        return ring(25.6, 37, 11, c, 5.4) + ring(42.4, 20.4, 6.6, c, 5) + dot(44.4, 41.6, 5.2, c)
    if name == "salinity":
        top = "M15 26L24.6 16.4H48.6V39L39 48.6"
        return solid("M15 26H39V48.6H15Z", c, 3) + stroke(top + "M39 26L48.6 16.4", c, 4.6)
    if name == "nutrients":
        return spark(27.4, 35.6, 19.6, c) + spark(45.8, 18.2, 9.6, c)
    if name == "temperature":
        tube = "M25 15.6a5.8 5.8 0 0 1 11.6 0V34.6a11 11 0 1 1-11.6 0Z"
        return (
            stroke(tube, c, 4.6)
            + dot(30.8, 43.4, 6.4, c)
            + stroke("M30.8 42V24.6", c, 4.8)
            + stroke("M44 15.8h5M44 25h5", c, 4.6)
        )
    raise KeyError(name)


def glyph_habitat(name, c):
    if name == "ice":
        return (
            solid("M17.6 29L26.4 14.6L33.4 22.4L37.6 18.4L46.4 29Z", c, 2)
            + stroke("M12.4 34.6H51.6", c, 4.4)
            + solid("M19.6 40.4H44.4L38 51.6L29.2 48.4Z", c, 2)
        )
    if name == "mud":
        grains = [
            (16.6, 36.4, 3.5),
            (47.4, 36.4, 3.5),
            (22, 46.4, 3.2),
            (42, 46.4, 3.2),
            (32, 52, 3.5),
        ]
        return stroke("M12.6 22.6H23.4V33.6a8.6 8.6 0 0 0 17.2 0V22.6H51.4", c, 5.6) + "".join(
            dot(*grain, c) for grain in grains
        )
    if name == "river":
        return stroke("M42 15C17 17.4 20 27.4 32 31.8S47 44 22 49.4", c, 8.2)
    if name == "rock":
        return (
            solid("M14.4 41.4L18.6 32.4L27 31.4L31 37.8L29.8 48.2L17.4 49Z", c, 3)
            + solid("M35.6 48.4L37.2 36.8L43.4 31.4L50.4 35.8L51.2 44L46.8 48.8Z", c, 3)
            + solid("M23.2 24.8L27.4 15.8L36.6 14.6L42.6 21L40.4 27L32.6 31.6Z", c, 3)
        )
    if name == "open_water":
        swell = "".join(
            f"M11.6 {y}c4.6-9.4 9.2-9.4 13.6 0s9 9.4 13.6 0 9-9.4 13.6 0" for y in (24.6, 40.8)
        )
        return stroke(swell, c, 5.6)
    if name == "coast":
        return (
            stroke(
                "M32 40.6V20M23.2 40.6C23.2 32 22 28.6 18.6 24.2M40.8 40.6c0-8.6 1.2-12 4.6-16.4",
                c,
                4.8,
            )
            + f'<ellipse cx="32" cy="18.6" rx="4.9" ry="7.6" fill="{c}"/>'
            + stroke("M15.4 46.8c5.6-3.8 11-3.8 16.6 0s11 3.8 16.6 0", c, 5)
        )
    raise KeyError(name)


def glyph_ability(name, c):
    if name == "pass":
        return stroke("M16.4 47.4V41.6a14 14 0 0 1 14-14H38", c, 7.4) + solid(
            "M37.6 15.4L51 27.6L37.6 39.8Z", c, 3.4
        )
    if name == "plus":
        return stroke("M32 15.6V48.4M15.6 32H48.4", c, 8.6)
    if name == "refresh":
        # two arrows round a ring: each arc ends in a head that points along it
        out = ""
        for turn in (0, 180):
            start, end = polar(32, 32, 15.6, turn + 184), polar(32, 32, 15.6, turn + 308)
            tip = polar(*end, 11.5, turn + 308 + 96)
            left, right = polar(*end, 9.4, turn + 308), polar(*end, 9.4, turn + 308 + 180)
            arc = f"M{number(start[0])} {number(start[1])}A15.6 15.6 0 0 1 {number(end[0])} {number(end[1])}"
            head = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in (left, tip, right)) + "Z"
            out += stroke(arc, c, 6.2) + solid(head, c, 2.4)
        return out
    raise KeyError(name)


def glyph_policy(name, c):
    if name == "negative":
        return stroke("M20.6 28H43.4", c, 7.6)
    if name == "dual":
        return (
            stroke("M19.6 20.6H38M44.4 34.6H26", c, 5)
            + solid("M38 13.4L46.4 20.6L38 27.8Z", c, 1.6)
            + solid("M26 27.4L17.6 34.6L26 41.8Z", c, 1.6)
        )
    if name == "measure":
        return stroke("M20.6 28L28.2 35.8L43.6 19.4", c, 7)
    if name == "funding":
        return ring(32, 27, 12.6, c, 4.8) + dot(32, 27, 5.2, c)
    raise KeyError(name)


# ------------------------------------------------------------------ containers
HEXAGON = [polar(32, 32, 28.6, a) for a in range(-90, 270, 60)]


def sign_element(name):
    disc = f'<circle cx="32" cy="32" r="28.6" fill="{COLOUR[name]}" stroke="{INK}" stroke-opacity=".62" stroke-width="2.8"/>'
    return disc + glyph_element(name, INK)


def sign_habitat(name):
    edge, ink = (ICE_INK, ICE_INK) if name == "ice" else (WHITE, WHITE)
    tile = f'<polygon points="{points(HEXAGON)}" fill="{COLOUR[name]}" stroke="{edge}" stroke-width="2.8" stroke-linejoin="round"/>'
    return tile + glyph_habitat(name, ink)


def sign_ability(name):
    square = f'<rect x="4" y="4" width="56" height="56" rx="16.5" fill="{PAPER}" stroke="{TEAL}" stroke-width="4"/>'
    return square + glyph_ability(name, TEAL)


def sign_policy(name):
    flag = "M9.2 3.4H54.8V60L32 48.4L9.2 60Z"
    return (
        f'<path d="{flag}" fill="{COLOUR[name]}" stroke="{WHITE}" stroke-width="2.8" stroke-linejoin="round"/>'
        + glyph_policy(name, WHITE)
    )


def sign_star():
    return f'<polygon points="{points(star_points(32, 34.6, 5, 29.4, 13))}" fill="#FFD34D" stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"/>'


def sign_lens():
    handle, glass = "M39.6 39.6L54.6 54.6", '<circle cx="26.4" cy="26.4" r="18.4" '
    return (
        stroke(handle, INK, 14.8)
        + glass
        + f'fill="{INK}" stroke="{INK}" stroke-width="12"/>'
        + stroke(handle, PAPER, 8.2)
        + glass
        + f'fill="#8FD3E6" stroke="{PAPER}" stroke-width="6"/>'
        + stroke("M17.8 25.6a9 9 0 0 1 7-7.6", WHITE, 4.4)
    )


def sign_pressure():
    shape = "M8.4 6.4H55.6a4.4 4.4 0 0 1 3.8 6.6L35.8 57.4a4.4 4.4 0 0 1-7.6 0L4.6 13a4.4 4.4 0 0 1 3.8-6.6Z"
    return (
        f'<path d="{shape}" fill="#8C2F5E" stroke="#FFE3EE" stroke-width="3.2"/>'
        + stroke("M32 14.6V29", WHITE, 6.8)
        + solid("M21.4 27.4H42.6L32 41.4Z", WHITE, 2.4)
    )


def sign_impact():
    """A stone with chipped edge, broken into four pieces: the dark ground shows through the cracks."""
    stone = "M20.4 5L42 3.6L58.4 16.4L60.2 37.6L49.4 57L28 60.4L8.2 50.2L3.8 26.6Z"
    pieces = [
        ("M22 8.4L28.6 8L30 23.4L20.6 31L7.4 26.6Z", "#E2DFD6"),
        ("M35.4 7.4L41 7L54.6 17.8L55 23.6L36.8 22.2Z", "#D2CFC5"),
        ("M55.6 30.6L56.6 37L47.4 53.6L37.4 55.2L41.2 42.4L28.2 34.6L34.8 29.2Z", "#C2BFB5"),
        ("M7.6 33.6L19.4 37.6L33.8 46L30.2 56.4L28.6 56.6L11.2 47.8Z", "#B2AFA6"),
    ]
    return solid(stone, "#34332F", 2.4) + "".join(solid(d, colour, 1.4) for d, colour in pieces)


def sign_droplet():
    drop = "M32 3.6C41.6 19.4 52 28.4 52 40.4a20 20 0 0 1-40 0C12 28.4 22.4 19.4 32 3.6Z"
    return (
        f'<path d="{drop}" fill="#2E86C1" stroke="#EAF7FF" stroke-width="3.4" stroke-linejoin="round"/>'
        + stroke("M21.6 41.6a10.4 10.4 0 0 0 8 9.4", "#EAF7FF", 4.8)
    )


# ------------------------------------------------------------------ interface icons (white)
def icons():
    w, bold, thick = WHITE, 6.4, 7.6
    fish = "M5 32C14 17.6 33 15 45.6 28.4L58.4 17.4C55.6 27 55.6 37 58.4 46.6L45.6 35.6C33 49 14 46.4 5 32Z"
    speaker = "M5 24.4H14.4L29.4 11.6V52.4L14.4 39.6H5Z"
    house_of_cards = "M22 15H54V59H22Z"
    out = {
        "undo": stroke("M22 25H38.4a14.6 14.6 0 0 1 0 29.2H21", w, thick)
        + solid("M25 9.4V40.6L6.4 25Z", w, 3.6),
        "redo": stroke("M42 25H25.6a14.6 14.6 0 0 0 0 29.2H43", w, thick)
        + solid("M39 9.4V40.6L57.6 25Z", w, 3.6),
        "restart": stroke("M9.4 11V53", w, thick)
        + stroke("M57 32H38", w, thick)
        + solid("M40 15.4V48.6L20.4 32Z", w, 3.6),
        "hint": stroke(
            "M24 43C24 37 14.6 33.4 14.6 22.6a17.4 17.4 0 0 1 34.8 0C49.4 33.4 40 37 40 43Z",
            w,
            bold,
        )
        + stroke("M25 51.6H39", w, 5.6)
        + stroke("M29 59.4H35", w, 5.2),
        "rules": stroke(
            "M32 16.4C26 11 16.6 9.8 5.6 11.4V50.4C16.6 48.8 26 50 32 55.4C38 50 47.4 48.8 58.4 50.4V11.4C47.4 9.8 38 11 32 16.4V54",
            w,
            bold,
        ),
        "menu": stroke("M8 14.6H56M8 32H56M8 49.4H56", w, thick),
        "settings": gear(w),
        "language": ring(32, 32, 26.4, w, 5.8)
        + stroke("M6.4 32H57.6", w, 5.2)
        + stroke("M32 6.4C16.6 20.4 16.6 43.6 32 57.6C47.4 43.6 47.4 20.4 32 6.4Z", w, 5.2),
        "check": stroke("M8.4 34L24.4 50L55.6 15", w, 10.4),
        "cross": stroke("M11 11L53 53M53 11L11 53", w, 10.4),
        "arrow_down": stroke("M10 22.4L32 44.4L54 22.4", w, 10.4),
        "arrow_right": stroke("M7.4 32H42", w, 9.4) + solid("M37.4 12.6L58 32L37.4 51.4Z", w, 4),
        "arrow_left": stroke("M56.6 32H22", w, 9.4) + solid("M26.6 12.6L6 32L26.6 51.4Z", w, 4),
        "plus": stroke("M32 8V56M8 32H56", w, 11),
        "minus": stroke("M8 32H56", w, 11),
        "dice": f'<rect x="6" y="6" width="52" height="52" rx="11" fill="none" stroke="{w}" stroke-width="{bold}"/>'
        + dot(20.4, 20.4, 5.6, w)
        + dot(32, 32, 5.6, w)
        + dot(43.6, 43.6, 5.6, w),
        "person": ring(32, 19.6, 13, w, bold)
        + stroke("M7.4 58C9.2 43.4 18 37.6 32 37.6S54.8 43.4 56.6 58", w, bold),
        "robot": f'<rect x="7" y="21" width="50" height="36" rx="8" fill="none" stroke="{w}" stroke-width="{bold}"/>'
        + stroke("M32 20V11", w, 5.6)
        + dot(32, 8, 5.4, w)
        + dot(22, 34.6, 5.2, w)
        + dot(42, 34.6, 5.2, w)
        + stroke("M24 46.6H40", w, 5),
        "cards": stroke(house_of_cards, w, bold) + stroke("M11 49V5H43", w, bold),
        "infinity": stroke(
            "M32 32C26.4 22.2 21.8 19 17.4 19a13 13 0 0 0 0 26C21.8 45 26.4 41.8 32 32S42.2 19 46.6 19a13 13 0 0 1 0 26C42.2 45 37.6 41.8 32 32Z",
            w,
            7,
        ),
        "clock": ring(32, 32, 26.2, w, bold) + stroke("M32 16.4V32.6L43 40", w, bold),
        "eye": stroke(
            "M4.8 32C11.6 19.4 21 13 32 13S52.4 19.4 59.2 32C52.4 44.6 43 51 32 51S11.6 44.6 4.8 32Z",
            w,
            6,
        )
        + dot(32, 32, 9.8, w),
        "book": stroke("M15.4 52.6V11.6A6 6 0 0 1 21.4 5.6H50V46.6H21.4a6 6 0 0 0 0 12H50", w, bold)
        + stroke("M26.6 18.6H39.4M26.6 29.6H39.4", w, 5.2),
        "save": stroke("M6 6H46L58 18V58H6Z", w, bold)
        + stroke("M20 8V21H40V8M18 57V38H46V57", w, 5.4),
        "trash": stroke("M6.4 15.6H57.6M24 14V5.6H40V14", w, bold)
        + stroke("M13 16L16.4 58.2H47.6L51 16", w, bold)
        + stroke("M26 27.4L27 47M38 27.4L37 47", w, 5),
        "play": solid("M15.4 6.4L55 32L15.4 57.6Z", w, 6.4),
        "pause": f'<rect x="11" y="7" width="15.4" height="50" rx="5" fill="{w}"/><rect x="37.6" y="7" width="15.4" height="50" rx="5" fill="{w}"/>',
        "fish": stroke(fish, w, 5.8) + dot(19.4, 29, 3.9, w),
        "leaf": stroke("M13.4 47C7.6 22.6 22 7.4 57 7C58.4 33.4 45.6 55 20.4 49.4", w, bold)
        + stroke("M7.4 57.6C14.6 44 24.4 32 39 24", w, 6),
        "trophy": solid("M17 6H47V22.6a15 15 0 0 1-30 0Z", w, 4.6)
        + stroke(
            "M16 12.4H6.6C6.6 22.6 10.4 28.8 18.4 30.6M48 12.4h9.4C57.4 22.6 53.6 28.8 45.6 30.6",
            w,
            5.4,
        )
        + stroke("M32 36V49", w, 7.4)
        + stroke("M19 56H45", w, 7.6),
        "sound": solid(speaker, w, 3.4)
        + stroke(
            "M38.6 22.6C43.6 28 43.6 36 38.6 41.4M47.6 13.4C57.6 23.8 57.6 40.2 47.6 50.6", w, 5.8
        ),
        "sound_off": solid(speaker, w, 3.4) + stroke("M40 23.6L57 40.4M57 23.6L40 40.4", w, 6.4),
        "keyboard": f'<rect x="4.6" y="13" width="54.8" height="38" rx="7" fill="none" stroke="{w}" stroke-width="5.6"/>'
        + "".join(
            dot(x, y, 2.9, w)
            for x, y in [
                (16, 24.6),
                (26.6, 24.6),
                (37.4, 24.6),
                (48, 24.6),
                (21.4, 33),
                (32, 33),
                (42.6, 33),
            ]
        )
        + stroke("M22 41.6H42", w, 5),
        "window": stroke("M6 9.6H58V54.4H6Z", w, bold) + solid("M6 9.6H58V20.4H6Z", w, 4),
        "text": stroke("M4.6 54L19.4 12.4L34.2 54M10 40.4H28.8", w, 6.4)
        + stroke("M40.4 54L49.8 27.6L59.2 54M43.6 45.4H56", w, 5.2),
        "log": stroke("M12 5.6H52V58.4H12Z", w, bold)
        + stroke("M22.6 19H41.4M22.6 31H41.4M22.6 43H34", w, 5.4),
        "now": solid("M37.6 5L13 35.4H28.4L24.4 59L51 26.4H34.6Z", w, 3.4),
    }
    return out


def gear(colour):
    """Eight teeth round a ring."""
    rim = []
    for i in range(8):
        a = i * 45
        rim += [
            polar(32, 32, 21.4, a - 15.5),
            polar(32, 32, 28.4, a - 9.5),
            polar(32, 32, 28.4, a + 9.5),
            polar(32, 32, 21.4, a + 15.5),
        ]
    outline = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in rim) + "Z"
    hole = "M32 22.2a9.8 9.8 0 1 0 .01 0Z"
    return f'<path d="{outline}{hole}" fill="{colour}" fill-rule="evenodd" stroke="{colour}" stroke-width="2.6" stroke-linejoin="round"/>'


# a bare glyph is moved and enlarged to fill its box: centre x, centre y, factor
FILL = {
    "sunlight": (32, 32, 1.2),
    "oxygen": (32, 32, 1.42),
    "salinity": (31.6, 32.4, 1.5),
    "nutrients": (31.6, 32, 1.2),
    "temperature": (35, 31.8, 1.18),
    "ice": (32, 33, 1.34),
    "mud": (32, 37, 1.32),
    "river": (32, 32.2, 1.36),
    "rock": (32.8, 31.8, 1.44),
    "open_water": (32, 32.7, 1.3),
    "coast": (32, 30.9, 1.42),
    "pass": (32.6, 33.2, 1.46),
    "plus": (32, 32, 1.4),
    "refresh": (32, 32, 1.36),
}


def bare(name, glyph):
    cx, cy, factor = FILL[name]
    return f'<g transform="translate(32 32) scale({factor}) translate({number(-cx)} {number(-cy)})">{glyph(name, WHITE)}</g>'


def all_signs():
    out = {}
    for names, sign, glyph in (
        (ELEMENTS, sign_element, glyph_element),
        (HABITATS, sign_habitat, glyph_habitat),
        (ABILITIES, sign_ability, glyph_ability),
    ):
        for name in names:
            out[name] = sign(name)
            out[f"glyph_{name}"] = bare(name, glyph)
    for name in POLICIES:
        out[f"policy_{name}"] = sign_policy(name)
        out[f"glyph_policy_{name}"] = (
            f'<g transform="translate(32 32) scale(1.8) translate(-32 -28)">{glyph_policy(name, WHITE)}</g>'
        )
    out |= {
        "star": sign_star(),
        "lens": sign_lens(),
        "pressure": sign_pressure(),
        "impact": sign_impact(),
        "droplet": sign_droplet(),
    }
    return out | {f"icon_{name}": body for name, body in icons().items()}
