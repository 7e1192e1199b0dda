extension CGContext {
  /// Creates a context of pixels; nil if the format is not supported or the size too large.
  ///
  /// Its user space has its origin at the bottom left.
  ///
  /// - Parameters:
  ///   - data: The memory of the pixels, with their first values; nil for memory of the context.
  ///   - width: The number of pixels of a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of a component: 8.
  ///   - bytesPerRow: The length of a row; 0 for one without padding.
  ///   - space: The color space: gray or RGB.
  ///   - bitmapInfo: The place of alpha and the order of the bytes.
  ///   - rasterizer: Draws commands.
  package convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo,
    rasterizer: any DrawingRasterizer
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, space: space, info: bitmapInfo),
      let bitmap = BitmapBuffer(
        width: width, height: height, format: format, data: data, bytesPerRow: bytesPerRow,
        rasterizer: rasterizer)
    else { return nil }
    self.init(unflipped: CGSize(width: width, height: height), bitmap: bitmap)
  }

  /// Returns the pixels as an image; nil for a context without pixels.
  public func makeImage() -> CGImage? {
    flush()
    return bitmap?.image
  }

  /// The pixels in their format, valid as long as the context; nil for a context without pixels.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.data
  }

  /// The number of pixels of a row; 0 for a context without pixels.
  public var width: Int { bitmap?.width ?? 0 }
  /// The number of rows; 0 for a context without pixels.
  public var height: Int { bitmap?.height ?? 0 }
  /// The number of bytes from a row to the next; 0 for a context without pixels.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The number of bits of a component; 0 for a context without pixels.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The number of bits of a pixel; 0 for a context without pixels.
  public var bitsPerPixel: Int { (bitmap?.format.bytesPerPixel ?? 0) * 8 }
  /// The place of alpha in pixels.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.format.alpha ?? .none }
  /// The format of pixels.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
  /// The color space of pixels; nil for a context without pixels.
  public var colorSpace: CGColorSpace? { bitmap.map { $0.format.colorSpace } }
}

extension PixelFormat {
  /// The color space of the components.
  var colorSpace: CGColorSpace { model == .rgb ? .standardRGB : .deviceGray }
}
