import QuartzCore

/// The size of text that a user prefers.
///
/// Categories are compared by their sizes; the unspecified one is less than all others.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name of the category, as in UIKit.
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No category.
  public static let unspecified = UIContentSizeCategory("_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory("UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory("UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory("UICTContentSizeCategoryM")
  /// Large; the default.
  public static let large = UIContentSizeCategory("UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory("UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory("\(extraExtra)L")
  /// Extra extra extra large, the largest one without the accessibility setting.
  public static let extraExtraExtraLarge = UIContentSizeCategory("\(extraExtra)XL")
  /// Medium, of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityM")
  /// Large, of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityL")
  /// Extra large, of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    "UICTContentSizeCategoryAccessibilityXL")
  /// Extra extra large, of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    "\(accessibilityExtraExtra)L")
  /// Extra extra extra large, of the accessibility sizes: the largest one.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    "\(accessibilityExtraExtra)XL")

  /// The name of the notification that the category of the application has changed.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static let extraExtra = "UICTContentSizeCategoryXX"
  private static let accessibilityExtraExtra = "UICTContentSizeCategoryAccessibilityXX"

  private init(_ name: String) {
    rawValue = name
  }

  /// The categories from small to large.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position in `all`; nil for the unspecified category and unknown ones.
  var index: Int? { Self.all.firstIndex(of: self) }

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether a category is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.index ?? -1) < (right.index ?? -1)
  }
}
