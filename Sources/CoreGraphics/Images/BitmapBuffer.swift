/// Draws recorded drawings to pixels.
package protocol DrawingRasterizer: Sendable {
  /// Draws a recorded drawing over premultiplied pixels of blue, green, red and alpha.
  ///
  /// - Parameters:
  ///   - drawing: The commands.
  ///   - pixels: The pixels, in rows from the top without padding.
  ///   - width: The number of pixels of a row.
  ///   - height: The number of rows.
  ///   - matrix: The transform from the canvas to the pixels.
  func draw(
    _ drawing: Drawing, over pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
    matrix: CGAffineTransform)
}

/// The pixels of a context.
package final class BitmapBuffer {
  /// The maximum width or height in pixels.
  package static let maxSide = 16_384
  /// The maximum number of pixels, which take 256 MB.
  package static let maxPixels = 1 << 26

  /// The number of pixels of a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The format of `data`.
  package let format: PixelFormat
  /// The number of bytes from a row of `data` to the next.
  package let bytesPerRow: Int
  /// Whether the program has the memory of `data`, and may read and change it at any time.
  package var isShared: Bool { memory != nil }
  /// Whether the buffer allocated this memory.
  private let isOwner: Bool
  private var pixels: [UInt8]
  private let rasterizer: any DrawingRasterizer
  private var memory: UnsafeMutablePointer<UInt8>?
  /// Whether the alpha of all pixels is 1.
  private let isOpaque: Bool

  /// Creates pixels; nil if there are none, too many, or if a row does not contain its pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels of a row.
  ///   - height: The number of rows.
  ///   - format: The format of the memory.
  ///   - data: The memory that the program provides; nil for memory that the buffer owns.
  ///   - bytesPerRow: The length of a row of the memory; 0 for one without padding.
  ///   - isOpaque: Whether the pixels are black at first and stay opaque.
  ///   - rasterizer: Draws commands.
  package init?(
    width: Int, height: Int, format: PixelFormat = .standard, data: UnsafeMutableRawPointer? = nil,
    bytesPerRow: Int = 0, isOpaque: Bool = false, rasterizer: any DrawingRasterizer
  ) {
    guard width > 0, height > 0, width <= Self.maxSide, height <= Self.maxSide,
      width * height <= Self.maxPixels
    else { return nil }
    let length = width * format.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= length else { return nil }
    self.width = width
    self.height = height
    self.format = format
    self.bytesPerRow = bytesPerRow == 0 ? length : bytesPerRow
    self.rasterizer = rasterizer
    self.isOpaque = isOpaque
    isOwner = data == nil
    if let data {
      let memory = data.assumingMemoryBound(to: UInt8.self)
      pixels = format.standardPixels(
        memory, bytesPerRow: self.bytesPerRow, width: width, height: height)
      self.memory = memory
    } else {
      pixels = [UInt8](repeating: 0, count: width * height * 4)
    }
    if isOpaque {
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    }
  }

  deinit { if isOwner { memory?.deallocate() } }

  /// Draws commands.
  func draw(_ drawing: Drawing, matrix: CGAffineTransform) {
    readMemory()
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      rasterizer.draw(drawing, over: base, width: width, height: height, matrix: matrix)
      guard isOpaque else { return }
      // What makes an opaque context transparent makes it black.
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    }
    writeMemory()
  }

  /// Updates the pixels, as the program may have changed its memory.
  private func readMemory() {
    guard let memory else { return }
    pixels = format.standardPixels(
      memory, bytesPerRow: bytesPerRow, width: width, height: height)
  }

  private func writeMemory() {
    guard let memory else { return }
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      format.write(base, to: memory, bytesPerRow: bytesPerRow, width: width, height: height)
    }
  }

  /// The pixels in the buffer's format, in memory that is valid as long as the buffer.
  ///
  /// What a program writes to it is part of the image.
  package var data: UnsafeMutableRawPointer {
    if let memory { return UnsafeMutableRawPointer(memory) }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * height)
    memory.initialize(repeating: 0, count: bytesPerRow * height)
    self.memory = memory
    writeMemory()
    return UnsafeMutableRawPointer(memory)
  }

  /// A copy of the pixels as an image.
  package var image: CGImage? {
    readMemory()
    return CGImage(width: width, height: height, pixels: pixels, format: format)
  }
}
