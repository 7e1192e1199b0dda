import DisplayList

extension DisplayLayer {
  /// The background color; nil unless it is visible.
  package var visibleBackground: CGColor? { attributes.backgroundColor?.ifVisible }

  /// The color of the border; nil unless it is visible.
  package var visibleBorder: CGColor? {
    attributes.borderWidth > 0 ? attributes.borderColor?.ifVisible : nil
  }

  /// The shadow; nil for a layer that masks to its bounds, as that clips its shadow too.
  package var visibleShadow: Shadow? {
    guard !attributes.masksToBounds, let shadow = attributes.shadow,
      shadow.opacity > 0, shadow.color.alpha > 0
    else { return nil }
    return shadow
  }

  /// The effect on what is behind the layer; nil for none.
  package var backdrop: BackdropEffect? {
    attributes.hasEffects ? attributes.effects.backdrop : nil
  }

  /// Whether the bounds clip any content or sublayer.
  package var clipsContents: Bool {
    attributes.masksToBounds && (content != .none || !sublayers.isEmpty)
  }

  /// The number of parts drawn on top of each other, including those of sublayers.
  package var partCount: Int {
    let inside = sublayers.reduce(0) { $0 + ($1.attributes.opacity > 0 ? $1.partCount : 0) }
    return inside + (visibleShadow == nil ? 0 : 1) + (visibleBackground == nil ? 0 : 1)
      + (backdrop == nil ? 0 : 1)
      + content.partCount + (visibleBorder == nil ? 0 : 1)
  }
}

extension LayerContent {
  /// The number of parts drawn on top of each other.
  fileprivate var partCount: Int {
    switch self {
    case .none: 0
    case .glyphs, .image, .gradient, .drawing: 1
    case .images(let parts): parts.count
    case .particles(let content): min(content.particles.count, 2)
    case .shape(let shape):
      (shape.visibleFill == nil ? 0 : 1) + (shape.visibleStroke == nil ? 0 : 1)
    }
  }
}

extension CGColor {
  /// The color, or nil if it is fully transparent.
  var ifVisible: CGColor? { alpha > 0 ? self : nil }
}

extension LayerAttributes {
  /// Returns the bounds with their rounded corners.
  package func outline() -> CGPath {
    outline(of: bounds.standardized, radius: drawnRadius)
  }

  /// Returns the outline inset by a number of points; nil if it has no area.
  package func outline(inset: CGFloat) -> CGPath? {
    let bounds = bounds.standardized
    guard 2 * inset < min(bounds.width, bounds.height) else { return nil }
    return outline(of: bounds.insetBy(dx: inset, dy: inset), radius: drawnRadius - inset)
  }

  /// The corner radius, limited to half the shorter side.
  package var drawnRadius: CGFloat {
    let bounds = bounds.standardized
    return cornerRadius > 0 ? min(cornerRadius, bounds.width / 2, bounds.height / 2) : 0
  }

  private func outline(of rect: CGRect, radius: CGFloat) -> CGPath {
    guard radius > 0, !roundedCorners.isEmpty else { return CGPath(rect: rect) }
    let path =
      switch cornerCurve {
      case .circular: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
      case .continuous: CGPath(continuousRoundedRect: rect, cornerRadius: radius)
      }
    return roundedCorners == .all ? path : squared(path, rect)
  }

  /// Returns a path of rounded corners without those that are not to be rounded.
  private func squared(_ path: CGPath, _ rect: CGRect) -> CGPath {
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Corners of both curves, in the order of the continuous one, with the place of the circular one's arc.
    let corners: [(corner: RoundedCorners, vertex: CGPoint, arc: Int)] = [
      (.maxXMinY, CGPoint(x: maxX, y: minY), 8), (.maxXMaxY, CGPoint(x: maxX, y: maxY), 2),
      (.minXMaxY, CGPoint(x: minX, y: maxY), 4), (.minXMinY, CGPoint(x: minX, y: minY), 6),
    ]
    let elements = path.elements
    guard cornerCurve == .continuous else {
      return CGPath(
        elements: elements.enumerated().flatMap { index, element in
          let square = corners.first { $0.arc == index && !roundedCorners.contains($0.corner) }
          return square.map { [.line($0.vertex), .line(element.points[0])] } ?? [element]
        })
    }
    let length = (elements.count - 1) / corners.count
    var steps: [CGPath.Element] = []
    for (index, corner) in corners.enumerated() {
      if roundedCorners.contains(corner.corner) {
        steps += elements[index * length..<(index + 1) * length]
      } else {
        steps.append(index == 0 ? .move(corner.vertex) : .line(corner.vertex))
      }
    }
    return CGPath(elements: steps + [.close])
  }
}
