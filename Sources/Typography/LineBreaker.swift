/// Breaks paragraphs into lines, first come first served, as UIKit does.
struct LineBreaker {
  let font: Font
  /// Not negative, not NaN.
  let width: Double
  let mode: LineBreakMode
  /// The most lines, 1 at least.
  let limit: Int

  private(set) var lines: [BrokenLine] = []
  private(set) var isTruncated = false

  /// A width that was computed from the text itself must not break it.
  private static let tolerance = 0.001

  init(font: Font, width: Double, mode: LineBreakMode, limit: Int) {
    self.font = font
    self.width = width
    self.mode = mode
    self.limit = limit
  }

  /// Breaks all of `text`.
  mutating func add(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline)
      let next = end.map { rest.index(after: $0) } ?? rest.endIndex
      add(paragraph: rest[..<(end ?? rest.endIndex)], isFollowed: next < rest.endIndex)
      if lines.count == limit { return }
      rest = rest[next...]
    }
  }

  private mutating func add(paragraph: Substring, isFollowed: Bool) {
    let text = Shaper.shape(paragraph, face: font.face, size: font.size)
    let count = text.clusters.count
    var start = 0
    repeat {
      if lines.count + 1 == limit {
        addLastLine(of: text, from: start, isFollowed: isFollowed)
        return
      }
      let end = lineEnd(in: text, from: start)
      lines.append(
        BrokenLine(
          [BrokenLine.Piece(text: text, clusters: text.trimmed(start..<end))],
          endsParagraph: end == count))
      start = end
    } while start < count
  }

  /// Returns the first cluster of the next line.
  private func lineEnd(in text: ShapedText, from start: Int) -> Int {
    let breaksWords = mode == .byCharWrapping
    var used = 0.0
    var lastBreak: Int?
    for index in start..<text.clusters.count {
      let cluster = text.clusters[index]
      if index > start, breaksWords ? cluster.startsCharacter : cluster.startsWord {
        lastBreak = index
      }
      used += cluster.advance
      if used > width + Self.tolerance, !cluster.isSpace, index > start {
        return lastBreak ?? characterEnd(in: text, from: start, near: index)
      }
    }
    return text.clusters.count
  }

  /// Returns the start of the character that `index` lies in, or of the next one if it is the line's
  /// first.
  private func characterEnd(in text: ShapedText, from start: Int, near index: Int) -> Int {
    let clusters = text.clusters
    return clusters[(start + 1)...index].lastIndex(where: \.startsCharacter)
      ?? clusters[index...].firstIndex(where: \.startsCharacter) ?? clusters.count
  }

  private mutating func addLastLine(of text: ShapedText, from start: Int, isFollowed: Bool) {
    let all = text.trimmed(start..<text.clusters.count)
    let fits = text.width(all) <= width + Self.tolerance
    isTruncated = isFollowed || !fits
    switch mode {
    case _ where fits && !isFollowed:
      lines.append(BrokenLine([.init(text: text, clusters: all)], endsParagraph: true))
    case .byWordWrapping, .byCharWrapping:
      let end = lineEnd(in: text, from: start)
      lines.append(
        BrokenLine(
          [.init(text: text, clusters: text.trimmed(start..<end))],
          endsParagraph: end == text.clusters.count))
    case .byClipping:
      let end = fits ? all.upperBound : fitting(text, all, into: width) + 1
      lines.append(BrokenLine([.init(text: text, clusters: start..<end)], endsParagraph: true))
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      lines.append(truncated(text, all, fits: fits))
    }
  }

  /// Puts an ellipsis in the place of what does not fit; after all of it if only the paragraphs that
  /// follow do not.
  private func truncated(_ text: ShapedText, _ all: Range<Int>, fits: Bool) -> BrokenLine {
    let ellipsis = Shaper.shape("\u{2026}", face: font.face, size: font.size)
    let dots = BrokenLine.Piece(text: ellipsis, clusters: ellipsis.clusters.indices)
    let room = width - ellipsis.width(dots.clusters)
    let headRoom =
      switch mode {
      case .byTruncatingHead where !fits: 0.0
      case .byTruncatingMiddle where !fits: room / 2
      default: room
      }
    let headEnd = fitting(text, all, into: headRoom)
    let head = text.trimmed(all.lowerBound..<headEnd)
    var pieces = [BrokenLine.Piece(text: text, clusters: head), dots]
    if !fits, mode != .byTruncatingTail {
      let tail = fittingTail(text, head.upperBound..<all.upperBound, into: room - text.width(head))
      pieces.append(BrokenLine.Piece(text: text, clusters: tail..<all.upperBound))
    }
    return BrokenLine(pieces, endsParagraph: true)
  }

  /// Returns the end of the most characters at the start of `range` that fit.
  private func fitting(_ text: ShapedText, _ range: Range<Int>, into room: Double) -> Int {
    var used = 0.0
    var end = range.lowerBound
    for index in range {
      if text.clusters[index].startsCharacter { end = index }
      used += text.clusters[index].advance
      if used > room + Self.tolerance { return end }
    }
    return range.upperBound
  }

  /// Returns the start of the most characters at the end of `range` that fit, no white space first.
  private func fittingTail(_ text: ShapedText, _ range: Range<Int>, into room: Double) -> Int {
    var used = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      used += text.clusters[index].advance
      if used > room + Self.tolerance { break }
      if text.clusters[index].startsCharacter, !text.clusters[index].isSpace { start = index }
    }
    return start
  }
}
