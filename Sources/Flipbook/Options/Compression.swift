import Imaging

/// The compression of frames' files, which does not affect pixels.
public enum Compression: String, CaseIterable, Hashable, Sendable {
  /// Fast compression in bands, which are reused while their pixels do not change.
  case fast
  /// The smallest files that libpng makes, several times slower.
  case small

  /// Returns an encoder for one job.
  func encoder() -> any ImageEncoder {
    switch self {
    case .fast: PNGEncoder()
    case .small: SmallPNGEncoder()
    }
  }
}
