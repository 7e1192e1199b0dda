import Physics

/// An item in an animator, with the body that moves it.
@MainActor
final class ItemBody {
  let item: any UIDynamicItem
  let size: CGSize
  let body: Body
  /// The element whose layout attributes the item is, if any.
  let element: LayoutElement?
  /// The number of behaviors that act on the item; when it becomes 0, the item is removed.
  var behaviorCount = 0
  /// The number of gravity behaviors that act on the item.
  var gravityBehaviorCount = 0 {
    didSet { body.isAffectedByGravity = gravityBehaviorCount > 0 }
  }

  /// The filters of the collision behaviors that act on the item; they may share bits.
  var collisionFilters: [ObjectIdentifier: Filter] = [:] {
    didSet {
      body.filter = collisionFilters.values.reduce(into: Filter()) { union, filter in
        union.category |= filter.category
        union.mask |= filter.mask
      }
    }
  }

  private let view: UIView?
  private let isRounded: Bool
  /// The angle written last and its rotation, which saves trigonometry for items at rest.
  private var lastWritten = (angle: CGFloat.nan, rotation: CGAffineTransform.identity)

  /// Creates a body at the item's position; the item's scale and shear are ignored.
  init(_ item: any UIDynamicItem, in world: World, _ space: ItemSpace) {
    self.item = item
    view = item as? UIView
    element = (item as? UICollectionViewLayoutAttributes)?.element
    isRounded = view != nil || element != nil || item is UIDynamicItemGroup
    size = item.size
    let (center, angle) = space.state(of: item)
    do {
      body = try ItemBody.makeBody(item, in: world, center: Vector(center), angle: angle)
    } catch .notFinite {
      preconditionFailure("CALayer position contains NaN: [\(center.x) \(center.y)]")
    } catch .offCenter {
      preconditionFailure("\(item) provided an invalid bounding path")
    } catch {
      item.stopForInvalidSize()
    }
  }

  /// Creates a body with the item's shape.
  ///
  /// A group whose inertia single precision loses, because its items are distant, collides as their
  /// bounding box.
  private static func makeBody(
    _ item: any UIDynamicItem, in world: World, center: Vector, angle: Double
  ) throws(PhysicsError) -> Body {
    do throws(PhysicsError) {
      return try Body(in: world, shape: item.collisionShape, center: center, angle: angle)
    } catch .offCenter where item is UIDynamicItemGroup {
      let size = item.size
      return try Body(
        in: world, shape: .box(width: size.width, height: size.height), center: center,
        angle: angle)
    }
  }

  /// Moves the item to the position of its body, and returns whether the item has moved.
  ///
  /// Views, layout attributes and groups are rounded to device pixels and 1/5000 radian, other
  /// items are exact: measured on Apple's own animator by the open-source project charon.
  func updateItem(in space: ItemSpace, scale: CGFloat) -> Bool {
    let pose = body.pose
    var (center, angle) = (CGPoint(pose.center), pose.angle)
    if isRounded {
      if let view { center = space.center(center, of: view) }
      center = center.roundedToPixels(scale: scale)
      angle = (angle * 5000).rounded() / 5000
    }
    // In a superview with extreme coordinates, the position may not be finite.
    let hasMoved = item.center != center && center.isFinite
    var hasRotated = false
    if angle != lastWritten.angle {
      lastWritten = (angle, CGAffineTransform(rotationAngle: angle))
      hasRotated = item.transform != lastWritten.rotation
    }
    if hasMoved { item.center = center }
    item.transform = lastWritten.rotation
    return hasRotated || hasMoved
  }

  /// Moves the body to the position of the item, and returns whether the body has moved.
  func updateBody(in space: ItemSpace) -> Bool {
    let (center, angle) = space.state(of: item)
    let scale = UIScreen.main.scale
    if view != nil,
      center.roundedToPixels(scale: scale) == CGPoint(body.center).roundedToPixels(scale: scale)
    {
      return false
    }
    body.move(to: Vector(center), angle: angle)
    return true
  }
}

extension CGPoint {
  /// Returns the point rounded to pixels as in Apple's animator.
  fileprivate func roundedToPixels(scale: CGFloat) -> CGPoint {
    func rounded(_ value: CGFloat) -> CGFloat {
      guard scale != 1 else { return value.rounded() }
      let whole = value.rounded(.down)
      return whole + (scale * (value - whole)).rounded() / scale
    }
    return CGPoint(x: rounded(x), y: rounded(y))
  }
}
