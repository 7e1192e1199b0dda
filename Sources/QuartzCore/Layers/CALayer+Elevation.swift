import DisplayList

extension CALayer {
  /// Layers of a greater number lie in front of their siblings; animatable.
  public final var zPosition: CGFloat {
    get { elevation.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }

  /// The shadow's colour; animatable.
  public final var shadowColor: CGColor? {
    get { elevation.shadowColor }
    set { set(.shadowColor, newValue.map { .color($0) }) }
  }

  /// The shadow's opacity from 0, no shadow, to 1; animatable.
  public final var shadowOpacity: Float {
    get { Float(elevation.shadowOpacity) }
    set { set(.shadowOpacity, .number(CGFloat(newValue))) }
  }

  /// How far the shadow is moved, in points; animatable.
  public final var shadowOffset: CGSize {
    get { elevation.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }

  /// The shadow's blur, in points; animatable.
  public final var shadowRadius: CGFloat {
    get { elevation.shadowRadius }
    set { set(.shadowRadius, .number(newValue)) }
  }

  /// The shadow's outline in the layer's own space, copied; nil for what the layer shows; animatable.
  public final var shadowPath: CGPath? {
    get { elevation.shadowPath }
    set { set(.shadowPath, newValue.map { .path(CGPath(elements: $0.elements)) }) }
  }
}
