import Testing
import UIKit

@testable import Recipes

@Suite struct WarningTests {
  struct Row: CustomTestStringConvertible {
    let id: String
    let lines: [String]
    /// The character and the line and column of each warning.
    let warnings: [String]
    var testDescription: String { id }
  }

  @Test(
    "a character that no font has a glyph for is a warning at its place",
    arguments: [
      Row(
        id: "Chinese and icons", lines: ["  l: { kind: label, text: 选项 ☰ ⟳ ✕ ‹ ›, frame: $f }"],
        warnings: []),
      Row(
        id: "plain", lines: ["  l: { kind: label, text: a ሀ, frame: $f }"],
        warnings: ["'ሀ' (U+1200) 4:29"]),
      Row(
        id: "two in quotes", lines: ["  l: { kind: button, title: \"ሀ\u{F1234}ሀ\", frame: $f }"],
        warnings: ["'ሀ' (U+1200) 4:30", "'\u{F1234}' (U+F1234) 4:31"]),
      Row(
        id: "escaped",
        lines: [
          "  l: { kind: label, text: \"\\u1200\", frame: $f }",
          "  m: { kind: label, text: ሀ, frame: $f }",
        ], warnings: ["'ሀ' (U+1200) 4:27", "'ሀ' (U+1200) 5:27"]),
      Row(
        id: "block",
        lines: [
          "  l:", "    kind: label", "    text: |", "      one", "      two ሀ", "    frame: $f",
        ],
        warnings: ["'ሀ' (U+1200) 8:11"]),
      Row(
        id: "several lines in quotes",
        lines: ["  l: { kind: label, text: 'one", "    ሀ two', frame: $f }"],
        warnings: ["'ሀ' (U+1200) 5:5"]),
      Row(
        id: "rare Han", lines: ["  l: { kind: label, text: 𠮷, frame: $f }"],
        warnings: ["'𠮷' (U+20BB7) 4:27"]),
      Row(
        id: "tab bar", lines: ["stage: { tabBar: [a, ሀ] }"], warnings: ["'ሀ' (U+1200) 4:22"]),
      Row(
        id: "parameter", lines: ["  l: { kind: label, text: $t, frame: $f }"],
        warnings: ["'ሀ' (U+1200) 4:27"]),
    ])
  func missingGlyphs(row: Row) throws {
    let head = ["flipbook: 1", "duration: 1s", row.id == "tab bar" ? "title: t" : "views:"]
    let params = ["params: { f: [0, 0, 9, 9], t: ሀ }", "lint: { ignore: unused-param }"]
    let text = (head + row.lines + params).joined(separator: "\n")
    let recipe = try Recipe.check(text, file: "a.yaml")
    #expect(
      recipe.warnings.map { warning in
        let place = warning.place.map { "\($0.line):\($0.column)" } ?? ""
        return warning.message.replacing("no font has a glyph for ", with: "") + " " + place
      } == row.warnings)
    #expect(recipe.warnings.allSatisfy { $0.severity == .warning && $0.code == .missingGlyph })
  }

  @Test("a warning is described as one") func description() throws {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 1s\ntitle: a ሀ", file: "a.yaml")
    #expect(
      recipe.warnings.map(\.description) == [
        """
        a.yaml:3:10: warning: no font has a glyph for 'ሀ' (U+1200) [missing-glyph]
         3 | title: a ሀ
           |          ^
           = help: it is drawn as a box, or not at all; use another character or an image
        """
      ])
  }

  /// The texts of two tutorials in Chinese.
  @MainActor
  @Test(
    "the menu and the spring list in Chinese have glyphs for every character",
    arguments: [
      (
        """
        components: { menu: { kind: menu, options: [选项 1, 选项 2, 选项 3, 选项 4, 选项 5], barHeight: 49 } }
        timeline: [{ at: 0.1s, drag: { from: [80, 300], to: [260, 305], duration: 0.2s } }]
        stage: { device: iPhone 5s, tabBar: [小球, 菜单] }
        """, "选项12345小球菜单"
      ),
      (
        """
        components: { list: { kind: springList, count: 40, colors: [red, blue] } }
        views: { hint: { kind: label, frame: [20, 80, 280, 40], text: 弹簧列表：像短信一样弹动, font: Futura 17 } }
        stage: { device: iPhone 5s, navigationBar: 弹簧列表 }
        """, "弹簧列表：像短信一样弹动弹簧列表"
      ),
    ])
  func chineseTutorials(body: String, text: String) throws {
    let recipe = try Recipe.check("flipbook: 1\nduration: 3s\n\(body)", file: "a.yaml")
    #expect(recipe.warnings.isEmpty)
    let scene = recipe.makeScene()
    scene.play(to: 2)
    let runs = Self.runs(in: scene.stage.displayList().layers)
    let glyphs = runs.flatMap(\.glyphs)
    #expect(glyphs.allSatisfy { $0.id != 0 })
    // Each run of Chinese is in the only fallback that has it.
    let chinese = runs.filter { $0.fontFile.hasSuffix("wqy-microhei.ttc") }.flatMap(\.glyphs)
    #expect(chinese.count >= text.count { !$0.isASCII })
  }

  private static func runs(in layers: [DisplayLayer]) -> [GlyphRun] {
    layers.flatMap { layer in
      let own: [GlyphRun] = if case .glyphs(let runs) = layer.content { runs } else { [] }
      return own + runs(in: layer.sublayers)
    }
  }
}
