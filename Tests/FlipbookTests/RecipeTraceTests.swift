import FlipbookTestSupport
import Testing
import UIKit

@testable import Flipbook

@MainActor
@Suite struct RecipeTraceTests {
  private func trace(_ text: String = ballRecipe) throws -> Trace {
    try Recipe.check(text, file: "ball.yaml").trace()
  }

  @Test("each view has a row at each tick, in the recipe's order") func rows() throws {
    let rows = try trace().rows
    #expect(rows.count == 60)
    #expect(rows.map(\.tick) == (0..<30).flatMap { [$0, $0] })
    #expect(rows.prefix(4).map(\.item) == ["ball", "label", "ball", "label"])
    #expect(rows[2].time == 1.0 / 60)
  }

  @Test("items of an animator have velocities, and others have none") func velocities() throws {
    let rows = try trace().rows
    let ball = rows.filter { $0.item == "ball" }
    #expect(ball[0].center == Trace.Pair(x: 15, y: 10))
    #expect(ball[0].velocity == Trace.Pair(x: 0, y: 0))
    #expect(try #require(ball[10].velocity).y > 100)
    #expect(try #require(ball[10].center).y > 15)
    #expect(ball[10].angularVelocity == 0)
    let label = rows.filter { $0.item == "label" }
    #expect(label.allSatisfy { $0.velocity == nil && $0.angularVelocity == nil })
    #expect(label.allSatisfy { $0.alpha == 0.5 && $0.center == Trace.Pair(x: 25, y: 5) })
  }

  @Test("a contact is in the tick in which it begins") func contactTick() throws {
    let rows = try trace().rows.filter { $0.item == "ball" }
    let began = try #require(rows.firstIndex { !$0.contacts.isEmpty })
    #expect(rows[began].contacts == [Trace.Contact(.began, "floor")])
    // The bottom of the ball has reached the floor, but not two ticks before.
    #expect(try #require(rows[began].center).y > 33.5)
    #expect(try #require(rows[began - 2].center).y < 33.5)
  }

  @Test("views in contact name each other") func contactNames() throws {
    let rows = try trace(
      """
      flipbook: 1
      stage: { size: [40, 60], scale: 1 }
      duration: 0.5s
      views:
        upper: { frame: [10, 5, 10, 10] }
        lower: { frame: [10, 30, 10, 10] }
      animator:
        - gravity: { items: [upper] }
        - collision: { items: [upper, lower] }
      """
    ).rows
    let touches = rows.filter { $0.contacts.contains { $0.phase == .began } }
    #expect(touches.prefix(2).map(\.item) == ["upper", "lower"])
    #expect(touches.first?.contacts == [Trace.Contact(.began, "lower")])
    #expect(touches.dropFirst().first?.contacts == [Trace.Contact(.began, "upper")])
  }

  @Test("a running animation is traced as presented") func presentationValues() throws {
    let (stage, animator) = smallStage()
    defer { withExtendedLifetime(animator) {} }
    for _ in 0..<12 { stage.step() }
    let shown = try #require(stage.view.subviews.first).layer.presented(at: stage.time)
    #expect(shown.opacity > 0.5 && shown.opacity < 1)
  }

  @Test("size and scale are traced as presented") func sizeAndScale() throws {
    let rows = try trace(cardRecipe).rows.filter { $0.item == "card" }
    #expect(rows[0].width == 20 && rows[0].height == 20)
    #expect(rows[0].scale == Trace.Pair(x: 1, y: 1))
    let middle = try #require(rows[12].scale)
    #expect(abs(middle.x - 2) < 1e-5)
    #expect(middle.x == middle.y)
    #expect(rows[12].width == 20)
  }

  @Test("each axis of sizes, scales and velocities is traced") func axes() throws {
    let stage = Stage(
      device: Device(name: "small", size: CGSize(width: 400, height: 300), scale: 1))
    let still = UIView(frame: CGRect(x: 100, y: 50, width: 20, height: 10))
    still.transform = CGAffineTransform(scaleX: 2, y: 3)
    let moving = UIView(frame: CGRect(x: 200, y: 150, width: 20, height: 10))
    for view in [still, moving] { stage.view.addSubview(view) }
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let item = UIDynamicItemBehavior(items: [moving])
    item.addLinearVelocity(CGPoint(x: 30, y: -20), for: moving)
    item.addAngularVelocity(2, for: moving)
    animator.addBehavior(item)
    stage.step()
    stage.step()
    let rows = TraceRecorder(
      TraceSubjects(stage: stage, views: { [("still", still), ("moving", moving)] }) { _ in nil }
    ).rows()
    #expect(rows.map(\.item) == ["still", "moving"])
    #expect(rows[0].width == 20 && rows[0].height == 10)
    #expect(rows[0].scale == Trace.Pair(x: 2, y: 3))
    let velocity = try #require(rows[1].velocity)
    // The default resistance of 0.1 slows the view down a little.
    #expect(abs(velocity.x - 30) < 0.5 && abs(velocity.y + 20) < 0.5)
    #expect(abs(try #require(rows[1].angularVelocity) - 2) < 0.1)
  }

  @Test("a trace of some views has no other rows") func selectedViews() throws {
    let recipe = try Recipe.check(ballRecipe, file: "ball.yaml")
    let some = try recipe.trace(of: recipe.makeScene(), items: ["label"])
    #expect(some.rows == (try recipe.trace().rows.filter { $0.item == "label" }))
    #expect(some.rows.count == 30)
  }

  @Test("an active property animator has rows with its fraction") func propertyAnimator() throws {
    let rows = try trace(fadeRecipe).rows
    #expect(rows.prefix(7).map(\.item) == Array(repeating: "card", count: 6) + ["card"])
    let fades = rows.filter { $0.item == "fade" }
    // It starts in tick 6, pauses at 0.5, continues 6 ticks later and ends after 6 more.
    #expect(fades.map(\.tick) == Array(6..<24))
    let fractions = fades.compactMap(\.fraction)
    for (index, ticks) in ([0, 1, 2, 3, 4, 5] + Array(repeating: 6, count: 7) + [7, 8, 9, 10, 11])
      .enumerated()
    {
      #expect(abs(fractions[index] - Double(ticks) / 12) < 1e-9)
    }
    #expect(fades.allSatisfy { $0.center == nil && $0.angle == nil && $0.alpha == nil })
    #expect(rows.filter { $0.item == "card" }.allSatisfy { $0.fraction == nil })
  }

  @Test("equal recipes have equal traces") func determinism() throws {
    #expect(try trace() == trace())
  }
}
