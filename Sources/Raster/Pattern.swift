import CCairo
import DisplayList

/// A Cairo pattern: an image or a gradient.
final class Pattern {
  let pointer: OpaquePointer?
  /// The transform from the pattern's coordinate space to points.
  private(set) var matrix = CGAffineTransform.identity
  /// The surface that the pattern reads, kept alive with it.
  private let surface: Surface?
  /// The image that the pattern reads, kept alive with it.
  private let image: CGImage?

  private init(
    _ pointer: OpaquePointer?, retaining surface: Surface? = nil, image: CGImage? = nil
  ) {
    self.pointer = pointer
    self.surface = surface
    self.image = image
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// Creates an image pattern; `matrix` maps the surface's pixels to points.
  convenience init(
    _ surface: Surface, matrix: CGAffineTransform, extend: cairo_extend_t = CAIRO_EXTEND_NONE,
    filter: cairo_filter_t = CAIRO_FILTER_BILINEAR
  ) {
    self.init(cairo_pattern_create_for_surface(surface.pointer), retaining: surface)
    setTransform(matrix)
    cairo_pattern_set_filter(pointer, filter)
    cairo_pattern_set_extend(pointer, extend)
  }

  /// Calls `body` with a pattern that draws `image` and repeats its edge pixels outside; `matrix`
  /// maps the image's pixels to points.
  static func withImage(
    _ image: CGImage, matrix: CGAffineTransform, filter: cairo_filter_t = CAIRO_FILTER_GOOD,
    body: (Pattern) -> Void
  ) {
    image.pixels.withUnsafeBufferPointer { pixels in
      // Cairo doesn't write to a surface that is only a source.
      let bytes = UnsafeMutablePointer(mutating: pixels.baseAddress)
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: image.width), Int32(clamping: image.height),
        Int32(clamping: image.rowLength))
      let pattern = Pattern(cairo_pattern_create_for_surface(surface))
      cairo_surface_destroy(surface)
      pattern.setTransform(matrix)
      cairo_pattern_set_filter(pattern.pointer, filter)
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
      body(pattern)
    }
  }

  /// Creates a pattern that draws an image and repeats its edge pixels outside; `matrix` maps the
  /// image's pixels to points.
  convenience init(_ image: CGImage, matrix: CGAffineTransform, filter: cairo_filter_t) {
    let surface = image.pixels.withUnsafeBufferPointer { pixels in
      // Cairo doesn't write to a surface that is only a source. The image keeps its pixels alive.
      cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(clamping: image.width), Int32(clamping: image.height),
        Int32(clamping: image.rowLength))
    }
    self.init(cairo_pattern_create_for_surface(surface), image: image)
    cairo_surface_destroy(surface)
    setTransform(matrix)
    cairo_pattern_set_filter(pointer, filter)
    cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
  }

  /// Returns the gradient of a drawing.
  static func gradient(_ gradient: DrawnGradient) -> Pattern {
    let (start, end) = (gradient.start, gradient.end)
    let pattern =
      if let radii = gradient.radii {
        Pattern(
          cairo_pattern_create_radial(
            start.x, start.y, radii.start, end.x, end.y, radii.end))
      } else {
        Pattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
      }
    let (extendsStart, extendsEnd) = (
      gradient.options.contains(.drawsBeforeStartLocation),
      gradient.options.contains(.drawsAfterEndLocation)
    )
    let isPadded = extendsStart || extendsEnd
    // A transparent stop at the same place ends a gradient that is extended at its other end only.
    if isPadded, !extendsStart, let first = gradient.stops.first {
      pattern.add(first.color, at: 0, alpha: 0)
      pattern.add(first.color, at: 0)
    }
    for stop in gradient.stops { pattern.add(stop.color, at: stop.location) }
    if isPadded, !extendsEnd, let last = gradient.stops.last {
      pattern.add(last.color, at: 1)
      pattern.add(last.color, at: 1, alpha: 0)
    }
    cairo_pattern_set_extend(pattern.pointer, isPadded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    pattern.setTransform(gradient.matrix)
    return pattern
  }

  private func add(_ color: CGColor, at location: CGFloat, alpha: CGFloat = 1) {
    cairo_pattern_add_color_stop_rgba(
      pointer, location.unit, color.red.unit, color.green.unit, color.blue.unit,
      color.alpha.unit * alpha)
  }

  /// Returns a gradient along the line from `start` to `end`.
  static func axial(
    _ stops: [GradientContent.Stop], start: CGPoint, end: CGPoint
  ) -> Pattern {
    Pattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y)).adding(stops)
  }

  /// Returns a gradient from `center` to the ellipse with the given radii.
  static func radial(
    _ stops: [GradientContent.Stop], center: CGPoint, radii: CGSize
  ) -> Pattern {
    let pattern = Pattern(cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)).adding(stops)
    pattern.setTransform(
      CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y))
    return pattern
  }

  private func adding(_ stops: [GradientContent.Stop]) -> Pattern {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pointer, stop.location.unit, stop.color.red.unit, stop.color.green.unit,
        stop.color.blue.unit, stop.color.alpha.unit)
    }
    cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
    return self
  }

  private func setTransform(_ matrix: CGAffineTransform) {
    self.matrix = matrix
    var inverse = cairo_matrix_t(matrix.inverted())
    cairo_pattern_set_matrix(pointer, &inverse)
  }
}
