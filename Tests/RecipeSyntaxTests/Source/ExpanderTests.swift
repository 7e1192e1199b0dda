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
    static let names = Key("styles", .text, "The styles.")
    static let text = Key("text", .text, "The text.")
    static let box: Table = table("a box", [])
    static let boxShape = SchemaShape.kinds(
      SchemaShape.Kinds(
        [("box", { box }), ("label", { table("a label", [text]) })], default: "box"))
    static func table(_ name: String, _ keys: [any KeyDescription]) -> Table {
      Table(
        name, [kind, like, names, width, frame, center, title, subviews] + keys,
        rules: [.either(frame, or: [center])])
    }
    static let boxes: ValueType<Void> = ValueType(
      "boxes", .shared("boxes", .named(boxShape, maxCount: 99))
    ) { _, _ in }

    static let templates = Key(
      "templates", ValueType<Void>("templates", .parameters) { _, _ in }, "")
    static let styles = Key("styles", ValueType<Void>("styles", .parameters) { _, _ in }, "")
    static let top: Key<Void> = Key("boxes", boxes, declares: .keys(NameKind("box")), "The boxes.")
    static let points = Key(
      "points", .list(of: .point, "points", count: 0...999), "Points.")
    static let steps = Key(
      "steps", ValueType<Void>("steps", .list(of: .mapping(step), count: 0...99)) { _, _ in },
      "Steps.")
    static let step = Table("a step", [width, id])
    static let id = Key("id", .name, declares: .value(NameKind("step")), "The name.")
    static let root = Table("a root", [templates, styles, top, points, steps])
  }

  private struct Expansion {
    let root: SourceValue
    let context: ReadingContext

    init(_ text: String) throws {
      let source = SourceText(file: "test.yaml", text: text)
      let context = ReadingContext(source).with(ExpressionNames.self, ExpressionContext.names)
      let written = try #require(YAMLReader.read(source, report: context.results.report))
      self.context = context
      root = Expander.expand(
        written, templates: Keys.templates, styles: Keys.styles, of: Keys.boxShape, Keys.root,
        context)
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

  @Test("the values of a list are counted beside the variable") func index() throws {
    let expansion = try Expansion(
      """
      boxes:
        a:
          repeat: { over: [7, 5], as: w, index: i }
          width: w + i * 10
          subviews: { b: { repeat: { over: [x, y, z], index: k }, width: i * 100 + k } }
      """)
    #expect(
      expansion.names == [
        "a.0", "a.0.b.0", "a.0.b.1", "a.0.b.2", "a.1", "a.1.b.0", "a.1.b.1", "a.1.b.2",
      ])
    #expect(expansion.widths() == [7, 0, 1, 2, 15, 100, 101, 102])
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

  @Test(
    "the nearest of a box's keys, its styles, its template's keys and its template's styles is used",
    arguments: [
      ("a: { styles: s }", 1.0), ("a: { styles: [s, t] }", 2), ("a: { styles: [t, s] }", 1),
      ("a: { styles: [s, t], width: 9 }", 9), ("a: { styles: [] , width: 9 }", 9),
      ("a: { like: plain }", 5), ("a: { like: styled }", 1), ("a: { like: both }", 5),
      ("a: { like: plain, styles: t }", 2), ("a: { like: both, styles: t }", 2),
      ("a: { like: both, styles: t, width: 9 }", 9), ("a: { like: derived }", 2),
      ("a: { repeat: { over: [s], as: look }, styles: $look }", 1),
      ("a: { repeat: { over: [3], as: n }, styles: [s, variable] }", 30),
    ])
  func precedence(box: String, width: Double) throws {
    let expansion = try Expansion(
      """
      styles: { s: { width: 1, title: s }, t: { width: 2 }, variable: { width: n * 10 } }
      templates:
        plain: { width: 5 }
        styled: { styles: s }
        both: { styles: s, width: 5 }
        derived: { like: both, styles: t }
      boxes: { \(box) }
      """)
    #expect(expansion.widths() == [width])
    #expect(expansion.codes == [])
    #expect(expansion.root["boxes"]?.entries?.allSatisfy { $0.value["styles"] == nil } == true)
  }

  @Test("the styles of a subview and of the template's subview are combined")
  func stylesOfSubviews() throws {
    let expansion = try Expansion(
      """
      styles: { s: { width: 1, title: s }, t: { width: 2 } }
      templates: { t: { subviews: { dot: { styles: s }, edge: { width: 5 } } } }
      boxes: { a: { like: t, subviews: { dot: { styles: t }, edge: { styles: t } } } }
      """)
    #expect(expansion.widths() == [2, 2])
    #expect(expansion.root["boxes"]?["a"]?["subviews"]?["dot"]?["title"]?.text == "s")
    #expect(expansion.context.results.findings(of: StyleUse.self).map(\.name) == ["s", "t", "t"])
  }

  @Test("a style that does not fit the kind of a box is reported at its name")
  func misfit() throws {
    let text = """
      styles: { caption: { text: a, width: 3 } }
      templates: { named: { kind: label } }
      boxes: { a: { styles: caption }, b: { like: named, styles: caption } }
      """
    let results = try Expansion(text).context.results
    #expect(results.diagnostics.map(\.code) == [.doesNotFit])
    let diagnostic = try #require(results.diagnostics.first)
    #expect(diagnostic.message == "the style 'caption' does not fit a box")
    #expect(diagnostic.place.map { [$0.line, $0.column] } == [3, 23])
    #expect(diagnostic.found == "'text'")
    #expect(diagnostic.help == "'text' fits a label: check 'kind', or use another style")
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
      ("boxes: { a: { repeat: { count: 3, index: i } } }", .missingKey),
      ("boxes: { a: { repeat: { over: [3], index: 1i } } }", .badName),
      ("boxes: { a: { repeat: { count: 1, as: 1i } } }", .badName),
      ("boxes: { a: { repeat: { count: y + 1 } } }", .badExpression),
      ("boxes: { a: { like: t } }", .unknownReference),
      ("boxes: { a: { like: [t] } }", .wrongType),
      ("templates: { t: { like: t } }\nboxes: {}", .unknownReference),
      ("boxes: { a: { styles: t } }", .unknownReference),
      ("boxes: { a: { styles: { width: 3 } } }", .wrongType),
      ("boxes: { a: { styles: [[t]] } }", .unknownReference),
      ("boxes: { a: { styles: $t } }", .unknownParameter),
      ("boxes: { a: { repeat: 3, styles: t } }", .unknownReference),
    ])
  func errors(text: String, code: DiagnosticCode) throws {
    #expect(try Expansion(text).codes == [code])
  }

  @Test("all rounds of a recipe count towards one limit") func allRounds() throws {
    let steps = { (count: Int) in
      "steps:\n" + String(repeating: "  - { repeat: 1000, width: 1 }\n", count: count)
    }
    let limit = Limits.allRounds / 1000
    #expect(try Expansion(steps(limit)).codes.isEmpty)
    #expect(try Expansion(steps(limit + 1)).codes == [.tooMany])
  }

  @Test("repetitions that multiply past the limit are reported, in time") func limits() throws {
    let nested =
      "{ repeat: 1000, subviews: { a: { repeat: 1000, subviews: { a: { repeat: 1000 } } } } }"
    let start = ContinuousClock.now
    #expect(try Expansion("boxes: { a: \(nested) }").codes.first == .tooMany)
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
