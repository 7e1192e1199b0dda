import QuartzCore

/// A space of points, such as that of a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in points of this space.
  var bounds: CGRect { get }
  /// Returns a point of this space in points of another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in points of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in points of another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in points of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Returns a point in points of another space; unchanged for a space that is no view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let view = coordinateSpace as? UIView
    return view == nil ? point : convert(point, to: view)
  }

  /// Returns a point of another space in points of the view; unchanged for a space that is no view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let view = coordinateSpace as? UIView
    return view == nil ? point : convert(point, from: view)
  }

  /// Returns a rectangle in points of another space; unchanged for a space that is no view.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let view = coordinateSpace as? UIView
    return view == nil ? rect : convert(rect, to: view)
  }

  /// Returns a rectangle of another space in points of the view; unchanged for a space that is no view.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let view = coordinateSpace as? UIView
    return view == nil ? rect : convert(rect, from: view)
  }
}
