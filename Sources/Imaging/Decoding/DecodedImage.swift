/// The content of a PNG or JPEG file: sRGB pixels, and how they are turned.
package struct DecodedImage: Sendable, Equatable {
  /// The pixels as they are stored, in sRGB.
  package let bitmap: Bitmap
  /// The orientation as EXIF numbers it, from 1 (upright) to 8.
  package let orientation: Int
  /// Why the file's colors are read as sRGB although it has another color profile; nil if they are sRGB.
  package let profileProblem: String?

  /// Reads a PNG or JPEG file.
  ///
  /// - Throws: An `ImagingError` for a file that cannot be read, is neither format, is incomplete,
  ///   invalid, or larger than `maxPixels`.
  package init(
    file path: String, maxPixels: Int = ImagingLimits.pixels
  ) throws(ImagingError) {
    try self.init(try Files.read(path), name: path, maxPixels: maxPixels)
  }

  /// Reads a PNG or JPEG; `name` is the file's name in messages.
  ///
  /// - Throws: As `init(file:maxPixels:)`.
  package init(
    _ bytes: [UInt8], name: String = "the image", maxPixels: Int = ImagingLimits.pixels
  ) throws(ImagingError) {
    if JPEGSegments.isJPEG(bytes) {
      try self.init(jpeg: bytes, name: name, maxPixels: maxPixels)
    } else if Bitmap.isPNG(bytes) || pngSignature.starts(with: bytes) {
      try self.init(png: bytes, name: name, maxPixels: maxPixels)
    } else {
      throw .notAnImage(name: name)
    }
  }

  private init(jpeg bytes: [UInt8], name: String, maxPixels: Int) throws(ImagingError) {
    let segments = try JPEGSegments(bytes, name: name)
    let read = try Bitmap(jpeg: bytes, segments, name: name, maxPixels: maxPixels)
    orientation = segments.exif.map(Exif.orientation) ?? 1
    (bitmap, profileProblem) = Self.converted(
      read, segments.profile.map { ColorProfile.result(icc: $0, isGray: segments.components == 1) })
  }

  private init(png bytes: [UInt8], name: String, maxPixels: Int) throws(ImagingError) {
    let chunks = PNGColorChunks(bytes)
    // libpng would convert a gamma of its own accord, but no other primaries.
    let read = try Bitmap(
      png: chunks.profile == nil ? bytes : chunks.withoutProfile, name: name, maxPixels: maxPixels)
    orientation = chunks.exif.map(Exif.orientation) ?? 1
    (bitmap, profileProblem) = Self.converted(read, chunks.profile)
  }

  private static func converted(
    _ bitmap: Bitmap, _ profile: Result<ColorProfile, ColorProfile.Problem>?
  ) -> (Bitmap, String?) {
    switch profile {
    case .success(let profile): (profile.converted(bitmap), nil)
    case .failure(let problem): (bitmap, problem.description)
    case nil: (bitmap, nil)
    }
  }
}

extension Collection<UInt8> where Index == Int {
  /// Returns the unsigned number of `count` bytes at a distance from the start; nil beyond the end.
  func number(at offset: Int, count: Int, isLittleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    let bytes = self[startIndex + offset..<startIndex + offset + count]
    return isLittleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
