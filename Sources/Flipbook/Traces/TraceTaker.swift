import Verification

/// Collects a trace while something else plays the stage.
@MainActor
final class TraceTaker {
  /// What was taken down.
  private(set) var trace = Trace()
  private let recorder: TraceRecorder
  private let tickCount: Int
  private var taken = 0

  /// The most rows of a trace: a few hundred megabytes.
  private static let mostRows = 1_000_000

  /// Starts with the stage's current tick.
  init(_ subjects: TraceSubjects, tickCount: Int) {
    recorder = TraceRecorder(subjects)
    self.tickCount = tickCount
  }

  /// Takes down what is done in the stage's current tick, unless that is after the last one.
  func take() throws(FlipbookError) {
    guard taken < tickCount else { return }
    taken += 1
    trace.rows += recorder.rows()
    guard trace.rows.count <= Self.mostRows else {
      throw .traceTooLong(rows: Self.mostRows)
    }
  }
}
