extension UIView {
  /// Returns a point of this view's space in another's; nil stands for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Returns a point of another view's space in this one's; nil stands for the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Returns the rectangle around one of this view's space in another's; nil stands for the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Returns the rectangle around one of another view's space in this one's; nil stands for the
  /// window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// How far bars and rounded corners reach into the view, in points.
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
