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
  /// A short description; nil by default; like the other values of accessibility, it has no visible effect.
  open var accessibilityLabel: String?
  /// The result of the action; nil by default.
  open var accessibilityHint: String?
  /// The current value; nil by default.
  open var accessibilityValue: String?
  /// How the item behaves; `none` by default.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether the item is an element to assistive technologies; true by default.
  open var isAccessibilityElement = true

  /// The distances by which the image is moved and resized, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { didChange?() }
  }
  /// The image for larger text, without effect.
  open var largeContentSizeImage: UIImage?
  /// The image in landscape orientations of phones; nil by default; it is not used.
  open var landscapeImagePhone: UIImage?
  /// The attributes of the title by the bits of their state.
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title, of which the font and the color count.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    didChange?()
  }

  /// Returns the attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Called when a property has changed; set by the bar that shows the item.
  final var didChange: (() -> Void)?

  /// Sets the looks of the class in a bar that shows the item.
  final func takeAppearance(in bar: UIView) {
    guard !Appearances.isEmpty else { return }
    let didChange = didChange
    self.didChange = nil
    Appearances.apply(to: self, in: bar)
    self.didChange = didChange
  }

  /// Creates an item without a title.
  override public init() {
    super.init()
  }
}
