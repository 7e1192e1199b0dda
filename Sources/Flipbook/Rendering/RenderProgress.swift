/// How far a render has come.
public struct RenderProgress: Hashable, Sendable {
  /// Frames that are written.
  public let done: Int
  /// Frames that are to be written.
  public let total: Int
}
