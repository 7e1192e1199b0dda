import Imaging

/// How frames' files are compressed; the pixels are the same.
public enum Compression: String, CaseIterable, Hashable, Sendable {
  /// Fast, in bands that are kept while they do not change.
  case fast
  /// The smallest files libpng makes: many times as slow.
  case small

  /// What makes such files; one for each job.
  func encoder() -> any PictureEncoder {
    switch self {
    case .fast: PNGEncoder()
    case .small: SmallPNGEncoder()
    }
  }
}
