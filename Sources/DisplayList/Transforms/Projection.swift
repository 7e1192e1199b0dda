import CoreGraphics

/// A projective transform of points in a plane: how a layer that is turned in space appears in the
/// plane of its parent.
///
/// It maps (x, y) to (x', y') / w with (x', y', w) = (x, y, 1) · matrix. Only points with a positive
/// divisor w are in front of the eye.
public struct Projection: Hashable, Sendable {
  /// The entries of x: what x adds to x', y' and w.
  public var x: Row
  /// The entries of y.
  public var y: Row
  /// The entries of the constant.
  public var constant: Row

  /// A row of the matrix.
  public struct Row: Hashable, Sendable {
    /// The entry for x'.
    public var x: CGFloat
    /// The entry for y'.
    public var y: CGFloat
    /// The entry for the divisor.
    public var w: CGFloat

    /// Creates a row.
    public init(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) {
      (self.x, self.y, self.w) = (x, y, w)
    }
  }

  /// The smallest divisor that is drawn: nearer points are enlarged a thousand times.
  private static let minDivisor: CGFloat = 0.001

  /// Creates a projection from its rows.
  public init(x: Row, y: Row, constant: Row) {
    (self.x, self.y, self.constant) = (x, y, constant)
  }

  /// Creates the projection that does the same as an affine transform.
  public init(_ matrix: CGAffineTransform) {
    self.init(
      x: Row(matrix.a, matrix.b, 0), y: Row(matrix.c, matrix.d, 0),
      constant: Row(matrix.tx, matrix.ty, 1))
  }

  /// Creates the projection of the plane z = 0, transformed in space, to the plane of the screen.
  public init(_ transform: CATransform3D) {
    self.init(
      x: Row(transform.m11, transform.m12, transform.m14),
      y: Row(transform.m21, transform.m22, transform.m24),
      constant: Row(transform.m41, transform.m42, transform.m44))
  }

  /// The affine transform that does the same; nil for a projection with perspective.
  public var affine: CGAffineTransform? {
    guard x.w == 0, y.w == 0, constant.w > 0 else { return nil }
    let w = constant.w
    return CGAffineTransform(
      a: x.x / w, b: x.y / w, c: y.x / w, d: y.y / w, tx: constant.x / w, ty: constant.y / w)
  }

  /// The determinant: negative if the projection shows the back of the plane, 0 if it shows it from
  /// its edge.
  public var determinant: CGFloat {
    x.x * (y.y * constant.w - y.w * constant.y) - x.y * (y.x * constant.w - y.w * constant.x)
      + x.w * (y.x * constant.y - y.y * constant.x)
  }

  /// Whether the projection is finite and shows an area.
  public var isDrawable: Bool {
    [x.x, x.y, x.w, y.x, y.y, y.w, constant.x, constant.y, constant.w].allSatisfy(\.isFinite)
      && abs(determinant) > 1e-12
  }

  /// Returns the divisor of a point: positive in front of the eye.
  public func divisor(at point: CGPoint) -> CGFloat {
    x.w * point.x + y.w * point.y + constant.w
  }

  /// Returns where a point appears; nil for one that is not in front of the eye.
  public func projected(_ point: CGPoint) -> CGPoint? {
    let w = divisor(at: point)
    guard w > 0 else { return nil }
    return CGPoint(
      x: (x.x * point.x + y.x * point.y + constant.x) / w,
      y: (x.y * point.x + y.y * point.y + constant.y) / w)
  }

  /// Returns this projection followed by another one.
  public func concatenating(_ next: Projection) -> Projection {
    func row(_ row: Row) -> Row {
      Row(
        row.x * next.x.x + row.y * next.y.x + row.w * next.constant.x,
        row.x * next.x.y + row.y * next.y.y + row.w * next.constant.y,
        row.x * next.x.w + row.y * next.y.w + row.w * next.constant.w)
    }
    return Projection(x: row(x), y: row(y), constant: row(constant))
  }

  /// Returns the inverse; nil if the plane is seen from its edge.
  ///
  /// Its divisors are positive for the points that this projection shows in front of the eye.
  public func inverted() -> Projection? {
    let determinant = determinant
    guard isDrawable else { return nil }
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> Row {
      Row(x / determinant, y / determinant, w / determinant)
    }
    let c = constant
    return Projection(
      x: row(y.y * c.w - y.w * c.y, x.w * c.y - x.y * c.w, x.y * y.w - x.w * y.y),
      y: row(y.w * c.x - y.x * c.w, x.x * c.w - x.w * c.x, x.w * y.x - x.x * y.w),
      constant: row(y.x * c.y - y.y * c.x, x.y * c.x - x.x * c.y, x.x * y.y - x.y * y.x))
  }

  /// Returns the bounding box of what a rectangle shows in front of the eye; null if nothing.
  public func boundingBox(of rect: CGRect) -> CGRect {
    guard !rect.isNull, isDrawable else { return .null }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var box = CGRect.null
    for (corner, next) in zip(corners, corners[1...] + corners[...0]) {
      let (w, nextW) = (divisor(at: corner), divisor(at: next))
      if w >= Self.minDivisor { box = box.extended(to: projected(corner)) }
      // The side leaves the visible half of space.
      guard (w >= Self.minDivisor) != (nextW >= Self.minDivisor) else { continue }
      let fraction = (Self.minDivisor - w) / (nextW - w)
      box = box.extended(to: projected(corner.interpolated(to: next, fraction: fraction)))
    }
    return box
  }

  /// Returns the affine transform that is nearest at a point; nil if the point is not in front of
  /// the eye.
  public func affine(at point: CGPoint) -> CGAffineTransform? {
    guard let image = projected(point) else { return nil }
    let w = divisor(at: point)
    let linear = CGAffineTransform(
      a: (x.x - image.x * x.w) / w, b: (x.y - image.y * x.w) / w,
      c: (y.x - image.x * y.w) / w, d: (y.y - image.y * y.w) / w, tx: 0, ty: 0)
    let moved = point.applying(linear)
    return linear.concatenating(
      CGAffineTransform(translationX: image.x - moved.x, y: image.y - moved.y))
  }
}

extension Projection: Interpolable {
  package func interpolated(to end: Projection, fraction: CGFloat) -> Projection {
    func row(_ from: Row, _ to: Row) -> Row {
      Row(
        from.x.interpolated(to: to.x, fraction: fraction),
        from.y.interpolated(to: to.y, fraction: fraction),
        from.w.interpolated(to: to.w, fraction: fraction))
    }
    return Projection(
      x: row(x, end.x), y: row(y, end.y), constant: row(constant, end.constant))
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains this one and a point.
  fileprivate func extended(to point: CGPoint?) -> CGRect {
    guard let point, point.x.isFinite, point.y.isFinite else { return self }
    let spot = CGRect(origin: point, size: .zero)
    // The union with a rectangle without an area may leave that out.
    guard !isNull else { return spot }
    let (left, top) = (min(minX, point.x), min(minY, point.y))
    return CGRect(
      x: left, y: top, width: max(maxX, point.x) - left, height: max(maxY, point.y) - top)
  }
}
