import Imaging

/// The frames of a comparison, each with its state and the pictures that are known of it.
struct ReportSequence: Sendable {
  /// How a frame compares, with the letter that the page has for it.
  enum State: Character, CaseIterable, Sendable {
    case same = "s"
    case tolerated = "t"
    case differs = "d"
    case missing = "m"
    case additional = "a"

    /// The state in words, which are the names of the style sheet too.
    var name: String {
      switch self {
      case .same: "same"
      case .tolerated: "tolerated"
      case .differs: "differs"
      case .missing: "missing"
      case .additional: "additional"
      }
    }
  }

  /// What there is of a frame on one side.
  enum Side: Hashable, Sendable {
    /// A PNG file.
    case file(String)
    /// A picture of the page, by its place among the section's.
    case embedded(Int)
    /// A fingerprint only.
    case unknown
    /// No such frame.
    case none
    /// A picture, which is not in the page.
    case leftOut
  }

  struct Frame: Hashable, Sendable {
    /// The number by which people know it.
    let number: Int
    let state: State
    /// How it differs, in words; empty where there is nothing to say.
    var text = ""
    var expected: Side
    var actual: Side
  }

  /// What people call the two sides.
  let sides: [String]
  /// Frames per second; nil where nobody knows.
  let fps: FrameRate?
  /// The size in pixels of what holds a frame of either side.
  let size: Manifest.Size<Int>
  /// The largest distance in OKLab between two colours that count as one.
  let tolerance: Double
  var frames: [Frame]
  /// The place among the frames of the picture that differs most; nil if none is known to.
  var worst: Int?

  /// The place of the first frame that is not the same; nil if all are.
  var first: Int? { frames.firstIndex { $0.state != .same } }

  /// Frames of one state that follow each other, by their places.
  var runs: [(state: State, frames: Range<Int>)] {
    var runs: [(state: State, frames: Range<Int>)] = []
    for (place, frame) in frames.enumerated() {
      if let last = runs.last, last.state == frame.state {
        runs[runs.count - 1].frames = last.frames.lowerBound..<place + 1
      } else {
        runs.append((frame.state, place..<place + 1))
      }
    }
    return runs
  }
}
