import QuartzCore

/// The background of a bar: a plain color and a hairline at the edge that faces the content.
///
/// UIKit's background is translucent and blurs the content; this one has the color that UIKit's has
/// over the system background.
@MainActor
final class BarBackground: UIView {
  /// The edge that faces the content.
  enum Side {
    case top
    case bottom
  }

  /// The color of a bar without a look of its own.
  static let defaultColor = UIColor(light: 0xF9F9F9, dark: 0x161616)

  private let side: Side
  private let hairline = UIView(frame: .zero)
  private var imageView: UIImageView?

  init(hairline side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = Self.defaultColor
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a color, an image or both, and a hairline; nil for none.
  func show(color: UIColor?, image: UIImage?, hairline: UIColor?) {
    backgroundColor = color
    self.hairline.backgroundColor = hairline
    self.hairline.isHidden = hairline == nil
    guard image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView(frame: bounds)
    view.contentMode = .scaleToFill
    view.image = image
    if imageView == nil { insertSubview(view, at: 0) }
    imageView = view
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = bounds
    let height = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: bounds.minX, y: side == .top ? bounds.minY : bounds.maxY - height, width: bounds.width,
      height: height)
  }
}
