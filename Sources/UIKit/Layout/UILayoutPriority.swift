/// The priority of a constraint, above 0 and up to 1000.
///
/// Priorities are strict: a constraint is never traded for any number of constraints of lower
/// priorities. The values are those of UIKit's header.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The numeric value.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Returns whether the first priority is lower.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns the priority with a number added.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// Returns the priority with a number subtracted.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// The priority of constraints that must be satisfied: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which a view resists being smaller than its content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a drag can resize a window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window's scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which a drag cannot resize a window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which a view resists being larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
