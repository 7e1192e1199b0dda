import Testing

@testable import Recipes

/// Warnings that are known before a recipe is played, each beside recipes that are close to one.
@Suite struct StaticWarningTests {
  struct Row: CustomTestStringConvertible {
    let id: String
    let recipe: String
    /// The codes of the warnings with their lines and columns.
    var warnings: [String] = []
    var testDescription: String { id }
  }

  /// Returns the codes of a recipe's warnings, with their lines and columns.
  static func warnings(in body: String, settings: [RecipeSetting] = []) throws -> [String] {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 1s\n" + body, file: "a.yaml", settings: settings)
    return recipe.warnings.map {
      "\($0.code.rawValue) \($0.place?.line ?? 0):\($0.place?.column ?? 0)"
    }
  }

  private static let ball = "views: { ball: { frame: [0, 0, 50, 50] } }\n"

  @Test(
    "a recipe warns about what probably does not show what was meant",
    arguments: [
      Row(
        id: "unused parameter", recipe: "params: { size: 50, used: 3 }\ntitle: '${$used}'",
        warnings: ["unused-param 3:11"]),
      Row(
        id: "parameter that only an unused one uses",
        recipe: "params: { a: 1, b: $a }", warnings: ["unused-param 3:11", "unused-param 3:17"]),
      Row(
        id: "parameter that a used one uses",
        recipe: "params: { a: 1, b: $a + 1 }\nviews: { v: { frame: [0, 0, $b, 5] } }"),
      Row(
        id: "parameter minus one",
        recipe: "params: { a: 9 }\nviews: { v: { frame: [0, 0, 9, 2*$a-1] } }"),
      Row(
        id: "parameter in a key",
        recipe: "params: { who: 0 }\nviews: { v: { frame: [0, 0, 9, 9], repeat: 1 } }\n"
          + "timeline: [{ at: 0s, set: { v.$who.alpha: 0 } }]"),
      Row(
        id: "unused template", recipe: "templates: { t: { frame: [0, 0, 9, 9] } }",
        warnings: ["unused-template 3:14"]),
      Row(
        id: "used template",
        recipe: "templates: { t: { frame: [0, 0, 9, 9] } }\nviews: { v: { like: t } }"),
      Row(
        id: "unused style, and one that only an unused template has",
        recipe: "styles: { a: { alpha: 1 }, b: { alpha: 1 } }\n"
          + "templates: { t: { frame: [0, 0, 9, 9], styles: b } }",
        warnings: ["unused-style 3:11", "unused-style 3:28", "unused-template 4:14"]),
      Row(
        id: "used style",
        recipe: "styles: { a: { alpha: 1 } }\nviews: { v: { styles: a, frame: [0, 0, 9, 9] } }"),
      Row(
        id: "unread state",
        recipe: ball + "state: { open: false }\non: [{ touchesBegan: ball, set: { open: true } }]",
        warnings: ["unused-state 4:10"]),
      Row(
        id: "state in a condition",
        recipe: ball
          + "state: { open: false }\non: [{ touchesBegan: ball, set: { open: not open } }]"),
      Row(
        id: "texts that show state",
        recipe: """
          views:
            ball: { frame: [0, 0, 50, 50] }
            a: { kind: label, frame: [0, 0, 9, 9], text: "n ${n + 1}" }
            b: { kind: label, frame: [0, 0, 9, 9], text: "${n}" }
            c: { kind: label, frame: [0, 0, 9, 9], text: "${fixed}, n" }
            d: { frame: [0, 0, 9, 9], subviews: { e: { kind: button, title: "${n}", frame: [0, 0, 9, 9] } } }
          state: { n: 0, fixed: 1 }
          on: [{ touchesBegan: ball, set: { n: n + 1, b.text: "${n}", ball.tag: fixed } }]
          """,
        warnings: ["state-in-text 5:48", "state-in-text 8:67"]),
      Row(
        id: "variable in a text",
        recipe: "views:\n"
          + "  v: { kind: label, text: row $i, frame: [0, 0, 9, 9], repeat: { count: 2, as: i } }",
        warnings: ["parameter-in-text 4:31"]),
      Row(
        id: "parameter in a text", recipe: "params: { n: 3 }\ntitle: $n, $n of ${$n} for $5 or $x",
        warnings: ["parameter-in-text 4:8", "parameter-in-text 4:12"]),
      Row(
        id: "degrees without a unit",
        recipe: "views: { v: { frame: [0, 0, 9, 9], transform: { rotation: 90 } } }",
        warnings: ["missing-angle-unit 3:59"]),
      Row(
        id: "degrees of a parameter",
        recipe:
          "params: { a: -45 }\nviews: { v: { frame: [0, 0, 9, 9], transform: { rotation: $a } } }",
        warnings: ["missing-angle-unit 4:59"]),
      Row(
        id: "angles in radians",
        recipe: "views:\n"
          + ["6.28", "12.566", "90deg", "90rad", "45 * pi"].enumerated().map {
            "  v\($0): { frame: [0, 0, 9, 9], transform: { rotation: \($1) } }\n"
          }.joined()),
      Row(
        id: "angular velocity",
        recipe: ball + "animator: [item: { items: [ball], addAngularVelocity: 20 }]"),
      Row(
        id: "milliseconds without a unit",
        recipe: ball + """
          timeline:
            - { at: 0s, set: { ball.alpha: 0 }, animate: 300 }
            - { at: 0.1s, set: { ball.alpha: 1 }, animate: { duration: 0.5, delay: 200 } }
            - { at: 0.2s, transition: { with: ball, duration: 250, set: { ball.alpha: 0 } } }
          """,
        warnings: [
          "missing-time-unit 5:48", "missing-time-unit 6:74", "missing-time-unit 7:53",
        ]),
      Row(
        id: "seconds with and without a unit",
        recipe: ball + """
          timeline:
            - { at: 0s, set: { ball.alpha: 0 }, animate: 19.5 }
            - { at: 0.1s, set: { ball.alpha: 1 }, animate: 30s }
            - { at: 0.2s, set: { ball.alpha: 0 }, animate: 300ms }
          """),
      Row(
        id: "animations of what changes at once",
        recipe: """
          views:
            l: { kind: label, text: a, frame: [0, 0, 90, 20] }
            s: { kind: stackView, frame: [0, 20, 90, 20], arrangedSubviews: { m: { kind: label, text: b } } }
          timeline:
            - { at: 0.1s, set: { l.text: c }, animate: 0.3s }
            - { at: 0.2s, set: { l.isHidden: true, l.textAlignment: right }, animate: 0.3s }
            - { at: 0.3s, set: { l.text: d, l.alpha: 0.5 }, animate: 0.3s }
            - { at: 0.4s, set: { m.isHidden: true }, animate: 0.3s }
            - { at: 0.5s, set: { l.text: e } }
          """,
        warnings: ["animation-without-effect 7:37", "animation-without-effect 8:68"]),
      Row(
        id: "two snaps",
        recipe: ball + "animator:\n  - snap: { item: ball, snapPoint: [9, 9] }\n"
          + "  - snap: { item: ball, snapPoint: [5, 5] }", warnings: ["repeated-behavior 6:5"]),
      Row(
        id: "two gravities, one of a child",
        recipe: ball + "animator:\n  - gravity: { items: [ball] }\n"
          + "  - behavior: { children: [gravity: { items: [ball] }] }",
        warnings: ["repeated-behavior 6:28"]),
      Row(
        id: "a snap and a gravity, two pushes",
        recipe: ball + "animator:\n  - gravity: { items: [ball] }\n"
          + "  - snap: { item: ball, snapPoint: [9, 9] }\n"
          + "  - push: { items: [ball], mode: continuous, magnitude: 1 }\n"
          + "  - push: { items: [ball], mode: continuous, magnitude: 1 }"),
      Row(
        id: "snaps of two items",
        recipe: "views: { b: { frame: [0, 0, 9, 9], repeat: 2 } }\nanimator:\n"
          + "  - snap: { item: b.0, snapPoint: [9, 9] }\n"
          + "  - snap: { item: b.1, snapPoint: [9, 9] }"),
      Row(
        id: "a frame beside constraints",
        recipe: "views:\n  a: { frame: [0, 0, 9, 9], constraints: { width: 9 } }\n"
          + "  b: { center: [9, 9], constraints: {} }\n"
          + "  c: { kind: stackView, constraints: {}, arrangedSubviews: { d: { bounds: [0, 0, 9, 9] } } }",
        warnings: [
          "place-without-effect 4:8", "place-without-effect 5:8", "place-without-effect 6:67",
        ]),
      Row(
        id: "a frame that is set later",
        recipe: "views: { a: { constraints: {} }, b: { frame: [0, 0, 9, 9] } }\n"
          + "timeline: [{ at: 0s, set: { a.center: [9, 9], b.center: [9, 9], a.bounds: [0, 0, 5, 5] } }]",
        warnings: ["place-without-effect 4:29", "place-without-effect 4:65"]),
      Row(
        id: "no items", recipe: "animator: [behavior: { children: [] }]",
        warnings: ["no-items 3:12"]),
      Row(
        id: "children with items",
        recipe: ball + "animator: [behavior: { children: [gravity: { items: [ball] }] }]"),
    ])
  func appear(row: Row) throws {
    #expect(try Self.warnings(in: row.recipe) == row.warnings)
  }

  @Test("a setting of a parameter that nothing uses is no error")
  func setting() throws {
    let setting = RecipeSetting(name: "size", value: "3")
    #expect(
      try Self.warnings(in: "params: { size: 50 }", settings: [setting]) == ["unused-param 3:11"])
  }

  @Test(
    "warnings are ignored by their codes, or by a comment at the end of their line",
    arguments: [
      ("params: { a: 1 }\nlint: { ignore: [unused-param, no-items] }", 0),
      ("params: { a: 1 }\nlint: { ignore: unused-param }", 0),
      ("params: { a: 1 }\nlint: { ignore: no-items }", 1),
      ("params: { a: 1 } # flipbook: ignore unused-param", 0),
      ("params: { a: 1 } # flipbook: ignore no-items, unused-param: --set is documented", 0),
      ("params: { a: 1 } # flipbook: ignore no-items", 1),
      ("# flipbook: ignore unused-param\nparams: { a: 1 }", 1),
      ("params: { a: '# flipbook: ignore unused-param' }", 1),
    ])
  func ignoring(body: String, count: Int) throws {
    #expect(try Self.warnings(in: body).count == count)
  }

  @Test("an unknown code of a warning is an error with the codes") func unknownCode() throws {
    for body in [
      "lint: { ignore: [unused-parm] }", "title: t # flipbook: ignore unused-parm: a reason",
    ] {
      let error = #expect(throws: RecipeErrors.self) { try Self.warnings(in: body) }
      let diagnostic = try #require(error?.diagnostics.first)
      #expect(diagnostic.code == .unknownValue)
      #expect(diagnostic.suggestion == "unused-param")
      #expect(diagnostic.expected?.contains("missing-glyph, parameter-in-text") == true)
      #expect(diagnostic.place?.source.contains("unused-parm") == true)
      #expect((diagnostic.place?.column ?? 0) > 10)
    }
  }
}
