import DisplayList

/// What a gradient layer shows, but for its geometry.
struct GradientProperties: Equatable {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)

  /// The colours with their places, these spread evenly where they are not as many; nil for fewer than
  /// two.
  var stops: [GradientContent.Stop]? {
    guard let colors, colors.count > 1 else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    var last: CGFloat = 0
    return zip(colors, places).map { color, place in
      last = min(max(place, last), 1)
      return GradientContent.Stop(color: color, location: last)
    }
  }
}

/// The properties of a gradient layer that animations reach beside those of every layer.
enum GradientKey: String {
  case colors
  case locations
  case startPoint
  case endPoint
}

extension GradientProperties: KeyedProperties {
  /// The value under a key; nil for colours or locations that are not set.
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
