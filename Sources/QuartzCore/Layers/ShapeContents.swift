import DisplayList

/// Contents of a layer that are drawn as a shape, in place of an image: sharp at every scale.
package final class ShapeContents: Sendable {
  /// The size in points, as of an image.
  package let size: CGSize
  /// The shape in points, in a rectangle of the size at zero.
  package let shape: ShapeContent

  /// Creates contents of a size.
  package init(size: CGSize, shape: ShapeContent) {
    (self.size, self.shape) = (size, shape)
  }

  /// Returns the shape that fills a rectangle; its line is scaled by the mean of both directions.
  func content(filling frame: CGRect) -> ShapeContent {
    guard size.width > 0, size.height > 0 else { return shape }
    let (scaleX, scaleY) = (frame.width / size.width, frame.height / size.height)
    var transform = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: frame.minX, ty: frame.minY)
    var content = shape
    content.path = shape.path.copy(using: &transform) ?? shape.path
    content.lineWidth *= abs(scaleX * scaleY).squareRoot()
    return content
  }
}
