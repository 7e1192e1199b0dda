import QuartzCore

/// The places of the dots of a page control, as measured on iOS 14 to 26.
struct PageControlLayout {
  let pages: Int
  let isVertical: Bool
  let isReversed: Bool

  /// The height of the content of a horizontal control, in points.
  static let height: CGFloat = 26
  /// The distance of the dots, in points.
  private static let step: CGFloat = 18
  /// The distance of the first dot from the edge of the content, in points.
  private static let margin: CGFloat = 14
  /// The side of a dot's slot, in points.
  private static let slot: CGFloat = 10

  /// The size of the content, in points.
  var size: CGSize {
    let length = CGFloat(max(pages, 0)) * Self.step + 20
    return isVertical
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  /// Returns the place of the content in bounds: in their middle.
  func content(in bounds: CGRect) -> CGRect {
    let size = size
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the place of a page's dot in bounds.
  func slot(of page: Int, in bounds: CGRect) -> CGRect {
    let content = content(in: bounds)
    let offset = Self.margin + CGFloat(isReversed ? pages - 1 - page : page) * Self.step
    let across = (Self.height - Self.slot) / 2
    return CGRect(
      x: content.minX + (isVertical ? across : offset),
      y: content.minY + (isVertical ? offset : across), width: Self.slot, height: Self.slot)
  }

  /// Returns the coordinate of a point along the row.
  func position(of point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// Returns the page whose dot is nearest to a point.
  func page(at point: CGPoint, in bounds: CGRect) -> Int {
    let first = position(of: content(in: bounds).origin) + Self.margin + Self.slot / 2
    let index = ((position(of: point) - first) / Self.step).rounded()
    guard index.isFinite, pages > 0 else { return 0 }
    let place = Int(min(max(index, 0), CGFloat(pages - 1)))
    return isReversed ? pages - 1 - place : place
  }
}

/// The dot of a page, or its image.
@MainActor
final class PageDot: UIView {
  /// The diameter of a dot, in points, as measured on iOS.
  private static let diameter: CGFloat = 7.6

  private let dot = ControlPart(nil, cornerRadius: PageDot.diameter / 2)
  private var imageView: UIImageView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, color: UIColor) {
    dot.backgroundColor = image == nil ? color : nil
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: bounds)
    view.contentMode = .center
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = color
    if view.superview == nil { addSubview(view) }
    imageView = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = Self.diameter
    dot.frame = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    imageView?.frame = bounds
  }
}
