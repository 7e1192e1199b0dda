import CoreGraphics

extension ValueType<[Double]> {
  /// A list with one number of each type.
  package static func numbers(_ expectation: String, _ types: [ValueType<Double>]) -> ValueType {
    ValueType(expectation, .any([.tuple(types.map(\.shape)), .expression])) { value, context in
      if value.text != nil { return read(value, expectation, types, context) }
      guard let elements = value.elements, elements.count == types.count else {
        let isSplit = value.elements?.contains(where: \.isUnbalanced) == true
        context.reportType(
          value, expected: expectation, help: isSplit ? ExpressionParser.quoteHelp : nil)
        return nil
      }
      let numbers = zip(types, elements).compactMap { $0.read($1, context) }
      return numbers.count == types.count ? numbers : nil
    }
  }

  /// Reads an expression of as many numbers as there are types.
  private static func read(
    _ value: SourceValue, _ expectation: String, _ types: [ValueType<Double>],
    _ context: ReadingContext
  ) -> [Double]? {
    let units = ReadingContext.allUnits
    guard let evaluation = context.readExpression(value, units: units, expected: expectation)
    else { return nil }
    guard case .numbers(let numbers) = evaluation.value, numbers.count == types.count else {
      context.reportType(
        value, expected: expectation, help: "this is \(evaluation.value.kind)")
      return nil
    }
    let context = evaluation.isCurrent ? context.clampingNumbers : context
    let results = zip(types, numbers).compactMap { type, number in
      type.read(
        SourceValue(
          content: .plain(number.description), span: value.span, origin: value.summary), context)
    }
    return results.count == types.count ? results : nil
  }
}

extension ValueType<CGPoint> {
  fileprivate static let written = ValueType<[Double]>.numbers(
    "a point [x, y] in points", [.number(), .number()]
  ).map { CGPoint(x: $0[0], y: $0[1]) }

  /// A point, or the nearest of several.
  package static let point = ValueType(
    written.expectation, .any([written.shape, .shared("nearest", .mapping(NearestKeys.table))])
  ) { value, context in
    let keys = NearestKeys.table.keys.map(\.name)
    guard value.entries?.contains(where: { keys.contains($0.key) }) == true else {
      return written.read(value, context)
    }
    guard let fields = context.fields(of: value, NearestKeys.table),
      let (points, target) = fields.read(NearestKeys.nearest, NearestKeys.to)
    else { return nil }
    return points.min { $0.distance(to: target) < $1.distance(to: target) }
  }
}

private enum NearestKeys {
  static let nearest = Key(
    "nearest", .list(of: .written, "a list of points such as [[50, 100], [50, 400]]"),
    isRequired: true, "The points, the nearest of which is used; of equal ones, the first.")
  static let to = Key(
    "to", .written, isRequired: true, "The point whose distance from each of them is compared.")
  static let table = Table("the nearest of several points", [nearest, to])
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> Double {
    PortableMath.hypot(x - other.x, y - other.y)
  }
}

extension ValueType<CGVector> {
  /// A vector.
  package static let vector = ValueType<[Double]>.numbers(
    "a vector [dx, dy]", [.number(), .number()]
  ).map { CGVector(dx: $0[0], dy: $0[1]) }
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
    [.number(), .number(), .nonnegativeNumber, .nonnegativeNumber]
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
