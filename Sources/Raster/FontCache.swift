import CCairo

/// A renderer's open font files.
final class FontCache {
  private struct Key: Hashable {
    let file: String
    let index: Int
  }

  private let library: FT_Library
  private var fonts: [Key: FontFile] = [:]

  init() throws(RasterError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .outOfMemory }
    self.library = library
  }

  deinit {
    fonts = [:]
    FT_Done_FreeType(library)
  }

  /// Returns an open font file.
  ///
  /// - Throws: `RasterError.unreadableFont`.
  func font(_ file: String, index: Int) throws(RasterError) -> FontFile {
    let key = Key(file: file, index: index)
    if let font = fonts[key] { return font }
    let font = try FontFile(file, index: index, library: library)
    fonts[key] = font
    return font
  }
}
