import DisplayList

/// A layer that shows a part of its sublayers, which it scrolls by moving its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls; `both` by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls so that a point of the layer is in the corner with the smallest x and y.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the layer visible, as far as it fits.
  open func scroll(to r: CGRect) {
    func start(_ low: CGFloat, _ length: CGFloat, _ visible: CGFloat, _ size: CGFloat) -> CGFloat {
      if low < visible || length > size { return low }
      return max(visible, low + length - size)
    }
    scroll(
      to: CGPoint(
        x: start(r.minX, r.width, bounds.minX, bounds.width),
        y: start(r.minY, r.height, bounds.minY, bounds.height)))
  }

  override func copyProperties(from layer: CALayer) {
    super.copyProperties(from: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// In the vertical direction.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// In the horizontal direction.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
  /// Scrolls the nearest superlayer that is a scroll layer, so that a point of this layer is in its
  /// corner with the smallest x and y.
  public final func scroll(_ p: CGPoint) {
    guard let scroller = scrollLayer else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Scrolls the nearest superlayer that is a scroll layer, so that a rectangle of this layer becomes
  /// visible.
  public final func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = scrollLayer else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  /// The part of the layer that the nearest superlayer that is a scroll layer shows; the bounds if
  /// there is none.
  public final var visibleRect: CGRect {
    guard let scroller = scrollLayer else { return bounds }
    return convert(scroller.bounds, from: scroller).intersection(bounds)
  }

  private var scrollLayer: CAScrollLayer? {
    var next: CALayer? = self
    while let layer = next {
      if let scroller = layer as? CAScrollLayer { return scroller }
      next = layer.superlayer
    }
    return nil
  }
}
