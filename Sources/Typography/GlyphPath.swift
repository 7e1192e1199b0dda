import CPango
import Synchronization

/// The outlines of glyphs as steps, in ems relative to the origin on the baseline; y increases downward.
package struct GlyphPath: Sendable {
  /// A step of an outline.
  package enum Step: Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case quadCurve(control: (Double, Double), Double, Double)
    case curve(control1: (Double, Double), control2: (Double, Double), Double, Double)
    case close
  }

  /// The steps in drawing order.
  package fileprivate(set) var steps: [Step] = []
  /// The width of the text in ems.
  package fileprivate(set) var width = 0.0
  /// The number of glyphs.
  package fileprivate(set) var count = 0

  /// The fonts that outlines were read from.
  private static let fonts = Mutex<[FontFace: OutlineFont]>([:])

  /// Returns the outlines of a text in one line; nil if the face cannot be read, or lacks a character.
  package static func of(_ text: String, in face: FontFace) -> GlyphPath? {
    withFont(of: face) { $0.path(of: text) }
  }

  /// Returns the outline of a glyph by its number in a face, and its advance as the width; nil if the face
  /// cannot be read.
  package static func of(_ glyph: UInt32, in face: FontFace) -> GlyphPath? {
    withFont(of: face) { $0.path(of: glyph) }
  }

  /// Returns the number of the glyph for a character; nil for none.
  package static func glyph(for character: UInt32, in face: FontFace) -> UInt32? {
    withFont(of: face) { $0.glyph(for: character) }
  }

  /// Returns the number of glyphs of a face, and of its units per em; nil if the face cannot be read.
  package static func counts(of face: FontFace) -> (glyphs: Int, unitsPerEm: Int)? {
    withFont(of: face) { $0.counts }
  }

  private static func withFont<Result>(
    of face: FontFace, _ body: @Sendable (OutlineFont) -> Result?
  ) -> Result? where Result: Sendable {
    fonts.withLock { fonts in
      let font = fonts[face] ?? OutlineFont(face)
      fonts[face] = font
      return font.flatMap(body)
    }
  }
}

/// A font whose outlines HarfBuzz reads in units of the font.
private final class OutlineFont {
  private let font: OpaquePointer
  private let unit: Double

  init?(_ face: FontFace) {
    guard let blob = hb_blob_create_from_file_or_fail(face.file) else { return nil }
    defer { hb_blob_destroy(blob) }
    let content = hb_face_create(blob, UInt32(clamping: face.index))
    defer { hb_face_destroy(content) }
    guard hb_face_get_glyph_count(content) > 0, let font = hb_font_create(content) else {
      return nil
    }
    self.font = font
    unit = face.scale / Double(hb_face_get_upem(content))
  }

  deinit { hb_font_destroy(font) }

  func path(of glyph: UInt32) -> GlyphPath? {
    var reader = StepReader(unit: unit)
    withUnsafeMutablePointer(to: &reader) {
      hb_font_get_glyph_shape(font, glyph, StepReader.functions, $0)
    }
    reader.path.count = 1
    reader.path.width = Double(hb_font_get_glyph_h_advance(font, glyph)) * unit
    return reader.path
  }

  func glyph(for character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  var counts: (glyphs: Int, unitsPerEm: Int)? {
    let face = hb_font_get_face(font)
    return (Int(hb_face_get_glyph_count(face)), Int(hb_face_get_upem(face)))
  }

  func path(of text: String) -> GlyphPath? {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let bytes = text.utf8.map { CChar(bitPattern: $0) }
    hb_buffer_add_utf8(buffer, bytes, Int32(bytes.count), 0, Int32(bytes.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    guard !infos.isEmpty, !infos.contains(where: { $0.codepoint == 0 }) else { return nil }
    var reader = StepReader(unit: unit)
    for (info, position) in zip(infos, positions) {
      withUnsafeMutablePointer(to: &reader) {
        hb_font_get_glyph_shape(font, info.codepoint, StepReader.functions, $0)
      }
      reader.origin += Double(position.x_advance)
    }
    reader.path.count = infos.count
    reader.path.width = reader.origin * unit
    return reader.path
  }
}

/// Collects the steps that HarfBuzz draws.
private struct StepReader {
  let unit: Double
  /// The place of the current glyph, in units of the font.
  var origin = 0.0
  var path = GlyphPath()

  init(unit: Double) { self.unit = unit }

  private func point(_ x: Float, _ y: Float) -> (Double, Double) {
    ((origin + Double(x)) * unit, -Double(y) * unit)
  }

  /// Adds a step with points in units of the font to the reader at an address.
  private static func add(
    to reader: UnsafeMutableRawPointer?, _ points: [(Float, Float)],
    _ step: ([(Double, Double)]) -> GlyphPath.Step
  ) {
    guard let reader = reader?.assumingMemoryBound(to: StepReader.self) else { return }
    let points = points.map { reader.pointee.point($0.0, $0.1) }
    reader.pointee.path.steps.append(step(points))
  }

  /// The functions that HarfBuzz calls; they are never changed.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, reader, _, x, y, _ in add(to: reader, [(x, y)]) { .move($0[0].0, $0[0].1) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, reader, _, x, y, _ in add(to: reader, [(x, y)]) { .line($0[0].0, $0[0].1) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, reader, _, controlX, controlY, x, y, _ in
        add(to: reader, [(controlX, controlY), (x, y)]) {
          .quadCurve(control: $0[0], $0[1].0, $0[1].1)
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, reader, _, x1, y1, x2, y2, x, y, _ in
        add(to: reader, [(x1, y1), (x2, y2), (x, y)]) {
          .curve(control1: $0[0], control2: $0[1], $0[2].0, $0[2].1)
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, reader, _, _ in add(to: reader, []) { _ in .close } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
