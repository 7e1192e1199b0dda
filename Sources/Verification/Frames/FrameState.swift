import Imaging

/// The result of comparing two frames.
package enum FrameState: Hashable, Sendable {
  /// All pixels are equal.
  case same
  /// The frames differ within the tolerance.
  case tolerated(ImageComparison)
  /// The frames differ.
  case differs(ImageComparison)
  /// The frames have different sizes, in pixels.
  case differentSize(Manifest.Size<Int>, Manifest.Size<Int>)
  /// Only the first sequence has the frame.
  case missing
  /// Only the second sequence has the frame.
  case additional

  /// Whether the frame passes.
  package var isGood: Bool {
    switch self {
    case .same, .tolerated: true
    case .differs, .differentSize, .missing, .additional: false
    }
  }

  /// The differences between the pixels; nil if there are none, or the frames cannot be compared.
  package var comparison: ImageComparison? {
    switch self {
    case .tolerated(let comparison), .differs(let comparison): comparison
    case .same, .differentSize, .missing, .additional: nil
    }
  }
}

extension FrameState {
  /// Reads and compares two frames; equal files are not decoded.
  init(of pair: FramePair, tolerance: ImageTolerance) throws(ImagingError) {
    guard let first = pair.first else {
      self = .additional
      return
    }
    guard let second = pair.second else {
      self = .missing
      return
    }
    try self.init(of: first.path, and: second.path, tolerance: tolerance)
  }

  /// Reads and compares two PNG files; equal files are not decoded.
  ///
  /// Throws an `ImagingError` for a file that cannot be read.
  package init(
    of first: String, and second: String, tolerance: ImageTolerance
  ) throws(ImagingError) {
    let (bytes, otherBytes) = (try Files.read(first), try Files.read(second))
    if bytes == otherBytes {
      self = .same
      return
    }
    let image = try Bitmap(png: bytes, name: first)
    let other = try Bitmap(png: otherBytes, name: second)
    guard let comparison = ImageComparison(of: image, and: other, tolerance: tolerance) else {
      self = .differentSize(image.size, other.size)
      return
    }
    self =
      comparison.isSame
      ? .same : comparison.isWithin(tolerance) ? .tolerated(comparison) : .differs(comparison)
  }
}

extension Bitmap {
  var size: Manifest.Size<Int> { Manifest.Size(width: width, height: height) }
}
