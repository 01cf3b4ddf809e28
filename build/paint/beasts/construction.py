"""Construction sheets: an animal from the side, from the front where that is known, and as posed.

Everything is drawn from what `anatomy.py` measures on the painting, so that the two cannot drift
apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anatomy
import bodies
import numpy as np
import watching
from PIL import Image, ImageDraw, ImageFont
from sheet import HIGH, WIDE, Sheet

if TYPE_CHECKING:
    from types import ModuleType

SHEETS = Path(__file__).resolve().parent / "sheets"
"""Where sheets are kept, beside the sources of the paintings."""
SIZE = (1200, 860)
INK, BONE, JOINT = "#25313f", "#c2492c", "#1a5fb4"
FAULT, STAYS = "#c01c28", "#8a6d1f"


@dataclass
class Construction:
    """An animal's body, what is wrong with it, and what draws it."""

    name: str
    body: anatomy.Body
    facts: dict[str, anatomy.Range]
    faults: list[str]
    straight: dict[str, Any]
    """Lines of the side view in lengths of the whole, by their colour."""
    posed: list[tuple[str, Any]]
    """Lines on the card: (colour, points)."""
    wide: float = 0.0
    """How wide it is where it is deepest, in depths; 0 where no front is known."""
    heads: float = 10.0
    """How many parts the ruler has: heads, or tenths of a fish."""

    def wrong(self):
        """Return the faults that nobody has given a reason for."""
        kept = tuple(bodies.KEPT.get(self.name, {}))
        return [fault for fault in self.faults if not kept or not fault.startswith(kept)]


def known():
    """Return the animals whose bodies are described."""
    return sorted([*bodies.FISH, *bodies.WHALES, *bodies.LIMBED])


def constructed(name: str, module: ModuleType):
    """Return the construction of an animal, measured on its painter's module."""
    if name in bodies.FISH:
        return _fish(name, module)
    if name in bodies.WHALES:
        return _whale(name, module)
    bones, facts = bodies.LIMBED[name]
    body, tip = anatomy.limbed_body(module, watching.observed(module), bones)
    x, y, r = bones.skull
    posed = [(BONE, [tuple(tip), (x, y), *bones.spine]), (BONE, _circle(x, y, r))]
    posed += [(JOINT, limb.joints) for limb in body.limbs]
    posed += [(JOINT, _circle(*place, 5)) for place in body.girdles.values()]
    long, share = body.lengths["length"], body.lengths["muzzle"]
    at = np.array(body.profile) / long
    edges = [np.stack([at[:, 0], at[:, i] * side], -1) for i, side in ((1, -1), (2, 1))]
    skull = _circle((share + 0.5 * (1 - share)) / long, 0, 0.5 * (1 - share) / long)
    straight = {INK: edges, BONE: [[(0, 0), (1, 0)], skull]}
    found = anatomy.faults(body, facts)
    return Construction(name, body, facts, found, straight, posed, heads=long)


def _fish(name, module):
    facts, growths, wide = bodies.FISH[name]
    seen = watching.observed(module)
    body, fish = anatomy.fish_body(seen)
    inner = fish.s[(fish.s >= 0) & (fish.s <= 1.02)][::12]
    back, belly = (np.interp(inner, fish.s, edge) for edge in (fish.back, fish.belly))
    sides = [np.stack([inner, edge], -1) for edge in (back, belly)]
    straight = {INK: sides, BONE: [[(s, 0) for s in np.linspace(0, 1, 40)]], JOINT: []}
    for _, args in seen.calls.get("fin", []):
        if hasattr(args[0], "scale") and abs(args[0].length - fish.length) < 0.01 * fish.length:
            root, edge = ([q[:2] for q in line] for line in args[1:3])
            straight[JOINT].append([*root, *edge[::-1], root[0]])
    if "eye" in body.lengths:
        eyes = [args for _, args in seen.calls["eye"] if args[0] is fish]
        straight[INK] += [_circle(*args[1:4]) for args in eyes]
    posed = [(colour, fish.at(line)) for colour, lines in straight.items() for line in lines]
    found = anatomy.faults(body, facts, growths)
    return Construction(name, body, facts, found, straight, posed, wide)


def _whale(name, module):
    facts, line = bodies.WHALES[name]
    spine = getattr(module, line)
    body = anatomy.whale_body(module, spine)
    drawn = {INK: ("UPPER", "LOWER"), JOINT: ("DORSAL", "FLIPPER", "NEAR_FLUKE", "FAR_FLUKE")}
    lines = {
        colour: [[q[:2] for q in getattr(module, n)] for n in names]
        for colour, names in drawn.items()
    }
    posed = [(colour, spine(one)) for colour, group in lines.items() for one in group]
    posed.append((BONE, spine.p))
    straight = {colour: [np.array(one) / 1000 for one in group] for colour, group in lines.items()}
    straight[BONE] = [[(0, 0), (1, 0)]]
    return Construction(name, body, facts, anatomy.faults(body, facts), straight, posed, 0.9)


def _circle(x, y, r):
    turn = np.linspace(0, 2 * np.pi, 40)
    return np.stack([x + r * np.cos(turn), y + r * np.sin(turn)], -1)


# ------------------------------------------------------------------ drawing
def keep(name: str, module: ModuleType) -> Path:
    """Store the sheet of an animal beside the paintings, and print what is out of range."""
    one = constructed(name, module)
    for fault in one.faults:
        print(f"  {fault}{'' if fault in one.wrong() else ' (kept)'}")
    SHEETS.mkdir(exist_ok=True)
    file = SHEETS / f"{name}.webp"
    drawn(one, module).save(file, quality=60, method=6)
    return file


def drawn(one: Construction, module: ModuleType) -> Image.Image:
    """Return the sheet: side and front to the left above the figures, the pose to the right."""
    image = Image.new("RGB", SIZE, "#fbfaf6")
    pen = ImageDraw.Draw(image)
    k = (SIZE[1] - 20) / HIGH
    left = round(SIZE[0] - WIDE * k - 10)
    image.paste(_pale(module, k), (left, 10))
    for colour, line in one.posed:
        _draw(pen, np.array([q[:2] for q in line], float) * k + (left, 10), colour)
    _text(pen, (20, 14), one.name.replace("_", " ").capitalize(), 24)
    foot = _side(pen, one, left)
    for name, fact in one.facts.items():
        value = one.body.lengths.get(name)
        good = value is not None and fact.low <= value <= fact.high
        own = "–" if value is None else f"{value:.3g}"
        line = f"{name}: {own}   ({fact.low:g} to {fact.high:g})"
        _text(pen, (20, foot), line, 16, INK if good else FAULT)
        foot += 22
    foot += 12
    reasons = bodies.KEPT.get(one.name, {})
    for fault in one.faults:
        why = next((reason for start, reason in reasons.items() if fault.startswith(start)), None)
        for part in _wrapped(fault + (f": stays, {why}" if why else ""), left - 220):
            _text(pen, (20, foot), part, 14, STAYS if why else FAULT)
            foot += 18
    if not one.faults:
        _text(pen, (20, foot), "nothing is out of range", 14)
    return image


def _pale(module, k):
    """Return the painting without its place, so pale that lines show on it."""
    c = Sheet(k, ground="#ffffff")
    c.lifted(getattr(module, "afloat", module.animal)).lay()
    tone = 0.55 * np.clip(c.rgb, 0, 1) + 0.45
    return Image.fromarray((tone * 255).astype(np.uint8))


def _side(pen, one, left):
    """Draw an animal lying straight, a ruler below it, and its front; return the row below."""
    scale, at = (left - 80) / (1.34 if one.heads == 10 else 1), np.array((40.0, 210.0))
    for colour, lines in one.straight.items():
        for line in lines:
            _draw(pen, np.array([q[:2] for q in line], float) * scale + at, colour)
    for i in range(int(one.heads) + 1):
        x = at[0] + scale * i / one.heads
        pen.line([(x, 360), (x, 370)], fill=INK)
    pen.line([(at[0], 360), (at[0] + scale, 360)], fill=INK)
    high = one.body.lengths.get("depth", 0) * scale / 2
    if one.wide and high:
        pen.ellipse(
            [left - 40 - 2 * high * one.wide, 450 - high, left - 40, 450 + high],
            outline=INK,
            width=2,
        )
        _text(pen, (left - 84 - 2 * high * one.wide, 442), "front", 14)
    return 396


def _draw(pen, points, colour):
    pen.line([tuple(p) for p in points], fill=colour, width=2, joint="curve")


def _text(pen, at, words, size, colour=INK):
    pen.text(at, words, fill=colour, font=ImageFont.load_default(size))


def _wrapped(words, wide):
    """Return words in lines that are not wider than so many pixels."""
    font, lines = ImageFont.load_default(14), [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) > wide and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
