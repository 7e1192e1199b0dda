import CCairo
import CoreGraphics

/// A face of a font file that caches the shapes of its glyphs.
final class FontFile {
  private let face: FT_Face
  private var shapes: [UInt32: GlyphShape] = [:]
  private var strokedShapes: [StrokedGlyph: GlyphShape] = [:]

  /// A glyph whose outline is drawn with a line.
  private struct StrokedGlyph: Hashable {
    let glyph: UInt32
    let width: CGFloat
  }

  init(_ file: String, index: Int, library: FT_Library) throws(RasterError) {
    var face: FT_Face?
    guard FT_New_Face(library, file, index, &face) == 0, let face else {
      throw .unreadableFont(file: file)
    }
    self.face = face
    // Bitmap glyphs have a fixed size.
    if face.pointee.num_fixed_sizes > 0 { FT_Select_Size(face, 0) }
  }

  deinit { FT_Done_Face(face) }

  /// Returns a glyph's shape; `.none` for a glyph ID that the face doesn't contain.
  func shape(of glyph: UInt32) -> GlyphShape {
    if let cached = shapes[glyph] { return cached }
    let shape = face.pointee.num_fixed_sizes > 0 ? bitmap(glyph) : outline(glyph)
    shapes[glyph] = shape
    return shape
  }

  /// The maximum number of outlines drawn with lines that are kept.
  private static let maxStrokedShapes = 1024

  /// Returns a glyph's shape, or its outline drawn with a line of a width in ems, if that is not 0.
  ///
  /// Bitmaps have no outlines: they are the same for all widths.
  func shape(of glyph: UInt32, stroke width: CGFloat) -> GlyphShape {
    let shape = shape(of: glyph)
    guard width > 0, case .outline(let outline, _) = shape else { return shape }
    let key = StrokedGlyph(glyph: glyph, width: width)
    if let cached = strokedShapes[key] { return cached }
    let stroked = GlyphOutline(stroking: outline, width: width)
    if strokedShapes.count >= Self.maxStrokedShapes { strokedShapes = [:] }
    strokedShapes[key] = .outline(stroked, box: stroked.box)
    return .outline(stroked, box: stroked.box)
  }

  /// Loads an outline in font units, without hinting or rounding.
  private func outline(_ glyph: UInt32) -> GlyphShape {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      face.pointee.units_per_EM > 0
    else { return .none }
    let unit = 1 / CGFloat(face.pointee.units_per_EM)
    return GlyphOutline(face.pointee.glyph.pointee.outline, unit: unit)
      .map { .outline($0, box: $0.box) } ?? .none
  }

  /// Loads a color bitmap.
  private func bitmap(_ glyph: UInt32) -> GlyphShape {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph?.pointee, let bytes = slot.bitmap.buffer,
      slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), slot.bitmap.pitch > 0
    else { return .none }
    let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    let pixels = (0..<height).flatMap { row in
      UnsafeBufferPointer(start: bytes + row * Int(slot.bitmap.pitch), count: width * 4)
    }
    let em = CGFloat(face.pointee.size.pointee.metrics.y_ppem)
    guard em > 0, let image = CGImage(width: width, height: height, pixels: pixels) else {
      return .none
    }
    return .bitmap(
      GlyphBitmap(
        image: image,
        box: CGRect(
          x: CGFloat(slot.bitmap_left) / em, y: -CGFloat(slot.bitmap_top) / em,
          width: CGFloat(width) / em, height: CGFloat(height) / em)))
  }
}
