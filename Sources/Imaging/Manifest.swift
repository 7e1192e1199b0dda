/// What a folder of frames holds and what it was made of: the contents of `manifest.json`.
public struct Manifest: Hashable, Sendable, Codable {
  /// The version this Flipbook writes and reads.
  public static let formatVersion = 1
  /// The manifest's name in the folder of frames.
  public static let fileName = "manifest.json"

  /// A width and a height.
  public struct Size<Number: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    /// The width.
    public var width: Number
    /// The height.
    public var height: Number

    /// Makes a size.
    public init(width: Number, height: Number) {
      self.width = width
      self.height = height
    }
  }

  /// A frame and its file.
  public struct Frame: Hashable, Sendable, Codable {
    /// The frame's number, counted from 0 at time 0.
    public var number: Int
    /// When the frame is shown, in seconds.
    public var time: Double
    /// The file's name in the folder.
    public var file: String
    /// The fingerprint of what the frame shows.
    public var pixels: Digest
    /// The fingerprint of the file's bytes.
    public var bytes: Digest

    /// Makes a frame; its time is told from its number.
    public init(number: Int, fps: FrameRate, file: String, pixels: Digest, bytes: Digest) {
      self.number = number
      time = fps.time(of: number)
      self.file = file
      self.pixels = pixels
      self.bytes = bytes
    }
  }

  /// The recipe the frames were made from.
  public struct Recipe: Hashable, Sendable, Codable {
    /// The recipe's name.
    public var name: String
    /// The fingerprint of the recipe's text.
    public var hash: Digest

    /// Makes a mention of a recipe.
    public init(name: String, hash: Digest) {
      self.name = name
      self.hash = hash
    }
  }

  /// A library or a font that has a part in the pixels.
  public struct Part: Hashable, Sendable, Codable {
    /// The part's name.
    public var name: String
    /// The part's version, as it tells it itself.
    public var version: String

    /// Makes a mention of a part.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The part of a render that a shard has made.
  public struct Share: Hashable, Sendable, Codable {
    /// The shard.
    public var shard: Shard
    /// The frames of all shards together.
    public var frames: FrameNumbers
    /// The fingerprint of what else must be the same in all shards.
    public var options: Digest

    /// Makes a mention of a shard.
    public init(shard: Shard, frames: FrameNumbers, options: Digest) {
      self.shard = shard
      self.frames = frames
      self.options = options
    }
  }

  /// The version of this format.
  public let formatVersion: Int
  /// The version of Flipbook that rendered the frames; nil for 0.1 and for shards of several versions.
  public let flipbookVersion: String?
  /// The size of a frame in pixels.
  public let size: Size<Int>
  /// The size of the stage in points.
  public let points: Size<Double>
  /// Pixels in a point.
  public let scale: Double
  /// Frames per second.
  public let fps: FrameRate
  /// The length of the whole animation in seconds, whichever frames are here.
  public let duration: Double
  /// The recipe, unless the frames were made by a program.
  public let recipe: Recipe?
  /// What is drawn over the frames, by its names; nil where nothing is.
  public let overlays: [String]?
  /// Which part of a render these frames are; nil for all of it.
  public let shard: Share?
  /// The libraries and fonts that drew the frames, by name.
  public let parts: [Part]
  /// The frames, by number.
  public let frames: [Frame]

  /// Makes a manifest; parts and frames may come in any order.
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
