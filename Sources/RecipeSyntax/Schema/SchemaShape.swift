/// The shape of a value: what the schema says about how it is written.
///
/// Readers check more than this, such as references to names.
package indirect enum SchemaShape: Sendable {
  /// `true` or `false`.
  case boolean
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// Any text up to a number of characters, including text that looks like a number.
  case text(maxLength: Int)
  /// One of several words.
  case words([String])
  /// Text that matches a regular expression of JavaScript from start to end.
  case pattern(String)
  /// Any value, which is checked where it is used.
  case anything
  /// A list with a number of elements of one shape.
  case list(of: SchemaShape, count: ClosedRange<Int>)
  /// A list with one element of each shape.
  case tuple([SchemaShape])
  /// A mapping with the keys of a table.
  case mapping(Table)
  /// A mapping with the keys of the kind that its key `kind` names.
  case kinds(Kinds)
  /// A mapping with one key, the kind, whose value is a mapping with the keys of that kind.
  case titled(Kinds)
  /// A mapping from names to values, with a maximum number of entries.
  case named(SchemaShape, maxCount: Int)
  /// A mapping with at least one entry. Keys match a regular expression; values have the shape of
  /// one of some keys, which are made when they are needed: those of all properties are many.
  case entries(@Sendable () -> [(pattern: String, keys: [any KeyDescription])])
  /// A mapping from keys to any values, which are checked where it is used.
  case template
  /// A mapping from the names of parameters to their values.
  case parameters
  /// A value of any of several shapes.
  case any([SchemaShape])
  /// A shape that the schema describes once, under a name.
  ///
  /// The closure is evaluated later, so that shapes may contain themselves.
  case shared(String, @Sendable () -> SchemaShape)

  /// Whether a mapping with certain keys has the shape.
  package var acceptsMappings: Bool {
    switch unshared {
    case .mapping: true
    case .any(let shapes): shapes.contains(where: \.acceptsMappings)
    default: false
    }
  }

  /// The kinds of a mapping.
  package struct Kinds: Sendable {
    /// The key that names the kind.
    static let key = "kind"

    /// Each kind's name, with its table, which is made when a mapping is of the kind.
    private let makers: [(name: String, table: @Sendable () -> Table)]
    /// The kind of a mapping that names none.
    let defaultName: String?

    package init(
      _ all: [(name: String, table: @Sendable () -> Table)], default defaultName: String? = nil
    ) {
      makers = all
      self.defaultName = defaultName
    }

    /// Each kind's name, with its table.
    var all: [(name: String, table: Table)] { makers.map { ($0.name, $0.table()) } }

    subscript(name: String?) -> (name: String, table: Table)? {
      makers.first { $0.name == name }.map { ($0.name, $0.table()) }
    }
  }

  /// A shape that the schema describes once, under a name.
  package static func shared(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> SchemaShape
  ) -> SchemaShape {
    .shared(name, shape)
  }

  /// A name, such as that of a view.
  package static let name = shared("name", .pattern(NameSyntax.pattern))
  /// The name of something, or the path of a component's part.
  package static let reference = shared(
    "reference",
    .pattern("\(NameSyntax.pattern)(?:\\.(?:[A-Za-z0-9_-]+|\\*|\\$[A-Za-z0-9_-]+|\\(.+\\)))*"))

  /// An expression: a name, or a text with an operator, a function or a list.
  static let expression = shared(
    "expression",
    .pattern(
      "(?=.{1,\(Limits.expressionLength)}$)"
        + "(?:\\$?\(NameSyntax.pattern)(?:\\.[A-Za-z0-9_-]+)*"
        + "|.*[-+*/<>=()$&|\\[].*|not .*|.* (?:and|or) .*)"))

  /// The shape itself where the schema describes it under a name.
  package var unshared: SchemaShape {
    if case .shared(_, let shape) = self { shape().unshared } else { self }
  }
}
