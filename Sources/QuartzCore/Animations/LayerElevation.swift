import DisplayList

/// A layer's z position and shadow.
struct LayerElevation: Equatable {
  var zPosition: CGFloat = 0
  var shadowColor: CGColor? = .black
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  /// The shadow to draw; nil for none.
  var shadow: Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    return Shadow(
      color: shadowColor, opacity: min(shadowOpacity, 1), offset: shadowOffset,
      radius: shadowRadius, path: shadowPath)
  }
}

/// The animatable properties of a layer's elevation.
enum ElevationKey: String {
  case zPosition
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case shadowPath
}

extension LayerElevation: KeyedProperties {
  subscript(key: ElevationKey) -> AnimatableValue? {
    get {
      switch key {
      case .zPosition: .number(zPosition)
      case .shadowColor: shadowColor.map { .color($0) }
      case .shadowOpacity: .number(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: shadowPath.map { .path($0) }
      }
    }
    set {
      switch (key, newValue) {
      case (.zPosition, .number(let value)): zPosition = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowColor, nil): shadowColor = nil
      case (.shadowOpacity, .number(let value)): shadowOpacity = value
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .number(let value)): shadowRadius = value
      case (.shadowPath, .path(let value)): shadowPath = value
      case (.shadowPath, nil): shadowPath = nil
      default: break
      }
    }
  }
}
