import UIKit

extension Stage {
  /// Steps the stage a number of times.
  package func step(_ count: Int) {
    for _ in 0..<count { step() }
  }
}
