import Imaging

/// A property of an item that is traced.
package enum MotionProperty: String, CaseIterable, Sendable, Codable {
  case centerX = "center.x"
  case centerY = "center.y"
  case angle
  case width
  case height
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case alpha
  case fraction

  /// Returns the property in a row of a trace; nil if the item does not have it.
  package func value(in row: Trace.Row) -> Double? {
    switch self {
    case .centerX: row.center?.x
    case .centerY: row.center?.y
    case .angle: row.angle
    case .width: row.width
    case .height: row.height
    case .scaleX: row.scale?.x
    case .scaleY: row.scale?.y
    case .alpha: row.alpha
    case .fraction: row.fraction
    }
  }
}

extension MotionProperty {
  /// Returns an actual and an expected value, with the fewest decimals that distinguish them.
  func text(_ value: Double, was expected: Double) -> String {
    for decimals in minDecimals..<6 {
      let (text, expectedText) = (plain(value, decimals), plain(expected, decimals))
      if text != expectedText { return "\(text)\(suffix), was \(expectedText)\(suffix)" }
    }
    return "\(text(value)), as before"
  }

  /// Returns a value with its unit.
  package func text(_ value: Double) -> String {
    for decimals in minDecimals..<6 where plain(value, decimals) != "0" {
      return plain(value, decimals) + suffix
    }
    return plain(value, minDecimals) + suffix
  }

  private func plain(_ value: Double, _ decimals: Int) -> String {
    NumberFormat.short(displayValue(value), decimals: decimals)
  }

  private var minDecimals: Int {
    switch self {
    case .centerX, .centerY, .width, .height, .angle: 1
    case .scaleX, .scaleY, .alpha, .fraction: 2
    }
  }

  /// The unit of `displayValue(_:)`: points, degrees, or an empty string.
  package var unit: String {
    switch self {
    case .centerX, .centerY, .width, .height: "pt"
    case .angle: "°"
    case .scaleX, .scaleY, .alpha, .fraction: ""
    }
  }

  private var suffix: String { unit == "pt" ? " pt" : unit }

  /// Returns a value in the unit in which it is displayed: angles in degrees.
  package func displayValue(_ value: Double) -> Double {
    self == .angle ? value * 180 / .pi : value
  }
}
