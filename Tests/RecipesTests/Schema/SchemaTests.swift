import Foundation
import Testing

@testable import Recipes

/// The schema says of recipes what the checker says, as far as a schema can.
@Suite struct SchemaTests {
  @Test func `recipes that are shipped keep to the schema`() throws {
    let trials = try ShippedRecipes.names().map { name in
      try Trial(path: ShippedRecipes.folder.appending(path: name).path)
    }
    #expect(!trials.isEmpty)
    #expect(trials.allSatisfy { $0.mistakes.isEmpty })
    try compare(trials)
  }

  @Test func `broken recipes break the schema unless their mistakes are of meaning only`() throws {
    let trials = try BrokenRecipeTests.names("yaml").map { name in
      try Trial(path: BrokenRecipeTests.folder.appending(path: "\(name).yaml").path)
    }
    #expect(trials.allSatisfy { !$0.mistakes.isEmpty })
    for trial in trials where trial.document == nil {
      #expect(Self.unreadable.isSuperset(of: trial.mistakes.map(\.code)), "\(trial.id)")
    }
    try compare(trials)
  }

  @Test(arguments: try ShippedRecipes.names())
  func `a shipped recipe that was tampered with gets the same verdict from both`(
    name: String
  ) throws {
    let path = ShippedRecipes.folder.appending(path: name).path
    try compareVariants(of: try String(contentsOfFile: path, encoding: .utf8), most: 12)
  }

  @Test(arguments: Examples.all)
  func `an example that was tampered with gets the same verdict from both`(
    id: String, text: String
  ) throws {
    let text = "flipbook: 1\nduration: 2s\n\(text)"
    #expect(Trial(id: id, text: text).mistakes == [])
    try compareVariants(of: text, most: 24)
  }

  /// Compares the verdicts of variants of a recipe, of the same number all over it if it has more.
  private func compareVariants(of text: String, most: Int) throws {
    let source = try #require(Trial(id: "", text: text).source)
    let all = source.variants()
    let stride = (all.count - 1) / most + 1
    let variants = all.enumerated().filter { $0.offset % stride == 0 }
    #expect(variants.count > 6)
    try compare(
      variants.map { Trial(id: $0.element.change, text: $0.element.value.yaml) },
      without: JSON(source))
  }

  /// Expects that the schema objects to those recipes, and only those, in which the checker finds mistakes of form.
  ///
  /// What they have in common with a recipe that is valid the schema need not see again and again.
  private func compare(_ trials: [Trial], without valid: JSON = [:]) throws {
    let readable = trials.filter { $0.document != nil }
    let objections = try SchemaValidator.objections(
      to: readable.compactMap { $0.document?.differing(from: valid) })
    for (trial, objection) in zip(readable, objections) {
      let mistakes = trial.mistakes.filter(Self.isOfForm).map(\.description)
      #expect(
        mistakes.isEmpty == (objection == nil),
        """
        \(trial.id): the checker says \(mistakes.joined(separator: "\n")),
        the schema \(objection ?? "nothing")
        """)
    }
  }

  // MARK: What a schema cannot tell

  /// Of a text that is no YAML, or too much of it, there is no document to validate.
  private static let unreadable: Set<DiagnosticCode> = [
    .syntax, .emptyRecipe, .severalDocuments, .collectionKey, .tooDeep, .tooManyValues,
  ]

  private static let meaning: Set<DiagnosticCode> = [
    // In a document each key is there once.
    .repeatedKey,
    // What has a name stands elsewhere.
    .duplicateName, .unknownReference, .unknownParameter, .wouldRaise,
    // A schema does not reckon.
    .doesNotFit, .badExpression, .neverHappens,
    // A schema knows no files.
    .missingImage, .imageOutsideFolder, .badImage,
  ]

  private static func isOfForm(_ mistake: Diagnostic) -> Bool {
    !meaning.contains(mistake.code) && !isOfParameter(mistake)
  }

  /// Whether what stands elsewhere, in the place of `$name`, is wrong.
  private static func isOfParameter(_ mistake: Diagnostic) -> Bool {
    guard let place = mistake.place else { return false }
    let text = String(place.source.unicodeScalars.dropFirst(place.column - 1))
    return text.hasPrefix("$") && mistake.found?.hasPrefix("'$") != true
  }
}

extension JSON {
  /// Returns a recipe without the keys that have the same values in another, unless they are required.
  fileprivate func differing(from other: JSON) -> JSON {
    guard case .object(let entries) = self, case .object(let others) = other else { return self }
    let required = RecipeKeys.table.keys.filter(\.isRequired).map(\.name)
    return .object(entries.filter { required.contains($0.key) || $0.value != others[$0.key] })
  }
}

/// A recipe's text with what the checker says of it, and as a document.
private struct Trial {
  let id: String
  let source: SourceValue?
  let mistakes: [Diagnostic]

  var document: JSON? { source.map(JSON.init) }

  init(path: String) throws {
    self.init(id: path, text: try String(contentsOfFile: path, encoding: .utf8))
  }

  init(id: String, text: String) {
    self.id = id
    source = YAMLReader.read(SourceText(file: id, text: text)) { _ in }
    do throws(RecipeErrors) {
      _ = try Recipe.check(text, file: id)
      mistakes = []
    } catch {
      mistakes = error.diagnostics
    }
  }
}
