import Physics

/// An item in an animator with the body that moves it.
@MainActor
final class ItemBody {
  let item: any UIDynamicItem
  let size: CGSize
  let body: Body
  /// How many behaviors act on the item; without any, it leaves the animator.
  var holders = 0

  /// Makes a body where the item is; the item's scale and shear count for nothing.
  init(_ item: any UIDynamicItem, in world: World, referenceView: UIView?) {
    self.item = item
    size = item.bounds.size
    let (center, angle) = item.state(in: referenceView)
    do {
      body = try Body(
        in: world, shape: .box(width: size.width, height: size.height), center: Vector(center),
        angle: angle)
    } catch .invalidSize {
      preconditionFailure(
        "Invalid size \(size.uikitDescription) for item \(item) in Dynamics")
    } catch {
      preconditionFailure("CALayer position contains NaN: [\(center.x) \(center.y)]")
    }
  }

  /// Moves the item to where its body is.
  ///
  /// Views stand on device pixels and turn by 1/5000 radian, other items exactly as computed:
  /// measured on Apple's own animator by the open-source project charon.
  func writeBack(referenceView: UIView?) {
    var center = CGPoint(body.center)
    var angle = body.angle
    if let view = item as? UIView {
      center = view.convertCenter(center, from: referenceView).onDevicePixels
      angle = (angle * 5000).rounded() / 5000
    }
    if item.center != center {
      item.center = center
    }
    item.transform = CGAffineTransform(rotationAngle: angle)
  }

  /// Moves the body to where the item is, and returns whether it did.
  ///
  /// A view whose center is on the same device pixel stays, even if its angle differs: that is
  /// how Apple's animator was measured to behave.
  func readBack(referenceView: UIView?) -> Bool {
    let (center, angle) = item.state(in: referenceView)
    if item is UIView, center.onDevicePixels == CGPoint(body.center).onDevicePixels {
      return false
    }
    body.move(to: Vector(center), angle: angle)
    return true
  }
}

extension UIDynamicItem {
  /// The center in the reference view's space and the angle in radians.
  fileprivate func state(in referenceView: UIView?) -> (center: CGPoint, angle: CGFloat) {
    var center = self.center
    if let view = self as? UIView, let referenceView, let superview = view.superview {
      center = referenceView.convert(center, from: superview)
    }
    return (center, atan2(transform.b, transform.a))
  }
}

extension UIView {
  fileprivate func convertCenter(_ center: CGPoint, from referenceView: UIView?) -> CGPoint {
    guard let referenceView, let superview, superview !== referenceView else { return center }
    return superview.convert(center, from: referenceView)
  }
}

extension CGPoint {
  /// The point rounded to the screen's pixels in the way of Apple's animator.
  @MainActor fileprivate var onDevicePixels: CGPoint {
    let scale = UIScreen.main.scale
    func rounded(_ value: CGFloat) -> CGFloat {
      guard scale != 1 else { return value.rounded() }
      let whole = value.rounded(.down)
      return whole + (scale * (value - whole)).rounded() / scale
    }
    return CGPoint(x: rounded(x), y: rounded(y))
  }
}

extension CGSize {
  /// The size as UIKit writes it: {100, 50.5}.
  fileprivate var uikitDescription: String {
    "{\(width.uikitDescription), \(height.uikitDescription)}"
  }
}

extension CGFloat {
  /// The number without a fraction of zero.
  fileprivate var uikitDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
