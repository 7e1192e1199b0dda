import DisplayList

/// A transition from a layer's previous appearance to its current one.
struct LayerTransition {
  /// The previous appearance.
  private let old: DisplayLayer
  private let style: CALayer.TransitionStyle
  /// The distance of the eye from a card that flips, in points: Flipbook's choice, as UIKit's is not
  /// known.
  private static let flipDistance: CGFloat = 1000
  /// The identifier of the layer that contains both appearances.
  private let identifier: Int
  /// The progress of the transition from 0 to 1.
  var progress: CGFloat = 1

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - old: The previous appearance.
  ///   - style: The visual effect.
  ///   - identifiers: Two unused identifiers.
  init(
    from old: DisplayLayer, _ style: CALayer.TransitionStyle, identifiers: (outer: Int, old: Int)
  ) {
    self.old = DisplayLayer(
      id: identifiers.old, attributes: old.attributes, content: old.content,
      sublayers: old.sublayers)
    self.style = style
    identifier = identifiers.outer
  }

  /// Returns the display layer to show in place of the current one, which is nil for a hidden
  /// layer.
  func displayLayer(to new: DisplayLayer?) -> DisplayLayer? {
    let progress = progress > 0 ? progress : 0
    guard progress < 1 else { return new }
    var attributes = LayerAttributes()
    attributes.anchorPoint = .zero
    switch style {
    case .dissolve:
      attributes.dissolve = progress
      return DisplayLayer(
        id: identifier, attributes: attributes, sublayers: [old] + (new.map { [$0] } ?? []))
    case .flip(let axis, let isPositive):
      guard let shown = progress < 0.5 ? old : new else { return nil }
      let turn = .pi * (progress < 0.5 ? progress : progress - 1)
      attributes.bounds.origin = shown.attributes.centerInParent
      attributes.position = attributes.bounds.origin
      var space = CATransform3DIdentity
      space.m34 = -1 / Self.flipDistance
      let axes: (x: CGFloat, y: CGFloat) = axis == .vertical ? (0, 1) : (1, 0)
      space = CATransform3DRotate(space, isPositive ? turn : -turn, axes.x, axes.y, 0)
      attributes.effects.transform = space
      attributes.place(
        by: Projection(attributes.transformInSpace(zPosition: 0, anchorPointZ: 0)))
      return DisplayLayer(id: identifier, attributes: attributes, sublayers: [shown])
    case .slide(let slide, let direction):
      return DisplayLayer(
        id: identifier, attributes: attributes,
        sublayers: slidLayers(slide, direction, progress, new))
    }
  }

  /// Returns the old and the new appearance at their places, from back to front.
  private func slidLayers(
    _ slide: CALayer.Slide, _ direction: CGVector, _ progress: CGFloat, _ new: DisplayLayer?
  ) -> [DisplayLayer] {
    let rest = progress - 1
    switch slide {
    case .moveIn: return [old] + (new.map { [$0.moved(direction, by: rest)] } ?? [])
    case .reveal: return (new.map { [$0] } ?? []) + [old.moved(direction, by: progress)]
    case .push:
      // That both fade is known of Core Animation, but not how; confidence low.
      let pushed = old.moved(direction, by: progress, opacity: 1 - progress)
      return [pushed] + (new.map { [$0.moved(direction, by: rest, opacity: progress)] } ?? [])
    }
  }
}

extension LayerTransition: KeyedProperties {
  enum Key: String {
    case transition
  }

  subscript(key: Key) -> AnimatableValue? {
    get { .number(progress) }
    set {
      if case .number(let value) = newValue { progress = value }
    }
  }
}

extension DisplayLayer {
  /// Returns the layer moved by a fraction of its size.
  fileprivate func moved(
    _ direction: CGVector, by fraction: CGFloat, opacity: CGFloat = 1
  ) -> DisplayLayer {
    var attributes = attributes
    attributes.position.x += direction.dx * fraction * attributes.bounds.width
    attributes.position.y += direction.dy * fraction * attributes.bounds.height
    attributes.opacity *= opacity
    return DisplayLayer(
      id: id, attributes: attributes, content: content, sublayers: sublayers)
  }
}

extension LayerAttributes {
  /// The center of the bounds in the parent's coordinate space.
  fileprivate var centerInParent: CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY).applying(matrix)
  }
}
