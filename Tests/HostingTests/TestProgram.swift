import AppRuntime
import Foundation
import Recipes
import Testing
import UIKit

@testable import Hosting

/// A program in the process of the tests.
struct TestProgram: SceneProgram {
  var sources: [String] { [path] }
  var path = "App.swift"
  var name = "App"
  var device: String?
  var duration: TimeInterval?
  var touches: String?
  var identity = "test"
  var variables: (@MainActor @Sendable () -> [(name: String, value: Any)])?
  let entry: @MainActor @Sendable () -> SceneEntry

  func start(_ setup: ProgramSetup) throws(RecipeErrors) -> any PlayingProgram {
    try HostedScene(setup, path: path) { () throws(LoadingError) in
      SceneEntry.variables = variables
      return entry()
    }
  }
}

extension TestProgram {
  /// A program with a touches file of this text.
  func touched(by text: String) throws -> TestProgram {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touches-\(UUID().uuidString).yaml")
    try Data(text.utf8).write(to: file)
    var program = self
    program.touches = file.path
    return program
  }

  /// Checks the program's recipe, and removes its touches file.
  func recipe() throws(RecipeErrors) -> Recipe {
    defer { if let touches { try? FileManager.default.removeItem(atPath: touches) } }
    return try Recipe.load(self)
  }

  /// A program that shows a controller.
  static func controller(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> TestProgram {
    TestProgram { .controller(make) }
  }

  /// A program that shows a view.
  static func view(_ make: @escaping @MainActor @Sendable () -> UIView) -> TestProgram {
    TestProgram { .view(make) }
  }
}

extension RecipeScene {
  /// Steps to a time in seconds.
  func play(to time: TimeInterval) {
    while stage.time < time - 1e-9 { stage.step() }
  }
}
