import Foundation
import Testing

@testable import RecipeSyntax
@testable import Recipes

/// Compares the schema with the check of recipes, as far as a schema can express it.
@Suite struct SchemaTests {
  @Test("the included recipes conform to the schema") func included() throws {
    let trials = try Self.shipped.get()
    #expect(!trials.isEmpty)
    #expect(trials.allSatisfy { $0.errors.isEmpty })
    try compare(trials)
  }

  @Test("broken recipes violate the schema, unless it cannot express the error") func broken()
    throws
  {
    let trials = try Self.broken.get()
    #expect(trials.allSatisfy { !$0.errors.isEmpty })
    for trial in trials where trial.document == nil {
      #expect(Self.unreadable.isSuperset(of: trial.errors.map(\.code)), "\(trial.id)")
    }
    // A schema does not know the limits of a control that is named elsewhere.
    try compare(trials.filter { !$0.id.contains("set-out-of-range") })
  }

  @Test("the schema agrees with the check about variants of included recipes")
  func includedVariants() throws {
    // A schema knows neither the kind of a view that is named elsewhere, nor the variables of a repetition around a name.
    let inexpressible = [
      "views.paper = {}", "repeat.as removed", "waveform.draw[0].repeat",
      "feed.yaml.templates.post.subviews", "chat.yaml.views.chat.subviews",
    ]
    try compare(
      try Self.variants.get().filter { trial in !inexpressible.contains { trial.id.contains($0) } }
    )
  }

  @Test("the schema agrees with the check about variants of examples") func exampleVariants() throws
  {
    for example in Self.examples { #expect(example.errors == [], "\(example.id)") }
    try compare(Self.exampleVariants)
  }

  /// Expects that exactly the recipes with formal errors violate the schema.
  private func compare(_ trials: [Trial]) throws {
    let violations = try Self.violations.get()
    for trial in trials {
      guard trial.document != nil else { continue }
      let violation = try #require(violations[trial.id], "\(trial.id) was not validated")
      let errors = trial.errors.filter { Self.isFormal($0) && $0.file == trial.id }.map(
        \.description)
      #expect(
        errors.isEmpty == (violation == nil),
        """
        \(trial.id): the check reports \(errors.joined(separator: "\n")),
        the schema \(violation ?? "no violation")
        """)
    }
  }

  // MARK: Recipes

  private static let shipped = Result {
    try ShippedRecipes.names().map { name in
      try Trial(path: ShippedRecipes.folder.appending(path: name).path)
    }
  }

  private static let broken = Result {
    try BrokenRecipeTests.names("yaml").filter { !BrokenRecipeTests.binary.contains($0) }.map {
      name in
      try Trial(path: BrokenRecipeTests.folder.appending(path: "\(name).yaml").path)
    }
  }

  private static let examples = Examples.all.map { id, text in
    Trial(id: id, text: "flipbook: 1\nduration: 2s\n\(text)")
  }

  private static let variants = Result { try shipped.get().flatMap { $0.variants(max: 5) } }

  private static let exampleVariants = examples.flatMap { $0.variants(max: 8) }

  /// The violations of all recipes, from one run: the validator takes long to start.
  private static let violations = Result {
    let trials = try shipped.get() + broken.get() + variants.get() + exampleVariants
    let readable = trials.filter { $0.document != nil }
    let violations = try SchemaValidator.violations(to: readable.compactMap(\.document))
    return Dictionary(zip(readable.map(\.id), violations)) { first, _ in first }
  }

  // MARK: Errors that a schema cannot express

  /// There is no document to validate if the text is not YAML or exceeds the limits.
  private static let unreadable: Set<DiagnosticCode> = [
    .syntax, .emptyRecipe, .severalDocuments, .collectionKey, .tooDeep, .tooManyValues,
  ]

  private static let semantic: Set<DiagnosticCode> = [
    // A document has each key once.
    .repeatedKey,
    // References depend on the rest of the recipe.
    .duplicateName, .unknownReference, .unknownParameter, .wouldRaise,
    // A schema does not calculate.
    .doesNotFit, .badExpression, .badPath, .neverHappens,
    // A schema does not access files.
    .missingImage, .imageOutsideFolder, .badImage, .missingFont, .badInclude,
  ]

  private static func isFormal(_ error: Diagnostic) -> Bool {
    !semantic.contains(error.code) && !concernsParameter(error) && !isUnknownName(error)
      && !isComputed(error) && !isMultiplied(error) && !isUnplaced(error)
  }

  /// Returns whether nothing places a view, which constraints elsewhere in the recipe could do.
  private static func isUnplaced(_ error: Diagnostic) -> Bool {
    error.code == .missingKey && error.expected?.hasPrefix("frame, or ") == true
  }

  /// Returns whether repetitions or the axes of a matrix multiply to too many things.
  private static func isMultiplied(_ error: Diagnostic) -> Bool {
    error.code == .tooMany
      && (error.message.hasPrefix("the matrix has")
        || error.place?.source.contains("repeat") == true)
  }

  /// Returns whether the value of an expression is out of range.
  private static func isComputed(_ error: Diagnostic) -> Bool {
    error.code == .outOfRange && error.found?.contains(", which is ") == true
  }

  /// Returns whether a word was found where it could be the name of a value.
  private static func isUnknownName(_ error: Diagnostic) -> Bool {
    error.code == .wrongType
      && error.found?.wholeMatch(of: /('|the string ")[A-Za-z][A-Za-z0-9_.-]*['"].*/) != nil
  }

  /// Returns whether an error concerns the value of a parameter, which is elsewhere, or an expression
  /// of parameters.
  private static func concernsParameter(_ error: Diagnostic) -> Bool {
    guard let place = error.place else { return false }
    let text = String(place.source.unicodeScalars.dropFirst(place.column - 1))
    return text.hasPrefix("$") && error.found?.wholeMatch(of: /'\$[\w-]+'/) == nil
  }
}

extension JSON {
  /// Returns the recipe without the keys that have the same values in another one, except for
  /// required keys.
  fileprivate func differing(from other: JSON) -> JSON {
    guard case .object(let entries) = self, case .object(let others) = other else { return self }
    let required = RecipeKeys.table.keys.filter(\.isRequired).map(\.name)
    return .object(entries.filter { required.contains($0.key) || $0.value != others[$0.key] })
  }
}

/// The text of a recipe, with its errors and as a document.
private struct Trial {
  let id: String
  /// The document, without the keys that it has in common with a valid one; nil if the text is not
  /// YAML.
  let document: JSON?
  let errors: [Diagnostic]
  private let source: SourceValue?

  init(path: String) throws {
    self.init(id: path, text: try String(contentsOfFile: path, encoding: .utf8))
  }

  init(id: String, text: String, without valid: JSON = [:]) {
    self.id = id
    source = YAMLReader.read(SourceText(file: id, text: text)) { _ in }
    document = source.map { JSON($0).differing(from: valid) }
    do throws(RecipeErrors) {
      _ = try Recipe.check(text, file: id)
      errors = []
    } catch {
      errors = error.diagnostics
    }
  }

  /// Returns a number of variants, evenly spaced among all.
  func variants(max: Int) -> [Trial] {
    guard let source else { return [] }
    let all = source.variants()
    let stride = (all.count - 1) / max + 1
    return Swift.stride(from: 0, to: all.count, by: stride).map { index in
      let variant = all[index]
      return Trial(id: "\(id)\(variant.change)", text: variant.value.yaml, without: JSON(source))
    }
  }
}
