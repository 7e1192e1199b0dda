import Physics

/// The state of the physics, as values in reference coordinates.
extension UIDynamicAnimator {
  /// The outline of an object with which items collide.
  package struct Outline {
    /// The number of the body, unique within the animator.
    package let identifier: Int
    /// Whether the outline belongs to an item rather than a boundary.
    package let isItem: Bool
    package let path: CGPath
  }

  /// The outlines of all boundaries, then those of all items, in the order in which they were
  /// added.
  package var outlines: [Outline] {
    order.collisions.flatMap(\.boundaryBodies).map { Outline($0, isItem: false) }
      + bodies.map { Outline($0.body, isItem: true) }
  }

  /// The attachment of an item to a point or to another item.
  package struct Attachment {
    package enum Kind: Equatable {
      case rod
      case spring
      /// A limit for the distance of two points.
      case limit
      case pin
      case weld
      /// An axis of length 1, and the range of `end` on it, in points from `start`.
      case slide(axis: CGVector, range: ClosedRange<Double>?)
      case snap
    }

    package let kind: Kind
    /// The point at which the first item is attached; the anchor for an item that slides past one.
    package let start: CGPoint
    /// The point at which the second item is attached, or the anchor; the item's point for an item
    /// that slides past an anchor.
    package let end: CGPoint
    /// The centers of the items.
    package let centers: [CGPoint]
  }

  /// The attachments and snaps, in the order of their behaviors.
  package var attachments: [Attachment] {
    traversal.compactMap { behavior in
      switch behavior {
      case let behavior as UIAttachmentBehavior: behavior.inspection
      case let behavior as UISnapBehavior: behavior.inspection
      default: nil
      }
    }
  }
}

extension UIDynamicAnimator.Outline {
  fileprivate init(_ body: Body, isItem: Bool) {
    let center = CGPoint(body.center)
    let path = CGMutablePath()
    path.add(
      body.shape,
      CGAffineTransform(rotationAngle: body.angle)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    self.init(identifier: body.identifier, isItem: isItem, path: path)
  }
}

extension UIAttachmentBehavior {
  fileprivate var inspection: UIDynamicAnimator.Attachment? {
    switch link {
    case .distance(let joint):
      inspection(joint, as: joint.spring.frequency > 0 ? .spring : .rod)
    case .limit(let joint): inspection(joint, as: .limit)
    case .pivot(let joint), .pin(let joint): inspection(joint, as: .pin)
    case .fixed(let joint): inspection(joint, as: .weld)
    case .sliding(let joint) where items.count == 1:
      // The joint's range is that of the anchor on an axis that moves with the item.
      inspection(
        joint, from: joint.ends.second, to: joint.ends.first,
        as: .slide(
          axis: CGVector(joint.axis), range: joint.range.map { -$0.upperBound ... -$0.lowerBound }))
    case .sliding(let joint):
      inspection(joint, as: .slide(axis: CGVector(joint.axis), range: joint.range))
    case nil: nil
    }
  }

  private func inspection(
    _ joint: Joint, from start: Vector? = nil, to end: Vector? = nil,
    as kind: UIDynamicAnimator.Attachment.Kind
  ) -> UIDynamicAnimator.Attachment {
    UIDynamicAnimator.Attachment(
      kind: kind, start: CGPoint(start ?? joint.ends.first), end: CGPoint(end ?? joint.ends.second),
      centers: memberBodies.map { CGPoint($0.body.center) })
  }
}

extension UISnapBehavior {
  fileprivate var inspection: UIDynamicAnimator.Attachment? {
    memberTable.first?.body.map { item in
      let center = CGPoint(item.body.center)
      return UIDynamicAnimator.Attachment(
        kind: .snap, start: center, end: snapPoint, centers: [center])
    }
  }
}

extension UICollisionBehavior {
  /// The bodies of all boundaries, including those whose identifier was reused.
  fileprivate var boundaryBodies: [Body] {
    let bodies =
      boundaries.map(\.body) + replacedBoundaries.map(\.body) + [referenceBoundary?.body]
    return bodies.compactMap { $0 }
  }
}

extension CGMutablePath {
  /// Adds the outline of a shape with a position and rotation.
  fileprivate func add(_ shape: Shape, _ placement: CGAffineTransform) {
    switch shape {
    case .box(let width, let height):
      addRect(
        CGRect(x: -width / 2, y: -height / 2, width: width, height: height), transform: placement)
    case .circle(let radius):
      addEllipse(
        in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius),
        transform: placement)
    case .polygon(let corners):
      addLines(between: corners.map { CGPoint($0) }, transform: placement)
      closeSubpath()
    case .compound(let parts):
      for part in parts {
        add(
          part.shape,
          CGAffineTransform(rotationAngle: part.angle)
            .concatenating(CGAffineTransform(translationX: part.center.x, y: part.center.y))
            .concatenating(placement))
      }
    case .edges(let points, let isClosed):
      addLines(between: points.map { CGPoint($0) }, transform: placement)
      if isClosed { closeSubpath() }
    case .point: break
    }
  }
}
