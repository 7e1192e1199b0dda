import QuartzCore
import Typography

/// A text that can be broken into lines.
public final class CTTypesetter {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }

  /// Returns the end of a line that starts at a position.
  func lineEnd(from start: Int, width: Double) -> Int {
    guard start < text.length else { return text.length }
    let rest = text.attributedSubstring(from: (max(start, 0)..<text.length).units)
    var options = StyledLayout.Options()
    options.width = width
    let layout = StyledLayout(AttributedText(rest, TextDefaults()).styled, options)
    return max(start, 0) + (layout.lines.first?.range.upperBound ?? rest.length)
  }
}

/// A text that can be laid out in areas.
public final class CTFramesetter {
  let typesetter: CTTypesetter
  init(_ text: NSAttributedString) { typesetter = CTTypesetter(text) }
}

/// The lines of a text in an area; places are in points, with y upward.
public final class CTFrame {
  let path: CGPath
  let lines: [CTLine]
  let origins: [CGPoint]
  let start: Int
  let end: Int

  init(_ text: NSAttributedString, _ range: CFRange, in path: CGPath) {
    self.path = path
    let box = path.boundingBoxOfPath
    start = min(max(range.location, 0), text.length)
    let limit = range.length == 0 ? text.length : min(start + max(range.length, 0), text.length)
    let part = text.attributedSubstring(from: (start..<max(start, limit)).units)
    var options = StyledLayout.Options()
    options.width = Double(box.width)
    let layout = StyledLayout(AttributedText(part, TextDefaults()).styled, options)
    let shown = layout.lines.filter { $0.y + $0.height <= Double(box.height) + 0.001 }
    lines = shown.map { CTLine($0, of: part) }
    origins = shown.map {
      CGPoint(x: CGFloat($0.x), y: box.height - CGFloat($0.baseline))
    }
    end = start + (shown.last?.range.upperBound ?? 0)
  }
}

/// Creates a text that can be broken into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}
/// Returns the number of characters of a line that starts at a position, in a width in points.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineEnd(from: startIndex, width: width) - startIndex
}
/// Returns a line of characters; a length of 0 is that of the rest.
public func CTTypesetterCreateLine(
  _ typesetter: CTTypesetter, _ stringRange: CFRange
) -> CTLine {
  let start = min(max(stringRange.location, 0), typesetter.text.length)
  let end =
    stringRange.length == 0
    ? typesetter.text.length : min(start + max(stringRange.length, 0), typesetter.text.length)
  return CTLine(typesetter.text.attributedSubstring(from: (start..<end).units))
}
/// Creates a text that can be laid out in areas.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}
/// Returns the text as one that can be broken into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}
/// Returns the size of characters within limits, in points, and finds those that fit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let limit = CGSize(
    width: min(max(constraints.width, 0), 1e6), height: min(max(constraints.height, 0), 1e6))
  let frame = CTFrame(
    framesetter.typesetter.text, stringRange,
    in: CGPath(rect: CGRect(origin: .zero, size: limit), transform: nil))
  fitRange?.pointee = CTFrameGetVisibleStringRange(frame)
  let width = frame.lines.map { $0.width - $0.trailingSpace }.max() ?? 0
  var height: CGFloat = 0
  if let line = frame.lines.last, let origin = frame.origins.last {
    height = limit.height - origin.y + line.descent
  }
  return CGSize(width: width, height: height.rounded(.up))
}
/// Creates the lines of characters in the box of a path; a length of 0 is that of the rest.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter.typesetter.text, stringRange, in: path)
}
/// Returns the lines, an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
/// Copies the places of lines in the box of the path; a length of 0 is that of the rest.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.origins.count)
  let end =
    range.length == 0
    ? frame.origins.count : min(start + max(range.length, 0), frame.origins.count)
  for (index, origin) in frame.origins[start..<end].enumerated() { origins[index] = origin }
}
/// Returns the path.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Returns the characters that the frame was created for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CTFrameGetVisibleStringRange(frame)
}
/// Returns the characters that fit.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.end - frame.start)
}
/// Draws the lines in a context.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    line.draw(in: context)
  }
}
