import Imaging

/// What an animation is expected to look like: every frame's fingerprint and what moves, in numbers.
package struct Reference: Hashable, Sendable {
  /// A frame whose picture is kept for people to look at.
  package struct Picture: Hashable, Sendable {
    /// The frame's number.
    package var number: Int
    /// The picture's file, beside the reference's.
    package var file: String

    package init(number: Int, file: String) {
      self.number = number
      self.file = file
    }
  }

  /// The reference's file in its folder.
  package static let fileName = "reference.txt"
  /// The version of the file's format.
  static let formatVersion = 1
  /// The decimals that numbers are kept with: a ten thousandth of a point is not seen.
  static let decimals = 4
  /// How much kept numbers may differ and be the same: one of the last decimals, for rounding.
  static let precision = 1.5e-4

  /// The version of Flipbook that recorded the reference; nil for 0.1.
  package var flipbookVersion: String?
  /// The recipe's name.
  package var recipe: String
  /// The size of a frame in pixels.
  package var size: Manifest.Size<Int>
  /// Pixels in a point.
  package var scale: Double
  /// Frames per second.
  package var fps: FrameRate
  /// The libraries and fonts that drew the frames.
  package var parts: [Manifest.Part]
  /// What each frame shows, from frame 0 on.
  package var frames: [Digest]
  /// The frames that are kept as pictures, by number; none shows what another one shows.
  package var pictures: [Picture]
  /// What moves.
  package var trace: Trace

  package init(
    recipe: String, size: Manifest.Size<Int>, scale: Double, fps: FrameRate,
    parts: [Manifest.Part], frames: [Digest], pictures: [Picture], trace: Trace,
    flipbookVersion: String? = nil
  ) {
    self.flipbookVersion = flipbookVersion
    self.recipe = recipe
    self.size = size
    self.scale = scale
    self.fps = fps
    self.parts = parts
    self.frames = frames
    self.pictures = pictures
    self.trace = trace
  }

  /// How many numbers the trace keeps.
  package var numberCount: Int {
    trace.rows.reduce(0) { count, row in
      count + MotionProperty.allCases.count { $0.value(in: row) != nil }
    }
  }
}
