/// What a strobe picture shows and how.
package struct StrobeOptions: Hashable, Sendable {
  /// The moments of the poses; none for as many as `count`, at even distances.
  package var moments: [FrameSelection.Moment] = []
  /// How many poses are shown where no moments are named.
  package var count = 12
  /// From when to when poses are taken, in seconds; nil for the whole.
  package var range: ClosedRange<Double>?
  /// Pixels in a point; nil for the device's.
  package var scale: Double?
  /// The title; nil for the recipe's.
  package var title: String?
  /// What stands around the stage.
  package var staging = Staging()
  /// What is drawn over the frames.
  package var overlays: Set<Overlay> = []

  /// How many poses there may be.
  static let counts = 2...60

  package init() {}
}
