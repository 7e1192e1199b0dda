import Testing

@testable import Typography

@Suite struct GlyphPathTests {
  @Test("names are glyphs of the font of symbols, in the square of its em") func names() throws {
    for name in ["favorite", "home", "arrow_back_ios", "3d_rotation"] {
      let path = try #require(SymbolFont.path(of: name))
      #expect(path.count == 1 && path.steps.count > 3, "\(name)")
      for step in path.steps {
        let (x, y) =
          switch step {
          case .move(let x, let y), .line(let x, let y), .quadCurve(_, let x, let y),
            .curve(_, _, let x, let y):
            (x, y)
          case .close: (0.5, -0.5)
          }
        #expect((0...1).contains(x) && (-1...0).contains(y), "\(name)")
      }
    }
    #expect(SymbolFont.path(of: "no such name") == nil)
    #expect(SymbolFont.version != nil)
  }

  @Test("glyphs of a text follow each other by their widths") func text() throws {
    let face = FontCatalog.face(.inter, weight: 600)
    let (one, two) = (
      try #require(GlyphPath.of("1", in: face)), try #require(GlyphPath.of("11", in: face))
    )
    #expect(two.count == 2 && abs(two.width - 2 * one.width) < 1e-9)
    #expect(two.steps.count == 2 * one.steps.count)
    #expect(GlyphPath.of("\u{4E00}", in: face) == nil)
  }

  @Test("a font that is missing is an error with the package to install") func missing() {
    let face = FontFace(postScriptName: "none", file: "/nowhere/none.ttf", index: 0)
    #expect(GlyphPath.of("a", in: face) == nil)
    #expect(throws: Never.self) { try SymbolFont.require() }
  }
}
