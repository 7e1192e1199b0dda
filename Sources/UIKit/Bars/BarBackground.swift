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

  private let side: Side
  private let hairline = UIView(frame: .zero)

  init(hairline side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(light: 0xF9F9F9, dark: 0x161616)
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: bounds.minX, y: side == .top ? bounds.minY : bounds.maxY - height, width: bounds.width,
      height: height)
  }
}
