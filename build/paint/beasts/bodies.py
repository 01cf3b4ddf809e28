"""How animals of the cards are built and measure, for `anatomy.py`.

Fish are written down straight by their painters, so that only the species' ranges stand here. What
has a neck gets the skeleton its painting does not say. `KEPT` are faults that stay, with reasons.

Ranges are wide. Those with a comment beside them were looked up, and it says where; the others were
written down from memory: their source is where to look them up, not where they were copied from.
Check one there before you rely on its edge.
"""

from __future__ import annotations

from anatomy import Growth, Range, Skeleton

FISHES = "Kottelat & Freyhof, European Freshwater Fishes; FishBase"
SEA = "Whitehead et al., Fishes of the North-eastern Atlantic; FishBase"
BIRDS = "Cramp, Birds of the Western Palearctic: bill, tarsus, length"
PORPOISE = "Jefferson et al., Marine Mammals of the World; Read, Harbour Porpoise"
SEALS = "Bonner, Grey Seal; King, Seals of the World"


def lengths(source, **ranges):
    """Return ranges by the names of `Body.lengths`; an underscore stands for a space."""
    return {name.replace("_", " "): Range(*ends, source) for name, ends in ranges.items()}


def fins(*growths):
    """Return growths from (name, edge, from, to), with a count where it is not one."""
    return tuple(Growth(name, edge, (a, b), *count) for name, edge, a, b, *count in growths)


TAIL = ("tail fin", "end", 0.94, 1.25)
PAIR = (1, 2)
FISH = {
    "acipenser_oxyrinchus": (
        lengths(
            FISHES,
            depth=(0.11, 0.17),
            eye=(0.009, 0.022),
            eye_at=(0.13, 0.19),
            root_of_the_tail=(0.03, 0.06),
        ),
        fins(
            TAIL,
            ("dorsal fin", "back", 0.72, 0.82),
            ("anal fin", "belly", 0.77, 0.86),
            ("pelvic fin", "belly", 0.60, 0.70),
            ("pectoral fin", "belly", 0.19, 0.28, PAIR),
        ),
        0.9,
    ),
    "anguilla_anguilla": (
        lengths(FISHES, depth=(0.045, 0.075), eye=(0.007, 0.014), eye_at=(0.025, 0.05)),
        fins(("pectoral fin", "side", 0.11, 0.16, PAIR)),
        0.9,
    ),
    "clupea_harengus": (
        lengths(
            SEA,
            depth=(0.18, 0.25),
            eye=(0.035, 0.065),
            eye_at=(0.06, 0.11),
            root_of_the_tail=(0.06, 0.09),
        ),
        fins(
            TAIL,
            # It begins at the middle: Maine Department of Marine Resources, Atlantic Herring.
            ("dorsal fin", "back", 0.44, 0.53),
            ("anal fin", "belly", 0.70, 0.80),
            ("pelvic fin", "belly", 0.47, 0.58, PAIR),
            ("pectoral fin", "belly", 0.19, 0.26, PAIR),
        ),
        0.45,
    ),
    "esox_lucius": (
        lengths(
            FISHES,
            depth=(0.14, 0.20),
            eye=(0.02, 0.04),
            eye_at=(0.12, 0.18),
            root_of_the_tail=(0.06, 0.085),
        ),
        fins(
            TAIL,
            ("dorsal fin", "back", 0.70, 0.80),
            ("anal fin", "belly", 0.71, 0.82),
            ("pelvic fin", "belly", 0.46, 0.56, PAIR),
            ("pectoral fin", "belly", 0.23, 0.33, PAIR),
        ),
        0.75,
    ),
    "gadus_morhua": (
        lengths(
            SEA,
            # Depth a quarter to a fifth of the whole length, with about a tenth of it for the tail:
            # Bigelow & Schroeder, Fishes of the Gulf of Maine. The eye is about half of the snout:
            # FDA Regulatory Fish Encyclopedia.
            depth=(0.20, 0.28),
            eye=(0.032, 0.06),
            eye_at=(0.09, 0.15),
            root_of_the_tail=(0.04, 0.075),
        ),
        fins(
            TAIL,
            ("first dorsal fin", "back", 0.26, 0.34),
            ("second dorsal fin", "back", 0.43, 0.53),
            ("third dorsal fin", "back", 0.62, 0.73),
            ("first anal fin", "belly", 0.44, 0.55),
            ("second anal fin", "belly", 0.62, 0.74),
            ("pelvic fin", "belly", 0.18, 0.27, PAIR),
            ("pectoral fin", "side", 0.26, 0.34),
        ),
        0.7,
    ),
    "gasterosteus_aculeatus": (
        lengths(
            FISHES,
            depth=(0.20, 0.28),
            eye=(0.055, 0.09),
            eye_at=(0.10, 0.16),
            root_of_the_tail=(0.03, 0.055),
        ),
        fins(
            TAIL,
            ("dorsal fin", "back", 0.57, 0.68),
            ("anal fin", "belly", 0.63, 0.74),
            ("pectoral fin", "side", 0.27, 0.36),
        ),
        0.5,
    ),
    "myoxocephalus_quadricornis": (
        lengths(FISHES, root_of_the_tail=(0.05, 0.08)),
        fins(
            TAIL,
            ("first dorsal fin", "back", 0.31, 0.42),
            ("second dorsal fin", "back", 0.50, 0.60),
        ),
        1.1,
    ),
    "perca_fluviatilis": (
        lengths(
            FISHES,
            depth=(0.24, 0.33),
            eye=(0.045, 0.075),
            eye_at=(0.09, 0.14),
            root_of_the_tail=(0.07, 0.10),
        ),
        fins(
            TAIL,
            ("first dorsal fin", "back", 0.23, 0.32),
            ("second dorsal fin", "back", 0.60, 0.70),
            ("anal fin", "belly", 0.65, 0.75),
            ("pelvic fin", "belly", 0.29, 0.38, PAIR),
            ("pectoral fin", "side", 0.27, 0.34),
        ),
        0.55,
    ),
    "platichthys_flesus": (
        lengths(SEA, depth=(0.40, 0.52), eye=(0.028, 0.055), root_of_the_tail=(0.09, 0.14)),
        fins(
            TAIL,
            ("dorsal fin", "back", 0.04, 0.14),
            ("anal fin", "belly", 0.13, 0.32),
            ("pectoral fin", "side", 0.20, 0.28),
        ),
        0.25,
    ),
    "salmo_salar": (
        lengths(
            FISHES,
            depth=(0.17, 0.25),
            eye=(0.02, 0.038),
            eye_at=(0.06, 0.11),
            root_of_the_tail=(0.065, 0.09),
        ),
        fins(
            TAIL,
            ("dorsal fin", "back", 0.40, 0.48),
            ("anal fin", "belly", 0.66, 0.75),
            ("pelvic fin", "belly", 0.47, 0.57, PAIR),
            ("pectoral fin", "belly side", 0.17, 0.24),
        ),
        0.55,
    ),
    "squalus_acanthias": (
        lengths(
            SEA,
            depth=(0.11, 0.17),
            eye=(0.02, 0.04),
            eye_at=(0.07, 0.13),
            root_of_the_tail=(0.03, 0.055),
        ),
        fins(
            TAIL,
            ("first dorsal fin", "back", 0.36, 0.45),
            ("second dorsal fin", "back", 0.72, 0.82),
            ("pelvic fin", "belly", 0.55, 0.66, PAIR),
            ("pectoral fin", "belly side", 0.22, 0.30, PAIR),
        ),
        0.95,
    ),
}
"""Ranges in lengths from snout to root of the tail, fins, and the width of its front in depths."""

WHALES = {
    "phocoena_phocoena": (
        lengths(
            PORPOISE,
            depth=(0.20, 0.27),
            # Thickest just before the back fin: Wikipedia, Harbour porpoise. That fin stands in the
            # middle of the back: Minasian et al. 1984.
            depth_at=(0.30, 0.48),
            root_of_the_tail=(0.035, 0.07),
            top_of_the_back_fin=(0.50, 0.64),
            height_of_the_back_fin=(0.05, 0.11),
            flipper_at=(0.15, 0.24),
            flipper=(0.12, 0.19),
            flukes=(0.18, 0.29),
            bend=(1.0, 1.2),
        ),
        "MOTHER",
    ),
}
"""Ranges in lengths from the snout to the notch of the flukes, and the line where it lies."""

LIMBED = {
    "alca_torda": (
        Skeleton(
            (184, 150, 38),
            ((200, 196), (222, 248), (276, 330), (330, 420), (444, 534)),
            {"shoulder": (236, 272), "near hip": (324, 478), "far hip": (272, 470)},
            (("head", 0), ("head", 1)),
            (
                ("wing", "shoulder", ("wing", 0)),
                ("far leg", "far hip", ("shank", 0)),
                ("near leg", "near hip", ("shank", 1)),
            ),
        ),
        lengths(
            BIRDS,
            # In mm: bill 34 to 36 long, 20 to 22 deep at its angle, head with bill 91 to 99:
            # shearwater.nl, Razorbill. Length 370 to 390: Wikipedia, Razorbill.
            muzzle=(0.33, 0.42),
            muzzle_depth=(0.20, 0.34),
            length=(3.7, 4.4),
            near_leg=(0.2, 0.4),
            far_leg=(0.2, 0.4),
        ),
    ),
    "clangula_hyemalis": (
        Skeleton(
            (351, 288, 48),
            ((336, 336), (318, 372), (240, 392), (150, 402), (54, 407)),
            {"shoulder": (300, 372), "hip": (150, 420)},
            (("bill", 0),),
            (("wing", "shoulder", ("wing", 0)),),
            row=466,
        ),
        # Length 40 to 47 cm without the long feathers of the tail: Naturalis, Birds of Europe.
        lengths(BIRDS, muzzle=(0.28, 0.42), muzzle_depth=(0.14, 0.30), length=(4.4, 5.8)),
    ),
    "cygnus_olor": (
        Skeleton(
            (153, 170, 30),
            (
                (188, 172),
                (192, 204),
                (184, 232),
                (170, 263),
                (156, 297),
                (152, 335),
                (160, 372),
                (210, 410),
                (290, 408),
                (370, 405),
                (472, 370),
            ),
            {"shoulder": (205, 385), "hip": (350, 430)},
            (("head", 1),),
            (("wing", "shoulder", ("wing", 0)),),
            neck=(1, 5),
            row=470,
        ),
        lengths(
            BIRDS,
            # Bill 6.9 to 9 of a length of 140 to 160 cm: Wikipedia, Mute swan.
            muzzle=(0.44, 0.64),
            muzzle_depth=(0.14, 0.32),
            neck=(0.2, 0.4),
            length=(7.0, 9.5),
        ),
    ),
    "haematopus_ostralegus": (
        Skeleton(
            (161, 291, 29),
            ((188, 326), (226, 346), (310, 372), (372, 392), (448, 440)),
            {"shoulder": (215, 360), "near hip": (252, 446), "far hip": (290, 436)},
            (("bill", 0),),
            (
                ("wing", "shoulder", ("wing", 0)),
                ("far leg", "far hip", ("leg", 0)),
                ("near leg", "near hip", ("leg", 1)),
            ),
        ),
        lengths(
            BIRDS,
            # Bill 8 to 9 of a length of 40 to 45 cm: Wikipedia, Eurasian oystercatcher.
            muzzle=(0.58, 0.72),
            muzzle_depth=(0.06, 0.15),
            length=(2.9, 3.7),
            near_leg=(0.33, 0.48),
            far_leg=(0.2, 0.48),
        ),
    ),
    "haliaeetus_albicilla": (
        Skeleton(
            (150, 348, 36),
            ((188, 364), (235, 388), (300, 412), (366, 428), (450, 466)),
            {
                "near shoulder": (236, 372),
                "far shoulder": (212, 318),
                "near hip": (226, 480),
                "far hip": (190, 460),
            },
            (("head", 1), ("head", 2)),
            (
                ("near wing", "near shoulder", ("near_wing", 0)),
                ("far wing", "far shoulder", ("far_wing", 0)),
                ("far leg", "far hip", ("foot", 0)),
                ("near leg", "near hip", ("foot", 1)),
            ),
        ),
        # Bill 6 to 6.5 without its cere, length 66 to 94 cm: Wikipedia, White-tailed eagle.
        lengths(BIRDS, muzzle=(0.36, 0.52), muzzle_depth=(0.28, 0.48), length=(4.6, 6.2)),
    ),
    "halichoerus_grypus": (
        Skeleton(
            (144, 226, 42),
            ((184, 262), (182, 330), (206, 390), (290, 430), (380, 430), (440, 395)),
            {"shoulder": (150, 405), "hip": (400, 420)},
            (("BODY", 0), ("BODY", 1)),
            (("fore flipper", "shoulder", "ARM"),),
        ),
        lengths(
            SEALS,
            muzzle=(0.36, 0.55),
            eye_at=(0.42, 0.60),
            fore_flipper=(0.5, 1.0),
            length=(5.0, 7.5),
        ),
    ),
    "larus_fuscus": (
        Skeleton(
            (165, 148, 31),
            ((182, 200), (210, 250), (280, 330), (350, 396), (455, 466)),
            {"shoulder": (214, 262), "near hip": (306, 440), "far hip": (256, 432)},
            (("head", 0), ("head", 1)),
            (
                ("wing", "shoulder", ("wing", 0)),
                ("far leg", "far hip", ("shank", 0)),
                ("near leg", "near hip", ("shank", 1)),
            ),
        ),
        lengths(
            BIRDS,
            muzzle=(0.42, 0.54),
            length=(4.0, 5.2),
            near_leg=(0.46, 0.64),
            far_leg=(0.46, 0.64),
        ),
    ),
    "mergus_merganser": (
        Skeleton(
            (357, 260, 38),
            ((352, 306), (340, 352), (270, 384), (180, 392), (30, 408)),
            {"shoulder": (318, 366), "hip": (180, 420)},
            (("head", 1),),
            (("wing", "shoulder", ("wing", 0)),),
            row=438,
        ),
        lengths(BIRDS, muzzle=(0.40, 0.54), muzzle_depth=(0.08, 0.2), length=(4.6, 6.2)),
    ),
    "somateria_mollissima": (
        Skeleton(
            (196, 246, 41),
            ((212, 300), (226, 345), (300, 382), (390, 386), (478, 382)),
            {"shoulder": (205, 372), "hip": (350, 420)},
            (("bill", 0), ("bill", 1)),
            row=464,
        ),
        lengths(BIRDS, muzzle=(0.40, 0.56), muzzle_depth=(0.16, 0.42), length=(4.2, 5.4)),
    ),
}
"""The skeleton, and ranges in lengths of the head with bill; a leg is measured from its heel."""

LARGE = "its head is drawn large, so that the face is read on a small card"
KEPT: dict[str, dict[str, str]] = {
    "acipenser_oxyrinchus": {"as posed": "it dives towards us"},
    "alca_torda": {"muzzle is": "its bill, which names it, is drawn large"},
    "clangula_hyemalis": {"length": f"its neck is drawn in; {LARGE}"},
    "cygnus_olor": {"length": LARGE},
    "haematopus_ostralegus": {"length": "it pulls with its neck drawn in"},
    "haliaeetus_albicilla": {"length": f"its body is foreshortened; {LARGE}"},
    "halichoerus_grypus": {"length": f"its body lies obliquely; {LARGE}"},
    "larus_fuscus": {"length": "its head is thrown back", "muzzle": "its bill is flung open"},
    "mergus_merganser": {"length": LARGE},
    "phocoena_phocoena": {"flipper is": "a little too long"},
    "salmo_salar": {"root of the tail": "a little too thick"},
    "somateria_mollissima": {"length": f"its neck is drawn in; {LARGE}"},
}
"""Faults that stay, by animal: how the fault begins, and why it stays."""
