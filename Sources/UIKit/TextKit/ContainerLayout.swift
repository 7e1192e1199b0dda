import QuartzCore
import Typography

/// The lines of a text in a container; positions count the UTF-16 units of the whole text.
@MainActor
struct ContainerLayout {
  let container: NSTextContainer
  /// The part of the text in the container.
  let range: Range<Int>
  /// Whether not all of the text fits, and the last line ends with an ellipsis.
  let isTruncated: Bool
  private let text: AttributedText
  private let layout: StyledLayout
  private let start: Int
  private let padding: CGFloat
  private let width: CGFloat
  private let extraHeight: CGFloat

  /// Lays out a text from a position on.
  init(
    _ string: NSAttributedString, from start: Int, _ container: NSTextContainer, usesLeading: Bool
  ) {
    self.container = container
    self.start = start
    padding = container.lineFragmentPadding
    let rest = (start..<max(start, string.length)).units
    let part = string.attributedSubstring(from: rest)
    var defaults = TextDefaults()
    defaults.fallbacks = Stage.current?.fallbackFonts.faces.faces ?? []
    text = AttributedText(part, defaults)
    var options = StyledLayout.Options()
    let isLimited = container.size.width > 0 && container.size.width < 1e6
    if isLimited { options.width = Double(max(container.size.width - 2 * padding, 0)) }
    if container.size.height > 0, container.size.height < 1e6 {
      options.height = Double(container.size.height)
    }
    options.numberOfLines = container.maximumNumberOfLines
    if container.lineBreakMode != .byWordWrapping {
      options.lastLineMode = LineBreakMode(container.lineBreakMode)
    }
    options.usesLeading = usesLeading
    var laidOut = StyledLayout(text.styled, options)
    if options.height.isFinite {
      laidOut = laidOut.keepingLines { $0.y + $0.height <= options.height + 0.001 }
    }
    layout = laidOut
    isTruncated = laidOut.isTruncated
    width = isLimited ? container.size.width : CGFloat(laidOut.width) + 2 * padding
    let end =
      isTruncated && container.lineBreakMode != .byWordWrapping
      ? part.length : laidOut.lines.last?.range.upperBound ?? 0
    range = start..<(start + min(end, part.length))
    let font =
      part.length > 0
      ? part.attributes(at: part.length - 1, effectiveRange: nil)[.font] as? UIFont : nil
    let endsWithBreak = part.string.unicodeScalars.last == "\n" && end == part.length
    extraHeight = endsWithBreak ? (font ?? defaults.font).lineHeight : 0
  }

  var lines: [StyledLayout.Line] { layout.lines }

  var usedRect: CGRect {
    guard !lines.isEmpty || extraHeight > 0 else { return .zero }
    let used = lines.map { usedFragment($0) }.reduce(CGRect.null) { $0.union($1) }
    let left = used.isNull ? 0 : used.minX
    return CGRect(
      x: left, y: 0, width: used.isNull ? 2 * padding : used.width,
      height: CGFloat(lines.last.map { $0.y + $0.height } ?? 0) + extraHeight)
  }

  var extraLine: CGRect {
    extraHeight > 0
      ? CGRect(
        x: 0, y: CGFloat(lines.last.map { $0.y + $0.height } ?? 0), width: width,
        height: extraHeight)
      : .zero
  }

  func glyphs(of line: StyledLayout.Line) -> Range<Int> {
    let range = line.range.lowerBound + start..<line.range.upperBound + start
    return isTruncated && line == lines.last ? range.lowerBound..<self.range.upperBound : range
  }

  func line(at glyph: Int) -> StyledLayout.Line? {
    lines.last { glyphs(of: $0).lowerBound <= glyph } ?? lines.first
  }

  func fragment(_ line: StyledLayout.Line) -> CGRect {
    CGRect(x: 0, y: CGFloat(line.y), width: width, height: CGFloat(line.height))
  }

  func usedFragment(_ line: StyledLayout.Line) -> CGRect {
    CGRect(
      x: CGFloat(line.x), y: CGFloat(line.y), width: CGFloat(line.width) + 2 * padding,
      height: CGFloat(line.height))
  }

  /// Returns the first character of a line that an ellipsis replaces.
  func shownEnd(of line: StyledLayout.Line) -> Int {
    (line.cells.map(\.offset).max().map { $0 + 1 } ?? line.range.lowerBound) + start
  }

  /// Returns the left edge of a glyph.
  func x(of glyph: Int, in line: StyledLayout.Line) -> CGFloat {
    let place = glyph - start
    if let cell = line.cells.first(where: { $0.offset == place }) {
      return CGFloat(cell.isRightToLeft ? cell.x + cell.width : cell.x) + padding
    }
    guard let cell = line.cells.filter({ $0.offset < place }).max(by: { $0.offset < $1.offset })
    else { return CGFloat(line.x) + padding }
    return CGFloat(cell.isRightToLeft ? cell.x : cell.x + cell.width) + padding
  }

  /// Returns the areas of glyphs, one for each line.
  func rects(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = glyphs(of: line).clamped(to: range)
      guard !part.isEmpty else { return nil }
      let cells = line.cells.filter { part.contains($0.offset + start) }
      guard let left = cells.map(\.x).min(), let right = cells.map({ $0.x + $0.width }).max()
      else { return nil }
      return CGRect(
        x: CGFloat(left) + padding, y: CGFloat(line.y), width: CGFloat(right - left),
        height: CGFloat(line.height))
    }
  }

  /// Returns the glyph nearest to a point, and how far through it the point is.
  func glyph(at point: CGPoint) -> (Int, CGFloat) {
    guard let line = lines.last(where: { CGFloat($0.y) <= point.y }) ?? lines.first else {
      return (0, 0)
    }
    let x = Double(point.x - padding)
    func distance(_ cell: StyledLayout.Cell) -> Double {
      max(cell.x - x, x - cell.x - cell.width, 0)
    }
    guard let cell = line.cells.min(by: { distance($0) < distance($1) }) else {
      return (line.range.lowerBound + start, 0)
    }
    let fraction = cell.width > 0 ? min(max((x - cell.x) / cell.width, 0), 1) : 0
    return (cell.offset + start, CGFloat(cell.isRightToLeft ? 1 - fraction : fraction))
  }

  /// Returns what the text draws in a container at a place.
  func drawing(at origin: CGPoint) -> TextDrawing {
    TextDrawing(
      text, layout, at: CGPoint(x: origin.x + padding, y: origin.y),
      TextDrawing.Colors(traits: .current))
  }
}
