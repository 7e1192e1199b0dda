import CCairo
import CoreGraphics
import Foundation

/// Something other than a single colour to draw with.
final class Pattern {
  let pointer: OpaquePointer?
  /// What the pattern reads its pixels from.
  private let surface: Surface?

  private init(_ pointer: OpaquePointer?, keeping surface: Surface? = nil) {
    self.pointer = pointer
    self.surface = surface
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// A picture put where `matrix` takes its pixels.
  convenience init(
    _ surface: Surface, matrix: CGAffineTransform, extend: cairo_extend_t = CAIRO_EXTEND_NONE
  ) {
    self.init(cairo_pattern_create_for_surface(surface.pointer), keeping: surface)
    place(matrix)
    cairo_pattern_set_filter(pointer, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pointer, extend)
  }

  /// Lends `body` a pattern that shows `image` in `frame` and its edges' pixels around.
  static func withImage(_ image: CGImage, in frame: CGRect, body: (Pattern) -> Void) {
    image.pixels.withUnsafeBufferPointer { pixels in
      // Cairo only reads a surface that is nothing but a source.
      let bytes = UnsafeMutablePointer(mutating: pixels.baseAddress)
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: image.width), Int32(clamping: image.height),
        Int32(clamping: image.bytesPerRow))
      let pattern = Pattern(cairo_pattern_create_for_surface(surface))
      cairo_surface_destroy(surface)
      pattern.place(
        CGAffineTransform(
          a: frame.width / CGFloat(image.width), b: 0, c: 0,
          d: frame.height / CGFloat(image.height), tx: frame.minX, ty: frame.minY))
      cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
      body(pattern)
    }
  }

  /// Colours along the line from `start` to `end`.
  static func axial(_ stops: [(color: CGColor, location: CGFloat)], start: CGPoint, end: CGPoint)
    -> Pattern
  {
    Pattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y)).adding(stops)
  }

  /// Colours from `center` out to the ellipse with the given half axes.
  static func radial(
    _ stops: [(color: CGColor, location: CGFloat)], center: CGPoint, radii: CGSize
  ) -> Pattern {
    let pattern = Pattern(cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)).adding(stops)
    pattern.place(
      CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y))
    return pattern
  }

  private func adding(_ stops: [(color: CGColor, location: CGFloat)]) -> Pattern {
    for (color, location) in stops {
      cairo_pattern_add_color_stop_rgba(
        pointer, location.unit, color.red.unit, color.green.unit, color.blue.unit,
        color.alpha.unit)
    }
    cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
    return self
  }

  /// Puts the pattern's own space where `matrix` takes it.
  private func place(_ matrix: CGAffineTransform) {
    var inverse = cairo_matrix_t(matrix.inverted())
    cairo_pattern_set_matrix(pointer, &inverse)
  }
}
