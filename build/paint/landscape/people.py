"""People: standing, walking, working, on a bicycle."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from canvas import Grad, mix, ring, rounded
from things import ground_shadow

STANCES = {
    # degrees from straight down: back leg, front leg, back arm, front arm; lean of the trunk
    "stand": ((4, 4), (-4, -4), (10, 14), (-8, -14), 0),
    "walk": ((24, 34), (-22, -12), (-24, -34), (22, 40), 4),
    "stride": ((34, 52), (-32, -14), (-30, -50), (30, 62), 10),
    "reach": ((6, 6), (-8, -8), (-104, -138), (-122, -150), 4),
    "point": ((4, 4), (-4, -4), (10, 14), (-78, -88), 0),
    "carry": ((10, 16), (-14, -8), (-34, -84), (-40, -92), 4),
    "bend": ((6, 10), (-10, 6), (-50, -30), (-66, -40), 52),
    "work": ((8, 10), (-12, -6), (-46, -86), (-56, -100), 16),
    "sit": ((-86, 2), (-80, 6), (-30, -60), (-36, -70), 4),
    "ride": ((-62, 24), (-36, -2), (-48, -60), (-52, -64), 26),
    "ski": ((-26, 26), (-40, 16), (-30, -70), (-40, -84), 30),
    "cheer": ((6, 6), (-8, -8), (-160, -172), (150, 170), 0),
}


def limb(c, joints, widths, colour, light=True):
    """Paint an arm or leg through its joints."""
    p = np.asarray(joints, float)
    for (a, b), (wa, wb) in zip(pairwise(p), pairwise(widths), strict=True):
        c.line([a, b], 1.0, colour, taper=(wa, wb))
        c.disc(*b, wb / 2, wb / 2, colour, edge=0)
    if light:
        q = p + np.array([-widths[0] * 0.22, 0])
        c.line(q, widths[0] * 0.34, mix(colour, "#fff0cf", 0.35), taper=(1, 0.6), alpha=0.7)


def person(
    c,
    x,
    y,
    high,
    coat="#b8503c",
    legs="#33405c",
    stance="stand",
    face=1,
    skin="#d9a37c",
    hair="#3a2a26",
    hat=None,
    skirt=False,
    bag=None,
    shadow=0.35,
    dim=None,
):
    """Paint a person who stands at x, y; `face` is 1 to the right, -1 to the left.

    Return the places of hands, head, hip and neck.
    """
    back_leg, front_leg, back_arm, front_arm, lean = STANCES[stance]
    if dim is not None:
        coat, legs, skin, hair = (mix(v, dim[0], dim[1]) for v in (coat, legs, skin, hair))
        hat = mix(hat, *dim) if hat is not None else None
    h = high
    leg, arm, trunk = 0.235 * h, 0.165 * h, 0.30 * h
    turn = lambda deg: (
        np.array([-face * np.sin(np.radians(deg)) * -1, np.cos(np.radians(deg))])
        * np.array([-1, 1])
    )
    lowest = max(sum(leg * np.cos(np.radians(a)) for a in pair) for pair in (back_leg, front_leg))
    hip = np.array([x, y - lowest - 0.02 * h])
    way = np.array([face * np.sin(np.radians(lean)), -np.cos(np.radians(lean))])
    neck = hip + way * trunk
    head = neck + way * 0.085 * h + np.array([face * 0.012 * h, 0])
    if shadow:
        ground_shadow(c, x + 0.12 * h, y, 0.22 * h, 0.035 * h, shadow)

    def chain(start, pair, length):
        one = start + turn(pair[0]) * length
        return [start, one, one + turn(pair[1]) * length]

    shoulder = neck - way * 0.035 * h
    hands = []
    arms = chain(shoulder, back_arm, arm)
    limb(c, arms, (0.075 * h, 0.06 * h, 0.045 * h), mix(coat, "#1d2440", 0.35), light=False)
    c.disc(*arms[-1], 0.026 * h, 0.026 * h, mix(skin, "#1d2440", 0.2), edge=0)
    hands.append(tuple(arms[-1]))
    for pair, tone in ((back_leg, mix(legs, "#141830", 0.35)), (front_leg, legs)):
        joints = chain(hip, pair, leg)
        limb(c, joints, (0.105 * h, 0.08 * h, 0.05 * h), tone, light=tone is legs)
        toe = joints[-1]
        c.shape(
            [
                toe + np.array(v) * h
                for v in (
                    (-face * 0.03, -0.02),
                    (face * 0.03, -0.025),
                    (face * 0.075, 0.015),
                    (-face * 0.03, 0.018),
                )
            ],
            "#2a2430",
            edge=0,
        )
    across = np.array([-way[1], way[0]])
    body = [
        hip + across * 0.072 * h,
        hip - across * 0.072 * h,
        neck - way * 0.05 * h - across * 0.1 * h,
        neck - across * 0.03 * h,
        neck + across * 0.03 * h,
        neck - way * 0.05 * h + across * 0.1 * h,
    ]
    left, right = (x - 0.1 * h, y), (x + 0.1 * h, y)
    c.shape(
        rounded(body, steps=4),
        Grad(left, right, mix(coat, "#ffeccb", 0.3), coat, mix(coat, "#1b2046", 0.4)),
        edge=0.1,
    )
    if skirt:
        c.shape(
            [
                hip + np.array(v) * h
                for v in ((-0.07, -0.1), (0.07, -0.1), (0.13, 0.19), (-0.13, 0.19))
            ],
            Grad(left, right, mix(coat, "#ffeccb", 0.25), coat, mix(coat, "#1b2046", 0.4)),
            edge=0.1,
        )
    if bag is not None:
        at = neck - way * 0.15 * h - np.array([face * 0.12 * h, 0])
        c.curve(
            [
                at + np.array(v) * h
                for v in ((-0.07, -0.1), (0.06, -0.11), (0.075, 0.1), (-0.075, 0.11))
            ],
            Grad(left, right, mix(bag, "#ffeccb", 0.3), bag, mix(bag, "#1b2046", 0.4)),
            edge=0.1,
        )
    c.line([neck, head], 0.05 * h, mix(skin, "#402030", 0.25))
    c.disc(
        *head,
        0.058 * h,
        0.068 * h,
        Grad(
            (head[0] - 0.06 * h, 0),
            (head[0] + 0.06 * h, 0),
            mix(skin, "#fff0d8", 0.35),
            skin,
            mix(skin, "#4a2440", 0.35),
        ),
        edge=0,
    )
    top = head + np.array([-face * 0.012 * h, -0.022 * h])
    c.disc(*top, 0.062 * h, 0.052 * h, hat if hat is not None else hair, edge=0)
    c.disc(
        head[0] + face * 0.022 * h,
        head[1] + 0.018 * h,
        0.042 * h,
        0.048 * h,
        skin,
        edge=0,
        alpha=0.95,
    )
    if hat is not None:
        c.shape(
            [
                head + np.array(v) * h
                for v in (
                    (-face * 0.06, -0.02),
                    (face * 0.1, -0.02),
                    (face * 0.1, -0.035),
                    (-face * 0.06, -0.045),
                )
            ],
            mix(hat, "#000000", 0.2),
            edge=0,
        )
    arms = chain(shoulder, front_arm, arm)
    limb(c, arms, (0.08 * h, 0.065 * h, 0.048 * h), coat)
    c.disc(*arms[-1], 0.028 * h, 0.028 * h, skin, edge=0)
    hands.append(tuple(arms[-1]))
    return {"hands": hands, "head": tuple(head), "hip": tuple(hip), "neck": tuple(neck)}


def bicycle(c, x, y, size, frame="#2f6f8f", face=1, tyre="#2a2a33"):
    """Paint a bicycle whose wheels touch the row y; return saddle, handle, and pedals."""
    r = 0.33 * size
    back, front = (x - face * 0.52 * size, y - r), (x + face * 0.52 * size, y - r)
    w = max(0.8, 0.035 * size)
    for wx, wy in (back, front):
        for i in range(10):
            a = np.pi * i / 10
            c.line(
                [
                    (wx - np.cos(a) * r, wy - np.sin(a) * r),
                    (wx + np.cos(a) * r, wy + np.sin(a) * r),
                ],
                max(0.35, 0.008 * size),
                "#c9cdd4",
                alpha=0.55,
            )
        outer, inner = ring(wx, wy, r, r), ring(wx, wy, r - w * 1.25, r - w * 1.25)
        c.shape([*outer, outer[0], inner[0], *inner[::-1]], tyre, edge=0)
    crank = (x - face * 0.06 * size, y - r * 0.92)
    saddle, head = (
        (x - face * 0.22 * size, y - 0.92 * size),
        (x + face * 0.36 * size, y - 0.86 * size),
    )
    for a, b in (
        (back, crank),
        (crank, saddle),
        (crank, head),
        (saddle, head),
        (back, (saddle[0] + face * 0.04 * size, saddle[1] + 0.16 * size)),
        (head, front),
    ):
        c.line([a, b], w, frame)
    handle = (head[0] - face * 0.02 * size, head[1] - 0.14 * size)
    c.line(
        [head, handle, (handle[0] + face * 0.1 * size, handle[1] + 0.02 * size)], w * 0.9, "#3a3a44"
    )
    c.line(
        [
            (saddle[0] - face * 0.1 * size, saddle[1] - 0.05 * size),
            (saddle[0] + face * 0.1 * size, saddle[1] - 0.04 * size),
        ],
        w * 1.8,
        "#2d2530",
    )
    c.disc(*crank, 0.07 * size, 0.07 * size, "#5a5a66", edge=0)
    return {"saddle": (saddle[0], saddle[1] - 0.06 * size), "handle": handle, "crank": crank}


def cyclist(
    c,
    x,
    y,
    size,
    coat="#c8553d",
    legs="#34435e",
    frame="#2f6f8f",
    face=1,
    hat=None,
    hair="#3a2a26",
    skin="#d9a37c",
    basket=None,
    shadow=0.35,
):
    """Paint somebody on a bicycle; `size` is half of its length."""
    if shadow:
        ground_shadow(c, x + 0.1 * size, y + 1, 0.95 * size, 0.07 * size, shadow)
    bike = bicycle(c, x, y, size, frame, face)
    hip, hand, crank = (np.array(bike[q]) for q in ("saddle", "handle", "crank"))
    neck = hip + np.array([face * 0.30, -0.62]) * size
    head = neck + np.array([face * 0.07, -0.2]) * size
    feet = [
        crank + np.array([face * 0.05, 0.17]) * size,
        crank + np.array([-face * 0.04, -0.17]) * size,
    ]
    for foot, tone in ((feet[1], mix(legs, "#141830", 0.35)), (feet[0], legs)):
        knee = (hip + foot) / 2 + np.array([face * 0.22, -0.1]) * size
        limb(c, [hip, knee, foot], (0.2 * size, 0.15 * size, 0.1 * size), tone, light=tone is legs)
        c.line(
            [
                foot + np.array([-face * 0.05, 0.02]) * size,
                foot + np.array([face * 0.13, 0.03]) * size,
            ],
            0.08 * size,
            "#2a2430",
        )
    way = (neck - hip) / np.hypot(*(neck - hip))
    across = np.array([-way[1], way[0]]) * size
    body = [
        hip + across * 0.13,
        hip - across * 0.13,
        neck - across * 0.17 - way * 0.1 * size,
        neck,
        neck + across * 0.17 - way * 0.1 * size,
    ]
    span = ((hip[0] - 0.2 * size, 0), (neck[0] + 0.2 * size, 0))
    c.shape(
        rounded(body, steps=4),
        Grad(*span, mix(coat, "#ffeccb", 0.3), coat, mix(coat, "#1b2046", 0.4)),
        edge=0,
    )
    elbow = (neck + hand) / 2 + np.array([-face * 0.02, 0.1]) * size
    c.line([neck, head], 0.1 * size, mix(skin, "#402030", 0.25))
    c.disc(
        *head,
        0.125 * size,
        0.145 * size,
        (mix(skin, "#fff0d8", 0.25), mix(skin, "#4a2440", 0.25)),
        edge=0,
    )
    top = head + np.array([-face * 0.03, -0.05]) * size
    c.disc(*top, 0.135 * size, 0.115 * size, hat if hat is not None else hair, edge=0)
    c.disc(
        head[0] + face * 0.05 * size, head[1] + 0.045 * size, 0.085 * size, 0.1 * size, skin, edge=0
    )
    limb(c, [neck - way * 0.06 * size, elbow, hand], (0.14 * size, 0.12 * size, 0.09 * size), coat)
    if basket is not None:
        hx, hy = hand[0] + face * 0.16 * size, hand[1] + 0.06 * size
        c.shape(
            [
                (hx - 0.14 * size, hy),
                (hx + 0.14 * size, hy),
                (hx + 0.1 * size, hy + 0.22 * size),
                (hx - 0.1 * size, hy + 0.22 * size),
            ],
            basket,
        )
