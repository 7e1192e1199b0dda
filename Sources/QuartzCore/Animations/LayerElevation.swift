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
  mutating func access(_ key: ElevationKey, with accessor: inout PropertyAccessor) {
    switch key {
    case .zPosition: accessor(&zPosition)
    case .shadowColor: accessor(&shadowColor)
    case .shadowOpacity: accessor(&shadowOpacity)
    case .shadowOffset: accessor(&shadowOffset)
    case .shadowRadius: accessor(&shadowRadius)
    case .shadowPath: accessor(&shadowPath)
    }
  }
}
