import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct CoreTextTests {
  private let font = CTFontCreateWithName("Helvetica", 40, nil)
  private var text: NSAttributedString {
    NSAttributedString(
      string: "Ab c", attributes: [NSAttributedString.Key(kCTFontAttributeName): font])
  }

  @Test("a line has the width and the heights of its text") func line() {
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(isNear(CGFloat(width), text.size().width, 0.5))
    #expect(ascent == font.ascender && descent == -font.descender)
    #expect(CTLineGetGlyphCount(line) == 4)
    #expect(isNear(CTLineGetOffsetForStringIndex(line, 4, nil), CGFloat(width), 1e-6))
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: CGFloat(width), y: 0)) == 4)
  }

  @Test("a run's glyphs are those of its characters, at their advances") func run() throws {
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    let run = try #require(runs.first)
    let count = CTRunGetGlyphCount(run)
    var glyphs = [CGGlyph](repeating: 0, count: count)
    var positions = [CGPoint](repeating: .zero, count: count)
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    var expected = [CGGlyph](repeating: 0, count: 4)
    #expect(CTFontGetGlyphsForCharacters(font, Array("Ab c".utf16), &expected, 4))
    #expect(glyphs == expected)
    var advances = [CGSize](repeating: .zero, count: 4)
    CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 4)
    #expect(positions[0] == .zero)
    #expect(isNear(positions[1].x, advances[0].width, 0.5))
    #expect((CTRunGetAttributes(run)[kCTFontAttributeName] as? CTFont)?.pointSize == 40)
  }

  @Test("a glyph's outline is above the baseline, as high as a capital letter") func outline()
    throws
  {
    var glyph = CGGlyph()
    #expect(CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1))
    let box = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
    #expect(isNear(box.minY, 0, 0.01))
    #expect(isNear(box.maxY, font.capHeight, 0.5))
    var space = CGGlyph()
    #expect(CTFontGetGlyphsForCharacters(font, Array(" ".utf16), &space, 1))
    #expect(CTFontCreatePathForGlyph(font, space, nil) == nil)
  }

  @Test("a frame breaks lines in its box, and finds what fits") func frame() {
    let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
    let setter = CTFramesetterCreateWithAttributedString(text)
    let box = CGRect(x: 0, y: 0, width: 160, height: 100)
    let frame = CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil)
    let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
    #expect(lines.count == 2)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 100)
    let visible = CTFrameGetVisibleStringRange(frame)
    #expect(visible.location == 0 && visible.length < text.length)
    var fitting = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 160, height: 10_000), &fitting)
    #expect(fitting.length == text.length)
    #expect(size.width <= 160 && size.height > 100)
    #expect(CTTypesetterSuggestLineBreak(CTFramesetterGetTypesetter(setter), 0, 160) == 8)
  }

  @Test("a drawn line covers its outlines in the text's color") func drawing() throws {
    let red = NSAttributedString(
      string: "H", attributes: [.font: font, .foregroundColor: UIColor.red])
    let line = CTLineCreateWithAttributedString(red)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50), format: format).image {
      let context = $0.cgContext
      context.translateBy(x: 0, y: 50)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 5, y: 10)
      CTLineDraw(line, context)
    }
    let pixels = try #require(CIImage(image: image)).pixels
    let bounds = CTLineGetImageBounds(line, nil).offsetBy(dx: 5, dy: 10)
    // The left stem, halfway up.
    #expect(pixels(CGPoint(x: bounds.minX + 2, y: bounds.midY + 8)) == [255, 0, 0, 255])
    #expect(pixels(CGPoint(x: bounds.minX - 3, y: bounds.midY)) == [0, 0, 0, 0])
    #expect(pixels(CGPoint(x: bounds.midX, y: bounds.minY - 3)) == [0, 0, 0, 0])
  }

  @Test("a truncated line is at most as wide") func truncation() throws {
    let line = CTLineCreateWithAttributedString(text)
    let short = try #require(CTLineCreateTruncatedLine(line, 70, .end, nil))
    #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= 70)
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) > 70)
  }
}

extension CIImage {
  /// The pixel at a point of the image, whose y axis points up: red, green, blue and alpha.
  fileprivate var pixels: (CGPoint) -> [UInt8] {
    { point in
      var bytes = [UInt8](repeating: 0, count: 4)
      CIContext().render(
        self, toBitmap: &bytes, rowBytes: 4,
        bounds: CGRect(x: point.x.rounded(.down), y: point.y.rounded(.down), width: 1, height: 1),
        format: .RGBA8, colorSpace: nil)
      return bytes
    }
  }
}
