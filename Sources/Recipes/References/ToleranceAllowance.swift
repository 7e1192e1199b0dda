import CoreGraphics
import Verification

/// An accepted difference between a recipe and its reference, with its reason.
package struct ToleranceAllowance: Hashable, Sendable {
  /// How pixels may differ, without the excluded rectangle.
  package var image = ImageTolerance()
  /// How numbers may differ.
  package var motion = TraceTolerance()
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
  static let points = Key(
    "points", .nonnegativeNumber,
    "Maximum difference of positions and sizes along each axis, in points.")
  static let degrees = Key(
    "degrees", .nonnegativeNumber, "Maximum difference of angles, in degrees.")
  static let seconds = Key(
    "seconds", .duration(),
    "Maximum time by which motion may be earlier or later, rounded down to 1/60 s.")
  static let why = Key("why", .reason, isRequired: true, "Why the difference is accepted.")

  /// The keys that only one tolerance of a recipe may have.
  static let single: [any KeyDescription] = [
    color, pixels, share, density, ignoreAntialiasing, points, degrees, seconds,
  ]
  static let table = Table(
    "a tolerance",
    [color, pixels, share, density, ignoreAntialiasing, ignore, points, degrees, seconds, why],
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
    allowance.image.color = fields.read(ToleranceKeys.color)
    allowance.image.pixels = fields.read(ToleranceKeys.pixels)
    allowance.image.share = fields.read(ToleranceKeys.share)
    allowance.image.density = fields.read(ToleranceKeys.density)
    allowance.image.ignoresAntialiasing = fields.read(ToleranceKeys.ignoreAntialiasing)
    allowance.region = fields.read(ToleranceKeys.ignore)
    allowance.motion.points = fields.read(ToleranceKeys.points)
    allowance.motion.degrees = fields.read(ToleranceKeys.degrees)
    allowance.motion.seconds = fields.read(ToleranceKeys.seconds)
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
