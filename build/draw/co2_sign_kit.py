"""The signs of the CO2 game, view box 0 0 64 64, transparent ground, in the manner of `sign_kit`.

The container tells the family, in grey too: shield = area, disc with a notched edge = action, coin = money and
credits, bare and white = interface. Nothing is thinner than 4.4 units.
"""

from sign_kit import INK, PAPER, WHITE, dot, number, points, polar, ring, solid, stroke

AREAS = {
    "mountain": "#5B6C8F",
    "parks": "#2F7D4A",
    "foothills_secchia": "#B5522C",
    "plain_secchia": "#7D5AA0",
    "capital": "#B23350",
    "lower_plain": "#936400",
    "plain_panaro": "#22718F",
    "foothills_panaro": "#B93874",
}
"""Colour of each area."""
ACTIONS = {
    "energy_saving": "#8A5A00",
    "water_saving": "#1668A8",
    "public_transport": "#A3351E",
    "sustainable_mobility": "#6B4FA0",
    "green_building": "#2C7040",
    "biodiversity": "#9A2F6D",
    "waste_collection": "#E06A00",
    "renewable_energy": "#0E7C7B",
}
"""Colour of each kind of action."""


def glyph_area(name, c):
    """The glyph of an area, drawn round (32, 31)."""
    if name == "mountain":
        return solid("M9.6 46L25.4 19.4L33.6 33L38.4 26.4L54.4 46Z", c, 3)
    if name == "parks":
        # a tall and a small fir
        return (
            solid("M25 10.6L33 25H29.4L36 40.6H14L20.6 25H17Z", c, 3)
            + solid("M43.4 22L50.4 37.4H40.6L36.6 29.4Z", c, 2.4)
            + stroke("M25 42V49.4M44 38V44.6", c, 5.6)
        )
    if name == "foothills_secchia":
        # a ceramic tile
        return (
            f'<rect x="16" y="15" width="32" height="32" rx="3" fill="none" stroke="{c}" stroke-width="4.8"/>'
            + solid("M32 22L41 31L32 40L23 31Z", c, 2)
        )
    if name == "plain_secchia":
        # a reel of yarn
        return stroke("M17 14.6H47M17 48.4H47", c, 6) + stroke(
            "M24 25.4L40 21M24 33.6L40 29.2M24 41.6L40 37.4", c, 4.8
        )
    if name == "capital":
        # the bell tower
        return (
            solid("M32 7.4L38.6 23H25.4Z", c, 2.4)
            + solid("M24 27H40V51H24Z", c, 3)
            + stroke("M20.6 25.6H43.4", c, 4.6)
        )
    if name == "lower_plain":
        # an ear of wheat
        ear = stroke("M32 53V24", c, 4.8)
        for y in (16, 26, 36):
            for side in (-1, 1):
                ear += solid(
                    f"M32 {y + 8}C{32 + side * 4} {y - 1} {32 + side * 10} {y - 2} {32 + side * 13.4} {y - 2}"
                    f"C{32 + side * 13} {y + 4} {32 + side * 9} {y + 9} 32 {y + 8}Z",
                    c,
                    1.4,
                )
        return ear
    if name == "plain_panaro":
        # a bunch of grapes
        spots = [(22.4, 25), (32, 25), (41.6, 25), (27.2, 33.6), (36.8, 33.6), (32, 42.2)]
        return "".join(dot(x, y, 5.2, c) for x, y in spots) + stroke("M32 19V12.4L40 10.6", c, 4.6)
    if name == "foothills_panaro":
        # two cherries
        return (
            dot(22.6, 41, 8.6, c)
            + dot(42, 39, 8.6, c)
            + stroke("M23.4 32C25 23 30 16 41 12.4C36.4 19 38 26 41 30", c, 4.6)
        )
    raise KeyError(name)


def glyph_action(name, c):
    """The glyph of a kind of action, drawn round (32, 32)."""
    if name == "energy_saving":
        # a plug
        return (
            solid("M20 25.4H44V33a12 12 0 0 1-24 0Z", c, 3)
            + stroke("M26 13.6V23M38 13.6V23", c, 5.4)
            + stroke("M32 45V52.6", c, 5.4)
        )
    if name == "water_saving":
        return solid(
            "M32 10.6C39 21.6 46 28.6 46 37.6a14 14 0 0 1-28 0C18 28.6 25 21.6 32 10.6Z", c, 2
        )
    if name == "public_transport":
        # a bus from the front
        return (
            f'<path d="M19 13.6H45a4 4 0 0 1 4 4V45H15V17.6a4 4 0 0 1 4-4ZM20.6 20V31.4H43.4V20Z" fill="{c}" fill-rule="evenodd"/>'
            + stroke("M21.6 46V51M42.4 46V51", c, 6)
        )
    if name == "sustainable_mobility":
        # a bicycle
        return (
            ring(18.6, 39.6, 8.8, c, 4.4)
            + ring(45.4, 39.6, 8.8, c, 4.4)
            + stroke(
                "M18.6 39.6L26.4 24.6H40.6L45.4 39.6M26.4 24.6L31.6 39.6L40.6 24.6M22.6 20.4H28.4M40.6 24.6L38.8 18.4H44.4",
                c,
                4.4,
            )
        )
    if name == "green_building":
        return (
            stroke("M12.4 32.6L32 15.4L51.6 32.6", c, 5.6)
            + f'<path d="M18.6 33.6L32 22L45.4 33.6V50H18.6ZM27.4 45.6C37 45.6 39.6 39 39.6 32C32.6 32 25.6 34.6 27.4 45.6Z" fill="{c}" fill-rule="evenodd"/>'
        )
    if name == "biodiversity":
        # a butterfly
        wings = ""
        for side in (-1, 1):
            wings += solid(
                f"M{32 + side * 4} {30}C{32 + side * 7} {18} {32 + side * 17.4} {12} {32 + side * 20.4} {17}"
                f"C{32 + side * 22.8} {27} {32 + side * 16} {32} {32 + side * 9} {33}"
                f"C{32 + side * 16} {33.6} {32 + side * 20.4} {40} {32 + side * 16.4} {45.4}C{32 + side * 12} {49.6} {32 + side * 6} {42} {32 + side * 4} {37}Z",
                c,
                1.6,
            )
        return wings + stroke("M32 24V46M32 24L26.4 14.6M32 24L37.6 14.6", c, 4.4)
    if name == "waste_collection":
        # a bin with two halves
        return (
            stroke("M14.6 19.6H49.4M27 14H37", c, 5.4)
            + f'<path d="M18 24.6H46L43.2 51H20.8ZM29.8 29V46.6H34.2V29Z" fill="{c}" fill-rule="evenodd" stroke="{c}" stroke-width="2" stroke-linejoin="round"/>'
        )
    if name == "renewable_energy":
        # a wind turbine
        blades = ""
        for turn in (-90, 30, 150):
            tip = polar(32, 27, 19, turn)
            side = polar(32, 27, 8.4, turn + 34)
            blades += solid(
                f"M32 27L{number(side[0])} {number(side[1])}L{number(tip[0])} {number(tip[1])}Z",
                c,
                3,
            )
        return blades + dot(32, 27, 4, c) + stroke("M32 33V54", c, 5)
    raise KeyError(name)


SHIELD = "M7 5.4H57V30C57 45.4 46.4 55.4 32 60.6C17.6 55.4 7 45.4 7 30Z"


def sign_area(name):
    """An area: its glyph on a shield."""
    return (
        f'<path d="{SHIELD}" fill="{AREAS[name]}" stroke="{WHITE}" stroke-width="3" stroke-linejoin="round"/>'
        + glyph_area(name, WHITE)
    )


def sign_action(name):
    """A kind of action: its glyph on a disc."""
    return (
        f'<circle cx="32" cy="32" r="28.4" fill="{ACTIONS[name]}" stroke="{WHITE}" stroke-width="3"/>'
        + glyph_action(name, WHITE)
    )


def coin(fill, edge, inner):
    """A coin with a milled edge."""
    teeth = [polar(32, 32, 30 if i % 2 else 28, i * 7.5) for i in range(48)]
    return (
        f'<polygon points="{points(teeth)}" fill="{fill}" stroke="{edge}" stroke-width="2.6" stroke-linejoin="round"/>'
        + ring(32, 32, 22, inner, 2.4)
    )


def others():
    """What belongs to no family."""
    euro = stroke("M43 21.4a14.4 14.4 0 1 0 0 21.2M16.4 28.4H36.4M16.4 35.8H34.4", INK, 5.4)
    leaf = solid("M19 45C14.6 27 25 17.4 46.4 17.4C47.4 36 38 46.4 24 44.4Z", WHITE, 2)
    cloud = "M18 47a11 11 0 0 1 1-21.8A14.6 14.6 0 0 1 47 27.6A9.8 9.8 0 0 1 47 47Z"
    rays = ""
    for i in range(10):
        (x1, y1), (x2, y2) = polar(32, 32, 20.4, i * 36), polar(32, 32, 28, i * 36)
        rays += f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    card = (
        '<rect x="{}" y="{}" width="22" height="31" rx="4" fill="{}" stroke="{}" stroke-width="4"/>'
    )
    return {
        "euro": coin("#F2C14E", "#7A4A00", "#B87A10") + euro,
        "credit": coin("#3C9A5B", "#0E4426", "#BFE8C8")
        + leaf
        + stroke("M22 42L38 26", "#3C9A5B", 4.4),
        "cost": solid(cloud, "#4B4A47", 5.4)
        + solid(cloud, "#D8D5CC", 0)
        + stroke("M24 36.4H40", INK, 5.6),
        "sun": stroke(rays, "#8A4F00", 8)
        + stroke(rays, "#F7B733", 5)
        + dot(32, 32, 15.4, "#8A4F00")
        + dot(32, 32, 13.4, "#FFD34D"),
        "exchange": card.format(8, 8, PAPER, INK)
        + card.format(33, 24, PAPER, INK)
        + stroke("M38 12.4h6.4a8 8 0 0 1 8 8M25 50.6h-6a8 8 0 0 1-8-7", INK, 4.6),
        "event": f'<rect x="11" y="5" width="42" height="54" rx="7" fill="#0B5562" stroke="{WHITE}" stroke-width="3.4"/>'
        + stroke("M32 17V35", WHITE, 7)
        + dot(32, 46.6, 4.4, WHITE),
        "bag": solid(
            "M24 22C12 30 9.4 40 11 48.4C12.6 56 20 58.6 32 58.6S51.4 56 53 48.4C54.6 40 52 30 40 22Z",
            "#A9793C",
            3,
        )
        + solid("M22 8.4C26 12 38 12 42 8.4L39.6 19H24.4Z", "#A9793C", 3)
        + stroke("M22.6 21H41.4", "#F4E3BF", 4.6),
        "via": solid("M8 22H34V11L57 32L34 53V42H8Z", "#F5A623", 5),
        "icon_bank": stroke("M8 26L32 9.4L56 26Z", WHITE, 5.6)
        + stroke("M16 32V48M26.6 32V48M37.4 32V48M48 32V48M8 54.6H56", WHITE, 5.4),
        "icon_handshake": stroke(
            "M6 22L18 18L31 25M58 22L46 18L31 25L24 33a4 4 0 0 0 6 5L38 32L50 43M6 42L14 44L26 54a4.6 4.6 0 0 0 7-1L46 46L58 42",
            WHITE,
            5,
        ),
        "icon_rent": stroke("M10 33L32 13L54 33", WHITE, 6)
        + stroke("M17 34V56H47V34", WHITE, 6)
        + dot(32, 43, 6.4, WHITE),
        "icon_sell": stroke("M32 8V38", WHITE, 7)
        + solid("M18 30L32 46L46 30Z", WHITE, 3)
        + stroke("M8 56H56", WHITE, 6),
        "icon_out": stroke("M14 14L50 50M50 14L14 50", WHITE, 8) + ring(32, 32, 28, WHITE, 5),
    }


def all_signs():
    """Every sign by name."""
    out = {}
    for name in AREAS:
        out[f"co2_area_{name}"] = sign_area(name)
        out[f"co2_glyph_{name}"] = lifted(glyph_area(name, WHITE), 31)
    for name in ACTIONS:
        out[f"co2_action_{name}"] = sign_action(name)
        out[f"co2_glyph_{name}"] = lifted(glyph_action(name, WHITE), 32)
    return out | {f"co2_{name}": body for name, body in others().items()}


def lifted(body, middle):
    """A bare glyph, enlarged to fill its box."""
    return f'<g transform="translate(32 32) scale(1.25) translate(-32 {-middle})">{body}</g>'
