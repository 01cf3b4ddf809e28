"""Helpers for the animal pictures: local frames, fins, eyes, scales, water seen from above."""

from __future__ import annotations


from kit import (
    PROOFING,
    PROOFS,
    circle,
    curve,
    el,
    ellipse,
    g,
    gg,
    lin,
    line,
    n,
    pack,
    path,
    place,
    rad,
    render,
    rng,
    sample,
    taper,
)


class Frame:
    """Local coordinates of an animal (head at 0,0 looking left): bent, mirrored, turned, moved."""

    def __init__(self, x, y, rot=0.0, s=1.0, flip=False, bend=None):
        self.x, self.y, self.rot, self.s, self.flip, self.bend = x, y, rot, s, flip, bend

    def pts(self, pts):
        if self.bend:
            pts = [tuple(self.bend(p[0], p[1])) + tuple(p[2:]) for p in pts]
        return place(pts, self.x, self.y, self.rot, self.s, self.flip)

    def at(self, x, y):
        return self.pts([(x, y)])[0]

    def c(self, pts, closed=True, k=0.36):
        return curve(self.pts(pts), closed, k)

    def open(self, *lists):
        """Several open lines as one path."""
        return "".join(self.c(p, False) for p in lists)

    def taper(self, pts, ws, step=26, point=True):
        return taper(self.pts(pts), [w * self.s for w in ws], step, point=point)

    def lin(self, id_, *stops, a=(0, -60), b=(0, 60)):
        (x1, y1), (x2, y2) = self.at(*a), self.at(*b)
        return lin(id_, *stops, x1=n(x1), y1=n(y1), x2=n(x2), y2=n(y2))


def height_at(profile, x):
    """Height of an outline (points sorted by x) at x."""
    pts = sorted((p[0], p[1]) for p in profile)
    if x <= pts[0][0]:
        return pts[0][1]
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / ((x1 - x0) or 1)
    return pts[-1][1]


def soft_fin(F, base, edge, count=12, inset=0.1):
    """A fin with soft rays: outline and rays, from a base line to an edge line."""
    last = edge[-1] if len(edge[-1]) == 3 else (*edge[-1], "c")
    outline = F.c([(*base[0], "c"), *edge[:-1], last, (*base[-1], "c")])
    along, foot = sample(edge, 4), sample(base, 4)
    rays = []
    for i in range(count):
        t = (i + 0.5) / count
        x, y = foot[int(t * (len(foot) - 1))][:2]
        ex, ey = along[int(t * (len(along) - 1))][:2]
        mid = ((x + ex) / 2 + 1, (y + ey) / 2)
        rays.append(F.c([(x, y), mid, (ex + (x - ex) * inset, ey + (y - ey) * inset)], False))
    return outline, "".join(rays)


def spiny_fin(F, base, tips, end, sag=0.2, width=1.7):
    """A fin of stiff spines with the skin sagging between them: outline and spines."""
    pts = [(*base[0], "c")]
    for i, tip in enumerate(tips):
        pts.append((*tip, "c"))
        if i + 1 < len(tips):
            mx, my = (tip[0] + tips[i + 1][0]) / 2, (tip[1] + tips[i + 1][1]) / 2
            bx, by = (base[i][0] + base[i + 1][0]) / 2, (base[i][1] + base[i + 1][1]) / 2
            pts.append((mx + (bx - mx) * sag, my + (by - my) * sag))
    pts.append((*end, "c"))
    spines = "".join(
        F.taper([b, ((b[0] + t[0]) / 2 + 1, (b[1] + t[1]) / 2), t], [width, width * 0.7, 0.3])
        for b, t in zip(base, tips)
    )
    return F.c(pts + [(p[0], p[1]) for p in base[::-1]]), spines


def fin_group(fins, fill, form, dark="#262f1c", pale="#f1edbb", o=0.55, w=1.5):
    return [
        gg(
            path(d, fill, filter=form),
            line(rays, dark, w, o),
            line(rays, pale, w * 0.5, o * 0.9, transform="translate(1.5 .6)"),
            id=k,
        )
        for k, (d, rays) in fins.items()
    ]


def scales(F, top, low, x0, x1, step=9, row=7, size=4.0, lo=0.1, hi=0.8):
    """Rows of little open arcs on the flank, as one path."""
    out, x, odd = [], x0, 0
    while x < x1:
        a, b = height_at(top, x), height_at(low, x)
        count = max(2, round((b - a) * (hi - lo) / row))
        for i in range(count):
            y = a + (b - a) * (lo + (hi - lo) * (i + odd * 0.5) / count)
            p, q, e = F.pts([(x, y - size * 0.8), (x - size * 0.75, y), (x, y + size * 0.8)])
            out.append(
                f"M{pack(*p)}q"
                + pack(2 * q[0] - (p[0] + e[0]) / 2 - p[0], 2 * q[1] - (p[1] + e[1]) / 2 - p[1])
                + " "
                + pack(e[0] - p[0], e[1] - p[1])
            )
        x += step
        odd = 1 - odd
    return "".join(out)


GOLD = ("#3c2c10", "#b98c33", "#f0d27c", "#6a5120")


def fish_eye(P, x, y, r, iris=GOLD, socket="#3b3a1e", pupil=0.55, id_="eye"):
    P.d(
        rad(
            f"{id_}-iris",
            (0.3, iris[0]),
            (0.62, iris[1]),
            (0.86, iris[2]),
            (1, iris[3]),
            cx=n(x),
            cy=n(y),
            r=n(r),
        )
    )
    return g(
        id_,
        circle(x, y, r * 1.2, socket, opacity=0.55),
        circle(x, y, r, f"url(#{id_}-iris)"),
        circle(x, y, r * pupil, "#0a0f12"),
        ellipse(x - r * 0.26, y - r * 0.32, r * 0.26, r * 0.2, "#ffffff"),
        circle(x + r * 0.27, y + r * 0.3, r * 0.11, "#bfe6e8", opacity=0.8),
        line(
            f"M{n(x - r * 1.05)} {n(y - r * 0.35)}A{n(r * 1.12)} {n(r * 1.12)} 0 0 1 {n(x + r * 0.75)} {n(y - r * 0.8)}",
            "#fbf6df",
            n(max(0.8, r * 0.1)),
            0.6,
        ),
    )


def bird_eye(P, x, y, r, iris="#3b2412", ring="#05070b", id_="eye", lid="#8ea3b5", pupil=0.58):
    return g(
        id_,
        circle(x, y, r * 1.24, ring),
        circle(x, y, r, iris),
        circle(x, y, r * pupil, "#050608"),
        circle(x - r * 0.34, y - r * 0.38, r * 0.32, "#fff"),
        line(
            f"M{n(x - r)} {n(y + r * 0.62)}A{n(r * 1.26)} {n(r * 1.26)} 0 0 0 {n(x + r * 1.02)} {n(y + r * 0.55)}",
            lid,
            n(max(0.8, r * 0.18)),
            0.8,
        ),
    )


def waves(y0, y1, count, seed, color, o, wmin=0.4, wmax=2.6, x0=-30, x1=490):
    """Lens-shaped waves: short and thin far off, long and thick near."""
    q, out = rng(seed), []
    for _ in range(count):
        t = q.random() ** 0.7
        y = y0 + (y1 - y0) * t
        length, x = (18 + 80 * t) * q.uniform(0.6, 1.3), q.uniform(x0, x1)
        h = (wmin + wmax * t) * q.uniform(0.6, 1.2)
        out.append(
            curve(
                [
                    (x, y, "c"),
                    (x + length * 0.3, y - h),
                    (x + length * 0.7, y - h * 0.5),
                    (x + length, y + h * 0.3, "c"),
                    (x + length * 0.6, y + h * 0.7),
                    (x + length * 0.25, y + h * 0.4),
                ]
            )
        )
    return path("".join(out), color, opacity=o)


def slices(x0, x1, y0, y1, seed, color, o, drift=26):
    """A reflection: lens-shaped slices, wider apart with depth."""
    q, out, y = rng(seed), [], y0
    while y < y1:
        t = (y - y0) / (y1 - y0)
        shift = drift * t * q.uniform(-1, 1)
        a, b = x0 + shift + t * 8 * q.random(), x1 + shift - t * 30 * q.random()
        h = 2.2 + 4.6 * t
        out.append(
            curve(
                [
                    (a, y, "c"),
                    (a + (b - a) * 0.3, y - h * 0.8),
                    (a + (b - a) * 0.7, y - h * 0.4),
                    (b, y + h * 0.2, "c"),
                    (b - (b - a) * 0.35, y + h),
                    (a + (b - a) * 0.3, y + h * 0.7),
                ]
            )
        )
        y += h * 2 + t * 5 * q.random()
    return path("".join(out), color, opacity=o)


def sky_and_sea(P, sky, sea, horizon, sun=None, sun_color="#fffbe8", sun_r=270):
    """A view over the water: sky, low sun, sea. Four sky stops, four sea stops."""
    P.d(
        lin("sky", *zip((0, 0.4, 0.8, 1), sky), y2=horizon),
        lin("sea-fill", *zip((0, 0.12, 0.45, 1), sea), y1=horizon, y2=720),
    )
    parts = [el("rect", width=480, height=horizon + 4, fill="url(#sky)")]
    if sun:
        P.d(
            rad(
                "sun",
                (0, sun_color, 1),
                (0.18, sun_color, 0.8),
                (1, sky[3], 0),
                cx=sun[0],
                cy=sun[1],
                r=sun_r,
            )
        )
        parts.append(el("rect", width=480, height=horizon + 4, fill="url(#sun)"))
    P.add(g("sky-layer", *parts))
    P.add(g("sea", el("rect", y=horizon, width=480, height=720 - horizon, fill="url(#sea-fill)")))


def spruce(x, y, s):
    """One far tree."""
    side = [(-5, 0), (-6, -9), (-2, -21)]
    return curve(
        [(x + a * s, y + b * s, *(("c",) if i == 0 else ())) for i, (a, b) in enumerate(side)]
        + [(x, y - 27 * s, "c")]
        + [
            (x - a * s, y + b * s, *(("c",) if i == 0 else ()))
            for i, (a, b) in reversed(list(enumerate(side)))
        ]
    )


def clouds(P, spots, seed=5, color="#fff6e2", o=0.6, soft=4):
    from kit import blob

    r = rng(seed)
    P.add(
        g(
            "clouds",
            path("".join(blob(x, y, w, h, r, 9, 0.22) for x, y, w, h in spots), color),
            opacity=o,
            filter=P.soft(soft),
        )
    )


def feather(x, y, length, width, angle, bend=0.0):
    """One long flight feather from its root, round at the tip."""
    w = width / 2
    pts = [
        (0, -w * 0.35, "c"),
        (length * 0.35, -w + bend * 0.3),
        (length * 0.8, -w * 0.95 + bend * 0.8),
        (length, bend, "c"),
        (length * 0.86, w * 0.9 + bend * 0.85),
        (length * 0.4, w + bend * 0.35),
        (0, w * 0.35, "c"),
    ]
    return curve(place(pts, x, y, angle))


def look(*files, name="look"):
    """A cheap proof: 240 and 110 px side by side, one render at a time."""
    if not PROOFING:
        return
    from PIL import Image

    PROOFS.mkdir(exist_ok=True)
    sheet = Image.new("RGB", (370 * len(files), 360), "#26323a")
    for i, file in enumerate(files):
        out = PROOFS / f"w240_{file.stem}.png"
        render(file, out, width=240)
        im = Image.open(out).convert("RGB")
        sheet.paste(im, (370 * i, 0))
        sheet.paste(im.resize((110, 165), Image.LANCZOS), (370 * i + 248, 0))
    sheet.save(PROOFS / f"{name}.png")


def wing_feathers(joints, hand, arm, lengths, angles, widths=(30, 26), bends=(0, 0)):
    """Flight feathers of an open wing, from the outermost finger to the body.

    joints: shoulder, elbow, wrist, hand tip; hand, arm: numbers of primaries and secondaries;
    lengths: (outermost, longest, at the wrist, at the body); angles: (outermost, at the wrist, at the body), degrees."""
    shoulder, elbow, wrist, tip = joints
    out = []
    for i in range(hand):
        t = i / (hand - 1)
        x, y = tip[0] + (wrist[0] - tip[0]) * t, tip[1] + (wrist[1] - tip[1]) * t
        length = (
            lengths[0] + (lengths[1] - lengths[0]) * min(1, t / 0.3)
            if t < 0.3
            else lengths[1] + (lengths[2] - lengths[1]) * (t - 0.3) / 0.7
        )
        out.append(
            feather(x, y, length, widths[0], angles[0] + (angles[1] - angles[0]) * t, bends[0])
        )
    for i in range(1, arm + 1):
        t = i / arm
        a, b, u = (wrist, elbow, t * 2) if t < 0.5 else (elbow, shoulder, t * 2 - 1)
        x, y = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
        out.append(
            feather(
                x,
                y,
                lengths[2] + (lengths[3] - lengths[2]) * t,
                widths[1],
                angles[1] + (angles[2] - angles[1]) * t,
                bends[1],
            )
        )
    return out
