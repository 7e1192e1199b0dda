import QuartzCore
import Typography

/// The places of the characters of a text in lines of a width; positions count UTF-16 units.
struct TextGeometry {
  private let layout: StyledLayout
  private let font: UIFont
  private let length: Int
  /// Whether the text ends with a line break, after which a line without characters follows.
  private let endsWithBreak: Bool
  private let alignment: NSTextAlignment
  private let width: CGFloat

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of characters without one, and of a line without characters.
  ///   - width: The width of lines, in points.
  ///   - maxLines: The maximum number of lines; 0 for no limit.
  @MainActor
  init(_ text: NSAttributedString, font: UIFont, width: CGFloat, maxLines: Int) {
    var defaults = TextDefaults()
    defaults.font = font
    defaults.fallbacks = Stage.current?.fallbackFonts.faces.faces ?? []
    var options = StyledLayout.Options()
    options.width = Double(width)
    options.numberOfLines = maxLines
    layout = StyledLayout(AttributedText(text, defaults).styled, options)
    (self.font, self.width, length) = (font, width, text.length)
    endsWithBreak = text.string.unicodeScalars.last == "\n"
    let style =
      text.length > 0
      ? text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle : nil
    alignment = style?.alignment ?? .natural
  }

  /// The height of all lines; that of one line without text.
  var height: CGFloat {
    let lines = CGFloat(layout.height)
    return layout.lines.isEmpty || endsWithBreak && !hasLineAfterBreak
      ? lines + font.lineHeight : lines
  }

  /// The width of the widest line.
  var textWidth: CGFloat { CGFloat(layout.width) }

  /// Whether the first line is written from right to left.
  var isRightToLeft: Bool { layout.lines.first?.isRightToLeft ?? false }

  /// The left edge of the first line's characters.
  var textEdge: CGFloat { CGFloat(layout.lines.first?.cells.map(\.x).min() ?? 0) }

  private var hasLineAfterBreak: Bool {
    layout.lines.last.map { $0.range.lowerBound >= length } ?? false
  }

  /// Returns the place of a caret, without width, at a position.
  func caret(at place: Int) -> CGRect {
    let index = layout.lines.lastIndex { $0.range.lowerBound <= place }
    if place >= length, endsWithBreak || layout.lines.isEmpty, !hasLineAfterBreak {
      let x: CGFloat =
        switch alignment {
        case .center: width / 2
        case .right: width
        case .left, .natural, .justified: 0
        }
      return CGRect(
        x: x.isFinite ? x : 0, y: CGFloat(layout.height), width: 0, height: font.lineHeight)
    }
    guard let index else { return CGRect(x: 0, y: 0, width: 0, height: font.lineHeight) }
    let line = layout.lines[index]
    return CGRect(
      x: x(of: place, in: line), y: CGFloat(line.y), width: 0, height: CGFloat(line.height))
  }

  private func x(of place: Int, in line: StyledLayout.Line) -> CGFloat {
    if let cell = line.cells.first(where: { $0.offset == place }) {
      return CGFloat(cell.isRightToLeft ? cell.x + cell.width : cell.x)
    }
    // Behind the last character before the place.
    guard let cell = line.cells.filter({ $0.offset < place }).max(by: { $0.offset < $1.offset })
    else { return CGFloat(line.x) }
    return CGFloat(cell.isRightToLeft ? cell.x : cell.x + cell.width)
  }

  /// Returns the position of the character edge nearest to a point.
  func place(nearestTo point: CGPoint) -> Int {
    if endsWithBreak, !hasLineAfterBreak, point.y >= CGFloat(layout.height) { return length }
    guard
      let line = layout.lines.last(where: { CGFloat($0.y) <= point.y }) ?? layout.lines.first
    else { return 0 }
    var (best, distance) = (line.range.lowerBound, CGFloat.infinity)
    let offsets = line.cells.map(\.offset).sorted()
    let isLast = line.range.upperBound >= length
    for place in offsets + (isLast && !endsWithBreak ? [length] : []) {
      let next = abs(x(of: place, in: line) - point.x)
      if next < distance { (best, distance) = (place, next) }
    }
    return best
  }

  /// Returns the rectangles of the parts of a range, one for each line.
  func rects(of range: Range<Int>) -> [CGRect] {
    layout.lines.compactMap { line in
      let part = line.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let cells = line.cells.filter { part.contains($0.offset) }
      guard let start = cells.map(\.x).min(), let end = cells.map({ $0.x + $0.width }).max() else {
        return nil
      }
      return CGRect(
        x: CGFloat(start), y: CGFloat(line.y), width: CGFloat(end - start),
        height: CGFloat(line.height))
    }
  }
}
