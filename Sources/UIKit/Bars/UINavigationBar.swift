import QuartzCore

/// A bar at the top of the screen with a title.
@MainActor
open class UINavigationBar: UIView {
  /// The height in points, without what the status bar needs above.
  static let standardHeight: CGFloat = 44

  /// The items of the screens visited, the one that is shown last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.didChange = nil }
      topItem?.didChange = { [weak self] in self?.showTopItem() }
      showTopItem()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  private let background = BarBackground(hairline: .bottom)
  private let titleLabel = UILabel(frame: .zero)

  /// The space between the title and the bar's sides, in points.
  private static let margin: CGFloat = 16

  /// Creates an empty bar.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    addSubview(background)
    addSubview(titleLabel)
  }

  /// Bars are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func showTopItem() {
    titleLabel.text = topItem?.title
  }

  /// The width that there is, and the standard height.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  /// Puts the title into the middle of the lower 44 points.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    titleLabel.frame = CGRect(
      x: bounds.minX + Self.margin, y: bounds.maxY - Self.standardHeight,
      width: max(bounds.width - 2 * Self.margin, 0), height: Self.standardHeight)
  }
}
