/// What pictures and files may be at most.
///
/// A file says what it likes; memory is not taken on its word.
package enum ImagingLimits {
  /// The longest side of a picture, in pixels.
  package static let side = 16_384
  /// The most pixels of a picture: 256 MB in memory.
  package static let pixels = 1 << 26
  /// The longest file that is read, in bytes.
  package static let fileLength = 1 << 28
  /// The longest pattern for file names, in bytes: file systems allow 255, a hidden name is a little longer.
  package static let nameLength = 200
}
