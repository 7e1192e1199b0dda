import QuartzCore

/// A guide at the edge of a controller's view, beyond which bars cover the view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height that bars cover, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The space that bars cover at the top or bottom of a controller's view: its safe area's.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return kind == .topBars ? insets.top : insets.bottom
  }
}
