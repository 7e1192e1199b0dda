import Imaging

/// What the page's script reads of a section.
struct ReportData: Encodable {
  struct Curve: Encodable {
    let expected: [Double]
    let actual: [Double]
    let decimals: Int
  }

  let sides: [String]
  let width: Int
  let height: Int
  /// Frames per second by which the page plays.
  let fps: Double
  /// Whether that rate is the frames' own.
  let isTimed: Bool
  let tolerance: Double
  /// A letter for each frame.
  let states: String
  /// The frames' numbers; nil where they count from 0.
  let numbers: [Int]?
  /// A picture's number for each frame, or why there is none.
  let expected: [Int]
  /// A picture's number for each frame, or why there is none.
  let actual: [Int]
  /// How frames differ, in words, by their places.
  let texts: [String: String]
  /// What is said in place of a picture that is not there.
  let absent: [String: String]
  /// The place of the frame that is shown first.
  let start: Int
  /// The place of the frame that differs most; -1 if none is known to.
  let worst: Int
  let curves: [Curve]
}

extension ReportData {
  /// The rate at which frames are played of which nobody knows theirs.
  private static let usualRate = 30.0

  /// - Parameter places: The numbers that the section's pictures have in the page.
  init(_ sequence: ReportSequence, graphs: [ReportGraph], places: [Int]) {
    sides = sequence.sides
    (width, height) = (sequence.size.width, sequence.size.height)
    fps = sequence.fps.map { Double($0.numerator) / Double($0.denominator) } ?? Self.usualRate
    isTimed = sequence.fps != nil
    tolerance = sequence.tolerance
    let frames = sequence.frames
    states = String(frames.map(\.state.rawValue))
    let counted = Array(frames.indices)
    numbers = frames.map(\.number) == counted ? nil : frames.map(\.number)
    expected = frames.map { $0.expected.number(places) }
    actual = frames.map { $0.actual.number(places) }
    texts = Dictionary(
      uniqueKeysWithValues: frames.enumerated().filter { !$0.element.text.isEmpty }
        .map { ("\($0.offset)", $0.element.text) })
    absent = Dictionary(
      uniqueKeysWithValues: [
        ReportSequence.Side.unknown: "Only the fingerprint of this frame is kept, not its picture.",
        .none: "There is no such frame.", .leftOut: "The picture is left out.",
      ].map { ("\($0.number(places))", $1) })
    start = sequence.worst ?? sequence.first ?? 0
    worst = sequence.worst ?? -1
    curves = graphs.map { graph in
      func plain(_ values: [Double]) -> [Double] { values.map { ($0 * 1e4).rounded() / 1e4 } }
      return Curve(
        expected: plain(graph.expected), actual: plain(graph.actual), decimals: graph.decimals)
    }
  }

  /// The data as JSON that may stand in a script element: keys in order, no `<`.
  func json() throws -> String {
    try JSONText.compact(self).replacing("<", with: "\\u003c")
  }
}

extension ReportSequence.Side {
  /// The number by which the page's script knows it.
  fileprivate func number(_ places: [Int]) -> Int {
    switch self {
    case .embedded(let place): places[place]
    case .unknown: -1
    case .leftOut, .file: -2
    case .none: -3
    }
  }
}
