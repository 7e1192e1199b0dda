import QuartzCore

extension UIView {
  /// Returns a vector of the window's space in the view's.
  final func convertVector(fromWindow vector: CGVector) -> CGVector {
    vector.applying(CALayer.transform(from: window?.layer, to: layer))
  }

  /// Returns a vector of the view's space in the window's.
  final func convertVector(toWindow vector: CGVector) -> CGVector {
    vector.applying(CALayer.transform(from: layer, to: window?.layer))
  }
}

extension CGVector {
  /// Returns the vector under a transform, whose translation plays no part.
  fileprivate func applying(_ transform: CGAffineTransform) -> CGVector {
    let size = CGSize(width: dx, height: dy).applying(transform)
    return CGVector(dx: size.width, dy: size.height)
  }
}
