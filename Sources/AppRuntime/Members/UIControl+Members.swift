import UIKit

extension UIButton {
  /// Whether the button is held down, with its menu shown.
  public final var isHeld: Bool { isTracking }
  /// Whether images grow with large text; false by default; it has no effect.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// The order of the menu's elements; it has no effect.
  public final var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
  /// Returns how a pointer looks above a button.
  public typealias PointerStyleProvider = (
    UIButton, UIPointerEffect, UIPointerShape
  ) -> UIPointerStyle?
  /// How a pointer looks, which does not exist here; nil by default.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// How the button behaves on computers; it has no effect.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
}

extension UISlider {
  /// How the slider behaves on computers; it has no effect.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
}

extension UINavigationBar {
  /// How the bar behaves on computers; it has no effect.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
}

/// How controls behave on computers.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system decides.
  case automatic
  /// As on tablets.
  case pad
  /// As on computers.
  case mac
}

extension UIControl {
  /// The text that a pointer shows, which does not exist here; nil by default.
  public final var toolTip: String? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// The interaction that shows menus, which is internal: nil.
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Performs what a tap does: sends `primaryActionTriggered`.
  public final func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

extension UIDatePicker {
  /// The calendar, which is the Gregorian one whatever is set; nil by default.
  public final var calendar: Calendar? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Whether the date is rounded to the interval of minutes; true by default; it has no effect, as it always is.
  public final var roundsToMinuteInterval: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
}

extension UIImageView {
  /// The brightness of the image beyond white; it has no effect.
  public final var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept(self, .unspecified) }
    set { keep(self, newValue) }
  }
  /// Whether the image grows with the focus, which does not exist here; false by default.
  public final var adjustsImageWhenAncestorFocused: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}

extension UIPanGestureRecognizer {
  /// The devices whose scrolling is a pan, which do not exist here; none by default.
  public final var allowedScrollTypesMask: UIScrollTypeMask {
    get { kept(self, []) }
    set { keep(self, newValue) }
  }
}

/// Devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates devices from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIHoverGestureRecognizer {
  /// The distance of a pencil from the screen: 0.
  public final var zOffset: CGFloat { 0 }
  /// The angle of a pencil to the screen, in radians: a right one.
  public final var altitudeAngle: CGFloat { .pi / 2 }
  /// The turn of a pencil, in radians: 0.
  public final var rollAngle: CGFloat { 0 }
  /// Returns the direction of a pencil, in radians: 0.
  public final func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}

extension UITouch {
  /// Properties that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates properties from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
  }
  /// The properties that are estimates: none.
  public final var estimatedProperties: Properties { [] }
  /// The estimates that will be corrected: none.
  public final var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The turn of a pencil, in radians: 0.
  public final var rollAngle: CGFloat { 0 }
}

extension UIAlertController {
  /// How serious an alert is.
  public enum Severity: Int, Sendable {
    /// As other alerts.
    case `default`
    /// With a warning on computers.
    case critical
  }
  /// How serious the alert is; it has no effect.
  public final var severity: Severity {
    get { kept(self, .default) }
    set { keep(self, newValue) }
  }
}

extension CAAnimation {
  /// The rates of frames that the animation may have; it has no effect, as every tick is shown.
  public final var preferredFrameRateRange: CAFrameRateRange {
    get { kept(self, .default) }
    set { keep(self, newValue) }
  }
}

extension CATransition {
  /// A filter that makes the transition; nil by default; it has no effect.
  public final var filter: Any? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
}

extension UITextView {
  /// The rules of new passwords; nil by default; it has no effect.
  public final var passwordRules: UITextInputPasswordRules? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Whether the system suggests the rest of words; it has no effect.
  public final var inlinePredictionType: UITextInlinePredictionType {
    get { kept(self, .default) }
    set { keep(self, newValue) }
  }
}

extension UITextField {
  /// The rules of new passwords; nil by default; it has no effect.
  public final var passwordRules: UITextInputPasswordRules? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Whether the system suggests the rest of words; it has no effect.
  public final var inlinePredictionType: UITextInlinePredictionType {
    get { kept(self, .default) }
    set { keep(self, newValue) }
  }
}

extension UITextView {
  /// Whether the text can be searched with the system's bar; false by default; it has no effect.
  public final var isFindInteractionEnabled: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// Whether the text scales as those of computers; false by default; it has no effect.
  public final var usesStandardTextScaling: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}

/// Whether the system suggests the rest of words.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system decides.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// The rules of new passwords.
open class UITextInputPasswordRules: NSObject {
  /// The rules as a text.
  open private(set) var passwordRulesDescriptor: String
  /// Creates rules from a text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
