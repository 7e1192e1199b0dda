"""The drawings of Tests/FlipbookTests/Drawings/Contexts for a canvas of points whose y axis points down.

A path is a list of steps: ("M", x, y), ("L", x, y), ("Q", cx, cy, x, y), ("C", ax, ay, bx, by, x, y), ("Z",).
"""

from math import cos, pi, sin, tan

COLORS = {
    "red": (255, 59, 48), "orange": (255, 149, 0), "yellow": (255, 204, 0), "green": (52, 199, 89),
    "mint": (0, 199, 190), "teal": (48, 176, 199), "blue": (0, 122, 255), "indigo": (88, 86, 214),
    "purple": (175, 82, 222), "pink": (255, 45, 85), "gray": (142, 142, 147), "gray3": (199, 199, 204),
    "black": (0, 0, 0), "white": (255, 255, 255),
}  # fmt: skip
CASES = []


def color(name, alpha=1.0):
    return tuple(part / 255 for part in COLORS[name]) + (alpha,)


BLACK = color("black")


def case(name, group):
    def add(draw):
        CASES.append((name, group, draw))
        return draw

    return add


# Paths


def lines(*points, close=False):
    path = [("M", *points[0])] + [("L", *point) for point in points[1:]]
    return path + [("Z",)] if close else path


def rectangle(x, y, width, height):
    return lines((x, y), (x + width, y), (x + width, y + height), (x, y + height), close=True)


def arc(cx, cy, radius, start, end, first="M"):
    """An arc by cubic curves; the angle may increase or decrease."""
    count = max(1, int(abs(end - start) / (pi / 2) + 0.999))
    step = (end - start) / count
    bend = 4 / 3 * tan(step / 4) * radius
    path = [(first, cx + radius * cos(start), cy + radius * sin(start))]
    for index in range(count):
        a, b = start + index * step, start + (index + 1) * step
        path.append((
            "C", cx + radius * cos(a) - bend * sin(a), cy + radius * sin(a) + bend * cos(a),
            cx + radius * cos(b) + bend * sin(b), cy + radius * sin(b) - bend * cos(b),
            cx + radius * cos(b), cy + radius * sin(b),
        ))  # fmt: skip
    return path


def transformed(path, a, b, c, d, tx, ty):
    result = []
    for step in path:
        points = step[1:]
        moved = []
        for x, y in zip(points[::2], points[1::2]):
            moved += [a * x + c * y + tx, b * x + d * y + ty]
        result.append((step[0], *moved))
    return result


def ellipse(x, y, width, height):
    return transformed(
        arc(0, 0, 1, 0, 2 * pi) + [("Z",)], width / 2, 0, 0, height / 2, x + width / 2, y + height / 2)


STAR = lines(
    *[(40 + 36 * cos(i * 4 * pi / 5 - pi / 2), 42 + 36 * sin(i * 4 * pi / 5 - pi / 2)) for i in range(5)], close=True)
PATHS = "paths and fill rules"


@case("path-fill-nonzero", PATHS)
def _(c): c.fill(STAR, color("indigo"))


@case("path-fill-even-odd", PATHS)
def _(c): c.fill(STAR, color("indigo"), even_odd=True)


@case("path-fill-directions", PATHS)
def _(c): c.fill(rectangle(8, 8, 64, 64) + lines((24, 24), (24, 56), (56, 56), (56, 24)), color("teal"))


@case("path-open-subpath", PATHS)
def _(c):
    path = lines((12, 68), (40, 12), (68, 68))
    c.fill(path, color("yellow"))
    c.stroke(path, color("blue"), 4)


@case("path-even-odd-fill-stroke", PATHS)
def _(c):
    c.fill(STAR, color("green"), even_odd=True)
    c.stroke(STAR, BLACK, 2)


@case("path-arc-clockwise", PATHS)
def _(c):
    c.stroke(arc(40, 40, 32, 0, pi / 2 - 2 * pi), color("red"), 5)
    c.stroke(arc(40, 40, 20, 0, pi / 2), color("blue"), 5)


@case("path-arc-from-point", PATHS)
def _(c): c.fill([("M", 40, 40)] + arc(40, 40, 30, pi / 5, 2 * pi - pi / 5, "L") + [("Z",)], color("orange"))


@case("path-curves", PATHS)
def _(c):
    c.stroke([("M", 8, 30), ("Q", 40, -20, 72, 30)], BLACK, 3)
    c.stroke([("M", 8, 60), ("C", 30, 10, 50, 110, 72, 60)], color("pink"), 3)


@case("path-ellipses", PATHS)
def _(c):
    c.fill(ellipse(8, 20, 64, 40), color("mint"))
    c.stroke(ellipse(25, 6, 30, 68), BLACK, 3)


@case("path-rectangles", PATHS)
def _(c):
    for x, y in ((8, 8), (44, 8), (8, 44)):
        c.fill(rectangle(x, y, 28, 28), color("blue"))
    c.stroke(rectangle(47, 47, 22, 22), BLACK, 6)


@case("path-line-segments", PATHS)
def _(c):
    c.stroke(lines((8, 16), (72, 16)) + lines((8, 40), (72, 64)), BLACK, 3)


@case("path-transformed-pen", PATHS)
def _(c):
    c.stroke(ellipse(16, 16, 48, 48), BLACK, 6)
    c.save()
    c.concat(2, 0, 0, 0.5, 40, 40)
    c.stroke(ellipse(-6, -24, 12, 48), color("red"), 6)
    c.restore()


@case("path-clear-rectangle", PATHS)
def _(c):
    c.fill(ellipse(8, 8, 64, 64), color("red"))
    c.concat(cos(0.2), sin(0.2), -sin(0.2), cos(0.2), 0, 0)
    c.fill(rectangle(40, 20, 24, 24), BLACK, blend="clear")


# Strokes

STROKES = "line ends, corners and dashes"
CAPS = ("butt", "round", "square")


@case("stroke-caps", STROKES)
def _(c):
    for index, cap in enumerate(CAPS):
        ends = lines((20, 16 + 24 * index), (60, 16 + 24 * index))
        c.stroke(ends, color("blue"), 12, cap=cap)
        c.stroke(ends, color("white"), 1)


@case("stroke-joins", STROKES)
def _(c):
    for index, join in enumerate(("miter", "round", "bevel")):
        top = 12 + 22 * index
        c.stroke(lines((10, top + 16), (40, top), (70, top + 16)), BLACK, 10, join=join)


@case("stroke-miter-limit", STROKES)
def _(c):
    for x, width in ((20, 10), (58, 14)):
        c.stroke(lines((x - width, 70), (x, 33), (x + width, 70)), BLACK, 8, limit=3)


@case("stroke-closed-corner", STROKES)
def _(c):
    corners = [(14, 14), (66, 14), (66, 40)]
    c.stroke(lines(*corners, close=True), BLACK, 10)
    c.concat(1, 0, 0, 1, 0, 34)
    c.stroke(lines(*corners, corners[0]), color("gray"), 10)


@case("stroke-dashes", STROKES)
def _(c):
    for index, lengths in enumerate(([12, 6], [12], [14, 4, 4, 4], [10, 4, 2])):
        c.stroke(lines((4, 13 + 18 * index), (76, 13 + 18 * index)), BLACK, 6, dash=lengths)


@case("stroke-dash-phases", STROKES)
def _(c):
    for index, phase in enumerate((0, 6, 15, -6)):
        c.stroke(lines((4, 13 + 18 * index), (76, 13 + 18 * index)), BLACK, 6, dash=[12, 6], phase=phase)


@case("stroke-dash-caps", STROKES)
def _(c):
    for index, cap in enumerate(CAPS):
        c.stroke(lines((8, 16 + 24 * index), (72, 16 + 24 * index)), BLACK, 8, cap=cap, dash=[10, 14])


@case("stroke-dashed-subpaths", STROKES)
def _(c): c.stroke(rectangle(6, 6, 68, 68) + ellipse(18, 18, 44, 44), BLACK, 4, dash=[30, 8])


@case("stroke-dots", STROKES)
def _(c): c.stroke(ellipse(12, 12, 56, 56), BLACK, 8, cap="round", dash=[0, 12])


@case("stroke-without-length", STROKES)
def _(c):
    for index, cap in enumerate(CAPS):
        c.stroke(lines((16 + 24 * index, 40), (16 + 24 * index, 40)), BLACK, 16, cap=cap)


@case("stroke-widths", STROKES)
def _(c):
    for index, width in enumerate((0.25, 0.5, 1, 2, 4, 8)):
        c.stroke(lines((8, 10 + 12 * index), (72, 10 + 12 * index)), BLACK, width)


@case("stroke-curve-joins", STROKES)
def _(c):
    c.stroke([("M", 12, 66), ("Q", 36, 60, 40, 14), ("Q", 44, 60, 68, 66)], color("orange"), 12, join="round")


@case("stroke-dashed-in-scale", STROKES)
def _(c):
    c.concat(2, 0, 0, 1, 0, 0)
    c.stroke(rectangle(6, 12, 28, 56), BLACK, 4, dash=[6, 4])


# Clips and transforms

CLIPS = "clips, transforms and states"


def stripes(c):
    c.fill(rectangle(0, 0, 80, 80), color("yellow"))
    for index in range(12):
        c.stroke(lines((14 * index - 80, 80), (14 * index, 0)), color("blue"), 6)


@case("clip-path", CLIPS)
def _(c):
    c.clip(ellipse(8, 8, 64, 64))
    stripes(c)


@case("clip-even-odd", CLIPS)
def _(c):
    c.clip(ellipse(4, 4, 72, 72) + ellipse(24, 24, 32, 32), even_odd=True)
    stripes(c)


@case("clip-intersection", CLIPS)
def _(c):
    c.clip(ellipse(4, 16, 48, 48))
    c.clip(ellipse(28, 16, 48, 48))
    stripes(c)


@case("clip-restored", CLIPS)
def _(c):
    c.clip(rectangle(8, 8, 64, 64))
    c.save()
    c.clip(rectangle(40, 0, 80, 80))
    c.fill(rectangle(0, 0, 80, 40), color("red"))
    c.restore()
    c.fill(rectangle(0, 50, 80, 40), BLACK)


@case("clip-rectangles", CLIPS)
def _(c):
    c.clip(rectangle(6, 6, 30, 68) + rectangle(44, 6, 30, 30))
    stripes(c)


@case("clip-rotated", CLIPS)
def _(c):
    r = cos(pi / 4)
    c.clip(transformed(rectangle(-24, -24, 48, 48), r, r, -r, r, 40, 40))
    stripes(c)


@case("transform-order", CLIPS)
def _(c):
    r = cos(pi / 4)
    c.save()
    c.concat(1, 0, 0, 1, 40, 8)
    c.concat(r, r, -r, r, 0, 0)
    c.concat(1, 0, 0, 2, 0, 0)
    c.fill(rectangle(0, 0, 20, 20), color("red"))
    c.restore()
    c.concat(1, 0, 0, 2, 0, 0)
    c.concat(r, r, -r, r, 0, 0)
    c.concat(1, 0, 0, 1, 28, 8)
    c.fill(rectangle(0, 0, 12, 12), color("blue"))


@case("transform-concatenated", CLIPS)
def _(c):
    c.concat(1, 0, -0.5, 1, 36, 10)
    c.stroke(rectangle(0, 0, 36, 60), BLACK, 4)


# Opacity, layers, shadows and blend modes

LAYERS = "opacity and transparency layers"


def circles(c, alpha):
    c.fill(ellipse(6, 6, 48, 48), color("red", alpha))
    c.fill(ellipse(26, 26, 48, 48), color("blue", alpha))


@case("alpha-overlap", LAYERS)
def _(c): circles(c, 0.5)


@case("alpha-times-color", LAYERS)
def _(c):
    for index in range(4):
        c.fill(rectangle(4 + 19 * index, 10, 15, 60), color("black", 0.5 * (1 - index * 0.25)))


@case("layer-alpha", LAYERS)
def _(c):
    c.begin(0.5)
    circles(c, 1)
    c.end()


@case("layer-blend-inside", LAYERS)
def _(c):
    c.fill(rectangle(0, 20, 80, 40), color("yellow"))
    c.begin(1)
    c.fill(ellipse(8, 8, 64, 64), color("blue"))
    c.fill(ellipse(24, 24, 32, 32), BLACK, blend="clear")
    c.end()


@case("layer-blend-outside", LAYERS)
def _(c):
    c.fill(rectangle(0, 20, 80, 40), color("yellow"))
    c.begin(1, "multiply")
    c.fill(rectangle(14, 10, 30, 60), color("teal"))
    c.fill(rectangle(34, 10, 30, 60), color("pink"))
    c.end()


@case("layer-nested", LAYERS)
def _(c):
    c.begin(0.6)
    c.fill(rectangle(8, 8, 50, 50), color("green"))
    c.begin(0.5)
    c.fill(rectangle(22, 22, 50, 30), BLACK)
    c.fill(rectangle(34, 30, 20, 42), BLACK)
    c.end()
    c.end()


SHADOWS = "shadows"
SHADE = (0, 0, 0, 1 / 3)


def ring(c):
    c.fill(ellipse(14, 12, 50, 50), color("yellow"))
    c.stroke(ellipse(14, 12, 50, 50), BLACK, 6)


@case("shadow", SHADOWS)
def _(c): c.shadowed(6, 6, 0, SHADE, lambda: c.fill(ellipse(12, 12, 48, 48), color("blue")))


@case("shadow-blurred", SHADOWS)
def _(c): c.shadowed(4, 8, 10, color("red"), lambda: c.fill(rectangle(16, 12, 44, 44), BLACK))


@case("shadow-in-transform", SHADOWS)
def _(c):
    r = 3 * cos(pi / 4)
    path = transformed(rectangle(-6, -6, 12, 12), r, r, -r, r, 36, 36)
    c.shadowed(8, 8, 4, SHADE, lambda: c.fill(path, color("green")))


@case("shadow-of-translucent", SHADOWS)
def _(c): c.shadowed(12, 12, 0, BLACK, lambda: c.fill(rectangle(10, 10, 44, 44), color("red", 0.4)))


@case("shadow-per-call", SHADOWS)
def _(c):
    c.shadowed(0, 5, 3, SHADE, lambda: c.fill(ellipse(14, 12, 50, 50), color("yellow")))
    c.shadowed(0, 5, 3, SHADE, lambda: c.stroke(ellipse(14, 12, 50, 50), BLACK, 6))


@case("shadow-of-layer", SHADOWS)
def _(c): c.shadowed(0, 5, 3, SHADE, lambda: ring(c))


@case("shadow-clipped", SHADOWS)
def _(c):
    c.clip(rectangle(8, 8, 48, 64))
    c.shadowed(8, 8, 6, SHADE, lambda: c.fill(ellipse(16, 16, 48, 40), color("orange")))


MODES = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity", "clear", "copy", "sourceIn", "sourceOut",
    "sourceAtop", "destinationOver", "destinationIn", "destinationOut", "destinationAtop", "xor", "plusDarker",
    "plusLighter",
]  # fmt: skip


def blend(mode):
    def draw(c):
        c.save()
        c.clip(rectangle(0, 8, 80, 48))
        stops = [(0, (0.9, 0.2, 0.1, 1)), (0.5, (0.2, 0.6, 0.9, 1)), (1, (0.2, 0.6, 0.9, 0))]
        c.linear(stops, (0, 0), (80, 0), False, False)
        c.restore()
        c.fill(ellipse(6, 16, 32, 56), (0.95, 0.75, 0.2, 1), blend=mode)
        c.fill(ellipse(42, 16, 32, 56), (0.3, 0.8, 0.4, 0.6), blend=mode)

    return draw


for mode in MODES:
    CASES.append((f"blend-{mode}", "blend modes", blend(mode)))

# Gradients

GRADIENTS = "gradients"


def even(*names):
    return [(index / (len(names) - 1), color(name)) for index, name in enumerate(names)]


def linear(before, after):
    return lambda c: c.linear(even("blue", "green", "yellow"), (20, 20), (60, 40), before, after)


for suffix, before, after in (("", 0, 0), ("-before", 1, 0), ("-after", 0, 1), ("-extended", 1, 1)):
    CASES.append((f"linear-gradient{suffix}", GRADIENTS, linear(bool(before), bool(after))))


@case("linear-gradient-locations", GRADIENTS)
def _(c):
    stops = [(0, (1, 0, 0, 1)), (0.2, (1, 0, 0, 1)), (0.3, (1, 1, 0, 1)), (0.3, (0, 1, 0, 1)), (0.8, (0, 0, 1, 1)),
             (1, (0, 0, 1, 1))]  # fmt: skip
    c.linear(stops, (0, 0), (80, 0), False, True)


@case("linear-gradient-to-clear", GRADIENTS)
def _(c): c.linear([(0, (1, 0, 0, 1)), (1, (1, 1, 1, 0))], (0, 0), (80, 0), False, False)


@case("linear-gradient-clipped", GRADIENTS)
def _(c):
    c.clip(ellipse(8, 8, 64, 64))
    linear(True, True)(c)


@case("linear-gradient-in-transform", GRADIENTS)
def _(c):
    c.concat(1, 0, 0, 0.5, 0, 0)
    c.concat(cos(0.3), sin(0.3), -sin(0.3), cos(0.3), 0, 0)
    linear(False, False)(c)


RADIAL = [
    ("radial-gradient", ("yellow", "red"), (40, 40, 0), (40, 40, 36), False),
    ("radial-gradient-ring", ("yellow", "red"), (40, 40, 14), (40, 40, 36), False),
    ("radial-gradient-extended", ("yellow", "red"), (40, 40, 14), (40, 40, 30), True),
    ("radial-gradient-cone", ("green", "purple"), (18, 40, 6), (54, 40, 20), False),
    ("radial-gradient-cone-extended", ("green", "purple"), (24, 40, 6), (50, 40, 14), True),
    ("radial-gradient-inwards", ("green", "purple"), (40, 40, 34), (52, 40, 0), False),
]
for name, names, start, end, extended in RADIAL:
    CASES.append((
        name, GRADIENTS,
        lambda c, names=names, start=start, end=end, extended=extended: c.radial(even(*names), start, end, extended),
    ))  # fmt: skip

# Images, whose rows are red, green, blue and alpha, premultiplied

IMAGES = "images and image masks"
PIXELS = [
    [(255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255), (255, 255, 255, 255)],
    [(0, 0, 0, 255), (85, 85, 85, 255), (170, 170, 170, 255), (255, 255, 0, 255)],
    [(128, 0, 0, 128), (0, 128, 0, 128), (0, 0, 128, 128), (0, 0, 0, 0)],
]


@case("image-nearest", IMAGES)
def _(c): c.image(PIXELS, 8, 14, 64, 48, nearest=True)


@case("image-linear", IMAGES)
def _(c): c.image(PIXELS, 8, 14, 64, 48)


@case("image-mask", IMAGES)
def _(c):
    samples = [(index + index // 4) % 2 * 255 for index in range(16)]
    samples[15] = 128
    shade = COLORS["purple"]
    rows = [[
        tuple(round(part * (255 - sample) / 255) for part in shade) + (255 - sample,)
        for sample in samples[row * 4:row * 4 + 4]
    ] for row in range(4)]  # fmt: skip
    c.image(rows, 8, 8, 64, 64)
