/// A value of an expression.
package enum ExpressionValue: Hashable, Sendable {
  /// A number; times are in seconds and angles in radians.
  case number(Double)
  /// Several numbers: a point, a size or a vector has two, a rectangle four.
  case numbers([Double])
  case boolean(Bool)
  case text(String)
}

extension ExpressionValue {
  /// The kind of value in words, such as "a number".
  package var kind: String {
    switch self {
    case .number: "a number"
    case .numbers(let numbers) where numbers.count == 2: "a point"
    case .numbers(let numbers) where numbers.count == 4: "a rectangle"
    case .numbers(let numbers): "a list of \(numbers.count) numbers"
    case .boolean: "true or false"
    case .text: "a string"
    }
  }

  /// The value as it would be written in a recipe.
  package var written: String {
    switch self {
    case .number(let number): number.plainDescription
    case .numbers(let numbers): "[\(numbers.map(\.plainDescription).joined(separator: ", "))]"
    case .boolean(let boolean): String(boolean)
    case .text(let text): text
    }
  }

  /// Whether each number of the value is finite.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    case .boolean, .text: true
    }
  }

  /// The numbers of a number or of several numbers; nil for other values.
  package var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .boolean, .text: nil
    }
  }
}

// MARK: - Members

extension ExpressionValue {
  private static let vectorMembers = [
    ("x", 0), ("y", 1), ("width", 0), ("height", 1), ("dx", 0), ("dy", 1),
  ]
  private static let rectangleMembers: [(String, @Sendable ([Double]) -> ExpressionValue)] = [
    ("x", { .number($0[0]) }), ("y", { .number($0[1]) }),
    ("width", { .number($0[2]) }), ("height", { .number($0[3]) }),
    ("minX", { .number($0[0]) }), ("minY", { .number($0[1]) }),
    ("midX", { .number($0[0] + $0[2] / 2) }), ("midY", { .number($0[1] + $0[3] / 2) }),
    ("maxX", { .number($0[0] + $0[2]) }), ("maxY", { .number($0[1] + $0[3]) }),
    ("origin", { .numbers([$0[0], $0[1]]) }), ("size", { .numbers([$0[2], $0[3]]) }),
    ("center", { .numbers([$0[0] + $0[2] / 2, $0[1] + $0[3] / 2]) }),
  ]

  /// The names of the value's members.
  var memberNames: [String] {
    switch self {
    case .numbers(let numbers) where numbers.count == 2: Self.vectorMembers.map(\.0)
    case .numbers(let numbers) where numbers.count == 4: Self.rectangleMembers.map(\.0)
    case .number, .numbers, .boolean, .text: []
    }
  }

  /// Returns a member, such as `x` of a point; nil if the value has no such member.
  func member(_ name: String) -> ExpressionValue? {
    guard case .numbers(let numbers) = self else { return nil }
    switch numbers.count {
    case 2: return Self.vectorMembers.first { $0.0 == name }.map { .number(numbers[$0.1]) }
    case 4: return Self.rectangleMembers.first { $0.0 == name }.map { $0.1(numbers) }
    default: return nil
    }
  }
}
