/// What is known of a key: enough to check it, to explain it, and to describe the format.
protocol KeyDescription: Sendable {
  /// The key as it is written.
  var name: String { get }
  /// What its value must be, in words.
  var expectation: String { get }
  /// How its value is written.
  var form: Form { get }
  /// Whether it must be there.
  var isRequired: Bool { get }
  /// What holds where it is not there, if one value does.
  var usual: SourceValue? { get }
  /// What it does, as one sentence.
  var summary: String { get }
}

/// A key whose value is read into a Swift value.
struct Key<Value>: KeyDescription {
  let name: String
  let type: ValueType<Value>
  let isRequired: Bool
  let usual: SourceValue?
  let summary: String

  var expectation: String { type.expectation }
  var form: Form { type.form }

  /// Creates a key.
  ///
  /// `usual` is what holds where the key is not there, as it would be written.
  init(
    _ name: String, _ type: ValueType<Value>, isRequired: Bool = false, usual: String? = nil,
    _ summary: String
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.usual = usual.flatMap { YAMLReader.read(SourceText(file: name, text: $0)) { _ in } }
    self.summary = summary
  }
}

/// The keys of one kind of mapping.
struct Table: Sendable {
  /// What the mapping is, such as "a view".
  let title: String
  /// The keys, in the order in which they are explained.
  let keys: [any KeyDescription]
  /// What the keys have to do with each other.
  let rules: [KeyRule]

  /// Creates a table.
  init(_ title: String, _ keys: [any KeyDescription], rules: [KeyRule] = []) {
    self.title = title
    self.keys = keys
    self.rules = rules
  }
}
