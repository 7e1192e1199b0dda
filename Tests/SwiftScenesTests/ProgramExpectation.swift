/// What a program of Tests/SwiftScenesTests/Programs shows at a time, or prints.
///
/// Views are named as touches name them. Positions are those on the screen, in points of the window or of another
/// view, with the animations that are in flight.
struct ProgramExpectation: Sendable, CustomStringConvertible {
  enum Property: String, Sendable {
    case minX, midX, maxX, minY, midY, maxY, width, height, alpha
    /// The angle of the view's transform in radians.
    case rotation
  }

  enum Content: Sendable {
    /// A property has a value, within a tolerance, at a time in seconds.
    case value(String, Property, Double, within: Double, at: Double, in: String?)
    /// The center of a view is within a distance of a point at a time.
    case center(String, Double, Double, within: Double, at: Double)
    /// A property is larger than a value at a time.
    case greater(String, Property, than: Double, at: Double)
    /// The largest value of a property between two times.
    case largest(String, Property, Double, within: Double, from: Double, to: Double)
    /// The smallest value of a property between two times.
    case smallest(String, Property, Double, within: Double, from: Double, to: Double)
    /// The text of a label is one of several at a time.
    case text(String, [String], at: Double)
    /// There is a view with the name in the window at a time.
    case exists(String, Bool, at: Double)
    /// The printed lines, all of them.
    case prints([String])
    /// The program prints these lines in this order, and others between them.
    case printsInOrder([String])
    /// The program prints one line, which starts with a text.
    case printsLine(startingWith: String)
  }

  let content: Content

  var description: String { "\(content)" }

  static func value(
    _ view: String, _ property: Property, _ value: Double, within tolerance: Double = 1,
    at time: Double, in container: String? = nil
  ) -> Self {
    Self(
      content: .value(view, property, value, within: tolerance, at: time, in: container))
  }

  static func center(
    _ view: String, _ x: Double, _ y: Double, within tolerance: Double = 1, at time: Double
  ) -> Self {
    Self(content: .center(view, x, y, within: tolerance, at: time))
  }

  static func greater(
    _ view: String, _ property: Property, than value: Double, at time: Double
  ) -> Self {
    Self(content: .greater(view, property, than: value, at: time))
  }

  static func largest(
    _ view: String, _ property: Property, _ value: Double, within tolerance: Double = 1,
    from start: Double, to end: Double
  ) -> Self {
    Self(
      content: .largest(view, property, value, within: tolerance, from: start, to: end))
  }

  static func smallest(
    _ view: String, _ property: Property, _ value: Double, within tolerance: Double = 1,
    from start: Double, to end: Double
  ) -> Self {
    Self(
      content: .smallest(view, property, value, within: tolerance, from: start, to: end))
  }

  static func text(_ view: String, _ texts: String..., at time: Double) -> Self {
    Self(content: .text(view, texts, at: time))
  }

  static func exists(_ view: String, at time: Double) -> Self {
    Self(content: .exists(view, true, at: time))
  }

  static func isGone(_ view: String, at time: Double) -> Self {
    Self(content: .exists(view, false, at: time))
  }

  static func prints(_ lines: String...) -> Self { Self(content: .prints(lines)) }

  static func printsInOrder(_ lines: String...) -> Self { Self(content: .printsInOrder(lines)) }

  static func printsLine(startingWith text: String) -> Self {
    Self(content: .printsLine(startingWith: text))
  }
}
