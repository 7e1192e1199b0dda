import Imaging

extension FramesVerdict {
  /// The verdict as JSON; nil has no key.
  package struct Report: Encodable {
    /// A range of frame numbers.
    package struct Run: Encodable {
      let first: Int
      let last: Int
    }

    /// A frame that differs.
    package struct Frame: Encodable {
      let frame: Int
      let first: String?
      let second: String?
      let state: String
      let pixels: ImageComparison?
      let share: Double?
      let firstSize: Manifest.Size<Int>?
      let secondSize: Manifest.Size<Int>?
    }

    let formatVersion = 1
    let first: String
    let second: String
    let isSame: Bool
    let firstSize: Manifest.Size<Int>
    let secondSize: Manifest.Size<Int>
    let frames: Int
    let firstDifference: Int?
    let worst: Int?
    let differing: [Run]
    let missing: [Run]
    let additional: [Run]
    let tolerance: ImageTolerance
    let differences: [Frame]
  }

  /// The verdict as a value to encode as JSON.
  package var report: Report {
    func runs(_ ranges: [ClosedRange<Int>]) -> [Report.Run] {
      ranges.map { Report.Run(first: $0.lowerBound, last: $0.upperBound) }
    }
    return Report(
      first: first, second: second, isSame: isGood, firstSize: firstSize, secondSize: secondSize,
      frames: entries.count, firstDifference: firstDifference?.pair.number,
      worst: worst?.pair.number, differing: runs(differing), missing: runs(missing),
      additional: runs(additional), tolerance: tolerance,
      differences: entries.filter { $0.state != .same }.map(Report.Frame.init))
  }

  /// The verdict as a test suite with a test case for each frame.
  package var testSuite: TestSuiteReport {
    TestSuiteReport(
      name: "\(first) and \(second)",
      cases: entries.map { entry in
        TestSuiteReport.Case(
          name: "frame \(entry.pair.number)", failure: entry.state.isGood ? nil : entry.text,
          file: entry.pair.second?.source ?? entry.pair.first?.source, seconds: entry.seconds)
      })
  }
}

extension FramesVerdict.Report.Frame {
  fileprivate init(_ entry: FramesVerdict.Entry) {
    frame = entry.pair.number
    first = entry.pair.first?.name
    second = entry.pair.second?.name
    pixels = entry.state.comparison
    share = entry.state.comparison?.share
    var sizes: (Manifest.Size<Int>?, Manifest.Size<Int>?)
    switch entry.state {
    case .same: state = "same"
    case .tolerated: state = "tolerated"
    case .differs: state = "differs"
    case .differentSize(let first, let second):
      state = "size"
      sizes = (first, second)
    case .missing: state = "missing"
    case .additional: state = "additional"
    }
    (firstSize, secondSize) = sizes
  }
}
