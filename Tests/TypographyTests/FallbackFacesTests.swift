import Testing

@testable import Typography

/// Fallbacks that texts ask for, such as DejaVu Serif, which is in the package of DejaVu Sans.
struct FallbackFacesTests {
  private func names(_ text: String, _ font: Font) -> [String] {
    TextLayout(text, font: font).lines.flatMap(\.runs).map(\.face.postScriptName)
  }

  @Test(
    "faces that are asked for are searched before the fallbacks for other scripts",
    arguments: [
      ("☰", ["DejaVu Serif"], ["DejaVuSans"]),
      ("⟳", ["DejaVu Serif"], ["DejaVuSerif"]),
      ("⟳", [], ["DejaVuSans"]),
      ("→", ["DejaVu Serif"], ["Inter-Regular"]),
      ("a", ["DejaVu Serif"], ["LeagueSpartan-Medium"]),
      ("选", ["DejaVu Serif"], ["WenQuanYiMicroHei"]),
      (
        "选⟳", ["wenquanyi micro hei mono", "DejaVu Serif"],
        ["WenQuanYiMicroHeiMono", "DejaVuSerif"]
      ),
      ("选", ["WenQuanYi Micro Hei"], ["WenQuanYiMicroHei"]),
      ("⟳", ["DejaVu Sans", "DejaVu Serif"], ["DejaVuSans"]),
      ("⟳", ["Inter", "DejaVu Serif"], ["DejaVuSerif"]),
    ])
  func order(text: String, families: [String], expected: [String]) throws {
    let faces = try FallbackFaces(families).faces
    let font = try #require(Font(name: "Futura", size: 20))
    #expect(names(text, font.withFallbacks(faces)) == expected)
    #expect(faces.count == families.count)
  }

  @Test("the upright face of regular weight and width represents a family") func regularFace()
    throws
  {
    for (family, name) in [
      ("DejaVu Serif", "DejaVuSerif"), ("Lato", "Lato-Regular"),
      ("Nimbus Sans", "NimbusSans-Regular"),
      ("DEJAVU SANS MONO", "DejaVuSansMono"),
    ] {
      #expect(try FallbackFaces([family]).faces.map(\.postScriptName) == [name])
    }
    #expect(try FallbackFaces(["DejaVu Serif"]).versions == [2.37])
  }

  @Test("a fallback that is asked for makes lines taller, as other fallbacks do") func lineHeight()
    throws
  {
    let font = try #require(Font(name: "Futura", size: 20))
    let faces = try FallbackFaces(["DejaVu Serif"]).faces
    let layout = TextLayout("⟳", font: font.withFallbacks(faces))
    // DejaVu Serif's ascender and descender: 1901 and 483 of 2048 units.
    #expect(abs(layout.height - 20 * (1901.0 + 483) / 2048) < 0.001)
  }

  @Test(
    "a family that is not installed is an error that names its package",
    arguments: [
      (
        "Noto Sans CJK XX",
        "the font 'Noto Sans CJK XX' is not installed: apt install fonts-noto-cjk"
      ),
      (
        "Nowhere",
        "the font 'Nowhere' is not installed: install the Debian package that contains it, such as "
          + "fonts-noto-cjk for 'Noto Sans CJK SC'"
      ),
    ])
  func missingFamily(family: String, message: String) {
    let error = #expect(throws: TypographyError.self) {
      try FallbackFaces(["DejaVu Serif", family])
    }
    #expect(error?.description == message)
  }

  @Test("a character is not missing if a face that is asked for has it") func coverage() throws {
    let faces = try FallbackFaces(["DejaVu Serif"]).faces
    #expect(GlyphCoverage.missingCharacters(in: "\u{2900}") == ["\u{2900}"])
    #expect(GlyphCoverage.missingCharacters(in: "\u{2900}ሀ", fallbacks: faces) == ["ሀ"])
  }
}
