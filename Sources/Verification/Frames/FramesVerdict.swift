import Imaging

/// The result of comparing two sequences of frames, or two images.
package struct FramesVerdict: Hashable, Sendable {
  /// A pair of frames and the result of comparing them.
  package struct Entry: Hashable, Sendable {
    package let pair: FramePair
    package let state: FrameState
    /// The wall-clock time of the comparison, in seconds.
    package var seconds = 0.0
  }

  /// The display name of the first sequence.
  package let first: String
  /// The display name of the second sequence.
  package let second: String
  /// The size of the first sequence's first frame, in pixels.
  package let firstSize: Manifest.Size<Int>
  /// The size of the second sequence's first frame, in pixels.
  package let secondSize: Manifest.Size<Int>
  /// The pairs of all frames, in order.
  package let entries: [Entry]
  /// The tolerance of the comparison.
  package let tolerance: ImageTolerance
}

extension FramesVerdict {
  /// Whether all frames pass.
  package var isGood: Bool { entries.allSatisfy(\.state.isGood) }

  /// The entries of the frames that fail.
  package var failures: [Entry] { entries.filter { !$0.state.isGood } }

  /// The first entry that fails.
  package var firstDifference: Entry? { entries.first { !$0.state.isGood } }

  /// The first entry with the largest fraction of differing pixels; nil if there is none.
  package var worst: Entry? {
    entries.filter { if case .differs = $0.state { true } else { false } }
      .reduce(nil) { worst, entry in
        guard let share = worst?.state.comparison?.share else { return entry }
        return entry.state.comparison?.share ?? 0 > share ? entry : worst
      }
  }

  /// Returns the numbers of the frames in matching states, as ranges of consecutive entries.
  package func runs(where isIncluded: (FrameState) -> Bool) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var wasIncluded = false
    for entry in entries {
      let isIncluded = isIncluded(entry.state)
      let number = entry.pair.number
      if isIncluded, wasIncluded, let last = runs.last, number >= last.lowerBound {
        runs[runs.count - 1] = last.lowerBound...number
      } else if isIncluded {
        runs.append(number...number)
      }
      wasIncluded = isIncluded
    }
    return runs
  }

  /// The numbers of the frames whose pixels or sizes differ.
  package var differing: [ClosedRange<Int>] {
    runs {
      switch $0 {
      case .differs, .differentSize: true
      case .same, .tolerated, .missing, .additional: false
      }
    }
  }

  /// The numbers of the frames that only the first sequence has.
  package var missing: [ClosedRange<Int>] { runs { $0 == .missing } }

  /// The numbers of the frames that only the second sequence has.
  package var additional: [ClosedRange<Int>] { runs { $0 == .additional } }
}
