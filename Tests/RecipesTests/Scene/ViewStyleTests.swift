import Foundation
import Testing
import UIKit

@testable import Recipes

/// Tests styles of views on stages.
@MainActor
@Suite struct ViewStyleTests {
  @Test("views have the properties of their styles, of which later ones take precedence")
  func properties() throws {
    let scene = try scene(
      """
      params: { tone: red, radius: 4 }
      styles:
        card: { backgroundColor: $tone, cornerRadius: $radius * 2, alpha: 0.5 }
        warning: { backgroundColor: blue, borderWidth: 1 }
        title: { font: system 20, textColor: $color, transform: { scale: 1 + i } }
      templates: { tile: { frame: [0, 0, 9, 9], styles: card, alpha: 0.25 } }
      views:
        one: { styles: card, frame: [0, 0, 9, 9] }
        two: { styles: [card, warning], frame: [0, 0, 9, 9], cornerRadius: 3 }
        three: { like: tile, styles: warning }
        text:
          repeat: { count: 2, as: i }
          kind: label
          styles: title
          frame: [0, 0, 9, 9]
          subviews: { dot: { styles: [warning], frame: [0, 0, 1, 1] } }
      """.replacing("$color", with: "green"))
    #expect(scene.view("one")?.backgroundColor == .red)
    #expect(scene.view("one")?.layer.cornerRadius == 8)
    #expect(scene.view("two")?.backgroundColor == .blue)
    #expect(scene.view("two")?.layer.cornerRadius == 3)
    #expect(scene.view("two")?.alpha == 0.5)
    #expect(scene.view("three")?.backgroundColor == .blue)
    #expect(scene.view("three")?.layer.cornerRadius == 8)
    #expect(scene.view("three")?.alpha == 0.25)
    #expect((scene.view("text.0") as? UILabel)?.textColor == .green)
    #expect(scene.view("text.1")?.transform.a == 2)
    #expect(scene.view("text.1.dot")?.layer.borderWidth == 1)
  }

  @Test("views that actions add, and those in the window, have styles, too")
  func added() throws {
    let scene = try scene(
      """
      styles: { card: { cornerRadius: 7 } }
      window: { top: { styles: card, frame: [0, 0, 9, 9] } }
      timeline: [{ at: 0.1s, add: { views: { late: { styles: card, frame: [0, 0, 9, 9] } } } }]
      """)
    scene.play(to: 0.2)
    #expect(scene.view("top")?.layer.cornerRadius == 7)
    #expect(scene.view("late")?.layer.cornerRadius == 7)
  }

  @Test("a parameter stands for a view with a template and styles") func parameter() throws {
    let scene = try scene(
      """
      params: { card: { like: tile, styles: round } }
      styles: { round: { cornerRadius: 7 } }
      templates: { tile: { frame: [0, 0, 9, 9] } }
      views: { v: $card }
      """)
    #expect(scene.view("v")?.layer.cornerRadius == 7)
    #expect(scene.view("v")?.bounds.width == 9)
  }

  @Test("styles are included from a file, and the recipe's own take precedence")
  func included() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "styles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    flipbook: include
    styles: { card: { cornerRadius: 7, alpha: 0.5 }, badge: { cornerRadius: 2 }, other: { alpha: 1 } }
    """.write(to: folder.appending(path: "look.yaml"), atomically: true, encoding: .utf8)
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 1s
      include: look.yaml
      styles: { card: { cornerRadius: 9 } }
      views: { v: { styles: card, frame: [0, 0, 9, 9] }, w: { styles: badge, frame: [0, 0, 9, 9] } }
      """, file: folder.appending(path: "a.yaml").path)
    #expect(recipe.warnings.isEmpty)
    let scene = recipe.makeScene()
    #expect(scene.view("v")?.layer.cornerRadius == 9)
    #expect(scene.view("v")?.alpha == 1)
    #expect(scene.view("w")?.layer.cornerRadius == 2)
  }

  @Test("a style has the properties of all kinds that a view can leave out")
  func keys() {
    let names = StyleKeys.table.keys.map(\.name)
    #expect(Set(names).count == names.count)
    for name in [
      "gradient", "draw", "alpha", "font", "titleColor", "lineCap", "transform", "transform3D",
      "bounces", "isOn",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    for name in [
      "frame", "bounds", "center", "path", "points", "kind", "like", "subviews", "image",
    ] {
      #expect(!names.contains(name), "\(name)")
    }
    // The values of a property are the same for all kinds that have it.
    for kind in ViewKind.kinds.all {
      for property in kind.properties {
        let key = StyleKeys.table.keys.first { $0.name == property.name }
        #expect(key.map { $0.expectation == property.expectation } != false, "\(property.name)")
      }
    }
  }
}
