import DisplayList

extension CALayer {
  /// Returns whether a property is one of those that `setBackdrop` changes.
  package static func isBackdropProperty(_ key: String) -> Bool {
    switch DetailKey(rawValue: key) {
    case .backdropRadius, .backdropSaturation, .backdropTint: true
    default: false
    }
  }

  /// The color that replaces those of the layer with its sublayers; nil for their own colors.
  package final var replacingColor: CGColor? {
    get { extras?.replacingColor }
    set {
      guard newValue != extras?.replacingColor else { return }
      changeExtras { $0.replacingColor = newValue }
    }
  }

  /// Changes the effect on what is behind the layer; each value is animatable.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur in points.
  ///   - saturation: The factor of the saturation.
  ///   - tint: The color painted over the result; nil for none.
  package final func setBackdrop(radius: CGFloat, saturation: CGFloat, tint: CGColor?) {
    let current = extras?.details.backdropTint ?? .clear
    // A tint appears and disappears by its alpha, in its own color.
    if current.alpha == 0, let tint, let clear = tint.copy(alpha: 0) {
      changeExtras { $0.details.backdropTint = clear }
    }
    set(.backdropRadius, .number(radius))
    set(.backdropSaturation, .number(saturation))
    set(.backdropTint, .color(tint ?? current.copy(alpha: 0) ?? .clear))
  }
}
