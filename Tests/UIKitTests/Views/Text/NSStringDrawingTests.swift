import Testing
import UIKit
import UIKitTestSupport

/// Courier at 10 points: every character is 6 points wide, every line 12 points high.
@Suite @MainActor struct NSStringDrawingTests {
  private let courier: UIFont

  init() throws {
    courier = try #require(UIFont(name: "Courier", size: 10))
  }

  private func text(
    _ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: string, attributes: [.font: courier, .paragraphStyle: style])
  }

  @Test(
    "the size is that of one line per paragraph, without rounding",
    arguments: [
      ("", 0, 12), ("abc", 18, 12), ("abc\nde", 18, 24), ("abc\n", 18, 12), ("a\r\nb", 6, 24),
      ("a b c d e f g", 78, 12), ("a\u{2029}b", 6, 24), ("a\u{2028}b", 6, 24),
    ] as [(String, CGFloat, CGFloat)])
  func size(string: String, width: CGFloat, height: CGFloat) {
    let size = string.size(withAttributes: [.font: courier])
    #expect(isNear(size.width, width, 0.001))
    #expect(isNear(size.height, height, 0.001))
    #expect(string.isEmpty || text(string).size() == size)
    #expect((string as NSString).size(withAttributes: [.font: courier]) == size)
  }

  @Test("sizes have fractions") func fractions() {
    let size = "Ag".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(isNear(size.height, 17 * 1.193359375, 0.001))
    #expect("a".size(withAttributes: nil).height == UIFont(name: "Helvetica", size: 12)?.lineHeight)
  }

  struct Bounds: CustomTestStringConvertible {
    let id: String
    let string: String
    let width: CGFloat
    var height = CGFloat.greatestFiniteMagnitude
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    var change: @Sendable (NSMutableParagraphStyle) -> Void = { _ in }
    let expected: CGSize
    var testDescription: String { id }
  }

  @Test(
    "bounds follow the options and the paragraph style",
    arguments: [
      Bounds(id: "wrapped", string: "aa bb cc", width: 35, expected: CGSize(width: 30, height: 24)),
      Bounds(
        id: "no limit", string: "aa bb cc", width: .greatestFiniteMagnitude,
        expected: CGSize(width: 48, height: 12)),
      Bounds(
        id: "the height does not limit", string: "aa bb cc", width: 12, height: 12,
        expected: CGSize(width: 12, height: 36)),
      Bounds(
        id: "truncated at the height", string: "aa bb cc", width: 18, height: 25,
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        expected: CGSize(width: 18, height: 24)),
      Bounds(
        id: "line spacing", string: "aa bb", width: 12, change: { $0.lineSpacing = 4 },
        expected: CGSize(width: 12, height: 28)),
      Bounds(
        id: "line height multiple", string: "aa bb", width: 12,
        change: { $0.lineHeightMultiple = 1.5 }, expected: CGSize(width: 12, height: 36)),
      Bounds(
        id: "minimum and maximum", string: "aa bb", width: 12,
        change: {
          $0.minimumLineHeight = 20
          $0.maximumLineHeight = 20
        }, expected: CGSize(width: 12, height: 40)),
      Bounds(
        id: "paragraph spacing", string: "a\nb", width: 100,
        change: { $0.paragraphSpacing = 5 }, expected: CGSize(width: 6, height: 29)),
      Bounds(
        id: "indents", string: "aa bb", width: 24,
        change: {
          $0.firstLineHeadIndent = 6
          $0.headIndent = 12
        }, expected: CGSize(width: 24, height: 24)),
      Bounds(
        id: "a paragraph that is truncated is one line", string: "aa bb cc", width: 24,
        change: { $0.lineBreakMode = .byTruncatingTail }, expected: CGSize(width: 18, height: 12)),
    ])
  func bounds(row: Bounds) {
    let bounds = text(row.string, row.change).boundingRect(
      with: CGSize(width: row.width, height: row.height), options: row.options, context: nil)
    #expect(isNear(bounds, CGRect(origin: .zero, size: row.expected), 0.001))
  }

  @Test("a context limits the scale and receives the result") func context() {
    let context = NSStringDrawingContext()
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    let bounds = text("aaaaaaaaaa").boundingRect(
      with: CGSize(width: 45, height: 12), options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor <= 0.75 && context.actualScaleFactor > 0.72)
    #expect(context.totalBounds == bounds)
    #expect(bounds.width <= 45 && bounds.height <= 12)
    _ = text("aaaaaaaaaa").boundingRect(
      with: CGSize(width: 10, height: 12), options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 0.5)
  }

  @Test("a paragraph style copies, compares and changes its values") func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    #expect(style.isEqual(NSParagraphStyle.default))
    let locations: [CGFloat] = (1...12).map { CGFloat($0 * 28) }
    #expect(style.tabStops.map(\.location) == locations)
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    style.lineSpacing = 3
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 50])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.isEqual(style) == true && !(copy is NSMutableParagraphStyle))
    style.lineSpacing = 4
    #expect(copy?.lineSpacing == 3 && copy?.tabStops.map(\.location) == [20])
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
  }
}
