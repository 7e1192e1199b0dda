import Physics

/// An item in an animator with the body that moves it.
@MainActor
final class ItemBody {
  let item: any UIDynamicItem
  let size: CGSize
  let body: Body
  /// What the item is the attributes of, if it is any.
  let element: LayoutElement?
  /// How many behaviors act on the item; without any, it leaves the animator.
  var holders = 0
  /// How many gravity behaviors pull the item.
  var gravities = 0 {
    didSet { body.isPulledByGravity = gravities > 0 }
  }

  private let view: UIView?
  private let group: UIDynamicItemGroup?
  private let isRounded: Bool
  /// The angle last written and its rotation, so that items at rest cost no sine.
  private var written = (angle: CGFloat.nan, rotation: CGAffineTransform.identity)

  /// Makes a body where the item is; the item's scale and shear count for nothing.
  init(_ item: any UIDynamicItem, in world: World, _ space: ItemSpace) {
    self.item = item
    view = item as? UIView
    group = item as? UIDynamicItemGroup
    element = (item as? UICollectionViewLayoutAttributes)?.element
    isRounded = view != nil || group != nil || element != nil
    group?.gather(in: space)
    size = item.bounds.size
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

  /// Makes a body that collides as the item does; a group whose members are so far apart that
  /// single precision loses its inertia collides as the rectangle around them.
  private static func makeBody(
    _ item: any UIDynamicItem, in world: World, center: Vector, angle: Double
  ) throws(PhysicsError) -> Body {
    do throws(PhysicsError) {
      return try Body(in: world, shape: item.collisionShape, center: center, angle: angle)
    } catch .offCenter where item is UIDynamicItemGroup {
      let size = item.bounds.size
      return try Body(
        in: world, shape: .box(width: size.width, height: size.height), center: center,
        angle: angle)
    }
  }

  /// Moves the item to where its body is, and returns whether that is elsewhere than before.
  ///
  /// Views, layout attributes and groups stand on device pixels and turn by 1/5000 radian, other
  /// items exactly as computed: measured on Apple's own animator by the open-source project charon.
  func writeBack(in space: ItemSpace, scale: CGFloat) -> Bool {
    let pose = body.pose
    var (center, angle) = (CGPoint(pose.center), pose.angle)
    if isRounded {
      if let view { center = space.center(center, of: view) }
      center = center.onPixels(scale: scale)
      angle = (angle * 5000).rounded() / 5000
    }
    // In a superview that is beyond reach itself, the place may be no numbers.
    let moves = item.center != center && center.isFinite
    var turns = false
    if angle != written.angle {
      written = (angle, CGAffineTransform(rotationAngle: angle))
      turns = item.transform != written.rotation
    }
    if let group {
      group.stand(at: center, turnedBy: written.rotation)
    } else {
      if moves { item.center = center }
      item.transform = written.rotation
    }
    return turns || moves
  }

  /// Moves the body to where the item is, and returns whether it did.
  func readBack(in space: ItemSpace) -> Bool {
    let (center, angle) = space.state(of: item)
    let scale = UIScreen.main.scale
    if view != nil, center.onPixels(scale: scale) == CGPoint(body.center).onPixels(scale: scale) {
      return false
    }
    body.move(to: Vector(center), angle: angle)
    return true
  }
}

extension CGPoint {
  /// The point rounded to pixels in the way of Apple's animator.
  fileprivate func onPixels(scale: CGFloat) -> CGPoint {
    func rounded(_ value: CGFloat) -> CGFloat {
      guard scale != 1 else { return value.rounded() }
      let whole = value.rounded(.down)
      return whole + (scale * (value - whole)).rounded() / scale
    }
    return CGPoint(x: rounded(x), y: rounded(y))
  }
}
