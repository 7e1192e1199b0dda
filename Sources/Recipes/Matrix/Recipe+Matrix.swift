import UIKit

extension Recipe {
  /// Loads and checks the recipe in a file with a matrix of values.
  ///
  /// - Parameters:
  ///   - path: The path of a YAML file; `-` for the standard input.
  ///   - settings: Values for parameters that the recipe declares.
  ///   - matrix: The axes of the matrix, whose values are lists without brackets; empty for the
  ///     recipe's own.
  /// - Throws: `RecipeErrors` with every error in the recipe, or in its combinations.
  package static func load(
    path: String, settings: [RecipeSetting], matrix: [RecipeSetting]
  ) throws(RecipeErrors) -> Recipe {
    if let program = ScenePrograms.program(at: path) {
      return try load(program, settings: settings, matrix: matrix)
    }
    switch RecipeFile(path: path).read() {
    case .failure(let diagnostic): throw RecipeErrors([diagnostic])
    case .success(let text):
      let file = path == StandardInput.path ? StandardInput.name : path
      return try check(text, file: file, settings: settings, matrix: matrix)
    }
  }

  /// Checks the text of a recipe with a matrix of values.
  ///
  /// - Parameter program: The program that fills the stage; nil for a recipe of views.
  static func check(
    _ text: String, file: String, settings: [RecipeSetting], matrix: [RecipeSetting],
    program: (any SceneProgram)? = nil
  ) throws(RecipeErrors) -> Recipe {
    var recipe = try checkPlayable(text, file: file, settings: settings, program: program)
    let context = ReadingContext(SourceText(file: file, text: text))
    let axes =
      matrix.isEmpty
      ? recipe.presentation.matrixAxes : matrix.compactMap { MatrixAxis($0, context) }
    guard !axes.isEmpty || !context.results.diagnostics.isEmpty else { return recipe }
    recipe.checkAxes(axes, context)
    let errors = context.results.diagnostics
    guard errors.isEmpty else { throw RecipeErrors(errors) }
    recipe.matrix = try cells(
      of: axes, recipe, text, file: file, settings: settings, program: program, context)
    return recipe
  }

  private func checkAxes(_ axes: [MatrixAxis], _ context: ReadingContext) {
    let known = presentation.parameterNames + MatrixAxis.stageKeys
    for axis in axes where !known.contains(axis.name) {
      axis.report(
        .unknownParameter, "unknown parameter '\(axis.name.shortened)'", in: context,
        expected: "one of \(known.joined(separator: ", "))")
    }
    let count = axes.reduce(1) { min($0 * $1.values.count, 1_000_000) }
    if let last = axes.last, count > RecipeMatrix.maxCells {
      last.report(
        .tooMany, "the matrix has \(count) combinations", in: context,
        expected: "at most \(RecipeMatrix.maxCells)")
    }
  }

  /// Checks every combination; throws the errors of all of them.
  private static func cells(
    of axes: [MatrixAxis], _ recipe: Recipe, _ text: String, file: String,
    settings: [RecipeSetting], program: (any SceneProgram)?, _ context: ReadingContext
  ) throws(RecipeErrors) -> RecipeMatrix {
    var valueCount = 0
    var cells: [RecipeMatrix.Cell] = []
    var errors: [Diagnostic] = []
    for combination in combinations(of: axes) {
      let isStage: (MatrixAxis) -> Bool = { !recipe.presentation.parameterNames.contains($0.name) }
      let label = combination.map { axis, value in
        // A device, an appearance or a direction needs no name beside it.
        (isStage(axis) ? "" : "\(axis.name) ") + value.flowText.shortened
      }
      do throws(RecipeErrors) {
        let cell = try checkPlayable(
          text, file: file,
          settings: settings
            + combination.filter { !isStage($0.axis) }.map { $0.axis.setting($0.value, in: file) },
          stage: combination.filter { isStage($0.axis) }.map { ($0.axis.name, $0.value) },
          program: program)
        valueCount += cell.valueCount
        cells.append(RecipeMatrix.Cell(label: label.joined(separator: ", "), recipe: cell))
      } catch {
        errors += error.diagnostics.map { $0.adding("with \(label.joined(separator: ", "))") }
      }
      guard valueCount <= Limits.values else {
        axes.last?.report(
          .tooManyValues, "too many keys and values in the combinations of the matrix",
          in: context, expected: "at most \(Limits.values) once repetitions are expanded")
        throw RecipeErrors(context.results.diagnostics)
      }
    }
    guard errors.isEmpty else {
      throw RecipeErrors(Array(errors.prefix(Limits.diagnostics)))
    }
    let columns =
      axes.count == 1
      ? min(cells.count, RecipeMatrix.maxColumns) : axes.last?.values.count ?? 1
    return RecipeMatrix(cells: cells, columns: columns)
  }

  /// Returns all combinations of values; those of the last axis change first.
  private static func combinations(
    of axes: [MatrixAxis]
  ) -> [[(axis: MatrixAxis, value: SourceValue)]] {
    axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.values.map { combination + [(axis, $0)] } }
    }
  }
}

extension MatrixAxis {
  /// Returns the setting of a parameter to a value of the axis.
  fileprivate func setting(_ value: SourceValue, in file: String) -> RecipeSetting {
    switch place {
    case .recipe:
      RecipeSetting(
        name: name, content: value, source: "matrix, line \(value.span.line)")
    case .commandLine: RecipeSetting(name: name, content: value, source: "--matrix")
    }
  }
}
