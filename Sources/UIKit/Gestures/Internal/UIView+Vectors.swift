import QuartzCore

extension UIView {
  /// Converts a vector from the window's coordinate system to the view's.
  final func convertVector(fromWindow vector: CGVector) -> CGVector {
    vector.applying(CALayer.transform(from: window?.layer, to: layer))
  }

  /// Converts a vector from the view's coordinate system to the window's.
  final func convertVector(toWindow vector: CGVector) -> CGVector {
    vector.applying(CALayer.transform(from: layer, to: window?.layer))
  }
}

extension CGVector {
  /// Applies the linear part of a transform, without its translation.
  fileprivate func applying(_ transform: CGAffineTransform) -> CGVector {
    let size = CGSize(width: dx, height: dy).applying(transform)
    return CGVector(dx: size.width, dy: size.height)
  }
}
