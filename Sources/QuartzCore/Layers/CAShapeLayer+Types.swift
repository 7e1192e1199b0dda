import CoreGraphics

/// The rules that determine the interior of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a rule.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The points with a nonzero winding number.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The points from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  init(_ rule: CGPathFillRule) {
    self = rule == .evenOdd ? .evenOdd : .nonZero
  }

  var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The shapes of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a cap.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The stroke ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The stroke ends with a semicircle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke ends with half a square around its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The shapes of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a join.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
