import Foundation
import Testing

@testable import Recipes

/// Tests the pages about the language.
@MainActor
@Suite struct GuideTests {
  private static let guide = RecipeGuide()

  /// A PNG of 4 x 2 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNgYGBoQMOoAgA+IgQBbs027AAAAABJRU5ErkJggg=="

  @Test("each example is valid, and plays") func examplesPlay() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for image in GuideExample.images {
      try #require(Data(base64Encoded: Self.png)).write(to: folder.appendingPathComponent(image))
    }
    let file = folder.appendingPathComponent("example.yaml").path
    for example in GuideExample.all {
      do throws(RecipeErrors) {
        try Recipe.check(example.recipe, file: file).makeScene().play(to: 3)
      } catch {
        Issue.record("\(example.topic) \(example.entry ?? ""): \(error)")
      }
    }
  }

  @Test("each kind, action and event has one example, and other examples are about tables")
  func examplesOfEntries() {
    let actions = ActionKeys.all + [StepKeys.when, StepKeys.after]
    let expected: [String: [String]] = [
      "views": ViewKind.kinds.all.map(\.name), "animator": BehaviorKind.all.map(\.name),
      "components": ComponentKind.kinds.all.map(\.name),
      "gestureRecognizers": GestureKind.kinds.all.map(\.name),
      "actions": actions.map(\.name), "on": HandlerKeys.events.map(\.key.name),
    ]
    for (topic, entries) in expected {
      let examples = GuideExample.all.filter { $0.topic == topic }.compactMap(\.entry)
        .filter { !$0.contains(" ") }
      #expect(examples.sorted() == entries.sorted(), "\(topic)")
    }
    let others = GuideExample.all.filter { expected[$0.topic] == nil }
    #expect(others.allSatisfy { $0.entry?.contains(" ") != false && Self.guide[$0.topic] != nil })
  }

  @Test("each example is on its page, in text and in Markdown")
  func examplesOnPages() throws {
    for example in GuideExample.all {
      let page = try #require(Self.guide[example.topic])
      #expect(page.markdown.contains("```yaml\n\(example.text)\n```\n\n"), "\(example.text)")
      if !example.times.isEmpty {
        #expect(page.markdown.contains("](pictures/\(example.name).png)"), "\(example.name)")
      }
      let first = try #require(example.text.split(separator: "\n").last)
      #expect(page.text.contains(first), "\(example.text)")
    }
  }

  @Test("each key of a recipe but three scalars has a page, which describes the keys in it")
  func rootKeys() throws {
    for key in RecipeKeys.table.keys where !["flipbook", "title", "duration"].contains(key.name) {
      #expect(Self.guide[key.name] != nil, "\(key.name)")
    }
    for (topic, term) in [
      ("stage", "scale: "), ("views", "cornerRadius: "), ("views", "lineDashPattern: "),
      ("animator", "snapPoint: "), ("captions", "position: "), ("actions", "holdAfter: "),
      ("actions", "usingSpringWithDamping: "), ("animators", "controlPoint1: "),
      ("on", "touchDragExit: "), ("repeat", "over: "), ("timeline", "at: "),
      ("components", "barHeight: "), ("expressions", "nearest: "), ("expressions", "1deg"),
      ("expressions", "clamp(x, lowest, highest)"), ("expressions", "velocity: a point"),
    ] {
      #expect(Self.guide[topic]?.text.contains(term) == true, "\(topic): \(term)")
    }
  }

  @Test("examples of functions have results") func functions() throws {
    let text = try #require(Self.guide["functions"]?.text).split(separator: "\n").joined()
    #expect(!text.contains("undefined"))
    #expect(text.contains("clamp(12, 0, 10) is 10."))
  }

  @Test("lines of a page fit a terminal of 80 columns, except for single words and examples")
  func width() {
    for page in Self.guide.pages {
      for line in page.text.split(separator: "\n") where line.count > 79 {
        #expect(line.hasPrefix("          ") || line.hasPrefix("    "), "\(page.name): \(line)")
      }
    }
  }
}
