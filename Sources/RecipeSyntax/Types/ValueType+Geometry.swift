import CoreGraphics

extension ValueType<[Double]> {
  /// A list with one number of each type.
  package static func numbers(_ expectation: String, _ types: [ValueType<Double>]) -> ValueType {
    ValueType(expectation, .tuple(types.map(\.shape))) { value, context in
      guard let elements = value.elements, elements.count == types.count else {
        context.reportType(value, expected: expectation)
        return nil
      }
      let numbers = zip(types, elements).compactMap { $0.read($1, context) }
      return numbers.count == types.count ? numbers : nil
    }
  }
}

extension ValueType<CGPoint> {
  private static let written = ValueType<[Double]>.numbers(
    "a point [x, y] in points", [.x, .y]
  ).map { CGPoint(x: $0[0], y: $0[1]) }

  /// A point, or the location of the touch.
  package static let point = ValueType(
    written.expectation, .any([written.shape, .words([TouchWords.point])])
  ) { value, context in
    value.text == TouchWords.point ? context.readTouchLocation(value) : written.read(value, context)
  }
}

/// The words for the location of a touch, its coordinates and its velocity.
private enum TouchWords {
  static let point = "touch"
  static let x = "touch.x"
  static let y = "touch.y"
  static let velocity = "velocity"
}

extension ValueType<Double> {
  /// An x-coordinate, or that of the touch.
  fileprivate static let x = coordinate(TouchWords.x) { Double($0.x) }
  /// A y-coordinate, or that of the touch.
  fileprivate static let y = coordinate(TouchWords.y) { Double($0.y) }

  private static func coordinate(
    _ word: String, of coordinate: @escaping @Sendable (CGPoint) -> Double
  ) -> ValueType {
    ValueType(number().expectation, .any([number().shape, .words([word])])) { value, context in
      value.text == word
        ? context.readTouchLocation(value).map(coordinate) : number().read(value, context)
    }
  }
}

extension ValueType<CGVector> {
  private static let written = ValueType<[Double]>.numbers(
    "a vector [dx, dy]", [.number(), .number()]
  ).map { CGVector(dx: $0[0], dy: $0[1]) }

  /// A vector, or the velocity of the touch.
  package static let vector = ValueType(
    written.expectation, .any([written.shape, .words([TouchWords.velocity])])
  ) { value, context in
    value.text == TouchWords.velocity
      ? context.readTouchVelocity(value) : written.read(value, context)
  }
}

extension ValueType<CGSize> {
  /// A width and a height, each greater than zero.
  package static let size = ValueType<[Double]>.numbers(
    "a size [width, height] in points", [.positiveNumber, .positiveNumber]
  ).map { CGSize(width: $0[0], height: $0[1]) }

  /// An offset to the right and down, such as that of a shadow.
  package static let offset = ValueType<[Double]>.numbers(
    "an offset [width, height] in points", [.number(), .number()]
  ).map { CGSize(width: $0[0], height: $0[1]) }
}

extension ValueType<CGRect> {
  /// A rectangle with a nonnegative size.
  package static let rect = ValueType<[Double]>.numbers(
    "a rectangle [x, y, width, height] in points",
    [.x, .y, .nonnegativeNumber, .nonnegativeNumber]
  ).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueType<CGAffineTransform> {
  private static let identity = "identity"
  private static let written = ValueType.mapping(
    "a transform such as { rotation: 45deg, scale: 2, translation: [10, 0] }, or \(identity)",
    TransformKeys.table, TransformKeys.translation, TransformKeys.rotation, TransformKeys.scale
  ) { translation, rotation, scale in
    CGAffineTransform(translationX: translation.dx, y: translation.dy)
      .rotated(by: rotation)
      .scaledBy(x: scale[0], y: scale[1])
  }

  /// A transform that scales, then rotates, then translates.
  package static let transform = ValueType(
    written.expectation, .shared("transform", .any([.words([identity]), written.shape]))
  ) { value, context in
    value.text == identity ? .identity : written.read(value, context)
  }
}

private enum TransformKeys {
  static let rotation = Key(
    "rotation", .angle, default: "0", "How far the view is turned, clockwise.")
  static let scale = Key(
    "scale", scaleType, default: "1",
    "How much larger the view is, in both directions or in each.")
  static let translation = Key(
    "translation", .vector, default: "[0, 0]", "How far the view is moved, in points.")
  static let table = Table("a transform", [rotation, scale, translation])

  private static let scales = ValueType<[Double]>.numbers(
    "a number or [x, y]", [.number(), .number()])
  private static let scaleType = ValueType<[Double]>(
    scales.expectation, .any([ValueType<Double>.number().shape, scales.shape])
  ) { value, context in
    if value.elements != nil { return scales.read(value, context) }
    return ValueType<Double>.number().read(value, context).map { [$0, $0] }
  }
}
