import UIKit

extension RecipeCurve {
  /// The name of a text without a file in messages.
  package static let argument = "<curve>"

  /// Reads a curve that is written as in a recipe: the value of `animate`, the timing of a property
  /// animator, the value of its `spring`, one of UIKit's curves, or four numbers.
  ///
  /// - Throws: `RecipeErrors` with every error in the text.
  public static func read(_ text: String) throws(RecipeErrors) -> RecipeCurve {
    let context = ReadingContext(SourceText(file: argument, text: text)).with(subject: "the curve")
    guard context.allow(text) else { throw RecipeErrors(context.results.diagnostics) }
    let root = YAMLReader.read(context.source, report: context.results.report)
    let curve = root.flatMap { ValueType<RecipeCurve>.anyCurve.read($0, context) }
    let diagnostics = context.results.diagnostics
    guard let curve, diagnostics.isEmpty else { throw RecipeErrors(diagnostics) }
    return curve
  }
}

extension ReadingContext {
  /// Returns whether a text is short enough for a curve, and is not a call of a function, as CSS and
  /// Swift write curves; reports it if it is not.
  fileprivate func allow(_ text: String) -> Bool {
    let count = text.unicodeScalars.count
    guard allow(count, upTo: Limits.textLength, at: .start, excess: "the curve is too long") else {
      return false
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(
        .wrongType, "the curve is empty", at: .start,
        expected: ValueType<RecipeCurve>.anyCurve.expectation)
      return false
    }
    guard let call = CurveCall(text) else { return true }
    report(
      .wrongType, "the curve is a call of a function",
      at: SourceSpan(line: 1, column: 1, length: max(count, 1)),
      expected: ValueType<RecipeCurve>.anyCurve.expectation, found: "'\(call.name)(…)'",
      help: call.help.map { "write it as in a recipe: \($0)" })
    return false
  }
}

extension SourceSpan {
  fileprivate static let start = SourceSpan(line: 1, column: 1, length: 1)
}

extension ValueType<RecipeCurve> {
  /// The curves that are words.
  private static let words: [(String, RecipeCurve.Timing, TimeInterval?)] = [
    ("easeInOut", .curve(.easeInOut), RecipeCurve.defaultDuration),
    ("easeIn", .curve(.easeIn), RecipeCurve.defaultDuration),
    ("easeOut", .curve(.easeOut), RecipeCurve.defaultDuration),
    ("linear", .curve(.linear), RecipeCurve.defaultDuration),
    // UICubicTimingParameters() and UISpringTimingParameters().
    (
      "default", .controlPoints(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)),
      RecipeCurve.defaultDuration
    ),
    ("spring", .mass(3, stiffness: 1000, damping: 500, initialVelocity: 0), nil),
  ]

  private static let expectation =
    "\(words.map(\.0).joined(separator: ", ")), [x1, y1, x2, y2], or a mapping as in a recipe such as "
    + "{ duration: 0.3s, curve: easeOut }, { duration: 0.5s, usingSpringWithDamping: 0.6 }, "
    + "{ duration: 0.5s, bounce: 0.3 } or { mass: 1, stiffness: 100, damping: 10 }"

  /// A curve as it is written in recipes.
  static let anyCurve = ValueType(
    expectation, .any([])
  ) { value, context in
    let text = value.written(context)
    if value.elements != nil {
      return ValueType<[Double]>.controlPoints.read(value, context).map { numbers in
        RecipeCurve(
          timing: .controlPoints(
            CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3])),
          duration: RecipeCurve.defaultDuration, text: text)
      }
    }
    if value.entries != nil { return mapping(value, text, context) }
    if let word = value.text, word.unicodeScalars.first?.properties.isAlphabetic == true {
      guard let (_, timing, duration) = words.first(where: { $0.0 == word }) else {
        context.reportUnknown(
          .unknownValue, "unknown curve", word, at: value.span, known: words.map(\.0),
          found: value.summary,
          help: "a spring is a mapping such as { duration: 0.5s, bounce: 0.3 }")
        return nil
      }
      return RecipeCurve(timing: timing, duration: duration, text: text)
    }
    guard let scalar = value.text else {
      context.reportType(value, expected: expectation)
      return nil
    }
    if scalar.utf8.contains(UInt8(ascii: ",")) {
      context.reportType(value, expected: expectation, help: "write '[\(scalar)]'")
      return nil
    }
    return ValueType<ViewAnimationPlan>.viewAnimation.read(value, context).map {
      RecipeCurve($0, text: text)
    }
  }

  /// Reads a mapping as what its keys belong to: a spring, the timing of a property animator, or the
  /// value of `animate`.
  private static func mapping(
    _ value: SourceValue, _ text: String, _ context: ReadingContext
  ) -> RecipeCurve? {
    let keys = Set((value.entries ?? []).map(\.key))
    let isOfSpring = !keys.isDisjoint(with: ["mass", "stiffness", "damping", "bounce"])
    if isOfSpring, !keys.contains("springDuration") {
      guard let plan = ValueType<SpringPlan>.spring.read(value, context) else { return nil }
      return RecipeCurve(plan, text: text).orReport(value, context)
    }
    if !keys.isDisjoint(with: ["dampingRatio", "spring", "controlPoint1", "controlPoint2"]) {
      guard let fields = context.fields(of: value, AnimatorKeys.timing) else { return nil }
      let (duration, timing) = (fields.read(AnimatorKeys.duration), fields.read(TimingReader()))
      return timing.flatMap {
        RecipeCurve($0, duration: duration, text: text).orReport(value, context)
      }
    }
    return ValueType<ViewAnimationPlan>.viewAnimation.read(value, context).map {
      RecipeCurve($0, text: text)
    }
  }
}

extension RecipeCurve? {
  /// Returns the curve, or reports that it has different velocities in x and y.
  fileprivate func orReport(_ value: SourceValue, _ context: ReadingContext) -> RecipeCurve? {
    if self == nil {
      context.report(
        .doesNotFit, "the spring has different velocities in x and y, which are two curves",
        at: value.span, expected: "one number for 'initialVelocity'")
    }
    return self
  }
}

extension SourceValue {
  /// Returns the value as YAML on one line, with the values of parameters.
  func written(_ context: ReadingContext) -> String {
    func written(_ value: SourceValue) -> String {
      (context.resolve(value) ?? value).written(context)
    }
    return switch content {
    case .null: "~"
    case .plain(let text): text
    case .quoted(let text): "\"\(text)\""
    case .list(let elements): "[\(elements.map(written).joined(separator: ", "))]"
    case .mapping(let entries):
      entries.isEmpty
        ? "{}"
        : "{ \(entries.map { "\($0.key): \(written($0.value))" }.joined(separator: ", ")) }"
    }
  }
}
