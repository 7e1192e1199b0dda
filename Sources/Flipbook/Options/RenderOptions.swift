import Foundation
import Imaging

/// How an animation is rendered to frames; as it stands, every frame at 60 frames a second.
public struct RenderOptions: Hashable, Sendable {
  /// Frames per second.
  public var fps = FrameRate.standard
  /// How large frames are drawn.
  public var size = OutputSize.native
  /// Which frames are drawn.
  public var frames = FrameSelection.all
  /// The part of these frames that is drawn, the others being drawn elsewhere; nil for all.
  public var shard: Shard?
  /// How many frames are drawn at once, by default one for each core; it never changes a frame.
  public var jobs = min(ProcessInfo.processInfo.activeProcessorCount, Self.jobsLimit)
  /// How the frames' files are named.
  public var pattern = FramePattern.standard
  /// How the frames' files are compressed.
  public var compression = Compression.fast
  /// Whether a frame that is the same as the one before it becomes another name of that one's file, where
  /// the file system can.
  public var linksRepeats = false
  /// Whether the stage's background is left out, so that what no view covers is transparent.
  public var isTransparent = false
  /// What of the physics, and of the fingers, is drawn over the frames.
  public var overlays: Set<Overlay> = []
  /// Whether each frame is drawn again from nothing, and the render fails if that gives another file.
  public var isParanoid = false

  /// The most frames that are drawn at once.
  package static let jobsLimit = 64

  /// Creates the usual options.
  public init() {}
}
