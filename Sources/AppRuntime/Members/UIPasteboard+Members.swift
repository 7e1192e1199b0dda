import UIKit

extension UIPasteboard {
  /// The values of all items, in order.
  private var values: [Any] { items.flatMap { Array($0.values) } }

  private func set<Value>(_ values: [Value]?, type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// The URLs; nil for none.
  public final var urls: [URL]? {
    get { Self.some(values.compactMap { $0 as? URL }) }
    set { set(newValue, type: "public.url") }
  }
  /// The images; nil for none.
  public final var images: [UIImage]? {
    get { Self.some(values.compactMap { $0 as? UIImage }) }
    set { set(newValue, type: "public.png") }
  }
  /// The colors; nil for none.
  public final var colors: [UIColor]? {
    get { Self.some(values.compactMap { $0 as? UIColor }) }
    set { set(newValue, type: "com.apple.uikit.color") }
  }
  /// The types of the first item.
  public final var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns the data of a type; nil for none.
  public final func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  private static func some<Value>(_ values: [Value]) -> [Value]? {
    values.isEmpty ? nil : values
  }
}

extension UIAccessibility {
  /// The part of the screen that a magnifier follows.
  public enum ZoomType: Int, Sendable {
    /// The caret.
    case insertionPoint
  }
  /// Returns the element with the focus of a technology, which does not exist here: nil.
  public static func focusedElement(using technology: AnyObject?) -> Any? { nil }
  /// Does nothing: no magnifier follows the rectangle.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
  /// Does nothing: no magnifier has gestures.
  public static func registerGestureConflictWithZoom() {}
  /// Posted when an element gets the focus, which never happens here.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when an announcement has been read, which never happens here.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when the inversion of colors changes, which never happens here.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when the control with switches starts or stops, which never happens here.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
}

extension UIAccessibility.Notification {
  /// Pauses what reads the screen.
  public static let pauseAssistiveTechnology = Self(rawValue: 1010)
  /// Resumes what reads the screen.
  public static let resumeAssistiveTechnology = Self(rawValue: 1011)
}

extension UIAccessibilityTraits {
  /// A view that can be magnified.
  public static let supportsZoom = Self(rawValue: 1 << 17)
  /// A button that is switched.
  public static let toggleButton = Self(rawValue: 1 << 53)
}
