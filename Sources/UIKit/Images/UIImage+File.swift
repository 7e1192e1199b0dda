import Imaging

extension UIImage {
  /// The reason why a file is no usable image.
  package enum FileError: Error, Equatable {
    /// The file is neither a PNG nor a JPEG.
    case notAnImage
    /// The image has more pixels than allowed.
    case tooLarge(width: Int, height: Int)
    /// The file cannot be read, or violates the format.
    case unreadable(reason: String)
  }

  /// Creates an image from a PNG or JPEG file, as `init(contentsOfFile:)` does.
  ///
  /// The size is checked before the pixels are read.
  package convenience init(file path: String, maxPixels: Int) throws(FileError) {
    let decoded: DecodedImage
    do {
      decoded = try DecodedImage(file: path, maxPixels: maxPixels)
    } catch {
      throw FileError(error)
    }
    guard let pixels = CGImage(decoded.bitmap) else {
      throw .unreadable(reason: "it has no pixels")
    }
    var form = ImageForm(
      .pixels(pixels), scale: Self.scale(inName: path),
      orientation: Orientation(exif: decoded.orientation))
    form.profileProblem = decoded.profileProblem
    self.init(form)
  }

  /// Why the colors of the image's file were read as sRGB although they are others; nil if they are
  /// sRGB.
  package final var profileProblem: String? { form.profileProblem }

  /// The number of pixels in memory.
  package final var pixelCount: Int {
    form.uprightPixels.map { $0.width * $0.height } ?? 0
  }
}

extension UIImage.FileError {
  fileprivate init(_ error: ImagingError) {
    switch error {
    case .notAnImage: self = .notAnImage
    case .imageTooLarge(_, let width, let height): self = .tooLarge(width: width, height: height)
    case .truncatedPNG, .truncatedJPEG: self = .unreadable(reason: "it is truncated")
    case .corruptPNG(_, let reason), .corruptJPEG(_, let reason):
      self = .unreadable(reason: reason)
    case .printJPEG: self = .unreadable(reason: "it has the CMYK colors of printing")
    case .interlacedDeepPNG:
      self = .unreadable(reason: "it is interlaced with 16 bits per channel")
    default: self = .unreadable(reason: "the file cannot be read")
    }
  }
}
