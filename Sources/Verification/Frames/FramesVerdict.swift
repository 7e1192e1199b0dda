import Imaging

/// How two sequences of frames, or two pictures, compare frame by frame.
package struct FramesVerdict: Hashable, Sendable {
  /// A pair of frames and how they compare.
  package struct Entry: Hashable, Sendable {
    package let pair: FramePair
    package let state: FrameState
  }

  /// What people call the first sequence.
  package let first: String
  /// What people call the second sequence.
  package let second: String
  /// The size of the first sequence's first frame, in pixels.
  package let firstSize: Manifest.Size<Int>
  /// The size of the second sequence's first frame, in pixels.
  package let secondSize: Manifest.Size<Int>
  /// Every frame of both, in order.
  package let entries: [Entry]
  /// What was allowed.
  package let tolerance: PictureTolerance
}

extension FramesVerdict {
  /// Whether nothing is different, missing or additional.
  package var isGood: Bool { entries.allSatisfy(\.state.isGood) }

  /// The entries that do not pass.
  package var bad: [Entry] { entries.filter { !$0.state.isGood } }

  /// The earliest frame that does not pass.
  package var firstDifference: Entry? { entries.first { !$0.state.isGood } }

  /// The frame with the largest share of pixels that differ, the earliest of several; nil where the pixels
  /// of all frames pass.
  package var worst: Entry? {
    entries.filter { if case .differs = $0.state { true } else { false } }
      .reduce(nil) { worst, entry in
        guard let share = worst?.state.comparison?.share else { return entry }
        return entry.state.comparison?.share ?? 0 > share ? entry : worst
      }
  }

  /// The numbers of the frames that are in a state, as runs of neighbours.
  package func runs(where isMeant: (FrameState) -> Bool) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var wasMeant = false
    for entry in entries {
      let isMeant = isMeant(entry.state)
      let number = entry.pair.number
      if isMeant, wasMeant, let last = runs.last, number >= last.lowerBound {
        runs[runs.count - 1] = last.lowerBound...number
      } else if isMeant {
        runs.append(number...number)
      }
      wasMeant = isMeant
    }
    return runs
  }

  /// The frames whose pictures differ.
  package var differing: [ClosedRange<Int>] {
    runs {
      switch $0 {
      case .differs, .differentSize: true
      case .same, .tolerated, .missing, .additional: false
      }
    }
  }

  /// The frames that only the first sequence has.
  package var missing: [ClosedRange<Int>] { runs { $0 == .missing } }

  /// The frames that only the second sequence has, by its numbers.
  package var additional: [ClosedRange<Int>] { runs { $0 == .additional } }
}
