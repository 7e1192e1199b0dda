import Testing

@testable import UIKit

/// Courier at 10 points: every character is 6 points wide, every line 12 points high.
@Suite @MainActor struct TextDrawingTests {
  private let courier: UIFont

  init() throws {
    courier = try #require(UIFont(name: "Courier", size: 10))
  }

  /// Returns what a text with attributes draws at the origin, at 2 pixels per point.
  private func drawing(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], scale: CGFloat = 2
  ) -> TextDrawing {
    drawing([(text, attributes)], scale: scale)
  }

  private func drawing(
    _ runs: [(String, [NSAttributedString.Key: Any])], scale: CGFloat = 2
  ) -> TextDrawing {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in runs {
      text.append(
        NSAttributedString(
          string: string, attributes: [.font: courier].merging(attributes) { $1 }))
    }
    var drawing = TextDrawing(glyphs: [])
    UITraitCollection(displayScale: scale).performAsCurrent {
      drawing = TextPlacement(text, in: .zero, .usesLineFragmentOrigin).drawing(at: .zero)
    }
    return drawing
  }

  private func fills(_ drawing: TextDrawing) -> [(rects: [CGRect], color: CGColor)] {
    drawing.elements.compactMap {
      if case .fill(let rects, let color) = $0.shape { (rects, color) } else { nil }
    }
  }

  private func glyphs(_ drawing: TextDrawing) -> [GlyphRun] {
    drawing.elements.compactMap { if case .glyphs(let run) = $0.shape { run } else { nil } }
  }

  /// The rounding of a rectangle's values to thousandths.
  private func rounded(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }

  @Test("text without attributes is black Helvetica at 12 points") func defaults() {
    let runs = glyphs(
      TextPlacement(NSAttributedString(string: "a"), in: .zero, []).drawing(at: .zero))
    #expect(runs.map(\.color) == [UIColor.black.cgColor])
    #expect(runs.map(\.size) == [12])
    #expect(runs.first?.fontFile.hasSuffix("NimbusSans-Regular.otf") == true)
  }

  @Test("a background fills the height of the line behind its characters") func background() {
    let drawing = drawing([("ab", [:]), ("c", [.backgroundColor: UIColor.red])])
    #expect(
      fills(drawing).map { $0.rects.map(rounded) } == [[CGRect(x: 12, y: 0, width: 6, height: 12)]])
    #expect(fills(drawing).map(\.color) == [UIColor.red.cgColor])
    // It is behind all text.
    if case .fill = drawing.elements.first?.shape {} else { Issue.record("text is below") }
  }

  struct Lines: CustomTestStringConvertible {
    let style: NSUnderlineStyle
    /// The horizontal ranges, and the number of lines.
    let x: [ClosedRange<CGFloat>]
    var count = 1
    var factor: CGFloat = 1
    var testDescription: String { "\(style.rawValue)" }
  }

  @Test(
    "underline styles have their lines",
    arguments: [
      Lines(style: .single, x: [0...30]), Lines(style: .thick, x: [0...30], factor: 2),
      Lines(style: .double, x: [0...30], count: 2),
      Lines(style: [.single, .byWord], x: [0...12, 18...30]),
      Lines(
        style: [.single, .patternDot],
        x: stride(from: CGFloat(0), to: 30, by: 2).map { $0...($0 + 1) }),
      Lines(
        style: [.single, .patternDash],
        x: [0...3, 4.5...7.5, 9...12, 13.5...16.5, 18...21, 22.5...25.5, 27...30]),
      Lines(
        style: [.single, .patternDashDot],
        x: [
          0...3, 4.5...5.5, 7...10, 11.5...12.5, 14...17, 18.5...19.5, 21...24, 25.5...26.5,
          28...30,
        ]),
    ])
  func underline(row: Lines) throws {
    let drawing = drawing("ab cd", [.underlineStyle: row.style.rawValue])
    let fills = fills(drawing)
    let baseline = try #require(glyphs(drawing).first?.glyphs.first).position.y
    let rects = try #require(fills.first).rects.map(rounded)
    let tops = Set(rects.map(\.minY)).sorted()
    #expect(tops.count == row.count)
    #expect(rects.filter { $0.minY == tops[0] }.map { $0.minX...$0.maxX } == row.x)
    // At least a pixel thick, on whole pixels, below the baseline.
    for rect in rects {
      #expect(rect.height == 0.5 * row.factor)
      #expect((rect.minY * 2).rounded() == rect.minY * 2)
      #expect(rect.minY >= baseline && rect.maxY < baseline + 4)
    }
  }

  @Test("lines of adjacent runs in one color are one line") func mergedLines() {
    let attributes: [NSAttributedString.Key: Any] = [
      .strikethroughStyle: 1, .strikethroughColor: UIColor.blue,
    ]
    let runs = [
      ("ab", attributes), ("cd", attributes.merging([.foregroundColor: UIColor.red]) { $1 }),
    ]
    let fills = fills(drawing(runs))
    #expect(fills.flatMap(\.rects).map(rounded).map(\.width) == [24])
    #expect(fills.allSatisfy { $0.color == UIColor.blue.cgColor })
    // A line through the text is above the baseline.
    #expect(fills.flatMap(\.rects).allSatisfy { $0.maxY < 9.5 })
  }

  @Test("an outline is stroked, and filled as well if its width is negative") func stroke() {
    let stroked = glyphs(drawing("a", [.strokeWidth: 5, .strokeColor: UIColor.red]))
    #expect(stroked.map(\.strokeWidth) == [0.5])
    #expect(stroked.map(\.color) == [UIColor.red.cgColor])
    let filled = glyphs(drawing("a", [.strokeWidth: -5, .strokeColor: UIColor.red]))
    #expect(filled.map(\.strokeWidth) == [0, 0.5])
    #expect(filled.map(\.color) == [UIColor.black.cgColor, UIColor.red.cgColor])
  }

  @Test("obliqueness and expansion shape the glyphs") func shapes() throws {
    let run = try #require(glyphs(drawing("aa", [.obliqueness: 0.2, .expansion: 1])).first)
    #expect(run.obliqueness == 0.2)
    #expect(abs(run.horizontalScale - 2.718281828459045) < 1e-12)
    #expect(abs(run.glyphs[1].position.x - 6 * 2.718281828459045) < 0.001)
  }

  @Test("a shadow belongs to its text") func shadow() {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    let elements = drawing([("a", [.shadow: shadow]), ("b", [:])]).elements
    #expect(
      elements.map(\.shadow) == [
        TextDrawing.Shadow(
          color: UIColor.black.withAlphaComponent(1.0 / 3).cgColor,
          offset: CGSize(width: 1, height: 2), blur: 3), nil,
      ])
    shadow.shadowColor = nil
    #expect(drawing("a", [.shadow: shadow]).elements.allSatisfy { $0.shadow == nil })
  }

  @Test("a link is blue and underlined") func link() {
    let drawing = drawing("a", [.link: "https://example.com", .foregroundColor: UIColor.red])
    let light = UIColor.link.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(glyphs(drawing).map(\.color) == [light.cgColor])
    #expect(fills(drawing).map(\.color) == [light.cgColor])
  }

  @Test("an attachment is drawn on the baseline, or in its bounds") func attachment() throws {
    let pixels = CGImage(width: 4, height: 2, pixels: Array(repeating: 0xFF, count: 32))
    let image = UIImage(cgImage: try #require(pixels))
    let attachment = NSTextAttachment(image: image)
    func rect(_ runs: [(String, [NSAttributedString.Key: Any])]) -> CGRect? {
      drawing(runs).elements.compactMap {
        if case .image(_, let rect, _) = $0.shape { rect } else { nil }
      }.first
    }
    let runs = [("a", [:]), ("\u{FFFC}", [NSAttributedString.Key.attachment: attachment])]
    let baseline = glyphs(drawing("a", [:])).first?.glyphs.first?.position.y ?? 0
    #expect(rect(runs).map(rounded) == CGRect(x: 6, y: baseline - 2, width: 4, height: 2))
    attachment.bounds = CGRect(x: 0, y: -1, width: 8, height: 4)
    #expect(rect(runs).map(rounded) == CGRect(x: 6, y: baseline - 3, width: 8, height: 4))
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(text.size().width == 8)
  }

  @Test("a subclass of attachments determines its rectangle and image") func ownAttachment() throws
  {
    final class Icon: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: -2, width: lineFrag.height * 2, height: lineFrag.height)
      }
    }
    let font = UIFont.systemFont(ofSize: 20)
    let icon = Icon(data: nil, ofType: nil)
    let runs: [(String, [NSAttributedString.Key: Any])] = [
      ("\u{FFFC}", [.attachment: icon, .font: font])
    ]
    #expect(drawing(runs).elements.isEmpty)
    let pixels = CGImage(width: 4, height: 2, pixels: Array(repeating: 0xFF, count: 32))
    icon.image = UIImage(cgImage: try #require(pixels))
    let rects = drawing(runs).elements.compactMap {
      if case .image(_, let rect, _) = $0.shape { rect.size } else { nil }
    }
    #expect(rects == [CGSize(width: font.lineHeight * 2, height: font.lineHeight)])
  }

  @Test("values of wrong types are ignored") func wrongTypes() {
    let attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: "red", .kern: "wide", .underlineStyle: UIColor.red, .paragraphStyle: 3,
      .attachment: 1, .shadow: 2, .baselineOffset: CGFloat.nan, .writingDirection: "left",
    ]
    #expect(drawing("a", attributes).plainGlyphs?.count == 1)
  }

  @Test("a text without lines, shadows and images is glyphs alone") func plainGlyphs() {
    #expect(drawing("a", [.kern: 2, .foregroundColor: UIColor.red]).plainGlyphs?.count == 1)
    #expect(drawing("a", [.underlineStyle: 1]).plainGlyphs == nil)
  }

  @Test("without a fragment's origin, a text is placed by its baseline") func baseline() {
    let text = NSAttributedString(string: "a", attributes: [.font: courier])
    let placement = TextPlacement(text, in: CGSize(width: 1, height: 1), [])
    #expect(placement.layout.lines.count == 1)
    let y = glyphs(placement.drawing(at: CGPoint(x: 5, y: 20))).first?.glyphs.first?.position.y
    #expect(y == 20)
  }

  @Test("lines that do not start in the height are not drawn") func clippedLines() {
    let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: courier])
    let placement = TextPlacement(text, in: .zero, .usesLineFragmentOrigin)
    #expect(glyphs(placement.drawing(at: .zero, startingWithin: 13)).count == 2)
    #expect(glyphs(placement.drawing(at: .zero)).count == 3)
  }
}
