import Testing
import UIKit

@testable import Recipes

@Suite struct StageTests {
  @Test("a recipe plays on the same device as a stage by default") func defaultDevice() throws {
    #expect(try Recipe.check("flipbook: 1\nduration: 1s", file: "a.yaml").device == .default)
  }
}
