import CCairo
import DisplayList

extension DrawingPainter {
  /// The maximum standard deviation of a blur in pixels.
  private static let maxSigma: CGFloat = 200

  /// Draws the shadow of a command.
  func draw(
    _ shadow: DrawingShadow, of command: DrawingCommand, in clipped: CGRect
  ) throws(RasterError) {
    let (offset, sigma) = measures(of: shadow)
    let reach = Self.reach(sigma)
    // Only what casts a shadow on pixels of the clip is needed.
    let casting = clipped.offsetBy(dx: -offset.width, dy: -offset.height)
      .insetBy(dx: -reach, dy: -reach).pixelAligned
    let drawn = try extents(of: command).applying(matrix).pixelAligned.intersection(casting)
    guard !drawn.isEmpty else { return }
    let painter = try part(drawn)
    var plain = command
    plain.clip = []
    (plain.style.blendMode, plain.style.alpha, plain.style.shadow) = (.normal, 1, nil)
    try painter.draw(Drawing([plain]))
    setClip(command.clip)
    try draw(
      shadow, of: painter.surface, at: drawn.origin, alpha: command.style.alpha, in: clipped)
  }

  /// Draws the shadow of a surface within the clip that is set.
  func draw(
    _ shadow: DrawingShadow, of source: Surface, at origin: CGPoint, alpha: CGFloat,
    in clipped: CGRect
  ) throws(RasterError) {
    let (offset, sigma) = measures(of: shadow)
    let reach = Int(Self.reach(sigma))
    let (whole, part) = Self.split(offset)
    let (width, height) = (source.width + 2 * reach + 2, source.height + 2 * reach + 2)
    guard width <= FrameRenderer.maximumSide, height <= FrameRenderer.maximumSide else { return }
    cairo_surface_flush(source.pointer)
    var samples = [Float](repeating: 0, count: width * height)
    for row in 0..<source.height {
      let pixels = source.bytes + row * source.bytesPerRow
      let start = (row + reach + 1) * width + reach + 1
      for column in 0..<source.width { samples[start + column] = Float(pixels[column * 4 + 3]) }
    }
    if sigma > 0.05 {
      GaussianBlur(sigma: sigma).apply(to: &samples, width: width, height: height)
    }
    let mask = try Surface(CAIRO_FORMAT_A8, width: width, height: height)
    for row in 0..<height {
      let target = mask.bytes + row * mask.bytesPerRow
      for column in 0..<width {
        target[column] = UInt8(min(max(samples[row * width + column] + 0.5, 0), 255))
      }
    }
    cairo_surface_mark_dirty(mask.pointer)
    canvas.setMatrix(.identity)
    canvas.setSource(shadow.color, alpha: alpha.unit)
    canvas.mask(
      mask,
      at: CGPoint(
        x: origin.x - CGFloat(reach + 1) + whole.width + part.width,
        y: origin.y - CGFloat(reach + 1) + whole.height + part.height))
  }

  /// Returns the offset and the standard deviation of a shadow in pixels.
  private func measures(of shadow: DrawingShadow) -> (offset: CGSize, sigma: CGFloat) {
    let scale = abs(matrix.determinant).squareRoot()
    let limit = CGFloat(1 << 20)
    let offset = shadow.offset.applying(matrix)
    return (
      CGSize(
        width: min(max(offset.width, -limit), limit),
        height: min(max(offset.height, -limit), limit)),
      min(shadow.sigma * scale, Self.maxSigma)
    )
  }

  /// Returns the distance in whole pixels beyond which less than a thousandth of a shadow remains.
  private static func reach(_ sigma: CGFloat) -> CGFloat { (3 * sigma + 1).rounded(.up) }

  private static func split(_ offset: CGSize) -> (whole: CGSize, part: CGSize) {
    let whole = CGSize(width: offset.width.rounded(.down), height: offset.height.rounded(.down))
    return (
      whole, CGSize(width: offset.width - whole.width, height: offset.height - whole.height)
    )
  }
}
