"""Energy check-up: a house at dusk, half of it seen by a heat camera: violet walls, windows that glow yellow."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, smooth
from nature import sky, tree
from people import person
from space import Camera, house
from things import ground_shadow


def scene(c, walls, roof, glass, shutters, ground, sun):
    cam = Camera(horizon=330, eye=1.8, f=540, cx=300, sun=sun, cool="#6a74a8")
    cam.ground(c, lambda X, Z: np.broadcast_to(np.asarray(mix(ground, ground, 0)), (*X.shape, 3)) * (1 + 0.05 * np.sin(X * 2 + Z))[..., None], top=345)

    def deco(name, f):
        n = 4 if name == "front" else 2
        f.windows(n, 2, (1.2, 1.7), glass, shutters, start=1.0)
        if name == "front":
            f.quad(f.width / 2 - 0.65, 0, f.width / 2 + 0.65, 2.4, mix(walls, "#4a2c30", 0.6))

    house(c, cam, 1.2, 19, 13, 9, 7.2, 14, walls, roof, pitch=3.4, decorate=deco, shade=0.3)
    return cam


def heat(v):
    stops = np.linspace(0, 1, 7)
    cols = np.array([[0.10, 0.06, 0.28], [0.30, 0.10, 0.50], [0.62, 0.14, 0.52], [0.90, 0.30, 0.32], [0.98, 0.58, 0.20], [1.0, 0.86, 0.36], [1.0, 1.0, 0.88]])
    return np.stack([np.interp(v, stops, cols[:, e]) for e in range(3)], -1)


def paint(k):
    c = Canvas(k, 301)
    sky(c, ("#3a5896", "#7f8fbe", "#e8b8a8", "#ffd2a0"), 350)
    for x, h in ((40, 190), (690, 170)):
        tree(c, x, 384, h, ("#2c4a48", "#47703f", "#8aa04c"), seed=x)
    scene(c, "#e8c090", "#b4603f", "#5a5670", "#5a8068", "#8a9a6a", (-0.6, 0.5, -0.5))
    # the same house as heat
    w = Canvas(k, 301)
    cam = Camera(horizon=330, eye=1.8, f=540, cx=300, sun=(-0.6, 0.5, -0.5))
    w.rgb[:] = 0.16
    w.area(smooth(380, 200, w.y) * 0 + 1, Grad((0, 0), (0, 480), "#161616", "#262626", "#3a3a3a"))

    def deco(name, f):
        n = 4 if name == "front" else 2
        su, sv = f.width / n, (f.height - 1.5) / 2
        for i in range(n):
            for j in range(2):
                u, v = (i + 0.5) * su - 0.6, 1.0 + j * sv + (sv - 1.7) / 2
                f.quad(u - 0.5, v - 0.5, u + 1.7, v + 2.4, "#a8a8a8", raw=True, soft=5, alpha=0.7)
                f.quad(u, v, u + 1.2, v + 1.7, "#f2f2f2", raw=True)
        if name == "front":
            f.quad(f.width / 2 - 0.65, 0, f.width / 2 + 0.65, 2.4, "#cccccc", raw=True)
            f.quad(0, 3.3, f.width, 3.8, "#9a9a9a", raw=True, soft=3)
        f.quad(0, 0, f.width, 0.6, "#969696", raw=True, soft=3)
        f.quad(0, f.height - 0.6, f.width, f.height, "#c0c0c0", raw=True, soft=3)

    house(w, cam, 1.2, 19, 13, 9, 7.2, 14, "#8c8c8c", "#5a5a5a", pitch=3.4, decorate=deco, shade=0, tiles=False)
    w.glow(330, 70, 90, "#ffffff", 0.5)
    v = w.rgb.mean(-1) + 0.10 * c.noise(40, 30, 5)
    t = heat(np.clip(v * 1.02, 0, 1)).astype(np.float32)
    # the camera's frame covers the right half
    x0, y0, x1, y1 = 322, 34, 640, 408
    frame = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    c.shape([(x0 - 14, y0 - 14), (x1 + 14, y0 - 14), (x1 + 14, y1 + 14), (x0 - 14, y1 + 14)], ("#3a3f58", "#20243c"))
    c.shape([(x0 - 14, y0 - 14), (x1 + 14, y0 - 14), (x1 + 14, y0 - 9), (x0 - 14, y0 - 9)], "#8a94b4")
    mask, box = c.mask_of(frame)
    c.area(mask, lambda *_: t[box], box=box, wash=0.3)
    for a, b in (((x0 + 16, y0 + 16), (1, 1)), ((x1 - 16, y0 + 16), (-1, 1)), ((x0 + 16, y1 - 16), (1, -1)), ((x1 - 16, y1 - 16), (-1, -1))):
        c.line([(a[0] + 26 * b[0], a[1]), a, (a[0], a[1] + 26 * b[1])], 2.4, "#ffffff", alpha=0.8)
    c.line([(470, 221), (492, 221)], 2, "#ffffff", alpha=0.9)
    c.line([(481, 210), (481, 232)], 2, "#ffffff", alpha=0.9)
    # a hand on the grip of the camera
    c.curve([(648, 330), (690, 318), (730, 340), (730, 430), (690, 470), (648, 440)], Grad((648, 0), (730, 0), "#f0c49c", "#d89a74", "#9a6250"))
    for i in range(4):
        c.curve([(616, 330 + i * 26), (656, 326 + i * 26), (664, 340 + i * 26), (654, 350 + i * 26), (616, 348 + i * 26), (608, 339 + i * 26)], Grad((0, 326 + i * 26), (0, 352 + i * 26), "#f6cfa8", "#cf906c"))
    person(c, 120, 446, 146, "#c8503c", "#3a4258", "point", 1, hat=None, shadow=0.4)
    person(c, 74, 442, 134, "#4f8a7a", "#3a4258", "stand", 1, hair="#7a5236", skirt=True, shadow=0.4)
    ground_shadow(c, 482, 452, 180, 8, 0.4)
    return finished(c)
