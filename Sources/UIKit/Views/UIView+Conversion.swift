extension UIView {
  /// Converts a point from this view's coordinate system to another view's, or to the window's if
  /// `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point from another view's coordinate system, or the window's if `view` is nil, to
  /// this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle from this view's coordinate system to another view's, or to the window's
  /// if `view` is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle from another view's coordinate system, or the window's if `view` is nil,
  /// to this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// The insets of the part of the view that bars and the device's corners and camera do not cover,
  /// in points.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let inset = window.bounds.inset(by: window.deviceSafeAreaInsets)
    let safe = convert(inset, from: window).intersection(bounds)
    guard !safe.isNull else { return .zero }
    return UIEdgeInsets(
      top: safe.minY - bounds.minY, left: safe.minX - bounds.minX, bottom: bounds.maxY - safe.maxY,
      right: bounds.maxX - safe.maxX)
  }
}
