/// The faces of one packaged family, one a weight and slope.
struct FontFamily: Hashable, Sendable {
  /// One weight's place from 100 to 900 and the family's own word for it.
  struct Weight: Hashable, Sendable {
    let value: Int
    let name: String

    init(_ value: Int, _ name: String) {
      self.value = value
      self.name = name
    }
  }

  /// The package the files come in.
  let package: FontPackage
  /// What all PostScript names of the family start with.
  let stem: String
  /// The weights there are, from light to heavy.
  let weights: [Weight]
  /// What the names of slanted faces end with; nil where there are none.
  let italic: String?
  /// Points a face's em measures for each point of the font's size.
  var scale = 1.0

  /// The file names of all faces without their extension, which are their PostScript names too.
  var faceNames: [String] {
    weights.flatMap { weight in
      [faceName(weight, isItalic: false)]
        + (italic == nil ? [] : [faceName(weight, isItalic: true)])
    }
  }

  /// Returns the name of the face whose weight is the nearest; of two as near, the lighter.
  func faceName(weight: Int, isItalic: Bool) -> String {
    let nearest = weights.min { distance($0.value, weight) < distance($1.value, weight) }
    return nearest.map { faceName($0, isItalic: isItalic) } ?? stem
  }

  private func faceName(_ weight: Weight, isItalic: Bool) -> String {
    guard isItalic, let italic else { return weight.name.isEmpty ? stem : "\(stem)-\(weight.name)" }
    return "\(stem)-\(weight.name == "Regular" ? "" : weight.name)\(italic)"
  }

  /// Weights of any size may be asked for, so that the difference could overflow.
  private func distance(_ left: Int, _ right: Int) -> Double {
    (Double(left) - Double(right)).magnitude
  }
}

extension FontFamily {
  /// In the place of SF Pro Text, scaled to its capital letters' height (0.7046 em).
  static let inter = FontFamily(
    package: .inter, stem: "Inter", weights: interWeights, italic: "Italic", scale: 0.7046 / 0.7273)
  /// In the place of SF Pro Display, scaled to its capital letters' height.
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
  /// The packaged face that looks most like Futura Medium.
  ///
  /// URW Gothic, the other geometric one, is much wider and lighter.
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

  /// Every packaged family in use.
  static let all = [
    inter, interDisplay, lato, leagueSpartan, nimbusSans, nimbusSansNarrow, nimbusRoman, nimbusMono,
    notoColorEmoji,
  ]

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
