import DisplayList
import FlipbookTestSupport
import Recipes
import Testing
import UIKit

@testable import Flipbook

/// The overlay of constraints, guides and stack views.
@MainActor
@Suite struct ConstraintOverlayTests {
  private static let card = """
    flipbook: 1
    duration: 2s
    stage: { size: [200, 200], scale: 1 }
    views:
      card: { constraints: { leading: superview.leading + 20, top: superview.top + 30, width: 80, height: 60 } }

    """

  private func frames(_ text: String) throws -> [DisplayLayer] {
    let recipe = try Recipe.check(text, file: "layout.yaml")
    return try sublayers(recipe.frames(clock: .standard, overlays: [.constraints]).list(of: 0))
  }

  private func sublayers(_ list: DisplayList) throws -> [DisplayLayer] {
    try #require(list.layers.last).sublayers
  }

  /// The colored lines, as rectangles with their colors.
  private func lines(_ layers: [DisplayLayer]) -> [(box: CGRect, color: CGColor?, isDashed: Bool)] {
    layers.compactMap { layer in
      guard case .shape(let shape) = layer.content, shape.strokeColor != .white else { return nil }
      return (shape.path.boundingBox, shape.strokeColor, !shape.lineDashPattern.isEmpty)
    }
  }

  /// The number of values.
  private func labels(_ layers: [DisplayLayer]) -> [DisplayLayer] {
    layers.filter { !$0.sublayers.isEmpty }
  }

  @Test("distances and sizes are lines between edges, with their values") func distances() throws {
    let layers = try frames(Self.card)
    let lines = lines(layers)
    let boxes = lines.map(\.box)
    // The area of the card, then its constraints: bars of 3.5 points to each side end the lines.
    #expect(boxes.contains(CGRect(x: 20, y: 30, width: 80, height: 60)))
    #expect(boxes.contains(CGRect(x: 0, y: 56.5, width: 20, height: 7)))
    #expect(boxes.contains(CGRect(x: 56.5, y: 0, width: 7, height: 30)))
    #expect(boxes.contains(CGRect(x: 20, y: 68.5, width: 80, height: 7)))
    #expect(boxes.contains(CGRect(x: 40.5, y: 30, width: 7, height: 60)))
    #expect(labels(layers).count == 4)
    #expect(lines.allSatisfy { !$0.isDashed })
    #expect(Set(layers.flatMap { [$0] + $0.sublayers }.map(\.id)).count == layers.count + 4)
  }

  @Test("inequalities and guides are dashed, and constraints that are broken red") func kinds()
    throws
  {
    let layers = try frames(
      Self.card + """
          note:
            constraints:
              leading: margins.leading
              top: card.bottom
              height: [20, 30]
              width: ['>= 40', 50 @250]
        """)
    let lines = lines(layers)
    #expect(lines.contains { $0.color == OverlayColor.red })
    #expect(lines.contains { $0.color == OverlayColor.orange && !$0.isDashed })
    #expect(lines.contains { $0.color == OverlayColor.blue && $0.isDashed })
    #expect(lines.count { $0.color == OverlayColor.purple && $0.isDashed } == 1)
  }

  @Test("the distances of a stack view stand for its constraints") func stackView() throws {
    let layers = try frames(
      """
      flipbook: 1
      duration: 1s
      stage: { size: [200, 200], scale: 1 }
      views:
        row:
          kind: stackView
          spacing: 10
          distribution: fillEqually
          frame: [0, 0, 140, 40]
          arrangedSubviews: { a: {}, b: {}, c: { isHidden: true }, d: {} }
      """)
    let lines = lines(layers)
    #expect(lines.allSatisfy { $0.color == OverlayColor.green })
    #expect(
      lines.map(\.box) == [
        CGRect(x: 40, y: 16.5, width: 10, height: 7), CGRect(x: 90, y: 16.5, width: 10, height: 7),
      ])
    #expect(labels(layers).count == 2)
  }

  @Test("lines follow an animated layout, and are the same whatever frames are drawn before")
  func motion() throws {
    let text =
      Self.card
      + "timeline: [{ at: 0s, animate: { duration: 1s, curve: linear }, "
      + "set: { card.leading.constant: 100 } }]\n"
    let recipe = try Recipe.check(text, file: "layout.yaml")
    let whole = recipe.frames(clock: .standard, overlays: [.constraints])
    for number in 0..<30 { _ = try whole.list(of: number) }
    let part = recipe.frames(clock: .standard, overlays: [.constraints])
    let list = try part.list(of: 30)
    #expect(try list.layers.last == whole.list(of: 30).layers.last)
    let area = try #require(lines(try sublayers(list)).first?.box)
    #expect(abs(area.minX - 60) < 2)
  }
}
