import Testing

@testable import Typography

struct FontCatalogTests {
  @Test func `all packaged faces are installed`() throws {
    try FontCatalog.packaged.verify()
  }

  @Test func `every entry names its version`() throws {
    let entries = FontCatalog.packaged.entries
    #expect(entries.count == FontCatalog.packaged.faces.count)
    for entry in entries { #expect(try #require(entry.version) >= 1) }
  }

  @Test func `faces are listed once`() {
    let faces = FontCatalog.packaged.faces
    #expect(Set(faces.map(\.file)).count == faces.count)
  }

  @Test func `every name's face is in the catalogue`() {
    let faces = Set(FontCatalog.packaged.faces)
    for row in FontName.all {
      #expect(
        faces.contains(
          FontCatalog.face(row.substitute, weight: row.weight, isItalic: row.isItalic)))
    }
  }

  @Test func `names are listed once`() {
    #expect(Set(FontName.all.map(\.postScriptName)).count == FontName.all.count)
  }

  @Test func `a missing directory is an error that names the package`() {
    let catalog = FontCatalog(directory: "/nowhere")
    let error = #expect(throws: TypographyError.self) { try catalog.verify() }
    #expect(
      error
        == .missingFont(
          file: "/nowhere/opentype/inter/Inter-Thin.otf", package: "fonts-inter"))
    #expect(
      error?.description
        == "the font /nowhere/opentype/inter/Inter-Thin.otf is missing: apt install fonts-inter")
    #expect(catalog.entries.allSatisfy { $0.version == nil })
  }

  @Test func `a file that is no font has no tables`() {
    #expect(FontTables(file: "/etc/passwd", index: 0) == nil)
    #expect(FontTables(file: "/", index: 0) == nil)
  }

  @Test(arguments: FontCatalog.packaged.faces.filter { $0.postScriptName != "NotoColorEmoji" })
  func `every face sets text in itself`(face: FontFace) {
    let text = Shaper.shape("Aé9", face: face, size: 10)
    #expect(text.runs.map(\.face) == [face])
    #expect(text.glyphs.count == 3)
    #expect(text.glyphs.allSatisfy { $0.id != 0 && $0.advance > 0 })
  }

  @Test func `a missing face sets nothing`() {
    let face = FontFace(family: .inter, name: "Inter-Regular", directory: "/nowhere")
    #expect(Shaper.shape("A", face: face, size: 10).clusters.isEmpty)
    #expect(FontMetrics.of(face).ascender == 0)
  }
}
