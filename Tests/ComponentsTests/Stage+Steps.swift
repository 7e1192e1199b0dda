import UIKit

extension Stage {
  /// Steps the stage a number of times.
  func step(_ count: Int) {
    for _ in 0..<count { step() }
  }

  /// Steps the stage up to a time in seconds.
  func run(to time: TimeInterval) {
    while self.time < time - 1e-9 { step() }
  }
}
