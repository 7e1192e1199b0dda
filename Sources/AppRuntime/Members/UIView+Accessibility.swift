import UIKit

extension UIView {
  /// The rotors of assistive technologies; nil by default.
  public final var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// The kind of the text for assistive technologies; nil by default.
  public final var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// What can be pasted into the view; nil by default; nothing is.
  public final var pasteConfiguration: UIPasteConfiguration? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// How the view looks with the focus, which does not exist here; nil by default.
  public final var focusEffect: UIFocusEffect? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Which view of a group gets the focus first, which does not exist here.
  public final var focusGroupPriority: UIFocusGroupPriority {
    get { kept(self, .ignored) }
    set { keep(self, newValue) }
  }
  /// How the view looks below a pointer, which does not exist here; nil by default.
  public final var hoverStyle: UIHoverStyle? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
}

/// A way through elements that assistive technologies offer, which do not exist here.
open class UIAccessibilityCustomRotor: NSObject {
  /// The directions.
  public enum Direction: Int, Sendable {
    /// Backward.
    case previous
    /// Forward.
    case next
  }
  /// Where a search starts.
  open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The direction.
    open var searchDirection = Direction.next
    /// The current element.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
  }
  /// What a search finds.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
    super.init()
  }
}

/// An element that a rotor has found.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text.
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  override public init() { super.init() }
  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}

/// The kind of a text for assistive technologies.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Prose.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// The code of a program.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
}

/// What can be pasted into a view.
open class UIPasteConfiguration: NSObject {
  /// The identifiers of types.
  open var acceptableTypeIdentifiers: [String]
  /// Creates a configuration of types.
  public init(acceptableTypeIdentifiers: [String] = []) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
}

/// How a view looks with the focus, which does not exist here.
open class UIFocusEffect: NSObject {}

/// A ring around a view with the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Creates a ring.
  override public init() { super.init() }
  /// Creates a ring around a rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    super.init()
  }
  /// Creates a ring along a path.
  public init(path bezierPath: UIBezierPath) { super.init() }
}

/// Which view of a group gets the focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The priority.
  public let rawValue: Int
  /// Creates a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// That of the view that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// That of important views.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
}

/// An area that leads the focus, which does not exist here.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads the focus.
  open var isEnabled = true
  /// Where the focus is led to.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// The focus of a screen, which does not exist here.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// Returns nil.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// What has the focus: nil.
  open var focusedItem: (any UIFocusEnvironment)? { nil }
}

/// How a view looks below a pointer, which does not exist here.
public struct UIHoverStyle: Sendable {
  /// The changes of a view.
  public enum Effect: Sendable {
    /// As the system decides.
    case automatic
    /// Brighter.
    case highlight
    /// Raised.
    case lift
  }
  /// The shapes of what changes.
  public enum Shape: Sendable {
    /// With round ends.
    case capsule
    /// A circle.
    case circle
    /// A rectangle with round corners, in points.
    case rect(cornerRadius: CGFloat)
  }
  /// Whether the view changes.
  public var isEnabled = true
  /// Creates a style.
  public init(effect: Effect = .automatic, shape: Shape? = nil) {}
  /// Returns the style of the system.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

extension UIAccessibility {
  /// Whether shaking undoes changes: false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether colors alone should distinguish nothing: false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have outlines: false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether films play at once: true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether touches are made with a menu: false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether films have subtitles: false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether switches have marks: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the screen can be read aloud: false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection can be read aloud: false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether sounds have one channel: false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Returns a rectangle of a view in the coordinates of the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Returns a path of a view in the coordinates of the screen, in points.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let result = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil)
    result.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return result
  }
  /// Calls the completion block with false: nothing is guided here.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
