import CPNG

extension Bitmap {
  /// Reads a PNG file of any kind.
  ///
  /// Throws an `ImagingError` for a file that cannot be read, or is incomplete, invalid or larger
  /// than `maxPixels`.
  package init(
    pngFile path: String, maxPixels: Int = ImagingLimits.pixels
  ) throws(ImagingError) {
    try self.init(png: try Files.read(path), name: path, maxPixels: maxPixels)
  }

  /// Reads a PNG of any kind: gray, palette, 16 bits, interlaced.
  ///
  /// Throws an `ImagingError` for a file that is incomplete, invalid or larger than `maxPixels`;
  /// `name` is the file's name in its message.
  package init(
    png bytes: [UInt8], name: String = "the image", maxPixels: Int = ImagingLimits.pixels
  ) throws(ImagingError) {
    try checkPNG(bytes, name: name, maxPixels: maxPixels)

    // libpng reads from this memory in both calls.
    let result = bytes.withUnsafeBytes { bytes -> Result<Bitmap, ImagingError> in
      Result { () throws(ImagingError) in try Self.decode(bytes, name: name) }
    }
    self = try result.get()
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(ImagingError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw .corruptPNG(name: name, reason: message(of: image))
    }
    // An image with 16 bits per channel and no color space is sRGB, as in browsers.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let (width, height) = (Int(image.width), Int(image.height))
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      isRead = png_image_finish_read(&image, nil, pixels.baseAddress, Int32(width * 4), nil) != 0
      count = isRead ? width * height * 4 : 0
    }
    guard isRead, let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw .corruptPNG(name: name, reason: message(of: image))
    }
    return bitmap
  }
}

extension Bitmap {
  /// Whether a file starts with the signature of PNG.
  package static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: pngSignature) }
}

private func message(of image: png_image) -> String {
  withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// Checks the chunks of a PNG, so that libpng only reads files that are complete and not too large.
///
/// libpng itself accepts a truncated file.
private func checkPNG(
  _ bytes: [UInt8], name: String, maxPixels: Int
) throws(ImagingError) {
  guard bytes.starts(with: pngSignature) else {
    throw pngSignature.starts(with: bytes) ? .truncatedPNG(name: name) : .notPNG(name: name)
  }
  var position = pngSignature.count
  var isFirst = true
  while true {
    guard bytes.count - position >= 12 else { throw .truncatedPNG(name: name) }
    let length = Int(bytes.bigEndian(at: position))
    guard length <= bytes.count - position - 12 else { throw .truncatedPNG(name: name) }
    let contents = position + 8
    let chunk = String(decoding: bytes[position + 4..<contents], as: UTF8.self)
    guard
      bytes.withUnsafeBytes({ crc32(of: $0[position + 4..<contents + length]) })
        == bytes.bigEndian(at: contents + length)
    else { throw .corruptPNG(name: name, reason: "the checksum of chunk \(chunk) does not match") }
    if isFirst {
      guard chunk == PNGChunk.header.rawValue, length == 13 else {
        throw .corruptPNG(name: name, reason: "it does not start with a header")
      }
      try checkSize(
        width: Int(bytes.bigEndian(at: contents)), height: Int(bytes.bigEndian(at: contents + 4)),
        name: name, maxPixels: maxPixels)
      let (depth, isInterlaced) = (bytes[contents + 8], bytes[contents + 12] == 1)
      guard depth < 16 || !isInterlaced else { throw .interlacedDeepPNG(name: name) }
    }
    if chunk == PNGChunk.end.rawValue { return }
    isFirst = false
    position = contents + length + 4
  }
}

private func checkSize(
  width: Int, height: Int, name: String, maxPixels: Int
) throws(ImagingError) {
  guard width > 0, height > 0 else {
    throw .corruptPNG(name: name, reason: "its size is \(width)x\(height) px")
  }
  guard
    max(width, height) <= ImagingLimits.side,
    width * height <= min(maxPixels, ImagingLimits.pixels)
  else { throw .imageTooLarge(name: name, width: width, height: height) }
}

extension [UInt8] {
  fileprivate func bigEndian(at position: Int) -> UInt32 {
    self[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
