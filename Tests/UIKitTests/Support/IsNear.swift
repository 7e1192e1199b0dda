import UIKit

/// Returns whether a value is within a tolerance of the expected one; false for nil.
package func isNear(_ value: CGFloat?, _ expected: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  value.map { abs($0 - expected) <= tolerance } ?? false
}

/// Returns whether both coordinates of a point are within a tolerance of the expected ones.
package func isNear(_ value: CGPoint, _ expected: CGPoint, _ tolerance: CGFloat) -> Bool {
  isNear(value.x, expected.x, tolerance) && isNear(value.y, expected.y, tolerance)
}

/// Returns whether the origin and size of a rectangle are within a tolerance of the expected ones.
package func isNear(_ value: CGRect, _ expected: CGRect, _ tolerance: CGFloat) -> Bool {
  isNear(value.origin, expected.origin, tolerance)
    && isNear(value.width, expected.width, tolerance)
    && isNear(value.height, expected.height, tolerance)
}
