import CPango
import Synchronization

/// Shapes Latin text with HarfBuzz alone, with the glyphs that Pango has for it.
///
/// Pango asks fontconfig for a font, which lists every character and language of a font file, and
/// starts two threads for each face. Text of one script, one direction and one font is also one item
/// of Pango's, so that only HarfBuzz remains of its work.
final class LatinShaper {
  /// The shapers in use, which only the thread with the lock uses.
  private struct Shapers: @unchecked Sendable {
    var all: [FontFace: LatinShaper] = [:]
  }

  private static let shapers = Mutex(Shapers())

  /// The letters, digits and signs that are shaped: ASCII, Latin-1 and Latin Extended-A without spaces
  /// of their own and without the soft hyphen, none of which is drawn as emoji by default.
  private static let characters: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA1...0xAC, 0xAE...0x17F]

  private let face: FontFace
  private let font: OpaquePointer

  /// Shapes one paragraph at a size in points; returns nil if it has other characters than Latin ones,
  /// or some that the face lacks.
  static func shape(_ paragraph: Substring, face: FontFace, size: Double) -> ShapedText? {
    guard !paragraph.isEmpty, isLatin(paragraph) else { return nil }
    return shapers.withLock { shapers in
      let shaper = shapers.all[face] ?? LatinShaper(face)
      shapers.all[face] = shaper
      return shaper?.shape(paragraph, size: size)
    }
  }

  /// Shapes parts of one paragraph at 1 point; returns nil if a face lacks a character of its part.
  ///
  /// - Parameters:
  ///   - text: The paragraph in UTF-8, Latin characters in all of its parts.
  ///   - flags: Where characters, words and lines of the paragraph may start.
  static func shape(
    _ text: UnsafeBufferPointer<CChar>, parts: [Shaper.Part], flags: [PangoLogAttr]
  ) -> [ShapedText]? {
    shapers.withLock { shapers in
      var results: [ShapedText] = []
      for part in parts {
        let shaper = shapers.all[part.face] ?? LatinShaper(part.face)
        shapers.all[part.face] = shaper
        let shaped = shaper?.shape(
          text, in: part.bytes, features: part.ligatures.features, flags: flags, size: 1)
        guard let shaped else { return nil }
        results.append(shaped)
      }
      return results
    }
  }

  /// Returns whether a text consists of Latin letters, digits and signs.
  static func isLatin(_ text: Substring) -> Bool {
    text.unicodeScalars.allSatisfy(isLatin)
  }

  /// Returns whether a character is a Latin letter, a digit or a sign.
  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    characters.contains { $0.contains(scalar.value) }
  }

  private init?(_ face: FontFace) {
    guard let blob = hb_blob_create_from_file_or_fail(face.file) else { return nil }
    defer { hb_blob_destroy(blob) }
    let content = hb_face_create(blob, UInt32(clamping: face.index))
    defer { hb_face_destroy(content) }
    // The instances of a variable font are faces of their own.
    guard hb_face_get_glyph_count(content) > 0, hb_ot_var_has_data(content) == 0,
      let font = hb_font_create(content)
    else { return nil }
    let scale = Int32(Shaper.em * Double(PANGO_SCALE))
    hb_font_set_scale(font, scale, scale)
    self.face = face
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  private func shape(_ paragraph: Substring, size: Double) -> ShapedText? {
    var text = String(paragraph)
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress, let length = Int32(exactly: text.count) else {
          return nil
        }
        return shape(
          text, in: 0..<text.count, features: Shaper.features,
          flags: Shaper.characters(start, length), size: size)
      }
    }
  }

  /// Shapes some bytes of a text, with what is around them as the context.
  private func shape(
    _ text: UnsafeBufferPointer<CChar>, in bytes: Range<Int>, features: [hb_feature_t],
    flags: [PangoLogAttr], size: Double
  ) -> ShapedText? {
    guard let start = text.baseAddress, let length = Int32(exactly: text.count) else { return nil }
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(
      buffer, start, length, UInt32(bytes.lowerBound), Int32(bytes.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hasLetters(buffer) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    hb_buffer_set_language(
      buffer, hb_language_from_string(pango_language_to_string(Shaper.language), -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    hb_shape(font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    guard !infos.contains(where: { $0.codepoint == 0 }) else { return nil }
    return shapedText(infos, positions, characters: flags, text: start, size: size)
  }

  /// Returns whether a text has letters: digits and signs alone are of no script.
  private func hasLetters(_ buffer: OpaquePointer?) -> Bool {
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let functions = hb_unicode_funcs_get_default()
    return infos.contains { hb_unicode_script(functions, $0.codepoint) == HB_SCRIPT_LATIN }
  }

  /// Returns the glyphs by their clusters, which have the same position in the text.
  private func shapedText(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
    _ positions: UnsafeBufferPointer<hb_glyph_position_t>, characters: [PangoLogAttr],
    text: UnsafePointer<CChar>, size: Double
  ) -> ShapedText {
    let unit = size * face.scale / (Shaper.em * Double(PANGO_SCALE))
    var result = ShapedText()
    result.runs.append(ShapedText.Run(face: face, level: 0))
    var byte = 0
    var character = 0
    var index = 0
    while index < infos.count {
      let start = Int(infos[index].cluster)
      let end = infos[index...].firstIndex { Int($0.cluster) != start } ?? infos.count
      character += g_utf8_pointer_to_offset(text + byte, text + start)
      byte = start
      result.append(
        (index..<end).map { position in
          ShapedText.Glyph(
            id: infos[position].codepoint, x: Double(positions[position].x_offset) * unit,
            y: Double(-positions[position].y_offset) * unit,
            advance: Double(positions[position].x_advance) * unit)
        }, byte: start, flags: characters[character])
      index = end
    }
    return result
  }
}
