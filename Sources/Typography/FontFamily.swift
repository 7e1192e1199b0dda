/// The faces of one packaged family, one per weight and slope.
struct FontFamily: Hashable, Sendable {
  /// A weight from 100 to 900 and the family's name for it.
  struct Weight: Hashable, Sendable {
    let value: Int
    let name: String

    init(_ value: Int, _ name: String) {
      self.value = value
      self.name = name
    }
  }

  /// The package that contains the files.
  let package: FontPackage
  /// The prefix of all PostScript names of the family.
  let stem: String
  /// The available weights, from light to heavy.
  let weights: [Weight]
  /// The suffix of the names of italic faces; nil if there are none.
  let italic: String?
  /// The size of a face's em, in points per point of font size.
  var scale = 1.0
  /// The name of the family's only file without extension; nil for files named as their faces.
  var fileName: String?

  /// The PostScript names of all faces.
  var faceNames: [String] {
    weights.flatMap { weight in
      [faceName(weight, isItalic: false)]
        + (italic == nil ? [] : [faceName(weight, isItalic: true)])
    }
  }

  /// Returns the name of the face with the nearest weight; of two equally near, the lighter.
  func faceName(weight: Int, isItalic: Bool) -> String {
    let nearest = weights.min { distance($0.value, weight) < distance($1.value, weight) }
    return nearest.map { faceName($0, isItalic: isItalic) } ?? stem
  }

  private func faceName(_ weight: Weight, isItalic: Bool) -> String {
    guard isItalic, let italic else { return weight.name.isEmpty ? stem : "\(stem)-\(weight.name)" }
    return "\(stem)-\(weight.name == "Regular" ? "" : weight.name)\(italic)"
  }

  /// Returns the difference of two weights; computed as `Double`, because that of integers could
  /// overflow.
  private func distance(_ left: Int, _ right: Int) -> Double {
    (Double(left) - Double(right)).magnitude
  }
}

extension FontFamily {
  /// The substitute for SF Pro Text, scaled to the height of its capital letters (0.7046 em).
  static let inter = FontFamily(
    package: .inter, stem: "Inter", weights: interWeights, italic: "Italic", scale: 0.7046 / 0.7273)
  /// The substitute for SF Pro Display, scaled to the height of its capital letters.
  static let interDisplay = FontFamily(
    package: .inter, stem: "InterDisplay", weights: interWeights, italic: "Italic",
    scale: 0.7046 / 0.7188)
  static let lato = FontFamily(
    package: .lato, stem: "Lato",
    weights: [
      Weight(100, "Hairline"), Weight(200, "Thin"), Weight(300, "Light"), Weight(400, "Regular"),
      Weight(500, "Medium"), Weight(600, "Semibold"), Weight(700, "Bold"), Weight(800, "Heavy"),
      Weight(900, "Black"),
    ], italic: "Italic")
  /// The packaged face most similar to Futura Medium.
  ///
  /// URW Gothic, the other geometric face, is much wider and lighter.
  static let leagueSpartan = FontFamily(
    package: .leagueSpartan, stem: "LeagueSpartan",
    weights: [
      Weight(200, "ExtraLight"), Weight(300, "Light"), Weight(400, "Regular"),
      Weight(500, "Medium"), Weight(600, "SemiBold"), Weight(700, "Bold"), Weight(800, "ExtraBold"),
      Weight(900, "Black"),
    ], italic: nil)
  static let nimbusSans = urw("NimbusSans", italic: "Italic")
  static let nimbusSansNarrow = urw("NimbusSansNarrow", italic: "Oblique")
  static let nimbusRoman = urw("NimbusRoman", italic: "Italic")
  static let nimbusMono = urw("NimbusMonoPS", italic: "Italic")
  static let notoColorEmoji = FontFamily(
    package: .notoColorEmoji, stem: "NotoColorEmoji", weights: [Weight(400, "")], italic: nil)

  /// The face for symbols such as arrows, dingbats and mathematical operators that Inter lacks.
  static let dejaVuSans = FontFamily(
    package: .dejaVu, stem: "DejaVuSans", weights: [Weight(400, "")], italic: nil)
  /// The face for Chinese, Japanese and Korean.
  static let microHei = FontFamily(
    package: .wenQuanYi, stem: "WenQuanYiMicroHei", weights: [Weight(400, "")], italic: nil,
    fileName: "wqy-microhei")

  /// Every packaged family in use.
  static let all =
    [
      inter, interDisplay, lato, leagueSpartan, nimbusSans, nimbusSansNarrow, nimbusRoman,
      nimbusMono, notoColorEmoji, dejaVuSans, microHei,
    ] + ScriptFaces.families

  /// Returns the family for a script such as Thai.
  static func noto(_ script: String) -> FontFamily {
    FontFamily(
      package: .noto, stem: "NotoSans\(script)UI", weights: [Weight(400, "Regular")], italic: nil)
  }

  private static let interWeights = [
    Weight(100, "Thin"), Weight(200, "ExtraLight"), Weight(300, "Light"), Weight(400, "Regular"),
    Weight(500, "Medium"), Weight(600, "SemiBold"), Weight(700, "Bold"), Weight(800, "ExtraBold"),
    Weight(900, "Black"),
  ]

  private static func urw(_ stem: String, italic: String) -> FontFamily {
    FontFamily(
      package: .urw, stem: stem, weights: [Weight(400, "Regular"), Weight(700, "Bold")],
      italic: italic)
  }
}
