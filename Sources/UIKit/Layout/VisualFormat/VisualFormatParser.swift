import QuartzCore

/// A parser of visual formats.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0

  private init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    self.format = format
    self.metrics = metrics
    self.views = views
    characters = Array(format)
  }

  /// Returns the content of a format.
  static func parse(
    _ format: String, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format, metrics, views)
    return try parser.visualFormat()
  }

  private mutating func visualFormat() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if let axis = try orientation() { result.axis = axis }
    if next == "|" {
      result.elements.append(VisualFormat.Element(place: place))
      place += 1
      result.connections.append(try connection())
    }
    result.elements.append(try view())
    while place < characters.count {
      result.connections.append(try connection())
      if next == "|" {
        result.elements.append(VisualFormat.Element(place: place))
        place += 1
        guard place == characters.count else {
          throw error("Expected the end of the format after the superview's trailing edge")
        }
      } else {
        result.elements.append(try view())
      }
    }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    guard let letter = next, letter == "H" || letter == "V" else { return nil }
    place += 1
    guard accept(":") else {
      let direction = letter == "H" ? "horizontal" : "vertical"
      throw error("Expected a ':' after '\(letter)' to specify \(direction) arrangement")
    }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard next == "[" else {
      throw error("Expected a view. Views are enclosed by square brackets, such as '[view]'")
    }
    let start = place
    place += 1
    let namePlace = place
    guard let name = identifier() else { throw error("Expected the name of a view") }
    guard views[name] != nil else {
      throw error("\(name) is not a key in the views dictionary.", at: namePlace)
    }
    var element = VisualFormat.Element(name: name, place: start)
    if next == "(" { element.predicates = try predicates() }
    guard accept("]") else {
      throw error("Expected a ']' here. That is how you give the end of a view.")
    }
    return element
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    var list: [VisualFormat.Predicate]
    if next == "(" {
      list = try predicates()
    } else {
      list = [VisualFormat.Predicate(object: .number(try constant()))]
    }
    for predicate in list {
      guard case .number = predicate.object else {
        throw error("Expected a number or a metric as the distance between views")
      }
    }
    guard accept("-") else { throw error("Expected a '-' after the distance between views") }
    return .predicates(list)
  }

  // MARK: Predicates

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    place += 1
    var list: [VisualFormat.Predicate] = []
    repeat { list.append(try predicate()) } while accept(",")
    guard accept(")") else { throw error("Expected a ')' after the conditions") }
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    var relation = NSLayoutConstraint.Relation.equal
    if let symbol = next, "=<>".contains(symbol) {
      place += 1
      guard accept("=") else { throw error("Expected '==', '<=' or '>='") }
      relation =
        symbol == "=" ? .equal : symbol == "<" ? .lessThanOrEqual : .greaterThanOrEqual
      skipSpaces()
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try object())
    skipSpaces()
    if accept("@") {
      let start = place
      let priority = try constant()
      guard priority > 0, priority <= 1000 else {
        throw error("Expected a priority above 0 and up to 1000", at: start)
      }
      predicate.priority = UILayoutPriority(Float(priority))
      skipSpaces()
    }
    return predicate
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
    if let number = try number() { return .number(number) }
    let start = place
    guard let name = identifier() else { throw error("Expected a number, a metric or a view") }
    if metrics[name] != nil { return .number(try metric(name, at: start)) }
    guard views[name] != nil else {
      throw error("\(name) is not a key in the metrics or views dictionaries.", at: start)
    }
    return .view(name)
  }

  private mutating func constant() throws(VisualFormatError) -> CGFloat {
    if let number = try number() { return number }
    let start = place
    guard let name = identifier() else { throw error("Expected a number or a metric") }
    return try metric(name, at: start)
  }

  private func metric(_ name: String, at place: Int) throws(VisualFormatError) -> CGFloat {
    guard let value = metrics[name] else {
      throw error("\(name) is not a key in the metrics dictionary.", at: place)
    }
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, number.isFinite else {
      throw error(
        "Encountered metric with name \"\(name)\", but value was not a NSNumber", at: place)
    }
    return number
  }

  // MARK: Tokens

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func accept(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private mutating func skipSpaces() {
    while next == " " { place += 1 }
  }

  /// Returns a name: letters, digits and underscores, without a digit at its start.
  private mutating func identifier() -> String? {
    let start = place
    while let character = next,
      character.isLetter || character == "_" || place > start && character.isNumber
    {
      place += 1
    }
    return place > start ? String(characters[start..<place]) : nil
  }

  /// Returns a number; nil if there is none here.
  private mutating func number() throws(VisualFormatError) -> CGFloat? {
    let start = place
    if next == "-" || next == "+" { place += 1 }
    while let character = next, character.isASCII, character.isNumber || character == "." {
      place += 1
    }
    guard place > start else { return nil }
    guard let value = Double(String(characters[start..<place])), value.isFinite else {
      throw error("Expected a number", at: start)
    }
    return CGFloat(value)
  }

  private func error(_ reason: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, place: place ?? self.place)
  }
}
