import CCairo
import CoreGraphics

/// The pixels that a canvas draws on at present: those of its surface or of an open group.
struct CanvasTarget {
  /// The pixels of the canvas that the target has.
  let bounds: CGRect
  /// The first pixel of the canvas' row 0, which may be outside of the target.
  private let origin: UnsafeMutablePointer<UInt8>
  private let bytesPerRow: Int

  /// Creates the target of a group or a surface of four bytes per pixel; nil if it has no pixels in
  /// memory.
  fileprivate init?(_ surface: OpaquePointer?) {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    bounds = CGRect(
      x: -x, y: -y, width: Double(cairo_image_surface_get_width(surface)),
      height: Double(cairo_image_surface_get_height(surface)))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    origin = bytes + Int(y) * bytesPerRow + Int(x) * 4
  }

  /// Returns the pixel at a position within the bounds.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    origin + y * bytesPerRow + x * 4
  }
}

extension Canvas {
  /// Calls `body` with the pixels that are being drawn on, which it may change.
  ///
  /// - Parameter isPrepared: Whether uniform rows are written first. Otherwise, `body` prepares the rows that it needs.
  func withTarget(isPrepared: Bool = true, _ body: (CanvasTarget) -> Void) {
    if isPrepared { prepareToDraw() }
    let surface = cairo_get_group_target(context)
    cairo_surface_flush(surface)
    guard let target = CanvasTarget(surface) else { return }
    body(target)
    cairo_surface_mark_dirty(surface)
  }

  /// Returns a copy of the pixels that are being drawn on, in the same coordinate space.
  func copyOfTarget() throws(RasterError) -> Surface? {
    var bounds = CGRect.null
    withTarget { bounds = $0.bounds }
    guard !bounds.isEmpty else { return nil }
    let copy = try Surface(
      CAIRO_FORMAT_ARGB32, width: Int(bounds.width), height: Int(bounds.height))
    withTarget { target in
      for row in 0..<copy.height {
        UnsafeMutableRawPointer(copy.bytes + row * copy.bytesPerRow).copyMemory(
          from: target.pixel(Int(bounds.minX), Int(bounds.minY) + row),
          byteCount: copy.width * 4)
      }
    }
    cairo_surface_mark_dirty(copy.pointer)
    cairo_surface_set_device_offset(copy.pointer, -bounds.minX, -bounds.minY)
    return copy
  }

  /// Multiplies what is drawn by the alpha of a surface at whole pixels, which is 0 beyond it.
  ///
  /// A surface of nil is 0 everywhere. The matrix must be the identity.
  func intersect(with surface: Surface?, at origin: CGPoint) {
    if let surface {
      cairo_set_source_surface(context, surface.pointer, origin.x, origin.y)
    } else {
      setSource(.clear, alpha: 0)
    }
    intersectWithSource()
  }

  /// Replaces what is drawn by a copy of the target, in proportion to the alpha of the source.
  func replace(by copy: Surface) {
    prepareToDraw()
    let mask = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(mask) }
    cairo_set_source_surface(context, copy.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_mask(context, mask)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Multiplies the pixels of the target in a rectangle of whole pixels by a color.
  func multiplyTarget(in rect: CGRect, by color: CGColor) {
    let alpha = color.alpha.unit
    func factor(_ component: CGFloat) -> Int { Int((component.unit * alpha * 256).rounded()) }
    let factors = [factor(color.blue), factor(color.green), factor(color.red), factor(1)]
    withTarget { target in
      let rect = rect.intersection(target.bounds)
      guard !rect.isEmpty else { return }
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX) {
          let pixel = target.pixel(x, y)
          for index in 0..<4 {
            pixel[index] = UInt8((Int(pixel[index]) * factors[index] + 128) >> 8)
          }
        }
      }
    }
  }
}
