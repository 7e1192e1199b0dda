import CPango
import Synchronization

/// Shapes text with Pango, isolated from the machine's configuration.
///
/// Only the packaged font files affect the text: no fontconfig files, no other fonts, no hinting,
/// no locale. Each face has its own font map, which contains only that face and its fallbacks. As a
/// result, the fallback for a missing character does not depend on previously shaped text.
final class Shaper {
  /// The size at which all text is shaped, in points.
  ///
  /// Advances scale with the size. Pango's units of 1/1024 point are 1/65536 em here, which is much
  /// less than a pixel.
  static let em = 64.0

  /// What a shaper searches for glyphs.
  private struct Fonts: Hashable {
    let face: FontFace
    /// The faces that are searched after `Shaper.fallbacks`.
    let lateFallbacks: [FontFace]

    /// The faces in the order of the search, and one of each file, as Pango selects them by their
    /// files.
    var faces: [FontFace] {
      ([face] + Shaper.fallbacks + lateFallbacks).reduce(into: []) { faces, face in
        if !faces.contains(where: { $0.file == face.file }) { faces.append(face) }
      }
    }
  }

  /// The shapers in use, which only the thread with the lock uses.
  private struct Shapers: @unchecked Sendable {
    var all: [Fonts: Shaper] = [:]
  }

  private static let shapers = Mutex(Shapers())

  /// The number of shapers that are kept: texts in many faces and scripts make more.
  private static let maxShapers = 256

  /// The faces searched, in this order, for characters that the font's face lacks.
  private static let fallbacks = [FontCatalog.face(.inter), emoji]

  /// The faces searched after these and after those of the text's scripts, for other scripts and
  /// symbols.
  ///
  /// Lato is only needed for phonetic signs that the others lack.
  private static let lastFallbacks = [
    FontCatalog.face(.dejaVuSans), FontCatalog.face(.microHei), FontCatalog.face(.lato),
  ]

  /// The faces for scripts and symbols whose height differs from that of Latin letters.
  static let tallFallbacks = Set(ScriptFaces.all + lastFallbacks)

  private static let emoji = FontCatalog.face(.notoColorEmoji)

  private let faces: [FontFace]
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let attributes: OpaquePointer

  /// The language of all text.
  static var language: OpaquePointer? { pango_language_from_string("en") }

  /// The features of all text that does not ask for ligatures.
  static let features = Ligatures.none.features

  /// Shapes one paragraph at a size in points; returns no clusters if the face cannot be read.
  ///
  /// - Parameter fallbacks: The faces searched for characters that neither the face nor Inter has,
  ///   before the script fallbacks.
  static func shape(
    _ paragraph: Substring, face: FontFace, fallbacks: [FontFace] = [], size: Double
  ) -> ShapedText {
    LatinShaper.shape(paragraph, face: face, size: size)
      ?? shapeWithPango(paragraph, face: face, fallbacks: fallbacks, size: size)
  }

  /// Shapes any paragraph as `shape(_:face:fallbacks:size:)` does.
  static func shapeWithPango(
    _ paragraph: Substring, face: FontFace, fallbacks: [FontFace] = [], size: Double
  ) -> ShapedText {
    shape(paragraph.unicodeScalars, face: face, fallbacks: fallbacks) {
      $0.shape(paragraph, size: size)
    } isComplete: {
      !$0.glyphs.contains { $0.id == 0 }
    } ?? ShapedText()
  }

  /// Shapes a text with a face and as few of the fallbacks as it needs.
  ///
  /// Fontconfig lists every character of a font file when it is added. For the large files of the last
  /// fallbacks that takes as long as ten frames, so they are only added for text that needs them; they
  /// do not affect other text, as they are searched last. The same is true of the faces of scripts,
  /// which are only added for text of these scripts.
  ///
  /// - Returns: The last result; nil if the face cannot be read.
  static func shape<Result: Sendable>(
    _ text: some Sequence<Unicode.Scalar>, face: FontFace, fallbacks: [FontFace],
    shape: (Shaper) -> Result, isComplete: (Result) -> Bool
  ) -> Result? {
    let scripts = ScriptFaces.faces(for: text)
    return shapers.withLock { shapers in
      func result(_ lateFallbacks: [FontFace]) -> Result? {
        let fonts = Fonts(face: face, lateFallbacks: lateFallbacks)
        if let shaper = shapers.all[fonts] { return shape(shaper) }
        guard let shaper = Shaper(fonts) else { return nil }
        if shapers.all.count >= maxShapers { shapers.all = [:] }
        shapers.all[fonts] = shaper
        return shape(shaper)
      }
      guard let first = result(scripts.isEmpty ? [] : fallbacks + scripts) else { return nil }
      if isComplete(first) { return first }
      return result(fallbacks + scripts + lastFallbacks) ?? first
    }
  }

  private init?(_ fonts: Fonts) {
    let face = fonts.face
    faces = fonts.faces
    Self.hideMachineConfiguration
    let configuration = FcConfigCreate()
    defer { FcConfigDestroy(configuration) }
    for face in faces {
      guard FcConfigAppFontAddFile(configuration, face.file) != 0 else { return nil }
    }
    Self.removeOtherFaces(than: faces, from: FcConfigGetFonts(configuration, FcSetApplication))
    guard let map = pango_ft2_font_map_new() else { return nil }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    let files = Unmanaged.passRetained(Files(face: face.file, others: faces.map(\.file)))
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map), Files.substitute, files.toOpaque(),
      { files in if let files { Unmanaged<Files>.fromOpaque(files).release() } })
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      return nil
    }
    self.map = map
    self.context = context
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, Self.language)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, face.postScriptName)
    pango_font_description_set_absolute_size(description, Self.em * Double(PANGO_SCALE))
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
    attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes, pango_attr_font_features_new(Ligatures.none.pangoFeatures))
  }

  deinit {
    pango_attr_list_unref(attributes)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Pango would load the machine's fontconfig files and look for a cache in the home directory; an
  /// empty current configuration prevents both.
  private static let hideMachineConfiguration: Void = {
    let empty = FcConfigCreate()
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }()

  /// Removes what a collection contains besides the face in use: fontconfig adds every face of a
  /// file, and file names alone do not distinguish them.
  private static func removeOtherFaces(
    than faces: [FontFace], from fonts: UnsafeMutablePointer<FcFontSet>?
  ) {
    guard let fonts, let patterns = fonts.pointee.fonts else { return }
    var kept: Int32 = 0
    for position in 0..<fonts.pointee.nfont {
      let pattern = patterns[Int(position)]
      var file: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      FcPatternGetString(pattern, FC_FILE, 0, &file)
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
      let name = file.map { String(cString: $0) }
      if faces.contains(where: { $0.file == name && $0.index == Int(index) }) {
        patterns[Int(kept)] = pattern
        kept += 1
      } else {
        FcPatternDestroy(pattern)
      }
    }
    fonts.pointee.nfont = kept
  }

  /// The files to which a pattern is restricted: fontconfig compares file names before anything
  /// else.
  private final class Files {
    let face: String
    let others: [String]

    init(face: String, others: [String]) {
      self.face = face
      self.others = others
    }

    static let substitute: PangoFcSubstituteFunc = { pattern, data in
      guard let data else { return }
      let files = Unmanaged<Files>.fromOpaque(data).takeUnretainedValue()
      FcPatternAddBool(pattern, FC_HINTING, 0)
      // Pango puts this family first for characters that should be drawn as emoji.
      var family: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family,
        String(cString: family) == "emoji"
      {
        FcPatternAddString(pattern, FC_FILE, Shaper.emoji.file)
      }
      for file in files.others { FcPatternAddString(pattern, FC_FILE, file) }
    }
  }
}

extension Shaper {
  private func shape(_ paragraph: Substring, size: Double) -> ShapedText {
    // Control characters draw nothing; a tab is replaced by a space.
    var scalars = String.UnicodeScalarView()
    for scalar in paragraph.unicodeScalars {
      switch scalar.value {
      case 9: scalars.append(" ")
      case 0..<0x20, 0x7F..<0xA0: continue
      default: scalars.append(scalar)
      }
    }
    var text = String(scalars)
    guard !text.isEmpty else { return ShapedText() }
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { shape($0, size: size) }
    }
  }

  private func shape(_ text: UnsafeBufferPointer<CChar>, size: Double) -> ShapedText {
    var result = ShapedText()
    // Pango counts bytes in 32 bits.
    guard let start = text.baseAddress, let length = Int32(exactly: text.count) else {
      return result
    }
    var characters = Self.characters(start, length)
    eachItem(of: start, length, PANGO_DIRECTION_WEAK_LTR, attributes) { item, first in
      shape(item, of: start, length, &characters, first: first, size: size, to: &result)
    }
    return result
  }

  /// Runs a closure with each part of a text in one font, script and direction, in reading order, and
  /// the number of characters before it.
  func eachItem(
    of text: UnsafePointer<CChar>, _ length: Int32, _ direction: PangoDirection,
    _ attributes: OpaquePointer, _ body: (UnsafeMutablePointer<PangoItem>, Int) -> Void
  ) {
    let items = pango_itemize_with_base_dir(context, direction, text, 0, length, attributes, nil)
    defer { g_list_free(items) }
    var first = 0
    var link = items
    while let node = link {
      let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
      defer { pango_item_free(item) }
      body(item, first)
      first += Int(item.pointee.num_chars)
      link = node.pointee.next
    }
  }

  /// Shapes an item and appends its glyphs to `result`.
  func shape(
    _ item: UnsafeMutablePointer<PangoItem>, of text: UnsafePointer<CChar>, _ length: Int32,
    _ characters: inout [PangoLogAttr], first: Int, size: Double, to result: inout ShapedText
  ) {
    item.pointee.analysis.language = Self.language
    let glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphs) }
    characters.withUnsafeMutableBufferPointer { characters in
      pango_shape_item(
        item, text, length, characters.baseAddress.map { $0 + first }, glyphs, PANGO_SHAPE_NONE)
    }
    if let glyphs {
      append(
        item.pointee, glyphs.pointee, text: text, characters: characters[first...], size: size,
        to: &result)
    }
  }

  /// Returns where characters, words and lines may start in a text of some bytes, character by
  /// character.
  static func characters(_ text: UnsafePointer<CChar>, _ length: Int32) -> [PangoLogAttr] {
    let count = Int(g_utf8_strlen(text, Int(length)))
    var characters = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    pango_get_log_attrs(text, length, -1, language, &characters, Int32(count + 1))
    return characters
  }

  /// Appends an item's glyphs to `result`, with its clusters in reading order.
  private func append(
    _ item: PangoItem, _ string: PangoGlyphString, text: UnsafePointer<CChar>,
    characters: ArraySlice<PangoLogAttr>, size: Double, to result: inout ShapedText
  ) {
    let face = face(of: item.analysis.font)
    let unit = size * face.scale / (Self.em * Double(PANGO_SCALE))
    let isRightToLeft = item.analysis.level % 2 == 1
    result.runs.append(ShapedText.Run(face: face, level: item.analysis.level))

    var byte = 0
    var character = characters.startIndex
    let count = Int(string.num_glyphs)
    var index = 0
    while index < count {
      // The cluster's glyphs are those with the same position in the text.
      func glyph(_ offset: Int) -> Int { isRightToLeft ? count - 1 - offset : offset }
      let start = string.log_clusters[glyph(index)]
      var end = index + 1
      while end < count, string.log_clusters[glyph(end)] == start { end += 1 }
      let base = text + Int(item.offset)
      character += g_utf8_pointer_to_offset(base + byte, base + Int(start))
      byte = Int(start)
      let glyphs = isRightToLeft ? (count - end)..<(count - index) : index..<end
      result.append(
        glyphs.map { position in
          Self.glyph(
            string.glyphs[position], font: item.analysis.font, unit: unit,
            isBitmap: face == Self.emoji)
        }, byte: Int(item.offset) + byte, flags: characters[character])
      index = end
    }
  }

  private static func glyph(
    _ info: PangoGlyphInfo, font: UnsafeMutablePointer<PangoFont>?, unit: Double, isBitmap: Bool
  ) -> ShapedText.Glyph {
    // A character without a glyph is drawn as the face's own box, not as Pango's box with hex
    // digits.
    let isUnknown = info.glyph & 0x1000_0000 != 0
    let advance: Double
    if isUnknown {
      advance = Double(hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), 0))
    } else if isBitmap, info.geometry.width > 0 {
      advance = ems(of: info.glyph, font: font) * em * Double(PANGO_SCALE)
    } else {
      advance = Double(info.geometry.width)
    }
    return ShapedText.Glyph(
      id: isUnknown ? 0 : info.glyph, x: Double(info.geometry.x_offset) * unit,
      y: Double(info.geometry.y_offset) * unit, advance: advance * unit)
  }

  /// Returns the advance of a bitmap glyph in ems, as stored in the face: Pango returns the advance
  /// of the bitmaps' only size.
  private static func ems(of glyph: UInt32, font: UnsafeMutablePointer<PangoFont>?) -> Double {
    let face = hb_font_get_face(pango_font_get_hb_font(font))
    let unscaled = hb_font_create(face)
    defer { hb_font_destroy(unscaled) }
    return Double(hb_font_get_glyph_h_advance(unscaled, glyph)) / Double(hb_face_get_upem(face))
  }

  /// Returns the face of the map that Pango selected.
  private func face(of font: UnsafeMutablePointer<PangoFont>?) -> FontFace {
    var file: UnsafeMutablePointer<FcChar8>?
    guard let font = UnsafeMutableRawPointer(font)?.assumingMemoryBound(to: PangoFcFont.self),
      FcPatternGetString(pango_fc_font_get_pattern(font), FC_FILE, 0, &file) == FcResultMatch,
      let file
    else { return faces[0] }
    let name = String(cString: file)
    return faces.first { $0.file == name } ?? faces[0]
  }
}
