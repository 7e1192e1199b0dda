import Imaging

/// What a render has made.
public struct Render: Hashable, Sendable {
  /// The folder that holds the frames.
  public let folder: String
  /// What the folder's manifest says.
  public let manifest: Manifest
  /// How long it took.
  public let timings: RenderTimings
}
