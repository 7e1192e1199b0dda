import QuartzCore

/// A bar at the top of the screen that shows the title of its top item.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height below the status bar, in points.
  static let standardHeight: CGFloat = 44

  /// The stack of items; the bar shows the last one.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.didChange = nil }
      topItem?.didChange = { [weak self] in self?.showTopItem() }
      showTopItem()
    }
  }

  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { items?.last }

  private let background = BarBackground(hairline: .bottom)
  private let titleLabel = UILabel(frame: .zero)

  /// The distance between the title and the sides of the bar, in points.
  private static let margin: CGFloat = 16

  /// Creates a bar without items.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    addSubview(background)
    addSubview(titleLabel)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func showTopItem() {
    titleLabel.text = topItem?.title
  }

  /// Returns the given width and the standard height of 44 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  /// Centers the title in the lower 44 points of the bar.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    titleLabel.frame = CGRect(
      x: bounds.minX + Self.margin, y: bounds.maxY - Self.standardHeight,
      width: max(bounds.width - 2 * Self.margin, 0), height: Self.standardHeight)
  }
}
