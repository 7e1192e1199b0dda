import Testing

@testable import RecipeSyntax

/// Tests repetitions and templates with a table of boxes that may contain boxes.
@Suite struct ExpanderTests {
  private enum Keys {
    static let kind = Key("kind", .choice([("box", 0)]), default: "box", "The kind.")
    static let like = Key("like", .text, "The template.")
    static let width = Key("width", .number(), "The width.")
    static let frame = Key("frame", .rect, "The frame.")
    static let center = Key("center", .point, "The center.")
    static let title = Key("title", .text, "The title.")
    static let subviews: Key<Void> = Key(
      "subviews", boxes, declares: .keys(NameKind("box")), "The boxes in the box.")
    static let box: Table = Table("a box", [kind, like, width, frame, center, title, subviews])
    static let boxes: ValueType<Void> = ValueType(
      "boxes",
      .shared(
        "boxes", .named(.kinds(SchemaShape.Kinds([("box", box)], default: "box")), maxCount: 99))
    ) { _, _ in }

    static let templates = Key(
      "templates", ValueType<Void>("templates", .parameters) { _, _ in }, "")
    static let top: Key<Void> = Key("boxes", boxes, declares: .keys(NameKind("box")), "The boxes.")
    static let points = Key(
      "points", .list(of: .point, "points", count: 0...999), "Points.")
    static let steps = Key(
      "steps", ValueType<Void>("steps", .list(of: .mapping(step), count: 0...99)) { _, _ in },
      "Steps.")
    static let step = Table("a step", [width, id])
    static let id = Key("id", .name, declares: .value(NameKind("step")), "The name.")
    static let root = Table("a root", [templates, top, points, steps])
  }

  private struct Expansion {
    let root: SourceValue
    let context: ReadingContext

    init(_ text: String) throws {
      let source = SourceText(file: "test.yaml", text: text)
      let context = ReadingContext(source).with(ExpressionNames.self, ExpressionContext.names)
      let written = try #require(YAMLReader.read(source, report: context.results.report))
      self.context = context
      root = Expander.expand(written, templates: Keys.templates, Keys.root, context)
    }

    var names: [String] { NameCollector.names(in: root, Keys.root, context).map(\.name) }
    var codes: [DiagnosticCode] { context.results.diagnostics.map(\.code) }

    /// The widths of the boxes, of those in them, and of the steps.
    func widths(_ value: SourceValue? = nil) -> [Double] {
      let boxes = (value ?? root)[value == nil ? "boxes" : "subviews"]?.entries ?? []
      let steps = value == nil ? root["steps"]?.elements ?? [] : []
      return (boxes.map(\.value) + steps).flatMap { element in
        (element["width"].flatMap { ValueType<Double>.number().read($0, context) }.map { [$0] }
          ?? []) + widths(element)
      }
    }
  }

  @Test("an entry is repeated with an index in its name") func entries() throws {
    let expansion = try Expansion(
      "boxes: { a: { repeat: { count: 3, as: i }, width: i * 2 }, b: {} }")
    #expect(expansion.names == ["a.0", "a.1", "a.2", "b"])
    #expect(expansion.widths() == [0, 2, 4])
    #expect(expansion.codes == [])
  }

  @Test("what a repeated entry contains is named after it") func nested() throws {
    let expansion = try Expansion(
      """
      boxes:
        row:
          repeat: { count: 2, as: r }
          width: 100 + r
          subviews:
            cell: { repeat: { count: 2, as: c }, width: r * 10 + c, subviews: { dot: { width: r + c } } }
            edge: {}
      """)
    #expect(
      expansion.names == [
        "row.0", "row.0.cell.0", "row.0.cell.0.dot", "row.0.cell.1", "row.0.cell.1.dot",
        "row.0.edge", "row.1", "row.1.cell.0", "row.1.cell.0.dot", "row.1.cell.1",
        "row.1.cell.1.dot", "row.1.edge",
      ])
    #expect(expansion.widths() == [100, 0, 0, 1, 1, 101, 10, 1, 11, 2])
  }

  @Test("an element of a list is repeated, and names in it get the index") func elements() throws {
    let expansion = try Expansion(
      "steps: [{ repeat: 2, id: a }, { width: 5 }, { repeat: { over: [7, x], as: w }, width: $w, id: b }]"
    )
    #expect(expansion.names == ["a.0", "a.1", "b.0", "b.1"])
    #expect(expansion.widths() == [5, 7, 3])
  }

  @Test("a plain value is repeated beside the key value") func plainValues() throws {
    let expansion = try Expansion(
      "points: [[0, 0], { repeat: { count: 2, as: i }, value: [i, i * i + 1] }]")
    let points = Keys.points.type.read(try #require(expansion.root["points"]), expansion.context)
    #expect(points?.map { [$0.x, $0.y] } == [[0, 0], [0, 1], [1, 2]])
  }

  @Test("the inner one of two variables of a name is used") func shadowing() throws {
    let expansion = try Expansion(
      """
      boxes: { a: { repeat: { count: 2, as: i }, subviews: { b: { repeat: { count: i + 1, as: i }, width: i } } } }
      """)
    #expect(expansion.names == ["a.0", "a.0.b.0", "a.1", "a.1.b.0", "a.1.b.1"])
    #expect(expansion.widths() == [0, 0, 1])
  }

  @Test("an entry has the keys of its template, and overrides them") func templates() throws {
    let expansion = try Expansion(
      """
      templates:
        base: { width: 1, title: base, subviews: { dot: { width: 10 }, edge: { width: 20 } } }
        wide: { like: base, width: 2 }
      boxes:
        a: { like: base }
        b: { like: wide, subviews: { dot: { width: 30 }, extra: { width: 40 } } }
        c: { like: wide, width: x }
      """)
    #expect(
      expansion.names == [
        "a", "a.dot", "a.edge", "b", "b.dot", "b.edge", "b.extra", "c", "c.dot", "c.edge",
      ])
    #expect(expansion.widths() == [1, 10, 20, 2, 30, 20, 40, 3, 10, 20])
    #expect(expansion.root["boxes"]?["b"]?["title"]?.text == "base")
    #expect(expansion.codes == [])
  }

  @Test("an entry with a place of its own does not have that of its template") func places() throws
  {
    let expansion = try Expansion(
      """
      templates: { t: { center: [1, 2], width: 3 }, u: { frame: [0, 0, 1, 1], width: 4 } }
      boxes: { a: { like: t, frame: [0, 0, 9, 9] }, b: { like: u, center: [5, 5] }, c: { like: t } }
      """)
    let boxes = expansion.root["boxes"]
    #expect(boxes?["a"]?["center"] == nil)
    #expect(boxes?["b"]?["frame"] == nil)
    #expect(boxes?["c"]?["center"] != nil)
    #expect(expansion.widths() == [3, 4, 3])
  }

  @Test("a template may be repeated, with the variables of its use") func repeatedTemplates() throws
  {
    let expansion = try Expansion(
      """
      templates: { t: { width: i * 10, subviews: { dot: { width: i } } } }
      boxes: { a: { repeat: { count: 2, as: i }, like: t, subviews: { dot: { title: "${i}" } } } }
      """)
    #expect(expansion.names == ["a.0", "a.0.dot", "a.1", "a.1.dot"])
    #expect(expansion.widths() == [0, 0, 10, 1])
  }

  @Test(
    "an invalid repetition or template is reported",
    arguments: [
      ("boxes: { a: { repeat: { count: -1 } } }", DiagnosticCode.outOfRange),
      ("boxes: { a: { repeat: { count: 1001 } } }", .outOfRange),
      ("boxes: { a: { repeat: { count: 1.5 } } }", .wrongType),
      ("boxes: { a: { repeat: { as: i } } }", .missingKey),
      ("boxes: { a: { repeat: { count: 1, over: [1] } } }", .conflictingKeys),
      ("boxes: { a: { repeat: { over: 3 } } }", .wrongType),
      ("boxes: { a: { repeat: { count: 1, as: 1i } } }", .badName),
      ("boxes: { a: { repeat: { count: y + 1 } } }", .badExpression),
      ("boxes: { a: { like: t } }", .unknownReference),
      ("boxes: { a: { like: [t] } }", .wrongType),
      ("templates: { t: { like: t } }\nboxes: {}", .unknownReference),
    ])
  func errors(text: String, code: DiagnosticCode) throws {
    #expect(try Expansion(text).codes == [code])
  }

  @Test("repetitions that multiply past the limit are reported, in time") func limits() throws {
    let nested =
      "{ repeat: 1000, subviews: { a: { repeat: 1000, subviews: { a: { repeat: 1000 } } } } }"
    let start = ContinuousClock.now
    #expect(try Expansion("boxes: { a: \(nested) }").codes.first == .tooMany)
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
