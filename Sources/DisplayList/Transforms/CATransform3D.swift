import CoreGraphics

/// A transform of points in space: a matrix by which row vectors are multiplied from the left.
public struct CATransform3D: Hashable, Codable, Sendable {
  /// The entry at row 1, column 1.
  public var m11: CGFloat
  /// The entry at row 1, column 2.
  public var m12: CGFloat
  /// The entry at row 1, column 3.
  public var m13: CGFloat
  /// The entry at row 1, column 4.
  public var m14: CGFloat
  /// The entry at row 2, column 1.
  public var m21: CGFloat
  /// The entry at row 2, column 2.
  public var m22: CGFloat
  /// The entry at row 2, column 3.
  public var m23: CGFloat
  /// The entry at row 2, column 4.
  public var m24: CGFloat
  /// The entry at row 3, column 1.
  public var m31: CGFloat
  /// The entry at row 3, column 2.
  public var m32: CGFloat
  /// The entry at row 3, column 3.
  public var m33: CGFloat
  /// The entry at row 3, column 4: the perspective, minus one divided by the distance of the eye in points.
  public var m34: CGFloat
  /// The entry at row 4, column 1: the translation along the x axis.
  public var m41: CGFloat
  /// The entry at row 4, column 2: the translation along the y axis.
  public var m42: CGFloat
  /// The entry at row 4, column 3: the translation along the z axis.
  public var m43: CGFloat
  /// The entry at row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform whose entries are zero.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// Creates a transform from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The entries, row by row.
  package var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a transform from 16 entries, row by row.
  package init(entries: [CGFloat]) {
    self.init(
      m11: entries[0], m12: entries[1], m13: entries[2], m14: entries[3],
      m21: entries[4], m22: entries[5], m23: entries[6], m24: entries[7],
      m31: entries[8], m32: entries[9], m33: entries[10], m34: entries[11],
      m41: entries[12], m42: entries[13], m43: entries[14], m44: entries[15])
  }

  /// The part of the transform that moves points within the plane of the screen: its parallel
  /// projection.
  package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension CATransform3D: NSValueBoxing {
  /// The identity.
  public static var empty: CATransform3D { CATransform3DIdentity }
}

extension NSValueCreating {
  /// Creates an object that contains a transform in space.
  public init(caTransform3D transform: CATransform3D) { self.init(boxing: transform) }
}

extension NSValue {
  /// The transform in space that the object contains; the identity for other values.
  public var caTransform3DValue: CATransform3D { unboxed() }
}
