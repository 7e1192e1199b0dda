import QuartzCore

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the center of the bar.
  open var title: String? {
    didSet { didChange?() }
  }

  /// Called when the title has changed; set by the bar that shows the item.
  final var didChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
