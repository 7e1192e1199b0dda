import Imaging

extension FramesVerdict {
  /// The verdict as text: a summary line, the differences, and the tolerance.
  package var text: String {
    let lines = [headline] + details.map { "  \($0)" } + ["  tolerance: \(tolerance)"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The summary line.
  package var headline: String {
    guard !isGood else { return "\(first) and \(second) are the same: \(extent)" }
    guard entries.count > 1 else { return "\(first) and \(second) differ: \(extent)" }
    return "\(first) and \(second) differ: \(failures.count) of \(extent)"
  }

  /// The verdict in sentences that do not name the sequences.
  package var sentences: [String] {
    let isTolerated = isGood && entries.contains { $0.state != .same }
    let summary =
      isTolerated
      ? "Within tolerance: \(extent)."
      : isGood
        ? "No differences: \(extent)."
        : entries.count > 1
          ? "\(failures.count) of \(extent) differ." : "The images differ: \(extent)."
    // For two images of different sizes, the summary is complete.
    guard firstSize == secondSize || entries.count > 1 else { return [summary] }
    return [summary] + details.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// The number and size of the frames.
  private var extent: String {
    let size =
      firstSize == secondSize
      ? "\(firstSize.text) px" : "\(firstSize.text) and \(secondSize.text) px"
    return entries.count == 1 ? size : "\(entries.count) frames of \(size)"
  }

  /// The differences, one per line.
  private var details: [String] {
    if entries.count == 1 { return entries[0].state == .same ? [] : [entries[0].state.text] }
    var lines: [String] = []
    if let firstDifference { lines.append("first: \(firstDifference.text)") }
    if let worst, worst != firstDifference { lines.append("worst: \(worst.text)") }
    for (title, runs) in [("differ", differing), ("missing", missing), ("additional", additional)]
    where !runs.isEmpty {
      lines.append("\(title): \(FrameRanges.text(runs))")
    }
    let tolerated = entries.filter { if case .tolerated = $0.state { true } else { false } }
    if let largest = tolerated.max(by: { $0.share < $1.share }) {
      lines.append(
        "within tolerance: \(NumberFormat.count(tolerated.count, "frame")), worst: \(largest.text)")
    }
    return lines
  }
}

extension FramesVerdict.Entry {
  fileprivate var share: Double { state.comparison?.share ?? 0 }

  /// The frame's number and its differences.
  package var text: String { "frame \(pair.number): \(state.text)" }
}

extension FrameState {
  /// The state as text.
  package var text: String {
    switch self {
    case .same: "the same"
    case .tolerated(let comparison), .differs(let comparison): comparison.text
    case .differentSize(let first, let second): "\(first.text) px and \(second.text) px"
    case .missing: "missing"
    case .additional: "additional"
    }
  }
}

extension ImageComparison {
  /// The number of differing pixels, their location and their largest difference.
  package var text: String {
    var parts = ["\(NumberFormat.count(differing, "pixel")) (\(NumberFormat.percent(share)))"]
    if let bounds { parts.append("within \(bounds)") }
    let distance = NumberFormat.short(largestDifference, decimals: 3)
    if let place = largestDifferencePlace {
      parts.append("by up to \(distance) in OKLab at (\(place.x), \(place.y))")
    }
    if let densestWindow {
      parts.append("\(NumberFormat.percent(densestWindow.share)) of the \(densestWindow.region)")
    }
    if antialiased > 0 {
      parts.append("\(NumberFormat.count(antialiased, "anti-aliased pixel")) ignored")
    }
    return parts.joined(separator: ", ")
  }
}

extension Manifest.Size<Int> {
  /// The size as text, for example `640x1136`.
  var text: String { "\(width)x\(height)" }
}

/// Formats ranges of frames.
package enum FrameRanges {
  /// The maximum number of ranges in a list.
  private static let limit = 8

  /// Returns a list of ranges such as `frames 3, 12 to 20 and 31`.
  package static func text(_ runs: [ClosedRange<Int>]) -> String {
    var parts = runs.prefix(limit).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound) to \(run.upperBound)"
    }
    if runs.count > limit { parts.append("\(runs.count - limit) more ranges") }
    let isOne = runs.count == 1 && runs[0].count == 1
    return "\(isOne ? "frame" : "frames") \(NumberFormat.list(parts))"
  }
}
