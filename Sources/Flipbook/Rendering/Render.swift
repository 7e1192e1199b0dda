import Imaging

/// The result of a render.
public struct Render: Hashable, Sendable {
  /// The path of the folder with the frames.
  public let folder: String
  /// The manifest in the folder.
  public let manifest: Manifest
  /// The durations of the render's phases.
  public let timings: RenderTimings
}
