import Physics

extension UIDynamicItem {
  /// The size of the item's bounds; as everywhere in Core Graphics, negative sides are those of the
  /// standardized rectangle.
  var size: CGSize { CGSize(width: bounds.width, height: bounds.height) }

  /// Whether the item has an area; UIKit raises an exception for items without one.
  var hasArea: Bool { size.width > 0 && size.height > 0 }

  /// The shape with which the item collides, relative to its center.
  var collisionShape: Shape {
    guard hasArea else { stopForInvalidSize() }
    let size = size
    if let group = self as? UIDynamicItemGroup { return group.shape }
    switch collisionBoundsType {
    case .rectangle:
      return .box(width: size.width, height: size.height)
    case .ellipse where size.width == size.height:
      return .circle(radius: size.width / 2)
    case .ellipse:
      let rect = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return .polygon(CGPath(ellipseIn: rect).boundaryCorners.map { Vector($0) })
    case .path:
      let corners = collisionBoundingPath.cgPath.boundaryCorners.map { Vector($0) }
      guard let polygon = try? ConvexPolygon(corners) else {
        preconditionFailure("\(self) provided an invalid bounding path")
      }
      return .polygon(polygon.corners)
    }
  }

  func stopForInvalidSize() -> Never {
    preconditionFailure(
      "Invalid size \(bounds.size.uikitDescription) for item \(self) in Dynamics")
  }
}

extension CGSize {
  /// The size in UIKit's format: {100, 50.5}.
  fileprivate var uikitDescription: String {
    "{\(width.uikitDescription), \(height.uikitDescription)}"
  }
}

extension CGFloat {
  /// The number without a trailing ".0".
  fileprivate var uikitDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
