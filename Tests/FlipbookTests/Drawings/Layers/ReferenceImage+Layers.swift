import UIKit

extension CALayer {
  /// Returns a layer with a frame and a color, as a sublayer of this one.
  @discardableResult
  func added<Layer: CALayer>(
    _ layer: Layer, _ frame: CGRect, _ color: UIColor? = nil
  ) -> Layer {
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    addSublayer(layer)
    return layer
  }

  /// Returns a layer with a frame and a color, as a sublayer of this one.
  @discardableResult
  func added(_ frame: CGRect, _ color: UIColor? = nil) -> CALayer {
    added(CALayer(), frame, color)
  }

  /// Adds stripes that fill the layer, as what masks and blurs show.
  func addStripes() {
    let stripes = added(CALayer(), bounds)
    stripes.contents =
      UIGraphicsImageRenderer(size: bounds.size).image {
        ReferenceImage.stripes($0.cgContext)
      }.cgImage
  }
}
