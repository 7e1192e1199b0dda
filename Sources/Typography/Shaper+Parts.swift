import CPango

extension Shaper {
  /// A part of a paragraph with one face.
  struct Part: Equatable {
    /// The bytes of the part in the paragraph's UTF-8 text.
    let bytes: Range<Int>
    let face: FontFace
    /// The faces that are searched before the last fallbacks.
    let fallbacks: [FontFace]
    let ligatures: Ligatures
  }

  /// Shapes parts of one paragraph at 1 point, with all of it as their context.
  ///
  /// Arabic letters are joined and lines are broken as if the paragraph had one font.
  ///
  /// - Parameters:
  ///   - text: The paragraph.
  ///   - parts: Parts in reading order that do not overlap; what is between them has no glyphs.
  ///   - direction: The direction of the paragraph.
  /// - Returns: The glyphs of each part.
  static func shape(
    _ text: inout String, parts: [Part], direction: WritingDirection
  ) -> [ShapedText] {
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let start = bytes.baseAddress, let length = Int32(exactly: bytes.count) else {
          return parts.map { _ in ShapedText() }
        }
        let characters = characters(start, length)
        if direction != .rightToLeft, isLatin(bytes),
          let shaped = LatinShaper.shape(bytes, parts: parts, flags: characters)
        {
          return shaped
        }
        return shapeWithPango(bytes, parts: parts, characters: characters, direction: direction)
      }
    }
  }

  /// Returns whether a text has no other characters than Latin ones, tabs, line separators and those
  /// in place of attachments.
  private static func isLatin(_ bytes: UnsafeBufferPointer<CChar>) -> Bool {
    String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self).unicodeScalars.allSatisfy {
      LatinShaper.isLatin($0) || [0x9, 0x2028, 0xFFFC].contains($0.value)
    }
  }

  private static func shapeWithPango(
    _ bytes: UnsafeBufferPointer<CChar>, parts: [Part], characters: [PangoLogAttr],
    direction: WritingDirection
  ) -> [ShapedText] {
    struct Fonts: Hashable {
      let face: FontFace
      let fallbacks: [FontFace]
    }
    var results = parts.map { _ in ShapedText() }
    var done: Set<Fonts> = []
    for part in parts {
      let fonts = Fonts(face: part.face, fallbacks: part.fallbacks)
      guard done.insert(fonts).inserted else { continue }
      let wanted = parts.indices.filter {
        parts[$0].face == part.face && parts[$0].fallbacks == part.fallbacks
      }
      let scalars = wanted.map { index in
        String(
          decoding: bytes[parts[index].bytes].map { UInt8(bitPattern: $0) }, as: UTF8.self
        ).unicodeScalars
      }.joined()
      let shaped = shape(scalars, face: part.face, fallbacks: part.fallbacks) {
        $0.shape(
          bytes, parts: parts, wanted: Set(wanted), characters: characters, direction: direction)
      } isComplete: { shaped in
        !shaped.values.contains { $0.glyphs.contains { $0.id == 0 } }
      }
      for index in wanted { results[index] = shaped?[index] ?? ShapedText() }
    }
    return results
  }

  /// Shapes some parts of one paragraph at 1 point.
  ///
  /// - Parameters:
  ///   - text: The paragraph in UTF-8.
  ///   - parts: Parts in reading order that do not overlap.
  ///   - wanted: The indices of the parts that are shaped, whose face is that of the shaper.
  ///   - characters: Where characters, words and lines of the paragraph may start.
  /// - Returns: The glyphs of the wanted parts.
  private func shape(
    _ text: UnsafeBufferPointer<CChar>, parts: [Part], wanted: Set<Int>,
    characters: [PangoLogAttr], direction: WritingDirection
  ) -> [Int: ShapedText] {
    guard let start = text.baseAddress, let length = Int32(exactly: text.count),
      let attributes = pango_attr_list_new()
    else { return [:] }
    defer { pango_attr_list_unref(attributes) }
    // Items end where an attribute changes, so that no item is in two parts.
    for part in parts {
      guard let attribute = pango_attr_font_features_new(part.ligatures.pangoFeatures) else {
        continue
      }
      attribute.pointee.start_index = UInt32(part.bytes.lowerBound)
      attribute.pointee.end_index = UInt32(part.bytes.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    var characters = characters
    var results: [Int: ShapedText] = [:]
    var index = 0
    eachItem(of: start, length, direction.pangoDirection, attributes) { item, first in
      let byte = Int(item.pointee.offset)
      while index < parts.count, parts[index].bytes.upperBound <= byte { index += 1 }
      guard index < parts.count, parts[index].bytes.contains(byte), wanted.contains(index) else {
        return
      }
      shape(
        item, of: start, length, &characters, first: first, size: 1,
        to: &results[index, default: ShapedText()])
    }
    return results
  }
}

extension WritingDirection {
  fileprivate var pangoDirection: PangoDirection {
    switch self {
    case .natural: PANGO_DIRECTION_WEAK_LTR
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    }
  }
}
