import Foundation
import Testing

@testable import Recipes

/// Warnings that are found by playing a recipe, each beside recipes that are close to one.
@MainActor
@Suite struct PlayedWarningTests {
  private typealias Row = StaticWarningTests.Row

  private static func warnings(in body: String) throws -> [String] {
    let head = "flipbook: 1\nduration: 2s\nstage: { size: [200, 200] }\n"
    let recipe = try Recipe.check(head + body, file: "a.yaml")
    return try recipe.warningsFromPlaying().map {
      "\($0.code.rawValue) \($0.place?.line ?? 0):\($0.place?.column ?? 0)"
    }
  }

  private nonisolated static let ball =
    "views: { ball: { frame: [0, 0, 50, 50], backgroundColor: red } }\n"
  private nonisolated static let tap = "timeline: [{ at: 0.1s, tap: ball }]\n"
  private nonisolated static let side = "on: [{ touchesBegan: side, set: { side.alpha: 0.5 } }]\n"
  private nonisolated static let two =
    "views:\n  ball: { frame: [0, 0, 50, 50], backgroundColor: red }\n"
    + "  side: { frame: [100, 0, 50, 50], backgroundColor: red }\n" + side

  @Test(
    "a scripted touch warns unless something receives it",
    arguments: [
      Row(
        id: "a view without a handler", recipe: two + tap, warnings: ["touch-without-effect 8:29"]),
      Row(
        id: "a view with a handler",
        recipe: ball + tap + "on: [{ touchesEnded: ball, set: { ball.alpha: 0.5 } }]"),
      Row(
        id: "a handler of the stage",
        recipe: ball + tap + "on: [{ touchesBegan: stage, set: { ball.alpha: 0.5 } }]"),
      Row(
        id: "a recognizer",
        recipe: ball + tap + "gestureRecognizers: { t: { kind: tap, view: ball } }"),
      Row(
        id: "a button, whose superview is a view",
        recipe: "views:\n  box: { frame: [0, 0, 90, 90], subviews: { ball: "
          + "{ kind: button, title: B, frame: [0, 0, 50, 50] } } }\n" + tap),
      Row(
        id: "a view in a scroll view",
        recipe: "views:\n  box: { kind: scrollView, frame: [0, 0, 90, 90], contentSize: [90, 300], "
          + "subviews: { ball: { frame: [0, 0, 50, 50] } } }\n" + tap),
      Row(
        id: "a row of a component",
        recipe: "components: { list: { kind: springList, count: 9, colors: [red] } }\n"
          + "timeline: [{ at: 0.1s, tap: [90, 90] }]"),
      Row(
        id: "a point without a view", recipe: two + "timeline: [{ at: 0.1s, tap: [60, 190] }]",
        warnings: ["touch-hits-nothing 8:29"]),
      Row(
        id: "a point that a view has reached by then",
        recipe: two + "timeline:\n  - { at: 0s, set: { side.center: [60, 190] } }\n"
          + "  - { at: 0.1s, tap: [60, 190] }"),
      Row(
        id: "a view that was removed",
        recipe: two + "timeline:\n  - { at: 0.1s, remove: side }\n  - { at: 0.2s, tap: side }",
        warnings: ["touch-hits-nothing 10:22"]),
      Row(
        id: "one of two touches at a time",
        recipe: two + "timeline:\n  - { at: 0.1s, press: ball }\n  - { at: 0.1s, press: side }",
        warnings: ["touch-without-effect 9:24"]),
      Row(
        id: "a repeated touch that is received once",
        recipe: two + "timeline:\n  - { at: $i * 0.3s, tap: [25 + 100 * $i, 25], "
          + "repeat: { count: 2, as: i } }"),
      Row(
        id: "a touch of a handler",
        recipe: two + "timeline:\n  - { at: 0.1s, tap: side }"
          + "\n  - { at: 1s, when: side.alpha > 0.6, tap: ball }"),
    ])
  func touches(row: StaticWarningTests.Row) throws {
    #expect(try Self.warnings(in: row.recipe) == row.warnings)
  }

  private nonisolated static let place = "leading: superview.leading, top: superview.top, height: 9"

  @Test(
    "constraints that contradict each other, and ambiguous layouts, warn at their lines",
    arguments: [
      Row(
        id: "two widths", recipe: "views:\n  a: { constraints: { \(place), width: [50, 60] } }",
        warnings: ["unsatisfiable-constraint 5:94"]),
      Row(
        id: "two widths with priorities",
        recipe: "views:\n  a: { constraints: { \(place), width: [50, 60 @999] } }"),
      Row(
        id: "a constant that is set",
        recipe:
          "views:\n  a: { constraints: { \(place), width: ['>= 40', { to: 50, identifier: w }] } }\n"
          + "timeline: [{ at: 0.5s, set: { w.constant: 30 } }]",
        warnings: ["unsatisfiable-constraint 5:105"]),
      Row(
        id: "constraints that are exchanged",
        recipe: "views:\n  a: { constraints: { \(place), width: [{ to: 50, identifier: w }, "
          + "{ to: 60, identifier: v, isActive: false }] } }\n"
          + "timeline: [{ at: 0.5s, set: { v.isActive: true, w.isActive: false } }]"),
      Row(
        id: "no width", recipe: "views:\n  a: { constraints: { \(place) } }",
        warnings: ["ambiguous-layout 5:3"]),
      Row(
        id: "the width of a text",
        recipe: "views:\n  a: { kind: label, text: A, constraints: { leading: superview.leading, "
          + "top: superview.top } }"),
      Row(
        id: "a stack view that cannot know how to share its width",
        recipe: "views:\n  a:\n    { kind: stackView, frame: [0, 0, 90, 20], "
          + "arrangedSubviews: { b: {}, c: {} } }",
        warnings: ["ambiguous-layout 6:67", "ambiguous-layout 6:74"]),
      Row(
        id: "a stack view that shares its width equally",
        recipe: "views:\n  a:\n    { kind: stackView, distribution: fillEqually, "
          + "frame: [0, 0, 90, 20], arrangedSubviews: { b: {}, c: {} } }"),
    ])
  func layout(row: StaticWarningTests.Row) throws {
    #expect(try Self.warnings(in: row.recipe) == row.warnings)
  }

  @Test(
    "a view warns if it is outside the stage for the whole recipe",
    arguments: [
      Row(
        id: "outside", recipe: "views: { v: { frame: [200, 0, 9, 9], backgroundColor: red } }",
        warnings: ["outside-stage 4:10"]),
      Row(
        id: "partly outside",
        recipe: "views: { v: { frame: [199, 0, 9, 9], backgroundColor: red } }"),
      Row(
        id: "moved inside",
        recipe: "views: { v: { frame: [200, 0, 9, 9], backgroundColor: red } }\n"
          + "timeline: [{ at: 1s, set: { v.center: [9, 9] } }]"),
      Row(
        id: "passes through in an animation",
        recipe: "views: { v: { frame: [-50, 0, 9, 9], backgroundColor: red } }\n"
          + "timeline: [{ at: 0s, set: { v.center: [250, 9] }, animate: 1s }]"),
      Row(id: "invisible", recipe: "views: { v: { frame: [200, 0, 9, 9] } }"),
      Row(
        id: "hidden",
        recipe: "views: { v: { frame: [200, 0, 9, 9], backgroundColor: red, isHidden: true } }"),
      Row(
        id: "a container with a subview inside",
        recipe: "views: { v: { frame: [-9, 0, 9, 9], "
          + "subviews: { w: { frame: [20, 0, 9, 9], backgroundColor: red } } } }"),
      Row(
        id: "some of a repetition",
        recipe: "views: { v: { frame: [$i * 80, 0, 9, 9], backgroundColor: red, "
          + "repeat: { count: 9, as: i } } }"),
    ])
  func stage(row: StaticWarningTests.Row) throws {
    #expect(try Self.warnings(in: row.recipe) == row.warnings)
  }

  @Test(
    "a label warns if it displays a part of its text",
    arguments: [
      ("text: Much too long a text", 1), ("text: Short", 0),
      ("text: Much too long a text, numberOfLines: 0", 1),
      ("text: On two lines, numberOfLines: 2", 0), ("text: \"a\\nb\"", 1),
      ("text: Much too long a text, lineBreakMode: byTruncatingMiddle", 0),
      ("text: Much too long a text, isHidden: true", 0),
    ])
  func labels(keys: String, count: Int) throws {
    let warnings = try Self.warnings(
      in: "views: { l: { kind: label, frame: [0, 0, 60, 45], \(keys) } }")
    #expect(warnings == Array(repeating: "truncated-text 4:10", count: count))
  }

  @Test(
    "a button warns if it displays a part of its title",
    arguments: [("A title that is much too long", 1), ("OK", 0)])
  func buttons(title: String, count: Int) throws {
    let warnings = try Self.warnings(
      in: "views: { b: { kind: button, frame: [0, 0, 60, 45], title: \(title) } }")
    #expect(warnings == Array(repeating: "truncated-text 4:10", count: count))
  }

  @Test(
    "behaviors that are added later warn if an item has two at a time",
    arguments: [
      ("", ["repeated-behavior 8:35"]), ("  - { at: 0.4s, remove: g }\n", []),
    ])
  func behaviors(removal: String, expected: [String]) throws {
    let recipe =
      Self.ball + "animator:\n  - gravity: { id: g, items: [ball] }\ntimeline:\n"
      + (removal.isEmpty ? "" : removal)
      + "  - { at: 0.5s, add: { animator: [gravity: { items: [ball] }] } }\n"
    #expect(try Self.warnings(in: recipe) == expected)
  }

  @Test("warnings of playing are ignored as others are") func ignoring() throws {
    let recipe = Self.two + Self.tap
    #expect(try Self.warnings(in: recipe + "lint: { ignore: touch-without-effect }").isEmpty)
  }
}

/// Checks recipes with warnings, each beside the exact text of them.
@MainActor
@Suite struct WarningCorpusTests {
  private static func warnings(in name: String) throws -> [Diagnostic] {
    try Recipe.load(path: WarningCorpus.folder.appendingPathComponent("\(name).yaml").path)
      .warningsFromPlaying()
  }

  @Test(
    "a recipe reports exactly the warnings of its file", arguments: try WarningCorpus.names("yaml"))
  func reports(name: String) throws {
    let reported = try Self.warnings(in: name).map { "\($0)\n" }.joined(separator: "\n")
    let file = WarningCorpus.folder.appendingPathComponent("\(name).txt")
    #expect(
      reported.replacing(WarningCorpus.folder.path + "/", with: "")
        == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("every recipe with warnings has a text, and every text a recipe") func files() throws {
    #expect(try WarningCorpus.names("yaml") == WarningCorpus.names("txt"))
  }

  @Test(
    "a warning is ignored by its code in the recipe, and by a comment at the end of its line",
    arguments: try WarningCorpus.names("yaml").filter { $0 != "ignored" })
  func ignoring(name: String) throws {
    let file = WarningCorpus.folder.appendingPathComponent("\(name).yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let warnings = try Self.warnings(in: name)
    let codes = Set(warnings.map(\.code.rawValue)).sorted().joined(separator: ", ")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in Set(warnings.compactMap { $0.place?.line }) {
      lines[line - 1] += " # flipbook: ignore \(codes): a reason"
    }
    for text in [text + "lint: { ignore: [\(codes)] }\n", lines.joined(separator: "\n")] {
      #expect(try Recipe.check(text, file: file.path).warningsFromPlaying().isEmpty, "\(text)")
    }
  }

  @Test("a recipe reports each warning") func codes() throws {
    let reported = Set(try WarningCorpus.names("yaml").flatMap(Self.warnings).map(\.code))
    #expect(reported == Set(DiagnosticCode.warnings))
  }
}

/// The files of recipes with warnings.
private enum WarningCorpus {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Warnings")

  static func names(_ pathExtension: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".\(pathExtension)") }
      .map { String($0.dropLast(pathExtension.count + 1)) }.sorted()
  }
}
