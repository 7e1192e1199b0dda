import CoreGraphics
import Verification

/// An accepted difference between a recipe's frames and those of its reference, with its reason.
package struct ToleranceAllowance: Hashable, Sendable {
  /// What may differ, without the excluded rectangle.
  package var tolerance = ImageTolerance()
  /// The rectangle that is excluded from the comparison, in points; nil if unspecified.
  package var region: CGRect?
  /// The reason.
  package var why: String

  /// Creates an allowance that accepts no difference.
  package init(why: String) { self.why = why }
}

private enum ToleranceKeys {
  static let color = Key(
    "color", .number(0...1, "a distance from 0 to 1"),
    "Maximum OKLab distance of colors that are treated as equal; that of black and white is 1.")
  static let pixels = Key(
    "pixels", .integer(0...Int(Limits.framePixels), "a whole number, at least 0"),
    "Maximum number of differing pixels per frame.")
  static let share = Key("share", .share, "Maximum fraction of differing pixels per frame.")
  static let density = Key(
    "density", .share, "Maximum fraction of differing pixels in any 16x16 px of a frame.")
  static let ignoreAntialiasing = Key(
    "ignoreAntialiasing", .boolean, "Whether edges may shift by less than a pixel.")
  static let ignore = Key("ignore", .area, "Rectangle to exclude from the comparison, in points.")
  static let why = Key("why", .reason, isRequired: true, "Why the difference is accepted.")

  /// The keys that only one tolerance of a recipe may have.
  static let single: [any KeyDescription] = [color, pixels, share, density, ignoreAntialiasing]
  static let table = Table(
    "a tolerance", [color, pixels, share, density, ignoreAntialiasing, ignore, why],
    rules: [.atLeastOne(of: single + [ignore])])
}

extension ValueType<[ToleranceAllowance]> {
  /// Tolerances, each with its reason, and no two of the same kind.
  static let tolerances = ValueType(each.expectation, each.shape) { value, context in
    let entries = value.elements ?? [value]
    for name in ToleranceKeys.single.map(\.name) {
      let places = entries.compactMap { entry in entry.entries?.first { $0.key == name }?.keySpan }
      guard places.count > 1 else { continue }
      context.report(
        .doesNotFit, "duplicate tolerance '\(name)'", at: places[1], help: "keep only one of them")
    }
    return each.read(value, context)
  }

  private static let each = ValueType.list(
    of: .tolerance, "a tolerance such as { share: 0.1%, why: … }, or a list of tolerances",
    acceptsSingle: true)
}

extension ValueType<ToleranceAllowance> {
  fileprivate static let tolerance: ValueType = mapping(
    "a mapping such as { share: 0.1%, why: … }", ToleranceKeys.table
  ) { fields in
    let why = fields.read(ToleranceKeys.why)
    var allowance = ToleranceAllowance(why: why ?? "")
    allowance.tolerance.color = fields.read(ToleranceKeys.color)
    allowance.tolerance.pixels = fields.read(ToleranceKeys.pixels)
    allowance.tolerance.share = fields.read(ToleranceKeys.share)
    allowance.tolerance.density = fields.read(ToleranceKeys.density)
    allowance.tolerance.ignoresAntialiasing = fields.read(ToleranceKeys.ignoreAntialiasing)
    allowance.region = fields.read(ToleranceKeys.ignore)
    return why.map { _ in allowance }
  }.shared("tolerance")
}

extension ValueType<String> {
  /// Text that is not blank.
  fileprivate static let reason: ValueType = text.validated("a reason in words") {
    $0.contains { !$0.isWhitespace }
  }
}

extension ValueType<CGRect> {
  /// A rectangle with a positive size.
  fileprivate static let area: ValueType = rect.validated("a width and a height greater than 0") {
    $0.width > 0 && $0.height > 0
  }
}
