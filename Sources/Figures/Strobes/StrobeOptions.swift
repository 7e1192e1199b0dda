/// The contents and appearance of a strobe image.
package struct StrobeOptions: Hashable, Sendable {
  /// The frames of the poses, as ticks; nil for `count` evenly spaced poses.
  package var frames: FrameSelection?
  /// The number of poses if no frames are given.
  package var count = 12
  /// The time range of the poses, in seconds; nil for the whole recipe.
  package var range: ClosedRange<Double>?
  /// Pixels per point; nil for the device's scale.
  package var scale: Double?
  /// The title; nil for the recipe's title.
  package var title: String?
  /// The frame, background and padding around the stage.
  package var staging = Staging()
  /// The overlays on the frames.
  package var overlays: Set<Overlay> = []

  /// The allowed numbers of poses.
  static let counts = 2...60

  package init() {}
}
