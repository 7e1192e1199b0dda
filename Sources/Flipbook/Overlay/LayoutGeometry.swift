import DisplayList
import UIKit

/// Where views and layout guides are shown on a stage now, which differs from their frames while a
/// layout is animated.
@MainActor
struct LayoutGeometry {
  let stage: Stage

  /// Returns the area of an item that constraints act on, in the coordinates of the stage; nil for
  /// one that is not visible.
  func rect(of item: AnyObject?) -> CGRect? {
    if let view = item as? UIView {
      let insets = view.alignmentRectInsets
      return shown(view) { $0.inset(by: insets) }
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    // The frame of a guide is known in the layout's coordinates: its distances from the owner's
    // edges are those that are shown.
    let (frame, bounds) = (guide.layoutFrame, owner.bounds)
    return shown(owner) { shown in
      CGRect(
        x: shown.minX + frame.minX - bounds.minX, y: shown.minY + frame.minY - bounds.minY,
        width: max(shown.width + frame.width - bounds.width, 0),
        height: max(shown.height + frame.height - bounds.height, 0))
    }
  }

  /// Returns the coordinate of an attribute of an item; nil for a size, or an item that is not
  /// visible.
  func coordinate(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
  ) -> CGFloat? {
    guard let rect = rect(of: item) else { return nil }
    let isMirrored =
      (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?
      .effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return rect.minX
    case .right, .rightMargin: return rect.maxX
    case .leading, .leadingMargin: return isMirrored ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: return isMirrored ? rect.minX : rect.maxX
    case .top, .topMargin: return rect.minY
    case .bottom, .bottomMargin: return rect.maxY
    case .centerX, .centerXWithinMargins: return rect.midX
    case .centerY, .centerYWithinMargins: return rect.midY
    case .firstBaseline, .lastBaseline:
      return baseline(attribute, of: item).map { rect.minY + $0 } ?? rect.maxY
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// Returns the distance of a label's baseline from its top; nil for an item without text.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
  ) -> CGFloat? {
    guard let view = item as? UIView else { return nil }
    let owner =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard let label = owner as? UILabel else { return nil }
    let text = label.textRect(
      forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let top = label.convert(text.origin, to: view).y - view.bounds.minY
    return attribute == .firstBaseline
      ? top + label.font.ascender : top + text.height + label.font.descender
  }

  /// Returns the part of the screen to which the superviews of an item clip it.
  func clip(of item: AnyObject?) -> CGRect {
    let screen = CGRect(origin: .zero, size: stage.device.size)
    let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView?.subviews.first
    var clip = screen
    var next = owner?.superview
    while let view = next {
      if view.clipsToBounds, let bounds = shown(view, { $0 }) { clip = clip.intersection(bounds) }
      next = view.superview
    }
    return clip
  }

  /// Returns a part of a view's presented bounds in the coordinates of the stage; nil for a view
  /// that is not visible.
  private func shown(_ view: UIView, _ part: (CGRect) -> CGRect) -> CGRect? {
    let chain = Array(sequence(first: view.layer, next: \.superlayer))
    guard chain.last === stage.window.layer else { return nil }
    var transform = CGAffineTransform.identity
    for layer in chain.reversed() {
      let presented = layer.presented(at: stage.time)
      guard !layer.isHidden, presented.opacity > 0 else { return nil }
      transform = presented.matrix.concatenating(transform)
    }
    return part(view.layer.presented(at: stage.time).bounds).applying(transform)
  }
}
