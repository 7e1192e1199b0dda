extension Expression {
  /// Whether the expression is a number, or a calculation of numbers, without names and functions.
  var isArithmetic: Bool {
    switch self {
    case .number: true
    case .prefix(.minus, let value, _): value.isArithmetic
    case .operation(_, let first, let second, _): first.isArithmetic && second.isArithmetic
    case .prefix, .value, .name, .list, .member, .call: false
    }
  }

  /// Whether the expression consists of words alone, as the texts `Wi-Fi`, `heart.fill` and `$5` do when
  /// they are parsed.
  var isWords: Bool {
    switch self {
    case .name(let path, _): path.allSatisfy(\.isWord)
    case .prefix(_, let value, _): value.isWords
    case .operation(_, let first, let second, _): first.isWords && second.isWords
    case .number, .value, .list, .member, .call: false
    }
  }
}

extension Expression.PathPart {
  /// Whether the part is a word, or a dollar sign before what cannot name a parameter, such as `$5`.
  fileprivate var isWord: Bool {
    switch self {
    case .word: true
    case .parameter(let name): !NameSyntax.isReference(name)
    case .index: false
    }
  }
}
