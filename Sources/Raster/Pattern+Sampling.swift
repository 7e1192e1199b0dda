import CCairo
import CoreGraphics

extension Pattern {
  /// A pixel with premultiplied components from 0 to 255, in the order of its bytes.
  struct Pixel {
    var blue: UInt8 = 0
    var green: UInt8 = 0
    var red: UInt8 = 0
    var alpha: UInt8 = 0
  }

  /// Creates an image pattern whose pixels are computed one by one.
  ///
  /// - Parameters:
  ///   - width: The width of the image in pixels.
  ///   - height: The height of the image in pixels.
  ///   - matrix: The transform from the image's pixels to the pattern's points.
  ///   - pixel: Returns the pixel whose center is at a point.
  convenience init(
    width: Int, height: Int, matrix: CGAffineTransform, pixel: (CGPoint) -> Pixel
  ) throws(RasterError) {
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    for row in 0..<height {
      let pixels = surface.bytes + row * surface.bytesPerRow
      for column in 0..<width {
        let center = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        let pixel = pixel(center.applying(matrix))
        pixels[column * 4] = pixel.blue
        pixels[column * 4 + 1] = pixel.green
        pixels[column * 4 + 2] = pixel.red
        pixels[column * 4 + 3] = pixel.alpha
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    self.init(surface, matrix: matrix, extend: CAIRO_EXTEND_PAD)
  }

  /// Creates a pattern for a canvas whose matrix is the identity, from colors in a layer's
  /// coordinate space.
  ///
  /// It serves what Cairo cannot represent, since every pixel is computed in double precision.
  ///
  /// - Parameters:
  ///   - pixels: The whole pixels of the canvas that the pattern covers.
  ///   - matrix: The transform from the layer's coordinate space to pixels.
  ///   - pixel: Returns the pixel at a point in the layer's coordinate space.
  convenience init(
    over pixels: CGRect, matrix: CGAffineTransform, pixel: (CGPoint) -> Pixel
  ) throws(RasterError) {
    let toLayer = matrix.inverted()
    try self.init(
      width: Int(pixels.width), height: Int(pixels.height),
      matrix: CGAffineTransform(translationX: pixels.minX, y: pixels.minY)
    ) { pixel($0.applying(toLayer)) }
  }
}

extension Pattern.Pixel {
  /// Creates the pixel of a color.
  init(_ color: CGColor) {
    func byte(_ component: CGFloat) -> UInt8 {
      UInt8((component.unit * color.alpha.unit * 255).rounded())
    }
    self.init(
      blue: byte(color.blue), green: byte(color.green), red: byte(color.red), alpha: byte(1))
  }

  /// Creates a copy of the pixel of an image at a position, or of the nearest one at its edge.
  init(_ image: CGImage, at position: CGPoint) {
    func index(_ coordinate: CGFloat, _ count: Int) -> Int {
      coordinate > 0 ? Int(min(coordinate, CGFloat(count - 1))) : 0
    }
    let start =
      index(position.y, image.height) * image.rowLength + index(position.x, image.width) * 4
    self.init(
      blue: image.pixels[start], green: image.pixels[start + 1], red: image.pixels[start + 2],
      alpha: image.pixels[start + 3])
  }
}

extension CGAffineTransform {
  /// Whether Cairo can read a pattern at every pixel of a rectangle; this transform maps pixels to
  /// the pattern's coordinates.
  ///
  /// Pixman's coordinates have 16 bits before the point. Beyond them it fails, which Cairo reports
  /// as a lack of memory, or reads other coordinates.
  func isReadable(at pixels: CGRect) -> Bool {
    let limit: CGFloat = 32_000
    guard [a, b, c, d].allSatisfy({ abs($0) < limit }) else { return false }
    return [pixels.minX, pixels.maxX].allSatisfy { x in
      [pixels.minY, pixels.maxY].allSatisfy { y in
        let point = CGPoint(x: x, y: y).applying(self)
        return abs(point.x) < limit && abs(point.y) < limit
      }
    }
  }
}
