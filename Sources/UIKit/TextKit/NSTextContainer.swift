import QuartzCore

/// The area in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size in points, 0 or less for no limit; that of a text view follows the view.
  open var size: CGSize {
    get { storedSize }
    set {
      guard newValue != storedSize else { return }
      storedSize = newValue
      containerDidChange()
    }
  }
  private final var storedSize = CGSize.zero
  /// The space at both ends of lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { containerDidChange() } }
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { containerDidChange() } }
  /// How the last line ends if the text does not fit; `byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { containerDidChange() } }
  /// The areas that text leaves out; they have no effect, as lines are laid out in whole rectangles.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of the text view; true by default for the container of a view.
  ///
  /// It has no effect: the width always does.
  open var widthTracksTextView = true
  /// Whether the height follows that of the text view; false by default.
  ///
  /// It has no effect.
  open var heightTracksTextView = false
  /// The object that lays out the text.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Whether lines are rectangles without parts that are left out, which they always are.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// Called after a change of a property.
  final var didChange: (() -> Void)?

  /// Creates a container of a size in points; 0 or less, the default, for no limit.
  public init(size: CGSize = .zero) {
    storedSize = size
    super.init()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  private func containerDidChange() {
    layoutManager?.textContainerChangedGeometry(self)
    didChange?()
  }

  /// Sets the size without a notification, as the text view does that lays out the text.
  final func follow(_ size: CGSize) {
    guard size != storedSize else { return }
    storedSize = size
    layoutManager?.textContainerChangedGeometry(self)
  }
}
