import CCairo
import CoreGraphics

/// How much of each pixel glyphs cover.
///
/// Cairo samples fifteen lines a pixel, enough for shapes but not for text: a line of small letters
/// that moves down by a tenth of a pixel would sway by almost as much. FreeType computes areas, but puts
/// points on 1/64 pixel and cuts curves coarsely; on four times four parts of a pixel that is fine enough.
struct Coverage {
  /// The parts of a pixel in each direction.
  private static let parts = 4

  /// The pixels whose coverage is known, its edges between pixels.
  private let box: CGRect
  private let width: Int
  private let height: Int
  private let library: FT_Library
  /// The coverage of each pixel's parts, summed up; row after row.
  private var sums: [UInt16]

  /// Begins with nothing covered in `box`.
  init(of box: CGRect, library: FT_Library) {
    self.box = box
    self.library = library
    width = Int(box.width)
    height = Int(box.height)
    sums = [UInt16](repeating: 0, count: width * height)
  }

  /// Adds an outline that `matrix` takes from ems to the canvas' pixels.
  mutating func add(_ outline: GlyphOutline, matrix: CGAffineTransform) {
    let toParts = CGAffineTransform(scaleX: CGFloat(Self.parts), y: -CGFloat(Self.parts))
    let (originX, originY) = (Self.parts * Int(box.minX), -Self.parts * Int(box.maxY))
    let (library, width, height) = (library, width, height)
    sums.withUnsafeMutableBufferPointer { sums in
      guard let first = sums.baseAddress else { return }
      var target = Target(sums: first, width: width, height: height)
      withUnsafeMutablePointer(to: &target) { target in
        var parameters = FT_Raster_Params()
        parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        parameters.clip_box = FT_BBox(
          xMin: 0, yMin: 0, xMax: width * Self.parts, yMax: height * Self.parts)
        parameters.user = UnsafeMutableRawPointer(target)
        parameters.gray_spans = { row, count, spans, target in
          target?.assumingMemoryBound(to: Target.self).pointee
            .add(UnsafeBufferPointer(start: spans, count: Int(count)), row: Int(row))
        }
        outline.withPixels(
          matrix.concatenating(toParts), originX: originX, originY: originY
        ) {
          _ = FT_Outline_Render(library, &$0, &parameters)
        }
      }
    }
  }

  /// Returns the coverage as alpha.
  func surface() throws(RasterError) -> Surface {
    let surface = try Surface(CAIRO_FORMAT_A8, width: width, height: height)
    cairo_surface_flush(surface.pointer)
    let whole = Self.parts * Self.parts
    for row in 0..<height {
      let line = surface.bytes + row * surface.bytesPerRow
      for column in 0..<width {
        line[column] = UInt8((Int(sums[row * width + column]) + whole / 2) / whole)
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// Where FreeType's spans go.
  private struct Target {
    let sums: UnsafeMutablePointer<UInt16>
    let width: Int
    let height: Int

    /// Adds the coverage of parts side by side; glyphs that overlap cover no more than all.
    func add(_ spans: UnsafeBufferPointer<FT_Span>, row: Int) {
      let line = sums + (height - 1 - row / Coverage.parts) * width
      let limit = Coverage.parts * Coverage.parts * 255
      for span in spans {
        var part = Int(span.x)
        let end = part + Int(span.len)
        while part < end {
          let column = part / Coverage.parts
          let next = min((column + 1) * Coverage.parts, end)
          let sum = Int(line[column]) + Int(span.coverage) * (next - part)
          line[column] = UInt16(min(sum, limit))
          part = next
        }
      }
    }
  }
}
