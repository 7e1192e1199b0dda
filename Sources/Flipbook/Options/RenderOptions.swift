import FoundationEssentials
import Imaging

/// The settings of a render; by default, all frames at 60 frames per second.
public struct RenderOptions: Hashable, Sendable {
  /// Frames per second.
  public var fps = FrameRate.standard
  /// The size of frames.
  public var size = OutputSize.native
  /// The frames to draw.
  public var frames = FrameSelection.all
  /// The shard of these frames to draw; nil for all frames.
  public var shard: Shard?
  /// The costs of the frames, which shards have equal parts of; nil for equal numbers of frames.
  ///
  /// All shards of a render need the same.
  public var shardCosts: FrameCosts?
  /// The number of frames drawn in parallel, by default one per core.
  ///
  /// The frames do not depend on it.
  public var jobs = min(ProcessInfo.processInfo.activeProcessorCount, Self.jobsLimit)
  /// The pattern of file names.
  public var pattern = FramePattern.standard
  /// The compression of files.
  public var compression = Compression.fast
  /// Whether a frame that equals the previous one is a hard link to it, if the file system supports
  /// that.
  public var linksRepeats = false
  /// Whether to leave out the stage's background, so that pixels without views are transparent.
  public var isTransparent = false
  /// The overlays on the frames.
  public var overlays: Set<Overlay> = []
  /// Whether to draw each frame again without caches, and to fail if the file differs.
  public var isParanoid = false

  /// The maximum number of jobs.
  package static let jobsLimit = 64

  /// Creates default options.
  public init() {}
}
