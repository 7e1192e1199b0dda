import Testing
import UIKit

@testable import Recipes

/// What the keys of behaviors do to UIKit's.
@MainActor
@Suite struct BehaviorTests {
  private func scene(_ behavior: String) throws -> RecipeScene {
    try RecipesTests.scene(
      """
      views: { a: { frame: [0, 0, 50, 50] }, b: { frame: [100, 0, 50, 50] } }
      animator: [\(behavior)]
      """)
  }

  private func behavior<Behavior: UIDynamicBehavior>(
    _ text: String, as type: Behavior.Type
  ) throws -> (Behavior, RecipeScene) {
    let scene = try scene(text)
    return (try #require(scene.animator.behaviors.first as? Behavior), scene)
  }

  @Test func gravity() throws {
    let (turned, scene) = try behavior(
      "gravity: { items: [a, b], angle: 0deg, magnitude: 2 }", as: UIGravityBehavior.self)
    #expect(turned.items.count == 2)
    #expect(abs(turned.gravityDirection.dx - 2) < 1e-6)
    #expect(abs(turned.gravityDirection.dy) < 1e-6)
    withExtendedLifetime(scene) {}
    let (directed, _) = try behavior(
      "gravity: { items: a, gravityDirection: [1, -1] }", as: UIGravityBehavior.self)
    #expect(directed.gravityDirection == CGVector(dx: 1, dy: -1))
  }

  @Test func push() throws {
    let (push, scene) = try behavior(
      """
      push: { items: [a], mode: instantaneous, pushDirection: [3, 4], active: false,
      targetOffsetFromCenter: [5, 6] }
      """, as: UIPushBehavior.self)
    #expect(push.mode == .instantaneous)
    #expect(push.pushDirection == CGVector(dx: 3, dy: 4))
    #expect(!push.active)
    let item = try #require(scene.view("a"))
    #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 5, vertical: 6))
  }

  @Test func snap() throws {
    let (snap, scene) = try behavior(
      "snap: { item: a, snapPoint: [10, 20], damping: 0.8 }", as: UISnapBehavior.self)
    #expect(snap.snapPoint == CGPoint(x: 10, y: 20))
    #expect(snap.damping == 0.8)
    withExtendedLifetime(scene) {}
  }

  @Test func attachment() throws {
    let (anchored, scene) = try behavior(
      "attachment: { item: a, anchorPoint: [10, 200], length: 30, damping: 0.5, frequency: 2 }",
      as: UIAttachmentBehavior.self)
    #expect(anchored.anchorPoint == CGPoint(x: 10, y: 200))
    #expect(anchored.length == 30)
    #expect(anchored.damping == 0.5)
    #expect(anchored.frequency == 2)
    withExtendedLifetime(scene) {}
    let (joined, _) = try behavior(
      """
      attachment: { item: a, attachedTo: b, offsetFromCenter: [1, 2],
      attachedToOffsetFromCenter: [3, 4] }
      """, as: UIAttachmentBehavior.self)
    #expect(joined.items.count == 2)
  }

  @Test func item() throws {
    let (item, scene) = try behavior(
      """
      item: { items: [a], elasticity: 0.7, friction: 0.1, density: 2, resistance: 3,
      angularResistance: 4, allowsRotation: false, isAnchored: false,
      addLinearVelocity: [100, 200], addAngularVelocity: 90deg }
      """, as: UIDynamicItemBehavior.self)
    let view = try #require(scene.view("a"))
    #expect(item.elasticity == 0.7)
    #expect(item.friction == 0.1)
    #expect(item.density == 2)
    #expect(item.resistance == 3)
    #expect(item.angularResistance == 4)
    #expect(!item.allowsRotation)
    #expect(!item.isAnchored)
    #expect(item.linearVelocity(for: view) == CGPoint(x: 100, y: 200))
    #expect(abs(item.angularVelocity(for: view) - .pi / 2) < 1e-6)
  }

  @Test func collision() throws {
    let (collision, scene) = try behavior(
      """
      collision: { items: [a, b], collisionMode: boundaries,
      translatesReferenceBoundsIntoBoundary: [1, 2, 3, 4], boundaries: {
      line: { from: [0, 500], to: [320, 500] }, triangle: { path: [[0, 0], [10, 0], [0, 10]] },
      box: { rect: [10, 20, 30, 40] }, pill: { rect: [10, 20, 30, 40], cornerRadius: 5 },
      disc: { oval: [10, 20, 30, 30] } } }
      """, as: UICollisionBehavior.self)
    #expect(collision.collisionMode == .boundaries)
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    let identifiers = collision.boundaryIdentifiers?.compactMap { $0 as? NSString } ?? []
    #expect(Set(identifiers) == ["line", "triangle", "box", "pill", "disc"])
    let box = collision.boundary(withIdentifier: "box" as NSString)
    #expect(box?.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    let triangle = collision.boundary(withIdentifier: "triangle" as NSString)
    #expect(triangle?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    withExtendedLifetime(scene) {}
  }
}
