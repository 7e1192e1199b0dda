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
  /// An integer that identifies the item in the app; 0 by default.
  open var tag = 0

  /// Called when a property has changed; set by the bar that shows the item.
  final var didChange: (() -> Void)?
}
