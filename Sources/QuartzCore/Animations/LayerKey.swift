import DisplayList

/// The layer properties that animations reach, by their key paths.
package enum LayerKey: String, CaseIterable {
  case position
  case bounds
  case anchorPoint
  case transform
  case opacity
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
}

extension LayerAttributes: KeyedProperties {
  /// The value under a key; nil for a colour that is not set.
  package subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .position: .point(position)
      case .bounds: .rect(bounds)
      case .anchorPoint: .point(anchorPoint)
      case .transform: .transform(transform)
      case .opacity: .number(opacity)
      case .backgroundColor: backgroundColor.map { .color($0) }
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: borderColor.map { .color($0) }
      }
    }
    set {
      switch (key, newValue) {
      case (.position, .point(let value)): position = value
      case (.bounds, .rect(let value)): bounds = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.transform, .transform(let value)): transform = value
      case (.opacity, .number(let value)): opacity = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.backgroundColor, nil): backgroundColor = nil
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.borderColor, nil): borderColor = nil
      default: break
      }
    }
  }
}
