import Testing
import UIKit

@testable import RecipeSyntax
@testable import Recipes

/// Tests the parameters that invite users to change the included recipes.
@MainActor
@Suite struct ShippedParameterTests {
  /// The parameters that a recipe declares.
  private static func parameters(of recipe: String) throws -> [SourceValue.Entry] {
    let text = try String(
      contentsOf: ShippedRecipes.folder.appending(path: recipe), encoding: .utf8)
    let root = YAMLReader.read(SourceText(file: recipe, text: text)) { _ in }
    return root?[RecipeKeys.params.name]?.entries ?? []
  }

  @Test(
    "every included recipe declares a number as a parameter", arguments: try ShippedRecipes.names())
  func hasNumber(recipe: String) throws {
    #expect(try Self.parameters(of: recipe).contains { $0.value.yaml.contains(where: \.isNumber) })
  }

  @Test(
    "another value of a parameter changes what an included recipe shows",
    arguments: try ShippedRecipes.names())
  func changes(recipe: String) throws {
    for parameter in try Self.parameters(of: recipe) {
      let changed = parameter.value.otherValues.lazy.compactMap { value in
        try? Recipe.load(
          path: ShippedRecipes.folder.appending(path: recipe).path,
          settings: [RecipeSetting(name: parameter.key, value: value.yaml)])
      }.first
      let original = try Recipe.load(path: ShippedRecipes.folder.appending(path: recipe).path)
      let scene = try #require(changed, "no other value of '\(parameter.key)' is valid").makeScene()
      #expect(
        original.makeScene().differs(from: scene, until: original.duration),
        "'\(parameter.key)' has no effect")
    }
  }
}

extension RecipeScene {
  /// Returns whether another scene shows something else at some time.
  fileprivate func differs(from other: RecipeScene, until end: TimeInterval) -> Bool {
    while stage.time < end {
      guard stage.displayList() == other.stage.displayList() else { return true }
      for _ in 0..<6 { stage.step() }
      for _ in 0..<6 { other.stage.step() }
    }
    return false
  }
}

extension SourceValue {
  /// Values of the same type, of which at least one is valid in place of this one.
  fileprivate var otherValues: [SourceValue] {
    switch content {
    case .null: []
    case .plain(let text), .quoted(let text): Self.others(of: text).map { with(.plain($0)) }
    case .list(let elements):
      (elements.last?.otherValues ?? []).map { with(.list(elements.dropLast() + [$0])) }
        + [with(.list(elements.dropLast()))]
    case .mapping(let entries):
      entries.last.map { last in
        last.value.otherValues.map { value in
          let changed = Entry(key: last.key, keySpan: last.keySpan, value: value)
          return with(.mapping(entries.dropLast() + [changed]))
        }
      } ?? []
    }
  }

  private static func others(of text: String) -> [String] {
    let digits = text.prefix { "0123456789.-".contains($0) }
    guard let number = Double(digits) else { return ["linear", "red", text + "x"] }
    let other = number == 0 ? 0.5 : number / 2
    return ["\(other.plainDescription)\(text.dropFirst(digits.count))"]
  }

  private func with(_ content: Content) -> SourceValue { SourceValue(content: content, span: span) }
}
