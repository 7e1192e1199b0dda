/// A kind of mapping, with keys of its own.
package protocol MappingKind: Sendable {
  /// The kind as it is written.
  var name: String { get }
  /// The keys of a mapping of this kind.
  var table: Table { get }
}

/// The kinds of a mapping, one of which its key `kind` names.
package struct KindSet<Kind: MappingKind>: Sendable {
  /// The kinds by name, each made when it is first needed.
  private let makers: [(name: String, make: @Sendable () -> Kind)]
  private let title: String
  private let defaultName: String?
  private let type: ValueType<String>

  /// Creates a set of kinds.
  ///
  /// - Parameters:
  ///   - title: The title of a mapping of any kind, such as "a component".
  ///   - kinds: The kinds by name, in the order in which messages list them. The closures should
  ///     return constants, since they are called for each mapping.
  ///   - defaultName: The kind of a mapping that names none; nil if each must name one.
  package init(
    _ title: String, _ kinds: KeyValuePairs<String, @Sendable () -> Kind>,
    default defaultName: String? = nil
  ) {
    self.title = title
    makers = kinds.map { ($0.key, $0.value) }
    self.defaultName = defaultName
    type = .choice(makers.map { ($0.name, $0.name) })
  }

  /// All kinds, in the order in which messages list them.
  package var all: [Kind] { makers.map { $0.make() } }

  /// The shape of a mapping of any kind.
  package var shape: SchemaShape {
    .kinds(
      SchemaShape.Kinds(
        makers.map { kind in (kind.name, { kind.make().table }) }, default: defaultName))
  }

  /// Returns the kind of a name, or the default.
  package subscript(name: String?) -> Kind? { kind(name) ?? kind(defaultName) }

  /// Returns the kind of a name.
  private func kind(_ name: String?) -> Kind? { makers.first { $0.name == name }?.make() }

  /// Reads which kind an entry's value is of, and compares the value with the kind's table.
  package func fields(
    of entry: SourceValue.Entry, _ context: ReadingContext
  ) -> (kind: Kind, fields: Fields)? {
    guard let value = context.resolve(entry.value) else { return nil }
    var kind = kind(defaultName)
    var guess = KindGuess.none
    if let written = value[SchemaShape.Kinds.key] {
      let context = context.with(subject: "'\(SchemaShape.Kinds.key)'")
      let known = type.read(written, context).flatMap(self.kind)
      let meant = known == nil ? self.meant(by: written, context) : nil
      guess = known != nil ? .none : meant != nil ? .probable : .unknown
      kind = known ?? meant ?? kind
    } else if defaultName == nil {
      context.report(
        .missingKey, "missing key '\(SchemaShape.Kinds.key)' in \(title)", at: entry.keySpan,
        expected: "\(SchemaShape.Kinds.key): \(type.expectation)")
    }
    guard let kind,
      let fields = context.with(subject: "'\(entry.key.shortened)'").fields(
        of: value, kind.table, nameSpan: entry.keySpan, others: { all.map { ($0.name, $0.table) } },
        guess: guess)
    else { return nil }
    return (kind, fields)
  }

  /// Returns the kind that a misspelled word was probably meant to be, whose keys the mapping has.
  private func meant(by written: SourceValue, _ context: ReadingContext) -> Kind? {
    guard let word = context.resolveSilently(written)?.text else { return nil }
    let name = ReadingContext.suggestion(for: word, .unknownValue, among: makers.map(\.name))
    return kind(name)
  }
}

extension Key<String> {
  /// The key that names the kind of a mapping, in the tables of kinds.
  package static func kind(_ summary: String) -> Key {
    Key(SchemaShape.Kinds.key, .text, isRequired: true, summary)
  }
}
