import Foundation
import UIKit

@testable import Recipes

/// Makes a scene of 3 s from the relevant part of a recipe.
@MainActor
func scene(_ text: String, device: String = "iPhone 5s") throws(RecipeErrors) -> RecipeScene {
  try Recipe.check(
    "flipbook: 1\nduration: 3s\nstage: { device: \(device) }\n" + text, file: #filePath
  ).makeScene()
}

extension RecipeScene {
  /// Steps until a time in seconds.
  func play(to time: TimeInterval) {
    while stage.time < time - 1e-9 { stage.step() }
    // Actions of this tick are performed before the frame is drawn.
    _ = stage.displayList()
  }
}

/// The recipes that are included in the package.
enum ShippedRecipes {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Recipes").standardizedFileURL

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
  }

  @MainActor
  static func scene(_ name: String) throws -> RecipeScene {
    try Recipe.load(path: folder.appendingPathComponent(name).path).makeScene()
  }
}
