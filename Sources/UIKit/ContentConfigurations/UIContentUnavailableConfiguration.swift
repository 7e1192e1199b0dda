import QuartzCore

/// The state of a controller for which a configuration of missing content is shown.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search whose results are missing; nil without a search.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a program's own key; nil if none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What a screen shows while it has no content: an image, two texts and two buttons below each other.
///
/// The sizes resemble those of iOS 17; they are Flipbook's choice.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the image is shown.
  public struct ImageProperties {
    /// A symbol's size and weight; nil for that of the style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color; nil for that of the view.
    public var tintColor: UIColor?
    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; zero, the default, does not limit a dimension.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors where the user inverts them; it has no effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text is shown.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// How a text that is too long is broken; truncated at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, does not limit it.
    public var numberOfLines = 0
    /// Whether the font shrinks for the text to fit; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set closer before the text is truncated; it has no effect.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties {
    /// The action of a tap; nil by default.
    public var primaryAction: UIAction?
    /// The menu, which a tap shows without an action; nil by default.
    public var menu: UIMenu?
    /// Whether the button receives touches; true by default.
    public var isEnabled = true
    /// The role; `normal` by default.
    public var role = UIButton.Role.normal
  }

  /// The horizontal alignments.
  public enum Alignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// From the leading edge.
    case natural
  }

  /// The image above the texts; nil by default.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil by default.
  public var text: String?
  /// The text with attributes, in place of `text`; nil by default.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties = TextProperties(
    font: .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold), color: .label)
  /// The text below the text; nil by default.
  public var secondaryText: String?
  /// The secondary text with attributes, in place of `secondaryText`; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text is shown.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button below the texts, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// The horizontal alignment; `center` by default.
  public var alignment = Alignment.center
  /// The axes along which the content keeps the margins of the superview; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 20, bottom: 8, trailing: 20)
  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 14
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The space between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background; without a color by default.
  public var background = UIBackgroundConfiguration.clear()
  /// The styles that differ in more than their values.
  enum Style { case empty, loading, search }
  private(set) var style = Style.empty

  private init(_ style: Style) {
    self.style = style
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    imageProperties.tintColor = .secondaryLabel
  }

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty)
  }

  /// Returns a configuration of content that is being loaded: a turning wheel and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.loading)
    result.text = SystemText.loading.localized
    result.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return result
  }

  /// Returns a configuration of a search without results: a magnifying glass and "No Results".
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.search)
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = SystemText.noResults.localized
    result.secondaryText = SystemText.checkSpelling.localized
    return result
  }

  /// Returns a new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: that of a search names the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard style == .search, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty,
      text == SystemText.noResults.localized
    else { return self }
    var result = self
    result.text = SystemText.noResultsFor.localized(with: searched)
    return result
  }
}

extension UIButton.Configuration {
  /// Whether a button with the configuration shows something.
  fileprivate var hasContent: Bool {
    title?.isEmpty == false || attributedTitle != nil || image != nil || showsActivityIndicator
  }
}

/// A view that shows a configuration of missing content in its middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let background = BackgroundConfigurationView(frame: .zero)
  private let scrollView = UIScrollView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let wheel = UIActivityIndicatorView(style: .large)
  private let labels = [UILabel(frame: .zero), UILabel(frame: .zero)]
  private var buttons: [UIButton?] = [nil, nil]

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(background)
    addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.isScrollEnabled = false
    for view in [imageView, wheel] + labels { scrollView.addSubview(view) }
    showConfiguration()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The configuration; others than `UIContentUnavailableConfiguration` are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      showConfiguration()
    }
  }

  /// Whether the content scrolls; false by default.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  private func showConfiguration() {
    background.show(shown.background)
    let image = shown.imageProperties
    let isLoading = shown.style == .loading && shown.image == nil
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.preferredSymbolConfiguration = image.preferredSymbolConfiguration
    imageView.tintColor = image.tintColor
    imageView.layer.cornerRadius = image.cornerRadius
    imageView.clipsToBounds = image.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    if isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    show(shown.text, shown.attributedText, shown.textProperties, in: labels[0])
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: labels[1])
    show(shown.button, shown.buttonProperties, at: 0)
    show(shown.secondaryButton, shown.secondaryButtonProperties, at: 1)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, at index: Int
  ) {
    guard configuration.hasContent else {
      buttons[index]?.removeFromSuperview()
      buttons[index] = nil
      return
    }
    let button = buttons[index] ?? UIButton(configuration: configuration)
    button.configuration = configuration
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.removeAction(identifiedBy: Self.actionName, for: .primaryActionTriggered)
    if let action = properties.primaryAction {
      button.addAction(
        UIAction(identifier: Self.actionName) { [weak button] _ in
          button?.sendAction(action)
        }, for: .primaryActionTriggered)
    }
    if button.superview == nil { scrollView.addSubview(button) }
    buttons[index] = button
  }

  private static let actionName = UIAction.Identifier("UIContentUnavailableView.primaryAction")

  // MARK: Layout

  /// Lays out the parts below each other, in the middle of the safe area.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = bounds.inset(by: safeAreaInsets)
    let (margins, area) = (shown.directionalLayoutMargins, scrollView.bounds.size)
    let width = max(area.width - margins.leading - margins.trailing, 0)
    let parts = parts(width: width)
    let height = zip(parts, parts.indices).reduce(0) {
      $0 + $1.0.size.height + ($1.1 > 0 ? $1.0.padding : 0)
    }
    let room = area.height - margins.top - margins.bottom
    var y = margins.top + max((room - height) / 2, 0)
    let left = isRightToLeft ? margins.trailing : margins.leading
    for (index, part) in parts.enumerated() {
      if index > 0 { y += part.padding }
      let isAtRight = shown.alignment == .natural && isRightToLeft
      let spare = width - part.size.width
      let x = left + (shown.alignment == .center ? spare / 2 : isAtRight ? spare : 0)
      part.view.frame = CGRect(
        x: roundedToPixels(x), y: roundedToPixels(y), width: part.size.width,
        height: part.size.height)
      y += part.size.height
    }
    scrollView.contentSize = CGSize(
      width: area.width, height: max(height + margins.top + margins.bottom, area.height))
  }

  /// Returns what is shown from the top, with the sizes and the spaces above, in points.
  private func parts(width: CGFloat) -> [(view: UIView, size: CGSize, padding: CGFloat)] {
    var result: [(view: UIView, size: CGSize, padding: CGFloat)] = []
    if wheel.isAnimating { result.append((wheel, wheel.intrinsicContentSize, 0)) }
    if !imageView.isHidden {
      let size = imageView.intrinsicContentSize
      let limit = shown.imageProperties.maximumSize
      let scale = min(
        limit.width > 0 ? limit.width / max(size.width, 1) : 1,
        limit.height > 0 ? limit.height / max(size.height, 1) : 1, width / max(size.width, 1), 1)
      result.append((imageView, CGSize(width: size.width * scale, height: size.height * scale), 0))
    }
    let paddings = [shown.imageToTextPadding, shown.textToSecondaryTextPadding]
    for (label, padding) in zip(labels, paddings) where !label.isHidden {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      result.append((label, CGSize(width: min(size.width, width), height: size.height), padding))
    }
    let spaces = [shown.textToButtonPadding, shown.buttonToSecondaryButtonPadding]
    for (button, space) in zip(buttons, spaces) {
      guard let button else { continue }
      let size = button.intrinsicContentSize
      result.append((button, CGSize(width: min(size.width, width), height: size.height), space))
    }
    return result
  }

  /// Lays the parts out again when the safe area has changed.
  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
