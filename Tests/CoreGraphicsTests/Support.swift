import CoreGraphics

/// Returns whether two numbers are equal except for rounding.
func isNear(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

/// Returns whether two points are equal except for rounding.
func isNear(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(left.x, right.x, tolerance) && isNear(left.y, right.y, tolerance)
}

/// Returns whether two rectangles are equal except for rounding.
func isNear(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(left.origin, right.origin, tolerance) && isNear(left.width, right.width, tolerance)
    && isNear(left.height, right.height, tolerance)
}

/// Returns whether two transforms are equal except for rounding.
func isNear(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
  isNear(left.a, right.a) && isNear(left.b, right.b) && isNear(left.c, right.c)
    && isNear(left.d, right.d) && isNear(left.tx, right.tx) && isNear(left.ty, right.ty)
}
