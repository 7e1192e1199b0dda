import Imaging

/// The expected result of an animation: the hash of every frame and a trace of all motion.
package struct Reference: Hashable, Sendable {
  /// A frame whose image is kept for review.
  package struct Image: Hashable, Sendable {
    /// The frame's number.
    package var number: Int
    /// The image's file, next to the reference's.
    package var file: String

    package init(number: Int, file: String) {
      self.number = number
      self.file = file
    }
  }

  /// The file name of a reference in its folder.
  package static let fileName = "reference.txt"
  /// The version of the file format.
  static let formatVersion = 1
  /// The number of decimals of values: a ten thousandth of a point is not visible.
  static let decimals = 4
  /// The maximum difference between equal values: one in the last decimal, for rounding.
  package static let precision = 1.5e-4

  /// The version of Flipbook that recorded the reference; nil for 0.1.
  package var flipbookVersion: String?
  /// The recipe's name.
  package var recipe: String
  /// The size of a frame in pixels.
  package var size: Manifest.Size<Int>
  /// The number of pixels per point.
  package var scale: Double
  /// The frame rate.
  package var fps: FrameRate
  /// The libraries and fonts that the frames depend on.
  package var parts: [Manifest.Part]
  /// The hash of each frame's pixels, from frame 0.
  package var frames: [Digest]
  /// The frames whose images are kept, sorted by number and with distinct pixels.
  package var images: [Image]
  /// The motion.
  package var trace: Trace

  package init(
    recipe: String, size: Manifest.Size<Int>, scale: Double, fps: FrameRate,
    parts: [Manifest.Part], frames: [Digest], images: [Image], trace: Trace,
    flipbookVersion: String? = nil
  ) {
    self.flipbookVersion = flipbookVersion
    self.recipe = recipe
    self.size = size
    self.scale = scale
    self.fps = fps
    self.parts = parts
    self.frames = frames
    self.images = images
    self.trace = trace
  }

  /// The number of values in the trace.
  package var numberCount: Int {
    trace.rows.reduce(0) { count, row in
      count + MotionProperty.allCases.count { $0.value(in: row) != nil }
    }
  }
}
