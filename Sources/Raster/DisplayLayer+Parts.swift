import DisplayList

extension DisplayLayer {
  var visibleBackground: CGColor? { attributes.backgroundColor?.ifVisible }

  var visibleBorder: CGColor? {
    attributes.borderWidth > 0 ? attributes.borderColor?.ifVisible : nil
  }

  /// The shadow; a layer that cuts what is inside it at its bounds cuts its shadow too.
  var visibleShadow: Shadow? {
    guard !attributes.masksToBounds, let shadow = attributes.shadow,
      shadow.opacity > 0, shadow.color.alpha > 0
    else { return nil }
    return shadow
  }

  /// Whether there is something for the bounds to cut.
  var cutsInside: Bool {
    attributes.masksToBounds && (content != .none || !sublayers.isEmpty)
  }

  /// How many things are drawn over each other, here and in sublayers.
  var partCount: Int {
    let inside = sublayers.reduce(0) { $0 + ($1.attributes.opacity > 0 ? $1.partCount : 0) }
    return inside + (visibleShadow == nil ? 0 : 1) + (visibleBackground == nil ? 0 : 1)
      + content.partCount + (visibleBorder == nil ? 0 : 1)
  }
}

extension LayerContent {
  /// How many things are drawn over each other.
  fileprivate var partCount: Int {
    switch self {
    case .none: 0
    case .glyphs, .image, .gradient: 1
    case .shape(let shape):
      (shape.visibleFill == nil ? 0 : 1) + (shape.visibleStroke == nil ? 0 : 1)
    }
  }
}

extension CGColor {
  /// The colour, or nil where it is clear.
  var ifVisible: CGColor? { alpha > 0 ? self : nil }
}

extension LayerAttributes {
  /// The bounds with their corners.
  func outline() -> CGPath {
    outline(of: bounds.standardized, radius: drawnRadius)
  }

  /// The outline moved inwards by `inset` points; nil where nothing is left.
  func outline(inset: CGFloat) -> CGPath? {
    let bounds = bounds.standardized
    guard 2 * inset < min(bounds.width, bounds.height) else { return nil }
    return outline(of: bounds.insetBy(dx: inset, dy: inset), radius: drawnRadius - inset)
  }

  /// The corner radius, at most half the shorter side.
  var drawnRadius: CGFloat {
    let bounds = bounds.standardized
    return cornerRadius > 0 ? min(cornerRadius, bounds.width / 2, bounds.height / 2) : 0
  }

  private func outline(of rect: CGRect, radius: CGFloat) -> CGPath {
    guard radius > 0 else { return CGPath(rect: rect) }
    return switch cornerCurve {
    case .circular: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
    case .continuous: CGPath(continuousRoundedRect: rect, cornerRadius: radius)
    }
  }
}
