import Imaging

/// The data of a section for the page's script, encoded as JSON.
struct ReportData: Encodable {
  struct Curve: Encodable {
    let expected: [Double]
    let actual: [Double]
    let decimals: Int
  }

  let sides: [String]
  let width: Int
  let height: Int
  /// The frame rate of playback.
  let fps: Double
  /// Whether `fps` is the frames' actual rate.
  let isTimed: Bool
  let tolerance: Double
  /// The letter of each frame's state.
  let states: String
  /// The frames' numbers; nil if they are consecutive from 0.
  let numbers: [Int]?
  /// For each frame the index of the expected image, or a negative code if there is none.
  let expected: [Int]
  /// For each frame the index of the actual image, or a negative code if there is none.
  let actual: [Int]
  /// The descriptions of differences, by frame index.
  let texts: [String: String]
  /// The texts in place of missing images, by negative code.
  let absent: [String: String]
  /// The index of the frame to show first.
  let start: Int
  /// The index of the frame that differs most; -1 if it is unknown.
  let worst: Int
  let curves: [Curve]
}

extension ReportData {
  /// The playback rate for frames of unknown rate.
  private static let defaultRate = 30.0

  /// - Parameter indices: The indices of the section's images in the page.
  init(_ sequence: ReportSequence, graphs: [ReportGraph], indices: [Int]) {
    sides = sequence.sides
    (width, height) = (sequence.size.width, sequence.size.height)
    fps = sequence.fps.map { Double($0.numerator) / Double($0.denominator) } ?? Self.defaultRate
    isTimed = sequence.fps != nil
    tolerance = sequence.tolerance
    let frames = sequence.frames
    states = String(frames.map(\.state.rawValue))
    let counted = Array(frames.indices)
    numbers = frames.map(\.number) == counted ? nil : frames.map(\.number)
    expected = frames.map { $0.expected.code(indices) }
    actual = frames.map { $0.actual.code(indices) }
    texts = Dictionary(
      uniqueKeysWithValues: frames.enumerated().filter { !$0.element.text.isEmpty }
        .map { ("\($0.offset)", $0.element.text) })
    absent = Dictionary(
      uniqueKeysWithValues: [
        ReportSequence.Side.unknown:
          "The reference contains only the hash of this frame, not its image.",
        .none: "This frame does not exist.", .omitted: "The image is omitted.",
      ].map { ("\($0.code(indices))", $1) })
    start = sequence.worst ?? sequence.first ?? 0
    worst = sequence.worst ?? -1
    curves = graphs.map { graph in
      func plain(_ values: [Double]) -> [Double] { values.map { ($0 * 1e4).rounded() / 1e4 } }
      return Curve(
        expected: plain(graph.expected), actual: plain(graph.actual), decimals: graph.decimals)
    }
  }

  /// Returns the data as JSON with sorted keys and without `<`, so that it can be embedded in a
  /// script element.
  func json() throws -> String {
    try JSONText.compact(self).replacing("<", with: "\\u003c")
  }
}

extension ReportSequence.Side {
  /// Returns the index of the image in the page, or the negative code of its absence.
  fileprivate func code(_ indices: [Int]) -> Int {
    switch self {
    case .embedded(let index): indices[index]
    case .unknown: -1
    case .omitted, .file: -2
    case .none: -3
    }
  }
}
