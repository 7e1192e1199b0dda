/// What a view shows, as a value that makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration; true by default.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The configurations of a cell, header or footer.
@MainActor
struct ConfiguredContent {
  /// The content as the program set it.
  var content: (any UIContentConfiguration)?
  /// The background as the program set it.
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// The view that shows the background.
  private(set) var backgroundView: BackgroundConfigurationView?
  /// Whether the cell is configured at the next layout, as before it is displayed for the first time.
  var isPending = true

  /// Returns the view that shows the content: the current one if it can.
  func view(for state: any UIConfigurationState, current: UIView) -> UIView? {
    guard let content else { return nil }
    let shown = updatesContent ? content.updated(for: state) : content
    if let view = current as? any UIView & UIContentView, view.supports(shown) {
      view.configuration = shown
      return view
    }
    return shown.makeContentView()
  }

  /// Shows the background behind all other views of a cell.
  mutating func showBackground(
    _ configuration: UIBackgroundConfiguration?, for state: any UIConfigurationState,
    in view: UIView
  ) {
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let shown = updatesBackground ? configuration.updated(for: state) : configuration
    let background = backgroundView ?? BackgroundConfigurationView(frame: view.bounds)
    backgroundView = background
    if background.superview !== view { view.insertSubview(background, at: 0) }
    background.frame = view.bounds
    background.show(shown)
  }
}

/// A view that shows a background configuration.
@MainActor
final class BackgroundConfigurationView: UIView {
  private var configuration = UIBackgroundConfiguration.clear()
  private let fill = UIImageView(frame: .zero)
  private var customView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  /// The corners that are rounded, with a radius in points, in place of the configuration's.
  var listCorners: (corners: CACornerMask, radius: CGFloat)? {
    didSet { setNeedsLayout() }
  }

  func show(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    let tint: UIColor = tintColor ?? .systemBlue
    fill.backgroundColor = configuration.backgroundColor.map {
      configuration.backgroundColorTransformer?($0) ?? $0
    }
    fill.image = configuration.image
    fill.contentMode = configuration.imageContentMode
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
      : nil
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { addSubview(customView) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let isReversed = isRightToLeft
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isReversed ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing))
    fill.layer.cornerRadius = listCorners?.radius ?? configuration.cornerRadius
    fill.layer.maskedCorners =
      listCorners?.corners
      ?? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    fill.clipsToBounds = fill.layer.cornerRadius > 0
    customView?.frame = fill.frame
  }
}
