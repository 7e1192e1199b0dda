import CoreGraphics

extension ValueType<[Double]> {
  /// A list with one number for each of some types.
  static func numbers(_ expectation: String, _ types: [ValueType<Double>]) -> ValueType {
    ValueType(expectation, .tuple(types.map(\.form))) { value, checker in
      guard let elements = value.elements, elements.count == types.count else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      let numbers = zip(types, elements).compactMap { $0.read($1, checker) }
      return numbers.count == types.count ? numbers : nil
    }
  }
}

extension ValueType<CGPoint> {
  private static let written = ValueType<[Double]>.numbers(
    "a point [x, y] in points", [.x, .y]
  ).map { CGPoint(x: $0[0], y: $0[1]) }

  /// A point, which may be that of a touch.
  static let point = ValueType(
    written.expectation, .any([written.form, .words([TouchWords.point])])
  ) { value, checker in
    value.text == TouchWords.point ? checker.readTouch(value) : written.read(value, checker)
  }
}

/// What a recipe calls the place of a touch, its coordinates and its velocity.
private enum TouchWords {
  static let point = "touch"
  static let x = "touch.x"
  static let y = "touch.y"
  static let velocity = "velocity"
}

extension ValueType<Double> {
  /// A coordinate across, which may be that of a touch.
  fileprivate static let x = coordinate(TouchWords.x) { Double($0.x) }
  /// A coordinate down, which may be that of a touch.
  fileprivate static let y = coordinate(TouchWords.y) { Double($0.y) }

  private static func coordinate(
    _ word: String, of coordinate: @escaping @Sendable (CGPoint) -> Double
  ) -> ValueType {
    ValueType(number().expectation, .any([number().form, .words([word])])) { value, checker in
      value.text == word
        ? checker.readTouch(value).map(coordinate) : number().read(value, checker)
    }
  }
}

extension ValueType<CGVector> {
  private static let written = ValueType<[Double]>.numbers(
    "a vector [dx, dy]", [.number(), .number()]
  ).map { CGVector(dx: $0[0], dy: $0[1]) }

  /// A vector, which may be the velocity of fingers.
  static let vector = ValueType(
    written.expectation, .any([written.form, .words([TouchWords.velocity])])
  ) { value, checker in
    value.text == TouchWords.velocity
      ? checker.readVelocity(value) : written.read(value, checker)
  }
}

extension ValueType<CGSize> {
  /// A width and a height, each greater than zero.
  static let size = ValueType<[Double]>.numbers(
    "a size [width, height] in points", [.positiveNumber, .positiveNumber]
  ).map { CGSize(width: $0[0], height: $0[1]) }

  /// A shift to the right and down, as of a shadow.
  static let offset = ValueType<[Double]>.numbers(
    "an offset [width, height] in points", [.number(), .number()]
  ).map { CGSize(width: $0[0], height: $0[1]) }
}

extension ValueType<CGRect> {
  /// A rectangle whose sides are zero or more.
  static let rect = ValueType<[Double]>.numbers(
    "a rectangle [x, y, width, height] in points",
    [.x, .y, .nonnegativeNumber, .nonnegativeNumber]
  ).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueType<CGAffineTransform> {
  /// A transform: scaled, then turned, then moved.
  static let transform = ValueType(
    "a transform such as { rotation: 45deg, scale: 2, translation: [10, 0] }, or identity",
    .shared("transform", .any([.words(["identity"]), .mapping(TransformKeys.table)]))
  ) { value, checker in
    if value.text == "identity" { return .identity }
    guard let fields = checker.fields(of: value, TransformKeys.table) else { return nil }
    let translation = fields.read(TransformKeys.translation)
    let rotation = fields.read(TransformKeys.rotation)
    let scale = fields.read(TransformKeys.scale)
    guard let translation, let rotation, let scale else { return nil }
    return CGAffineTransform(translationX: translation.dx, y: translation.dy)
      .rotated(by: rotation)
      .scaledBy(x: scale[0], y: scale[1])
  }
}

private enum TransformKeys {
  static let rotation = Key(
    "rotation", .angle, usual: "0", "How far the view is turned, clockwise.")
  static let scale = Key(
    "scale", scaleType, usual: "1", "How much larger the view is, in both directions or in each.")
  static let translation = Key(
    "translation", .vector, usual: "[0, 0]", "How far the view is moved, in points.")
  static let table = Table("a transform", [rotation, scale, translation])

  private static let scales = ValueType<[Double]>.numbers(
    "a number or [x, y]", [.number(), .number()])
  private static let scaleType = ValueType<[Double]>(
    scales.expectation, .any([ValueType<Double>.number().form, scales.form])
  ) { value, checker in
    if value.elements != nil { return scales.read(value, checker) }
    return ValueType<Double>.number().read(value, checker).map { [$0, $0] }
  }
}
