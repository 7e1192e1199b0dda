extension Bitmap {
  /// Returns the image on an opaque white area of a size, at its top left, with every `factor` times
  /// `factor` pixels averaged into one.
  ///
  /// - Parameters:
  ///   - width: The width of the area in pixels, before it is reduced.
  ///   - height: The height of the area in pixels, before it is reduced.
  ///   - factor: The number of pixels that become one, at least 1.
  package func flattened(width: Int, height: Int, reducedBy factor: Int = 1) -> Bitmap? {
    let (columns, rows) = (max(1, width / factor), max(1, height / factor))
    var result = [UInt8](repeating: 255, count: columns * rows * 4)
    for y in 0..<rows {
      for x in 0..<columns {
        var sums = (0, 0, 0)
        for row in y * factor..<(y + 1) * factor {
          for column in x * factor..<(x + 1) * factor {
            let color = opaqueColor(x: column, y: row)
            sums = (sums.0 + color.0, sums.1 + color.1, sums.2 + color.2)
          }
        }
        let (place, count) = ((y * columns + x) * 4, factor * factor)
        result[place] = UInt8((sums.0 + count / 2) / count)
        result[place + 1] = UInt8((sums.1 + count / 2) / count)
        result[place + 2] = UInt8((sums.2 + count / 2) / count)
      }
    }
    return Bitmap(width: columns, height: rows, pixels: result)
  }

  /// Returns a pixel on white; white outside of the image.
  private func opaqueColor(x: Int, y: Int) -> (Int, Int, Int) {
    guard x < width, y < height else { return (255, 255, 255) }
    let place = (y * width + x) * 4
    let alpha = Int(pixels[place + 3])
    func channel(_ index: Int) -> Int {
      (Int(pixels[place + index]) * alpha + 255 * (255 - alpha) + 127) / 255
    }
    return (channel(0), channel(1), channel(2))
  }

  /// Returns images of one size next to each other; nil if there are none.
  ///
  /// - Parameter gap: The white space between two images, in pixels.
  package static func strip(_ images: [Bitmap], gap: Int) -> Bitmap? {
    guard let first = images.first else { return nil }
    var pixels: [UInt8] = []
    let space = [UInt8](repeating: 255, count: gap * 4)
    for y in 0..<first.height {
      for (index, image) in images.enumerated() {
        if index > 0 { pixels += space }
        let start = y * image.width * 4
        pixels += image.pixels[start..<start + image.width * 4]
      }
    }
    let width = images.count * first.width + (images.count - 1) * gap
    return Bitmap(width: width, height: first.height, pixels: pixels)
  }
}
