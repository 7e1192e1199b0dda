import QuartzCore
import Typography

/// Glyphs of one font in a line, with the same attributes; places are in points, with y upward from the
/// baseline.
public final class CTRun {
  let attributes: [NSAttributedString.Key: Any]
  let font: UIFont
  let glyphs: [CGGlyph]
  let positions: [CGPoint]
  let advances: [CGFloat]
  let indices: [Int]
  let range: Range<Int>
  let isRightToLeft: Bool

  init(_ run: StyledLayout.Run, in line: CTLine.Content) {
    let cells = line.cells.filter { $0.x >= run.x - 0.01 && $0.x < run.x + run.width }
    let all = Self.withSpaces(run, cells)
    let ends = all.dropFirst().map(\.x) + [run.x + run.width]
    glyphs = all.map { CGGlyph(truncatingIfNeeded: $0.id) }
    positions = all.map {
      CGPoint(x: CGFloat($0.x) - line.left, y: line.baseline - CGFloat($0.y))
    }
    advances = zip(all, ends).map { CGFloat($1 - $0.x) }
    indices = all.map { glyph in
      cells.last { $0.x <= glyph.x + 0.01 }?.offset ?? cells.first?.offset ?? 0
    }
    isRightToLeft = cells.first?.isRightToLeft ?? false
    let first = cells.map(\.offset).min() ?? 0
    // Characters without places of their own belong to those in front of them.
    let next = line.cells.map(\.offset).filter { $0 > cells.map(\.offset).max() ?? 0 }.min()
    range = first..<max(first, next ?? line.length)
    var attributes =
      first < line.text.length ? line.text.attributes(at: first, effectiveRange: nil) : [:]
    font = UIFont(run.style.font.withFace(run.face))
    attributes[.font] = font
    self.attributes = attributes
  }

  /// Returns the glyphs of a run with those of its white space, which layouts leave out.
  private static func withSpaces(
    _ run: StyledLayout.Run, _ cells: [StyledLayout.Cell]
  ) -> [TextLayout.Glyph] {
    guard let space = GlyphPath.glyph(for: 0x20, in: run.face) else { return run.glyphs }
    let baseline = run.glyphs.first?.y
    let spaces = cells.filter { cell in
      !run.glyphs.contains { $0.x >= cell.x - 0.01 && $0.x < cell.x + cell.width - 0.01 }
        && !run.words.contains { cell.x >= $0.x - 0.01 && cell.x < $0.x + $0.width - 0.01 }
    }
    let added = spaces.map { TextLayout.Glyph(id: space, x: $0.x, y: baseline ?? 0) }
    return (run.glyphs + added).sorted { $0.x < $1.x }
  }

  var color: CGColor? {
    if attributes[NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)] as? Bool
      == true
    {
      return nil
    }
    switch attributes[.foregroundColor] {
    case let color as UIColor: return color.cgColor
    case let color as CGColor: return color
    default: return UIColor.black.cgColor
    }
  }

  func part(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), glyphs.count)
    let end = range.length == 0 ? glyphs.count : min(start + max(range.length, 0), glyphs.count)
    return start..<end
  }

  func draw(_ part: Range<Int>, in context: CGContext) {
    guard !part.isEmpty else { return }
    context.saveGState()
    if let color { context.setFillColor(color) }
    CTFontDrawGlyphs(
      font, Array(glyphs[part]), Array(positions[part]), part.count, context)
    context.restoreGState()
  }
}

/// A line of glyphs; places are in points, with y upward from the baseline.
public final class CTLine {
  struct Content {
    let text: NSAttributedString
    let baseline: CGFloat
    let left: CGFloat
    let cells: [StyledLayout.Cell]
    let length: Int
  }

  let runs: [CTRun]
  let text: NSAttributedString
  /// The characters in the whole text.
  let range: Range<Int>
  let width: CGFloat
  let trailingSpace: CGFloat
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  private let content: Content

  init(_ line: StyledLayout.Line?, of text: NSAttributedString) {
    self.text = text
    let cells = line?.cells ?? []
    let length = line?.range.upperBound ?? 0
    content = Content(
      text: text, baseline: CGFloat(line?.baseline ?? 0), left: CGFloat(line?.x ?? 0),
      cells: cells, length: length)
    let content = content
    runs = line?.runs.map { CTRun($0, in: content) } ?? []
    range = line?.range ?? 0..<0
    let end = cells.map { CGFloat($0.x + $0.width) }.max() ?? content.left
    width = end - content.left
    trailingSpace = max(0, width - CGFloat(line?.width ?? 0))
    ascent = runs.map(\.font.ascender).max() ?? 0
    descent = runs.map { -$0.font.descender }.max() ?? 0
    leading = runs.map(\.font.leading).max() ?? 0
  }

  convenience init(_ text: NSAttributedString) {
    let layout = StyledLayout(AttributedText(text, TextDefaults()).styled)
    self.init(layout.lines.first, of: text)
  }

  func offset(of index: Int) -> CGFloat {
    if let cell = content.cells.first(where: { $0.offset == index }) {
      return CGFloat(cell.isRightToLeft ? cell.x + cell.width : cell.x) - content.left
    }
    guard let cell = content.cells.filter({ $0.offset < index }).max(by: { $0.offset < $1.offset })
    else { return 0 }
    return CGFloat(cell.isRightToLeft ? cell.x : cell.x + cell.width) - content.left
  }

  func index(at x: CGFloat) -> Int {
    let edges = content.cells.map(\.offset) + [range.upperBound]
    return edges.min { abs(offset(of: $0) - x) < abs(offset(of: $1) - x) } ?? 0
  }

  func draw(in context: CGContext) {
    for run in runs { run.draw(run.part(CFRange()), in: context) }
  }

  /// The area of the outlines.
  var imageBounds: CGRect {
    runs.reduce(CGRect.null) { bounds, run in
      run.glyphs.indices.reduce(bounds) { bounds, index in
        guard let path = CTFontCreatePathForGlyph(run.font, run.glyphs[index], nil) else {
          return bounds
        }
        return bounds.union(
          path.boundingBoxOfPath.offsetBy(
            dx: run.positions[index].x, dy: run.positions[index].y))
      }
    }
  }
}

/// Creates a line of a text, which is not broken.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Returns a line that is at most as wide, with an ellipsis for what it leaves out.
///
/// - Parameter truncationToken: Ignored.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.width) > width else { return line }
  var options = StyledLayout.Options()
  options.width = width
  options.numberOfLines = 1
  switch truncationType {
  case .start: options.lastLineMode = .byTruncatingHead
  case .end: options.lastLineMode = .byTruncatingTail
  case .middle: options.lastLineMode = .byTruncatingMiddle
  }
  let part = line.text.attributedSubstring(from: line.range.units)
  let layout = StyledLayout(AttributedText(part, TextDefaults()).styled, options)
  return layout.lines.first.map { CTLine($0, of: part) }
}

/// Returns the runs, an array of `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }
/// Returns the number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.map(\.glyphs.count).reduce(0, +)
}
/// Returns the characters in the whole text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.lowerBound, length: line.range.count)
}
/// Returns the width, and finds the heights.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = line.leading
  return Double(line.width)
}
/// Returns the area of a line.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) || options.contains(.useOpticalBounds) {
    let bounds = line.imageBounds
    return bounds.isNull ? .zero : bounds
  }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  return CGRect(
    x: 0, y: -line.descent - leading, width: line.width,
    height: line.ascent + line.descent + leading)
}
/// Returns the area of the outlines at the place of a context's text.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let bounds = line.imageBounds
  guard !bounds.isNull else { return .null }
  return bounds.applying(context?.textMatrix ?? .identity)
}
/// Returns the width of the white space at the end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.trailingSpace)
}
/// Returns the left edge of a line in a width: 0 for the left, 0.5 for the middle, 1 for the right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max(0, (flushWidth - Double(line.width - line.trailingSpace)) * Double(flushFactor))
}
/// Returns the place of a character.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}
/// Returns the edge of characters nearest to a place.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.index(at: position.x)
}
/// Draws a line at the place of a context's text.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
/// Returns the attributes by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var result: CFDictionary = [:]
  for (key, value) in run.attributes { result[key.rawValue] = value }
  return result
}
/// Returns what is special.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }
/// Returns the characters in the whole text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.range.lowerBound, length: run.range.count)
}
/// Copies the glyphs of a range; a length of 0 is that of the rest.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = run.glyphs[glyph] }
}
/// Copies the places of glyphs in the line.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = run.positions[glyph] }
}
/// Copies the advances of glyphs.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (index, glyph) in run.part(range).enumerated() {
    buffer[index] = CGSize(width: run.advances[glyph], height: 0)
  }
}
/// Copies the characters of glyphs.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = run.indices[glyph] }
}
/// Returns the width of glyphs, and finds the heights.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.font.ascender
  descent?.pointee = -run.font.descender
  leading?.pointee = run.font.leading
  return Double(run.advances[run.part(range)].reduce(0, +))
}
/// Draws glyphs at the place of a context's text.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.draw(run.part(range), in: context)
}
