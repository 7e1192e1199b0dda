import UIKit

extension ViewKind {
  /// The transform in space, which excludes the one in the plane.
  static let transform3D = Property<UIView>(
    "transform3D", .transform3D, "The view's transform in space about its center."
  ) { $0.transform3D = $1 }

  /// The properties of views in space, and of their corners.
  static let space: [Property<UIView>] = [
    transform3D,
    Property(
      "perspective", .nonnegativeNumber,
      "The distance of the eye from the plane of the subviews, in points; 0 for none; not animated."
    ) { view, distance in
      var transform = CATransform3DIdentity
      if distance > 0 { transform.m34 = -1 / distance }
      view.layer.sublayerTransform = transform
    },
    Property(
      "zPosition", .number(),
      "The position on the z axis: greater ones are in front of other subviews; not animated."
    ) { $0.layer.zPosition = $1 },
    Property(
      "isDoubleSided", .boolean, "Whether the view is visible from behind; true by default."
    ) { $0.layer.isDoubleSided = $1 },
    Property(
      "maskedCorners", .corners, "The corners that 'cornerRadius' rounds; all by default."
    ) { $0.layer.maskedCorners = $1 },
  ]
}

extension ValueType<CACornerMask> {
  fileprivate static let corners: ValueType = ValueType<[CACornerMask]>.list(
    of: .choice([
      ("topLeft", CACornerMask.layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner),
      ("bottomLeft", .layerMinXMaxYCorner), ("bottomRight", .layerMaxXMaxYCorner),
    ]), "a list of corners such as [topLeft, topRight]", count: 0...4
  ).map { CACornerMask($0) }
}

extension ValueType<CATransform3D> {
  /// A transform that scales, then rotates about x, y and z, then translates, seen in perspective.
  static let transform3D: ValueType = {
    let written = ValueType.mapping(
      "a transform such as { rotationY: 45deg, perspective: 500 }, or identity",
      Transform3DKeys.table
    ) { fields in
      let values = fields.read(
        Transform3DKeys.rotationX, Transform3DKeys.rotationY, Transform3DKeys.rotationZ,
        Transform3DKeys.scale, Transform3DKeys.translation, Transform3DKeys.perspective)
      guard let (x, y, z, scale, translation, perspective) = values else { return nil }
      var transform = CATransform3DIdentity
      if perspective > 0 { transform.m34 = -1 / perspective }
      transform = CATransform3DTranslate(transform, translation[0], translation[1], translation[2])
      transform = CATransform3DRotate(transform, z, 0, 0, 1)
      transform = CATransform3DRotate(transform, y, 0, 1, 0)
      transform = CATransform3DRotate(transform, x, 1, 0, 0)
      return CATransform3DScale(transform, scale[0], scale[1], scale[2])
    }
    return ValueType(
      written.expectation, .shared("transform3D", .any([.words(["identity"]), written.shape]))
    ) { value, context in
      value.text == "identity" ? CATransform3DIdentity : written.read(value, context)
    }
  }()
}

private enum Transform3DKeys {
  static let rotationX = Key(
    "rotationX", .angle, default: "0", "How far the top is turned away, about the x axis.")
  static let rotationY = Key(
    "rotationY", .angle, default: "0", "How far the right edge is turned away, about the y axis.")
  static let rotationZ = Key(
    "rotationZ", .angle, default: "0", "How far the view is turned in its plane, clockwise.")
  static let scale = Key(
    "scale", scaleType, default: "1",
    "How much larger the view is, in all directions or in each.")
  static let translation = Key(
    "translation",
    ValueType<[Double]>.numbers(
      "a vector [dx, dy, dz] in points", [.number(), .number(), .number()]),
    default: "[0, 0, 0]", "How far the view is moved, in points; dz is toward the eye.")
  static let perspective = Key(
    "perspective", .nonnegativeNumber, default: "0",
    "The distance of the eye from the view, in points; 0 for no perspective.")
  static let table = Table(
    "a transform in space",
    [rotationX, rotationY, rotationZ, scale, translation, perspective])

  private static let scales = ValueType<[Double]>.numbers(
    "a number or [x, y, z]", [.number(), .number(), .number()])
  private static let scaleType = ValueType<[Double]>(
    scales.expectation, .any([ValueType<Double>.number().shape, scales.shape])
  ) { value, context in
    if value.elements != nil { return scales.read(value, context) }
    return ValueType<Double>.number().read(value, context).map { [$0, $0, $0] }
  }
}
