import Imaging

/// A number of an item that changes when it moves.
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

  /// The number in a row of a trace; nil where the item has none.
  func value(in row: Trace.Row) -> Double? {
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
  /// Two numbers as people read them, the first with its unit: as few decimals as tell them apart.
  func text(_ number: Double, was former: Double) -> String {
    for decimals in fewestDecimals..<6 {
      let (text, formerText) = (plain(number, decimals), plain(former, decimals))
      if text != formerText { return "\(text)\(unit), was \(formerText)" }
    }
    return "\(text(number)), as before"
  }

  /// A number with its unit.
  func text(_ number: Double) -> String {
    for decimals in fewestDecimals..<6 where plain(number, decimals) != "0" {
      return plain(number, decimals) + unit
    }
    return plain(number, fewestDecimals) + unit
  }

  private func plain(_ number: Double, _ decimals: Int) -> String {
    NumberFormat.short(self == .angle ? number * 180 / .pi : number, decimals: decimals)
  }

  private var fewestDecimals: Int {
    switch self {
    case .centerX, .centerY, .width, .height, .angle: 1
    case .scaleX, .scaleY, .alpha, .fraction: 2
    }
  }

  private var unit: String {
    switch self {
    case .centerX, .centerY, .width, .height: " pt"
    case .angle: "°"
    case .scaleX, .scaleY, .alpha, .fraction: ""
    }
  }
}
