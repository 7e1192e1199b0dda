"""The canvas of drawing_cases in pycairo."""

import cairo

MODES = {
    "normal": "OVER", "multiply": "MULTIPLY", "screen": "SCREEN", "overlay": "OVERLAY", "darken": "DARKEN",
    "lighten": "LIGHTEN", "colorDodge": "COLOR_DODGE", "colorBurn": "COLOR_BURN", "softLight": "SOFT_LIGHT",
    "hardLight": "HARD_LIGHT", "difference": "DIFFERENCE", "exclusion": "EXCLUSION", "hue": "HSL_HUE",
    "saturation": "HSL_SATURATION", "color": "HSL_COLOR", "luminosity": "HSL_LUMINOSITY", "clear": "CLEAR",
    "copy": "SOURCE", "sourceIn": "IN", "sourceOut": "OUT", "sourceAtop": "ATOP", "destinationOver": "DEST_OVER",
    "destinationIn": "DEST_IN", "destinationOut": "DEST_OUT", "destinationAtop": "DEST_ATOP", "xor": "XOR",
    "plusLighter": "ADD",
}  # fmt: skip
# Cairo's operators that change pixels outside of the shape, which Core Graphics' do not, unless clipped.
UNBOUNDED = {"sourceIn", "sourceOut", "destinationIn", "destinationAtop"}


class CairoCanvas:
    def __init__(self, size, scale):
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, size, size)
        self.context = cairo.Context(self.surface)
        self.context.scale(scale, scale)
        self.groups = []

    def write(self, path):
        self.surface.write_to_png(path)

    def save(self): self.context.save()

    def restore(self): self.context.restore()

    def concat(self, *matrix): self.context.transform(cairo.Matrix(*matrix))

    def add(self, path):
        context = self.context
        context.new_path()
        for step, *values in path:
            if step == "M":
                context.move_to(*values)
            elif step == "L":
                context.line_to(*values)
            elif step == "Q":
                (x, y), (cx, cy, ex, ey) = context.get_current_point(), values
                context.curve_to(
                    x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3, ex, ey)
            elif step == "C":
                context.curve_to(*values)
            else:
                context.close_path()

    def clip(self, path, even_odd=False):
        self.add(path)
        self.context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if even_odd else cairo.FILL_RULE_WINDING)
        self.context.clip()

    def fill(self, path, color, even_odd=False, blend="normal"):
        if blend not in MODES:
            raise NotImplementedError
        context = self.context
        context.save()
        context.set_source_rgba(*color)
        context.set_operator(getattr(cairo, "OPERATOR_" + MODES[blend]))
        if blend in UNBOUNDED:
            self.clip(path, even_odd)
            context.paint()
        else:
            self.add(path)
            context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if even_odd else cairo.FILL_RULE_WINDING)
            context.fill()
        context.restore()

    def stroke(self, path, color, width, cap="butt", join="miter", limit=10, dash=(), phase=0):
        context = self.context
        context.save()
        context.set_source_rgba(*color)
        context.set_line_width(width)
        context.set_line_cap(getattr(cairo, "LINE_CAP_" + cap.upper()))
        context.set_line_join(getattr(cairo, "LINE_JOIN_" + join.upper()))
        context.set_miter_limit(limit)
        context.set_dash(list(dash), phase)
        self.add(path)
        context.stroke()
        context.restore()

    def begin(self, alpha, blend="normal"):
        self.groups.append((alpha, blend))
        self.context.push_group()

    def end(self):
        alpha, blend = self.groups.pop()
        context = self.context
        context.pop_group_to_source()
        context.save()
        context.set_operator(getattr(cairo, "OPERATOR_" + MODES[blend]))
        context.paint_with_alpha(alpha)
        context.restore()

    def shadowed(self, *shadow):
        raise NotImplementedError  # Cairo has no blur.

    def linear(self, stops, start, end, before, after):
        gradient = cairo.LinearGradient(*start, *end)
        self.paint(gradient, stops, before and after)
        if before == after:
            return
        # Cairo extends a gradient at both ends or at none.
        context = self.context
        context.save()
        (x, y), (dx, dy) = (start if before else end), (end[0] - start[0], end[1] - start[1])
        if before:
            dx, dy = -dx, -dy
        length = (dx * dx + dy * dy) ** 0.5
        dx, dy = dx / length * 400, dy / length * 400
        self.clip([
            ("M", x - dy, y + dx), ("L", x + dy, y - dx), ("L", x + dy + dx, y - dx + dy),
            ("L", x - dy + dx, y + dx + dy), ("Z",)])  # fmt: skip
        context.set_source_rgba(*(stops[0] if before else stops[-1])[1])
        context.paint()
        context.restore()

    def radial(self, stops, start, end, extended):
        self.paint(cairo.RadialGradient(*start, *end), stops, extended)

    def paint(self, gradient, stops, extended):
        for location, color in stops:
            gradient.add_color_stop_rgba(location, *color)
        gradient.set_extend(cairo.EXTEND_PAD if extended else cairo.EXTEND_NONE)
        self.context.set_source(gradient)
        self.context.paint()

    def image(self, rows, x, y, width, height, nearest=False):
        columns = len(rows[0])
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, columns, len(rows))
        data, stride = surface.get_data(), surface.get_stride()
        for index, row in enumerate(rows):
            for column, (red, green, blue, alpha) in enumerate(row):
                start = index * stride + column * 4
                data[start:start + 4] = bytes((blue, green, red, alpha))
        surface.mark_dirty()
        pattern = cairo.SurfacePattern(surface)
        pattern.set_filter(cairo.FILTER_NEAREST if nearest else cairo.FILTER_BILINEAR)
        pattern.set_extend(cairo.EXTEND_PAD)
        context = self.context
        context.save()
        context.translate(x, y + height)
        context.scale(width / columns, -height / len(rows))
        context.set_source(pattern)
        context.rectangle(0, 0, columns, len(rows))
        context.fill()
        context.restore()
