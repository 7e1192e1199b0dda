import QuartzCore

/// What a bar shows in one place.
@MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? {
    didSet { didChange?() }
  }
  /// The picture, drawn as a stencil.
  open var image: UIImage? {
    didSet { didChange?() }
  }
  /// A number of the user's own to tell the item by.
  open var tag = 0

  /// Tells the bar that shows the item.
  final var didChange: (() -> Void)?
}
