import Testing

@testable import RecipeSyntax

extension NameKind {
  fileprivate static let shape = NameKind("shape")
  fileprivate static let rule = NameKind("rule")
}

@Suite struct NameCollectorTests {
  private static let shapes: SchemaShape = .shared("shapes", .named(shape, maxCount: 9))
  private static let shape: SchemaShape = .kinds(
    SchemaShape.Kinds(
      [("circle", { Table("a circle", [parts]) }), ("square", { Table("a square", []) })],
      default: "circle"))
  private static let parts: Key<Void> = Key(
    "parts", ValueType<Void>("parts", shapes) { _, _ in }, declares: .keys(.shape), "The parts.")
  private static let id = Key("id", .name, declares: .value(.rule), "The id.")
  private static let rules: Key<Void> = Key(
    "rules",
    ValueType<Void>(
      "rules",
      .list(
        of: .titled(
          SchemaShape.Kinds([("push", { Table("a push", [id]) }), ("pull", { Table("", []) })])),
        count: 0...9)
    ) { _, _ in }, "The rules.")
  private static let table = Table("a drawing", [rules, parts])

  /// The names in a text, each as `kind/mapping kind/name at line:column`.
  private func names(_ text: String) throws -> [String] {
    let source = SourceText(file: "test.yaml", text: text)
    let root = try #require(YAMLReader.read(source) { _ in })
    let context = ReadingContext(source)
    return NameCollector.names(in: root, Self.table, context).map { name in
      let kind = name.kind == .shape ? "shape" : "rule"
      let place = "\(name.span.line):\(name.span.column)"
      return "\(kind)/\(name.mappingKind ?? "-")/\(name.name) at \(place)"
    }
  }

  @Test("keys and values of declaring keys are names, with the kinds of their mappings")
  func declarations() throws {
    let text = """
      parts: { a: { kind: square }, b: {} }
      rules: [push: { id: c }, pull: { id: d }]
      """
    #expect(
      try names(text) == [
        "rule/push/c at 2:21", "shape/square/a at 1:10", "shape/circle/b at 1:31",
      ])
  }

  @Test("the name of a mapping precedes the names in it") func nesting() throws {
    #expect(
      try names("parts: { a: { parts: { b: {} } }, c: {} }")
        == ["shape/circle/a at 1:10", "shape/circle/b at 1:24", "shape/circle/c at 1:35"])
  }

  @Test("a mapping of an unknown kind is searched as one of the default kind") func unknownKind()
    throws
  {
    #expect(
      try names("parts: { a: { kind: cicle, parts: { b: {} } } }")
        == ["shape/cicle/a at 1:10", "shape/circle/b at 1:37"])
  }

  @Test("invalid values declare no names", arguments: ["parts: [a]", "rules: a", "rules: [push]"])
  func invalid(text: String) throws {
    #expect(try names(text) == [])
  }
}
