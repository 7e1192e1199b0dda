import Imaging

extension UIImage {
  /// The reason why a file is no usable image.
  package enum FileError: Error, Equatable {
    /// The file is not a PNG.
    case notPNG
    /// The image has more pixels than allowed.
    case tooLarge(width: Int, height: Int)
    /// The file cannot be read, or violates the format.
    case unreadable(reason: String)
  }

  /// Creates an image from a PNG file, as `init(contentsOfFile:)` does.
  ///
  /// The size is checked before the pixels are read.
  package convenience init(pngFile path: String, maxPixels: Int) throws(FileError) {
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(pngFile: path, maxPixels: maxPixels)
    } catch {
      throw FileError(error)
    }
    guard let image = CGImage(bitmap) else { throw .unreadable(reason: "it has no pixels") }
    self.init(cgImage: image, scale: Self.scale(inName: path), orientation: .up)
  }
}

extension UIImage.FileError {
  fileprivate init(_ error: ImagingError) {
    switch error {
    case .notPNG: self = .notPNG
    case .imageTooLarge(_, let width, let height): self = .tooLarge(width: width, height: height)
    case .truncatedPNG: self = .unreadable(reason: "it is truncated")
    case .corruptPNG(_, let reason): self = .unreadable(reason: reason)
    case .interlacedDeepPNG:
      self = .unreadable(reason: "it is interlaced with 16 bits per channel")
    default: self = .unreadable(reason: "the file cannot be read")
    }
  }
}
