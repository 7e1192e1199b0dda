import Physics

extension UIDynamicAnimator {
  /// A force on an item.
  package struct Force {
    package enum Source {
      /// A gravity, push or field behavior.
      case behavior
      /// An attachment or a snap.
      case attachment
      case contact
    }

    package let source: Source
    /// The number of the item's body, unique within the animator.
    package let identifier: Int
    /// The number of the force, unique among those of its source on the item.
    package let number: Int
    /// The point at which the force acts, in reference coordinates.
    package let point: CGPoint
    /// The acceleration that the force alone gives the item, in points per second squared.
    package let acceleration: CGVector
  }

  /// Records the forces of contacts from now on, which `forces` omits otherwise.
  package func recordContactForces() {
    world.recordContactForces()
  }

  /// The forces on items that can move: those of gravity, continuous pushes and fields at the items'
  /// current positions, in the order of the behaviors; those of attachments and snaps in the last
  /// sub-step; and the mean forces of contacts in the last step.
  ///
  /// Impulses, velocity fields and fields that are computed by a block are left out, and torques.
  package var forces: [Force] {
    traversal.enumerated().flatMap { forces(of: $1, number: $0) } + contactForces
  }

  private func forces(of behavior: UIDynamicBehavior, number: Int) -> [Force] {
    func forces(
      _ source: Force.Source = .behavior,
      _ effect: (Int, ItemBody) -> (acceleration: CGVector, point: CGPoint)?
    ) -> [Force] {
      behavior.memberBodies.enumerated().compactMap { index, body in
        effect(index, body).flatMap { Force(source, number, on: body, $0, at: $1) }
      }
    }
    switch behavior {
    case is UIGravityBehavior:
      return forces { _, body in (CGVector(world.gravity), CGPoint(body.body.center)) }
    case let behavior as UIPushBehavior where behavior.mode == .continuous && behavior.active:
      return forces { _, body in
        let offset = behavior.targetOffsetFromCenter(for: body.item)
        let center = CGPoint(body.body.center)
        return (
          body.acceleration(by: Vector(behavior.pushDirection)),
          CGPoint(x: center.x + offset.horizontal, y: center.y + offset.vertical)
        )
      }
    case let behavior as UIFieldBehavior:
      return forces { _, body in
        behavior.force(on: body, at: world.time).map {
          (body.acceleration(by: $0), CGPoint(body.body.center))
        }
      }
    case let behavior as UIAttachmentBehavior:
      guard let joint = behavior.link?.joint else { return [] }
      let (force, ends) = (joint.force, joint.ends)
      return forces(.attachment) { index, body in
        index == 0
          ? (body.acceleration(by: .zero - force), CGPoint(ends.first))
          : (body.acceleration(by: force), CGPoint(ends.second))
      }
    case let behavior as UISnapBehavior:
      guard let force = behavior.snap?.force else { return [] }
      return forces(.attachment) { _, body in
        (body.acceleration(by: force), CGPoint(body.body.center))
      }
    default: return []
    }
  }

  private var contactForces: [Force] {
    var counts: [[Int]: Int] = [:]
    return world.contactForces.flatMap { contact -> [Force] in
      let pair = [contact.first, contact.second]
      let count = counts[pair, default: 0]
      counts[pair] = count + 1
      return zip(pair, [.zero - contact.force, contact.force]).enumerated()
        .compactMap { index, side in
          guard case .item(let body) = bodyOwners[side.0] else { return nil }
          // The same number at the next tick, for frames between the two.
          let number = pair[1 - index] << 3 | count & 7
          return Force(
            .contact, number, on: body, body.acceleration(by: side.1), at: CGPoint(contact.point))
        }
    }
  }
}

extension UIDynamicAnimator.Force {
  /// Creates a force; nil if it does not accelerate the item, or the item cannot move.
  @MainActor
  fileprivate init?(
    _ source: Source, _ number: Int, on body: ItemBody, _ acceleration: CGVector, at point: CGPoint
  ) {
    guard !body.body.isStatic, acceleration != .zero, acceleration.dx.isFinite,
      acceleration.dy.isFinite
    else { return nil }
    self.init(
      source: source, identifier: body.body.identifier, number: number, point: point,
      acceleration: acceleration)
  }
}

extension ItemBody {
  /// Returns the acceleration by a force in newtons, where 100 points are a meter.
  fileprivate func acceleration(by force: Vector) -> CGVector {
    let mass = body.mass
    guard mass > 0 else { return .zero }
    return CGVector(dx: 100 * force.x / mass, dy: 100 * force.y / mass)
  }
}

extension AttachmentLink {
  fileprivate var joint: Joint {
    switch self {
    case .distance(let joint): joint
    case .pivot(let joint), .pin(let joint): joint
    case .limit(let joint): joint
    case .fixed(let joint): joint
    case .sliding(let joint): joint
    }
  }
}
