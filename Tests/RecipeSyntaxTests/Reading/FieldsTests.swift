import Testing

@testable import RecipeSyntax

private enum Keys {
  static let name = Key("name", .text, isRequired: true, "The name.")
  static let size = Key("size", .number(), default: "3", "The size.")
  static let note = Key("note", .text, "A note.")
  static let left = Key("left", .number(), "One side.")
  static let right = Key("right", .number(), "The other side.")
  static let offset = Key("offset", .number(), default: "0", "The offset from the right.")
  static let sides = [
    Alternative(left) { -$0 },
    Alternative(right, with: offset) { $0 + $1 },
  ]
  static let table = Table(
    "a thing", [name, size, note, left, right, offset],
    rules: [.atMostOne(of: sides.map(\.key)), .needs(offset, right)])
}

private struct Thing: Equatable {
  var name: String
  var size: Double
  var note: String?
}

@Suite struct FieldsTests {
  private let thing = ValueType<Thing>.mapping(
    "a thing such as { name: A }", Keys.table, shorthand: Keys.name,
    Keys.name, Keys.size, Keys.note.optional
  ) { Thing(name: $0, size: $1, note: $2) }

  @Test("a mapping is made of the values of its keys") func mapping() throws {
    let expected = Thing(name: "A", size: 2, note: "b")
    #expect(try read(thing, "{ name: A, size: 2, note: b }").get() == expected)
  }

  @Test("an absent key has its default, or none if it is optional") func defaults() throws {
    #expect(try read(thing, "{ name: A }").get() == Thing(name: "A", size: 3))
    #expect(Keys.size.readDefault() == 3)
  }

  @Test("a shorthand stands for a mapping with one key") func shorthand() throws {
    #expect(try read(thing, "A").get() == Thing(name: "A", size: 3))
  }

  @Test("the errors of all keys are reported") func allErrors() {
    #expect(read(thing, "{ name: [], size: a, note: [] }").codes.count == 3)
  }

  @Test(
    "a mapping is compared with its table",
    arguments: [
      ("a missing key", "{ size: 1 }", ["missing-key"]),
      ("an unknown key", "{ name: A, height: 1 }", ["unknown-key"]),
      ("what YAML split off", "{ name: A, size: 0,5 }", ["unknown-key"]),
      ("a misspelled key is not missing as well", "{ nme: A }", ["unknown-key"]),
      ("mutually exclusive keys", "{ name: A, left: 1, right: 1 }", ["conflicting-keys"]),
      ("a key that needs another", "{ name: A, offset: 1 }", ["missing-key"]),
    ])
  func table(id: String, text: String, expected: [String]) {
    #expect(read(thing, text).codes == expected)
  }

  @Test(
    "the alternative that is present is read",
    arguments: [
      ("{ left: 1 }", -1.0), ("{ right: 1 }", 1), ("{ right: 1, offset: 2 }", 3), ("{}", nil),
    ])
  func alternatives(text: String, expected: Double?) throws {
    let source = SourceText(file: "test.yaml", text: text)
    let value = try #require(YAMLReader.read(source) { _ in })
    let fields = Fields(value, ReadingContext(source))
    #expect(fields.read(oneOf: Keys.sides) == expected)
  }

  // MARK: Kinds

  private struct Kind: MappingKind {
    let name: String
    let table: Table
  }

  private static let round = Kind(
    name: "round", table: Table("a round thing", [Key.kind("The kind."), Keys.size]))
  private static let square = Kind(
    name: "square", table: Table("a square", [Key.kind("The kind."), Keys.left]))

  private func kinds(_ text: String, default defaultKind: String? = nil) -> (String?, [String]) {
    let context = ReadingContext(SourceText(file: "test.yaml", text: text))
    let kinds = KindSet<Kind>(
      "a thing", ["round": { Self.round }, "square": { Self.square }], default: defaultKind)
    let entry = YAMLReader.read(context.source) { _ in }?.entries?.first
    let result = entry.flatMap { kinds.fields(of: $0, context) }
    return (result?.kind.name, context.results.diagnostics.map(\.code.rawValue))
  }

  @Test("the key kind selects the table") func kind() {
    #expect(kinds("a: { kind: round, size: 1 }") == ("round", []))
    #expect(kinds("a: { kind: square, size: 1 }") == ("square", ["unknown-key"]))
  }

  @Test("an unknown kind is not followed by errors about its keys") func unknownKind() {
    #expect(
      kinds("a: { kind: roud, size: 1, left: 3 }") == ("round", ["unknown-value", "unknown-key"]))
    #expect(
      kinds("a: { kind: hexagonal, left: 3 }", default: "round") == ("round", ["unknown-value"]))
  }

  @Test(
    "a key of another kind names that kind",
    arguments: [
      ("a: { kind: round, left: 3 }", "it is a key of a square: check 'kind'"),
      ("a: { left: 3 }", "it is a key of a square: write 'kind: square'"),
    ])
  func otherKind(text: String, help: String) {
    let context = ReadingContext(SourceText(file: "test.yaml", text: text))
    let kinds = KindSet<Kind>(
      "a thing", ["round": { Self.round }, "square": { Self.square }], default: "round")
    let entry = YAMLReader.read(context.source) { _ in }?.entries?.first
    _ = entry.flatMap { kinds.fields(of: $0, context) }
    #expect(context.results.diagnostics.compactMap(\.help) == [help])
  }

  @Test("a mapping without a kind needs a default kind") func defaultKind() {
    #expect(kinds("a: { size: 1 }") == (nil, ["missing-key"]))
    #expect(kinds("a: { kind: hexagonal }") == (nil, ["unknown-value"]))
  }

  // MARK: Named values

  @Test("entries that exceed the limit of a named mapping are left out") func namedLimit() throws {
    let type = ValueType<[String]>.named(
      "a mapping", .boolean, maxCount: 2, excess: "too many things"
    ) { entry, _ in entry.key }
    #expect(try read(type, "{ a: 1, b: 2 }").get() == ["a", "b"])
    #expect(read(type, "{ a: 1, b: 2, c: 3 }").codes == ["too-many"])
    #expect(read(type, "[a]").codes == ["wrong-type"])
  }
}
