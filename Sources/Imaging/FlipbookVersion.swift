/// The version of Flipbook.
public enum FlipbookVersion {
  /// The version of this library, in the notation of Semantic Versioning.
  public static let current = "0.2.0"
}
