import Verification

/// Collects a trace while another object plays the stage.
@MainActor
final class TraceCollector {
  /// The trace so far.
  private(set) var trace = Trace()
  private let recorder: TraceRecorder
  private let tickCount: Int
  private var recorded = 0

  /// The maximum number of rows of a trace, which take a few hundred megabytes.
  private static let maxRows = 1_000_000

  /// Creates a collector that starts at the stage's current tick.
  init(_ subjects: TraceSubjects, tickCount: Int) {
    recorder = TraceRecorder(subjects)
    self.tickCount = tickCount
  }

  /// Records the stage's current tick, unless it is after the last one.
  func record() throws(FlipbookError) {
    guard recorded < tickCount else { return }
    recorded += 1
    trace.rows += recorder.rows()
    guard trace.rows.count <= Self.maxRows else {
      throw .traceTooLong(rows: Self.maxRows)
    }
  }
}
