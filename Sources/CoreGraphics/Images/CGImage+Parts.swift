extension PixelFormat {
  /// The format of an image from a file: red, green, blue, premultiplied, then alpha.
  static let file =
    PixelFormat(
      bitsPerComponent: 8, space: .standardRGB,
      info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)) ?? .standard
}

extension CGImage {
  /// Creates an image from pixels; nil if the format is not supported or pixels are missing.
  ///
  /// - Parameters:
  ///   - width: The number of pixels of a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of a component: 8.
  ///   - bitsPerPixel: The number of bits of a pixel.
  ///   - bytesPerRow: The number of bytes of a row.
  ///   - space: The color space: gray or RGB.
  ///   - bitmapInfo: The place of alpha and the order of the bytes.
  ///   - provider: The pixels.
  ///   - decode: The range of components, which has no effect.
  ///   - shouldInterpolate: Whether the image is scaled linearly, which it always is.
  ///   - intent: How colors are converted, which has no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, width <= BitmapBuffer.maxSide, height <= BitmapBuffer.maxSide,
      width * height <= BitmapBuffer.maxPixels,
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, space: space, info: bitmapInfo),
      bitsPerPixel == format.bytesPerPixel * 8, bytesPerRow >= width * format.bytesPerPixel,
      provider.bytes.count / bytesPerRow >= height
        || provider.bytes.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
    else { return nil }
    let pixels = provider.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map {
        format.standardPixels($0, bytesPerRow: bytesPerRow, width: width, height: height)
      } ?? []
    }
    self.init(width: width, height: height, pixels: pixels, format: format)
  }

  /// Creates an image mask; nil if pixels are missing.
  ///
  /// A sample of 0 paints, and the largest sample does not.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, width <= BitmapBuffer.maxSide, height <= BitmapBuffer.maxSide,
      width * height <= BitmapBuffer.maxPixels, bitsPerComponent == 8, bitsPerPixel == 8,
      bytesPerRow >= width, provider.bytes.count >= bytesPerRow * (height - 1) + width
    else { return nil }
    let isInverted = decode.map { $0[0] > $0[1] } ?? false
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let sample = provider.bytes[row * bytesPerRow + column]
        pixels[(row * width + column) * 4 + 3] = isInverted ? sample : 255 - sample
      }
    }
    self.init(width: width, height: height, pixels: pixels, format: .file, isMask: true)
  }

  /// The number of bytes per row.
  public var bytesPerRow: Int { width * format.bytesPerPixel }
  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  /// The place of alpha in pixels.
  public var alphaInfo: CGImageAlphaInfo { isMask ? .none : format.alpha }
  /// The format of pixels.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The color space; nil for an image mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.colorSpace }
  /// Whether the image is scaled linearly: true.
  public var shouldInterpolate: Bool { true }

  /// The pixels in the image's format.
  public var dataProvider: CGDataProvider? {
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      pixels.withUnsafeBufferPointer { pixels in
        guard let target = bytes.baseAddress, let source = pixels.baseAddress else { return }
        format.write(source, to: target, bytesPerRow: bytesPerRow, width: width, height: height)
      }
    }
    return CGDataProvider(bytes)
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns the image with another color space, which has no effect on its pixels.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// Returns a part of the image; nil if the rectangle is outside of it.
  ///
  /// - Parameter rect: The part in pixels from the top left, extended to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let part = rect.standardized.integral
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty, part.isFinite else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    if columns == width, rows == height { return self }
    var cropped: [UInt8] = []
    cropped.reserveCapacity(columns * rows * 4)
    for row in top..<top + rows {
      let start = (row * width + left) * 4
      cropped += pixels[start..<start + columns * 4]
    }
    return CGImage(
      width: columns, height: rows, pixels: cropped, format: format, isMask: isMask)
  }

  /// Returns the image multiplied by a mask, which is scaled to the image's size.
  ///
  /// Of an image mask, a sample of 0 keeps the image; of another image, a bright pixel does.
  public func masking(_ mask: CGImage) -> CGImage? {
    let coverage = mask.coverage
    var masked = pixels
    for row in 0..<height {
      let maskRow = min(row * mask.height / height, mask.height - 1)
      for column in 0..<width {
        let maskColumn = min(column * mask.width / width, mask.width - 1)
        let factor = UInt32(coverage.pixels[(maskRow * mask.width + maskColumn) * 4 + 3])
        let start = (row * width + column) * 4
        for index in start..<start + 4 {
          masked[index] = UInt8((UInt32(masked[index]) * factor + 127) / 255)
        }
      }
    }
    return CGImage(width: width, height: height, pixels: masked, format: .standard)
  }

  /// The image as a mask, whose alpha is the coverage: that of an image mask; the alpha of another
  /// image, or, where all of it is opaque, its brightness.
  var coverage: CGImage {
    if isMask { return self }
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    guard isOpaque else { return self }
    var samples = pixels
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for start in stride(from: 0, to: pixels.count, by: 4) {
        samples[start + 3] = PixelFormat.gray(base + start)
      }
    }
    return CGImage(width: width, height: height, pixels: samples, format: format, isMask: true)
      ?? self
  }

  /// Returns the transform from pixels to a rectangle whose smallest y has the last row.
  func matrix(filling rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height),
      tx: rect.minX, ty: rect.maxY)
  }
}

/// The bytes of an image.
public final class CGDataProvider: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a provider of data.
  public convenience init?(data: CFData) {
    self.init([UInt8](data))
  }

  /// Creates a provider of a copy of memory.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to `releaseData`.
  ///   - data: The memory.
  ///   - size: The number of bytes.
  ///   - releaseData: Called with the memory at once, as the provider has a copy of it.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.init([UInt8](UnsafeRawBufferPointer(start: data, count: size)))
    releaseData(info, data, size)
  }

  /// The bytes.
  public var data: CFData? { CFData(bytes) }

  /// Whether two providers are the same object.
  public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool { left === right }

  /// Hashes the provider's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Bytes, as Core Foundation's: `data as CFData` and `data` are the same.
public typealias CFData = Data

/// Returns the number of bytes of data.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.count ?? 0 }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns a pointer to bytes, which is valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  theData?.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}
