import QuartzCore

extension UIColor {
  /// Creates a color that tiles an image, upright and from the top left; an image without pixels is
  /// transparent.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: Self.pattern(of: image) ?? .clear)
  }

  /// Creates a color that tiles an image; nil for an image without pixels.
  convenience init?(tiling image: UIImage) {
    guard let color = Self.pattern(of: image) else { return nil }
    self.init(cgColor: color)
  }

  private static func pattern(of image: UIImage) -> CGColor? {
    let bounds = CGRect(origin: .zero, size: image.size)
    let context = CGContext(bounds: bounds, scale: image.scale)
    image.draw(in: bounds, of: context)
    return CGPattern(cell: context.drawing, bounds: bounds).map { CGColor(pattern: $0) }
  }
}
