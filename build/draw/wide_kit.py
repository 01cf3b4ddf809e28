"""For pictures of 1920 x 1080: filters of that size, and `borrow`, which takes finished animals out of the species cards."""

import re
import runpy
import sys
import xml.etree.ElementTree as ET

import kit
from kit import *

WIDE, HIGH = 1920, 1080
kit.FULL = 'filterUnits="userSpaceOnUse" x="-20" y="-20" width="1960" height="1120" color-interpolation-filters="sRGB"'
SVG = "{http://www.w3.org/2000/svg}"


def wide(name, title, folder):
    return Pic(name, title, WIDE, HIGH, folder=folder)


def _words(element):
    """An element as text, without the name space."""
    text = ET.tostring(element, encoding="unicode")
    return (
        re.sub(r' xmlns(:\w+)?="[^"]*"', "", re.sub(r"<(/?)ns\d+:", r"<\1", text)).rstrip() + "\n"
    )


CARD_REGION = 'x="-20" y="-20" width="520" height="760"'
WIDE_REGION = 'x="-260" y="-260" width="1000" height="1240"'
"""Where the filters of a species card work, and where they do in a wide picture."""


def drawn_card(species):
    """The SVG file of a species card, drawn now, with kits of its own: those here are set to another size.

    A card that is painted by now has its old drawing in `scenes/borrowed`, for the scenes only.
    """
    folder = ROOT / "build" / "draw"
    files = [folder / "scenes" / "borrowed" / f"{species}.py", folder / "species" / f"{species}.py"]
    ours = {
        name: module for name, module in sys.modules.items() if name.rpartition("_")[2] == "kit"
    }
    for name in ours:
        del sys.modules[name]
    runpy.run_path(str(next(file for file in files if file.is_file())), run_name="__main__")
    sys.modules.update(ours)
    return DRAWINGS / "species" / f"{species}.svg"


def borrow(P, species, groups, prefix):
    """The named groups of a species card as one string; what they refer to is added to P's definitions. Ids get the prefix."""
    root = ET.parse(drawn_card(species)).getroot()
    by_id = {e.get("id"): e for e in root.iter() if e.get("id")}
    top = {e.get("id"): e for e in root if e.get("id")}
    body = "".join(_words(top[name]) for name in groups)
    defs = root.find(f"{SVG}defs")
    defined = {e.get("id") for e in defs} if defs is not None else set()
    wanted, queue = [], re.findall(r'(?:url\(#|href="#)([\w.-]+)', body)
    while queue:
        name = queue.pop()
        if name in wanted or name not in by_id or name not in defined:
            continue
        wanted.append(name)
        queue += re.findall(r'(?:url\(#|href="#)([\w.-]+)', _words(by_id[name]))
    text = "".join(_words(by_id[name]) for name in reversed(wanted))

    def rename(words):
        words = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}-\1"', words)
        return re.sub(r'(url\(#|href="#)', rf"\1{prefix}-", words)

    # on the card its edge hides what reaches farther; here that must not be cut off
    text = text.replace(CARD_REGION, WIDE_REGION)
    P.d(rename(text))
    return rename(body)


def put(words, x, y, s=1.0, centre=(240, 320), turn=0, flip=False, **attributes):
    """A borrowed body: its `centre` (in card units) comes to x, y."""
    sx = -s if flip else s
    return gg(
        words,
        transform=f"translate({n(float(x))} {n(float(y))}) rotate({turn}) scale({sx:.3f} {s:.3f}) translate({-centre[0]} {-centre[1]})",
        **attributes,
    )


def seabed(points, base=1100):
    return curve([(points[0][0], base, "c")] + points + [(points[-1][0], base, "c")])


def rolling(y, amp, step, r, x0=-40, x1=1960):
    pts, x = [(x0, y, "c")], x0
    while x < x1 - step:
        x += step * r.uniform(0.7, 1.3)
        pts.append((min(x, x1 - 10), y + r.uniform(-amp, amp)))
    return pts + [(x1, y, "c")]
