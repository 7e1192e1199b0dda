/// A command of SVG path data, by its letter for absolute coordinates.
enum SVGPathCommand: String, CaseIterable {
  case move = "M"
  case line = "L"
  case horizontal = "H"
  case vertical = "V"
  case curve = "C"
  case smoothCurve = "S"
  case quadCurve = "Q"
  case smoothQuadCurve = "T"
  case arc = "A"
  case close = "Z"

  /// An argument of a command.
  struct Argument {
    let name: String
    /// Whether the argument is the digit 0 or 1.
    var isFlag = false

    /// What must be written, such as "a number, the x".
    var expectation: String { isFlag ? "0 or 1, the \(name) flag" : "a number, the \(name)" }
  }

  /// Creates the command of a letter in either case.
  init?(_ letter: Unicode.Scalar) {
    guard letter.isASCII else { return nil }
    self.init(rawValue: String(letter).uppercased())
  }

  /// The arguments, in order.
  var arguments: [Argument] {
    switch self {
    case .move, .line, .smoothQuadCurve: Self.numbers("x", "y")
    case .horizontal: Self.numbers("x")
    case .vertical: Self.numbers("y")
    case .curve: Self.numbers("x1", "y1", "x2", "y2", "x", "y")
    case .smoothCurve: Self.numbers("x2", "y2", "x", "y")
    case .quadCurve: Self.numbers("x1", "y1", "x", "y")
    case .arc:
      Self.numbers("rx", "ry", "rotation") + [
        Argument(name: "large-arc", isFlag: true), Argument(name: "sweep", isFlag: true),
      ] + Self.numbers("x", "y")
    case .close: []
    }
  }

  private static func numbers(_ names: String...) -> [Argument] { names.map { Argument(name: $0) } }

  /// The command with the names of its arguments, such as `L x y`.
  func form(isRelative: Bool) -> String {
    let letter = isRelative ? rawValue.lowercased() : rawValue
    return ([letter] + arguments.map(\.name)).joined(separator: " ")
  }

  /// The curve whose last control point a smooth curve mirrors; nil for other commands.
  var mirroredCommand: SVGPathCommand? {
    switch self {
    case .smoothCurve: .curve
    case .smoothQuadCurve: .quadCurve
    default: nil
    }
  }
}
