import CoreGraphics

/// Returns whether two numbers are equal except for rounding.
func near(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

/// Returns whether two points are equal except for rounding.
func near(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(left.x, right.x, tolerance) && near(left.y, right.y, tolerance)
}

/// Returns whether two rectangles are equal except for rounding.
func near(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(left.origin, right.origin, tolerance) && near(left.width, right.width, tolerance)
    && near(left.height, right.height, tolerance)
}

/// Returns whether two transforms are equal except for rounding.
func near(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
  near(left.a, right.a) && near(left.b, right.b) && near(left.c, right.c)
    && near(left.d, right.d) && near(left.tx, right.tx) && near(left.ty, right.ty)
}
