import CoreGraphics

/// Something that may differ between a recipe's frames and those of its reference, and why it may.
package struct ToleranceAllowance: Hashable, Sendable {
  /// The largest distance in OKLab between two colours that count as one; nil for nothing said.
  package var color: Double?
  /// The largest number of pixels of a frame that may differ; nil for nothing said.
  package var pixels: Int?
  /// The largest share of a frame that may differ, from 0 to 1; nil for nothing said.
  package var share: Double?
  /// The largest share of any small window of a frame that may differ, from 0 to 1; nil for nothing said.
  package var density: Double?
  /// Whether edges may lie elsewhere within their pixels; nil for nothing said.
  package var ignoresAntialiasing: Bool?
  /// What is not looked at, in points; nil for nothing said.
  package var region: CGRect?
  /// Why it may.
  package var why: String

  /// Allows nothing yet.
  package init(why: String) { self.why = why }
}

private enum ToleranceKeys {
  static let color = Key(
    "color", .number(0...1, "a distance from 0 to 1"),
    "Colours up to so far apart in OKLab are one; black and white are 1 apart.")
  static let pixels = Key(
    "pixels", .integer(0...Int(Limits.framePixels), "a whole number, 0 or more"),
    "So many pixels of a frame may differ.")
  static let share = Key("share", .share, "Such a share of a frame may differ.")
  static let density = Key("density", .share, "Such a share of any 16x16 px of a frame may differ.")
  static let ignoreAntialiasing = Key(
    "ignoreAntialiasing", .boolean, "Whether edges may go by less than a pixel.")
  static let ignore = Key("ignore", .area, "A rectangle, in points, that is not looked at.")
  static let why = Key("why", .reason, isRequired: true, "Why it may differ.")

  /// What can be said once.
  static let single = [color.name, pixels.name, share.name, density.name, ignoreAntialiasing.name]
  static let table = Table(
    "a tolerance", [color, pixels, share, density, ignoreAntialiasing, ignore, why],
    rules: [.some(of: single + [ignore.name])])
}

extension ValueType<[ToleranceAllowance]> {
  /// Tolerances, each with its reason; no two of them about the same.
  static let tolerances = ValueType(each.expectation, each.form) { value, checker in
    let entries = value.elements ?? [value]
    for name in ToleranceKeys.single {
      let places = entries.compactMap { entry in entry.entries?.first { $0.key == name }?.keySpan }
      guard places.count > 1 else { continue }
      checker.report(
        .doesNotFit, "'\(name)' is said twice", at: places[1], help: "keep one of them")
    }
    return each.read(value, checker)
  }

  private static let each = ValueType.list(
    of: .tolerance, "a tolerance such as { share: 0.1%, why: … }, or a list of some",
    isOneEnough: true)
}

extension ValueType<ToleranceAllowance> {
  fileprivate static let tolerance = ValueType(
    "a mapping such as { share: 0.1%, why: … }",
    .shared("tolerance", .mapping(ToleranceKeys.table))
  ) { value, checker in
    guard let fields = checker.fields(of: value, ToleranceKeys.table) else { return nil }
    let why = fields.read(ToleranceKeys.why)
    var allowance = ToleranceAllowance(why: why ?? "")
    allowance.color = fields.read(ToleranceKeys.color)
    allowance.pixels = fields.read(ToleranceKeys.pixels)
    allowance.share = fields.read(ToleranceKeys.share)
    allowance.density = fields.read(ToleranceKeys.density)
    allowance.ignoresAntialiasing = fields.read(ToleranceKeys.ignoreAntialiasing)
    allowance.region = fields.read(ToleranceKeys.ignore)
    return why.map { _ in allowance }
  }
}

extension ValueType<String> {
  /// A text that says something.
  fileprivate static let reason = text.checked("words that tell why") {
    $0.contains { !$0.isWhitespace }
  }
}

extension ValueType<CGRect> {
  /// A rectangle with something in it.
  fileprivate static let area = rect.checked("a width and a height greater than 0") {
    $0.width > 0 && $0.height > 0
  }
}
