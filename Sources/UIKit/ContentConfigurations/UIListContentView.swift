/// A view that shows an image, a text and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    showConfiguration()
  }

  /// Returns nil: the view does not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The configuration; others than `UIListContentConfiguration` are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      showConfiguration()
    }
  }

  private func showConfiguration() {
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration =
      shown.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
    imageView.tintColor = shown.imageProperties.tintColor
    if let transformer = shown.imageProperties.tintColorTransformer {
      imageView.tintColor = transformer(imageView.tintColor)
    }
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryLabel)
    for view in [imageView, label, secondaryLabel] { view.alpha = shown.alpha }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
  }

  // MARK: Layout

  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var imageArea: (image: CGSize, area: CGSize) {
    guard let image = shown.image, image.size.width > 0 else { return (.zero, .zero) }
    var size = imageView.intrinsicContentSize
    let limit = shown.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1, 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let reserved = shown.imageProperties.reservedLayoutSize
    return (
      size,
      CGSize(
        width: reserved.width > 0 ? reserved.width : size.width,
        height: reserved.height > 0 ? reserved.height : size.height)
    )
  }

  private static func size(of label: UILabel, width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Computes the frames of the parts in a width and a least height, from the leading edge.
  private func arrangement(width: CGFloat, height: CGFloat) -> Arrangement {
    let margins = shown.directionalLayoutMargins
    var result = Arrangement()
    let (image, area) = imageArea
    let hasText = label.text?.isEmpty == false || secondaryLabel.text?.isEmpty == false
    let start =
      margins.leading
      + (area.width > 0 ? area.width + (hasText ? shown.imageToTextPadding : 0) : 0)
    let room = max(width - start - margins.trailing, 0)
    let text = Self.size(of: label, width: room)
    var secondary = Self.size(of: secondaryLabel, width: room)
    let gap = shown.textToSecondaryTextHorizontalPadding
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText && text.width > 0 && secondary.width > 0
      && text.width + gap + secondary.width <= room
    let padding =
      text.height > 0 && secondary.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let content =
      isBeside
      ? max(text.height, secondary.height) : text.height + padding + secondary.height
    let inner = max(content, area.height)
    result.height = max(inner + margins.top + margins.bottom, shown.minimumHeight)
    let full = max(height, result.height)
    let middle = margins.top + (full - margins.top - margins.bottom) / 2
    result.image = CGRect(
      x: margins.leading + (area.width - image.width) / 2, y: middle - image.height / 2,
      width: image.width, height: image.height)
    let top = middle - content / 2
    if isBeside {
      result.text = CGRect(
        x: start, y: middle - text.height / 2, width: room - gap - secondary.width,
        height: text.height)
      result.secondary = CGRect(
        x: start + room - secondary.width, y: middle - secondary.height / 2,
        width: secondary.width, height: secondary.height)
    } else {
      secondary.width = room
      result.text = CGRect(x: start, y: top, width: room, height: text.height)
      result.secondary = CGRect(
        x: start, y: top + text.height + padding, width: room, height: secondary.height)
    }
    return result
  }

  /// Lays out the image and the texts.
  override open func layoutSubviews() {
    super.layoutSubviews()
    var frames = arrangement(width: bounds.width, height: bounds.height)
    if isRightToLeft {
      frames.image.origin.x = bounds.width - frames.image.maxX
      frames.text.origin.x = bounds.width - frames.text.maxX
      frames.secondary.origin.x = bounds.width - frames.secondary.maxX
    }
    imageView.frame = frames.image
    label.frame = frames.text
    secondaryLabel.frame = frames.secondary
  }

  /// Returns the size of the content in a width, in points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(width: size.width, height: 0).height)
  }

  /// Returns the size of the content in a width, in points.
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }
}
