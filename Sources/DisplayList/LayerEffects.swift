import CoreGraphics

/// What few layers have beside the attributes of every layer.
public struct LayerEffects: Equatable, Sendable {
  /// The layer whose alpha multiplies the layer with its sublayers and shadow, placed like a
  /// sublayer; nil for no mask.
  public var mask: DisplayLayer?
  /// How the layer appears in its parent's coordinate space, in place of position, anchor point and
  /// transform; nil for a layer that is not turned in space.
  public var projection: Projection?
  /// The effect on what is behind the layer; nil for none.
  public var backdrop: BackdropEffect?
  /// The color by which the layer with its sublayers is multiplied; nil for white.
  public var tint: CGColor?
  /// The color that replaces the colors of the layer with its sublayers, whose alpha remains; nil for
  /// their own colors.
  public var replacingColor: CGColor?
  /// Whether the opacity applies to the layer with its sublayers as a group.
  ///
  /// Otherwise it applies to each part, and what is behind shows through where parts overlap.
  public var opacityIsForGroup = true
  /// The maximum resolution of the layer with its sublayers, in pixels per point of the layer; nil for
  /// that of the frame.
  public var rasterizationScale: CGFloat?
  /// The transform about the anchor point, if it is not affine, before it is projected.
  package var transform: CATransform3D?
  /// Whether effects of sublayers on what is behind them do not reach beyond the layer's bounds, as those of a
  /// screen do not.
  package var isScreen = false

  /// Creates effects without any.
  public init() {}
}

extension LayerAttributes {
  /// An object that stores effects, so that layers without them have the size of a pointer more.
  final class EffectsBox: Equatable, Sendable {
    let effects: LayerEffects

    init(_ effects: LayerEffects) {
      self.effects = effects
    }

    static func == (lhs: EffectsBox, rhs: EffectsBox) -> Bool {
      lhs === rhs || lhs.effects == rhs.effects
    }
  }

  /// Whether the layer has effects.
  public var hasEffects: Bool { storedEffects != nil }

  /// What few layers have.
  public var effects: LayerEffects {
    get { storedEffects?.effects ?? LayerEffects() }
    set { storedEffects = newValue == LayerEffects() ? nil : EffectsBox(newValue) }
  }

  /// The layer that masks the layer; nil for none.
  public var mask: DisplayLayer? { storedEffects?.effects.mask }

  /// How the layer appears in its parent's coordinate space if it is turned in space.
  public var projection: Projection? { storedEffects?.effects.projection }

  /// Returns the rectangle in the parent's coordinate space that a rectangle of the layer appears
  /// in.
  package func boxInParent(of rect: CGRect) -> CGRect {
    projection.map { $0.boundingBox(of: rect) } ?? rect.applying(matrix)
  }
}

extension LayerEffects: Interpolable {
  package func interpolated(to end: LayerEffects, fraction: CGFloat) -> LayerEffects {
    var result = self
    if let mask, let next = end.mask, mask.id == next.id {
      result.mask = mask.interpolated(to: next, fraction: fraction)
    }
    if let projection, let next = end.projection {
      result.projection = projection.interpolated(to: next, fraction: fraction)
    }
    if let backdrop, let next = end.backdrop {
      result.backdrop = backdrop.interpolated(to: next, fraction: fraction)
    }
    if let tint, let next = end.tint {
      result.tint = tint.interpolated(to: next, fraction: fraction)
    }
    if let replacingColor, let next = end.replacingColor {
      result.replacingColor = replacingColor.interpolated(to: next, fraction: fraction)
    }
    return result
  }
}
