import CoreGraphics

/// The components of a transform in space, applied in this order: scale, skew, rotation,
/// translation, perspective.
///
/// Core Animation documents that it interpolates the components of transforms, but not which ones.
/// These are those of CSS Transforms Level 2, "Decomposing a 3D matrix"; confidence medium.
package struct CATransform3DComponents: Equatable {
  /// The factors along x, y and z.
  package var scale = Vector(1, 1, 1)
  /// The skew of y along x, of z along x and of z along y.
  package var skew = Vector(0, 0, 0)
  /// The rotation.
  package var rotation = Quaternion.identity
  /// The translation in points.
  package var translation = Vector(0, 0, 0)
  /// The factors of x, y and z in the divisor.
  package var perspective = Vector(0, 0, 0)
  /// The part of the divisor that does not depend on the point.
  package var divisor: CGFloat = 1

  /// Creates the components of the identity.
  package init() {}

  /// A vector in space.
  package struct Vector: Equatable {
    package var x: CGFloat
    package var y: CGFloat
    package var z: CGFloat

    package init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
      (self.x, self.y, self.z) = (x, y, z)
    }

    var length: CGFloat { dot(self).squareRoot() }

    func dot(_ other: Vector) -> CGFloat { x * other.x + y * other.y + z * other.z }

    func cross(_ other: Vector) -> Vector {
      Vector(
        y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    static func * (vector: Vector, factor: CGFloat) -> Vector {
      Vector(vector.x * factor, vector.y * factor, vector.z * factor)
    }

    static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y, a.z + b.z) }

    func interpolated(to end: Vector, fraction: CGFloat) -> Vector {
      Vector(
        x.interpolated(to: end.x, fraction: fraction),
        y.interpolated(to: end.y, fraction: fraction), z.interpolated(to: end.z, fraction: fraction)
      )
    }
  }

  /// A rotation in space of unit length.
  package struct Quaternion: Equatable {
    var w: CGFloat
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    package static let identity = Quaternion(w: 1, x: 0, y: 0, z: 0)
  }

  /// Returns the components `fraction` of the way to others.
  func interpolated(
    to end: CATransform3DComponents, fraction: CGFloat
  ) -> CATransform3DComponents {
    var result = self
    result.scale = scale.interpolated(to: end.scale, fraction: fraction)
    result.skew = skew.interpolated(to: end.skew, fraction: fraction)
    result.rotation = rotation.interpolated(to: end.rotation, fraction: fraction)
    result.translation = translation.interpolated(to: end.translation, fraction: fraction)
    result.perspective = perspective.interpolated(to: end.perspective, fraction: fraction)
    result.divisor = divisor.interpolated(to: end.divisor, fraction: fraction)
    return result
  }
}

extension CATransform3DComponents.Quaternion {
  /// Creates the rotation with the given orthonormal rows.
  init(rows: [CATransform3DComponents.Vector]) {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    // The component with the greatest magnitude is computed first, so that nothing small divides.
    let squares = [
      1 + a.x + b.y + c.z, 1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z,
    ]
    let greatest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let size = max(squares[greatest], 0).squareRoot() / 2
    guard size > 0 else {
      self = .identity
      return
    }
    let part = 0.25 / size
    let sums = (
      wx: (b.z - c.y) * part, wy: (c.x - a.z) * part, wz: (a.y - b.x) * part,
      xy: (a.y + b.x) * part, xz: (a.z + c.x) * part, yz: (b.z + c.y) * part
    )
    switch greatest {
    case 0: self.init(w: size, x: sums.wx, y: sums.wy, z: sums.wz)
    case 1: self.init(w: sums.wx, x: size, y: sums.xy, z: sums.xz)
    case 2: self.init(w: sums.wy, x: sums.xy, y: size, z: sums.yz)
    default: self.init(w: sums.wz, x: sums.xz, y: sums.yz, z: size)
    }
  }

  /// Creates a rotation about x, followed by one about y and one about z, in radians.
  package init(x: CGFloat, y: CGFloat, z: CGFloat) {
    let turn = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(x, 1, 0, 0), CATransform3DMakeRotation(y, 0, 1, 0)),
      CATransform3DMakeRotation(z, 0, 0, 1))
    self.init(rows: turn.rows)
  }

  /// The rows of the rotation's matrix.
  var rows: [CATransform3DComponents.Vector] {
    [
      .init(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      .init(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      .init(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// The angles of rotations about x, then y, then z, that have the same effect, in radians.
  ///
  /// Of the two solutions, it is the one with the smaller turns about x and z, so that a rotation
  /// about y alone has its own angle.
  package var angles: CATransform3DComponents.Vector {
    let rows = rows
    let sine = min(max(-rows[0].z, -1), 1)
    guard abs(sine) < 1 - 1e-12 else {
      // About the same axis, the turns about x and z add up.
      return .init(0, sine > 0 ? .pi / 2 : -.pi / 2, atan2(-rows[1].x, rows[1].y))
    }
    let first = CATransform3DComponents.Vector(
      atan2(rows[1].z, rows[2].z), asin(sine), atan2(rows[0].y, rows[0].x))
    func opposite(_ angle: CGFloat) -> CGFloat { angle > 0 ? angle - .pi : angle + .pi }
    let second = CATransform3DComponents.Vector(
      opposite(first.x), (first.y < 0 ? -.pi : .pi) - first.y, opposite(first.z))
    return abs(first.x) + abs(first.z) <= abs(second.x) + abs(second.z) ? first : second
  }

  /// Returns the rotation `fraction` of the shorter way to another one, at a constant speed.
  func interpolated(to end: Self, fraction: CGFloat) -> Self {
    guard self != end else { return self }
    var end = end
    var cosine = w * end.w + x * end.x + y * end.y + z * end.z
    if cosine < 0 {
      end = Self(w: -end.w, x: -end.x, y: -end.y, z: -end.z)
      cosine = -cosine
    }
    let angle = acos(min(cosine, 1))
    let sine = sin(angle)
    let (own, other) =
      sine > 1e-6
      ? (sin((1 - fraction) * angle) / sine, sin(fraction * angle) / sine)
      : (1 - fraction, fraction)
    let sum = Self(
      w: w * own + end.w * other, x: x * own + end.x * other, y: y * own + end.y * other,
      z: z * own + end.z * other)
    let length = (sum.w * sum.w + sum.x * sum.x + sum.y * sum.y + sum.z * sum.z).squareRoot()
    guard length > 0 else { return end }
    return Self(w: sum.w / length, x: sum.x / length, y: sum.y / length, z: sum.z / length)
  }
}

extension CATransform3D {
  /// The rows of the part that turns and scales.
  fileprivate var rows: [CATransform3DComponents.Vector] {
    [.init(m11, m12, m13), .init(m21, m22, m23), .init(m31, m32, m33)]
  }

  /// Creates the transform with these components.
  package init(_ components: CATransform3DComponents) {
    let (turn, skew) = (components.rotation.rows, components.skew)
    let rows = [
      turn[0] * components.scale.x,
      (turn[1] + turn[0] * skew.x) * components.scale.y,
      (turn[2] + turn[0] * skew.y + turn[1] * skew.z) * components.scale.z,
      components.translation,
    ]
    func divisor(_ row: CATransform3DComponents.Vector, _ rest: CGFloat) -> CGFloat {
      row.dot(components.perspective) + rest * components.divisor
    }
    self.init(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: divisor(rows[0], 0),
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: divisor(rows[1], 0),
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: divisor(rows[2], 0),
      m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: divisor(rows[3], 1))
  }

  /// Returns the transform's components; nil for a transform that flattens space.
  package func decomposed() -> CATransform3DComponents? {
    var affine = self
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    var rows = affine.rows
    let determinant = rows[0].dot(rows[1].cross(rows[2]))
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    var components = CATransform3DComponents()
    components.translation = .init(m41, m42, m43)
    if (m14, m24, m34, m44) != (0, 0, 0, 1) {
      // The last column is the affine transform applied to perspective and divisor.
      let inverse = CATransform3DInvert(affine)
      components.perspective = .init(
        inverse.m11 * m14 + inverse.m12 * m24 + inverse.m13 * m34,
        inverse.m21 * m14 + inverse.m22 * m24 + inverse.m23 * m34,
        inverse.m31 * m14 + inverse.m32 * m24 + inverse.m33 * m34)
      components.divisor =
        inverse.m41 * m14 + inverse.m42 * m24 + inverse.m43 * m34 + m44
    }
    var scale = components.scale
    scale.x = rows[0].length
    rows[0] = rows[0] * (1 / scale.x)
    components.skew.x = rows[0].dot(rows[1])
    rows[1] = rows[1] + rows[0] * -components.skew.x
    scale.y = rows[1].length
    rows[1] = rows[1] * (1 / scale.y)
    components.skew.y = rows[0].dot(rows[2])
    components.skew.z = rows[1].dot(rows[2])
    rows[2] = rows[2] + rows[0] * -components.skew.y + rows[1] * -components.skew.z
    scale.z = rows[2].length
    rows[2] = rows[2] * (1 / scale.z)
    components.skew = .init(
      components.skew.x / scale.y, components.skew.y / scale.z, components.skew.z / scale.z)
    if determinant < 0 {
      // A mirroring transform mirrors y, as affine ones do.
      scale.y = -scale.y
      rows[1] = rows[1] * -1
      components.skew.x = -components.skew.x
      components.skew.z = -components.skew.z
    }
    components.scale = scale
    components.rotation = .init(rows: rows)
    return components
  }
}

extension CATransform3D: Interpolable {
  /// Returns the transform between this one and another by their components; by their entries if
  /// one flattens space.
  package func interpolated(to end: CATransform3D, fraction: CGFloat) -> CATransform3D {
    guard self != end else { return self }
    if let from = decomposed(), let to = end.decomposed() {
      return CATransform3D(from.interpolated(to: to, fraction: fraction))
    }
    return CATransform3D(
      entries: zip(entries, end.entries).map { $0.interpolated(to: $1, fraction: fraction) })
  }
}
