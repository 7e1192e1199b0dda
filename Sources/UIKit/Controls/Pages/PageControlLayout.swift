import QuartzCore

/// The places of the dots of a page control, as measured on iOS 14 to 26.
struct PageControlLayout {
  let pages: Int
  let isVertical: Bool
  let isReversed: Bool
  /// The page whose indicator shows a progress; nil for none.
  var wide: Int?

  /// The height of the content of a horizontal control, in points.
  static let height: CGFloat = 26
  /// The distance of the dots, in points.
  private static let step: CGFloat = 18
  /// The distance of the first dot from the edge of the content, in points.
  private static let margin: CGFloat = 14
  /// The side of a dot's slot, in points.
  private static let slot: CGFloat = 10
  /// By how much the slot of a progress is longer, in points (Flipbook's choice).
  private static let extra: CGFloat = 24

  /// The size of the content, in points.
  var size: CGSize {
    let length = CGFloat(max(pages, 0)) * Self.step + 20 + (hasWide ? Self.extra : 0)
    return isVertical
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  private var hasWide: Bool { wide.map { 0..<max(pages, 0) ~= $0 } ?? false }

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
    let isAfterWide = hasWide && wide.map { isReversed ? page < $0 : page > $0 } ?? false
    let offset =
      Self.margin + CGFloat(isReversed ? pages - 1 - page : page) * Self.step
      + (isAfterWide ? Self.extra : 0)
    let across = (Self.height - Self.slot) / 2
    let length = Self.slot + (hasWide && page == wide ? Self.extra : 0)
    return CGRect(
      x: content.minX + (isVertical ? across : offset),
      y: content.minY + (isVertical ? offset : across), width: isVertical ? Self.slot : length,
      height: isVertical ? length : Self.slot)
  }

  /// Returns the coordinate of a point along the row.
  func position(of point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// Returns the page whose dot is nearest to a point.
  func page(at point: CGPoint, in bounds: CGRect) -> Int {
    guard pages > 0, point.x.isFinite, point.y.isFinite else { return 0 }
    func distance(_ page: Int) -> CGFloat {
      let slot = slot(of: page, in: bounds)
      return abs(position(of: point) - position(of: CGPoint(x: slot.midX, y: slot.midY)))
    }
    return (0..<pages).min { distance($0) < distance($1) } ?? 0
  }
}

/// The dot of a page, or its image.
@MainActor
final class PageDot: UIView {
  /// The diameter of a dot, in points, as measured on iOS.
  private static let diameter: CGFloat = 7.6
  /// The distance of a capsule from its slot, in points.
  private static let inset: CGFloat = 1.2

  private let dot = ControlPart(nil, cornerRadius: PageDot.diameter / 2)
  private var imageView: UIImageView?
  private var track: ControlPart?
  private var fill: (share: CGFloat, isVertical: Bool, isReversed: Bool)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(dot)
  }

  /// Shows a progress from 0 to 1 as the filled part of a capsule; nil for a dot.
  func setProgress(_ progress: CGFloat?, isVertical: Bool, isReversed: Bool, track color: UIColor) {
    fill = progress.map { (min(max($0, 0), 1), isVertical, isReversed) }
    if fill != nil, track == nil {
      let part = ControlPart(nil, cornerRadius: Self.diameter / 2)
      part.clipsToBounds = true
      insertSubview(part, at: 0)
      part.addSubview(dot)
      track = part
    } else if fill == nil, let part = track {
      addSubview(dot)
      part.removeFromSuperview()
      track = nil
    }
    track?.backgroundColor = color
    setNeedsLayout()
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
    if let track, let fill {
      track.frame = bounds.insetBy(
        dx: Self.inset, dy: Self.inset)
      let (share, size) = (fill.share, track.bounds.size)
      dot.frame =
        fill.isVertical
        ? CGRect(
          x: 0, y: fill.isReversed ? size.height * (1 - share) : 0, width: size.width,
          height: size.height * share)
        : CGRect(
          x: fill.isReversed ? size.width * (1 - share) : 0, y: 0, width: size.width * share,
          height: size.height)
      dot.layer.cornerRadius = 0
      return
    }
    dot.layer.cornerRadius = diameter / 2
    dot.frame = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    imageView?.frame = bounds
  }
}
