import Physics

/// How the items of a group stand about the middle of the rectangle around them.
@MainActor
struct Formation {
  private struct Place {
    let item: any UIDynamicItem
    let view: UIView?
    let offset: CGPoint
    let angle: CGFloat
    let rotation: CGAffineTransform
  }

  let middle: CGPoint
  let size: CGSize
  private let places: [Place]

  /// Reads where items are in an animator's coordinates; their scale and shear count for nothing.
  init(_ items: [any UIDynamicItem], in space: ItemSpace) {
    let states = items.map { space.state(of: $0) }
    // Seen from the first item, so that a group far away does not lose its size to rounding.
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
    let center = frame.isNull ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
    middle = CGPoint(x: origin.x + center.x, y: origin.y + center.y)
    size = frame.isNull ? .zero : frame.size
    places = zip(zip(items, states), offsets).map { member, offset in
      let (item, state) = member
      return Place(
        item: item, view: item as? UIView,
        offset: CGPoint(x: offset.x - center.x, y: offset.y - center.y),
        angle: state.angle, rotation: CGAffineTransform(rotationAngle: state.angle))
    }
  }

  /// What the items collide as, about the middle.
  var shape: Shape {
    .compound(
      places.map { place in
        Shape.Part(
          shape: place.item.collisionShape, center: Vector(place.offset), angle: place.angle)
      })
  }

  /// Moves the items so that their middle is a point of an animator's coordinates.
  func move(to center: CGPoint, turnedBy rotation: CGAffineTransform, in space: ItemSpace) {
    for place in places {
      let offset = place.offset.applying(rotation)
      var point = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      if let view = place.view { point = space.center(point, of: view) }
      if place.item.center != point && point.isFinite { place.item.center = point }
      place.item.transform = place.rotation.concatenating(rotation)
    }
  }
}
