import Imaging

/// The frames of a comparison, each with its state and the available images.
struct ReportSequence: Sendable {
  /// The state of a frame, with the letter that the page's script uses.
  enum State: Character, CaseIterable, Sendable {
    case same = "s"
    case tolerated = "t"
    case differs = "d"
    case missing = "m"
    case additional = "a"

    /// The state as text, which is also its CSS class.
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

  /// The image of a frame on one side.
  enum Side: Hashable, Sendable {
    /// The path of a PNG file.
    case file(String)
    /// An image in the page, by its index in the section.
    case embedded(Int)
    /// Unknown: only its hash is recorded.
    case unknown
    /// The frame does not exist.
    case none
    /// Omitted from the page.
    case omitted
  }

  struct Frame: Hashable, Sendable {
    /// The frame's number.
    let number: Int
    let state: State
    /// The description of the differences; may be empty.
    var text = ""
    var expected: Side
    var actual: Side
  }

  /// The names of the two sides.
  let sides: [String]
  /// The frame rate; nil if it is unknown.
  let fps: FrameRate?
  /// The smallest size in pixels that contains the frames of both sides.
  let size: Manifest.Size<Int>
  /// The maximum distance in OKLab between two colors that count as equal.
  let tolerance: Double
  var frames: [Frame]
  /// The index of the frame that differs most; nil if it is unknown.
  var worst: Int?

  /// The index of the first differing frame; nil if there is none.
  var first: Int? { frames.firstIndex { $0.state != .same } }

  /// The ranges of indices of consecutive frames in the same state.
  var runs: [(state: State, frames: Range<Int>)] {
    var runs: [(state: State, frames: Range<Int>)] = []
    for (index, frame) in frames.enumerated() {
      if let last = runs.last, last.state == frame.state {
        runs[runs.count - 1].frames = last.frames.lowerBound..<index + 1
      } else {
        runs.append((frame.state, index..<index + 1))
      }
    }
    return runs
  }
}
