import Synchronization

/// The description of a key: enough to check it, to explain it and to describe it in the schema.
package protocol KeyDescription: Sendable {
  /// The key as it is written.
  var name: String { get }
  /// What the value must be, such as "a point [x, y]".
  var expectation: String { get }
  /// The shape of the value.
  var shape: SchemaShape { get }
  /// Whether the key must be present.
  var isRequired: Bool { get }
  /// The value if the key is absent, as it would be written.
  var defaultValue: SourceValue? { get }
  /// What the key does, as one sentence.
  var summary: String { get }
  /// The names that the value introduces.
  var declaration: NameDeclaration? { get }
}

extension KeyDescription {
  package var declaration: NameDeclaration? { nil }
}

/// A key whose value is read into a Swift value.
package struct Key<Value>: KeyDescription {
  package let name: String
  package let type: ValueType<Value>
  package let isRequired: Bool
  package let declaration: NameDeclaration?
  package let summary: String

  package var expectation: String { type.expectation }
  package var shape: SchemaShape { type.shape }
  package var defaultValue: SourceValue? { writtenDefault?.value }
  private let writtenDefault: WrittenDefault?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - defaultValue: The value if the key is absent, as it would be written.
  ///   - declaration: The names that the value introduces.
  package init(
    _ name: String, _ type: ValueType<Value>, isRequired: Bool = false,
    default defaultValue: String? = nil, declares declaration: NameDeclaration? = nil,
    _ summary: String
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    writtenDefault = defaultValue.map { WrittenDefault(key: name, text: $0) }
    self.declaration = declaration
    self.summary = summary
  }

  /// Returns the same key, marked as required.
  package var required: Key {
    Key(name, type, isRequired: true, declares: declaration, summary)
  }

  /// Returns the same key, marked as not required.
  package var notRequired: Key { Key(name, type, declares: declaration, summary) }
}

/// The default of a key, read when it is first needed.
private final class WrittenDefault: Sendable {
  private let key: String
  private let text: String
  private let read = Mutex<SourceValue?>(nil)

  init(key: String, text: String) {
    self.key = key
    self.text = text
  }

  /// The value; nil if the text is invalid.
  var value: SourceValue? {
    read.withLock { read in
      if let read { return read }
      read = YAMLReader.read(SourceText(file: key, text: text)) { _ in }
      return read
    }
  }
}

/// The keys of one kind of mapping.
package struct Table: Sendable {
  /// The mapping's title, such as "a view".
  package let title: String
  /// The keys, in the order in which messages list them.
  package let keys: [any KeyDescription]
  /// The rules that keys obey together.
  package let rules: [TableRule]
  /// The names of all keys as messages list them: first those that similar tables lack.
  let listedNames: [String]
  /// The keys, to be looked up for each mapping of a recipe.
  let index: TableIndex

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - own: The keys that similar tables lack, which messages list first.
  package init(
    _ title: String, _ keys: [any KeyDescription], own: [any KeyDescription] = [],
    rules: [TableRule] = []
  ) {
    self.title = title
    self.keys = keys
    self.rules = rules
    let names = own.map(\.name)
    listedNames = names + keys.map(\.name).filter { !names.contains($0) }
    index = TableIndex(keys)
  }
}
