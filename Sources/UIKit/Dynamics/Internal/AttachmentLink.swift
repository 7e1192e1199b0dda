import Physics

/// The joint of an attachment.
enum AttachmentLink {
  case distance(DistanceJoint)
  /// A rod so short that it only lets its item rotate.
  case pivot(RevoluteJoint)
  case limit(RopeJoint)
  case fixed(WeldJoint)
  case pin(RevoluteJoint)
  case sliding(PrismaticJoint)

  /// Joins two bodies, the second of which may be an anchor; returns nil if they cannot be joined.
  ///
  /// A rod, spring or rope has the length in `settings`, `measuredLength`, or the distance between
  /// its ends, in this order.
  ///
  /// The first body is Box2D's first one in every kind, as measured on Apple's own animator by the
  /// open-source project charon. Ranges are Box2D's: the angle or the position of the second body
  /// relative to the first one, which for an item and an anchor is inferred.
  init?(
    _ kind: AttachmentKind, _ first: Body, _ second: Body, isAnchored: Bool,
    _ settings: AttachmentSettings, measuredLength: CGFloat?
  ) {
    let link = try? Self.joined(kind, first, second, isAnchored, settings, measuredLength)
    guard let link else { return nil }
    self = link
  }

  private static func joined(
    _ kind: AttachmentKind, _ first: Body, _ second: Body, _ isAnchored: Bool,
    _ settings: AttachmentSettings, _ measuredLength: CGFloat?
  ) throws(PhysicsError) -> AttachmentLink {
    let length = settings.length ?? measuredLength
    switch kind {
    case .distance(let firstOffset, let secondOffset):
      let (firstEnd, secondEnd) = (Vector(firstOffset), Vector(secondOffset))
      let point = second.point(at: secondEnd)
      let distance = first.point(at: firstEnd).distance(to: point)
      // Measured on UIKit itself: the item rotates about the anchor at its current position.
      let isPivot =
        isAnchored && settings.spring.frequency == 0 && (settings.length ?? 0) == 0
        && max(length ?? 0, distance) < 1
      if isPivot {
        return .pivot(try RevoluteJoint(first, second, at: point))
      }
      return .distance(
        try DistanceJoint(
          first, at: firstEnd, second, at: secondEnd, length: length ?? distance,
          spring: settings.spring))
    case .limit(let firstOffset, let secondOffset):
      // Measured on UIKit itself: offsets are negated, and do not rotate with their items.
      let firstEnd = (.zero - Vector(firstOffset)).turned(by: -first.angle)
      let secondEnd = (.zero - Vector(secondOffset)).turned(by: -second.angle)
      let distance = first.point(at: firstEnd).distance(to: second.point(at: secondEnd))
      return .limit(
        try RopeJoint(
          first, at: firstEnd, second, at: secondEnd, maximumLength: length ?? distance))
    case .fixed(let point):
      return .fixed(try WeldJoint(first, second, at: Vector(point)))
    case .pin(let point):
      return .pin(
        try RevoluteJoint(
          first, second, at: Vector(point), range: settings.limits,
          frictionTorque: settings.frictionTorque, connectedCollide: false))
    case .sliding(let point, let axis):
      return .sliding(
        try PrismaticJoint(
          first, second, at: Vector(point), axis: Vector(axis), range: settings.limits))
    }
  }

  /// The rest or maximum length of the joint, in points; nil for joints without a length.
  var length: CGFloat? {
    switch self {
    case .distance(let joint): joint.length
    case .limit(let joint): joint.maximumLength
    case .pivot: 0
    case .fixed, .pin, .sliding: nil
    }
  }

  /// Applies the settings to the joint.
  func adjust(to settings: AttachmentSettings) {
    switch self {
    case .distance(let joint):
      joint.set(length: settings.length ?? joint.length, spring: settings.spring)
    case .limit(let joint):
      joint.maximumLength = settings.length ?? joint.maximumLength
    case .pin(let joint):
      joint.range = settings.limits
      joint.frictionTorque = settings.frictionTorque
    case .sliding(let joint):
      joint.range = settings.limits
    case .pivot, .fixed:
      break
    }
  }
}
