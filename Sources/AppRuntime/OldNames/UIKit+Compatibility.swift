import UIKit

/// A pointer to an object that Objective-C's functions set; the same as other pointers, as nothing is released here.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UITableView {
  /// The title of an index that shows a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when the selection has changed; it is not posted here.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// Whether cells can have the focus while the table is edited, which does not exist here; false by default.
  public final var allowsFocusDuringEditing: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}

extension UICollectionView {
  /// Whether the view remembers which cell had the focus, which does not exist here; false by default.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// Whether cells can have the focus while the view is edited, which does not exist here; false by default.
  public final var allowsFocusDuringEditing: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}

extension UICollectionViewLayout {
  /// Ends what plays the stage with an error, since views of nibs are not created; nil has no effect.
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    _ = nib?.instantiate(withOwner: nil)
  }
}

extension UIScrollView {
  /// When the index of a list is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Never.
    case alwaysHidden
  }
  /// When the index of a list is shown, which is not drawn here.
  public final var indexDisplayMode: IndexDisplayMode {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
  /// Whether the content bounces at the left and right edges; with `bouncesVertically`, it sets `bounces`.
  public final var bouncesHorizontally: Bool {
    get { kept(self, bounces) }
    set {
      keep(self, newValue)
      bounces = newValue || bouncesVertically
    }
  }
  /// Whether the content bounces at the upper and lower edges; with `bouncesHorizontally`, it sets `bounces`.
  public final var bouncesVertically: Bool {
    get { kept(self, bounces) }
    set {
      keep(self, newValue)
      bounces = newValue || bouncesHorizontally
    }
  }
  /// The recognizer of presses of a remote control, which does not exist here.
  public final var directionalPressGestureRecognizer: UIGestureRecognizer {
    if let recognizer: UIGestureRecognizer = kept(self, nil as UIGestureRecognizer?) {
      return recognizer
    }
    let recognizer = UITapGestureRecognizer()
    keep(self, recognizer as UIGestureRecognizer?)
    return recognizer
  }
}

extension UITableViewHeaderFooterView {
  /// Configures a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
}

/// What changes when the focus moves in a table, which does not exist here.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus: nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus: nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// What changes when the focus moves in a collection view, which does not exist here.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus: nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus: nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

extension UITapGestureRecognizer {
  /// The buttons of a pointing device that a tap needs, which does not exist here; the main one by default.
  public final var buttonMaskRequired: UIEvent.ButtonMask {
    get { kept(self, .primary) }
    set { keep(self, newValue) }
  }
}

extension UITouch {
  /// The number of the touch's estimates, of which there are none: nil.
  public final var estimationUpdateIndex: NSNumber? { nil }
}

extension UIColor {
  /// The background of covered parts of settings before iOS 7.
  public static let viewFlipsideBackground = UIColor(white: 0.12, alpha: 1)
  /// The background behind scrolled content before iOS 7.
  public static let scrollViewTexturedBackground = UIColor(white: 0.44, alpha: 1)
  /// The background below pages.
  public static let underPageBackground = UIColor(white: 0.44, alpha: 1)
}

extension UIBlurEffect.Style {
  /// The name of `dark` on televisions for a darker one.
  public static let extraDark = UIBlurEffect.Style.dark
}

extension UIVibrancyEffect {
  /// Returns the effect of widgets' texts.
  public final class func widgetPrimary() -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
  }
}

extension NSAttributedString.Key {
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The pitch of speech, from 0 to 2.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// The language of speech.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
}

extension NSTextAttachment {
  /// The space beside the attachment in points; 0 by default; it has no effect.
  public final var lineLayoutPadding: CGFloat {
    get { kept(self, 0) }
    set { keep(self, newValue) }
  }
  /// Whether a view may show the attachment; true by default; it has no effect.
  public final var allowsTextAttachmentView: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
}

extension UINavigationBarAppearance {
  /// The attributes of subtitles, which are not drawn; empty by default.
  public final var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(self, [:]) }
    set { keep(self, newValue) }
  }
  /// The look of prominent buttons: that of done buttons, of which it is the newer name.
  public final var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}

extension UINavigationController {
  /// The recognizer that goes back from anywhere in the content, which does not exist here: nil.
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}

extension UIAction {
  /// Performs the action with a sender.
  public final func performWithSender(_ sender: Any?, target: Any?) {
    let control = UIControl()
    control.sendAction(self)
  }
}
