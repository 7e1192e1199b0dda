import CTasks
import UIKit

extension RunLoop {
  /// Schedules a timer; its mode is ignored.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}

extension RunLoop.Mode {
  /// The mode while the finger moves a control, which all clocks run in.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// What a program does with its run loop, in place of Foundation's.
public enum ProgramRunLoop {
  /// Performs a block at the end of the current turn.
  public static func perform(_ block: @escaping () -> Void) {
    ProgramClock.current?.submit(
      .init(queue: flipbook_main_queue(), kind: flipbook_block, run: block))
  }

  /// Returns: a stage's time does not pass while the program's code runs.
  ///
  /// The program's clocks show the time at which the run loop would have returned, so that a loop that waits ends.
  public static func run(until limit: Date) {
    let delay = limit.timeIntervalSinceNow
    guard delay > 0 else { return }
    _ = ProgramClock.current?.wait(ProgramClock.nanoseconds(delay)) { false }
  }
}
