"""What a body is made of, and what is wrong with one: checked before a colour is laid.

A body is measured on the painting itself: `observed` runs the painter small and notes where it puts
eyes, fins and legs; outlines are those of its module. `bodies.py` adds what a painting does not say
(skull, spine, shoulders, hips) and how the species measures. `faults` compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from form import outline
from watching import K

SHORTENED = 1.45
"""How much deeper than long a fish may look because it comes towards us or swims away."""


@dataclass(frozen=True)
class Range:
    """What is true of the species, and who says so."""

    low: float
    high: float
    source: str


@dataclass(frozen=True)
class Growth:
    """A fin or a row of fins: the edge it grows from, and where it may begin."""

    name: str
    edge: str
    """`back`, `belly`, `side` or `end`; several where the body may be rolled."""
    start: tuple[float, float]
    count: tuple[int, int] = (1, 1)


@dataclass(frozen=True)
class Limb:
    """A wing, arm or leg: the girdle it belongs to, and its joints from the root outwards."""

    name: str
    girdle: str
    joints: tuple


@dataclass
class Body:
    """What was measured of one animal: places on its card, and lengths in lengths of its unit."""

    lengths: dict[str, float] = field(default_factory=dict)
    girdles: dict[str, tuple[float, float]] = field(default_factory=dict)
    limbs: list[Limb] = field(default_factory=list)
    fins: list[tuple[str, float]] = field(default_factory=list)
    """The edge each fin grows from, and where it begins."""
    loose: list[str] = field(default_factory=list)
    """Joints of the skeleton that lie outside the painted body."""
    reach: float = 0.0
    """How far from its girdle a limb may leave the body, in units of the card."""
    ahead: float = 0.0
    """-1 if it looks to the left, 1 if to the right."""
    gaps: list[str] = field(default_factory=list)
    """Where the water does not meet the body in one line."""
    profile: list[tuple[float, float, float]] = field(default_factory=list)
    """How far its edges lie from the spine, by the way from the tip of its bill or snout."""


def faults(body, facts, growths=()):
    """Return everything about a body that is not true of its species, in words."""
    found = [f"{joint} lies outside the painted body" for joint in body.loose] + body.gaps
    for name, fact in facts.items():
        value = body.lengths.get(name)
        if value is None:
            found.append(f"{name} is not drawn")
        elif not fact.low <= value <= fact.high:
            true = f"{fact.low:g} to {fact.high:g} ({fact.source})"
            found.append(f"{name} is {value:.3g}, not {true}")
    if "depth as posed" in body.lengths and "depth" in facts:
        posed, most = body.lengths["depth as posed"], facts["depth"].high * SHORTENED
        if posed > most:
            found.append(
                f"as posed it is {posed:.3g} deep, more than {most:.3g}: shortened too much"
            )
    for limb in body.limbs:
        found += _limb_faults(limb, body)
    taken = dict.fromkeys(growths, 0)
    for edge, start in body.fins:
        at = (g for g in growths if edge in g.edge.split() and g.start[0] <= start <= g.start[1])
        growth = next(at, None)
        if growth is None:
            found.append(f"a fin begins on the {edge} at {start:.2f}, where none grows")
        else:
            taken[growth] += 1
    for growth, count in taken.items():
        if not growth.count[0] <= count <= growth.count[1]:
            found.append(f"{growth.name}: {count}, not {growth.count[0]} to {growth.count[1]}")
    return found


def _limb_faults(limb, body):
    root, own = np.array(limb.joints[0]), body.girdles[limb.girdle]
    apart = {name: float(np.hypot(*(root - place))) for name, place in body.girdles.items()}
    nearest = min(apart, key=apart.get)
    if nearest != limb.girdle and np.hypot(*np.subtract(own, body.girdles[nearest])) > 1:
        yield f"{limb.name} grows from the {nearest}, not from the {limb.girdle}"
    elif apart[limb.girdle] > body.reach:
        yield f"{limb.name} leaves the body {apart[limb.girdle]:.0f} units from the {limb.girdle}"
    if limb.name.endswith("leg") and len(limb.joints) > 2:
        hip, heel, ankle = (np.array(joint, float) for joint in limb.joints[:3])
        on_line = hip + (ankle - hip) * (heel[1] - hip[1]) / (ankle[1] - hip[1])
        if (heel - on_line)[0] * body.ahead > 0:
            yield f"{limb.name} bends its heel forwards"


# ------------------------------------------------------------------ measuring
def fish_body(seen):
    """Return the body of a fish in lengths from snout to root of the tail, and the fish."""
    eyes = [args for _, args in seen.calls["eye"] if hasattr(args[0], "scale")]
    fins = [args for _, args in seen.calls.get("fin", []) if hasattr(args[0], "scale")]
    fish = max((args[0] for args in (*eyes, *fins)), key=lambda one: one.length)
    own = lambda args: abs(args[0].length - fish.length) < 0.01 * fish.length
    body = Body()
    depth, inner = fish.belly - fish.back, (fish.s > 0.02) & (fish.s < 0.98)
    deepest = int(np.argmax(np.where(inner, depth, 0)))
    body.lengths["depth"] = float(depth[deepest])
    body.lengths["depth at"] = float(fish.s[deepest])
    body.lengths["root of the tail"] = float(depth[(fish.s > 0.8) & inner].min())
    posed = depth[deepest] * fish.scale[deepest] / fish.length
    body.lengths["depth as posed"] = float(posed)
    for _, s, h, r, *_ in (args for args in eyes if own(args)):
        body.lengths["eye"] = 2 * r
        body.lengths["eye at"] = s
        if not np.interp(s, fish.s, fish.back) < h < np.interp(s, fish.s, fish.belly):
            body.loose.append("eye")
    for _, root, *_ in (args for args in fins if own(args)):
        body.fins.append((edge_of(fish, np.array([q[:2] for q in root])), float(root[0][0])))
    return body, fish


def edge_of(fish, root):
    """Return where a fin is rooted: `back`, `belly`, `side` or `end`."""
    s, h = root[:, 0], root[:, 1]
    top, low = np.interp(s, fish.s, fish.back), np.interp(s, fish.s, fish.belly)
    v = (2 * h - top - low) / (low - top)
    if s.mean() > 0.94 and v.min() < -0.5 and v.max() > 0.5:
        return "end"
    return "back" if v.mean() < -0.55 else "belly" if v.mean() > 0.55 else "side"


@dataclass(frozen=True)
class Skeleton:
    """What the painting of an animal with a neck does not say, in places on its card."""

    skull: tuple[float, float, float]
    """Middle and radius."""
    spine: tuple
    """From the nape to the end of the tail."""
    girdles: dict
    muzzle: tuple
    """What bill or snout are, as for `Limb`; their farthest point is its tip."""
    limbs: tuple = ()
    """(name, girdle, what draws it): an outline of the module, or (function, number): which of the
    bodies, shanks or feet that this function paints."""
    neck: tuple[int, int] | None = None
    """Between which joints of the spine the neck is thinnest."""
    row: float | None = None
    """Where the water meets it."""


def limbed_body(module, seen, bones):
    """Return the body of an animal with a neck in lengths of its head, and the tip of its bill."""
    x, y, r = bones.skull
    middle = np.array((x, y))
    head = np.concatenate([_line(module, seen, drawn) for drawn in bones.muzzle])
    tip = head[np.hypot(*(head - middle).T).argmax()]
    reach = float(np.hypot(*(tip - middle)))
    unit, way = reach + r, (tip - middle) / reach
    body = Body(girdles=dict(bones.girdles), reach=0.4 * unit)
    body.ahead = float(np.sign(tip[0] - bones.spine[-1][0]))
    body.lengths["muzzle"] = (reach - r) / unit
    body.lengths["muzzle depth"] = float(np.ptp((head - middle) @ (-way[1], way[0]))) / unit
    eyes = [args[1:4] for _, args in seen.calls["eye"] if np.hypot(args[1] - x, args[2] - y) < r]
    if eyes:
        ex, ey, er = max(eyes, key=lambda e: e[2])
        body.lengths["eye"] = 2 * er / unit
        body.lengths["eye at"] = float(np.subtract(tip, (ex, ey)) @ way) / unit
    else:
        body.loose.append("eye")
    turn = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    rim = middle + 0.9 * r * np.stack([np.cos(turn), np.sin(turn)], -1)
    if np.mean([seen.inside(q) for q in rim]) < 0.85:
        body.loose.append("skull")
    inner = enumerate(bones.spine[:-1])
    body.loose += [f"joint {i} of the spine" for i, q in inner if not seen.inside(q)]
    line = np.array([tip, middle, *bones.spine], float)
    body.lengths["length"] = float(np.hypot(*np.diff(line, axis=0).T).sum()) / unit
    start = float(np.hypot(*np.diff(line[:3], axis=0).T).sum()) / unit
    spine = _profile(seen, line[2:], unit)
    body.profile = [(start + way, up, down) for way, up, down in spine]
    if bones.neck:
        neck = _profile(seen, line[2:][slice(*bones.neck)], unit)
        body.lengths["neck"] = min(up + down for _, up, down in neck)
    for name, girdle, drawn in bones.limbs:
        joints = _joints(module, seen, drawn, bones.girdles[girdle])
        body.limbs.append(Limb(name, girdle, joints))
        long = joints[-2:] if name.endswith("leg") else (joints[0], joints[-1])
        body.lengths[name] = float(np.hypot(*np.subtract(*long))) / unit
    if bones.row is not None:
        body.gaps += waterline_gaps(seen, bones.row)
    return body, tip


def _line(module, seen, drawn):
    """Return an outline of a painter's module, one point of it, or one that a function painted."""
    if isinstance(drawn, str):
        return np.array([q[:2] for q in getattr(module, drawn)], float)
    name, number = drawn
    if not callable(getattr(module, name)):
        return np.array([getattr(module, name)[number][:2]], float)
    return outline([args[1] for caller, args in seen.calls["solid"] if caller == name][number])


def _joints(module, seen, drawn, girdle):
    """Return the joints of a limb: those a leg was called with, the ends of a wing or arm."""
    if drawn[0] in seen.calls and drawn[0] != "solid":
        args = seen.calls[drawn[0]][drawn[1]][1]
        return tuple(tuple(map(float, a)) for a in args if np.shape(a) == (2,))[:3]
    line = _line(module, seen, drawn)
    root = line[np.hypot(*(line - girdle).T).argmin()]
    return tuple(root), tuple(line[np.hypot(*(line - root).T).argmax()])


def _profile(seen, line, unit):
    """Yield how far the painted body reaches to the left and right of a line, in heads."""
    way = 0.0
    for a, b in pairwise(line):
        long = np.hypot(*(b - a))
        across = np.array((b[1] - a[1], a[0] - b[0])) / long
        for t in np.linspace(0, 1, max(3, int(long / 8)))[:-1]:
            up, down = seen.edges(a + (b - a) * t, across, unit)
            yield (way + long * t) / unit, up / unit, down / unit
        way += long


def waterline_gaps(seen, row):
    """Yield where the lower edge of a swimmer leaves the water or breaks."""
    painted = seen.cover[: round((row + 30) * K)] > 0.5
    low = np.where(painted.any(0), painted.shape[0] - 1 - painted[::-1].argmax(0), -1) / K
    columns = np.flatnonzero((painted[round((row - 24) * K) :]).any(0))
    inner = columns[0] + np.arange(len(columns))[len(columns) // 8 : -len(columns) // 8]
    dry = [i / K for i in inner if abs(low[i] - row) > 22]
    if dry:
        yield f"the waterline breaks between {min(dry):.0f} and {max(dry):.0f}"


def whale_body(module, spine):
    """Return the body of a whale that is drawn straight, in lengths from snout to fluke notch."""
    of = lambda name: np.array([q[:2] for q in getattr(module, name)], float) / 1000
    upper, lower, dorsal, flipper = (of(name) for name in ("UPPER", "LOWER", "DORSAL", "FLIPPER"))
    s = np.linspace(0.02, 0.98, 200)
    depth = np.interp(s, *lower.T) - np.interp(s, *upper.T)
    near, far = of("NEAR_FLUKE"), of("FAR_FLUKE")
    body = Body()
    body.lengths |= {
        "depth": float(depth.max()),
        "depth at": float(s[depth.argmax()]),
        "root of the tail": float(depth[(s > 0.8) & (s < 0.93)].min()),
        "top of the back fin": float(dorsal[dorsal[:, 1].argmin(), 0]),
        "height of the back fin": float(
            np.interp(dorsal[dorsal[:, 1].argmin(), 0], *upper.T) - dorsal[:, 1].min()
        ),
        "flipper at": float(flipper[:, 0].min()),
        "flipper": float(np.hypot(*(flipper - flipper[0]).T).max()),
        "flukes": float(np.hypot(*(near[:, None] - far[None]).reshape(-1, 2).T).max()),
        "bend": float(spine.long / np.hypot(*(spine.p[-1] - spine.p[0]))),
    }
    return body
