import Imaging
import Movies

/// What is given up of a movie so that its file becomes smaller.
struct MovieReduction: Hashable, Sendable {
  /// How many of the pixels from left to right are left, from 0 to 1.
  var scale: Double
  /// The most frames a second; nil for any number.
  var mostFrames: Int?
  /// How much is kept of the picture.
  var detail: MovieDetail

  /// Nothing.
  static let none = MovieReduction(scale: 1, mostFrames: nil, detail: .best)

  /// From nothing to as much as can be borne: each step makes the file smaller and is seen a little more.
  ///
  /// First go frames beyond 25 a second and colours that nobody misses, then the size; motion that
  /// stutters comes last.
  private static let steps: [MovieReduction] = [
    .none,
    MovieReduction(scale: 1, mostFrames: 33, detail: .best),
    MovieReduction(scale: 1, mostFrames: 25, detail: .best),
    MovieReduction(scale: 1, mostFrames: 25, detail: .good),
    MovieReduction(scale: 0.9, mostFrames: 25, detail: .good),
    MovieReduction(scale: 0.8, mostFrames: 25, detail: .good),
    MovieReduction(scale: 0.8, mostFrames: 20, detail: .good),
    MovieReduction(scale: 0.7, mostFrames: 20, detail: .good),
    MovieReduction(scale: 0.7, mostFrames: 20, detail: .fair),
    MovieReduction(scale: 0.6, mostFrames: 20, detail: .fair),
    MovieReduction(scale: 0.6, mostFrames: 14, detail: .fair),
    MovieReduction(scale: 0.5, mostFrames: 14, detail: .fair),
    MovieReduction(scale: 0.5, mostFrames: 10, detail: .fair),
    MovieReduction(scale: 0.4, mostFrames: 10, detail: .fair),
    MovieReduction(scale: 0.3, mostFrames: 10, detail: .fair),
    MovieReduction(scale: 0.3, mostFrames: 10, detail: .least),
    MovieReduction(scale: 0.25, mostFrames: 8, detail: .least),
  ]

  /// The reduction in the middle between this one and a lesser one that differs in scale alone; nil for any
  /// other.
  func middle(to lesser: MovieReduction) -> MovieReduction? {
    var middle = self
    middle.scale = lesser.scale
    guard middle == lesser else { return nil }
    middle.scale = (scale + lesser.scale) / 2
    return middle
  }

  /// The steps that make a difference: what is asked for in so many words stays.
  static func ladder(
    for format: MovieFormat, fps: FrameRate, keepsRate: Bool, keepsSize: Bool
  ) -> [MovieReduction] {
    var ladder: [MovieReduction] = []
    for step in steps {
      var step = step
      if keepsSize { step.scale = 1 }
      if keepsRate || step.fps(of: fps, in: format) == fps { step.mostFrames = nil }
      if format == .apng { step.detail = .best }
      if !ladder.contains(step) { ladder.append(step) }
    }
    return ladder
  }

  /// The frames a second that are left of some, in a format.
  func fps(of fps: FrameRate, in format: MovieFormat) -> FrameRate {
    guard let mostFrames, fps.numerator > mostFrames * fps.denominator else { return fps }
    let delay = format == .gif ? Self.hundredths[mostFrames] : Self.ticks[mostFrames]
    return delay.flatMap { FrameRate(format == .gif ? 100 : 60, $0) } ?? fps
  }

  /// How many hundredths of a second a frame stays at so many a second: whole ones, as a GIF needs them.
  private static let hundredths = [33: 3, 25: 4, 20: 5, 14: 7, 10: 10, 8: 12]
  /// How many ticks a frame stays elsewhere, so that none lies between two.
  private static let ticks = [33: 2, 25: 3, 20: 3, 14: 4, 10: 6, 8: 8]
}
