import Imaging

extension FramesVerdict {
  /// The verdict in words: a line that says it all, then what differs and what was allowed.
  package var text: String {
    let lines = [headline] + details.map { "  \($0)" } + ["  tolerance: \(tolerance)"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The verdict in one line.
  package var headline: String {
    guard !isGood else { return "\(first) and \(second) are the same: \(extent)" }
    guard entries.count > 1 else { return "\(first) and \(second) differ: \(extent)" }
    return "\(first) and \(second) differ: \(bad.count) of \(extent)"
  }

  /// The verdict in sentences that do not name the two.
  package var sentences: [String] {
    let isTolerated = isGood && entries.contains { $0.state != .same }
    let summary =
      isTolerated
      ? "Within tolerance: \(extent)."
      : isGood
        ? "The same: \(extent)."
        : entries.count > 1 ? "\(bad.count) of \(extent) differ." : "They differ: \(extent)."
    // Of two pictures of different sizes that is all there is to say.
    guard firstSize == secondSize || entries.count > 1 else { return [summary] }
    return [summary] + details.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// How much was compared.
  private var extent: String {
    let size =
      firstSize == secondSize
      ? "\(firstSize.text) px" : "\(firstSize.text) and \(secondSize.text) px"
    return entries.count == 1 ? size : "\(entries.count) frames of \(size)"
  }

  /// What differs, a line for each matter.
  private var details: [String] {
    if entries.count == 1 { return entries[0].state == .same ? [] : [entries[0].state.text] }
    var lines: [String] = []
    if let firstDifference { lines.append("first: \(firstDifference.text)") }
    if let worst, worst != firstDifference { lines.append("worst: \(worst.text)") }
    for (title, runs) in [("differ", differing), ("missing", missing), ("additional", additional)]
    where !runs.isEmpty {
      lines.append("\(title): \(FrameRuns.text(runs))")
    }
    let tolerated = entries.filter { if case .tolerated = $0.state { true } else { false } }
    if let most = tolerated.max(by: { $0.share < $1.share }) {
      lines.append("tolerated: \(NumberFormat.count(tolerated.count, "frame")), most \(most.text)")
    }
    return lines
  }
}

extension FramesVerdict.Entry {
  fileprivate var share: Double { state.comparison?.share ?? 0 }

  /// Which frame it is, and how it differs.
  package var text: String { "frame \(pair.number): \(state.text)" }
}

extension FrameState {
  /// The state in words.
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

extension PictureComparison {
  /// How much differs, by how much, and where.
  package var text: String {
    var parts = ["\(NumberFormat.count(differing, "pixel")) (\(NumberFormat.percent(share)))"]
    if let bounds { parts.append("within \(bounds)") }
    let distance = NumberFormat.short(largestDifference, decimals: 3)
    if let place = largestDifferencePlace {
      parts.append("by up to \(distance) in OKLab at (\(place.x), \(place.y))")
    }
    if let densestWindow {
      parts.append("\(NumberFormat.percent(densestWindow.share)) of \(densestWindow.region)")
    }
    if antialiased > 0 {
      parts.append("anti-aliasing of \(NumberFormat.count(antialiased, "pixel"))")
    }
    return parts.joined(separator: ", ")
  }
}

extension Manifest.Size<Int> {
  /// For example `640x1136`.
  var text: String { "\(width)x\(height)" }
}

/// Runs of frames as people list them.
package enum FrameRuns {
  /// How many runs are listed.
  private static let limit = 8

  /// For example `frames 3, 12 to 20 and 31`.
  package static func text(_ runs: [ClosedRange<Int>]) -> String {
    var parts = runs.prefix(limit).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound) to \(run.upperBound)"
    }
    if runs.count > limit { parts.append("\(runs.count - limit) more runs") }
    let isOne = runs.count == 1 && runs[0].count == 1
    return "\(isOne ? "frame" : "frames") \(NumberFormat.list(parts))"
  }
}
