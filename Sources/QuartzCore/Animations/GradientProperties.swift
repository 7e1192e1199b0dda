import DisplayList

/// The animatable properties of a gradient layer.
struct GradientProperties: Equatable {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)

  /// The colors with their locations, which are evenly distributed unless there is one per color;
  /// nil for fewer than two colors.
  var stops: [GradientContent.Stop]? {
    guard let colors, colors.count > 1 else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    let resolvedLocations = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    var last: CGFloat = 0
    return zip(colors, resolvedLocations).map { color, location in
      last = min(max(location, last), 1)
      return GradientContent.Stop(color: color, location: last)
    }
  }
}

/// The keys of a gradient layer's animatable properties.
enum GradientKey: String {
  case colors
  case locations
  case startPoint
  case endPoint
}

extension GradientProperties: KeyedProperties {
  subscript(key: GradientKey) -> AnimatableValue? {
    get {
      switch key {
      case .colors: colors.map { .colors($0) }
      case .locations: locations.map { .numbers($0) }
      case .startPoint: .point(startPoint)
      case .endPoint: .point(endPoint)
      }
    }
    set {
      switch (key, newValue) {
      case (.colors, .colors(let value)): colors = value
      case (.colors, nil): colors = nil
      case (.locations, .numbers(let value)): locations = value
      case (.locations, nil): locations = nil
      case (.startPoint, .point(let value)): startPoint = value
      case (.endPoint, .point(let value)): endPoint = value
      default: break
      }
    }
  }
}
