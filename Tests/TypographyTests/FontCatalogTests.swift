import Foundation
import Testing

@testable import Typography

struct FontCatalogTests {
  @Test("all packaged faces are installed") func packagedFaces() throws {
    try FontCatalog.packaged.verify()
  }

  @Test("every entry has a version") func versions() throws {
    let entries = FontCatalog.packaged.entries
    #expect(entries.count == FontCatalog.packaged.faces.count)
    for entry in entries { #expect(try #require(entry.version) > 0) }
  }

  @Test("each face is listed once") func uniqueFaces() {
    let faces = FontCatalog.packaged.faces
    #expect(Set(faces.map(\.file)).count == faces.count)
  }

  @Test("the substitute of every font name is in the catalog") func substitutes() {
    let faces = Set(FontCatalog.packaged.faces)
    for row in FontName.all {
      #expect(
        faces.contains(
          FontCatalog.face(row.substitute, weight: row.weight, isItalic: row.isItalic)))
    }
  }

  @Test("each font name is listed once") func uniqueNames() {
    #expect(Set(FontName.all.map(\.postScriptName)).count == FontName.all.count)
  }

  @Test("fonts beside the program come before those of the system") func fontsBesideProgram() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(
      atPath: "\(folder)/complete/fonts", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      FontCatalog.directory(ofProgram: "\(folder)/complete/flipbook")
        == "\(folder)/complete/fonts")
    #expect(FontCatalog.directory(ofProgram: "\(folder)/flipbook") == nil)
    #expect(FontCatalog.directory(ofProgram: "") == nil)
  }

  @Test("verify() reports the package of a missing file") func missingFile() {
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

  @Test("the faces of other scripts may be missing") func optionalFiles() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
    let system = FontCatalog.packagedDirectory
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/truetype/noto", withIntermediateDirectories: true)
    for name in [
      "opentype", "truetype/lato", "truetype/dejavu", "truetype/wqy",
      "truetype/noto/NotoColorEmoji.ttf",
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: "\(system)/\(name)")
    }
    let catalog = FontCatalog(directory: folder)
    try catalog.verify()
    let missing = catalog.entries.filter { $0.version == nil }.map(\.package)
    #expect(Set(missing) == [.noto])
    #expect(missing.allSatisfy { $0.use != nil })
  }

  @Test("a file that is not a font has no tables") func invalidFile() {
    #expect(FontTables(file: "/etc/passwd", index: 0) == nil)
    #expect(FontTables(file: "/", index: 0) == nil)
  }

  @Test(
    "every required face contains glyphs for Latin text",
    arguments: FontCatalog.packaged.faces.filter {
      $0.postScriptName != "NotoColorEmoji" && $0.package?.use == nil
    })
  func latinText(face: FontFace) {
    let text = Shaper.shape("Aé9", face: face, size: 10)
    #expect(text.runs.map(\.face) == [face])
    #expect(text.glyphs.count == 3)
    #expect(text.glyphs.allSatisfy { $0.id != 0 && $0.advance > 0 })
  }

  @Test("shaping with a missing face returns no clusters") func missingFace() {
    let face = FontFace(family: .inter, name: "Inter-Regular", directory: "/nowhere")
    #expect(Shaper.shape("A", face: face, size: 10).clusters.isEmpty)
    #expect(FontMetrics.of(face).ascender == 0)
  }
}
