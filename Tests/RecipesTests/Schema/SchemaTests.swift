import Foundation
import Testing

@testable import RecipeSyntax
@testable import Recipes

/// The schema says of recipes what the checker says, as far as a schema can.
@Suite struct SchemaTests {
  @Test func `recipes that are shipped keep to the schema`() throws {
    let trials = try Self.shipped.get()
    #expect(!trials.isEmpty)
    #expect(trials.allSatisfy { $0.mistakes.isEmpty })
    try compare(trials)
  }

  @Test func `broken recipes break the schema unless their mistakes are of meaning only`() throws {
    let trials = try Self.broken.get()
    #expect(trials.allSatisfy { !$0.mistakes.isEmpty })
    for trial in trials where trial.document == nil {
      #expect(Self.unreadable.isSuperset(of: trial.mistakes.map(\.code)), "\(trial.id)")
    }
    try compare(trials)
  }

  @Test func `a shipped recipe that was tampered with gets the same verdict from both`() throws {
    try compare(try Self.tampered.get())
  }

  @Test func `an example that was tampered with gets the same verdict from both`() throws {
    for example in Self.examples { #expect(example.mistakes == [], "\(example.id)") }
    try compare(Self.tamperedExamples)
  }

  /// Expects that the schema objects to those recipes, and only those, in which the checker finds mistakes of form.
  private func compare(_ trials: [Trial]) throws {
    let objections = try Self.objections.get()
    for trial in trials {
      guard trial.document != nil else { continue }
      let objection = try #require(objections[trial.id], "\(trial.id) was not validated")
      let mistakes = trial.mistakes.filter(Self.isOfForm).map(\.description)
      #expect(
        mistakes.isEmpty == (objection == nil),
        """
        \(trial.id): the checker says \(mistakes.joined(separator: "\n")),
        the schema \(objection ?? "nothing")
        """)
    }
  }

  // MARK: What is compared

  private static let shipped = Result {
    try ShippedRecipes.names().map { name in
      try Trial(path: ShippedRecipes.folder.appending(path: name).path)
    }
  }

  private static let broken = Result {
    try BrokenRecipeTests.names("yaml").map { name in
      try Trial(path: BrokenRecipeTests.folder.appending(path: "\(name).yaml").path)
    }
  }

  private static let examples = Examples.all.map { id, text in
    Trial(id: id, text: "flipbook: 1\nduration: 2s\n\(text)")
  }

  private static let tampered = Result { try shipped.get().flatMap { $0.variants(max: 12) } }

  private static let tamperedExamples = examples.flatMap { $0.variants(max: 24) }

  /// What the schema objects to in each of all, asked at once: a validator takes long to start.
  private static let objections = Result {
    let trials = try shipped.get() + broken.get() + tampered.get() + tamperedExamples
    let readable = trials.filter { $0.document != nil }
    let objections = try SchemaValidator.objections(to: readable.compactMap(\.document))
    return Dictionary(zip(readable.map(\.id), objections)) { first, _ in first }
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
  /// The document, without what it has in common with one that is valid; nothing of a text that is no YAML.
  let document: JSON?
  let mistakes: [Diagnostic]
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
      mistakes = []
    } catch {
      mistakes = error.diagnostics
    }
  }

  /// The recipe in so many variants, at even distances among all.
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
