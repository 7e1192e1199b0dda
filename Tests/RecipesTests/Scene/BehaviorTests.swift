import Testing
import UIKit

@testable import Recipes

/// Tests the keys of behaviors.
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

  @Test("gravity sets its direction and magnitude") func gravity() throws {
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

  @Test("push sets its mode, force and state") func push() throws {
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

  @Test("snap sets its point and damping") func snap() throws {
    let (snap, scene) = try behavior(
      "snap: { item: a, snapPoint: [10, 20], damping: 0.8 }", as: UISnapBehavior.self)
    #expect(snap.snapPoint == CGPoint(x: 10, y: 20))
    #expect(snap.damping == 0.8)
    withExtendedLifetime(scene) {}
  }

  @Test("attachment connects items and anchors") func attachment() throws {
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

  @Test("item sets the properties of items") func item() throws {
    let (item, scene) = try behavior(
      """
      item: { items: [a], elasticity: 0.7, friction: 0.1, density: 2, resistance: 3,
      angularResistance: 4, allowsRotation: false, isAnchored: false,
      charge: 5, addLinearVelocity: [100, 200], addAngularVelocity: 90deg }
      """, as: UIDynamicItemBehavior.self)
    let view = try #require(scene.view("a"))
    #expect(item.elasticity == 0.7)
    #expect(item.friction == 0.1)
    #expect(item.density == 2)
    #expect(item.resistance == 3)
    #expect(item.angularResistance == 4)
    #expect(!item.allowsRotation)
    #expect(!item.isAnchored)
    #expect(item.charge == 5)
    #expect(item.linearVelocity(for: view) == CGPoint(x: 100, y: 200))
    #expect(abs(item.angularVelocity(for: view) - .pi / 2) < 1e-6)
  }

  @Test("collision sets its mode and boundaries") func collision() throws {
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

  // MARK: Values per item

  @Test("each item can have its own offset and velocities") func perItem() throws {
    let (push, scene) = try behavior(
      "push: { items: [a, b], targetOffsetFromCenter: { b: [5, 6] } }", as: UIPushBehavior.self)
    let (a, b) = (try #require(scene.view("a")), try #require(scene.view("b")))
    #expect(push.targetOffsetFromCenter(for: a) == .zero)
    #expect(push.targetOffsetFromCenter(for: b) == UIOffset(horizontal: 5, vertical: 6))
    let (item, other) = try behavior(
      "item: { items: [a, b], addLinearVelocity: { a: [1, 2] }, addAngularVelocity: { b: 3 } }",
      as: UIDynamicItemBehavior.self)
    let (first, second) = (try #require(other.view("a")), try #require(other.view("b")))
    #expect(item.linearVelocity(for: first) == CGPoint(x: 1, y: 2))
    #expect(item.linearVelocity(for: second) == .zero)
    #expect(item.angularVelocity(for: second) == 3)
  }

  @Test("set adds velocities during the recipe") func addVelocity() throws {
    let scene = try RecipesTests.scene(
      """
      views: { a: { frame: [0, 0, 50, 50] } }
      animator: [item: { id: body, items: [a], resistance: 0 }]
      timeline:
        - { at: 0.1s, set: { body.addLinearVelocity: [60, 0] } }
        - { at: 0.2s, set: { body.addLinearVelocity: { a: [0, 30] } } }
      """)
    let body = try #require(scene.animator.behaviors.first as? UIDynamicItemBehavior)
    scene.play(to: 0.3)
    let velocity = body.linearVelocity(for: try #require(scene.view("a")))
    #expect(hypot(velocity.x - 60, velocity.y - 30) < 1e-4)
  }

  // MARK: Attachments

  @Test("pinAttachment limits the rotation") func pin() throws {
    let (pin, scene) = try behavior(
      """
      pinAttachment: { item: a, attachedTo: b, attachmentAnchor: [75, 25],
      attachmentRange: [-90deg, 1], frictionTorque: 0.5 }
      """, as: UIAttachmentBehavior.self)
    #expect(pin.items.count == 2)
    #expect(pin.attachmentRange == UIFloatRange(minimum: -.pi / 2, maximum: 1))
    #expect(pin.frictionTorque == 0.5)
    withExtendedLifetime(scene) {}
  }

  @Test("slidingAttachment limits the translation") func sliding() throws {
    let (slide, scene) = try behavior(
      """
      slidingAttachment: { item: a, attachmentAnchor: [25, 25], axisOfTranslation: [2, 0],
      attachmentRange: [-10, 40] }
      """, as: UIAttachmentBehavior.self)
    #expect(slide.items.count == 1)
    #expect(slide.attachmentRange == UIFloatRange(minimum: -10, maximum: 40))
    let a = try #require(scene.view("a"))
    scene.animator.addBehavior(UIGravityBehavior(items: [a]))
    scene.play(to: 1)
    #expect(a.center == CGPoint(x: 25, y: 25), "it slides across only")
    let (pair, _) = try behavior(
      """
      slidingAttachment: { item: a, attachedTo: b, attachmentAnchor: [75, 25],
      axisOfTranslation: [0, 1], attachmentRange: infinite }
      """, as: UIAttachmentBehavior.self)
    #expect(pair.items.count == 2)
    #expect(pair.attachmentRange.isInfinite)
  }

  @Test("limitAttachment limits the distance") func limit() throws {
    let (limit, scene) = try behavior(
      "limitAttachment: { item: a, attachedTo: b, length: 120 }", as: UIAttachmentBehavior.self)
    #expect(limit.length == 120)
    #expect(limit.items.count == 2)
    withExtendedLifetime(scene) {}
  }

  @Test("fixedAttachment makes items rigid") func fixed() throws {
    let scene = try self.scene(
      """
      fixedAttachment: { item: a, attachedTo: b, attachmentAnchor: [75, 25] },
      push: { items: [a], pushDirection: [1, 1] }
      """)
    let (a, b) = (try #require(scene.view("a")), try #require(scene.view("b")))
    scene.play(to: 0.5)
    #expect(a.center != CGPoint(x: 25, y: 25))
    #expect(abs(hypot(a.center.x - b.center.x, a.center.y - b.center.y) - 100) < 1)
  }

  // MARK: Fields

  @Test(
    "a field of each kind has its properties",
    arguments: [
      ("dragField", ", strength: 3, direction: [1, 2]"), ("vortexField", ""), ("springField", ""),
      ("electricField", ""), ("magneticField", ""),
      ("radialGravityField", ", position: [160, 200]"),
      ("linearGravityField", ", direction: [1, 2]"), ("velocityField", ", direction: [1, 2]"),
      ("noiseField", ", smoothness: 0.25, animationSpeed: 2"),
      ("turbulenceField", ", smoothness: 0.25, animationSpeed: 2"),
      ("field", ", evaluationBlock: [0, position.y]"),
    ])
  func fields(kind: String, keys: String) throws {
    let (field, scene) = try behavior(
      "\(kind): { items: [a, b]\(keys) }", as: UIFieldBehavior.self)
    #expect(field.items.count == 2)
    #expect(field.strength == (keys.contains("strength") ? 3 : 1))
    let position = keys.contains("position:") ? CGPoint(x: 160, y: 200) : .zero
    #expect(hypot(field.position.x - position.x, field.position.y - position.y) < 1e-4)
    #expect(
      field.direction == (keys.contains("direction") ? CGVector(dx: 1, dy: 2) : .zero))
    #expect(field.smoothness == (keys.contains("smoothness") ? 0.25 : 0))
    #expect(field.animationSpeed == (keys.contains("animationSpeed") ? 2 : 0))
    scene.play(to: 0.1)
  }

  @Test("a field has a position, a region and a falloff") func fieldShape() throws {
    let (field, scene) = try behavior(
      """
      springField: { items: [a], position: [100, 100], strength: 2, falloff: 3, minimumRadius: 4,
      region: { intersection: [{ radius: 50 }, { size: [40, 20] }] } }
      """, as: UIFieldBehavior.self)
    #expect(field.position == CGPoint(x: 100, y: 100))
    #expect(field.strength == 2)
    #expect(field.falloff == 3)
    #expect(abs(field.minimumRadius - 4) < 1e-6)
    #expect(field.region.contains(CGPoint(x: 19, y: 9)))
    #expect(!field.region.contains(CGPoint(x: 21, y: 9)))
    withExtendedLifetime(scene) {}
  }

  @Test(
    "a region contains the points of its shape",
    arguments: [
      ("infinite", true, true, true), ("{ radius: 10 }", true, false, false),
      ("{ size: [30, 10] }", true, true, false), ("{ inverse: { radius: 10 } }", false, true, true),
      ("{ union: [{ radius: 10 }, { size: [30, 10] }] }", true, true, false),
      ("{ difference: [{ size: [30, 10] }, { radius: 10 }] }", false, true, false),
      ("{ intersection: [{ radius: 15 }, { size: [30, 10] }] }", true, true, false),
      ("{ inverse: { union: [{ radius: 10 }, { size: [30, 10] }] } }", true, true, true),
      ("{ union: [{ radius: 50 }, { inverse: { size: [30, 10] } }] }", false, false, true),
      ("{ difference: [{ radius: 10 }, { inverse: { size: [30, 10] } }] }", true, true, false),
    ])
  @MainActor
  func regions(text: String, middle: Bool, right: Bool, above: Bool) throws {
    let region = try read(.region, text).get().make()
    #expect(region.contains(.zero) == middle)
    #expect(region.contains(CGPoint(x: 14, y: 0)) == right)
    #expect(region.contains(CGPoint(x: 0, y: 20)) == above)
  }

  @Test("an expression is a force in newtons") func expression() throws {
    let scene = try self.scene(
      """
      field: { items: [a], position: [25, 0], evaluationBlock: [mass, "0.25 * (position.y - 21)"] },
      item: { items: [a], resistance: 0 }
      """)
    let a = try #require(scene.view("a"))
    let body = try #require(scene.animator.behaviors.last as? UIDynamicItemBehavior)
    scene.stage.step()
    // One sub-step of 1/120 s: 1 m/s², and 1 N on 0.25 kg.
    #expect(abs(body.linearVelocity(for: a).x - 100.0 / 120) < 1e-4)
    #expect(abs(body.linearVelocity(for: a).y - 400.0 / 120) < 1e-4)
  }

  // MARK: Composites and groups

  @Test("behavior adds its children") func children() throws {
    let scene = try RecipesTests.scene(
      """
      views: { a: { frame: [0, 0, 50, 50] } }
      animator:
        - behavior:
            id: both
            children: [gravity: { id: fall, items: [a] }, item: { items: [a], elasticity: 0.5 }]
      timeline:
        - { at: 0.1s, set: { fall.magnitude: 2 } }
        - { at: 0.2s, remove: fall }
        - { at: 0.3s, remove: both }
      """)
    let both = try #require(scene.animator.behaviors.first)
    #expect(both.childBehaviors.count == 2)
    scene.play(to: 0.15)
    let fall = try #require(both.childBehaviors.first as? UIGravityBehavior)
    #expect(abs(fall.magnitude - 2) < 1e-6)
    scene.play(to: 0.25)
    #expect(both.childBehaviors.count == 1)
    scene.play(to: 0.35)
    #expect(scene.animator.behaviors.isEmpty)
  }

  @Test("a group moves as one item") func group() throws {
    let scene = try RecipesTests.scene(
      """
      views: { a: { frame: [0, 0, 50, 50] }, b: { frame: [100, 0, 50, 50] }, log: { frame: [0, 0, 1, 1] } }
      groups: { pair: [a, b] }
      animator:
        - gravity: { items: [pair] }
        - collision: { items: [pair], translatesReferenceBoundsIntoBoundary: true }
        - item: { items: [pair], addAngularVelocity: 1 }
      on: [{ contact: { began: pair, boundary: referenceBounds }, set: { log.tag: 1 } }]
      """)
    let (a, b) = (try #require(scene.view("a")), try #require(scene.view("b")))
    scene.play(to: 0.5)
    #expect(a.center.y > 100)
    #expect(a.center.y != b.center.y)
    #expect(abs(hypot(a.center.x - b.center.x, a.center.y - b.center.y) - 100) < 1)
    scene.play(to: 2)
    #expect(scene.view("log")?.tag == 1)
  }

  @Test("a group consists of its views as they are when its first behavior is added")
  func groupOfMovedViews() throws {
    let scene = try RecipesTests.scene(
      """
      views: { a: { frame: [0, 0, 50, 50] }, b: { frame: [100, 0, 50, 50] }, log: { frame: [0, 0, 1, 1] } }
      groups: { pair: [a, b] }
      animator: [{ gravity: { id: early, items: [pair] } }]
      timeline:
        - { at: 0.1s, remove: early }
        - { at: 0.2s, set: { a.center: [200, 100], b.center: [200, 200] } }
        - at: 0.3s
          add:
            animator:
              - behavior:
                  children:
                    - gravity: { items: [pair] }
                    - collision: { items: [pair], translatesReferenceBoundsIntoBoundary: true }
      on: [{ contact: { began: pair, boundary: referenceBounds }, set: { log.tag: 1 } }]
      """)
    let (a, b) = (try #require(scene.view("a")), try #require(scene.view("b")))
    scene.play(to: 0.5)
    #expect(a.center.x == 200 && b.center.x == 200 && b.center.y - a.center.y == 100)
    #expect(a.center.y > 105 && scene.animator.motions.count == 1)
    scene.play(to: 2)
    #expect(scene.view("log")?.tag == 1)
  }

  /// At 0.2 s, the spring has overshot to a negative size.
  @Test("views whose bounds a stopped spring has left negative are items like others")
  func negativeSize() throws {
    let scene = try RecipesTests.scene(
      """
      views:
        box: { frame: [50, 50, 80, 80] }
        dot: { frame: [150, 50, 40, 40], collisionBoundsType: ellipse }
      animators:
        squeeze:
          spring: { duration: 0.3s, bounce: 0.8 }
          animations: { box.bounds: [0, 0, 1, 1], dot.bounds: [0, 0, 2, 1] }
      timeline:
        - { at: 0s, start: squeeze }
        - { at: 0.2s, stop: squeeze }
        - at: 0.3s
          add:
            animator:
              - gravity: { items: [box, dot] }
              - collision: { items: [box, dot], boundaries: { floor: { from: [0, 150], to: [320, 150] } } }
      """)
    let views = [try #require(scene.view("box")), try #require(scene.view("dot"))]
    scene.play(to: 0.3)
    #expect(views.allSatisfy { $0.bounds.size.width < -5 && $0.bounds.size.height < -5 })
    scene.play(to: 2)
    for view in views {
      #expect(abs(150 - view.center.y - view.bounds.height / 2) < 3, "\(view)")
    }
  }

  @Test("a group without one of its views is ignored") func incompleteGroup() throws {
    let scene = try RecipesTests.scene(
      """
      views: { a: { frame: [0, 0, 50, 50] }, b: { frame: [100, 0, 50, 50] } }
      groups: { pair: [a, b] }
      timeline:
        - { at: 0s, remove: b }
        - { at: 1s, add: { animator: [snap: { item: pair, snapPoint: [1, 1] }] } }
      """)
    scene.play(to: 2)
    #expect(scene.animator.behaviors.isEmpty)
  }

  // MARK: Collision bounds

  @Test("views collide with their collision bounds") func collisionBounds() throws {
    let scene = try RecipesTests.scene(
      """
      views:
        disc: { frame: [0, 0, 50, 50], collisionBoundsType: ellipse, gradient: { colors: [red, blue] } }
        tip: { frame: [0, 0, 50, 50], collisionBoundsType: path, collisionBoundingPath: [[0, -25], [25, 25], [-25, 25]] }
        box: { frame: [0, 0, 50, 50] }
      """)
    #expect(scene.view("disc")?.collisionBoundsType == .ellipse)
    #expect(scene.view("tip")?.collisionBoundsType == .path)
    #expect(
      scene.view("tip")?.collisionBoundingPath.bounds
        == CGRect(x: -25, y: -25, width: 50, height: 50))
    #expect(scene.view("box")?.collisionBoundsType == .rectangle)
  }
}
