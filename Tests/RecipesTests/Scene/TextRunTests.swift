import Testing
import UIKit

@testable import Recipes

/// Tests runs of text, paragraph styles and text styles.
@MainActor
@Suite struct TextRunTests {
  private func label(_ properties: String, category: String = "large") throws -> UILabel {
    let scene = try scene(
      "views: { it: { kind: label, frame: [0, 0, 200, 40], \(properties) } }",
      device: "iPhone 5s, contentSizeCategory: \(category)")
    return try #require(scene.view("it") as? UILabel)
  }

  private func attributes(
    _ run: String, at position: Int = 0
  ) throws -> [NSAttributedString.Key: Any] {
    let text = try #require(try label("text: [\(run)]").attributedText)
    return text.attributes(at: position, effectiveRange: nil)
  }

  @Test("a text consists of strings and runs") func runs() throws {
    let label = try label(
      "font: system 20, textColor: green, text: [a, { string: b, color: red, font: system 30 }, c]")
    #expect(label.text == "abc")
    // The label's own font and color are those of characters without.
    #expect(label.font.pointSize == 20 && label.textColor == .green)
    let text = try #require(label.attributedText)
    let second = text.attributes(at: 1, effectiveRange: nil)
    #expect(second[.foregroundColor] as? UIColor == .red)
    #expect((second[.font] as? UIFont)?.pointSize == 30)
    #expect(text.attributes(at: 2, effectiveRange: nil).isEmpty)
  }

  struct Attribute: CustomTestStringConvertible {
    let run: String
    let key: NSAttributedString.Key
    let value: @Sendable (Any) -> Bool
    var testDescription: String { run }

    init<Value: Equatable & Sendable>(
      _ run: String, _ key: NSAttributedString.Key, _ value: Value
    ) {
      (self.run, self.key) = (run, key)
      self.value = { $0 as? Value == value }
    }
  }

  @Test(
    "each key of a run is an attribute",
    arguments: [
      Attribute("backgroundColor: red", .backgroundColor, UIColor.red),
      Attribute("kern: 2", .kern, 2.0), Attribute("kern: 1 + 1", .kern, 2.0),
      Attribute("underline: double", .underlineStyle, 9),
      Attribute("underline: dot", .underlineStyle, 0x101),
      Attribute("underline: single, underlineColor: red", .underlineColor, UIColor.red),
      Attribute("strikethrough: thick", .strikethroughStyle, 2),
      Attribute(
        "strikethrough: thick, strikethroughColor: red", .strikethroughColor, UIColor.red),
      Attribute("strokeWidth: -3", .strokeWidth, -3.0),
      Attribute("strokeWidth: -3, strokeColor: red", .strokeColor, UIColor.red),
      Attribute("baselineOffset: 4", .baselineOffset, 4.0),
      Attribute("obliqueness: 0.2", .obliqueness, 0.2),
      Attribute("expansion: -0.5", .expansion, -0.5), Attribute("ligature: 1", .ligature, 1),
      Attribute("link: https://example.com", .link, "https://example.com"),
      Attribute("writingDirection: rightToLeftOverride", .writingDirection, [3]),
    ])
  func attribute(row: Attribute) throws {
    let value = try attributes("{ string: a, \(row.run) }")[row.key]
    #expect(value.map(row.value) == true)
  }

  @Test("a run has a shadow and a paragraph style") func objects() throws {
    let values = try attributes(
      """
      { string: a, shadow: { color: red, offset: [1, 2], blur: 3 },
        paragraphStyle: { lineSpacing: 4, headIndent: 5, alignment: right, tabStops: [10, 20] } }
      """)
    let shadow = try #require(values[.shadow] as? NSShadow)
    #expect(shadow.shadowOffset == CGSize(width: 1, height: 2) && shadow.shadowBlurRadius == 3)
    #expect(shadow.shadowColor as? UIColor == .red)
    let style = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.lineSpacing == 4 && style.headIndent == 5 && style.alignment == .right)
    #expect(style.tabStops.map(\.location) == [10, 20])
  }

  @Test("a paragraph style of the label is that of plain text and of runs, also of later ones")
  func paragraphStyle() throws {
    let plain = try label("text: a b, numberOfLines: 0")
    let line = plain.sizeThatFits(CGSize(width: 10, height: 0)).height / 2
    let spaced = try label(
      "text: a b, numberOfLines: 0, paragraphStyle: { lineSpacing: 11 }")
    #expect(spaced.sizeThatFits(CGSize(width: 10, height: 0)).height >= 2 * line + 10)
    spaced.text = "c d"
    #expect(spaced.sizeThatFits(CGSize(width: 10, height: 0)).height >= 2 * line + 10)
    let runs = try label(
      "text: [a b], numberOfLines: 0, paragraphStyle: { lineSpacing: 11 }")
    #expect(runs.sizeThatFits(CGSize(width: 10, height: 0)).height >= 2 * line + 10)
  }

  @Test("runs are set by actions, with values of expressions") func actions() throws {
    let scene = try scene(
      """
      views: { it: { kind: label, frame: [0, 0, 200, 40], text: old } }
      timeline:
        - { at: 0.1s, set: { it.text: [a, { string: "${it.center.x}", kern: it.center.x / 50 }] } }
      """)
    scene.play(to: 0.2)
    let label = try #require(scene.view("it") as? UILabel)
    #expect(label.text == "a100")
    #expect(label.attributedText?.attributes(at: 1, effectiveRange: nil)[.kern] as? Double == 2)
  }

  @Test("a button's title has runs for each state") func button() throws {
    let scene = try scene(
      """
      views:
        it:
          kind: button
          frame: [0, 0, 200, 40]
          title: { normal: [a, { string: b, kern: 3 }], highlighted: plain }
      """)
    let button = try #require(scene.view("it") as? UIButton)
    #expect(button.titleLabel?.attributedText?.string == "ab")
    #expect(button.title(for: .normal) == "ab")
    #expect(button.title(for: .highlighted) == "plain")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "plain")
  }

  @Test("properties of labels are those of UIKit") func properties() throws {
    let label = try label(
      """
      text: a, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5,
      baselineAdjustment: alignCenters, allowsDefaultTighteningForTruncation: true
      """)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.allowsDefaultTighteningForTruncation)
  }

  @Test(
    "fonts for text styles have the sizes of the stage's content size category",
    arguments: [
      ("body", "large", 17), ("body", "extraSmall", 14), ("title1", "accessibilityLarge", 43),
      ("{ size: 20, textStyle: body }", "large", 20),
      ("{ size: 20, textStyle: body }", "accessibilityMedium", 31),
      ("{ size: 20, textStyle: body, maximumPointSize: 25 }", "accessibilityMedium", 25),
      ("{ name: Futura, size: 10, textStyle: body }", "extraExtraLarge", 12),
    ] as [(String, String, CGFloat)])
  func textStyles(font: String, category: String, size: CGFloat) throws {
    let label = try label("text: a, font: \(font)", category: category)
    #expect(label.font.pointSize == size)
  }

  @Test("labels may follow a change of the content size category") func changes() throws {
    let scene = try scene(
      """
      views:
        follows:
          kind: label
          frame: [0, 0, 200, 40]
          text: a
          font: body
          adjustsFontForContentSizeCategory: true
        stays: { kind: label, frame: [0, 50, 200, 40], text: a, font: body }
      timeline:
        - { at: 0.1s, set: { stage.contentSizeCategory: accessibilityMedium } }
      """)
    scene.play(to: 0.2)
    #expect((scene.view("follows") as? UILabel)?.font.pointSize == 28)
    #expect((scene.view("stays") as? UILabel)?.font.pointSize == 17)
  }

  @Test("the content size category is an axis of a matrix") func matrix() throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 1s
      matrix: { contentSizeCategory: [small, extraLarge] }
      views: { it: { kind: label, frame: [0, 0, 200, 40], text: a, font: body } }
      """, file: "a.yaml", settings: [], matrix: [])
    let cells = try #require(recipe.matrix).cells
    let sizes = cells.map {
      ($0.recipe.makeScene().view("it") as? UILabel)?.font.pointSize
    }
    #expect(sizes == [15, 19])
  }
}
