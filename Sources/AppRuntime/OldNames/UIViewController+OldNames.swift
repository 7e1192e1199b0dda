import UIKit

// Names of Swift 3 and 4, which Xcode migrates to those of Swift 5.

extension UIViewController {
  /// The name of `isMovingToParent` before Swift 4.2.
  public final var isMovingToParentViewController: Bool { isMovingToParent }
  /// The name of `isMovingFromParent` before Swift 4.2.
  public final var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// The name of `setOverrideTraitCollection(_:forChild:)` before Swift 4.2.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) {
    setOverrideTraitCollection(collection, forChild: childViewController)
  }

  /// The name of `overrideTraitCollection(forChild:)` before Swift 4.2.
  public final func overrideTraitCollection(
    forChildViewController childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraitCollection(forChild: childViewController)
  }
}

extension UIActivityIndicatorView {
  /// The name of `style` before Swift 4.2.
  public final var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIAccessibilityTraits {
  /// Returns the traits of both, which were numbers before Swift 4.2.
  public static func | (lhs: Self, rhs: Self) -> Self { lhs.union(rhs) }
  /// Adds traits, which were numbers before Swift 4.2.
  public static func |= (lhs: inout Self, rhs: Self) { lhs.formUnion(rhs) }
  /// Returns the common traits.
  public static func & (lhs: Self, rhs: Self) -> Self { lhs.intersection(rhs) }
  /// Keeps the common traits.
  public static func &= (lhs: inout Self, rhs: Self) { lhs.formIntersection(rhs) }
  /// Returns all other traits.
  public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}

extension NSString {
  /// The name of `size(withAttributes:)` in Swift 3.
  @preconcurrency @MainActor
  public final func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attributes)
  }
}

extension String {
  /// The name of `size(withAttributes:)` in Swift 3.
  @preconcurrency @MainActor
  public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attributes)
  }
}

/// The name of `UISegmentedControl.noSegment` before Swift 4.2.
public let UISegmentedControlNoSegment = -1
/// The name of `UISplitViewController.automaticDimension` before Swift 4.2.
@preconcurrency @MainActor
public let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension
/// The name of `UITableView.indexSearch` before Swift 4.2.
public let UITableViewIndexSearch = "{search}"
/// The name of `UIKeyCommand.inputUpArrow` before Swift 4.2.
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow
/// The name of `UIKeyCommand.inputDownArrow` before Swift 4.2.
public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
/// The name of `UIKeyCommand.inputLeftArrow` before Swift 4.2.
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow
/// The name of `UIKeyCommand.inputRightArrow` before Swift 4.2.
public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
/// The name of `UIKeyCommand.inputEscape` before Swift 4.2.
public let UIKeyInputEscape = UIKeyCommand.inputEscape

/// Returns whether insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(
  _ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets
) -> Bool { insets1 == insets2 }
/// Returns whether offsets are equal.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

/// The name of `UIImagePickerController.SourceType` before Swift 4.2.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The name of `UIImagePickerController.CameraDevice` before Swift 4.2.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The key of the image before Swift 4.2.
public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
/// The key of the edited image before Swift 4.2.
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
/// The key of the file of a movie before Swift 4.2.
public let UIImagePickerControllerMediaURL = "UIImagePickerControllerMediaURL"
/// The key of the type of content before Swift 4.2.
public let UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"
/// The key of the chosen part of the image before Swift 4.2.
public let UIImagePickerControllerCropRect = "UIImagePickerControllerCropRect"
/// The key of the file of an image before Swift 4.2.
public let UIImagePickerControllerImageURL = "UIImagePickerControllerImageURL"
/// The key of the place in the library before Swift 4.2.
public let UIImagePickerControllerReferenceURL = "UIImagePickerControllerReferenceURL"

/// Returns a rectangle in the coordinates of the screen; the name of
/// `UIAccessibility.convertToScreenCoordinates(_:in:)` before Swift 4.2.
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect
{ UIAccessibility.convertToScreenCoordinates(rect, in: view) }

extension NSNotification.Name {
  /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityReduceMotionStatusDidChange =
    UIAccessibility.reduceMotionStatusDidChangeNotification
  /// The name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityReduceTransparencyStatusDidChange =
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityBoldTextStatusDidChange =
    UIAccessibility.boldTextStatusDidChangeNotification
  /// The name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` before Swift 4.2.
  public static let UIAccessibilityDarkerSystemColorsStatusDidChange =
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification

  /// The name of `UIMenuController.willShowMenuNotification` before Swift 4.2.
  public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
  /// The name of `UIMenuController.didShowMenuNotification` before Swift 4.2.
  public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
  /// The name of `UIMenuController.willHideMenuNotification` before Swift 4.2.
  public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
  /// The name of `UIMenuController.didHideMenuNotification` before Swift 4.2.
  public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
  /// The name of `UIPasteboard.changedNotification` before Swift 4.2.
  public static let UIPasteboardChanged = UIPasteboard.changedNotification
}

/// The name of `UIAccessibility.voiceOverStatusDidChangeNotification`, as a text, before Swift 4.2.
public let UIAccessibilityVoiceOverStatusChanged =
  UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
