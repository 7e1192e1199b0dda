import DisplayList

extension CALayer {
  /// The position of the layer on the z axis: layers with a greater one are drawn in front of their
  /// siblings; animatable.
  public final var zPosition: CGFloat {
    get { elevation.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }

  /// The color of the shadow; nil for no shadow; animatable.
  public final var shadowColor: CGColor? {
    get { elevation.shadowColor }
    set { set(.shadowColor, newValue.map { .color($0) }) }
  }

  /// The opacity of the shadow from 0, for no shadow, to 1; animatable.
  public final var shadowOpacity: Float {
    get { Float(elevation.shadowOpacity) }
    set { set(.shadowOpacity, .number(CGFloat(newValue))) }
  }

  /// The offset of the shadow in points; animatable.
  public final var shadowOffset: CGSize {
    get { elevation.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }

  /// The blur radius of the shadow in points; animatable.
  public final var shadowRadius: CGFloat {
    get { elevation.shadowRadius }
    set { set(.shadowRadius, .number(newValue)) }
  }

  /// The outline of the shadow in the layer's coordinate space, copied; nil for the layer's visible
  /// shape; animatable.
  public final var shadowPath: CGPath? {
    get { elevation.shadowPath }
    set { set(.shadowPath, newValue.map { .path(CGPath(elements: $0.elements)) }) }
  }
}
