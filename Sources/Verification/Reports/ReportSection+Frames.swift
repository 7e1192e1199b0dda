import Imaging

extension ReportSection {
  /// Creates the section of a comparison of two sequences.
  ///
  /// - Parameters:
  ///   - fps: The frame rate of the sequences; nil if it is unknown.
  ///   - limit: The maximum number of bytes of the images.
  package init(_ verdict: FramesVerdict, fps: FrameRate?, limit: Int) throws {
    let isTolerated = verdict.entries.contains { $0.state != .same }
    self.init(
      name: "\(verdict.first) and \(verdict.second)",
      verdict: !verdict.isGood ? .differs : isTolerated ? .tolerated : .same,
      sentences: verdict.sentences)
    linkName = "comparison"
    let (first, second) = (verdict.firstSize.text, verdict.secondSize.text)
    facts = [
      Fact(name: "First", text: "\(verdict.first), \(first) px"),
      Fact(name: "Second", text: "\(verdict.second), \(second) px"),
      Fact(name: "Tolerance", text: "\(verdict.tolerance)"),
    ]
    try show(ReportSequence(verdict, fps: fps), limit: limit)
  }
}

extension ReportSequence {
  fileprivate init(_ verdict: FramesVerdict, fps: FrameRate?) {
    let frames = verdict.entries.map { entry in
      let first: Side = entry.pair.first.map { .file($0.path) } ?? .none
      let second: Side = entry.pair.second.map { .file($0.path) } ?? .none
      let hasText = entry.state.comparison != nil || entry.state.isOfSize
      return Frame(
        number: entry.pair.number, state: State(entry.state), text: hasText ? entry.state.text : "",
        // Equal images may have files with different bytes.
        expected: entry.state == .same ? second : first, actual: second)
    }
    self.init(
      sides: ["First", "Second"], fps: fps,
      size: verdict.firstSize.union(verdict.secondSize), tolerance: verdict.tolerance.color ?? 0,
      frames: frames, worst: verdict.worst.flatMap(verdict.entries.firstIndex))
  }
}

extension FrameState {
  fileprivate var isOfSize: Bool {
    if case .differentSize = self { true } else { false }
  }
}
