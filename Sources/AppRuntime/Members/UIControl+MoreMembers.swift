import UIKit

extension UIControl {
  /// The horizontal alignment of the content, in the direction of the layout.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// Whether changed symbols are animated; false by default; it has no effect.
  public final var isSymbolAnimationEnabled: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// Returns the point of the control at which a menu is attached: the middle of the lower edge, Flipbook's choice.
  public final func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Calls a closure for each target with a method, until `stop` is set.
  ///
  /// - Parameter iterator: The arguments are nil for an action, the target and its method, the events, and the end.
  public final func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    for event in Event.single where allControlEvents.contains(event) {
      for target in allTargets {
        for name in actions(forTarget: target.base, forControlEvent: event) ?? [] {
          var stop = false
          iterator(nil, (target.base, Selector(name)), event, &stop)
          if stop { return }
        }
      }
    }
  }
}

extension UIControl.Event {
  /// The events, in the order of their bits.
  fileprivate static let single: [UIControl.Event] = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
    .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd,
    .editingDidEndOnExit,
  ]
}

extension UIButton {
  /// Creates a button of the system with an image that sends `touchUpInside` to a target.
  public final class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

extension UIToolbar {
  /// The look of a compact bar at the end of what scrolls; nil by default; it has no effect.
  public final var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// The delegate of the position; nil by default; it is not called.
  public final var delegate: (any UIToolbarDelegate)? {
    get { (kept(self, WeakObject(nil)).object) as? any UIToolbarDelegate }
    set { keep(self, WeakObject(newValue)) }
  }
}

/// A reference that does not keep its object.
final class WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}

/// Methods of a toolbar's delegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UITabBar {
  /// The tint of the selected item's image, before iOS 8; that of the bar.
  public final var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Whether the items are being changed by the user, which is not possible here: false.
  public final var isCustomizing: Bool { false }
  /// Does nothing: the user cannot change the items here.
  public final func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Does nothing, and returns false.
  @discardableResult
  public final func endCustomizing(animated: Bool) -> Bool { false }
}

extension UIBarButtonItem {
  /// The insets of the image for phones in landscape, in points; it has no effect.
  public final var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(self, .zero) }
    set { keep(self, newValue) }
  }
  /// The insets of the large image of the content viewer, in points; it has no effect.
  public final var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(self, .zero) }
    set { keep(self, newValue) }
  }
  /// Whether changed symbols are animated; false by default; it has no effect.
  public final var isSymbolAnimationEnabled: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}
