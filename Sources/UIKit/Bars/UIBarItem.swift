import QuartzCore

/// The abstract base of the items that bars show.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title; nil by default.
  open var title: String? {
    didSet { didChange?() }
  }
  /// The image, drawn as a template unless its rendering mode is `alwaysOriginal`; nil by default.
  open var image: UIImage? {
    didSet { didChange?() }
  }
  /// Whether the item receives touches; true by default.
  open var isEnabled = true {
    didSet { didChange?() }
  }
  /// An integer that identifies the item in the app; 0 by default.
  open var tag = 0
  /// A name for tests, which touches may refer to; nil by default.
  open var accessibilityIdentifier: String?

  /// Called when a property has changed; set by the bar that shows the item.
  final var didChange: (() -> Void)?

  /// Creates an item without a title.
  override public init() {
    super.init()
  }
}
