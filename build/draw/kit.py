"""The illustrator's kit: composes clean SVG for the Baltic cards (view box 480 x 720).

A picture is a `Pic`: definitions + named groups. Outlines are lists of landmarks turned into
smooth Béziers by `curve`; ribbons, stems, antennae by `taper`; volume by the `form` filter
(light from above, cool shadow below). Standard library only; rendering needs resvg_py.

The Python program is the source of a picture. The SVG it writes goes to `build/out/drawings`, or to
the folder that `build/art.py` names, and is not kept.
"""

from __future__ import annotations
import math, os, random
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DRAWINGS = Path(os.environ.get("DRAWINGS", ROOT / "build" / "out" / "drawings"))  # the SVG files
PROOFS = ROOT / ".proofs"  # PNG to look at while drawing: not kept
PROOFING = os.environ.get("PROOFS") != ""  # build/art.py wants no proofs
W, H = 480, 720

# ---------------------------------------------------------------- palette
INK, PAPER, AMBER = "#0b2233", "#f7f1e3", "#f2a93b"
HABITAT = {
    "ice": "#a9dbe8",
    "mud": "#a8513b",
    "river": "#c99a3a",
    "rock": "#76599b",
    "open_water": "#22578f",
    "coast": "#7fae4a",
}
WATER = {  # top -> bottom, 4 stops: near the light, mid, low, floor
    "surface": ("#e6f6dc", "#8fd3c4", "#3397a3", "#145a74"),
    "weed": ("#e9f0b4", "#8cc39a", "#35847f", "#10424f"),
    "blue": ("#b9e9e4", "#4aabbd", "#1a6a8c", "#0a3352"),
    "deep": ("#3f8ea0", "#1a5a78", "#0c3553", "#061a2f"),
    "ice": ("#f4fbf8", "#b6e0e6", "#5aa8be", "#1d5a78"),
    "river": ("#f3e6a8", "#b9b36a", "#66855a", "#264640"),
    "shore": ("#fbe9cc", "#f3d8bd", "#a9cfd0", "#4d98a6"),
    "dusk": ("#f0b7a4", "#c4708a", "#6d3a66", "#2b2140"),
}


# ---------------------------------------------------------------- numbers and curves
def n(v: float) -> str:
    s = f"{v:.1f}"
    s = s[:-2] if s.endswith(".0") else s
    return "0" if s == "-0" else s


def pack(*v) -> str:
    """Numbers in path shorthand: 1.2-3.4.5"""
    out = ""
    for x in v:
        t = n(x)
        if t.startswith("0."):
            t = t[1:]
        elif t.startswith("-0."):
            t = "-" + t[2:]
        out += t if not out or t[0] == "-" else " " + t
    return out


def rng(seed) -> random.Random:
    return random.Random(seed)


def curve(pts, closed=True, k=0.36) -> str:
    """Smooth Bézier through landmarks; (x, y, 'c') is a corner."""
    P = [(p[0], p[1]) for p in pts]
    C = [len(p) > 2 for p in pts]
    m = len(P)

    def tan(i):
        if C[i] or (not closed and i in (0, m - 1)):
            return None
        a, b, c = P[i - 1], P[i], P[(i + 1) % m]
        l0 = math.dist(a, b) or 1e-6
        l1 = math.dist(b, c) or 1e-6
        tx = (b[0] - a[0]) / l0 * l1 + (c[0] - b[0]) / l1 * l0
        ty = (b[1] - a[1]) / l0 * l1 + (c[1] - b[1]) / l1 * l0
        q = math.hypot(tx, ty) or 1e-6
        return tx / q, ty / q

    T = [tan(i) for i in range(m)]
    out = [f"M{pack(*P[0])}"]
    X, Y = round(P[0][0], 1), round(P[0][1], 1)  # pen, as rounded
    for i in range(m if closed else m - 1):
        j = (i + 1) % m
        a, b = P[i], P[j]
        d = math.dist(a, b)
        if T[i] is None and T[j] is None:
            out.append("l" + pack(b[0] - X, b[1] - Y))
            X, Y = round(X + round(b[0] - X, 1), 1), round(Y + round(b[1] - Y, 1), 1)
            continue
        ta = T[i]
        tb = T[j]
        c1 = (
            (a[0] + ta[0] * d * k, a[1] + ta[1] * d * k)
            if ta
            else (a[0] + (b[0] - a[0]) * 0.3, a[1] + (b[1] - a[1]) * 0.3)
        )
        c2 = (
            (b[0] - tb[0] * d * k, b[1] - tb[1] * d * k)
            if tb
            else (b[0] - (b[0] - a[0]) * 0.3, b[1] - (b[1] - a[1]) * 0.3)
        )
        out.append("c" + pack(c1[0] - X, c1[1] - Y, c2[0] - X, c2[1] - Y, b[0] - X, b[1] - Y))
        X, Y = round(X + round(b[0] - X, 1), 1), round(Y + round(b[1] - Y, 1), 1)
    return "".join(out) + ("Z" if closed else "")


def sample(pts, step=8.0):
    """Points along the smooth open curve through pts, about `step` apart: [(x, y, nx, ny, t)]."""
    P = [(p[0], p[1]) for p in pts]
    m = len(P)
    out = []

    def tan(i):
        a, c = P[max(i - 1, 0)], P[min(i + 1, m - 1)]
        q = math.dist(a, c) or 1e-6
        return (c[0] - a[0]) / q, (c[1] - a[1]) / q

    raw = []
    for i in range(m - 1):
        a, b = P[i], P[i + 1]
        d = math.dist(a, b)
        ta, tb = tan(i), tan(i + 1)
        c1 = (a[0] + ta[0] * d * 0.36, a[1] + ta[1] * d * 0.36)
        c2 = (b[0] - tb[0] * d * 0.36, b[1] - tb[1] * d * 0.36)
        steps = max(2, int(d / step * 2))
        for s in range(steps + (i == m - 2)):
            u = s / steps
            v = 1 - u
            raw.append(
                (
                    v**3 * a[0] + 3 * v * v * u * c1[0] + 3 * v * u * u * c2[0] + u**3 * b[0],
                    v**3 * a[1] + 3 * v * v * u * c1[1] + 3 * v * u * u * c2[1] + u**3 * b[1],
                )
            )
    L = [0.0]
    for i in range(1, len(raw)):
        L.append(L[-1] + math.dist(raw[i - 1], raw[i]))
    tot = L[-1]
    cnt = max(2, round(tot / step))
    j = 0
    for i in range(cnt + 1):
        t = i / cnt * tot
        while j < len(L) - 2 and L[j + 1] < t:
            j += 1
        f = (t - L[j]) / ((L[j + 1] - L[j]) or 1e-6)
        x = raw[j][0] + (raw[j + 1][0] - raw[j][0]) * f
        y = raw[j][1] + (raw[j + 1][1] - raw[j][1]) * f
        dx = raw[j + 1][0] - raw[j][0]
        dy = raw[j + 1][1] - raw[j][1]
        q = math.hypot(dx, dy) or 1e-6
        out.append((x, y, -dy / q, dx / q, i / cnt))
    return out


def width_at(ws, t):
    f = t * (len(ws) - 1)
    i = min(int(f), len(ws) - 2)
    return ws[i] + (ws[i + 1] - ws[i]) * (f - i)


def taper(pts, ws, step=26, wob=0.0, r=None, point=False) -> str:
    """Closed ribbon outline along pts; ws = half widths from start to end."""
    S = sample(pts, step)
    A, B = [], []
    for x, y, nx, ny, t in S:
        w = width_at(ws, t)
        wa = w * (1 + (r.uniform(-wob, wob) if r else 0))
        wb = w * (1 + (r.uniform(-wob, wob) if r else 0))
        A.append((x + nx * wa, y + ny * wa))
        B.append((x - nx * wb, y - ny * wb))
    x, y, nx, ny, _ = S[-1]
    w = ws[-1]
    dx, dy = ny, -nx  # direction of travel
    if point:
        A[-1] = (x, y, "c")
        B.pop()
    else:  # round tip: shoulders short of the end, then an apex (else the outline bulges)
        side = lambda q, k, m: (x + q * nx * w * k - dx * w * m, y + q * ny * w * k - dy * w * m)
        A[-1:] = [side(1, 1.04, 2.6), side(1, 0.8, 0.75), (x, y)]
        B[-1:] = [side(-1, 1.04, 2.6), side(-1, 0.8, 0.75)]
    return curve([A[0] + ("c",)] + A[1:] + B[::-1][:-1] + [B[0] + ("c",)])


def place(d_pts, x=0, y=0, rot=0, s=1, flip=False):
    """Landmarks moved: scale, flip (mirror in x), rotate (degrees), shift; flags kept."""
    c, q = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    out = []
    for p in d_pts:
        px, py = p[0] * s * (-1 if flip else 1), p[1] * s
        out.append((x + px * c - py * q, y + px * q + py * c) + tuple(p[2:]))
    return out


def mix(a, b, t):
    A = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    B = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(A, B))


# ---------------------------------------------------------------- svg words
def path(d, fill="none", **k):
    return el("path", d=d, fill=fill, **k)


def el(tag, **k):
    a = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{n(v) if isinstance(v, float) else v}"'
        for key, v in k.items()
        if v is not None
    )
    return f"<{tag}{a}/>"


def line(d, stroke, w=1, o=None, **k):
    return el(
        "path",
        d=d,
        fill="none",
        stroke=stroke,
        stroke_width=w,
        stroke_linecap="round",
        stroke_opacity=o,
        **k,
    )


def g(id_, *parts, **k):
    a = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{v}"' for key, v in k.items() if v is not None
    )
    return f'<g id="{id_}"{a}>' + "".join(parts) + "</g>\n"


def gg(*parts, **k):
    a = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{v}"' for key, v in k.items() if v is not None
    )
    return f"<g{a}>" + "".join(parts) + "</g>"


def circle(x, y, r, fill, **k):
    return el("circle", cx=n(x), cy=n(y), r=n(r), fill=fill, **k)


def ellipse(x, y, rx, ry, fill, **k):
    return el("ellipse", cx=n(x), cy=n(y), rx=n(rx), ry=n(ry), fill=fill, **k)


def stops(*ss):
    out = []
    for i, s in enumerate(ss):
        if isinstance(s, str):
            s = (i / (len(ss) - 1), s)
        o = f' stop-opacity="{s[2]}"' if len(s) > 2 else ""
        out.append(f'<stop offset="{round(s[0], 3)}" stop-color="{s[1]}"{o}/>')
    return "".join(out)


def lin(id_, *ss, x1=0, y1=0, x2=0, y2=H):
    return f'<linearGradient id="{id_}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{stops(*ss)}</linearGradient>\n'


def rad(id_, *ss, cx=240, cy=300, r=300, fx=None, fy=None, tr=None):
    f = f' fx="{fx}" fy="{fy}"' if fx is not None else ""
    t = f' gradientTransform="{tr}"' if tr else ""
    return f'<radialGradient id="{id_}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}"{f}{t}>{stops(*ss)}</radialGradient>\n'


def olin(id_, *ss, x1=0, y1=0, x2=0, y2=1):
    return f'<linearGradient id="{id_}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{stops(*ss)}</linearGradient>\n'


def clip(id_, d):
    return f'<clipPath id="{id_}"><path d="{d}"/></clipPath>\n'


FULL = 'filterUnits="userSpaceOnUse" x="-20" y="-20" width="520" height="760" color-interpolation-filters="sRGB"'


def blur(id_, sd):
    return f'<filter id="{id_}" {FULL}><feGaussianBlur stdDeviation="{sd}"/></filter>\n'


def form(
    id_,
    light="#fff8d8",
    la=0.75,
    ldx=0,
    ldy=5,
    lb=2.5,
    shadow="#06263a",
    sa=0.6,
    sdx=0,
    sdy=-14,
    sb=9,
    box=False,
):
    """Volume for any silhouette: a lit rim where light falls, a soft cool shadow away from it.
    box=True limits the work to the shape's own box: many times faster, but only for filled shapes (strokes stick out of the box)."""
    region = (
        'x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"'
        if box
        else FULL
    )
    return (
        f'<filter id="{id_}" {region}>'
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{sb}"/><feOffset dx="{sdx}" dy="{sdy}" result="s"/>'
        f'<feComposite in="SourceAlpha" in2="s" operator="out" result="sm"/>'
        f'<feFlood flood-color="{shadow}" flood-opacity="{sa}"/><feComposite in2="sm" operator="in" result="S"/>'
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{lb}"/><feOffset dx="{ldx}" dy="{ldy}" result="l"/>'
        f'<feComposite in="SourceAlpha" in2="l" operator="out" result="lm"/>'
        f'<feFlood flood-color="{light}" flood-opacity="{la}"/><feComposite in2="lm" operator="in" result="L"/>'
        f'<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="S"/><feMergeNode in="L"/></feMerge></filter>\n'
    )


def caustic_filter(id_, fx=0.006, fy=0.045, seed=4, color="#fffbe0", mid=0.5, half=0.055):
    """Iso-lines of noise = the net of light under the surface."""
    tv = [0] * 21
    i = round(mid * 20)
    tv[i] = 1
    tv[i - 1] = tv[i + 1] = 0.35
    cr, cg, cb = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return (
        f'<filter id="{id_}" {FULL}><feTurbulence type="fractalNoise" baseFrequency="{fx} {fy}" numOctaves="2" seed="{seed}"/>'
        f'<feColorMatrix type="matrix" values="0 0 0 0 {cr:.3f} 0 0 0 0 {cg:.3f} 0 0 0 0 {cb:.3f} 1 0 0 0 0"/>'
        f'<feComponentTransfer><feFuncA type="table" tableValues="{" ".join(map(str, tv))}"/></feComponentTransfer>'
        f'<feGaussianBlur stdDeviation=".7"/><feComposite in2="SourceAlpha" operator="in"/></filter>\n'
    )


# ---------------------------------------------------------------- picture
class Pic:
    def __init__(self, name, title, w=W, h=H, folder="species"):
        self.name, self.title, self.w, self.h = name, title, w, h
        self.D, self.B, self._ids = [], [], set()
        self.file = DRAWINGS / folder / f"{name}.svg"

    def d(self, *s):
        self.D += s
        return self

    def add(self, *s):
        self.B += s
        return self

    def once(self, id_, text):
        if id_ not in self._ids:
            self._ids.add(id_)
            self.D.append(text)
        return f"url(#{id_})"

    def soft(self, sd):
        return self.once(
            f"blur{n(sd).replace('.', '_')}", blur(f"blur{n(sd).replace('.', '_')}", sd)
        )

    # -- the sea
    def water(self, kind="blue", glow=(240, 120, 420), go=0.55, split=(0, 0.3, 0.66, 1)):
        c = WATER[kind]
        self.d(
            lin("water", *zip(split, c), y2=self.h),
            rad(
                "glow",
                (0, mix(c[0], "#ffffff", 0.5), go),
                (1, c[0], 0),
                cx=glow[0],
                cy=glow[1],
                r=glow[2],
            ),
        )
        self.add(
            g(
                "sea",
                el("rect", width=self.w, height=self.h, fill="url(#water)"),
                el("rect", width=self.w, height=self.h, fill="url(#glow)"),
            )
        )
        return self

    def shafts(
        self,
        xs=((90, 40, 80), (210, 55, 130), (330, 30, 60), (420, 45, 90)),
        lean=-90,
        length=620,
        o=0.34,
        color="#fffbe2",
    ):
        self.d(
            lin("shaft", (0, color, 1), (0.55, color, 0.35), (1, color, 0), y2=length),
            lin("shaft-core", (0, color, 1), (1, color, 0), y2=length * 0.7),
        )
        b = self.soft(7)
        self.add(
            g(
                "shafts",
                *[
                    path(
                        f"M{x} -20L{x + a} -20L{x + a / 2 + lean + w} {length}L{x + a / 2 + lean - w * 0.35:.0f} {length}Z",
                        "url(#shaft)",
                    )
                    for x, a, w in xs
                ],
                filter=b,
                opacity=o,
                style="mix-blend-mode:soft-light",
            ),
            g(
                "shafts-core",
                *[
                    path(
                        f"M{x + a * 0.3:.0f} -20L{x + a * 0.6:.0f} -20L{x + a / 2 + lean + w * 0.5:.0f} {length * 0.8:.0f}L{x + a / 2 + lean + w * 0.1:.0f} {length * 0.8:.0f}Z",
                        "url(#shaft-core)",
                    )
                    for x, a, w in xs
                ],
                filter=b,
                opacity=o * 0.5,
            ),
        )
        return self

    def surface(self, h=120, o=0.8, seed=4, color="#fffbe0", fx=0.006, fy=0.05):
        """The underside of the surface: a net of light that fades with depth."""
        self.d(
            caustic_filter("caustics", fx, fy, seed, color),
            lin("surface-fade", (0, "#fff", 1), (1, "#fff", 0), y2=h),
            f'<mask id="surface-mask"><rect width="{self.w}" height="{h}" fill="url(#surface-fade)"/></mask>\n',
        )
        self.add(
            g(
                "surface",
                gg(
                    el("rect", width=self.w, height=h, fill="#fff", filter="url(#caustics)"),
                    mask="url(#surface-mask)",
                ),
                opacity=o,
            )
        )
        return self

    def caustics_on(self, id_, shape, o=0.3, fx=0.02, fy=0.03, seed=7, color="#fffbe0"):
        """Light net lying on a thing (bottom, back of an animal)."""
        self.once(id_, caustic_filter(id_, fx, fy, seed, color))
        return gg(gg(shape, filter=f"url(#{id_})"), opacity=o, style="mix-blend-mode:screen")

    # -- bottoms and weed, ready to use
    def bottom(self, kind, y=545, seed=2):
        """sand: pale, rippled, net of light; stones: faceted boulders; mud: soft layers with burrows."""
        r = rng(seed)
        h = self.h
        if kind == "sand":
            d = hump(y, r, 8, 110)
            rip = "".join(
                curve(
                    [(x, yy), (x + L * 0.3, yy - 3), (x + L * 0.7, yy - 2), (x + L, yy + 1)], False
                )
                for x, yy, L in [
                    (r.uniform(-20, 420), y + 12 + k * 9 + r.uniform(-3, 3), r.uniform(40, 120))
                    for k in range(15)
                ]
            )
            self.d(lin("sandfill", "#fbeebc", "#d9c48a", "#8a8560", y1=y - 20, y2=h - 20))
            self.add(
                g(
                    "bottom-sand",
                    path(d, "url(#sandfill)"),
                    line(rip, "#7d7450", 2, 0.35),
                    line(rip, "#fff8d8", 1.2, 0.5, transform="translate(0 2.6)"),
                    self.caustics_on("sand-net", path(d, "#fff"), 0.5, 0.014, 0.05, 3),
                )
            )
        elif kind == "stones":
            ss = [
                (54, y + 70, 116, 66),
                (436, y + 66, 112, 68),
                (244, y + 62, 116, 80),
                (140, y + 140, 110, 60),
                (350, y + 144, 118, 60),
                (244, y + 172, 90, 40),
            ]
            ps = [stone_pts(*q, r, 9) for q in ss]
            ds = [curve(q, k=0.24) for q in ps]
            fac = [
                curve(
                    [
                        (q[5][0] + 10, q[5][1] + 10),
                        (q[6][0], q[6][1] + 7),
                        (q[7][0] - 8, q[7][1] + 7),
                        (q[7][0] - 26, q[7][1] + 34),
                        (q[6][0] - 8, q[6][1] + 26),
                        (q[5][0] + 24, q[5][1] + 30),
                    ],
                    k=0.12,
                )
                for q in ps
            ]
            self.d(
                olin("stonefill", "#c0adbd", "#7a689e", "#3a3768", "#1d2348"),
                form("stoneform", "#f6eed8", 0.6, 2, 6, 4, "#0b1536", 0.75, -8, -24, 13),
                lin("stonefacet", (0, "#fff", 0.3), (1, "#fff", 0), y1=y - 5, y2=y + 90),
            )
            self.add(
                g(
                    "bottom-stones",
                    *[
                        gg(
                            path(d, "url(#stonefill)"),
                            path(f, "url(#stonefacet)"),
                            filter="url(#stoneform)",
                        )
                        for d, f in zip(ds, fac)
                    ],
                )
            )
        else:
            self.d(lin("mudfill", "#9a6a52", "#5d3d3c", "#241c2a", y1=y - 10, y2=h))
            holes = [(r.uniform(30, 450), y + r.uniform(16, 90)) for _ in range(7)]
            self.add(
                g(
                    "bottom-mud",
                    path(hump(y, r, 7, 130), "url(#mudfill)"),
                    path(hump(y + 46, r, 6, 100), "#3b2730", opacity=0.4),
                    path(hump(y + 96, r, 6, 100), "#241a26", opacity=0.45),
                    *[
                        gg(
                            path(
                                curve(
                                    [
                                        (a - 15, b + 3),
                                        (a - 7, b - 6),
                                        (a + 7, b - 6),
                                        (a + 15, b + 3),
                                        (a, b + 5),
                                    ]
                                ),
                                "#b98468",
                            ),
                            ellipse(a, b - 3, 5, 2.2, "#1b1218"),
                        )
                        for a, b in holes
                    ],
                )
            )
        return self

    def weeds(self, y=560, seed=3, tones=("#6fc3b0", "#3a9a8a", "#14556a"), sway=0.15):
        """Three rows of ribbon weed: far = light and dull, near = dark. Silhouettes only."""
        r = rng(seed)
        for i, (c, o, h, cnt) in enumerate(zip(tones, (0.5, 0.7, 0.9), (90, 120, 160), (5, 4, 2))):
            self.add(
                g(
                    f"weeds-{('far', 'mid', 'near')[i]}",
                    path(
                        "".join(
                            tuft(
                                r.uniform(20, 460) if i < 2 else (46, 430)[k],
                                y + i * 24,
                                h * r.uniform(0.7, 1.1),
                                7,
                                r,
                                0.45,
                                5 + i * 2,
                                sway,
                            )
                            for k in range(cnt)
                        ),
                        c,
                        opacity=o,
                    ),
                )
            )
        return self

    def motes(self, count=40, seed=1, o=0.5, box=(0, 40, 480, 640), color="#f4fbe6", rmax=2.2):
        r = rng(seed)
        out = []
        for _ in range(count):
            out.append(
                circle(
                    r.uniform(box[0], box[2]),
                    r.uniform(box[1], box[3]),
                    0.5 + rmax * r.random() ** 3,
                    color,
                    opacity=n(0.25 + 0.75 * r.random()),
                )
            )
        self.add(g("motes", *out, opacity=o))
        return self

    def grain(self, o=0.16):
        self.d(
            f'<filter id="grain" {FULL}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="8"/>'
            '<feColorMatrix type="matrix" values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>\n'
        )
        self.add(
            f'<g id="grain-layer" opacity="{o}" style="mix-blend-mode:soft-light"><rect width="{self.w}" height="{self.h}" filter="url(#grain)"/></g>\n'
        )
        return self

    def vignette(self, color="#04182a", o=0.55, cx=240, cy=310, r=470, inner=0.55):
        self.d(rad("vignette", (inner, color, 0), (1, color, o), cx=cx, cy=cy, r=r))
        self.add(
            f'<rect id="vignette-layer" width="{self.w}" height="{self.h}" fill="url(#vignette)"/>\n'
        )
        return self

    def foot(self, color="#04182a", o=0.7, y=560):
        """Quiet dark foot under the name plate."""
        self.d(lin("foot", (0, color, 0), (1, color, o), y1=y, y2=self.h))
        self.add(
            f'<rect id="foot-layer" y="{y}" width="{self.w}" height="{self.h - y}" fill="url(#foot)"/>\n'
        )
        return self

    def lens(
        self, cx=240, cy=312, r=231, light="#8fd6d8", mid="#1d6c84", dark="#07283f", ink="#030d18"
    ):
        """Microscope field: dark card, bright round field, glowing rim. Returns the clip id."""
        self.d(
            rad("field", (0, light), (0.45, mid), (1, dark), cx=cx - 20, cy=cy - 30, r=r * 1.06),
            rad(
                "field-rim",
                (0.86, "#dffaf2", 0),
                (0.965, "#dffaf2", 0.55),
                (1, "#ffffff", 0.9),
                cx=cx,
                cy=cy,
                r=r,
            ),
            rad("halo", (0.6, mid, 0.75), (1, mid, 0), cx=cx, cy=cy, r=r * 1.5),
            f'<clipPath id="field-clip"><circle cx="{cx}" cy="{cy}" r="{r}"/></clipPath>\n',
        )
        self.add(
            g(
                "lens",
                el("rect", width=self.w, height=self.h, fill=ink),
                el("rect", width=self.w, height=self.h, fill="url(#halo)", opacity=0.55),
                circle(cx, cy, r, "url(#field)"),
            )
        )
        self._lens = (cx, cy, r)
        return self

    def lens_rim(self):
        cx, cy, r = self._lens
        self.d(rad("field-shade", (0.74, "#020a14", 0), (1, "#020a14", 0.6), cx=cx, cy=cy, r=r))
        a = math.radians
        arc = lambda r0, a0, a1: (
            f"M{n(cx + r0 * math.cos(a(a0)))} {n(cy + r0 * math.sin(a(a0)))}A{n(r0)} {n(r0)} 0 0 1 {n(cx + r0 * math.cos(a(a1)))} {n(cy + r0 * math.sin(a(a1)))}"
        )
        self.add(
            g(
                "lens-rim",
                circle(cx, cy, r, "url(#field-shade)"),
                circle(cx, cy, r, "none", stroke="#020a14", stroke_width=9),
                circle(cx, cy, r + 4, "none", stroke="#2e6d80", stroke_width=2.5),
                line(arc(r + 4, 195, 300), "#d8f6ee", 3, 0.9),
                line(arc(r + 4, 30, 70), "#8fd0d4", 2.5, 0.7),
                line(arc(r - 9, 205, 262), "#ffffff", 5, 0.35, filter=self.soft(1.6)),
            )
        )
        return self

    def svg(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.w} {self.h}" width="{self.w}" height="{self.h}">\n'
            f"<title>{self.title}</title>\n<defs>\n{''.join(self.D)}</defs>\n{''.join(self.B)}</svg>\n"
        )

    def save(self):
        import re, collections

        ids = re.findall(r'\bid="([^"]+)"', self.svg())
        twice = [k for k, v in collections.Counter(ids).items() if v > 1]
        assert not twice, (
            f"{self.name}: the same id twice, resvg would silently drop a fill: {twice}"
        )
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.svg(), encoding="utf-8")
        return self.file


# ---------------------------------------------------------------- set dressing
def bubble(x, y, r):
    return gg(
        circle(x, y, r, "#dff7f2", opacity=0.16),
        circle(
            x,
            y,
            r,
            "none",
            stroke="#effdf6",
            stroke_width=n(max(0.8, r * 0.13)),
            stroke_opacity=0.75,
        ),
        line(
            f"M{n(x - r * 0.55)} {n(y - r * 0.15)}A{n(r * 0.58)} {n(r * 0.58)} 0 0 1 {n(x - r * 0.05)} {n(y - r * 0.57)}",
            "#ffffff",
            n(max(0.8, r * 0.22)),
            0.95,
        ),
    )


def bubbles(id_, pts):
    return g(id_, *[bubble(*p) for p in pts])


def tuft(x, y, h, count, r, spread=0.5, w=5, sway=0.0):
    """A tuft of ribbon weed as one path (silhouette)."""
    out = []
    for i in range(count):
        a = (i / (count - 1) - 0.5) * spread * 2 if count > 1 else 0
        a += r.uniform(-0.08, 0.08)
        hh = h * r.uniform(0.6, 1)
        p = [
            (x + a * 8, y),
            (x + a * hh * 0.35 + sway * hh * 0.1, y - hh * 0.4),
            (x + a * hh * 0.75 + sway * hh * 0.35, y - hh * 0.75),
            (x + a * hh * 0.95 + sway * hh * 0.7, y - hh),
        ]
        out.append(taper(p, [w * 0.5, w * 0.6, w * 0.45, w * 0.1], step=40, point=True))
    return "".join(out)


def hump(y0, r, amp=26, step=60, x0=-20, x1=500, base=740):
    pts = [(x0, base, "c"), (x0, y0, "c")]
    x = x0
    while x < x1 - step * 0.5:
        x += step * r.uniform(0.7, 1.3)
        pts.append((min(x, x1 - 2), y0 + r.uniform(-amp, amp)))
    return curve(pts + [(x1, y0, "c"), (x1, base, "c")])


def stone_pts(cx, cy, rx, ry, r, k=8):
    """A boulder: flat-footed, broad facets, never an ellipse."""
    out = []
    for i in range(k):
        a = i / k * math.tau + r.uniform(-0.16, 0.16)
        q = r.uniform(0.86, 1.1)
        s = math.sin(a)
        out.append(
            (
                cx + rx * q * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)),
                cy
                + ry
                * q
                * math.copysign(abs(s) ** (0.75 if s < 0 else 1.1), s)
                * (1 if s < 0 else 0.7),
            )
        )
    return out


def render(svg_path, png_path, width=480):
    import resvg_py

    b = resvg_py.svg_to_bytes(svg_path=str(svg_path), width=width)
    Path(png_path).write_bytes(bytes(b))


def proof(*files):
    """One proof sheet (480 + 240 + 110 px wide) for each SVG file, in PROOFS."""
    if not PROOFING:
        return
    from PIL import Image

    PROOFS.mkdir(exist_ok=True)
    for file in files:
        out = PROOFS / f"{Path(file).stem}.png"
        render(file, out)
        im = Image.open(out).convert("RGBA")
        sheet = Image.new("RGB", (480 + 20 + 240 + 20 + 110, max(im.height, 10)), "#26323a")
        sheet.paste(im, (0, 0), im)
        for w, x in ((240, 500), (110, 760)):
            small = im.resize((w, round(im.height * w / im.width)), Image.LANCZOS)
            sheet.paste(small, (x, 0), small)
        sheet.save(PROOFS / f"proof_{Path(file).stem}.png")
