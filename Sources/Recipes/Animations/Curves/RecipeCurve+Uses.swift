import UIKit

extension RecipeCurve {
  /// A curve of an animation in a recipe.
  public struct Use: Sendable {
    /// The curve.
    public let curve: RecipeCurve
    /// The path of the file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
  }

  /// Returns the curves in a recipe, in the order of its text: the values of `animate`, and the timings
  /// of property animators and of transitions.
  ///
  /// A curve with values that are known only while the recipe is played is left out.
  ///
  /// - Parameters:
  ///   - path: The path of a YAML file.
  ///   - settings: Values for parameters that the recipe declares.
  /// - Throws: `RecipeErrors` with every error in the recipe.
  public static func uses(
    inRecipeAt path: String, settings: [RecipeSetting] = []
  ) throws(RecipeErrors) -> [Use] {
    _ = try Recipe.load(path: path, settings: settings)
    guard case .success(let text) = RecipeFile(path: path).read() else { return [] }
    let context = ReadingContext(SourceText(file: path, text: text))
    guard let root = YAMLReader.read(context.source, report: context.results.report) else {
      return []
    }
    let whole = IncludedFiles(root, context, keys: RecipeKeys.included)
    let read = ReadingContext(whole.source)
    let parameters = Parameters(RecipeKeys.params, in: whole.root, settings: settings, read)
    var search = CurveSearch(read.with(parameters: parameters))
    search.visit(whole.root, isRoot: true)
    return search.uses.sorted { $0.key < $1.key }.map { span, curve in
      Use(curve: curve, file: read.source.text(at: span).file, line: span.line)
    }
  }
}

/// The search for curves in the values of a recipe.
private struct CurveSearch {
  /// The curves by their positions: an alias has the same one again.
  private(set) var uses: [SourceSpan: RecipeCurve] = [:]
  private let context: ReadingContext

  init(_ context: ReadingContext) {
    self.context = context
  }

  mutating func visit(_ value: SourceValue, isRoot: Bool = false) {
    for element in value.elements ?? [] { visit(element) }
    for entry in value.entries ?? [] {
      switch entry.key {
      case "animate": read(entry.value, without: ["delay", "options", "stagger"])
      case "transition": read(entry.value, only: ["duration", "curve"])
      case RecipeKeys.animators.name where isRoot:
        for animator in entry.value.entries ?? [] {
          read(animator.value, only: AnimatorKeys.timing.keys.map(\.name))
        }
      default: break
      }
      visit(entry.value)
    }
  }

  private mutating func read(
    _ value: SourceValue, only keys: [String]? = nil, without others: [String] = []
  ) {
    var written = value
    if case .mapping(let entries) = value.content {
      let timing = entries.filter { keys?.contains($0.key) != false && !others.contains($0.key) }
      guard !timing.isEmpty else { return }
      written = SourceValue(content: .mapping(timing), span: value.span)
    }
    // Errors are those of values that are unknown here, as the whole recipe is valid.
    let results = CheckResults()
    let curve = ValueType<RecipeCurve>.anyCurve.read(
      written, context.with(results: results).with(subject: "the curve"))
    if let curve, results.diagnostics.isEmpty { uses[value.span] = curve }
  }
}
