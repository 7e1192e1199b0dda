import Testing
import UIKit
import UIKitTestSupport

/// A label that makes its text attributed, as shining and morphing labels do.
private final class ShiningLabel: UILabel {
  var count = 0

  override var text: String? {
    didSet {
      count += 1
      attributedText = text.map { NSAttributedString(string: $0, attributes: [.kern: 2]) }
    }
  }
}

@Suite @MainActor struct UILabelTests {
  @Test("overrides of text do not receive attributed text") func overriddenText() {
    let label = ShiningLabel()
    label.text = "a"
    #expect(label.count == 1 && label.text == "a")
    label.attributedText = NSAttributedString(string: "b")
    #expect(label.count == 1 && label.text == "b")
    label.text = nil
    #expect(label.count == 2 && label.attributedText == nil)
  }

  private static func label(
    _ text: String?, width: CGFloat = 200, height: CGFloat = 100, lines: Int = 0
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Returns the baselines of a label's lines, from top to bottom.
  private static func baselines(_ label: UILabel) -> [CGFloat] {
    Set(shownGlyphs(of: label).map(\.position.y)).sorted()
  }

  @Test("the default values are UIKit's") func defaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil)
    #expect(shownLayer(of: label)?.content == LayerContent.none)
  }

  @Test("nil restores the default font and color") func nilValues() {
    let label = UILabel()
    label.font = UIFont(name: "no such font", size: 3)
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test("without text, sizeThatFits is zero without a sign") func sizeWithoutText() {
    let size = UILabel().sizeThatFits(.zero)
    #expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
  }

  @Test(
    "sizeThatFits rounds up to whole pixels",
    arguments: [
      ("empty", "", 0, 0, 1), ("one line", "Ag", 0, 20.5, 1), ("a narrow line", "Ag", 5, 20.5, 1),
      ("two lines", "A\nB", 0, 41, 0), ("two lines of three", "A\nB\nC", 0, 41, 2),
      ("wrapped", "aaa bbb", 40, 41, 0),
      ("wrapped, limited to three lines", "aaa bbb ccc ddd", 40, 61, 3),
    ] as [(String, String, CGFloat, CGFloat, Int)])
  func sizeThatFits(id: String, text: String, width: CGFloat, height: CGFloat, lines: Int) {
    let label = Self.label(text, lines: lines)
    UITraitCollection(displayScale: 2).performAsCurrent {
      let size = label.sizeThatFits(CGSize(width: width, height: 1))
      #expect(size.height == height)
      #expect(size.width * 2 == (size.width * 2).rounded())
      if lines != 1, width > 0 { #expect(size.width <= width) }
    }
  }

  @Test("sizeToFit keeps the width of a wrapped label") func sizeToFit() {
    let label = Self.label("some words that need more than one line", width: 100, height: 5)
    label.sizeToFit()
    #expect(label.frame.width <= 100 && label.frame.width > 50)
    #expect(label.frame.height > 3 * 20)
    let line = Self.label("some words on one line", width: 10, height: 5, lines: 1)
    line.sizeToFit()
    #expect(line.frame.width > 100)
    #expect(line.frame.size == line.intrinsicContentSize)
  }

  @Test(
    "text is vertically centered, with its baseline on a whole pixel",
    arguments: [
      ("one line", "Ag", 100, [56]), ("odd height", "Ag", 99, [55.5]),
      ("two lines", "A\nB", 100, [45.5, 66]),
      ("too little height", "Ag", 10, [10.5]),
    ] as [(String, String, CGFloat, [CGFloat])])
  func verticalPosition(id: String, text: String, height: CGFloat, expected: [CGFloat]) {
    #expect(Self.baselines(Self.label(text, height: height)) == expected)
  }

  @Test(
    "lines follow textAlignment",
    arguments: [
      (.left, 0, 30), (.natural, 0, 30), (.center, 70, 130), (.right, 170, 200),
      (.justified, 0, 30),
    ] as [(NSTextAlignment, CGFloat, CGFloat)])
  func alignment(alignment: NSTextAlignment, from: CGFloat, to: CGFloat) throws {
    let label = Self.label("iii")
    label.textAlignment = alignment
    let positions = shownGlyphs(of: label).map(\.position.x)
    #expect(positions.count == 3)
    #expect(try #require(positions.min()) >= from)
    #expect(try #require(positions.max()) < to)
  }

  @Test("text moves with the origin of the bounds") func boundsOrigin() {
    let label = Self.label("Ag")
    let before = shownGlyphs(of: label)
    label.bounds.origin = CGPoint(x: 5, y: -7)
    let after = shownGlyphs(of: label)
    #expect(after.map(\.position.x) == before.map { $0.position.x + 5 })
    #expect(after.map(\.position.y) == before.map { $0.position.y - 7 })
  }

  @Test(
    "the number of lines is limited by numberOfLines and the height",
    arguments: [
      (0, 100, 4), (1, 100, 1), (2, 100, 2), (0, 45, 2), (0, 10, 1), (9, 100, 4),
    ] as [(Int, CGFloat, Int)])
  func lineCount(lines: Int, height: CGFloat, expected: Int) {
    #expect(
      Self.baselines(Self.label("a\nb\nc\nd", height: height, lines: lines)).count == expected)
  }

  @Test(
    "lineBreakMode determines what is truncated",
    arguments: [
      (.byTruncatingTail, true), (.byTruncatingHead, true), (.byTruncatingMiddle, true),
      (.byWordWrapping, false), (.byCharWrapping, false), (.byClipping, false),
    ] as [(NSLineBreakMode, Bool)])
  func lineBreakMode(mode: NSLineBreakMode, hasEllipsis: Bool) throws {
    let ellipsis = try #require(shownGlyphs(of: Self.label("\u{2026}")).first).id
    let label = Self.label("one two three four", width: 80, lines: 1)
    label.lineBreakMode = mode
    let glyphs = shownGlyphs(of: label)
    #expect(glyphs.contains { $0.id == ellipsis } == hasEllipsis)
    #expect(glyphs.count < "onetwothreefour".count)
  }

  @Test("changed properties are shown") func changes() {
    let label = Self.label("one")
    var seen = [shownGlyphs(of: label)]
    label.text = "two"
    seen.append(shownGlyphs(of: label))
    label.font = .boldSystemFont(ofSize: 17)
    seen.append(shownGlyphs(of: label))
    label.textAlignment = .right
    seen.append(shownGlyphs(of: label))
    label.frame.size.width = 150
    seen.append(shownGlyphs(of: label))
    label.numberOfLines = 1
    label.text = "two\nthree"
    seen.append(shownGlyphs(of: label))
    for (before, after) in zip(seen, seen.dropFirst()) { #expect(before != after) }
  }

  @Test(
    "colors follow the appearance and the highlight",
    arguments: [
      (UIUserInterfaceStyle.light, false, CGColor.black), (.dark, false, .white),
      (.light, true, CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ])
  func colors(style: UIUserInterfaceStyle, isHighlighted: Bool, expected: CGColor) {
    let label = Self.label("Ag")
    let before = shownGlyphs(of: label)
    label.highlightedTextColor = .red
    label.isHighlighted = isHighlighted
    let runs = shownRuns(of: label, style: style)
    #expect(runs.map(\.color) == [expected])
    #expect(runs.flatMap(\.glyphs) == before)
  }

  @Test("without a highlighted color, highlighting changes nothing") func noHighlightedColor() {
    let label = Self.label("Ag")
    label.isHighlighted = true
    #expect(shownRuns(of: label).map(\.color) == [.black])
  }

  @Test("adjustsFontSizeToFitWidth shrinks a single line") func shrinking() throws {
    let label = Self.label("a line that is too long", width: 100, lines: 1)
    let full = try #require(shownRuns(of: Self.label("a", lines: 1)).first).size
    label.adjustsFontSizeToFitWidth = true
    let small = try #require(shownRuns(of: label).first)
    #expect(small.glyphs.count == "alinethatistoolong".count)
    #expect(small.size < full * 0.7)
    label.minimumScaleFactor = 0.9
    let limited = try #require(shownRuns(of: label).first)
    #expect(abs(limited.size / full - 0.9) < 1e-9)
    #expect(limited.glyphs.count < small.glyphs.count)
    label.text = "short"
    #expect(shownRuns(of: label).first?.size == full)
  }

  @Test("textRect is the rectangle of the text") func textRect() {
    let label = Self.label("Ag", width: 200, height: 100, lines: 1)
    label.textAlignment = .center
    UITraitCollection(displayScale: 2).performAsCurrent {
      let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
      #expect(rect.size == label.intrinsicContentSize)
      #expect(abs(rect.midX - 100) <= 0.5 && abs(rect.midY - 50) <= 0.5)
    }
  }

  @Test("a subclass may override textRect") func overridingTextRect() {
    final class TopLabel: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        rect.origin.y = bounds.minY
        return rect
      }
    }
    let label = TopLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = "Ag"
    #expect(Self.baselines(label) == [16])
  }
}
