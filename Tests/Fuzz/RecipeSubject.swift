import Flipbook
import Foundation
import Raster
import Recipes
import UIKit

/// Recipes, which are checked and, if they are valid, played and drawn.
struct RecipeSubject: FuzzSubject {
  let seeds: [[UInt8]]
  private let mutator: TextMutator
  /// The path of each recipe, whose images are read from its folder.
  private let path: String

  /// The number of ticks that are played.
  private static let tickCount = 150
  /// The ticks from one drawn frame to the next.
  private static let drawnTicks = 37
  /// The maximum number of pixels of a drawn frame.
  private static let pixels = 60_000.0

  init(in folder: String) throws {
    path = "\(folder)/case.yaml"
    let valid = try Repository.files(
      in: ["Recipes", "Recipes/Cookbook"], endingWith: ".yaml", maxLength: 20_000)
    let others = try Repository.files(
      in: ["Tests/RecipesTests/Broken", "Tests/Fuzz/Corpus/recipes"], endingWith: ".yaml",
      maxLength: 20_000)
    let examples = RecipeGuide().exampleRecipes.map { Array($0.utf8) }
    // What follows a valid recipe's checks is read only if most seeds are valid.
    seeds = others + Array(repeating: valid + examples, count: 16).joined()
    mutator = TextMutator(
      seeds: seeds,
      specials: [
        "<<", "&a", "*a", "$size", "touch", "touch.x", "end", "stage", "i", "$i", "(i + 1)", "*",
        "1 / 0", "$i", "like", "not", "and", "or", "random(1, i)", "stage.width", "velocity",
        "include", "styles: [card]", "repeat: { count: 3, as: i }", "like: card", "when: i > 1",
        "do: [{ after: 0.1s, set: { i: 1 } }]", "${i + 1}", "card.(i + 1)", "domino.*",
        "kind: stackView", "constraints: { width: 200 }", "superview.leading", "safeArea.top + 8",
        "self.height", ">= 44", "<= 2 * superview.width", "@750", "margins.trailing",
        "1e308 * superview.width", "isActive: false", "identifier: i", "card.width.constant",
        "isHidden: true", "arrangedSubviews",
      ] + RecipeGuide().words)
  }

  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    mutator.mutated(seed, by: &chance)
  }

  func read(_ input: [UInt8]) async throws -> Bool {
    guard let text = String(validating: input, as: UTF8.self) else { return false }
    let recipe: Recipe
    do throws(RecipeErrors) {
      recipe = try Recipe.check(text, file: path)
    } catch {
      try check(error, text)
      return false
    }
    try play(recipe)
    return true
  }

  private func check(_ errors: RecipeErrors, _ text: String) throws {
    guard !errors.diagnostics.isEmpty else { throw Contradiction("no valid recipe, and no error") }
    guard !errors.description.isEmpty, try !JSONEncoder().encode(errors).isEmpty else {
      throw Contradiction("an error without text")
    }
  }

  private func play(_ recipe: Recipe) throws {
    let frames = recipe.frames(clock: .standard, overlays: Set(Overlay.allCases))
    let area = frames.size.width * frames.size.height
    let renderer = try FrameRenderer(
      scale: min(recipe.device.scale, (Self.pixels / area).squareRoot()))
    for number in 0..<min(recipe.tickCount, Self.tickCount) {
      let list = try frames.list(of: number)
      if number % Self.drawnTicks == 0 { _ = try renderer.draw(list) }
    }
  }
}
