import Testing
import UIKit

@Suite struct UIFontTests {
  @Test(
    "the system font has San Francisco's metrics",
    arguments: [
      (17, 16.186, -4.101, 20.287, 11.978, 8.942), (10, 9.521, -2.412, 11.934, 7.046, 5.26),
      (34, 32.373, -8.201, 40.574, 23.956, 17.884), (0, 0, 0, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func metrics(
    size: CGFloat, ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size)
    let all = [
      font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight, font.leading,
    ]
    let expected = [ascender, descender, lineHeight, capHeight, xHeight, 0]
    #expect(zip(all, expected).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(font.pointSize == size)
  }

  @Test(
    "a weight maps to the nearest named weight",
    arguments: [
      (.ultraLight, ".SFUI-Ultralight"), (.thin, ".SFUI-Thin"), (.light, ".SFUI-Light"),
      (.regular, ".SFUI-Regular"), (.medium, ".SFUI-Medium"), (.semibold, ".SFUI-Semibold"),
      (.bold, ".SFUI-Bold"), (.heavy, ".SFUI-Heavy"), (.black, ".SFUI-Black"),
      (UIFont.Weight(0.1), ".SFUI-Regular"), (UIFont.Weight(-9), ".SFUI-Ultralight"),
      (UIFont.Weight(9), ".SFUI-Black"),
    ] as [(UIFont.Weight, String)])
  func weight(weight: UIFont.Weight, name: String) {
    #expect(UIFont.systemFont(ofSize: 12, weight: weight).fontName == name)
  }

  @Test(
    "system fonts have iOS's names",
    arguments: [
      ("plain", UIFont.systemFont(ofSize: 12), ".SFUI-Regular"),
      ("bold", .boldSystemFont(ofSize: 12), ".SFUI-Semibold"),
      ("italic", .italicSystemFont(ofSize: 12), ".SFUI-RegularItalic"),
    ])
  func systemFonts(id: String, font: UIFont, name: String) {
    #expect(font.fontName == name)
    #expect(font.familyName == ".AppleSystemUIFont")
  }

  @Test(
    "text styles have iOS's default sizes",
    arguments: [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStyle(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontName == (style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"))
  }

  @Test(
    "fonts are found by iOS's names",
    arguments: [
      ("Avenir-Heavy", "Avenir", "Avenir-Heavy"), ("Avenir", "Avenir", "Avenir-Book"),
      ("Futura", "Futura", "Futura-Medium"),
      ("Helvetica Neue", "Helvetica Neue", "HelveticaNeue"),
    ])
  func named(name: String, family: String, postScriptName: String) throws {
    let font = try #require(UIFont(name: name, size: 14))
    #expect(font.familyName == family)
    #expect(font.fontName == postScriptName)
    #expect(font.pointSize == 14)
    #expect(font.lineHeight > 14 * 0.9 && font.lineHeight < 14 * 1.5)
    #expect(font.withSize(28).fontName == postScriptName)
    #expect(abs(font.withSize(28).lineHeight - 2 * font.lineHeight) < 1e-9)
  }

  @Test("an unknown name returns nil") func unknownName() {
    #expect(UIFont(name: "Comic Sans", size: 14) == nil)
  }

  @Test("fonts are equal by name and size") func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != .boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
  }
}
