import Testing

@testable import Typography

struct FontTests {
  struct Name: CustomTestStringConvertible {
    let requested: String
    let name: String
    let face: String
    var testDescription: String { requested }
  }

  @Test(
    "a known name creates a font with a substitute face",
    arguments: [
      Name(requested: "HelveticaNeue", name: "HelveticaNeue", face: "NimbusSans-Regular"),
      Name(requested: "Helvetica Neue", name: "HelveticaNeue", face: "NimbusSans-Regular"),
      Name(
        requested: "HelveticaNeue-Medium", name: "HelveticaNeue-Medium", face: "NimbusSans-Regular"),
      Name(
        requested: "HelveticaNeue-Light", name: "HelveticaNeue-Light", face: "NimbusSans-Regular"),
      Name(
        requested: "HelveticaNeue-CondensedBold", name: "HelveticaNeue-CondensedBold",
        face: "NimbusSansNarrow-Bold"),
      Name(
        requested: "Helvetica-BoldOblique", name: "Helvetica-BoldOblique",
        face: "NimbusSans-BoldItalic"
      ),
      Name(requested: "Arial", name: "ArialMT", face: "NimbusSans-Regular"),
      Name(requested: "Avenir", name: "Avenir-Book", face: "Lato-Regular"),
      Name(requested: "Avenir-Heavy", name: "Avenir-Heavy", face: "Lato-Heavy"),
      Name(requested: "Avenir-BlackOblique", name: "Avenir-BlackOblique", face: "Lato-BlackItalic"),
      Name(requested: "AvenirNext-DemiBold", name: "AvenirNext-DemiBold", face: "Lato-Semibold"),
      Name(requested: "AvenirNext-Italic", name: "AvenirNext-Italic", face: "Lato-Italic"),
      Name(requested: "Futura", name: "Futura-Medium", face: "LeagueSpartan-Medium"),
      Name(
        requested: "Futura-MediumItalic", name: "Futura-MediumItalic", face: "LeagueSpartan-Medium"),
      Name(requested: "Futura-Bold", name: "Futura-Bold", face: "LeagueSpartan-Bold"),
      Name(requested: "Times New Roman", name: "TimesNewRomanPSMT", face: "NimbusRoman-Regular"),
      Name(requested: "Courier-Bold", name: "Courier-Bold", face: "NimbusMonoPS-Bold"),
      Name(
        requested: "Menlo-BoldItalic", name: "Menlo-BoldItalic", face: "NimbusMonoPS-BoldItalic"),
    ])
  func knownName(row: Name) throws {
    let font = try #require(Font(name: row.requested, size: 12))
    #expect(font.name == row.name)
    #expect(font.face.postScriptName == row.face)
  }

  @Test(
    "an unknown name returns nil",
    arguments: ["", "Comic Sans MS", "avenir-heavy", "Inter-Regular", "Avenir-Heavy ", "\u{0}"])
  func unknownName(name: String) {
    #expect(Font(name: name, size: 12) == nil)
  }

  struct System: CustomTestStringConvertible {
    let size: Double
    let weight: Int
    var isItalic = false
    let name: String
    let face: String
    var testDescription: String { "\(size) \(weight) \(isItalic)" }
  }

  @Test(
    "the system font uses Inter",
    arguments: [
      System(size: 17, weight: 400, name: ".SFUI-Regular", face: "Inter-Regular"),
      System(size: 19.99, weight: 400, name: ".SFUI-Regular", face: "Inter-Regular"),
      System(size: 20, weight: 400, name: ".SFUI-Regular", face: "InterDisplay-Regular"),
      System(size: 34, weight: 700, name: ".SFUI-Bold", face: "InterDisplay-Bold"),
      System(size: 17, weight: 600, name: ".SFUI-Semibold", face: "Inter-SemiBold"),
      System(size: 17, weight: 100, name: ".SFUI-Ultralight", face: "Inter-Thin"),
      System(
        size: 17, weight: 400, isItalic: true, name: ".SFUI-RegularItalic", face: "Inter-Italic"),
      System(
        size: 17, weight: 900, isItalic: true, name: ".SFUI-BlackItalic", face: "Inter-BlackItalic"),
      System(size: 17, weight: .min, name: ".SFUI-Ultralight", face: "Inter-Thin"),
      System(size: 17, weight: .max, name: ".SFUI-Black", face: "Inter-Black"),
    ])
  func systemFont(row: System) {
    let font = Font.system(size: row.size, weight: row.weight, isItalic: row.isItalic)
    #expect(font.name == row.name)
    #expect(font.face.postScriptName == row.face)
  }

  @Test("withSize(_:) of the system font uses the face of the new size") func systemFontWithSize() {
    let font = Font.system(size: 17, weight: 700)
    #expect(font.withSize(34) == Font.system(size: 34, weight: 700))
  }

  @Test("withSize(_:) of a named font keeps the face") func namedFontWithSize() throws {
    let font = try #require(Font(name: "Avenir-Heavy", size: 12))
    #expect(font.withSize(40) == Font(name: "Avenir-Heavy", size: 40))
  }

  @Test(
    "sizes are clamped to 0...maximumSize",
    arguments: [
      (Double.nan, 0.0), (-1, 0), (0, 0), (-.infinity, 0), (.infinity, Font.maximumSize), (12, 12),
    ])
  func clampedSize(requested: Double, size: Double) {
    #expect(Font.system(size: requested).size == size)
    #expect(Font(name: "Courier", size: requested)?.size == size)
  }

  struct Metrics: CustomTestStringConvertible {
    let name: String
    let ascender: Double
    let descender: Double
    let lineHeight: Double
    let xHeight: Double
    let capHeight: Double
    var testDescription: String { name }
  }

  @Test(
    "a named font has the metrics of its face",
    arguments: [
      Metrics(
        name: "Avenir-Book", ascender: 0.987, descender: -0.213, lineHeight: 1.2, xHeight: 0.507,
        capHeight: 0.717),
      Metrics(
        name: "Futura-Medium", ascender: 0.7, descender: -0.22, lineHeight: 0.92, xHeight: 0.411,
        capHeight: 0.66),
      Metrics(
        name: "Helvetica", ascender: 0.729, descender: -0.271, lineHeight: 1.2, xHeight: 0.516,
        capHeight: 0.718),
      Metrics(
        name: "Courier", ascender: 0.603, descender: -0.397, lineHeight: 1.2, xHeight: 0.417,
        capHeight: 0.559),
    ])
  func namedFontMetrics(row: Metrics) throws {
    let font = try #require(Font(name: row.name, size: 1))
    #expect(abs(font.ascender - row.ascender) < 0.001)
    #expect(abs(font.descender - row.descender) < 0.001)
    #expect(abs(font.lineHeight - row.lineHeight) < 0.001)
    #expect(abs(font.xHeight - row.xHeight) < 0.001)
    #expect(abs(font.capHeight - row.capHeight) < 0.001)
  }

  @Test(
    "the system font has San Francisco's metrics",
    arguments: [(17.0, 20.287), (12, 14.320), (34, 40.574)])
  func systemFontMetrics(size: Double, lineHeight: Double) {
    let font = Font.system(size: size)
    #expect(abs(font.lineHeight - lineHeight) < 0.001)
    #expect(abs(font.ascender - 0.9521 * size) < 0.001 * size)
    #expect(abs(font.descender + 0.2412 * size) < 0.001 * size)
    #expect(font.leading == 0)
    #expect(font.capHeight == 0.7046 * size)
    #expect(font.xHeight == 0.526 * size)
  }

  @Test(
    "Inter is scaled to San Francisco's cap height", arguments: [FontFamily.inter, .interDisplay])
  func capHeight(family: FontFamily) {
    let face = FontCatalog.face(family)
    #expect(abs(FontMetrics.of(face).capHeight * face.scale - 0.7046) < 0.0001)
  }
}
