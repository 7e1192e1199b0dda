import QuartzCore

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size in points; the text view's.
  open internal(set) var size = CGSize.zero
  /// The space at both ends of lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// How the last line ends if the text does not fit; `byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  /// Whether the width follows that of the text view; true by default.
  ///
  /// It has no effect: the width always does.
  open var widthTracksTextView = true
  /// Whether the height follows that of the text view; false by default.
  ///
  /// It has no effect.
  open var heightTracksTextView = false

  /// Called after a change of a property.
  final var didChange: (() -> Void)?

  /// Creates a container with the default properties.
  override public init() {
    super.init()
  }
}
