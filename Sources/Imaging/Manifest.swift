/// A description of a folder of frames and of its origin: the content of `manifest.json`.
public struct Manifest: Hashable, Sendable, Codable {
  /// The format version that this version of Flipbook reads and writes.
  public static let formatVersion = 1
  /// The file name of the manifest in the folder of frames.
  public static let fileName = "manifest.json"

  /// A width and a height.
  public struct Size<Number: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    /// The width.
    public var width: Number
    /// The height.
    public var height: Number

    /// Creates a size.
    public init(width: Number, height: Number) {
      self.width = width
      self.height = height
    }
  }

  /// A frame and its file.
  public struct Frame: Hashable, Sendable, Codable {
    /// The frame's number; frame 0 is at time 0.
    public var number: Int
    /// The frame's time, in seconds.
    public var time: Double
    /// The file's name in the folder.
    public var file: String
    /// The hash of the frame's visible content.
    public var pixels: Digest
    /// The hash of the file's bytes.
    public var bytes: Digest

    /// Creates a frame, with the time of its number.
    public init(number: Int, fps: FrameRate, file: String, pixels: Digest, bytes: Digest) {
      self.number = number
      time = fps.time(of: number)
      self.file = file
      self.pixels = pixels
      self.bytes = bytes
    }
  }

  /// The recipe that the frames were rendered from.
  public struct Recipe: Hashable, Sendable, Codable {
    /// The recipe's name.
    public var name: String
    /// The hash of the recipe's text.
    public var hash: Digest

    /// Creates a recipe's name and hash.
    public init(name: String, hash: Digest) {
      self.name = name
      self.hash = hash
    }
  }

  /// A library or a font that the pixels depend on.
  public struct Part: Hashable, Sendable, Codable {
    /// The name of the library or font.
    public var name: String
    /// The version that the library or font reports.
    public var version: String

    /// Creates a library's or font's name and version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The part of a render that a shard contains.
  public struct Share: Hashable, Sendable, Codable {
    /// The shard.
    public var shard: Shard
    /// The frames of all shards.
    public var frames: FrameNumbers
    /// The hash of everything else that must be equal in all shards.
    public var options: Digest

    /// Creates the part of a shard.
    public init(shard: Shard, frames: FrameNumbers, options: Digest) {
      self.shard = shard
      self.frames = frames
      self.options = options
    }
  }

  /// The format version.
  public let formatVersion: Int
  /// The version of Flipbook that rendered the frames; nil for 0.1 and for shards of several versions.
  public let flipbookVersion: String?
  /// The size of a frame in pixels.
  public let size: Size<Int>
  /// The size of the stage in points.
  public let points: Size<Double>
  /// The number of pixels per point.
  public let scale: Double
  /// The frame rate.
  public let fps: FrameRate
  /// The duration of the whole animation in seconds, whichever frames are included.
  public let duration: Double
  /// The recipe; nil if a program rendered the frames.
  public let recipe: Recipe?
  /// The names of the overlays drawn over the frames; nil if there are none.
  public let overlays: [String]?
  /// The part of a render that the frames are; nil for a complete render.
  public let shard: Share?
  /// The libraries and fonts that the frames depend on, sorted by name.
  public let parts: [Part]
  /// The frames, sorted by number.
  public let frames: [Frame]

  /// Creates a manifest; parts and frames may be in any order.
  public init(
    size: Size<Int>, points: Size<Double>, scale: Double, fps: FrameRate, duration: Double,
    recipe: Recipe?, overlays: [String] = [], shard: Share? = nil, parts: [Part],
    frames: [Frame], flipbookVersion: String? = FlipbookVersion.current
  ) {
    formatVersion = Manifest.formatVersion
    self.flipbookVersion = flipbookVersion
    self.size = size
    self.points = points
    self.scale = scale
    self.fps = fps
    self.duration = duration
    self.recipe = recipe
    self.overlays = overlays.isEmpty ? nil : overlays
    self.shard = shard
    self.parts = parts.sorted { ($0.name, $0.version) < ($1.name, $1.version) }
    self.frames = frames.sorted { $0.number < $1.number }
  }
}

extension [Manifest.Part] {
  /// Returns whether the parts that both lists name have the same versions.
  ///
  /// Earlier versions of Flipbook list fewer parts.
  package func agrees(with others: [Manifest.Part]) -> Bool {
    let (mine, theirs) = (versions, others.versions)
    return mine.allSatisfy { name, versions in theirs[name].map { $0 == versions } ?? true }
  }

  private var versions: [String: Set<String>] {
    Dictionary(grouping: self, by: \.name).mapValues { Set($0.map(\.version)) }
  }
}
