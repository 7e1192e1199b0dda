import DisplayList

/// The properties of a shape layer that animations reach beside those of every layer.
package enum ShapeKey: String {
  case path
  case fillColor
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineDashPhase
}

extension ShapeContent: KeyedProperties {
  /// The value under a key; nil for a colour that is not set.
  package subscript(key: ShapeKey) -> AnimatableValue? {
    get {
      switch key {
      case .path: .path(path)
      case .fillColor: fillColor.map { .color($0) }
      case .strokeColor: strokeColor.map { .color($0) }
      case .strokeStart: .number(strokeStart)
      case .strokeEnd: .number(strokeEnd)
      case .lineWidth: .number(lineWidth)
      case .miterLimit: .number(miterLimit)
      case .lineDashPhase: .number(lineDashPhase)
      }
    }
    set {
      switch (key, newValue) {
      case (.path, .path(let value)): path = value
      case (.fillColor, .color(let value)): fillColor = value
      case (.fillColor, nil): fillColor = nil
      case (.strokeColor, .color(let value)): strokeColor = value
      case (.strokeColor, nil): strokeColor = nil
      case (.strokeStart, .number(let value)): strokeStart = value
      case (.strokeEnd, .number(let value)): strokeEnd = value
      case (.lineWidth, .number(let value)): lineWidth = value
      case (.miterLimit, .number(let value)): miterLimit = value
      case (.lineDashPhase, .number(let value)): lineDashPhase = value
      default: break
      }
    }
  }
}
