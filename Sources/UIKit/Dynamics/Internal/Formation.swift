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
    let frame = zip(items, states).reduce(CGRect.null) { frame, member in
      let (item, (center, angle)) = member
      let size = item.bounds.size
      return frame.union(
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
          .applying(CGAffineTransform(rotationAngle: angle))
          .offsetBy(dx: center.x, dy: center.y))
    }
    let middle = frame.isNull ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
    self.middle = middle
    size = frame.isNull ? .zero : frame.size
    places = zip(items, states).map { item, state in
      Place(
        item: item, view: item as? UIView,
        offset: CGPoint(x: state.center.x - middle.x, y: state.center.y - middle.y),
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
      if place.item.center != point { place.item.center = point }
      place.item.transform = place.rotation.concatenating(rotation)
    }
  }
}
