import Physics

/// The arrangement of a group's items relative to the center of their bounding box.
@MainActor
struct GroupLayout {
  private struct Placement {
    let item: any UIDynamicItem
    let view: UIView?
    let offset: CGPoint
    let angle: CGFloat
    let rotation: CGAffineTransform
  }

  let center: CGPoint
  let size: CGSize
  private let placements: [Placement]

  /// Reads the items' positions in an animator's coordinates; their scale and shear are ignored.
  init(_ items: [any UIDynamicItem], in space: ItemSpace) {
    let states = items.map { space.state(of: $0) }
    // Relative to the first item, so that a distant group does not lose its size to rounding.
    let origin = states.first?.center ?? .zero
    let offsets = states.map { CGPoint(x: $0.center.x - origin.x, y: $0.center.y - origin.y) }
    var frame = CGRect.null
    for ((item, state), offset) in zip(zip(items, states), offsets) {
      let size = item.bounds.size
      frame = frame.union(
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
          .applying(CGAffineTransform(rotationAngle: state.angle))
          .offsetBy(dx: offset.x, dy: offset.y))
    }
    let offsetCenter = frame.isNull ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
    center = CGPoint(x: origin.x + offsetCenter.x, y: origin.y + offsetCenter.y)
    size = frame.isNull ? .zero : frame.size
    placements = zip(zip(items, states), offsets).map { member, offset in
      let (item, state) = member
      return Placement(
        item: item, view: item as? UIView,
        offset: CGPoint(x: offset.x - offsetCenter.x, y: offset.y - offsetCenter.y),
        angle: state.angle, rotation: CGAffineTransform(rotationAngle: state.angle))
    }
  }

  /// The combined shape of the items, relative to the center.
  var shape: Shape {
    .compound(
      placements.map { placement in
        Shape.Part(
          shape: placement.item.collisionShape, center: Vector(placement.offset),
          angle: placement.angle)
      })
  }

  /// Moves the items so that their center is at a point of an animator's coordinates.
  func move(to center: CGPoint, rotatedBy rotation: CGAffineTransform, in space: ItemSpace) {
    for placement in placements {
      let offset = placement.offset.applying(rotation)
      var point = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      if let view = placement.view { point = space.center(point, of: view) }
      if placement.item.center != point && point.isFinite { placement.item.center = point }
      placement.item.transform = placement.rotation.concatenating(rotation)
    }
  }
}
