import Testing
import UIKit

@testable import Recipes

@Suite struct StageTests {
  @Test("a recipe plays on the same device as a stage by default") func defaultDevice() throws {
    #expect(try Recipe.check("flipbook: 1\nduration: 1s", file: "a.yaml").device == .default)
  }

  @Test("a character is not missing if a font has it that the stage asks for") func fallbackFonts()
    throws
  {
    let text = "flipbook: 1\nduration: 1s\ntitle: \u{2900}\n"
    #expect(try Recipe.check(text, file: "a.yaml").warnings.count == 1)
    let asking = try Recipe.check(text + "stage: { fallbackFonts: [DejaVu Serif] }", file: "a.yaml")
    #expect(asking.warnings.isEmpty)
    #expect(asking.fallbackFonts.families == ["DejaVu Serif"])
  }
}
