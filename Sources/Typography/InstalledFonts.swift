import CPango
import FoundationEssentials

/// The fonts beside the program and those of Debian's packages, for texts that ask for one by its
/// family.
enum InstalledFonts {
  /// Returns the upright face of a family with the weight nearest to regular.
  ///
  /// - Parameter family: The name of the family, in upper or lower case.
  /// - Throws: `TypographyError.missingFamily`.
  static func face(family: String) throws(TypographyError) -> FontFace {
    guard let face = faces[family.lowercased()] else {
      throw .missingFamily(family, package: package(of: family))
    }
    return face.face
  }

  /// Returns the Debian package that contains a family; nil if it is unknown.
  private static func package(of family: String) -> String? {
    let name = family.lowercased()
    return packages.first { name.hasPrefix($0.prefix) }?.package
  }

  /// Debian's packages of fonts with many characters, by the start of the names of their families.
  private static let packages = [
    ("noto sans cjk", "fonts-noto-cjk"), ("noto serif cjk", "fonts-noto-cjk"),
    ("noto sans mono cjk", "fonts-noto-cjk"), ("noto color emoji", "fonts-noto-color-emoji"),
    ("noto ", "fonts-noto-core"), ("droid sans fallback", "fonts-droid-fallback"),
    ("wenquanyi zen hei", "fonts-wqy-zenhei"), ("wenquanyi micro hei", "fonts-wqy-microhei"),
    ("ar pl umi", "fonts-arphic-uming"), ("ar pl uka", "fonts-arphic-ukai"),
    ("ipagothic", "fonts-ipafont-gothic"), ("ipamincho", "fonts-ipafont-mincho"),
    ("nanum", "fonts-nanum"), ("unifont", "fonts-unifont"), ("symbola", "fonts-symbola"),
    ("dejavu ", "fonts-dejavu"), ("freesans", "fonts-freefont-ttf"),
    ("freeserif", "fonts-freefont-ttf"), ("liberation ", "fonts-liberation"),
  ].map { (prefix: $0.0, package: $0.1) }

  /// A face with what decides between the faces of its family, from the most important on.
  private struct Candidate {
    let face: FontFace
    let isItalic: Bool
    let widthDifference: Int
    let weightDifference: Int

    private var rank: (Int, Int, Int) { (isItalic ? 1 : 0, widthDifference, weightDifference) }

    func isPreferred(to other: Candidate) -> Bool { rank < other.rank }
  }

  /// The preferred face of each family, by the family's name in lower case.
  ///
  /// Of equally preferred faces it is the first one by its file and its index in that. A family beside
  /// the program has no other faces.
  private static let faces: [String: Candidate] = {
    let packaged = faces(in: FontCatalog.packagedDirectory)
    guard FontCatalog.packagedDirectory != FontCatalog.systemDirectory else { return packaged }
    return packaged.merging(faces(in: FontCatalog.systemDirectory)) { packaged, _ in packaged }
  }()

  /// Returns the preferred face of each family below a directory.
  private static func faces(in directory: String) -> [String: Candidate] {
    var faces: [String: Candidate] = [:]
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: directory)) ?? []
    for file in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where [".ttf", ".otf", ".ttc", ".otc"].contains(where: file.lowercased().hasSuffix) {
      for (families, candidate) in candidates(in: "\(directory)/\(file)") {
        for family in families where faces[family].map(candidate.isPreferred) ?? true {
          faces[family] = candidate
        }
      }
    }
    return faces
  }

  /// Returns the faces of a font file, in its order; none if it cannot be read.
  static func faces(of file: String) -> [FontFace] { candidates(in: file).map(\.candidate.face) }

  /// Returns the faces of a file with the names of their families in lower case.
  private static func candidates(
    in file: String
  ) -> [(families: Set<String>, candidate: Candidate)] {
    guard let blob = hb_blob_create_from_file_or_fail(file) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<hb_face_count(blob)).compactMap { index in
      let face = hb_face_create(blob, index)
      defer { hb_face_destroy(face) }
      guard let name = name(.postScriptName, of: face),
        let style = FontTables(file: file, index: Int(index))?.style
      else { return nil }
      let families = [NameIdentifier.family, .typographicFamily]
        .compactMap { Self.name($0, of: face)?.lowercased() }
      return (
        Set(families),
        Candidate(
          face: FontFace(postScriptName: name, file: file, index: Int(index)),
          isItalic: style.isItalic, widthDifference: abs(style.width - 5),
          weightDifference: abs(style.weight - 400))
      )
    }
  }

  /// The identifiers of names in the OpenType format's name table.
  private enum NameIdentifier: hb_ot_name_id_t {
    case family = 1
    case postScriptName = 6
    case typographicFamily = 16
  }

  /// Returns a name of a face in English; nil if it has none.
  private static func name(_ identifier: NameIdentifier, of face: OpaquePointer?) -> String? {
    let language = hb_language_from_string("en", -1)
    var bytes = [CChar](repeating: 0, count: 256)
    var size = UInt32(bytes.count)
    guard hb_ot_name_get_utf8(face, identifier.rawValue, language, &size, &bytes) > 0 else {
      return nil
    }
    return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
