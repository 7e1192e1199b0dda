import CoreGraphics

/// The transform that leaves every point unchanged.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that translates by distances in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a transform that scales about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a transform that rotates about an axis through the origin; the identity for an axis without a length.
///
/// - Parameters:
///   - angle: The angle in radians; about the z axis, clockwise on the screen.
///   - x: The axis along x; the length of the axis has no effect.
///   - y: The axis along y.
///   - z: The axis along z.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform that translates first, and is then followed by `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales first, and is then followed by `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates first, by radians about an axis, and is then followed by `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.entries, b.entries)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for inner in 0..<4 {
        product[row * 4 + column] += left[row * 4 + inner] * right[inner * 4 + column]
      }
    }
  }
  return CATransform3D(entries: product)
}

/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Elimination with the largest pivot of each column.
  var (rows, inverse) = (t.entries, CATransform3DIdentity.entries)
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0 * 4 + column]) < abs(rows[$1 * 4 + column]) }
    guard let pivot, rows[pivot * 4 + column] != 0 else { return t }
    for index in 0..<4 {
      rows.swapAt(column * 4 + index, pivot * 4 + index)
      inverse.swapAt(column * 4 + index, pivot * 4 + index)
    }
    let divisor = rows[column * 4 + column]
    for index in 0..<4 {
      rows[column * 4 + index] /= divisor
      inverse[column * 4 + index] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = rows[row * 4 + column]
      for index in 0..<4 {
        rows[row * 4 + index] -= factor * rows[column * 4 + index]
        inverse[row * 4 + index] -= factor * inverse[column * 4 + index]
      }
    }
  }
  return CATransform3D(entries: inverse)
}

/// Returns the transform in space that does the same as an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Returns whether an affine transform does the same as a transform in space.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.affinePart)
}

/// Returns the affine transform that does the same as a transform in space, or its affine part.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affinePart
}
