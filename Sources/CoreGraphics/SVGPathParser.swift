/// Parses SVG path data, such as `M0 0 L10 0 a5 5 0 0 1 0 10 z`.
///
/// It accepts the whole grammar of SVG 1.1: absolute and relative commands, repeated arguments
/// without their command, flags and numbers without separators. Horizontal and vertical lines become
/// lines, smooth curves become curves, and arcs become cubic curves of at most a quarter turn.
package struct SVGPathParser {
  /// An error in path data.
  package struct Problem: Error, Equatable {
    /// What is wrong, as one clause.
    package let message: String
    /// What was expected instead.
    package let expected: String
    /// The number of Unicode scalars before the error.
    package let offset: Int
    /// The number of Unicode scalars that are invalid, at least 1.
    package let length: Int
  }

  private let scalars: [Unicode.Scalar]
  private let maxMagnitude: CGFloat
  private var position = 0
  private var elements: [CGPath.Element] = []
  private var current = CGPoint.zero
  /// The start of the current subpath.
  private var start = CGPoint.zero
  /// The last control point of the previous command, which a smooth curve mirrors.
  private var lastControl: (command: SVGPathCommand, point: CGPoint)?

  private init(_ text: String, maxMagnitude: CGFloat) {
    scalars = Array(text.unicodeScalars)
    self.maxMagnitude = maxMagnitude
  }

  /// Returns the path of path data; an empty one for no data.
  ///
  /// - Parameter maxMagnitude: The maximum magnitude of numbers and coordinates.
  package static func path(
    from text: String, maxMagnitude: CGFloat = .greatestFiniteMagnitude
  ) throws(Problem) -> CGPath {
    var parser = SVGPathParser(text, maxMagnitude: maxMagnitude)
    try parser.parse()
    return CGPath(elements: parser.elements)
  }

  // MARK: Commands

  private mutating func parse() throws(Problem) {
    while let letter = next() {
      guard let command = SVGPathCommand(letter) else { throw unknownCommand(letter) }
      guard !elements.isEmpty || command == .move else {
        throw problem(
          "the path starts with '\(letter)'", "M or m, which sets the first point", length: 1)
      }
      position += 1
      try parse(command, isRelative: letter.properties.isLowercase)
    }
  }

  /// Parses the arguments of a command, as often as they are repeated.
  private mutating func parse(_ command: SVGPathCommand, isRelative: Bool) throws(Problem) {
    var command = command
    var isFirst = true
    repeat {
      try parseOnce(command, isRelative: isRelative, isFirst: isFirst)
      // Further points of a move are lines.
      if command == .move { command = .line }
      isFirst = false
    } while !command.arguments.isEmpty && continues()
  }

  private mutating func parseOnce(
    _ command: SVGPathCommand, isRelative: Bool, isFirst: Bool
  ) throws(Problem) {
    skipSpace()
    let (from, count) = (position, elements.count)
    var values: [CGFloat] = []
    for (index, argument) in command.arguments.enumerated() {
      if index > 0 { skipSeparator() }
      values.append(try self.argument(argument, of: command, isRelative: isRelative))
    }
    add(command, values, origin: isRelative ? current : .zero, isRelative: isRelative)
    let points = elements[count...].flatMap(\.points)
    guard points.allSatisfy({ max(abs($0.x), abs($0.y)) <= maxMagnitude }) else {
      throw Problem(
        message: "the path leaves the range of coordinates", expected: range, offset: from,
        length: max(position - from, 1))
    }
  }

  private mutating func add(
    _ command: SVGPathCommand, _ values: [CGFloat], origin: CGPoint, isRelative: Bool
  ) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: origin.x + values[index], y: origin.y + values[index + 1])
    }
    let mirrored = mirroredControl(for: command)
    lastControl = nil
    switch command {
    case .move:
      start = point(0)
      append(.move(start), to: start)
    case .line: append(.line(point(0)), to: point(0))
    case .horizontal:
      let end = CGPoint(x: origin.x + values[0], y: current.y)
      append(.line(end), to: end)
    case .vertical:
      let end = CGPoint(x: current.x, y: origin.y + values[0])
      append(.line(end), to: end)
    case .curve:
      append(.curve(point(4), control1: point(0), control2: point(2)), to: point(4))
      lastControl = (.curve, point(2))
    case .smoothCurve:
      append(.curve(point(2), control1: mirrored, control2: point(0)), to: point(2))
      lastControl = (.curve, point(0))
    case .quadCurve:
      append(.quadCurve(point(2), control: point(0)), to: point(2))
      lastControl = (.quadCurve, point(0))
    case .smoothQuadCurve:
      append(.quadCurve(point(0), control: mirrored), to: point(0))
      lastControl = (.quadCurve, mirrored)
    case .arc:
      let end = point(5)
      let arc = EllipticalArc(
        radii: CGSize(width: abs(values[0]), height: abs(values[1])),
        rotation: values[2] * .pi / 180, isLarge: values[3] == 1, isClockwise: values[4] == 1)
      elements += arc.elements(from: current, to: end)
      current = end
    case .close: append(.close, to: start)
    }
  }

  private mutating func append(_ element: CGPath.Element, to end: CGPoint) {
    elements.append(element)
    current = end
  }

  /// Returns the first control point of a smooth curve: the mirror image of the last one of a curve
  /// of the same degree, or the current point after another command.
  private func mirroredControl(for command: SVGPathCommand) -> CGPoint {
    guard let lastControl, lastControl.command == command.mirroredCommand else { return current }
    return CGPoint(
      x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  // MARK: Arguments

  private mutating func argument(
    _ argument: SVGPathCommand.Argument, of command: SVGPathCommand, isRelative: Bool
  ) throws(Problem) -> CGFloat {
    let expected = "\(argument.expectation) of '\(command.form(isRelative: isRelative))'"
    skipSpace()
    guard argument.isFlag else { return try number(expected) }
    guard let digit = peek(), digit == "0" || digit == "1" else { throw unexpected(expected) }
    position += 1
    return digit == "1" ? 1 : 0
  }

  private mutating func number(_ expected: String) throws(Problem) -> CGFloat {
    let from = position
    if let sign = peek(), sign == "+" || sign == "-" { position += 1 }
    let wholeDigits = skipDigits()
    var fractionDigits = 0
    if peek() == "." {
      position += 1
      fractionDigits = skipDigits()
    }
    guard wholeDigits + fractionDigits > 0 else {
      position = from
      throw unexpected(expected)
    }
    skipExponent()
    let text = String(String.UnicodeScalarView(scalars[from..<position]))
    guard let value = Double(text), abs(value) <= maxMagnitude else {
      throw Problem(
        message: "the number '\(text.prefix(20))' is out of range", expected: range, offset: from,
        length: position - from)
    }
    return value
  }

  private mutating func skipExponent() {
    let from = position
    guard let mark = peek(), mark == "e" || mark == "E" else { return }
    position += 1
    if let sign = peek(), sign == "+" || sign == "-" { position += 1 }
    if skipDigits() == 0 { position = from }
  }

  private mutating func skipDigits() -> Int {
    let from = position
    while let digit = peek(), ("0"..."9").contains(digit) { position += 1 }
    return position - from
  }

  /// Returns whether the arguments of the last command are repeated: after a comma they must be.
  private mutating func continues() -> Bool {
    if skipSeparator() { return true }
    guard let scalar = peek() else { return false }
    return ("0"..."9").contains(scalar) || "+-.".unicodeScalars.contains(scalar)
  }

  // MARK: Scalars

  private func peek() -> Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func next() -> Unicode.Scalar? {
    skipSpace()
    return peek()
  }

  private mutating func skipSpace() {
    while let scalar = peek(), " \t\n\r\u{C}".unicodeScalars.contains(scalar) { position += 1 }
  }

  /// Skips spaces and at most one comma; returns whether there was a comma.
  @discardableResult
  private mutating func skipSeparator() -> Bool {
    skipSpace()
    guard peek() == "," else { return false }
    position += 1
    skipSpace()
    return true
  }

  // MARK: Problems

  private var range: String {
    let limit = Int(exactly: maxMagnitude).map(String.init) ?? "\(maxMagnitude)"
    return "a number from -\(limit) to \(limit)"
  }

  private func problem(_ message: String, _ expected: String, length: Int) -> Problem {
    Problem(message: message, expected: expected, offset: position, length: length)
  }

  private func unexpected(_ expected: String) -> Problem {
    let message = peek().map { "unexpected '\($0)' in the path" } ?? "unexpected end of the path"
    return problem(message, expected, length: 1)
  }

  private func unknownCommand(_ letter: Unicode.Scalar) -> Problem {
    let letters = SVGPathCommand.allCases.map { $0.rawValue }.joined(separator: ", ")
    return problem(
      "unexpected '\(letter)' in the path",
      "one of the commands \(letters), or their lower-case forms for relative points", length: 1)
  }
}
