import Flipbook
import Recipes
import Testing
import UIKit

@testable import Hosting

/// A card that moves when it is touched.
private final class Mover: UIViewController {
  let card = Card(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

  final class Card: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) {
        self.center = CGPoint(x: 200, y: 300)
        self.alpha = 0.5
      }
    }
  }

  override func viewDidLoad() { view.addSubview(card) }
}

/// A ball that falls.
private final class Faller: UIViewController {
  let ball = UIView(frame: CGRect(x: 100, y: 20, width: 40, height: 40))
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    view.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }
}

@MainActor
@Suite struct HostedTraceTests {
  @Test("a touched animation has the trace of its recipe, tick for tick") func animation() throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 1s
      views:
        card: { frame: [20, 20, 60, 60] }
      timeline: [{ at: 0.2s, tap: card }]
      on:
        - touchesBegan: card
          set: { card.center: [200, 300], card.alpha: 0.5 }
          animate: { duration: 0.5s, curve: easeInOut }
      """, file: "card.yaml")
    let program = try TestProgram.controller { Mover() }.touched(
      by: "duration: 1s\ntimeline: [{ at: 0.2s, tap: card }]"
    ).recipe()
    let trace = try program.trace()
    #expect(trace.rows.count == 60)
    #expect(trace.rows.last?.center?.x == 200)
    #expect(trace.rows == (try recipe.trace()).rows)
  }

  @Test("a falling ball has the trace of its recipe, tick for tick") func dynamics() throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 2s
      views: { ball: { frame: [100, 20, 40, 40] } }
      animator:
        - gravity: { items: [ball] }
        - collision: { items: [ball], translatesReferenceBoundsIntoBoundary: true }
      """, file: "ball.yaml")
    let program = try TestProgram.controller { Faller() }.touched(by: "duration: 2s").recipe()
    let trace = try program.trace()
    #expect(trace.rows.contains { !$0.contacts.isEmpty })
    #expect(trace.rows == (try recipe.trace()).rows)
  }

  @Test("plays of the same recipe have the same trace") func repeated() throws {
    let program = try TestProgram.controller { Mover() }.touched(
      by: "duration: 0.5s\ntimeline: [{ at: 0.1s, tap: card }]"
    ).recipe()
    #expect(try program.trace().rows == program.trace().rows)
  }
}
