/// The progress of a render.
public struct RenderProgress: Hashable, Sendable {
  /// The number of frames that are finished.
  public let done: Int
  /// The number of all frames.
  public let total: Int
}
