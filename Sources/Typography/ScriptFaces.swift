import Glibc

/// The faces for scripts that are neither in the text faces nor among symbols, from one package.
///
/// A missing file is not an error: its characters are then searched in the last fallbacks.
enum ScriptFaces {
  /// A script: the part of the name of its family, and the blocks of its characters.
  private struct Script {
    let name: String
    let blocks: [ClosedRange<UInt32>]

    init(_ name: String, _ blocks: ClosedRange<UInt32>...) {
      self.name = name
      self.blocks = blocks
    }
  }

  /// The scripts in the order of the search.
  ///
  /// Source: Unicode's Blocks.txt.
  private static let scripts = [
    Script(
      "Arabic", 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE),
    Script("Devanagari", 0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF),
    Script("Bengali", 0x980...0x9FF),
    Script("Gurmukhi", 0xA00...0xA7F),
    Script("Gujarati", 0xA80...0xAFF),
    Script("Oriya", 0xB00...0xB7F),
    Script("Tamil", 0xB80...0xBFF),
    Script("Telugu", 0xC00...0xC7F),
    Script("Kannada", 0xC80...0xCFF),
    Script("Malayalam", 0xD00...0xD7F),
    Script("Sinhala", 0xD80...0xDFF),
    Script("Thai", 0xE00...0xE7F),
    Script("Lao", 0xE80...0xEFF),
    Script("Myanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
    Script("Khmer", 0x1780...0x17FF, 0x19E0...0x19FF),
  ]

  /// The families, in the order of the search.
  static let families = scripts.map { FontFamily.noto($0.name) }

  /// The faces, in the order of the search, whether or not their files are installed.
  static let all = families.map { FontCatalog.face($0) }

  /// The faces whose files are installed, by their indices in `all`.
  private static let installed = all.map { access($0.file, R_OK) == 0 ? $0 : nil }

  /// Returns the installed faces for the scripts of a text, in the order of the search.
  static func faces(for text: some Sequence<Unicode.Scalar>) -> [FontFace] {
    var needed: Set<Int> = []
    for scalar in text where scalar.value >= 0x600 {
      guard scalar.value < 0x2000 || scalar.value >= 0xA8E0 else { continue }
      for (index, script) in scripts.enumerated()
      where script.blocks.contains(where: { $0.contains(scalar.value) }) {
        needed.insert(index)
      }
    }
    return needed.isEmpty ? [] : needed.sorted().compactMap { installed[$0] }
  }

  /// Returns the package with the glyphs of a character, if it is not installed; nil for other
  /// characters.
  static func missingPackage(for character: Character) -> FontPackage? {
    let isMissing = scripts.indices.contains { index in
      installed[index] == nil
        && character.unicodeScalars.contains { scalar in
          scripts[index].blocks.contains { $0.contains(scalar.value) }
        }
    }
    return isMissing ? .noto : nil
  }
}
