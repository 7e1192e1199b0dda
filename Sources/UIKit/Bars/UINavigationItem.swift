import QuartzCore

/// What a navigation bar shows for one screen.
@MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String? {
    didSet { didChange?() }
  }

  /// Tells the bar that shows the item.
  final var didChange: (() -> Void)?

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
