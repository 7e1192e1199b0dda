import QuartzCore

/// The values of accessibility that are set on a responder.
final class AccessibilityRecord {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var customActions: [UIAccessibilityCustomAction]?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var inputLabels: [String]?
  var attributedLabel: NSAttributedString?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var responds = true
}

extension UIResponder {
  /// The values of accessibility, which are created for the first one.
  final var accessible: AccessibilityRecord {
    if let accessibility { return accessibility }
    let record = AccessibilityRecord()
    accessibility = record
    return record
  }
}

/// How an element behaves to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts a session of media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with a value that can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}

/// The settings and notifications of accessibility.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification.
  ///
  /// It has no effect, as there are no assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether motion is to be reduced; false unless the stage has it.
  public static var isReduceMotionEnabled: Bool {
    Stage.current?.accessibility.isReduceMotionEnabled ?? false
  }
  /// Whether transparency is to be reduced; false unless the stage has it.
  public static var isReduceTransparencyEnabled: Bool {
    Stage.current?.accessibility.isReduceTransparencyEnabled ?? false
  }
  /// Whether VoiceOver is running; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether text is bold; false unless the stage has it.
  public static var isBoldTextEnabled: Bool {
    Stage.current?.accessibility.isBoldTextEnabled ?? false
  }
  /// Whether colors are darker; false unless the stage has it.
  public static var isDarkerSystemColorsEnabled: Bool {
    Stage.current?.accessibility.isDarkerSystemColorsEnabled ?? false
  }
  /// Whether colors are inverted; false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colors are gray; false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether crossfades are preferred to slides; false unless the stage has it.
  public static var prefersCrossFadeTransitions: Bool {
    Stage.current?.accessibility.prefersCrossFadeTransitions ?? false
  }
  /// Whether access is limited to one app; false.
  public static var isGuidedAccessEnabled: Bool { false }
}

/// Returns whether motion is to be reduced.
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
