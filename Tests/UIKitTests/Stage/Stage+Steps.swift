import UIKit

extension Stage {
  /// Steps the stage a number of times.
  func step(_ count: Int) {
    for _ in 0..<count { step() }
  }
}
