import QuartzCore

/// The place of a view along an axis as a function of its superview's length, as the autoresizing
/// mask requires.
@MainActor
struct MaskedPlace {
  /// A number that depends on the length of the superview, in points.
  struct Part: Equatable {
    /// The factor of the length.
    var factor: CGFloat = 0
    var constant: CGFloat
  }

  private(set) var start: Part
  private(set) var length: Part

  /// Computes the place of a view's alignment rectangle from its frame.
  ///
  /// Flexible parts share a change of the superview's length in proportion to their lengths; without
  /// a flexible part, the space after the view changes.
  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    let rect = view.alignmentRect(forFrame: view.layoutFrame)
    let bounds = view.superview?.bounds ?? .zero
    let (origin, length, superLength) =
      axis == .horizontal
      ? (rect.minX, rect.width, bounds.width) : (rect.minY, rect.height, bounds.height)
    start = Part(constant: origin)
    self.length = Part(constant: length)
    let shares = AutoresizingShares(
      view.autoresizingMask, axis, start: origin, length: length, superLength: superLength)
    start.factor = shares.start
    start.constant -= shares.start * superLength
    self.length.factor = shares.length
    self.length.constant -= shares.length * superLength
  }
}

/// The shares of the parts along an axis in a change of the superview's length, from 0 to 1.
struct AutoresizingShares: Equatable {
  private(set) var start: CGFloat = 0
  private(set) var length: CGFloat = 0

  init(
    _ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis, start: CGFloat,
    length: CGFloat, superLength: CGFloat
  ) {
    let isHorizontal = axis == .horizontal
    let flexible = (
      start: mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
      length: mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      end: mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    )
    let count = [flexible.start, flexible.length, flexible.end].count { $0 }
    guard count > 0 else { return }
    let parts = (
      start: flexible.start ? start : 0, length: flexible.length ? length : 0,
      end: flexible.end ? superLength - start - length : 0
    )
    let total = parts.start + parts.length + parts.end
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return count == 1 || total == 0 ? 1 / CGFloat(count) : part / total
    }
    self.start = share(parts.start, flexible.start)
    self.length = share(parts.length, flexible.length)
  }
}

extension UIView {
  /// The frame without the transform, with which layouts work.
  final var layoutFrame: CGRect {
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    let position = layer.position
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Sets the frame without the transform, if it differs.
  final func setLayoutFrame(_ frame: CGRect) {
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != position { center = position }
  }
}
