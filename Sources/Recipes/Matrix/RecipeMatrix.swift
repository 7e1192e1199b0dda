/// A recipe with several combinations of values, shown in one frame.
package struct RecipeMatrix: Sendable {
  /// A combination.
  package struct Cell: Sendable {
    /// The values in words, such as `damping 0.1, dark`.
    package let label: String
    /// The recipe with these values.
    package let recipe: Recipe
  }

  /// The combinations, row by row: those of the last axis are beside each other.
  package let cells: [Cell]
  /// The number of combinations in a row.
  package let columns: Int

  /// The maximum number of combinations.
  package static let maxCells = 24
  /// The maximum number of columns of a matrix with one axis.
  static let maxColumns = 6
}

/// The values of a parameter or of the stage that a matrix combines with others.
package struct MatrixAxis: Sendable {
  /// A parameter, or a key of the stage in `stageKeys`.
  let name: String
  /// The values, at least one.
  let values: [SourceValue]
  /// Where the axis is written, for messages.
  let place: Place

  enum Place: Sendable {
    /// In the recipe.
    case recipe(SourceSpan)
    /// On the command line.
    case commandLine(RecipeSetting)
  }

  /// The keys of the stage that an axis may have in place of a parameter.
  static let stageKeys =
    [
      StageKeys.device.name, StageKeys.appearance.name, StageKeys.contentSizeCategory.name,
      StageKeys.layoutDirection.name, StageKeys.locale.name,
    ] + AccessibilityKeys.all.map(\.name)

  /// A value of an axis: a scalar, or a list of scalars such as a point.
  static let valueShape = SchemaShape.any([
    .text(maxLength: Limits.textLength),
    .list(of: .text(maxLength: Limits.textLength), count: 1...Limits.listEntries),
  ])

  /// The maximum number of axes.
  static let maxAxes = 4
}

extension ValueType<[MatrixAxis]> {
  /// The axes of a matrix.
  static let matrix = ValueType.named(
    "a mapping such as { damping: [0.1, 0.5, 1], appearance: [light, dark] }",
    .list(of: MatrixAxis.valueShape, count: 1...RecipeMatrix.maxCells),
    maxCount: MatrixAxis.maxAxes, excess: "too many axes of a matrix"
  ) { entry, context in
    let values = context.resolve(entry.value)?.elements ?? []
    guard !values.isEmpty, values.allSatisfy(\.isAxisValue) else {
      context.with(subject: "'\(entry.key.shortened)'")
        .reportType(entry.value, expected: "a list of values such as [0.1, 0.5, 1]")
      return nil
    }
    return MatrixAxis(name: entry.key, values: values, place: .recipe(entry.keySpan))
  }
}

extension SourceValue {
  /// Whether the value has the shape of an axis's values.
  fileprivate var isAxisValue: Bool {
    elements.map { !$0.isEmpty && $0.allSatisfy { $0.text != nil } } ?? (text != nil)
  }
}

extension MatrixAxis {
  /// Reads an axis of the command line, whose value is a list without brackets.
  init?(_ setting: RecipeSetting, _ context: ReadingContext) {
    var problem: Diagnostic?
    let text = SourceText(file: "--matrix \(setting)", text: "[\(setting.value)]")
    let list = YAMLReader.read(text) { problem = problem ?? $0 }
    guard let values = list?.elements, !values.isEmpty, values.allSatisfy(\.isAxisValue),
      problem == nil
    else {
      context.results.report(
        Diagnostic(
          .badSetting, "--matrix \(setting): \(problem?.message ?? "no values")",
          file: context.source.file, help: "write values such as damping=0.1,0.5,1"))
      return nil
    }
    self.init(name: setting.name, values: values, place: .commandLine(setting))
  }

  /// Reports an error about the axis.
  func report(
    _ code: DiagnosticCode, _ message: String, in context: ReadingContext, expected: String
  ) {
    switch place {
    case .recipe(let span): context.report(code, message, at: span, expected: expected)
    case .commandLine(let setting):
      context.results.report(
        Diagnostic(
          code, "--matrix \(setting): \(message)", file: context.source.file, expected: expected))
    }
  }
}
