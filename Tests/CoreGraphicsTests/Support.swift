import CoreGraphics

/// Whether two numbers differ by rounding only.
func near(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

/// Whether two points differ by rounding only.
func near(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(left.x, right.x, tolerance) && near(left.y, right.y, tolerance)
}

/// Whether two rectangles differ by rounding only.
func near(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(left.origin, right.origin, tolerance) && near(left.width, right.width, tolerance)
    && near(left.height, right.height, tolerance)
}

/// Whether the entries of two transforms differ by rounding only.
func near(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
  near(left.a, right.a) && near(left.b, right.b) && near(left.c, right.c)
    && near(left.d, right.d) && near(left.tx, right.tx) && near(left.ty, right.ty)
}
