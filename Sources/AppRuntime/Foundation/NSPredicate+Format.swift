import UIKit

extension NSPredicate {
  /// Creates a predicate from a text such as `"name CONTAINS[cd] %@ AND age > %d"`.
  ///
  /// There are comparisons of key paths, `SELF`, texts and numbers (`==`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`,
  /// `CONTAINS`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`) with the options `c` and `d`, combined by `AND`, `OR`,
  /// `NOT` and parentheses. Another text raises `NSInvalidArgumentException`.
  ///
  /// - Parameters:
  ///   - predicateFormat: The text.
  ///   - args: The values of `%@`, `%K` for key paths, `%d`, `%f` and the like.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a text, with its values as an array; see `init(format:_:)`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let condition = parser.parse() else {
      NSException(
        name: .invalidArgumentException,
        reason: "Unable to parse the format string \"\(predicateFormat)\"", userInfo: nil
      ).raise()
      self.init(value: false)
      return
    }
    self.init { object, _ in condition(object) }
  }
}

/// Reads the texts of predicates.
struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  typealias Operand = (Any?) -> Any?

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case symbol(String)
    case argument(Character)
  }

  private var tokens: [Token] = []
  private var index = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    tokens = Self.tokens(of: format) ?? []
  }

  /// Returns the condition; nil if the text is not one.
  mutating func parse() -> Condition? {
    guard let condition = disjunction(), index == tokens.count else { return nil }
    return condition
  }

  // MARK: Tokens

  private static func tokens(of format: String) -> [Token]? {
    let text = Array(format)
    var tokens: [Token] = []
    var index = 0
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_.@$".contains(character)
    }
    while index < text.count {
      let character = text[index]
      let rest = text[index...]
      if character.isWhitespace {
        index += 1
      } else if character == "%", index + 1 < text.count {
        let length = rest.dropFirst().prefix { "l0123456789.".contains($0) }.count
        guard index + 1 + length < text.count else { return nil }
        tokens.append(.argument(text[index + 1 + length]))
        index += 2 + length
      } else if character == "'" || character == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: character) else { return nil }
        tokens.append(.text(String(text[(index + 1)..<end])))
        index = end + 1
      } else if character.isNumber || character == "-" {
        let digits = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
        guard let number = Double(String(character) + digits) else { return nil }
        tokens.append(.number(number))
        index += 1 + digits.count
      } else if isPart(character) || character == "#" {
        let word =
          character == "#" ? rest.dropFirst().prefix(while: isPart) : rest.prefix(while: isPart)
        tokens.append(.word(String(word)))
        index += word.count + (character == "#" ? 1 : 0)
      } else {
        let pair = String(rest.prefix(2))
        let known = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let symbol = known.contains(pair) ? pair : String(character)
        tokens.append(.symbol(symbol))
        index += symbol.count
      }
    }
    return tokens
  }

  private var next: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ names: String...) -> Bool {
    let name: String
    switch next {
    case .word(let text): name = text.uppercased()
    case .symbol(let text): name = text
    default: return false
    }
    guard names.contains(name) else { return false }
    index += 1
    return true
  }

  // MARK: Conditions

  private mutating func disjunction() -> Condition? {
    guard var result = conjunction() else { return nil }
    while take("OR", "||") {
      guard let other = conjunction() else { return nil }
      let first = result
      result = { first($0) || other($0) }
    }
    return result
  }

  private mutating func conjunction() -> Condition? {
    guard var result = negation() else { return nil }
    while take("AND", "&&") {
      guard let other = negation() else { return nil }
      let first = result
      result = { first($0) && other($0) }
    }
    return result
  }

  private mutating func negation() -> Condition? {
    if take("NOT", "!") { return negation().map { condition in { !condition($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      guard let inner = disjunction(), take(")") else { return nil }
      return inner
    }
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    let isAny = take("ANY", "SOME")
    guard let left = operand(), let test = test(), let right = operand() else { return nil }
    return { object in
      let (value, other) = (left(object), right(object))
      guard isAny else { return test(value, other) }
      return Self.values(value).contains { test($0, other) }
    }
  }

  private static func values(_ value: Any?) -> [Any] {
    switch value {
    case let values as [Any]: values
    case let values as NSArray: values.map { $0 }
    case let values as NSSet: values.map { $0 }
    case let values as Set<AnyHashable>: values.map(\.base)
    default: []
    }
  }

  private mutating func test() -> ((Any?, Any?) -> Bool)? {
    guard let token = next else { return nil }
    index += 1
    let name: String
    switch token {
    case .word(let word): name = word.uppercased()
    case .symbol(let symbol): name = symbol
    default: return nil
    }
    guard let options = options() else { return nil }
    func order(_ isFulfilled: @escaping (ComparisonResult) -> Bool) -> (Any?, Any?) -> Bool {
      { isFulfilled(ObjectOrder.compare($0, $1, options: options)) }
    }
    func texts(_ isFulfilled: @escaping (String, String) -> Bool) -> (Any?, Any?) -> Bool {
      { first, second in
        guard let first = first.flatMap(ObjectOrder.text),
          let second = second.flatMap(ObjectOrder.text)
        else { return false }
        return isFulfilled(first, second)
      }
    }
    func found(_ anchors: String.CompareOptions) -> (Any?, Any?) -> Bool {
      texts { $0.range(of: $1, options: options.union(anchors)) != nil }
    }
    func isEqual(_ first: Any?, _ second: Any?) -> Bool {
      Self.isEqual(first, second, options)
    }
    func contains(_ list: Any?, _ value: Any?) -> Bool {
      Self.values(list).contains { isEqual($0, value) }
    }
    switch name {
    case "==", "=": return isEqual
    case "!=", "<>": return { !isEqual($0, $1) }
    case "<": return order { $0 == .orderedAscending }
    case "<=", "=<": return order { $0 != .orderedDescending }
    case ">": return order { $0 == .orderedDescending }
    case ">=", "=>": return order { $0 != .orderedAscending }
    case "BEGINSWITH": return found(.anchored)
    case "ENDSWITH": return found([.anchored, .backwards])
    case "CONTAINS":
      let isPart = found([])
      return { isPart($0, $1) || contains($0, $1) }
    case "MATCHES": return texts { Self.matches($0, $1, options) }
    case "LIKE":
      return texts { text, pattern in
        let expression = NSRegularExpression.escapedPattern(for: pattern)
          .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        return Self.matches(text, expression, options)
      }
    case "IN": return { contains($1, $0) || found([])($1, $0) }
    case "BETWEEN":
      return { value, bounds in
        let bounds = Self.values(bounds)
        guard bounds.count == 2 else { return false }
        return ObjectOrder.compare(value, bounds[0]) != .orderedAscending
          && ObjectOrder.compare(value, bounds[1]) != .orderedDescending
      }
    default: return nil
    }
  }

  private mutating func options() -> String.CompareOptions? {
    var options: String.CompareOptions = []
    guard take("[") else { return options }
    guard case .word(let letters)? = next else { return nil }
    index += 1
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return take("]") ? options : nil
  }

  private static func isEqual(
    _ first: Any?, _ second: Any?, _ options: String.CompareOptions
  ) -> Bool {
    let (first, second) = (first is NSNull ? nil : first, second is NSNull ? nil : second)
    guard let first, let second else { return first == nil && second == nil }
    if ObjectOrder.text(first) != nil || ObjectOrder.number(first) != nil || first is Date {
      guard (ObjectOrder.text(first) != nil) == (ObjectOrder.text(second) != nil),
        (ObjectOrder.number(first) != nil) == (ObjectOrder.number(second) != nil),
        (first is Date) == (second is Date)
      else { return false }
      return ObjectOrder.compare(first, second, options: options) == .orderedSame
    }
    if let first = first as? NSObject { return first.isEqual(second) }
    return (first as? AnyHashable) == (second as? AnyHashable)
  }

  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    let options: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
    else { return false }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range)?.range == range
  }

  // MARK: Operands

  private mutating func operand() -> Operand? {
    guard let token = next else { return nil }
    index += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument(let kind):
      guard !arguments.isEmpty else { return nil }
      let value = arguments.removeFirst()
      if kind == "K", let path = ObjectOrder.text(value) {
        return { ObjectOrder.value(of: $0, at: path) }
      }
      return { _ in value }
    case .word(let word):
      switch word.uppercased() {
      case "YES", "TRUE": return { _ in true }
      case "NO", "FALSE": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      default: return { ObjectOrder.value(of: $0, at: word) }
      }
    case .symbol("{"):
      var parts: [Operand] = []
      while !take("}") {
        guard let part = operand() else { return nil }
        parts.append(part)
        _ = take(",")
      }
      return { object in parts.map { $0(object) ?? NSNull() } }
    default: return nil
    }
  }
}
