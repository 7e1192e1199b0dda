"""Draws a scene with pycairo, as typical programs do, and writes frames with write_to_png."""

import base64
import ctypes
import io
import math

import cairo

from scene import Notes, Run, Scene, arguments, fits, path

notes = Notes("pycairo")


class Fonts:
    """Faces of font files, loaded with FreeType, since pycairo selects fonts only by family."""

    def __init__(self, fonts):
        self.freetype = ctypes.CDLL("libfreetype.so.6")
        self.cairo = ctypes.CDLL("libcairo.so.2")
        self.cairo.cairo_ft_font_face_create_for_ft_face.restype = ctypes.c_void_p
        self.cairo.cairo_ft_font_face_create_for_ft_face.argtypes = (ctypes.c_void_p, ctypes.c_int)
        self.cairo.cairo_set_font_face.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
        self.library = ctypes.c_void_p()
        self.freetype.FT_Init_FreeType(ctypes.byref(self.library))
        self.faces = [self.face(font["file"], font["face"]) for font in fonts]

    def face(self, file, index):
        face = ctypes.c_void_p()
        error = self.freetype.FT_New_Face(
            self.library, file.encode(), ctypes.c_long(index), ctypes.byref(face)
        )
        if error:
            raise SystemExit(f"pycairo: cannot open the font {file}")

        class Context(ctypes.Structure):
            _fields_ = [
                ("head", ctypes.c_byte * object.__basicsize__),
                ("context", ctypes.c_void_p),
                ("base", ctypes.c_void_p),
            ]

        context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 0, 0))
        pointer = Context.from_address(id(context)).context
        self.cairo.cairo_set_font_face(
            pointer, self.cairo.cairo_ft_font_face_create_for_ft_face(face, 2)
        )
        return context.get_font_face()


class Content:
    """The content of a layer, prepared once for all frames."""

    def __init__(self, data, scene, fonts, pictures):
        self.runs = self.image = self.shape = self.gradient = None
        if "glyphs" in data:
            self.data = data["glyphs"]
            self.runs = []
            for run in data["glyphs"]:
                places = zip(run["ids"], run["positions"][::2], run["positions"][1::2])
                glyphs = [cairo.Glyph(*place) for place in places]
                self.runs.append((fonts.faces[run["font"]], run["size"], run["color"], glyphs))
        elif "image" in data:
            image = data["image"]
            self.image = (pictures[image["picture"]], image["frame"], image.get("tint"))
        elif "gradient" in data:
            self.gradient = data["gradient"]
            self.patterns = {}
        else:
            self.shape = data["shape"]
            self.path = path(self.shape["path"])
            stroked = self.shape.get("strokePath")
            self.stroked = path(stroked) if stroked else self.path

    def pattern(self, bounds):
        """Returns the gradient within bounds."""
        key = tuple(bounds)
        if key not in self.patterns:
            self.patterns[key] = gradient(self.gradient, bounds)
        return self.patterns[key]


def gradient(data, bounds):
    left, top, width, height = bounds
    (x0, y0), (x1, y1) = data["start"], data["end"]
    x0, y0, x1, y1 = left + x0 * width, top + y0 * height, left + x1 * width, top + y1 * height
    if data["kind"] == "conic":
        return cone(data["stops"], x0, y0, math.atan2(y1 - y0, x1 - x0), bounds)
    if data["kind"] == "radial":
        pattern = cairo.RadialGradient(0, 0, 0, 0, 0, 1)
        place = cairo.Matrix(abs(x1 - x0), 0, 0, abs(y1 - y0), x0, y0)
        place.invert()
        pattern.set_matrix(place)
    else:
        pattern = cairo.LinearGradient(x0, y0, x1, y1)
    for place, color in data["stops"]:
        pattern.add_color_stop_rgba(place, *color)
    return pattern


def cone(stops, x, y, start, bounds):
    """Returns a conic gradient, as a fan of 360 triangles."""
    reach = 2 * math.hypot(bounds[2], bounds[3]) + 1
    pattern = cairo.MeshPattern()
    for step in range(360):
        first, last = start + math.radians(step), start + math.radians(step + 1)
        pattern.begin_patch()
        pattern.move_to(x, y)
        pattern.line_to(x + reach * math.cos(first), y + reach * math.sin(first))
        pattern.line_to(x + reach * math.cos(last), y + reach * math.sin(last))
        pattern.line_to(x, y)
        colors = [mixed(stops, (step + more) / 360) for more in (0, 0, 1, 1)]
        for corner, color in enumerate(colors):
            pattern.set_corner_color_rgba(corner, *color)
        pattern.end_patch()
    return pattern


def mixed(stops, place):
    before = stops[0]
    for stop in stops:
        if stop[0] >= place:
            length = stop[0] - before[0]
            share = (place - before[0]) / length if length > 0 else 1
            return [a + (b - a) * share for a, b in zip(before[1], stop[1])]
        before = stop
    return before[1]


class Painter:
    def __init__(self, scene):
        self.scene = scene
        fonts = Fonts(scene.fonts)
        pictures = [
            cairo.ImageSurface.create_from_png(io.BytesIO(base64.b64decode(picture)))
            for picture in scene.pictures
        ]
        self.contents = [Content(data, scene, fonts, pictures) for data in scene.contents]
        self.outlines = {
            layer.outline: path(layer.outline) for layer in scene.layers if layer.outline
        }
        self.matrices = {
            id(layer): cairo.Matrix(*layer.matrix) for layer in scene.layers if layer.matrix
        }
        width, height = scene.pixels
        is_opaque = all(frame.is_opaque for frame in scene.frames)
        self.surface = cairo.ImageSurface(
            cairo.FORMAT_RGB24 if is_opaque else cairo.FORMAT_ARGB32, width, height
        )
        self.context = cairo.Context(self.surface)
        options = cairo.FontOptions()
        options.set_hint_style(cairo.HINT_STYLE_NONE)
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        options.set_antialias(cairo.ANTIALIAS_GRAY)
        self.context.set_font_options(options)
        if any(layer.outline and layer.border for layer in scene.layers):
            notes.report("borders of corners of growing curvature are drawn along quarter circles")
        if any(layer.shadow for layer in scene.layers):
            notes.report("shadows are left out: cairo does not blur")

    def draw(self, frame):
        context = self.context
        context.identity_matrix()
        if frame.is_opaque:
            context.set_source_rgba(*frame.background)
            context.paint()
        else:
            context.set_operator(cairo.OPERATOR_SOURCE)
            context.set_source_rgba(*(frame.background or (0, 0, 0, 0)))
            context.paint()
            context.set_operator(cairo.OPERATOR_OVER)
        context.scale(self.scene.scale, self.scene.scale)
        for layer in frame.layers:
            self.layer(layer)
        self.surface.flush()

    def layer(self, layer):
        if layer.opacity <= 0:
            return
        context = self.context
        context.save()
        if layer.matrix:
            context.transform(self.matrices[id(layer)])
        if layer.dissolve is not None:
            self.dissolving(layer)
        elif layer.is_group:
            context.push_group()
            self.parts(layer, 1)
            context.pop_group_to_source()
            context.paint_with_alpha(layer.opacity)
        else:
            self.parts(layer, layer.opacity)
        context.restore()

    def dissolving(self, layer):
        context = self.context
        context.push_group()
        for sublayers, alpha, operator in (
            (layer.sublayers[:1], 1 - layer.dissolve, cairo.OPERATOR_OVER),
            (layer.sublayers[1:], layer.dissolve, cairo.OPERATOR_ADD),
        ):
            context.push_group()
            for sublayer in sublayers:
                self.layer(sublayer)
            context.pop_group_to_source()
            context.set_operator(operator)
            context.paint_with_alpha(alpha)
        context.pop_group_to_source()
        context.paint_with_alpha(layer.opacity)

    def parts(self, layer, alpha):
        context = self.context
        if layer.background:
            self.outline(layer)
            self.color(layer.background, alpha)
            context.fill()
        if layer.is_cut:
            context.save()
            self.outline(layer)
            context.clip()
        if layer.content is not None:
            self.content(self.contents[layer.content], layer, alpha)
        for sublayer in layer.sublayers:
            self.layer(sublayer) if alpha == 1 else self.faded(sublayer, alpha)
        if layer.is_cut:
            context.restore()
        if layer.border:
            self.outline(layer, layer.border_width / 2)
            self.color(layer.border, alpha)
            context.set_line_width(layer.border_width)
            context.set_dash([])
            context.stroke()

    def faded(self, layer, alpha):
        """Draws the only part of a layer with opacity."""
        self.context.push_group()
        self.layer(layer)
        self.context.pop_group_to_source()
        self.context.paint_with_alpha(alpha)

    def color(self, color, alpha):
        self.context.set_source_rgba(color[0], color[1], color[2], color[3] * alpha)

    def outline(self, layer, inset=0):
        context = self.context
        if layer.outline and not inset:
            return self.trace(self.outlines[layer.outline])
        left, top, width, height = layer.bounds
        left, top = left + inset, top + inset
        width, height = max(width - 2 * inset, 0), max(height - 2 * inset, 0)
        radius = max(layer.radius - inset, 0)
        if radius == 0:
            return context.rectangle(left, top, width, height)
        right, bottom = left + width, top + height
        context.new_sub_path()
        context.arc(right - radius, top + radius, radius, -math.pi / 2, 0)
        context.arc(right - radius, bottom - radius, radius, 0, math.pi / 2)
        context.arc(left + radius, bottom - radius, radius, math.pi / 2, math.pi)
        context.arc(left + radius, top + radius, radius, math.pi, 1.5 * math.pi)
        context.close_path()

    def trace(self, steps):
        context = self.context
        for letter, numbers in steps:
            if letter == "M":
                context.move_to(*numbers)
            elif letter == "L":
                context.line_to(*numbers)
            elif letter == "C":
                context.curve_to(*numbers)
            elif letter == "Q":
                x0, y0 = context.get_current_point()
                x1, y1, x2, y2 = numbers
                context.curve_to(
                    x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3,
                    x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2,
                )  # fmt: skip
            else:
                context.close_path()

    def content(self, content, layer, alpha):
        context = self.context
        if content.runs is not None:
            is_cut = not fits(content.data, layer.bounds)
            if is_cut:
                context.save()
                context.rectangle(*layer.bounds)
                context.clip()
            for face, size, color, glyphs in content.runs:
                context.set_font_face(face)
                context.set_font_size(size)
                self.color(color, alpha)
                context.show_glyphs(glyphs)
            if is_cut:
                context.restore()
        elif content.image is not None:
            self.image(content.image, alpha)
        elif content.gradient is not None:
            context.save()
            self.outline(layer)
            context.clip()
            context.set_source(content.pattern(layer.bounds))
            context.paint_with_alpha(alpha)
            context.restore()
        else:
            self.shape(content, alpha)

    def image(self, image, alpha):
        picture, (left, top, width, height), tint = image
        context = self.context
        context.save()
        context.translate(left, top)
        context.scale(width / picture.get_width(), height / picture.get_height())
        if tint:
            self.color(tint, alpha)
            context.mask_surface(picture, 0, 0)
        else:
            context.set_source_surface(picture, 0, 0)
            context.paint_with_alpha(alpha)
        context.restore()

    def shape(self, content, alpha):
        context, shape = self.context, content.shape
        if "fillColor" in shape:
            is_even = shape.get("fillRule") == "evenodd"
            context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if is_even else cairo.FILL_RULE_WINDING)
            self.trace(content.path)
            self.color(shape["fillColor"], alpha)
            context.fill()
            context.set_fill_rule(cairo.FILL_RULE_WINDING)
        if "strokeColor" in shape:
            self.trace(content.stroked)
            self.color(shape["strokeColor"], alpha)
            context.set_line_width(shape["lineWidth"])
            context.set_line_cap(getattr(cairo, "LINE_CAP_" + shape["lineCap"].upper()))
            context.set_line_join(getattr(cairo, "LINE_JOIN_" + shape["lineJoin"].upper()))
            context.set_miter_limit(shape["miterLimit"])
            context.set_dash(shape.get("dashes", []), shape.get("dashPhase", 0))
            context.stroke()
            context.set_line_cap(cairo.LINE_CAP_BUTT)
            context.set_line_join(cairo.LINE_JOIN_MITER)


def main():
    file, folder = arguments()
    scene = Scene(file)
    painter = Painter(scene)
    with Run("pycairo", cairo.version, scene, folder, notes) as run:
        run.report["details"] = f"cairo {cairo.cairo_version_string()}"
        for frame in scene.frames:
            painter.draw(frame)
            painter.surface.write_to_png(run.file(frame))


main()
