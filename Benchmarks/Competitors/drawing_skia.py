"""The canvas of drawing_cases in skia-python."""

import numpy
import skia

MODES = {
    "normal": "SrcOver", "multiply": "Multiply", "screen": "Screen", "overlay": "Overlay", "darken": "Darken",
    "lighten": "Lighten", "colorDodge": "ColorDodge", "colorBurn": "ColorBurn", "softLight": "SoftLight",
    "hardLight": "HardLight", "difference": "Difference", "exclusion": "Exclusion", "hue": "Hue",
    "saturation": "Saturation", "color": "Color", "luminosity": "Luminosity", "clear": "Clear", "copy": "Src",
    "sourceIn": "SrcIn", "sourceOut": "SrcOut", "sourceAtop": "SrcATop", "destinationOver": "DstOver",
    "destinationIn": "DstIn", "destinationOut": "DstOut", "destinationAtop": "DstATop", "xor": "Xor",
    "plusLighter": "Plus",
}  # fmt: skip


class SkiaCanvas:
    def __init__(self, size, scale):
        self.surface = skia.Surface(size, size)
        self.canvas = self.surface.getCanvas()
        self.canvas.clear(skia.Color4f(0, 0, 0, 0))
        self.canvas.scale(scale, scale)
        self.scale = scale

    def write(self, path):
        self.surface.makeImageSnapshot().save(path, skia.kPNG)

    def save(self): self.canvas.save()

    def restore(self): self.canvas.restore()

    def concat(self, a, b, c, d, tx, ty):
        self.canvas.concat(skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1))

    @staticmethod
    def path(steps, even_odd=False):
        path = skia.Path()
        path.setFillType(skia.PathFillType.kEvenOdd if even_odd else skia.PathFillType.kWinding)
        for step, *values in steps:
            {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close}[step](*values)
        return path

    def clip(self, path, even_odd=False):
        self.canvas.clipPath(self.path(path, even_odd), skia.ClipOp.kIntersect, True)

    def paint(self, color=None, blend="normal", alpha=1.0):
        if blend not in MODES:
            raise NotImplementedError
        paint = skia.Paint(AntiAlias=True)
        paint.setColor4f(skia.Color4f(*color) if color else skia.Color4f(0, 0, 0, alpha))
        paint.setBlendMode(getattr(skia.BlendMode, "k" + MODES[blend]))
        return paint

    def fill(self, path, color, even_odd=False, blend="normal"):
        self.canvas.drawPath(self.path(path, even_odd), self.paint(color, blend))

    def stroke(self, path, color, width, cap="butt", join="miter", limit=10, dash=(), phase=0):
        paint = self.paint(color)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(getattr(skia.Paint, f"k{cap.capitalize()}_Cap"))
        paint.setStrokeJoin(getattr(skia.Paint, f"k{join.capitalize()}_Join"))
        paint.setStrokeMiter(limit)
        if dash:
            lengths = list(dash) * (1 if len(dash) % 2 == 0 else 2)
            paint.setPathEffect(skia.DashPathEffect.Make(lengths, phase % sum(lengths)))
        self.canvas.drawPath(self.path(path), paint)

    def begin(self, alpha, blend="normal"):
        self.canvas.saveLayer(paint=self.paint(blend=blend, alpha=alpha))

    def end(self): self.canvas.restore()

    def shadowed(self, dx, dy, blur, color, draw):
        # The sigma of a drop shadow is half of the blur of Core Graphics.
        paint = skia.Paint()
        paint.setImageFilter(
            skia.ImageFilters.DropShadow(dx, dy, blur / 2, blur / 2, skia.Color4f(*color).toColor()))
        self.canvas.saveLayer(paint=paint)
        draw()
        self.canvas.restore()

    def gradient(self, make, stops, before, after):
        mode = skia.TileMode.kClamp if before or after else skia.TileMode.kDecal
        return make([skia.Color4f(*color).toColor() for _, color in stops], [location for location, _ in stops], mode)

    def linear(self, stops, start, end, before, after):
        def make(colors, locations, mode):
            return skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], colors, locations, mode)

        paint = self.paint()
        paint.setShader(self.gradient(make, stops, before, after))
        self.canvas.save()
        if before != after:
            # Skia extends a gradient at both ends or at none.
            (x, y), (dx, dy) = (end if before else start), (end[0] - start[0], end[1] - start[1])
            if before:
                dx, dy = -dx, -dy
            length = (dx * dx + dy * dy) ** 0.5
            dx, dy = dx / length * 400, dy / length * 400
            self.clip([
                ("M", x - dy, y + dx), ("L", x + dy, y - dx), ("L", x + dy + dx, y - dx + dy),
                ("L", x - dy + dx, y + dx + dy), ("Z",)])  # fmt: skip
        self.canvas.drawPaint(paint)
        self.canvas.restore()

    def radial(self, stops, start, end, extended):
        def make(colors, locations, mode):
            return skia.GradientShader.MakeTwoPointConical(
                skia.Point(*start[:2]), start[2], skia.Point(*end[:2]), end[2], colors, locations, mode)

        paint = self.paint()
        paint.setShader(self.gradient(make, stops, extended, extended))
        self.canvas.drawPaint(paint)

    def image(self, rows, x, y, width, height, nearest=False):
        pixels = numpy.array(rows, dtype=numpy.uint8)
        image = skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType)
        image = skia.Image.MakeRasterCopy(
            skia.Pixmap(
                skia.ImageInfo.Make(
                    len(rows[0]), len(rows), skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType),
                pixels, len(rows[0]) * 4)) if hasattr(skia.Image, "MakeRasterCopy") else image
        sampling = skia.SamplingOptions(skia.FilterMode.kNearest if nearest else skia.FilterMode.kLinear)
        self.canvas.save()
        self.canvas.translate(x, y + height)
        self.canvas.scale(width / len(rows[0]), -height / len(rows))
        self.canvas.drawImage(image, 0, 0, sampling)
        self.canvas.restore()
