import Imaging

/// How a frame compares with its partner.
package enum FrameState: Hashable, Sendable {
  /// Every pixel is the same.
  case same
  /// It differs as much as the tolerance allows.
  case tolerated(PictureComparison)
  /// It differs.
  case differs(PictureComparison)
  /// The two have different sizes.
  case differentSize(Manifest.Size<Int>, Manifest.Size<Int>)
  /// Only the first sequence has it.
  case missing
  /// Only the second sequence has it.
  case additional

  /// Whether it passes.
  package var isGood: Bool {
    switch self {
    case .same, .tolerated: true
    case .differs, .differentSize, .missing, .additional: false
    }
  }

  /// How the pixels compare; nil where they are all the same or cannot be compared.
  package var comparison: PictureComparison? {
    switch self {
    case .tolerated(let comparison), .differs(let comparison): comparison
    case .same, .differentSize, .missing, .additional: nil
    }
  }
}

extension FrameState {
  /// Reads two frames and compares them; files of the same bytes are not decoded.
  init(of pair: FramePair, tolerance: PictureTolerance) throws(ImagingError) {
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

  /// Reads two PNG files and compares them; files of the same bytes are not decoded.
  package init(
    of first: String, and second: String, tolerance: PictureTolerance
  ) throws(ImagingError) {
    let (bytes, otherBytes) = (try Files.read(first), try Files.read(second))
    if bytes == otherBytes {
      self = .same
      return
    }
    let picture = try Bitmap(png: bytes, name: first)
    let other = try Bitmap(png: otherBytes, name: second)
    guard let comparison = PictureComparison(of: picture, and: other, tolerance: tolerance) else {
      self = .differentSize(picture.size, other.size)
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
