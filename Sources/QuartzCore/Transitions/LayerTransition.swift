import DisplayList

/// A layer as it was, giving way to the layer as it is.
struct LayerTransition {
  /// What the layer showed.
  private let old: DisplayLayer
  private let style: CALayer.TransitionStyle
  /// What names the layer in which both are shown.
  private let identifier: Int
  /// How far the transition has come, from 0 to 1.
  var progress: CGFloat = 1

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - old: What the layer showed.
  ///   - style: How it gives way.
  ///   - identifiers: Two numbers that name no layer.
  init(
    from old: DisplayLayer, _ style: CALayer.TransitionStyle, identifiers: (outer: Int, old: Int)
  ) {
    self.old = DisplayLayer(
      id: identifiers.old, attributes: old.attributes, content: old.content,
      sublayers: old.sublayers)
    self.style = style
    identifier = identifiers.outer
  }

  /// Returns what is shown in place of the layer as it is; nil of which stands for one that shows nothing.
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
    case .flip(let axis):
      let scale = abs(cos(.pi * progress))
      guard let shown = progress < 0.5 ? old : new else { return nil }
      attributes.bounds.origin = shown.attributes.centerInParent
      attributes.position = attributes.bounds.origin
      attributes.transform =
        switch axis {
        case .vertical: CGAffineTransform(scaleX: scale, y: 1)
        case .horizontal: CGAffineTransform(scaleX: 1, y: scale)
        }
      return DisplayLayer(id: identifier, attributes: attributes, sublayers: [shown])
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

extension LayerAttributes {
  /// The middle of the bounds in the parent space.
  fileprivate var centerInParent: CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY).applying(matrix)
  }
}
