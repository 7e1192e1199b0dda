/// The maximum sizes of images and files.
///
/// They are checked before memory is allocated for the size that a file declares.
package enum ImagingLimits {
  /// The maximum side of an image, in pixels.
  package static let side = 16_384
  /// The maximum number of pixels of an image: 256 MB in memory.
  package static let pixels = 1 << 26
  /// The maximum number of pixels of a progressive JPEG, whose coefficients take 100 MB.
  package static let progressivePixels = 1 << 24
  /// The maximum length of a file to read, in bytes.
  package static let fileLength = 1 << 28
  /// The maximum length of a pattern for file names, in bytes: file systems allow 255, and
  /// temporary names are longer than the pattern.
  package static let nameLength = 200
}
