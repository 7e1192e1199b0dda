/// The components of an affine transform, applied in this order: scale, shear, rotation,
/// translation.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The factors along x and y; a negative height mirrors vertically.
  public var scale: CGSize
  /// The shear along x, as a factor of y.
  public var horizontalShear: CGFloat
  /// The rotation in radians, clockwise where y points down.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates components; each default leaves points unchanged.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform with these components.
  public init(_ components: CGAffineTransformComponents) {
    self =
      CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the transform's components; a singular transform yields those it determines.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      let height = (c * c + d * d).squareRoot()
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), rotation: height > 0 ? atan2(-c, d) : 0,
        translation: translation)
    }
    let height = determinant / width
    let along = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: atan2(b, a),
      translation: translation)
  }
}
