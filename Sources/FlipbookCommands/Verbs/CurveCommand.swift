import ArgumentParser
import Flipbook

struct CurveCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract: "Print a spring or a timing curve as CSS, as Swift, or as numbers.",
    discussion: """
      A curve is written as in a recipe: as the value of 'animate', as the timing of a property animator, or as its \
      'spring'. Quote it for the shell:

      { duration: 0.3s, curve: easeOut }
      { duration: 0.5s, usingSpringWithDamping: 0.6, initialSpringVelocity: 2 }
      { duration: 1s, controlPoint1: [0.3, 0], controlPoint2: [0.2, 1.4] }
      { duration: 0.5s, dampingRatio: 0.6, initialVelocity: 2 }
      { duration: 0.5s, bounce: 0.3 }
      { mass: 1, stiffness: 100, damping: 10 }
      easeInOut, easeIn, easeOut, linear, or default, Core Animation's curve, in its default duration, \
      \(RecipeCurve.defaultDuration) s
      [0.42, 0, 0.58, 1], a cubic curve, in the same duration
      spring, UIKit's default spring

      css is linear() with as few points as the tolerance needs, and the duration in which a spring settles. swift \
      is code for UIKit and SwiftUI, with notes about how exact it is.

      A path that ends with .yaml or .yml is a recipe, whose curves are printed with their lines: those of \
      'animate', of property animators and of transitions that do not depend on views.
      """)

  @Argument(help: ArgumentHelp("The curve, or a recipe.", valueName: "curve"), completion: .recipes)
  var text: String

  @OptionGroup var settings: SettingsOptions

  @Option(
    help: ArgumentHelp(
      "Format of the output: text, css, swift or json (default: text).", valueName: "format"))
  var format: CurveFormat?

  @OptionGroup var json: JSONOption

  @Option(
    help: ArgumentHelp(
      "Largest distance of linear() from the curve, as a fraction of the whole change (default: \(MotionCurve.defaultTolerance)).",
      valueName: "number"))
  var tolerance = EasingTolerance(value: MotionCurve.defaultTolerance)

  @Option(
    help: ArgumentHelp(
      "Number of samples of text and JSON, evenly spaced (default: \(defaultSamples)).",
      valueName: "N"))
  var samples = SampleCount(value: defaultSamples)

  @Option(
    help: ArgumentHelp(
      "Name in CSS and Swift: words separated by hyphens (default: \(CurveName.curve.css)).",
      valueName: "name"))
  var name: CurveName = .curve

  private static let defaultSamples = 21

  /// The format that was requested.
  private var selected: CurveFormat { format ?? (json.isRequested ? .json : .text) }

  var printsJSON: Bool { selected == .json }

  func validate() throws {
    if json.isRequested, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other")
    }
  }

  struct Report: Encodable {
    let formatVersion = 1
    let curves: [CurveReport]
  }

  /// A curve, with its place in a recipe.
  private struct Item {
    let curve: MotionCurve
    let name: CurveName
    var file: String?
    var line: Int?
  }

  func run(in context: CommandContext) throws -> CommandResult {
    let isRecipe = [".yaml", ".yml"].contains { text.hasSuffix($0) }
    let items =
      isRecipe ? try recipeItems() : [Item(curve: try MotionCurve(try read()), name: name)]
    guard selected != .json else {
      let reports = try items.map { item in
        var report = try CurveReport(
          item.curve, name: item.name, tolerance: tolerance.value, samples: samples.value)
        (report.file, report.line) = (item.file, item.line)
        return report
      }
      return try CommandResult(Report(curves: reports), asJSON: true, text: "")
    }
    guard !items.isEmpty else { return CommandResult(output: "no curves in \(text)\n") }
    let texts = try items.map { try output($0, isRecipe: isRecipe) }
    let separator = selected == .text && isRecipe ? "" : "\n"
    return CommandResult(
      output: (selected == .swift ? MotionCurve.swiftHeader : "")
        + texts.joined(separator: separator))
  }

  @MainActor
  private func output(_ item: Item, isRecipe: Bool) throws -> String {
    switch selected {
    case .text where isRecipe: "\(item.file ?? text):\(item.line ?? 1): \(item.curve.summary)\n"
    case .text, .json: "\(item.curve.summary)\n\n\(item.curve.table(samples: samples.value))"
    case .css: try item.curve.css(name: item.name, tolerance: tolerance.value)
    case .swift: item.curve.swift(name: item.name)
    }
  }

  /// Returns the curves of a recipe, without those that have no duration.
  @MainActor
  private func recipeItems() throws -> [Item] {
    let settings = try settings.all()
    let uses = try reading { () throws(RecipeErrors) in
      try RecipeCurve.uses(inRecipeAt: text, settings: settings)
    }
    return try uses.filter { $0.curve.duration != 0 }.enumerated().map { index, use in
      Item(
        curve: try MotionCurve(use.curve), name: name.numbered(index + 1), file: use.file,
        line: use.line)
    }
  }

  private func read() throws(InvalidRecipes) -> RecipeCurve {
    try reading { () throws(RecipeErrors) in try RecipeCurve.read(text) }
  }

  private func reading<Value>(
    _ read: () throws(RecipeErrors) -> Value
  ) throws(InvalidRecipes) -> Value {
    do throws(RecipeErrors) {
      return try read()
    } catch {
      throw InvalidRecipes(files: [error])
    }
  }
}

/// The format of a curve.
enum CurveFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text
  case css
  case swift
  case json
}

/// The largest distance of a function from a curve.
struct EasingTolerance: ParsedArgument, CustomStringConvertible {
  let value: Double

  var description: String { "\(value)" }

  static func parse(_ argument: String) throws -> EasingTolerance {
    let range = MotionCurve.tolerances
    return EasingTolerance(
      value: try Double(argument).flatMap { range.contains($0) ? $0 : nil }
        .orExpected("a number from 0.000001 to \(range.upperBound)"))
  }
}

/// A number of samples.
struct SampleCount: ParsedArgument, CustomStringConvertible {
  let value: Int

  var description: String { "\(value)" }

  static func parse(_ argument: String) throws -> SampleCount {
    let range = 2...10_000
    return SampleCount(
      value: try Int(argument).flatMap { range.contains($0) ? $0 : nil }
        .orExpected("a whole number from \(range.lowerBound) to \(range.upperBound)"))
  }
}

extension CurveName: ParsedArgument, CustomStringConvertible {
  static func parse(_ argument: String) throws -> CurveName {
    try CurveName(argument).orExpected("words of letters and digits, for example card-flip")
  }

  /// The name in CSS.
  package var description: String { css }
}
