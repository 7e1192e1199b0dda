import QuartzCore

/// A segment of a segmented control: a title or an image, with its own properties.
@MainActor
final class SegmentView: UIView {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width in points; 0 for an automatic one.
  var width: CGFloat = 0
  /// The offset of the content, in points.
  var offset = CGSize.zero
  /// The offset of the contents of all segments, in points.
  var adjustment = CGSize.zero { didSet { setNeedsLayout() } }
  var isEnabled = true

  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  /// The space beside the content, in points; Flipbook's choice.
  private static let padding: CGFloat = 11

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the content with the attributes of its state.
  func show(attributes: [NSAttributedString.Key: Any], isSelected: Bool, isEnabled: Bool) {
    let color = attributes[.foregroundColor] as? UIColor
    label.text = title
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
    label.textColor = color ?? (isEnabled ? .label : .tertiaryLabel)
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color ?? .label
    imageView.alpha = isEnabled ? 1 : UIControl.disabledOpacity
    label.isHidden = image != nil
    setNeedsLayout()
  }

  /// The opacity of the content.
  var contentOpacity: CGFloat {
    get { label.alpha }
    set {
      label.alpha = newValue
      imageView.alpha = newValue * (isEnabled ? 1 : UIControl.disabledOpacity)
    }
  }

  /// The width of the content with the space beside it, in points.
  var contentWidth: CGFloat {
    (image?.size.width ?? label.sizeThatFits(.zero).width.rounded(.up)) + 2 * Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.offsetBy(
      dx: offset.width + adjustment.width, dy: offset.height + adjustment.height)
    label.frame = area.insetBy(dx: min(2, area.width / 2), dy: 0)
    imageView.frame = area
  }
}
