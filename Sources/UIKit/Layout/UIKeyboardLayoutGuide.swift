import QuartzCore

/// A layout guide whose place the system tracks.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The space at the lower edge of a view that the keyboard covers.
///
/// Without a keyboard, it is the part of the bottom safe area, above which views that avoid the keyboard are
/// placed. What its constraints place moves with the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; false by default, without effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide covers the bottom safe area while there is no keyboard; true by default.
  ///
  /// Otherwise its height is 0 then.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.layoutMetricsDidChange() } }
  }
  /// The distance from the keyboard at which a scroll view's drag starts to move it, in points; 0 by
  /// default, without effect.
  open var keyboardDismissPadding: CGFloat = 0

  /// Creates a guide without an owner; those of views are their `keyboardLayoutGuide`.
  override public init() {
    super.init(kind: .bottomBars)
  }
}

extension UIView {
  /// The guide of the space that the keyboard covers, always the same one.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutRecord?.ownGuides ?? [] { return guide }
    let guide = UIKeyboardLayoutGuide()
    record.ownGuides.append(guide)
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.owningView = self
    return guide
  }
}
