"""Draws a scene with skia-python on a raster surface, as typical programs do."""

import base64
import math

import skia

from scene import Notes, Run, Scene, arguments, fits, path

notes = Notes("skia-python")
CAPS = {
    "butt": skia.Paint.kButt_Cap,
    "round": skia.Paint.kRound_Cap,
    "square": skia.Paint.kSquare_Cap,
}
JOINS = {
    "miter": skia.Paint.kMiter_Join,
    "round": skia.Paint.kRound_Join,
    "bevel": skia.Paint.kBevel_Join,
}
SMOOTH = skia.SamplingOptions(skia.CubicResampler.Mitchell())


def color(components, alpha=1):
    return skia.Color4f(*components[:3], components[3] * alpha)


def paint(components, **more):
    return skia.Paint(Color4f=color(components), AntiAlias=True, **more)


def outline(data):
    """Returns the outline of SVG path data."""
    result = skia.Path()
    for letter, numbers in path(data):
        if letter == "M":
            result.moveTo(*numbers)
        elif letter == "L":
            result.lineTo(*numbers)
        elif letter == "C":
            result.cubicTo(*numbers)
        elif letter == "Q":
            result.quadTo(*numbers)
        else:
            result.close()
    return result


def matrix(numbers):
    a, b, c, d, tx, ty = numbers
    return skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)


class Content:
    """The content of a layer, prepared once for all frames: a list of drawing operations."""

    def __init__(self, data, faces, pictures):
        self.data, self.blobs, self.paints, self.shaders = data, [], [], {}
        for run in data.get("glyphs", []):
            font = skia.Font(faces[run["font"]], run["size"])
            font.setEdging(skia.Font.Edging.kAntiAlias)
            font.setHinting(skia.FontHinting.kNone)
            font.setSubpixel(True)
            places = zip(run["positions"][::2], run["positions"][1::2])
            builder = skia.TextBlobBuilder()
            builder.allocRunPos(font, run["ids"], [skia.Point(x, y) for x, y in places])
            self.blobs.append((builder.make(), paint(run["color"])))
        if "image" in data:
            image = data["image"]
            self.picture = pictures[image["picture"]]
            self.frame = skia.Rect.MakeXYWH(*image["frame"])
            self.paint = skia.Paint(AntiAlias=True)
            if "tint" in image:
                tint = skia.ColorFilters.Blend(color(image["tint"]).toColor(), skia.BlendMode.kSrcIn)
                self.paint.setColorFilter(tint)
        if "shape" in data:
            shape = data["shape"]
            whole = outline(shape["path"])
            if shape.get("fillRule") == "evenodd":
                whole.setFillType(skia.PathFillType.kEvenOdd)
            if "fillColor" in shape:
                self.paints.append((whole, paint(shape["fillColor"])))
            if "strokeColor" in shape:
                stroked = outline(shape["strokePath"]) if "strokePath" in shape else whole
                stroke = paint(
                    shape["strokeColor"],
                    Style=skia.Paint.kStroke_Style,
                    StrokeWidth=shape["lineWidth"],
                    StrokeCap=CAPS[shape["lineCap"]],
                    StrokeJoin=JOINS[shape["lineJoin"]],
                    StrokeMiter=shape["miterLimit"],
                )
                dashes = shape.get("dashes", [])
                if dashes:
                    dashes = dashes * (1 + len(dashes) % 2)
                    stroke.setPathEffect(skia.DashPathEffect.Make(dashes, shape["dashPhase"]))
                self.paints.append((stroked, stroke))

    def shader(self, bounds):
        """Returns the gradient within bounds."""
        key = tuple(bounds)
        if key not in self.shaders:
            self.shaders[key] = gradient(self.data["gradient"], bounds)
        return self.shaders[key]


def gradient(data, bounds):
    left, top, width, height = bounds
    (x0, y0), (x1, y1) = data["start"], data["end"]
    x0, y0, x1, y1 = left + x0 * width, top + y0 * height, left + x1 * width, top + y1 * height
    colors = [color(stop[1]).toColor() for stop in data["stops"]]
    places = [stop[0] for stop in data["stops"]]
    if data["kind"] == "axial":
        return skia.GradientShader.MakeLinear(
            [skia.Point(x0, y0), skia.Point(x1, y1)], colors, places
        )
    if data["kind"] == "radial":
        place = matrix([abs(x1 - x0), 0, 0, abs(y1 - y0), x0, y0])
        return skia.GradientShader.MakeRadial(
            skia.Point(0, 0), 1, colors, places, localMatrix=place
        )
    turn = skia.Matrix.RotateDeg(math.degrees(math.atan2(y1 - y0, x1 - x0)), skia.Point(x0, y0))
    return skia.GradientShader.MakeSweep(x0, y0, colors, places, localMatrix=turn)


class Painter:
    def __init__(self, scene):
        self.scene = scene
        faces = [skia.Typeface.MakeFromFile(font["file"], font["face"]) for font in scene.fonts]
        pictures = [
            skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(base64.b64decode(picture)))
            for picture in scene.pictures
        ]
        self.contents = [Content(data, faces, pictures) for data in scene.contents]
        self.matrices = {id(layer): matrix(layer.matrix) for layer in scene.layers if layer.matrix}
        self.outlines = {
            layer.outline: outline(layer.outline) for layer in scene.layers if layer.outline
        }
        if any(layer.outline and layer.border for layer in scene.layers):
            notes.report("borders of corners of growing curvature are drawn along quarter circles")
        shadows = [layer.shadow for layer in scene.layers if layer.shadow]
        paths = {shadow["path"] for shadow in shadows if "path" in shadow}
        self.outlines.update((data, outline(data)) for data in paths)
        width, height = scene.pixels
        is_opaque = all(frame.is_opaque for frame in scene.frames)
        kind = skia.kOpaque_AlphaType if is_opaque else skia.kPremul_AlphaType
        self.surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32(width, height, kind))
        self.canvas = self.surface.getCanvas()

    def draw(self, frame):
        canvas = self.canvas
        canvas.resetMatrix()
        canvas.clear(color(frame.background or (0, 0, 0, 0)))
        canvas.scale(self.scene.scale, self.scene.scale)
        for layer in frame.layers:
            self.layer(layer)

    def layer(self, layer):
        if layer.opacity <= 0:
            return
        canvas = self.canvas
        canvas.save()
        if layer.matrix:
            canvas.concat(self.matrices[id(layer)])
        if layer.dissolve is not None:
            canvas.saveLayerAlpha(None, round(layer.opacity * 255))
            self.dissolving(layer)
            canvas.restore()
        elif layer.opacity < 1:
            canvas.saveLayerAlpha(None, round(layer.opacity * 255))
            self.parts(layer)
            canvas.restore()
        else:
            self.parts(layer)
        canvas.restore()

    def dissolving(self, layer):
        for sublayers, alpha, mode in (
            (layer.sublayers[:1], 1 - layer.dissolve, skia.BlendMode.kSrcOver),
            (layer.sublayers[1:], layer.dissolve, skia.BlendMode.kPlus),
        ):
            self.canvas.saveLayer(None, skia.Paint(Alphaf=alpha, BlendMode=mode))
            for sublayer in sublayers:
                self.layer(sublayer)
            self.canvas.restore()

    def parts(self, layer):
        canvas = self.canvas
        casts = False
        if layer.shadow:
            casts = not self.shadow(layer)
        if layer.background:
            self.fill(layer, paint(layer.background))
        if layer.is_cut:
            canvas.save()
            if layer.outline:
                canvas.clipPath(self.outlines[layer.outline], skia.ClipOp.kIntersect, True)
            else:
                canvas.clipRRect(self.rounded(layer), skia.ClipOp.kIntersect, True)
        if layer.content is not None:
            self.content(self.contents[layer.content], layer)
        for sublayer in layer.sublayers:
            self.layer(sublayer)
        if layer.is_cut:
            canvas.restore()
        if layer.border:
            stroke = paint(
                layer.border, Style=skia.Paint.kStroke_Style, StrokeWidth=layer.border_width
            )
            canvas.drawRRect(self.rounded(layer, layer.border_width / 2), stroke)
        if casts:
            canvas.restore()

    def shadow(self, layer):
        """Draws a layer's shadow. Returns False if it applies to everything drawn until the next restore."""
        shadow, canvas = layer.shadow, self.canvas
        tint = color(shadow["color"], shadow["opacity"])
        (x, y), sigma = shadow["offset"], shadow["radius"]
        if "path" not in shadow and not layer.background:
            drop = skia.ImageFilters.DropShadow(x, y, sigma, sigma, tint.toColor())
            canvas.saveLayer(None, skia.Paint(ImageFilter=drop))
            return False
        blurred = skia.Paint(Color4f=tint, AntiAlias=True)
        if sigma > 0:
            blurred.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
        canvas.save()
        canvas.translate(x, y)
        if "path" in shadow:
            canvas.drawPath(self.outlines[shadow["path"]], blurred)
        else:
            self.fill(layer, blurred)
        canvas.restore()
        return True

    def fill(self, layer, how):
        if layer.outline:
            self.canvas.drawPath(self.outlines[layer.outline], how)
        elif layer.radius:
            self.canvas.drawRRect(self.rounded(layer), how)
        else:
            self.canvas.drawRect(skia.Rect.MakeXYWH(*layer.bounds), how)

    def rounded(self, layer, inset=0):
        rect = skia.Rect.MakeXYWH(*layer.bounds).makeInset(inset, inset)
        radius = max(layer.radius - inset, 0)
        return skia.RRect.MakeRectXY(rect, radius, radius)

    def content(self, content, layer):
        canvas, data = self.canvas, content.data
        if content.blobs:
            is_cut = not fits(data["glyphs"], layer.bounds)
            if is_cut:
                canvas.save()
                canvas.clipRect(skia.Rect.MakeXYWH(*layer.bounds))
            for blob, ink in content.blobs:
                canvas.drawTextBlob(blob, 0, 0, ink)
            if is_cut:
                canvas.restore()
        elif "image" in data:
            canvas.drawImageRect(content.picture, content.frame, SMOOTH, content.paint)
        elif "gradient" in data:
            self.fill(layer, skia.Paint(Shader=content.shader(layer.bounds), AntiAlias=True))
        else:
            for shape, ink in content.paints:
                canvas.drawPath(shape, ink)


def main():
    file, folder = arguments()
    scene = Scene(file)
    painter = Painter(scene)
    with Run("skia-python", skia.__version__, scene, folder, notes) as run:
        for frame in scene.frames:
            painter.draw(frame)
            painter.surface.makeImageSnapshot().save(run.file(frame), skia.kPNG)


main()
