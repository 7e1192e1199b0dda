import UIKit
import UIKitTestSupport

/// Random behaviors of every kind, and random changes to them.
@MainActor
enum FuzzedBehavior {
  static func make(in scene: FuzzedAnimator) -> UIDynamicBehavior {
    let chance = scene.chance
    let items = chance.some(of: scene.items)
    switch chance.index(below: 16) {
    case 0, 1:
      // UIKit warns about a second gravity behavior.
      let isFirst = !scene.behaviors.contains { $0 is UIGravityBehavior }
      return isFirst ? UIGravityBehavior(items: items) : UIDynamicItemBehavior(items: items)
    case 2, 3, 4:
      let collision = UICollisionBehavior(items: items)
      collision.collisionDelegate = scene
      return collision
    case 5, 6: return UIDynamicItemBehavior(items: items)
    case 7: return UIPushBehavior(items: items, mode: .continuous)
    case 8: return UIPushBehavior(items: items, mode: .instantaneous)
    case 9:
      return chance.one(of: scene.items).map { UISnapBehavior(item: $0, snapTo: chance.point()) }
        ?? UIDynamicBehavior()
    case 10, 11: return attachment(in: scene) ?? UIDynamicBehavior()
    case 12: return UIDynamicBehavior()
    default:
      let field = field(in: scene)
      for item in items { field.addItem(item) }
      return field
    }
  }

  private static func attachment(in scene: FuzzedAnimator) -> UIAttachmentBehavior? {
    let chance = scene.chance
    guard let first = chance.one(of: scene.items), let second = chance.one(of: scene.items)
    else { return nil }
    let (offsets, point) = ([chance.offset(), chance.offset()], chance.point())
    switch chance.index(below: 9) {
    case 0:
      return .slidingAttachment(
        with: first, attachedTo: second, attachmentAnchor: point, axisOfTranslation: chance.vector()
      )
    case 1:
      return .slidingAttachment(
        with: first, attachmentAnchor: point, axisOfTranslation: chance.vector())
    case 2:
      return .limitAttachment(
        with: first, offsetFromCenter: offsets[0], attachedTo: second, offsetFromCenter: offsets[1])
    case 3: return .fixedAttachment(with: first, attachedTo: second, attachmentAnchor: point)
    case 4: return .pinAttachment(with: first, attachedTo: second, attachmentAnchor: point)
    case 5: return UIAttachmentBehavior(item: first, attachedToAnchor: point)
    case 6:
      return UIAttachmentBehavior(
        item: first, offsetFromCenter: offsets[0], attachedToAnchor: point)
    case 7: return UIAttachmentBehavior(item: first, attachedTo: second)
    default:
      return UIAttachmentBehavior(
        item: first, offsetFromCenter: offsets[0], attachedTo: second,
        offsetFromCenter: offsets[1])
    }
  }

  private static func field(in scene: FuzzedAnimator) -> UIFieldBehavior {
    let chance = scene.chance
    switch chance.index(below: 11) {
    case 0: return .dragField()
    case 1: return .vortexField()
    case 2: return .radialGravityField(position: chance.point())
    case 3: return .linearGravityField(direction: chance.vector())
    case 4: return .velocityField(direction: chance.vector())
    case 5: return .noiseField(smoothness: chance.number(), animationSpeed: chance.number())
    case 6: return .turbulenceField(smoothness: chance.number(), animationSpeed: chance.number())
    case 7: return .springField()
    case 8: return .electricField()
    case 9: return .magneticField()
    default:
      return .field { [weak scene] _, _, _, _, _, _ in
        scene?.interrupt()
        return chance.vector()
      }
    }
  }

  // MARK: Changes

  static func vary(_ behavior: UIDynamicBehavior, in scene: FuzzedAnimator) {
    switch behavior {
    case let gravity as UIGravityBehavior: vary(gravity, in: scene)
    case let collision as UICollisionBehavior: vary(collision, in: scene)
    case let properties as UIDynamicItemBehavior: vary(properties, in: scene)
    case let push as UIPushBehavior: vary(push, in: scene)
    case let snap as UISnapBehavior: vary(snap, scene.chance)
    case let attachment as UIAttachmentBehavior: vary(attachment, scene.chance)
    case let field as UIFieldBehavior: vary(field, in: scene)
    default:
      if let child = scene.chance.one(of: behavior.childBehaviors), scene.chance.happens(0.3) {
        behavior.removeChildBehavior(child)
      } else if scene.canAddBehavior {
        behavior.addChildBehavior(scene.makeBehavior())
      }
    }
  }

  private static func vary(_ gravity: UIGravityBehavior, in scene: FuzzedAnimator) {
    let chance = scene.chance
    guard let item = chance.one(of: scene.items) else { return }
    switch chance.index(below: 5) {
    case 0: gravity.addItem(item)
    case 1: gravity.removeItem(item)
    case 2: gravity.gravityDirection = chance.vector()
    case 3: gravity.angle = chance.number()
    default: gravity.magnitude = chance.number()
    }
  }

  private static func vary(_ collision: UICollisionBehavior, in scene: FuzzedAnimator) {
    let chance = scene.chance
    guard let item = chance.one(of: scene.items) else { return }
    let identifier = "\(chance.index(below: 3))" as NSString
    switch chance.index(below: 10) {
    case 0: collision.addItem(item)
    case 1: collision.removeItem(item)
    case 2: collision.collisionMode = chance.one(of: [.items, .boundaries, .everything, []]) ?? []
    case 3: collision.translatesReferenceBoundsIntoBoundary = chance.happens(0.7)
    case 4: collision.setTranslatesReferenceBoundsIntoBoundary(with: chance.insets())
    case 5, 6: collision.addBoundary(withIdentifier: identifier, for: chance.boundaryPath())
    case 7:
      collision.addBoundary(withIdentifier: identifier, from: chance.point(), to: chance.point())
    case 8: collision.removeBoundary(withIdentifier: identifier)
    default: if chance.happens(0.2) { collision.removeAllBoundaries() }
    }
  }

  private static func vary(_ properties: UIDynamicItemBehavior, in scene: FuzzedAnimator) {
    let chance = scene.chance
    guard let item = chance.one(of: scene.items) else { return }
    switch chance.index(below: 12) {
    case 0: properties.addItem(item)
    case 1: properties.removeItem(item)
    case 2: properties.elasticity = chance.number()
    case 3: properties.friction = chance.number()
    // UIKit raises an exception for a negative density.
    case 4: properties.density = abs(chance.number())
    case 5: properties.resistance = chance.number()
    case 6: properties.angularResistance = chance.number()
    case 7: properties.charge = chance.number()
    case 8: properties.allowsRotation.toggle()
    case 9: properties.isAnchored.toggle()
    case 10: properties.addLinearVelocity(chance.point(), for: item)
    default: properties.addAngularVelocity(chance.number(), for: item)
    }
  }

  private static func vary(_ push: UIPushBehavior, in scene: FuzzedAnimator) {
    let chance = scene.chance
    guard let item = chance.one(of: scene.items) else { return }
    switch chance.index(below: 7) {
    case 0: push.addItem(item)
    case 1: push.removeItem(item)
    case 2: push.setTargetOffsetFromCenter(chance.offset(), for: item)
    case 3: push.active.toggle()
    case 4: push.pushDirection = chance.vector()
    case 5: push.angle = chance.number()
    default: push.magnitude = chance.number()
    }
  }

  private static func vary(_ snap: UISnapBehavior, _ chance: RandomValues) {
    if chance.happens(0.5) {
      snap.snapPoint = chance.point()
    } else {
      snap.damping = chance.number()
    }
  }

  private static func vary(_ attachment: UIAttachmentBehavior, _ chance: RandomValues) {
    switch chance.index(below: 6) {
    case 0: attachment.anchorPoint = chance.point()
    case 1: attachment.length = chance.number()
    case 2: attachment.damping = chance.number()
    case 3: attachment.frequency = chance.number()
    case 4: attachment.frictionTorque = chance.number()
    default: attachment.attachmentRange = chance.range()
    }
  }

  private static func vary(_ field: UIFieldBehavior, in scene: FuzzedAnimator) {
    let chance = scene.chance
    guard let item = chance.one(of: scene.items) else { return }
    switch chance.index(below: 10) {
    case 0: field.addItem(item)
    case 1: field.removeItem(item)
    case 2: field.position = chance.point()
    case 3: field.region = chance.region()
    case 4: field.strength = chance.number()
    case 5: field.falloff = chance.number()
    case 6: field.minimumRadius = chance.number()
    case 7: field.direction = chance.vector()
    case 8: field.smoothness = chance.number()
    default: field.animationSpeed = chance.number()
    }
  }
}
